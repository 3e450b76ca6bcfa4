# Worte von Nauticus: Namen der Dinge, Fragen, Züge und was geschah.
# used: nauticus-action-*, nauticus-short-*, nauticus-tile-*, nauticus-a-*, nauticus-sort-*
# used: nauticus-reward-*, nauticus-fact-*, nauticus-asks-*, nauticus-other-asks-*, nauticus-move-*
# used: nauticus-does-*, nauticus-ship-*, nauticus-result-*, nauticus-tab-*
# used: nauticus-mode-*, nauticus-mode-about-*

## The game itself

nauticus-name = Nauticus
nauticus-about = Schiffe bauen, Laderäume füllen, Waren ausliefern: acht Aktionen rund um eine Drehscheibe, und alle machen mit. Für 2 bis 4 Personen, alles liegt offen.
nauticus-mode-standard = Standard
nauticus-mode-about-standard = Das Spiel, wie es gedruckt ist.

## Aktionen

nauticus-action-hull = Rumpfteile kaufen
nauticus-action-mast = Masten kaufen
nauticus-action-sail = Segel kaufen
nauticus-action-goods = Waren kaufen
nauticus-action-transport = Transport
nauticus-action-withdraw = Geld abheben
nauticus-action-deliver = Waren ausliefern
nauticus-action-crowns = Wertung der Kronen

nauticus-short-hull = Rumpf
nauticus-short-mast = Masten
nauticus-short-sail = Segel
nauticus-short-goods = Waren
nauticus-short-transport = Transport
nauticus-short-withdraw = Geld
nauticus-short-deliver = Ausliefern
nauticus-short-crowns = Kronen

nauticus-does-hull = Jeder Arbeiter kauft ein Rumpfteil.
nauticus-does-mast = Jeder Arbeiter kauft einen Mast.
nauticus-does-sail = Jeder Arbeiter kauft ein Segel.
nauticus-does-goods = Jeder Arbeiter kauft eine Ware.
nauticus-does-transport = Jeder Arbeiter bringt ein Plättchen vom Lager in die Werft.
nauticus-does-withdraw = Jeder Arbeiter bringt 2 Taler.
nauticus-does-deliver = Ein Arbeiter je Ware: Ein fertiges, voll beladenes Schiff liefert seine Ladung aus.
nauticus-does-crowns = Jeder Arbeiter bringt 1 Siegpunkt je Krone, höchstens 15 Siegpunkte.

## Plättchen: allein, und mit Artikel

nauticus-tile-hull-stern = Heck
nauticus-tile-hull-middle = Mittelteil
nauticus-tile-hull-bow = Bug
nauticus-tile-hull-one = 1er-Schiff
nauticus-tile-mast-wheel = Steuerrad-Mast
nauticus-tile-mast-anchor = Anker-Mast
nauticus-tile-mast-whale = Wal-Mast
nauticus-tile-mast-star = Stern-Mast
nauticus-tile-mast-crown = Kronenmast
nauticus-tile-sail-wheel = Steuerrad-Segel
nauticus-tile-sail-anchor = Anker-Segel
nauticus-tile-sail-whale = Wal-Segel
nauticus-tile-sail-star = Stern-Segel
nauticus-tile-sail-crown = Kronensegel
nauticus-tile-goods-coffee = Kaffee
nauticus-tile-goods-fish = Fisch
nauticus-tile-goods-grain = Getreide
nauticus-tile-goods-salt = Salz

nauticus-a-hull-stern = ein Heck
nauticus-a-hull-middle = ein Mittelteil
nauticus-a-hull-bow = einen Bug
nauticus-a-hull-one = ein 1er-Schiff
nauticus-a-mast-wheel = einen Steuerrad-Mast
nauticus-a-mast-anchor = einen Anker-Mast
nauticus-a-mast-whale = einen Wal-Mast
nauticus-a-mast-star = einen Stern-Mast
nauticus-a-mast-crown = einen Kronenmast
nauticus-a-sail-wheel = ein Steuerrad-Segel
nauticus-a-sail-anchor = ein Anker-Segel
nauticus-a-sail-whale = ein Wal-Segel
nauticus-a-sail-star = ein Stern-Segel
nauticus-a-sail-crown = ein Kronensegel
nauticus-a-goods-coffee = einen Kaffee
nauticus-a-goods-fish = einen Fisch
nauticus-a-goods-grain = ein Getreide
nauticus-a-goods-salt = ein Salz

nauticus-sort-hull = Rumpfteile
nauticus-sort-mast = Masten
nauticus-sort-sail = Segel
nauticus-sort-goods = Waren

nauticus-reward-crown-mast = einen Kronenmast
nauticus-reward-crown-sail = ein Kronensegel
nauticus-reward-points = 3 Siegpunkte
nauticus-reward-taler = 7 Taler
nauticus-reward-workers = 3 Arbeiter
nauticus-reward-goods = 2 verschiedene Waren

## Anzahlen

nauticus-taler = { $n } Taler
nauticus-workers = { $n } Arbeiter
nauticus-blue-workers = { $n ->
    [one] 1 blauer Arbeiter
   *[other] { $n } blaue Arbeiter
}
nauticus-own-workers = { $n ->
    [one] 1 eigener Arbeiter
   *[other] { $n } eigene Arbeiter
}
nauticus-points = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
nauticus-crowns = { $n ->
    [one] 1 Krone
   *[other] { $n } Kronen
}
nauticus-free-boxes = { $n ->
    [one] 1 Platz frei
   *[other] { $n } Plätze frei
}
nauticus-later-points = { $n ->
    [one] 1 Siegpunkt am Ende
   *[other] { $n } Siegpunkte am Ende
}
nauticus-bonus-tile = { $sort ->
    [mast] ein Mast nach Wahl
    [sail] ein Segel nach Wahl
   *[other] eine Ware nach Wahl
}
nauticus-nothing = nichts
nauticus-free = gratis

## Der Tisch

nauticus-tab-board = Spielplan
nauticus-tab-yard = Meine Werft
nauticus-tab-others = Die anderen
nauticus-wheel = Die Drehscheibe mit den acht Aktionsfeldern
nauticus-supply = Vorrat
nauticus-warehouse = Lager
nauticus-delivered = Ausgeliefert
nauticus-ships = Werft
nauticus-round = Runde
nauticus-phase = Phase
nauticus-round-of = Runde { $round } von { $rounds }, Aktionsphase { $phase } von { $phases }
nauticus-score-track = Siegpunktleiste
nauticus-start-player = Startspieler
nauticus-start-player-is = Startspieler: { $name }
nauticus-on-turn = am Zug
nauticus-extra-left = Extra-Aktion noch da
nauticus-extra-used = Extra-Aktion verbraucht
nauticus-extra = Extra-Aktion
nauticus-extra-choose = Extra-Aktion: 2 Arbeiter, dann eine von
nauticus-new-ship = Neues Schiff
nauticus-no-ships = Noch kein Schiff
nauticus-tile-left = { $tile }: noch { $n }
nauticus-pass-tiles = { $flipped } von 3 Passe-Plättchen umgedreht
nauticus-pass-loss = { $n ->
    [0] kein Verlust am Rundenende
    [one] 1 Siegpunkt Verlust am Rundenende
   *[other] { $n } Siegpunkte Verlust am Rundenende
}
nauticus-if-now = Stand, wenn jetzt Schluss wäre
nauticus-look-first = Zeig auf etwas, das leuchtet, oder halte den Finger darauf: Dann siehst du, was es kostet und bringt.
nauticus-in-hand = In der Hand
nauticus-rewards-left = { $n ->
    [one] 1 Belohnung wählen
   *[other] { $n } Belohnungen wählen
}
nauticus-hint-rank = Hinweis { $rank }
nauticus-show-more = Mehr von { $name }
nauticus-show-less = Weniger von { $name }
nauticus-account = { $track } auf der Leiste + { $goods } für Waren + { $ships } für Schiffe + { $leftovers } für { $taler } Taler
nauticus-field-laid = Feld { $number }: { $action }; { $workers }; Bonus { $bonus }
nauticus-field-prices = Preise { $prices }
nauticus-field-price = { $tile } { $price }
nauticus-field-bare = Feld { $number }: noch kein Plättchen; Bonus { $bonus }
nauticus-field-down = umgedreht
nauticus-field-chosen = gewählt
nauticus-field-anchor = Ankerplättchen

## Schiffe in Worten

nauticus-ship-words = Schiff { $number }: { $hull } ({ $state })
nauticus-ship-finished = fertig
nauticus-ship-closed = Rumpf vollständig
nauticus-ship-open = Rumpf offen
nauticus-ship-cargo = Ladung { $goods }
nauticus-count-tile = { $n } × { $tile }

## Was gefragt ist

nauticus-asks-layout = Die Aktionsplättchen werden ausgelegt.
nauticus-asks-field = Du bist Startspieler: Wähle ein Aktionsfeld. Du erhältst seinen Bonus, danach dürfen alle handeln.
nauticus-asks-bonus = Dein Bonus: Wähle ein Plättchen aus dem Vorrat für dein Lager.
nauticus-asks-turn = { $action }: { $how ->
    [nothing] Du kannst nur passen
    [extra] jetzt nicht möglich; passe oder nutze erst deine Extra-Aktion
    [transport] Wähle ein Plättchen deines Lagers oder passe
    [deliver] Wähle ein beladenes Schiff oder passe
    [withdraw] Nimm 2 Taler für jeden Arbeiter oder passe
    [crowns] Werte deine Kronen mit jedem Arbeiter oder passe
   *[buy] Wähle, was du kaufst, oder passe
}. { $means }
nauticus-asks-use = { $action }: { $how ->
    [nothing] Du kannst nur abschließen
    [transport] Wähle noch ein Plättchen deines Lagers oder schließe ab
    [deliver] Wähle noch ein beladenes Schiff oder schließe ab
    [withdraw] Nimm 2 Taler für einen weiteren Arbeiter oder schließe ab
    [crowns] Werte deine Kronen mit einem weiteren Arbeiter oder schließe ab
   *[buy] Wähle, was du noch kaufst, oder schließe ab
}. { $means }
nauticus-asks-place = Lege { $tile } in deine Werft{ $store ->
    [yes] {" "}oder ins Lager
   *[no] {""}
}.
nauticus-asks-reward = Dein Schiff ist fertig: { $n ->
    [one] Wähle 1 Belohnung.
   *[other] Wähle { $n } Belohnungen.
}
nauticus-asks-reward-good = Wähle eine Ware für dein Lager.
nauticus-asks-gift = Alle vier Arten gekauft: Wähle noch ein Plättchen als Geschenk für dein Lager.
nauticus-asks-turn-end = Beende deinen Zug oder nutze jetzt deine Extra-Aktion.
nauticus-asks-nothing = Das Spiel ist zu Ende.
nauticus-asked-of = { $name }: { $question }
nauticus-means = Dir bleiben { $blue ->
    [0] { $own }
   *[other] { $workers }, { $own }
} und { $taler }.
nauticus-extra-means = Extra-Aktion, { $action }

nauticus-other-asks-layout = Die Aktionsplättchen werden ausgelegt.
nauticus-other-asks-field = { $name } wählt ein Aktionsfeld.
nauticus-other-asks-bonus = { $name } wählt das Plättchen des Bonus.
nauticus-other-asks-turn = { $name } handelt oder passt: { $action }.
nauticus-other-asks-use = { $name } handelt: { $action }.
nauticus-other-asks-place = { $name } legt { $tile }.
nauticus-other-asks-reward = { $name } wählt eine Belohnung für das fertige Schiff.
nauticus-other-asks-reward-good = { $name } wählt eine Ware.
nauticus-other-asks-gift = { $name } wählt ein Geschenk.
nauticus-other-asks-turn-end = { $name } beendet den Zug oder nutzt die Extra-Aktion.
nauticus-other-asks-nothing = Das Spiel ist zu Ende.

## Züge

nauticus-move-field = { $action } (Feld { $field })
nauticus-move-take = Nimm { $tile }
nauticus-move-buy = Kaufe { $tile }
nauticus-move-transport = Bringe { $tile } in die Werft
nauticus-move-place = Lege { $tile } an Schiff { $ship }
nauticus-move-place-new = Beginne ein neues Schiff: lege { $tile }
nauticus-move-store = Lege { $tile } ins Lager
nauticus-move-withdraw = Hebe 2 Taler ab
nauticus-move-deliver = Liefere die Ladung von Schiff { $ship } aus: { $goods }
nauticus-move-score = Werte Kronen: { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
nauticus-move-pass = Passe
nauticus-move-done = Schließe die Aktion ab
nauticus-move-end = Beende den Zug
nauticus-move-extra = Extra-Aktion: { $action }
nauticus-move-reward = Nimm als Belohnung { $reward }
nauticus-move-lay = Lege { $action } aus

nauticus-costs = Kosten: { $cost }
nauticus-gains = dafür: { $gain }
nauticus-button-done = Fertig
nauticus-button-end = Zug beenden
nauticus-button-pass = Passen

nauticus-effect-stored = kommt ins Lager
nauticus-effect-placed = danach legen oder einlagern
nauticus-effect-forfeited = kein Platz: verfällt
nauticus-effect-bonus-lost = kein Platz oder keins mehr da: das Plättchen des Bonus verfällt
nauticus-effect-finished = macht das Schiff fertig: { $n ->
    [one] 1 Belohnung
   *[other] { $n } Belohnungen
}
nauticus-effect-gift = bringt das Geschenk
nauticus-effect-gift-lost = das Geschenk verfällt
nauticus-effect-reward-lost = kein Platz: verfällt
nauticus-effect-flips = dreht die { $n } um: 1 Krone
nauticus-effect-none = dreht nichts um
nauticus-effect-round-ends = beendet die Runde
nauticus-effect-blue-lost = { $n ->
    [one] 1 blauer Arbeiter verfällt
   *[other] { $n } blaue Arbeiter verfallen
}

## Was geschah

nauticus-fact-round-begun = Runde { $round } beginnt; der Anker der Drehscheibe zeigt auf Feld { $anchor }.
nauticus-fact-layout = Die Aktionsplättchen liegen auf den Feldern 0 bis 7: { $actions }.
nauticus-fact-field-chosen = { $name } wählt Feld { $field }: { $action }, { $workers }.
nauticus-fact-bonus-received = { $name } erhält den Bonus: { $bonus }.
nauticus-fact-bonus-lost = { $name } verliert das Plättchen des Bonus ({ $sort }).
nauticus-fact-tile-received = { $name } erhält { $tile }{ $for ->
    [bonus] {" "}als Bonus
    [gift] {" "}als Geschenk
   *[reward] {" "}als Belohnung
}.
nauticus-fact-tile-bought = { $name } kauft { $tile } für { $price } Taler ({ $cost }).
nauticus-fact-tile-stored = { $name } legt { $tile } ins Lager.
nauticus-fact-tile-forfeited = { $name } verliert { $tile }: kein Platz im Lager.
nauticus-fact-tile-placed = { $name } legt { $tile } an Schiff { $ship }.
nauticus-fact-tile-transported = { $name } holt { $tile } aus dem Lager ({ $cost }).
nauticus-fact-ship-begun = { $name } beginnt Schiff { $ship } und legt { $tile }.
nauticus-fact-ship-finished = { $name } stellt Schiff { $ship } der Größe { $size } fertig.
nauticus-fact-gift-due = { $name } hat alle vier Arten gekauft und erhält ein Geschenk.
nauticus-fact-gift-lost = { $name } hat alle vier Arten gekauft, aber das Geschenk verfällt.
nauticus-fact-money-withdrawn = { $name } hebt { $taler } Taler ab ({ $cost }).
nauticus-fact-goods-delivered = { $name } liefert mit Schiff { $ship } aus: { $goods } ({ $cost }).
nauticus-fact-crowns-scored = { $name } erhält { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} für Kronen ({ $cost }).
nauticus-fact-pass-flipped = { $name } passt; { $flipped } von 3 Passe-Plättchen sind umgedreht.
nauticus-fact-pass-bare = { $name } passt; alle Passe-Plättchen sind schon umgedreht.
nauticus-fact-extra-begun = { $name } nutzt die Extra-Aktion: { $action }, mit 2 Arbeitern.
nauticus-fact-reward-taken = { $name } nimmt { $reward } als Belohnung.
nauticus-fact-reward-lost = { $name } verliert { $reward }: kein Platz im Lager.
nauticus-fact-action-done = { $name } hat abgeschlossen: { $action }.
nauticus-fact-turn-ended = { $name } beendet den Zug.
nauticus-fact-phase-ended = Aktionsphase { $phase } von Runde { $round } ist vorbei.
nauticus-fact-anchor-laid = Das Ankerplättchen kommt auf Feld { $field }.
nauticus-fact-round-ended = Runde { $round } ist vorbei.
nauticus-fact-pass-penalty = { $points ->
    [0] { $name } verliert nichts für Passe-Plättchen.
    [one] { $name } verliert 1 Siegpunkt für nicht umgedrehte Passe-Plättchen.
   *[other] { $name } verliert { $points } Siegpunkte für nicht umgedrehte Passe-Plättchen.
}
nauticus-fact-score-final = { $name }: Platz { $place } mit { $total ->
    [one] 1 Siegpunkt
   *[other] { $total } Siegpunkten
} = { $track } auf der Leiste + { $goods } für Waren + { $ships } für Schiffe + { $leftovers } für { $taler } Taler.
nauticus-fact-game-ended = Das Spiel ist zu Ende. { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}

## Das Ergebnis

nauticus-result = Schlussabrechnung
nauticus-result-place = Platz
nauticus-result-track = Siegpunkt{"\u00AD"}leiste
nauticus-result-goods = Ausgelieferte Waren
nauticus-result-ships = Fertige Schiffe
nauticus-result-leftovers = Taler und Restmaterial
nauticus-result-total = Gesamt
nauticus-result-ship-size = { $n } × { $size }er
nauticus-result-thirds = Je 3 Taler sind 1 Siegpunkt.

## Die Lage in Worten

nauticus-read-player = { $name }: { $points }, { $taler }, { $workers }, { $crowns }, { $passes }; { $extra }; { $total }, wenn jetzt Schluss wäre.
nauticus-read-warehouse = Lager von { $name }: { $tiles }; { $free }.
nauticus-read-delivered = Ausgeliefert von { $name }: { $goods }.
nauticus-read-supply = Vorrat: { $tiles }.
nauticus-read-ship = { $name }, { $ship }.
