# Das Formular des Stellungseditors.
# used: nauticus-edit-*, nauticus-value-*, nauticus-position-*

nauticus-edit-round = Runde
nauticus-edit-phase = Phase
nauticus-edit-asked = Frage
nauticus-edit-turn = Am Zug
nauticus-edit-start-player = Startspieler
nauticus-edit-anchor = Anker der Drehscheibe an Feld
nauticus-edit-players = Spieler
nauticus-edit-fields = Aktionsfelder
nauticus-edit-in-hand = Laufende Aktion
nauticus-edit-action = Aktion
nauticus-edit-face-up = Offen
nauticus-edit-chosen = Gewählt
nauticus-edit-anchor-tile = Ankerplättchen
nauticus-edit-taler = Taler
nauticus-edit-workers = Arbeiter
nauticus-edit-points = Siegpunkte
nauticus-edit-pass-tiles-flipped = Umgedrehte Passe-Plättchen
nauticus-edit-extra-action = Extra-Aktion noch da
nauticus-edit-delivered = Ausgeliefert
nauticus-edit-warehouse = Lager
nauticus-edit-ships = Schiffe
nauticus-edit-stern = Heck
nauticus-edit-middles = Mittelteile
nauticus-edit-bow = Bug
nauticus-edit-one = 1er-Schiff
nauticus-edit-crest = Wappen
nauticus-edit-masts = Masten
nauticus-edit-crown-masts = Kronenmasten
nauticus-edit-sails = Segel
nauticus-edit-crown-sails = Kronensegel
nauticus-edit-goods = Waren
nauticus-edit-extra = Extra-Aktion läuft
nauticus-edit-phase-done = Aktion der Phase erledigt
nauticus-edit-blue-workers = Blaue Arbeiter übrig
nauticus-edit-used = Schon genutzt
nauticus-edit-bought = Gekauft
nauticus-edit-gift-due = Geschenk steht aus
nauticus-edit-points-scored = Erzielte Siegpunkte
nauticus-edit-tile = Plättchen in der Hand
nauticus-edit-rewards-due = Ausstehende Belohnungen
nauticus-edit-rewards-taken = Genommene Belohnungen
nauticus-edit-first-good = Zuerst genannte Ware

nauticus-value-asked = { $item ->
    [layout] Aktionsplättchen werden ausgelegt
    [field] Welches Feld?
    [bonus] Welches Bonusplättchen?
    [turn] Handeln oder passen?
    [use] Wie geht die Aktion weiter?
    [place] Wohin mit dem Plättchen?
    [reward] Welche Belohnung?
    [reward-good] Welche Ware als Belohnung?
    [gift] Welches Geschenk?
    [turn-end] Zug beenden?
   *[nothing] Nichts: Das Spiel ist zu Ende
}
nauticus-value-crest = { $item ->
    [wheel] Steuerrad
    [anchor] Anker
    [whale] Wal
   *[star] Stern
}
nauticus-value-good = { $item ->
    [coffee] Kaffee
    [fish] Fisch
    [grain] Getreide
   *[salt] Salz
}
nauticus-value-tile = { nauticus-tile }
nauticus-value-action = { nauticus-action }
nauticus-value-reward = { nauticus-reward-name }

# Was sich widerspricht; davor steht, wo.
nauticus-position-unfit = Das passt nicht zum Rest der Stellung.
nauticus-position-number = Möglich ist { $least } bis { $most }.
nauticus-position-nothing-face-up = Dort liegt kein Aktionsplättchen, das offen sein könnte.
nauticus-position-two-chosen = Es ist schon ein anderes Feld gewählt, und nur eines kann es sein.
nauticus-position-two-anchors = Das Ankerplättchen liegt schon an einem anderen Feld.
nauticus-position-tile-twice = Dasselbe Aktionsplättchen liegt an zwei Feldern.
nauticus-position-layout-order = Die Plättchen werden vom ersten Feld an ausgelegt, und eines fehlt noch.
nauticus-position-layout-face-up = Ausgelegte Plättchen liegen offen.
nauticus-position-tiles-missing = { $laid } Aktionsplättchen liegen dort, es gibt aber { $wanted }.
nauticus-position-warehouse-full = Das ist mehr, als die { $boxes } Kisten fassen.
nauticus-position-too-many-ships = Für so viele Schiffe reichen die Rumpfteile nicht.
nauticus-position-crest = Ein Wappen hat ein Schiff genau dann, wenn es einen Mast oder ein Segel ohne Krone trägt.
nauticus-position-no-hull = Ein Schiff beginnt mit einem Rumpfteil.
nauticus-position-does-not-fit = So viele kann dieses Schiff nicht tragen: { LIST($tile, each: "nauticus-tile") }.
nauticus-position-no-action = Bei der Frage „{ LIST($asked, each: "nauticus-value-asked") }“ läuft keine Aktion.
nauticus-position-an-action = Bei der Frage „{ LIST($asked, each: "nauticus-value-asked") }“ läuft eine Aktion.
nauticus-position-not-sold = Nur Plättchen, die es bei dieser Aktion gibt: { nauticus-action }.
nauticus-position-layout-phase = Aktionsplättchen werden vor der ersten Phase einer Runde ausgelegt.
nauticus-position-not-the-end = Zu Ende ist das Spiel erst nach der letzten Phase der letzten Runde.
nauticus-position-face-down = { $down } Aktionsplättchen liegen verdeckt, in Phase { $phase } müssen es { $wanted } sein.
nauticus-position-chosen = Ob ein Feld gewählt ist, passt nicht zur Frage „{ LIST($asked, each: "nauticus-value-asked") }“.
nauticus-position-chosen-down = Das Plättchen am gewählten Feld liegt verdeckt.
nauticus-position-anchor-tile = Das Ankerplättchen liegt ab der zweiten Phase, und nicht früher, am Feld der ersten Phase.
nauticus-position-anchor-down = Am Feld mit dem Ankerplättchen liegt das Aktionsplättchen verdeckt.
nauticus-position-start-player = Bei der Frage „{ LIST($asked, each: "nauticus-value-asked") }“ ist der Startspieler am Zug.
nauticus-position-pass-tiles = Passplättchen werden am Ende einer Runde zurückgedreht.
nauticus-position-tile-count = Davon sind es zusammen { $count }, das Spiel hat aber { $most }: { LIST($tile, each: "nauticus-tile") }.
nauticus-position-no-bonus = Das gewählte Feld hat kein Bonusplättchen, für das Platz ist.
nauticus-position-in-hand = Das passt nicht zur Frage „{ LIST($asked, each: "nauticus-value-asked") }“ oder zum Rest der Aktion.
nauticus-position-no-move = Auf diese Frage gäbe es keinen Zug.
