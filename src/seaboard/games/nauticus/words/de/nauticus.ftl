# Worte von Nauticus: Namen der Dinge, Fragen, Züge und was geschah. Die Nachrichten erhalten die
# rohen Werte von Fakten, Zügen, Vorschauen und Ansichten und wählen die Worte selbst.
# used: nauticus-fact-*, nauticus-asks-*, nauticus-other-asks-*, nauticus-move-*
# used: nauticus-effect-*, nauticus-result-*, nauticus-tab-*
# used: nauticus-mode-*, nauticus-mode-about-*

## Das Spiel selbst

nauticus-name = Nauticus
nauticus-about = Schiffe bauen, Laderäume füllen, Waren ausliefern: acht Aktionen rund um eine Drehscheibe, und alle machen mit. Für 2 bis 4 Personen, alles liegt offen.
nauticus-mode-standard = Standard
nauticus-mode-about-standard = Das Spiel, wie es gedruckt ist.

## Aktionen

nauticus-action = { $action ->
    [hull] Rumpfteile kaufen
    [mast] Masten kaufen
    [sail] Segel kaufen
    [goods] Waren kaufen
    [transport] Transport
    [withdraw] Geld abheben
    [deliver] Waren ausliefern
   *[crowns] Wertung der Kronen
}
nauticus-short = { $action ->
    [hull] Rumpf
    [mast] Masten
    [sail] Segel
    [goods] Waren
    [transport] Transport
    [withdraw] Geld
    [deliver] Ausliefern
   *[crowns] Kronen
}
nauticus-does = { $action ->
    [hull] jeder Arbeiter kauft ein Rumpfteil
    [mast] jeder Arbeiter kauft einen Mast
    [sail] jeder Arbeiter kauft ein Segel
    [goods] jeder Arbeiter kauft eine Ware
    [transport] jeder Arbeiter bringt ein Plättchen vom Lager in die Werft
    [withdraw] jeder Arbeiter bringt 2 Taler
    [deliver] ein Arbeiter je Ware: Ein fertiges, voll beladenes Schiff liefert seine Ladung aus
   *[crowns] jeder Arbeiter bringt 1 Siegpunkt je Krone, höchstens 15 Siegpunkte
}

## Plättchen: allein, gezählt, und mit Artikel im Akkusativ

nauticus-tile = { KEY($item) ->
    [hull-stern] Heck
    [hull-middle] Mittelteil
    [hull-bow] Bug
    [hull-one] 1er-Schiff
    [mast-wheel] Steuerrad-Mast
    [mast-anchor] Anker-Mast
    [mast-whale] Wal-Mast
    [mast-star] Stern-Mast
    [mast-crown] Kronenmast
    [sail-wheel] Steuerrad-Segel
    [sail-anchor] Anker-Segel
    [sail-whale] Wal-Segel
    [sail-star] Stern-Segel
    [sail-crown] Kronensegel
    [goods-coffee] Kaffee
    [goods-fish] Fisch
    [goods-grain] Getreide
    [goods-salt] Salz
    [coffee] Kaffee
    [fish] Fisch
    [grain] Getreide
   *[salt] Salz
}
nauticus-tiles = { KEY($item) ->
    [hull-stern] Hecks
    [hull-middle] Mittelteile
    [hull-bow] Buge
    [hull-one] 1er-Schiffe
    [mast-wheel] Steuerrad-Masten
    [mast-anchor] Anker-Masten
    [mast-whale] Wal-Masten
    [mast-star] Stern-Masten
    [mast-crown] Kronenmasten
    [sail-wheel] Steuerrad-Segel
    [sail-anchor] Anker-Segel
    [sail-whale] Wal-Segel
    [sail-star] Stern-Segel
    [sail-crown] Kronensegel
    [goods-coffee] Kaffee
    [goods-fish] Fisch
    [goods-grain] Getreide
    [goods-salt] Salz
    [coffee] Kaffee
    [fish] Fisch
    [grain] Getreide
   *[salt] Salz
}
nauticus-tile-counted = { $n ->
    [1] { nauticus-tile }
   *[other] { $n } { nauticus-tiles }
}
nauticus-a-tile = { KEY($tile) ->
    [hull-stern] ein Heck
    [hull-middle] ein Mittelteil
    [hull-bow] einen Bug
    [hull-one] ein 1er-Schiff
    [mast-wheel] einen Steuerrad-Mast
    [mast-anchor] einen Anker-Mast
    [mast-whale] einen Wal-Mast
    [mast-star] einen Stern-Mast
    [mast-crown] einen Kronenmast
    [sail-wheel] ein Steuerrad-Segel
    [sail-anchor] ein Anker-Segel
    [sail-whale] ein Wal-Segel
    [sail-star] ein Stern-Segel
    [sail-crown] ein Kronensegel
    [goods-coffee] einen Kaffee
    [goods-fish] einen Fisch
    [goods-grain] ein Getreide
   *[goods-salt] ein Salz
}
nauticus-kind = { $kind ->
    [hull] Rumpfteile
    [mast] Masten
    [sail] Segel
   *[goods] Waren
}
nauticus-reward = { $reward ->
    [crown-mast] einen Kronenmast
    [crown-sail] ein Kronensegel
    [points] 3 Siegpunkte
    [taler] 7 Taler
    [workers] 3 Arbeiter
   *[goods] 2 verschiedene Waren
}
nauticus-reward-name = { $reward ->
    [crown-mast] Kronenmast
    [crown-sail] Kronensegel
    [points] 3 Siegpunkte
    [taler] 7 Taler
    [workers] 3 Arbeiter
   *[goods] 2 verschiedene Waren
}

## Anzahlen

nauticus-taler = { $n } Taler
nauticus-workers = { $n } Arbeiter
nauticus-points = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
nauticus-crowns = { $n ->
    [one] 1 Krone
   *[other] { $n } Kronen
}
nauticus-amount = { $item ->
    [workers] { nauticus-workers }
    [taler] { nauticus-taler }
    [points] { nauticus-points }
    [mast] ein Mast nach Wahl
    [sail] ein Segel nach Wahl
   *[goods] eine Ware nach Wahl
}
nauticus-blue = { $blue ->
    [one] 1 blauer Arbeiter
   *[other] { $blue } blaue Arbeiter
}
nauticus-own = { $own ->
    [one] 1 eigener Arbeiter
   *[other] { $own } eigene Arbeiter
}
nauticus-used = { $blue ->
    [0] { nauticus-own }
   *[other] { $own ->
        [0] { nauticus-blue }
       *[other] { nauticus-blue } und { nauticus-own }
    }
}
nauticus-room = { $room ->
    [one] 1 Platz frei
   *[other] { $room } Plätze frei
}
nauticus-bonus = { COUNT($brings) ->
    [0] nichts
   *[other] { LIST($brings, each: "nauticus-amount") }
}
nauticus-delivered-goods = { COUNT($goods) ->
    [0] nichts
   *[other] { LIST($goods, each: "nauticus-tile-counted") }
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
nauticus-marker = { NAME($seats) }: { nauticus-points }
nauticus-start-player = Startspieler
nauticus-start-player-is = Startspieler: { NAME($start_player) }
nauticus-on-turn = am Zug
nauticus-extra-left = { $extra_action ->
    [yes] Extra-Aktion noch da
   *[no] Extra-Aktion verbraucht
}
nauticus-extra = Extra-Aktion
nauticus-extra-choose = Extra-Aktion: 2 Arbeiter, dann eine von
nauticus-new-ship = Neues Schiff
nauticus-no-ships = Noch kein Schiff
nauticus-tile-left = { nauticus-tile }: noch { $left }
nauticus-pass-tiles = { $pass_tiles_flipped } von 3 Passe-Plättchen umgedreht
nauticus-pass-loss = { nauticus-pass-tiles }: { $loss ->
    [0] kein Verlust am Rundenende
    [one] 1 Siegpunkt Verlust am Rundenende
   *[other] { $loss } Siegpunkte Verlust am Rundenende
}
nauticus-about-blue = { $blue ->
    [0] Der Anker: keine blauen Arbeiter hier.
    [one] 1 blauer Arbeiter der Drehscheibe: Wer hier handelt, darf ihn zuerst einsetzen.
   *[other] { $blue } blaue Arbeiter der Drehscheibe: Wer hier handelt, darf sie zuerst einsetzen.
}
nauticus-about-player = Was { $name } hat: Taler, Arbeiter, Kronen, Passe-Plättchen, Zusatzaktion, Lager und Schiffe.
nauticus-about-ships = Die Werft: Schiffe entstehen aus Rumpfteilen, Masten und Segeln. Ein fertiges Schiff bringt Punkte und Belohnungen.
nauticus-about-bonus = Bonus des Feldes: { nauticus-bonus }, für den Startspieler, der es wählt.
nauticus-about-delivered = Ausgelieferte Waren. Am Ende zählt jede Art für sich: je mehr von einer, desto besser.
nauticus-about-account = Was herauskäme, wenn das Spiel jetzt endete: Siegpunkte, Schiffe, Waren und was übrig ist.
nauticus-about-points = { nauticus-points } auf der Siegpunktleiste. Ausgelieferte Waren, fertige Schiffe und Taler zählen am Ende auch.
nauticus-about-taler = { nauticus-taler }. Sie bezahlen Plättchen; was am Ende übrig ist, bringt Siegpunkte.
nauticus-about-workers = { nauticus-workers }. Jede Nutzung einer Aktion kostet einen; zuerst werden die blauen Arbeiter der Drehscheibe eingesetzt.
nauticus-about-crowns = { nauticus-crowns }: Kronenmasten, Kronensegel und umgedrehte Passe-Plättchen. Bei der Wertung der Kronen bringt jeder Arbeiter für jede davon 1 Siegpunkt.
nauticus-about-passes = { nauticus-pass-loss }. Wer passt, dreht das nächste Plättchen um: Es kostet nichts mehr und zählt bis zum Ende der Runde als Krone.
nauticus-about-extra = { nauticus-extra-left }. Einmal im Spiel, im eigenen Zug: 2 Arbeiter und eine beliebige Aktion, zusätzlich zu der der Phase.
nauticus-about-start-player = Startspieler: wählt das Feld dieser Phase, erhält den Bonus und ist zuerst am Zug. Danach geht die Startspielerfigur im Uhrzeigersinn weiter.
nauticus-about-warehouse = Lager: { nauticus-room }. Ein Mast füllt zwei Plätze, jedes andere Plättchen einen.
nauticus-turn-so-far = Dieser Zug bisher: { COUNT($bought) ->
    [0] {""}
   *[other] { LIST($bought, each: "nauticus-tile-counted") } für { $taler } Taler gekauft,{" "}
}{ nauticus-used } eingesetzt{ COUNT($gained) ->
    [0] {""}
   *[other] ; erhalten: { LIST($gained, each: "nauticus-amount") }
}.
nauticus-take-back-turn = Zug zurücknehmen
nauticus-take-back-turn-about = Nimmt alles aus diesem Zug zurück. Solange du ihn nicht beendet hast, darfst du ausprobieren, was du willst.
nauticus-if-now = Stand, wenn jetzt Schluss wäre: { $total ->
    [one] 1 Siegpunkt
   *[other] { $total } Siegpunkte
}
nauticus-look-first = Zeig auf etwas, das leuchtet, oder halte den Finger darauf: Dann siehst du, was es kostet und bringt.
nauticus-in-hand = In der Hand: { nauticus-tile }
nauticus-rewards-left = { $rewards_due ->
    [one] noch 1 Belohnung zu wählen
   *[other] noch { $rewards_due } Belohnungen zu wählen
}
nauticus-board-name = Name des Spielplans
nauticus-board-bonuses = Boni der acht Felder
nauticus-board-prices = Preisleisten der acht Felder
nauticus-board-items-hull = Rumpfteile in der Reihenfolge der Preise
nauticus-board-items-mast = Masten in der Reihenfolge der Preise
nauticus-board-items-sail = Segel in der Reihenfolge der Preise
nauticus-board-items-goods = Waren in der Reihenfolge der Preise
nauticus-board-wheel = Blaue Arbeiter auf den acht Feldern der Drehscheibe (0: der Anker)
nauticus-board-wheel-title = Drehscheibe, Boni und Preisleisten
nauticus-board-wheel-about = Wähle ein Feld am Rand, um seine Preise und seinen Bonus zu ändern; berühre ein Feld der Drehscheibe, um seine blauen Arbeiter zu ändern.
nauticus-board-section = Feld { $section } der Drehscheibe: { $workers ->
    [one] 1 blauer Arbeiter
   *[other] { $workers } blaue Arbeiter
}
nauticus-board-field = Feld { $number }: Preise { $prices }; Bonus: { $bonus }
nauticus-board-chosen = Feld { $number }
nauticus-board-strip = Preise
nauticus-board-price = Preis { $price }
nauticus-board-swap = { $one } und { $other } tauschen
nauticus-board-bonus = Bonus
nauticus-board-count = { $what ->
    [workers] Arbeiter
    [taler] Taler
   *[points] Siegpunkte
}
nauticus-board-part = { $what ->
    [workers] { $count } Arbeiter
    [taler] { $count } Taler
   *[points] { $count ->
        [one] 1 Siegpunkt
       *[other] { $count } Siegpunkte
    }
}
nauticus-board-bonus-tile = Plättchen
nauticus-board-tile = { $tile ->
    [mast] ein Mast
    [sail] ein Segel
    [goods] eine Ware
   *[none] kein Plättchen
}
nauticus-board-items-title = Reihenfolge der Plättchen
nauticus-board-items-about = Für welches Plättchen jeder der vier Preise gilt, von links nach rechts.
nauticus-course = Siegpunkte aller zu Beginn jeder Runde, als hätte das Spiel dann geendet.
nauticus-worth = { $count ->
    [one] etwa 1 Siegpunkt
   *[other] etwa { $count } Siegpunkte
}
nauticus-hint-rank = Tipp { $rank }: { $text }
nauticus-show-more = Mehr von { $name }
nauticus-show-less = Weniger von { $name }
nauticus-account = { $track } auf der Leiste + { $goods } für Waren + { $ships } für Schiffe + { $leftovers } für { $taler } Taler
nauticus-price = { nauticus-tile } { $price ->
    [0] gratis
   *[other] { $price }
}
nauticus-field = Feld { $number }: { nauticus-action }; { nauticus-blue }; Bonus: { nauticus-bonus }{ $priced ->
    [yes] ; Preise: { $prices }
   *[no] {""}
}{ $face_up ->
    [no] ; umgedreht
   *[yes] {""}
}{ $chosen ->
    [yes] ; gewählt
   *[no] {""}
}{ $anchor_tile ->
    [yes] ; Ankerplättchen
   *[no] {""}
}
nauticus-field-bare = Feld { $number }: noch kein Plättchen; Bonus: { nauticus-bonus }
nauticus-ship = Schiff { $number } ({ $finished ->
    [yes] fertig
   *[no] { $closed ->
        [yes] Rumpf vollständig
       *[no] Rumpf offen
    }
}): { LIST($tiles, each: "nauticus-tile-counted") }{ COUNT($goods) ->
    [0] {""}
   *[other] ; Ladung: { LIST($goods, each: "nauticus-tile-counted") }
}

## Was gefragt ist

nauticus-asks-layout = Die Aktionsplättchen werden ausgelegt.
nauticus-asks-field = Du bist Startspieler: Wähle ein Aktionsfeld. Du erhältst seinen Bonus, danach dürfen alle handeln.
nauticus-asks-bonus = Dein Bonus: Wähle ein Plättchen aus dem Vorrat für dein Lager.
nauticus-asks-turn = { nauticus-action-in-hand }: { $acts ->
    [yes] { $action ->
        [transport] Wähle ein Plättchen deines Lagers oder passe
        [deliver] Wähle ein beladenes Schiff oder passe
        [withdraw] Nimm 2 Taler für jeden Arbeiter oder passe
        [crowns] Werte deine Kronen mit jedem Arbeiter oder passe
       *[buy] Wähle, was du kaufst, oder passe
    }
   *[no] { $offers_extra ->
        [yes] jetzt nicht möglich; passe oder nutze erst deine Extra-Aktion
       *[no] Du kannst nur passen
    }
}. { nauticus-means }
nauticus-asks-use = { nauticus-action-in-hand }: { $acts ->
    [yes] { $used ->
        [yes] { $action ->
            [transport] Wähle noch ein Plättchen deines Lagers oder schließe ab
            [deliver] Wähle noch ein beladenes Schiff oder schließe ab
            [withdraw] Nimm 2 Taler für einen weiteren Arbeiter oder schließe ab
            [crowns] Werte deine Kronen mit einem weiteren Arbeiter oder schließe ab
           *[buy] Wähle, was du noch kaufst, oder schließe ab
        }
       *[no] { $action ->
            [transport] Wähle ein Plättchen deines Lagers
            [deliver] Wähle ein beladenes Schiff
            [withdraw] Nimm 2 Taler für jeden Arbeiter
            [crowns] Werte deine Kronen mit jedem Arbeiter
           *[buy] Wähle, was du kaufst
        }
    }
   *[no] Du kannst nur abschließen
}. { nauticus-means }
nauticus-asks-place = Lege { nauticus-a-tile } in deine Werft{ $stores ->
    [yes] {" "}oder ins Lager
   *[no] {""}
}.
nauticus-asks-reward = Dein Schiff ist fertig: { $rewards_due ->
    [one] Wähle 1 Belohnung.
   *[other] Wähle { $rewards_due } Belohnungen.
}
nauticus-asks-reward-good = Wähle eine Ware für dein Lager.
nauticus-asks-gift = Alle vier Arten gekauft: Wähle noch ein Plättchen als Geschenk für dein Lager.
nauticus-asks-turn-end = Beende deinen Zug oder nutze jetzt deine Extra-Aktion.
nauticus-asks-nothing = Das Spiel ist zu Ende.
nauticus-asked-of = { $name }: { $question }
nauticus-means = Dir bleiben { $blue ->
    [0] { nauticus-own }
   *[other] { nauticus-blue }, { nauticus-own }
} und { $taler } Taler.
nauticus-action-in-hand = { $extra ->
    [yes] Extra-Aktion, { nauticus-action }
   *[no] { nauticus-action }
}

nauticus-other-asks-layout = Die Aktionsplättchen werden ausgelegt.
nauticus-other-asks-field = { NAME($seat) } wählt ein Aktionsfeld.
nauticus-other-asks-bonus = { NAME($seat) } wählt das Plättchen des Bonus.
nauticus-other-asks-turn = { NAME($seat) } handelt oder passt: { nauticus-action-in-hand }.
nauticus-other-asks-use = { NAME($seat) } handelt: { nauticus-action-in-hand }.
nauticus-other-asks-place = { NAME($seat) } legt { nauticus-a-tile }.
nauticus-other-asks-reward = { NAME($seat) } wählt eine Belohnung für das fertige Schiff.
nauticus-other-asks-reward-good = { NAME($seat) } wählt eine Ware.
nauticus-other-asks-gift = { NAME($seat) } wählt ein Geschenk.
nauticus-other-asks-turn-end = { NAME($seat) } beendet den Zug oder nutzt die Extra-Aktion.
nauticus-other-asks-nothing = Das Spiel ist zu Ende.

## Züge: was getan wird, was es kostet und bringt, was daraus folgt

nauticus-move-field = { nauticus-action } (Feld { $number }); { nauticus-blue }; Bonus: { nauticus-bonus }{ $priced ->
    [yes] ; Preise: { $prices }
   *[no] {""}
}
nauticus-move-take = Nimm { nauticus-a-tile }
nauticus-move-buy = Kaufe { nauticus-a-tile }
nauticus-move-transport = Bringe { nauticus-a-tile } in die Werft
nauticus-move-place = { $ship ->
    [new] Beginne ein neues Schiff: Lege { nauticus-a-tile }
   *[other] Lege { nauticus-a-tile } an Schiff { $ship }
}
nauticus-move-store = Lege { nauticus-a-tile } ins Lager
nauticus-move-withdraw = Hebe Geld ab
nauticus-move-deliver = Liefere die Ladung von Schiff { $ship } aus: { nauticus-delivered-goods }
nauticus-move-score = Werte Kronen
nauticus-move-pass = Passe
nauticus-move-done = Schließe die Aktion ab
nauticus-move-end = Beende den Zug
nauticus-move-extra = Extra-Aktion: { nauticus-action }
nauticus-move-reward = Nimm als Belohnung { nauticus-reward }
nauticus-move-lay = Lege „{ nauticus-action }“ aus

nauticus-then = { $text }; { $next }
nauticus-sentence = { $text }.
nauticus-part-cost = Kosten: { $taler ->
    [0] { nauticus-used }
   *[other] { $taler } Taler und { nauticus-used }
}
nauticus-part-gain = { $kind ->
    [field] {""}
    [reward] {""}
   *[other] dafür: { LIST($gain, each: "nauticus-amount") }
}
nauticus-part-later = { $n ->
    [one] 1 Siegpunkt mehr am Ende
   *[other] { $n } Siegpunkte mehr am Ende
}
nauticus-part-tile = { $kind ->
    [buy] { $goes ->
        [stored] kommt ins Lager
        [in-hand] danach legen oder einlagern
       *[forfeited] {""}
    }
   *[other] {""}
}
nauticus-part-passing = { $saves ->
    [0] dreht nichts um
    [one] spart 1 Siegpunkt, bringt eine Krone
   *[other] spart { $saves } Siegpunkte, bringt eine Krone
}
nauticus-part-blue-lost = { $n ->
    [one] 1 blauer Arbeiter verfällt
   *[other] { $n } blaue Arbeiter verfallen
}
nauticus-part-field = { $can_act ->
    [no] du könntest nur passen
   *[yes] { nauticus-does }
}
nauticus-part-extra = { nauticus-does }

nauticus-effect-tile-forfeited = kein Platz: verfällt
nauticus-effect-bonus-lost = kein Platz oder keins mehr da: Das Plättchen des Bonus verfällt
nauticus-effect-ship-finished = macht das Schiff fertig: { $size ->
    [one] 1 Belohnung
   *[other] { $size } Belohnungen
}
nauticus-effect-gift-due = bringt das Geschenk
nauticus-effect-gift-lost = das Geschenk verfällt
nauticus-effect-reward-lost = kein Platz: verfällt
nauticus-effect-round-ended = beendet die Runde
nauticus-effect-game-ended = beendet das Spiel

nauticus-button-done = Fertig
nauticus-button-end = Zug beenden
nauticus-button-pass = Passen

## Was geschah

nauticus-fact-round-begun = Runde { $round } beginnt; der Anker der Drehscheibe zeigt auf Feld { $anchor }.
nauticus-fact-layout = Die Aktionsplättchen liegen auf den Feldern 0 bis 7: { LIST($actions, each: "nauticus-action-listed") }.
nauticus-action-listed = „{ $item ->
    [hull] Rumpfteile kaufen
    [mast] Masten kaufen
    [sail] Segel kaufen
    [goods] Waren kaufen
    [transport] Transport
    [withdraw] Geld abheben
    [deliver] Waren ausliefern
   *[crowns] Wertung der Kronen
}“
nauticus-fact-field-chosen = { NAME($seat) } wählt Feld { $field }: { nauticus-action }, { nauticus-blue }.
nauticus-fact-bonus-received = { NAME($seat) } erhält den Bonus: { nauticus-bonus }.
nauticus-fact-bonus-lost = { NAME($seat) } verliert das Plättchen des Bonus ({ nauticus-kind }).
nauticus-fact-tile-received = { NAME($seat) } erhält { nauticus-a-tile } als { $for ->
    [bonus] Bonus
    [gift] Geschenk
   *[reward] Belohnung
}.
nauticus-fact-tile-bought = { NAME($seat) } kauft { nauticus-a-tile } { $price ->
    [0] gratis
   *[other] für { $price } Taler
} ({ nauticus-used }).
nauticus-fact-tile-stored = { NAME($seat) } legt { nauticus-a-tile } ins Lager.
nauticus-fact-tile-forfeited = { NAME($seat) } verliert { nauticus-a-tile }: kein Platz im Lager.
nauticus-fact-tile-placed = { NAME($seat) } legt { nauticus-a-tile } an Schiff { $ship }.
nauticus-fact-tile-transported = { NAME($seat) } holt { nauticus-a-tile } aus dem Lager ({ nauticus-used }).
nauticus-fact-ship-begun = { NAME($seat) } beginnt Schiff { $ship } und legt { nauticus-a-tile }.
nauticus-fact-ship-finished = { NAME($seat) } stellt Schiff { $ship } der Größe { $size } fertig.
nauticus-fact-gift-due = { NAME($seat) } hat alle vier Arten gekauft und erhält ein Geschenk.
nauticus-fact-gift-lost = { NAME($seat) } hat alle vier Arten gekauft, aber das Geschenk verfällt.
nauticus-fact-money-withdrawn = { NAME($seat) } hebt { $taler } Taler ab ({ nauticus-used }).
nauticus-fact-goods-delivered = { NAME($seat) } liefert mit Schiff { $ship } aus: { nauticus-delivered-goods } ({ nauticus-used }).
nauticus-fact-crowns-scored = { NAME($seat) } erhält { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} für Kronen ({ nauticus-used }).
nauticus-fact-pass-flipped = { NAME($seat) } passt; { $flipped } von 3 Passe-Plättchen { $flipped ->
    [one] ist umgedreht
   *[other] sind umgedreht
}.
nauticus-fact-pass-bare = { NAME($seat) } passt; alle Passe-Plättchen sind schon umgedreht.
nauticus-fact-extra-begun = { NAME($seat) } nutzt die Extra-Aktion: { nauticus-action }, mit { $workers } Arbeitern.
nauticus-fact-reward-taken = { NAME($seat) } nimmt { nauticus-reward } als Belohnung.
nauticus-fact-reward-lost = { NAME($seat) } verliert { nauticus-reward }: kein Platz im Lager.
nauticus-fact-action-done = { NAME($seat) } hat abgeschlossen: { nauticus-action }.
nauticus-fact-turn-ended = { NAME($seat) } beendet den Zug.
nauticus-fact-phase-ended = Aktionsphase { $phase } von Runde { $round } ist vorbei.
nauticus-fact-anchor-laid = Das Ankerplättchen kommt auf Feld { $field }.
nauticus-fact-round-ended = Runde { $round } ist vorbei.
nauticus-fact-pass-penalty = { $points ->
    [0] { NAME($seat) } verliert nichts für Passe-Plättchen.
    [one] { NAME($seat) } verliert 1 Siegpunkt für nicht umgedrehte Passe-Plättchen.
   *[other] { NAME($seat) } verliert { $points } Siegpunkte für nicht umgedrehte Passe-Plättchen.
}
nauticus-fact-score-final = { NAME($seat) }: Platz { $place } mit { $total ->
    [one] 1 Siegpunkt
   *[other] { $total } Siegpunkten
} = { nauticus-account }.
nauticus-fact-game-ended = Das Spiel ist zu Ende. { COUNT($winners) ->
    [one] { NAME($winners) } gewinnt.
   *[other] { NAME($winners) } teilen sich den Sieg.
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

nauticus-read-round = { nauticus-round-of }. { nauticus-start-player-is }.
nauticus-read-hand = In Arbeit: { nauticus-action-in-hand }; { nauticus-blue }{ COUNT($bought) ->
    [0] {""}
   *[other] ; gekauft: { LIST($bought, each: "nauticus-tile-counted") }
}{ $item ->
    [none] {""}
   *[other] ; noch zu legen: { nauticus-tile }
}{ $rewards_due ->
    [0] {""}
   *[other] ; { nauticus-rewards-left }
}.
nauticus-read-player = { NAME($seat) }: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}, { $taler } Taler, { $workers } Arbeiter, { $crowns ->
    [one] 1 Krone
   *[other] { $crowns } Kronen
}, { nauticus-pass-tiles }; { nauticus-extra-left }; { $total ->
    [one] 1 Siegpunkt
   *[other] { $total } Siegpunkte
}, wenn jetzt Schluss wäre.
nauticus-read-warehouse = Lager von { NAME($seat) }: { COUNT($warehouse) ->
    [0] nichts
   *[other] { LIST($warehouse, each: "nauticus-tile-counted") }
}; { nauticus-room }.
nauticus-read-delivered = Ausgeliefert von { NAME($seat) }: { nauticus-delivered-goods }.
nauticus-read-supply = Vorrat: { LIST($supply, each: "nauticus-tile-counted") }.
nauticus-read-ship = { NAME($seat) }, { nauticus-ship }.

## Die Zusammenfassung einer Analyse

nauticus-summary-rounds = { $rounds ->
    [one] In Runde { $first }
   *[other] In den Runden { $first } bis { $last }
}
nauticus-summary-behind-workers = { nauticus-summary-rounds }: am Anfang { $gap ->
    [one] ein Arbeiter
   *[other] mindestens { $gap } Arbeiter
} weniger als alle anderen.
nauticus-summary-behind-taler = { nauticus-summary-rounds }: am Anfang { $gap ->
    [one] ein Taler
   *[other] mindestens { $gap } Taler
} weniger als alle anderen.
nauticus-summary-behind-crowns = { nauticus-summary-rounds }: am Anfang { $gap ->
    [one] eine Krone
   *[other] mindestens { $gap } Kronen
} weniger als alle anderen.
nauticus-summary-counted-ships = { $count ->
    [0] Kein Schiff
    [one] 1 Schiff
   *[other] { $count } Schiffe
} fertiggestellt; die anderen zusammen { $others }.
nauticus-summary-counted-rewards = { $count ->
    [0] Keine Belohnung
    [one] 1 Belohnung
   *[other] { $count } Belohnungen
} für fertige Schiffe genommen; die anderen zusammen { $others }.
nauticus-summary-counted-lost = { $count ->
    [0] Kein Bonus, kein Geschenk und keine Belohnung ging verloren
    [one] 1 Bonus, Geschenk oder Belohnung ging verloren
   *[other] { $count } Boni, Geschenke oder Belohnungen gingen verloren
}, weil kein Platz oder nichts mehr da war; bei den anderen waren es { $others }.
nauticus-summary-missed-ships = { $count ->
    [one] ein fertiges Schiff
   *[other] { $count } fertige Schiffe
}
nauticus-summary-missed-rewards = { $count ->
    [one] eine Belohnung
   *[other] { $count } Belohnungen
}
nauticus-summary-missed-goods = { $count ->
    [one] eine ausgelieferte Ware
   *[other] { $count } ausgelieferte Waren
}
nauticus-summary-missed-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
nauticus-summary-missed-tiles = { $count ->
    [one] ein gekauftes Plättchen
   *[other] { $count } gekaufte Plättchen
}
nauticus-summary-missed-lost = { $count ->
    [one] ein Bonus, ein Geschenk oder eine Belohnung, statt sie zu verlieren
   *[other] { $count } Boni, Geschenke oder Belohnungen, statt sie zu verlieren
}
nauticus-summary-missed-workers = { $count ->
    [one] ein Arbeiter
   *[other] { $count } Arbeiter
}
nauticus-summary-missed-taler = { $count } Taler
