# Die Wörter von Nautilùs: Figuren, Karten, Fragen, Züge, was geschah.
# Eine Meldung bekommt Werte, wie sie sind; was $item nimmt, nennt ein Ding, und Listen brauchen es.
# used: nautilus-fact-*
# used: nautilus-move-*
# used: nautilus-seat-*
# used: nautilus-mode-*
# used: nautilus-mode-about-*

## The game itself

nautilus-name = Nautilùs
nautilus-about = Bring deine Seefahrer rund um den Ring und heim in den Hafen, mit Karten, List und einem weißen Wal im Weg. Für zwei Zweierteams oder zu zweit.
nautilus-seat-north = Nord
nautilus-seat-east = Ost
nautilus-seat-south = Süd
nautilus-seat-west = West
nautilus-about-cave = Eine Höhle: Platz für einen Seefahrer, der dort vor allen sicher ist, außer vor einem, der hereinkommt.
nautilus-about-whirlpool = Ein Strudel: Hier warten die Seefahrer seiner Farbe. Eine 1 oder eine 12 bringt einen auf das Startfeld.
nautilus-about-harbour = Ein Hafenplatz: das Ziel der Seefahrer dieser Farbe, und sicher.
nautilus-about-start = Ein Startfeld: Hier kommen die Seefahrer der Farbe ins Spiel, und hier biegen sie nach einer Umrundung in den Hafen ein.
nautilus-about-player = { NAME($seat) }: { LIST($colours, each: "nautilus-colour") }. Das Team, das zuerst alle seine Seefahrer in den Häfen hat, gewinnt.
nautilus-about-partner = Dein Partner: Ihr gewinnt gemeinsam. Sind alle deine Seefahrer zu Hause, ziehst du mit seinen.
nautilus-about-cards = { $cards ->
    [0] Keine Karten mehr auf der Hand: für diese Runde fertig.
    [one] 1 Karte auf der Hand. In jedem Zug wird eine Karte gespielt.
   *[other] { $cards } Karten auf der Hand. In jedem Zug wird eine Karte gespielt.
}
nautilus-about-home = { nautilus-home-count }. Im Hafen kann niemand einen Seefahrer schlagen.
nautilus-about-dealer = Der Geber dieser Runde. Links von ihm wird begonnen.
nautilus-about-round = Runde { $round }: Sie endet, wenn niemand mehr Karten hat. Dann schwimmt Moby Dick, falls er da ist, und es wird neu gegeben.
nautilus-about-announced = { NAME($seat) } { nautilus-announced }.
nautilus-about-deck = { nautilus-read-deck } Daraus wird jede Runde gegeben; ist er aufgebraucht, werden alle Karten neu gemischt.
nautilus-about-last-card = Hier liegt die zuletzt gespielte Karte. Eine Nautilùs nähme sie zurück und nutzte sie noch einmal.
nautilus-about-pile = Seit dem Mischen gespielt oder abgelegt: { $played }. Alle dürfen diese Karten ansehen.
nautilus-about-hand = In deinem Zug spielst du eine davon.
nautilus-about-card = { LIST($card, each: "nautilus-card") }: { $card ->
    [1] Ein Seefahrer kommt aus dem Strudel ins Spiel, oder einer geht 1 Schritt.
    [4] Ein Seefahrer geht 4 Schritte zurück, auf dem Ring, aus einer Höhle oder über das Startfeld in den Hafen.
    [5] 5 Schritte, verteilt auf { $mode ->
        [two] eigene Seefahrer
       *[other] eigene Seefahrer und die des Partners
    }. Einer darf auch alle fünf nehmen.
    [7] Ein Seefahrer geht 7 Schritte und überholt, wen du willst: Jeder auf dem Weg und am Ende muss in den Strudel, auch eigene.
    [8] Ein Seefahrer geht 8 Schritte; oder der Nächste setzt aus und legt eine Karte ab.
    [12] Ein Seefahrer kommt aus dem Strudel ins Spiel, oder einer geht 12 Schritte.
    [nautilus] Die letzte Karte des Spielers vor dir wird zurückgenommen, und du führst dieselbe Karte aus. Die erste bringt Moby Dick.
    [compass] Zwei Figuren auf dem Ring oder in Höhlen tauschen die Plätze, wem sie auch gehören.
    [moby] Er schwimmt zum nächsten Seefahrer auf dem Ring, schickt ihn in den Strudel und bleibt dort.
    [telescope] Bis zum Ende der Runde spielen alle anderen mit offenen Karten.
    [storm] Alle geben ihre Karten nach rechts weiter. Dann spielst du noch eine Karte.
    [commandeer] Du siehst die Karten des Nächsten und spielst seinen Zug, mit seinen Karten und seinen Seefahrern.
    [trade] { $mode ->
        [two] Du fragst nach einer Karte. Hat dein Gegner sie, bekommst du sie und gibst ihm eine von deinen.
       *[other] Du und dein Partner tauscht eine Karte, jeder, ohne die des anderen zu sehen.
    }
   *[other] Ein Seefahrer geht { $card } Schritte vorwärts.
}
nautilus-mode-classic = Klassisch
nautilus-mode-quick = Schnell
nautilus-mode-two = Zu zweit
nautilus-mode-about-classic = Zwei Zweierteams; Partner sitzen sich gegenüber.
nautilus-mode-about-quick = Zwei Zweierteams und ein kürzerer Heimweg.
nautilus-mode-about-two = Eins gegen eins, mit je zwei Farben.
# Figuren und Orte
nautilus-colour = { KIND($item) ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
}
nautilus-piece = { $item ->
    [moby] Moby Dick
   *[other] { nautilus-colour } { INDEX($item) }
}
nautilus-behind = { $colour ->
    [red] hinter dem roten Startfeld
    [blue] hinter dem blauen Startfeld
    [green] hinter dem grünen Startfeld
   *[yellow] hinter dem gelben Startfeld
}
nautilus-board = Der Spielplan von Nautilùs
nautilus-at = { KIND($item) ->
    [number] auf Feld { $item }
    [cave] in Höhle { INDEX($item) }
    [harbour] auf Hafenplatz { INDEX($item) }
   *[whirlpool] im Strudel
}
nautilus-from = { KIND($item) ->
    [number] von Feld { $item }
    [cave] aus Höhle { INDEX($item) }
    [harbour] von Hafenplatz { INDEX($item) }
   *[whirlpool] aus dem Strudel
}
nautilus-to = { KIND($item) ->
    [number] auf Feld { $item }
    [cave] in Höhle { INDEX($item) }
    [harbour] auf Hafenplatz { INDEX($item) }
   *[whirlpool] in den Strudel
}
nautilus-piece-to = { nautilus-piece } { LIST($n, each: "nautilus-to") }

# Karten: mit Namen, als gespielte oder gegebene (im Akkusativ), mehrere gleiche, was sie tun
nautilus-card = { $item ->
    [nautilus] Nautilùs
    [compass] Kompass
    [moby] Moby Dick
    [telescope] Fernrohr
    [storm] Sturm
    [commandeer] Kaperung
    [trade] Seehandel
   *[other] { $item }
}
nautilus-a-card = { KIND($item) ->
    [number] eine { $item }
    [nautilus] eine Nautilùs
    [compass] einen Kompass
    [moby] eine Moby-Dick-Karte
    [telescope] das Fernrohr
    [storm] den Sturm
    [commandeer] die Kaperung
    [trade] den Seehandel
   *[hidden] eine Karte
}
nautilus-copies = { $n ->
    [1] { nautilus-card }
    [2] { nautilus-card } (zweimal)
   *[other] { nautilus-card } ({ $n }-mal)
}
nautilus-cards = { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}
nautilus-does = { $card ->
    [1] einsetzen oder 1 vor
    [4] 4 zurück
    [5] 5 Schritte aufteilen
    [7] 7 vor, fegt alle weg
    [8] 8 vor oder Nächster setzt aus
    [12] einsetzen oder 12 vor
    [nautilus] letzte Karte zurück, selbst nutzen
    [compass] zwei Figuren tauschen den Platz
    [moby] er schlägt den nächsten Seefahrer
    [telescope] die anderen zeigen ihre Karten
    [storm] Karten nach rechts, noch eine
    [commandeer] den Zug des Nächsten spielen
    [trade] { $mode ->
        [two] eine Karte fordern, eine geben
       *[other] Karte mit dem Partner tauschen
    }
   *[other] { $card } vor
}
nautilus-card-label = { LIST($card, each: "nautilus-card") }: { nautilus-does }{ $n ->
    [1] {""}
   *[other] , { $n } davon
}{ $playable ->
    [no] , jetzt nicht spielbar
   *[yes] {""}
}

# Was gefragt ist, und worauf die anderen warten
nautilus-ask = { $commander ->
    [none] { nautilus-question }
   *[other] { $asked ->
        [reply] { nautilus-question }
       *[other] Du entscheidest für { NAME($turn) }. { nautilus-question }
    }
}
nautilus-question = { $asked ->
    [redraw] Du hast weder 1 noch 12. Neue Karten nehmen oder diese behalten?
    [swap] Tausche eine Karte mit { NAME($partner) }: Wähle, welche du gibst.
    [skipped] Eine 8 nimmt dir den Zug. Wähle eine Karte zum Ablegen.
    [use] Nautilùs: Nutze nun selbst { LIST($last_card, each: "nautilus-a-card") }.
    [five] { $five_left ->
        [one] Noch 1 Schritt der 5. Wähle einen Seefahrer.
       *[other] Noch { $five_left } Schritte der 5. Wähle einen Seefahrer.
    }
    [start] Hinter welchem Startfeld soll Moby Dick auftauchen?
    [trade] Seehandel: Wähle eine Karte für { NAME($partner) }.
    [reply] Seehandel: Wähle eine Karte für { NAME($partner) }.
    [question] Seehandel: Welche Karte möchtest du haben?
    [return] Du bekommst { LIST($wanted, each: "nautilus-a-card") }. Welche Karte gibst du dafür?
   *[turn] { $kind ->
        [discard] Keine Karte ist spielbar. Wähle eine zum Ablegen.
       *[other] Spiel eine Karte.
    }
}
nautilus-wait = { $commander ->
    [none] { nautilus-waiting }
   *[other] { $asked ->
        [reply] { nautilus-waiting }
       *[other] { NAME($commander) } entscheidet für { NAME($turn) }. { nautilus-waiting }
    }
}
nautilus-waiting = { $asked ->
    [deal] Die Karten werden gegeben.
    [redraw] { NAME($holder) } darf neue Karten nehmen.
    [swap] { NAME($holder) } wählt eine Karte für den Partner.
    [skipped] { NAME($holder) } setzt aus und legt eine Karte ab.
    [use] { NAME($holder) } nutzt { LIST($last_card, each: "nautilus-a-card") } unter der Nautilùs.
    [five] { NAME($holder) } teilt die 5 auf.
    [start] { NAME($holder) } wählt, wo Moby Dick auftaucht.
    [trade] { NAME($holder) } wählt eine Karte für den Seehandel.
    [reply] { NAME($holder) } wählt eine Karte für den Seehandel.
    [question] { NAME($holder) } fragt nach einer Karte.
    [return] { NAME($holder) } wählt eine Karte als Gegengabe.
    [die] Für Moby Dick wird gewürfelt.
    [nothing] Das Spiel ist zu Ende.
   *[turn] { NAME($holder) } ist am Zug.
}

# Schritte einer Wahl auf dem Brett
nautilus-step-begin = Wähle eine Karte oder einen Seefahrer.
nautilus-step-end = { LIST($card, each: "nautilus-card") }: Wähle das Ziel.
nautilus-step-sailor = { LIST($card, each: "nautilus-card") }: Wähle einen Seefahrer.
nautilus-step-steps = { LIST($piece, each: "nautilus-piece") }: Wie viele Schritte?
nautilus-step-card = { LIST($piece, each: "nautilus-piece") }: Wähle ein Ziel oder eine Karte.
nautilus-step-card-only = { LIST($piece, each: "nautilus-piece") }: Wähle eine Karte.
nautilus-step-first = Kompass: Wähle die erste Figur.
nautilus-step-second = { LIST($piece, each: "nautilus-piece") } tauscht den Platz mit …
nautilus-step-does = { $move }.
nautilus-places = Mögliche Ziele
nautilus-take-back = Auswahl aufheben
nautilus-play = { $asked ->
    [use] { LIST($card, each: "nautilus-card") } nutzen
   *[other] { LIST($card, each: "nautilus-card") } spielen
}

# Züge, mit dem, was ihre Vorschau sagt
nautilus-move-move = { $card }: { LIST($sailor, each: "nautilus-piece") }{ nautilus-way }{ nautilus-outcome }
nautilus-move-part = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}: { LIST($sailor, each: "nautilus-piece") }{ nautilus-way }{ nautilus-outcome }
nautilus-move-enter = { $card }: { LIST($sailor, each: "nautilus-piece") } kommt{ COUNT($way) ->
    [0] {""}
   *[other] {" "}auf Feld { LAST($way) }
} ins Spiel{ nautilus-outcome }
nautilus-move-skip = 8: { $seat ->
    [none] der Nächste setzt aus
   *[other] { NAME($seat) } setzt aus und legt eine Karte ab
}
nautilus-move-compass = Kompass: { COUNT($pieces) ->
    [0] { LIST($first, each: "nautilus-piece") } und { LIST($second, each: "nautilus-piece") } tauschen den Platz
   *[other] { LIST($pieces, each: "nautilus-piece-to") }
}
nautilus-move-card = { LIST($card, each: "nautilus-card") }: { $card ->
    [nautilus] { nautilus-undoing }
    [moby] { $moby_dick ->
        [none] { nautilus-does }
       *[other] er schwimmt auf Feld { $moby_dick }
    }{ nautilus-outcome }
    [commandeer] { $seat ->
        [none] { nautilus-does }
       *[other] den Zug von { NAME($seat) } spielen
    }
   *[other] { nautilus-does }
}{ $effect ->
    [no] , jetzt ohne Wirkung
   *[yes] {""}
}
nautilus-move-discard = { LIST($card, each: "nautilus-card") } ablegen
nautilus-move-swap = { LIST($card, each: "nautilus-card") }{ $seat ->
    [none] {""}
   *[other] {" "}an { NAME($seat) }
} geben
nautilus-move-ask = { LIST($card, each: "nautilus-card") } fordern
nautilus-move-give = { LIST($card, each: "nautilus-card") } dafür geben
nautilus-move-behind = Moby Dick taucht { nautilus-behind } auf{ $moby_dick ->
    [none] {""}
   *[other] , auf Feld { $moby_dick }
}
nautilus-move-redraw = Neue Karten nehmen
nautilus-move-keep = Diese Karten behalten
nautilus-way = { COUNT($way) ->
    [0] {""}
   *[other] {" "}{ LIST(FIRST($way), each: "nautilus-from") } { LIST(LAST($way), each: "nautilus-to") }
}
nautilus-outcome = { $rides ->
    [yes] , reitet mit Moby Dick weiter { LIST($rests_at, each: "nautilus-to") }
   *[no] {""}
}{ COUNT($hits) ->
    [0] {""}
   *[other] , schlägt { LIST($hits, each: "nautilus-piece") }
}
nautilus-undoing = { $last ->
    [unknown] { nautilus-does }
    [none] { $moby_dick_appears ->
        [yes] Moby Dick taucht auf; es gibt keine Karte zu nutzen
       *[no] es gibt keine Karte zu nutzen
    }
   *[other] { COUNT($undone) ->
        [0] keine Figur geht zurück
       *[other] { LIST($undone, each: "nautilus-piece-to") }
    }{ $moby_dick_appears ->
        [yes] ; Moby Dick taucht auf
       *[no] {""}
    }; { $usable ->
        [yes] dann nutzt du { LIST($last, each: "nautilus-a-card") }
        [no] du kannst { LIST($last, each: "nautilus-a-card") } jetzt nicht nutzen
       *[none] dann nutzt du { LIST($last, each: "nautilus-a-card") }, wenn du kannst
    }
}
nautilus-option-first-dealer = Platz, der zuerst gibt (0 ist der erste)
nautilus-option-redraws = Zu zweit: wie oft man Karten ohne 1 und 12 tauschen darf
nautilus-option-trade-questions = Zu zweit: Fragen bei einem Seehandel (0: unbegrenzt)
nautilus-board-name = Name des Spielplans
nautilus-board-ring = Felder des Rings
nautilus-board-starts = Startfelder
nautilus-board-mouths = Eingänge der Höhlen
nautilus-board-picture = Startfelder und Höhlen
nautilus-board-picture-about = Wähle ein Startfeld oder eine Höhle und berühre dann ein Feld des Rings, um es dorthin zu legen, oder schreibe die Nummer des Feldes.
nautilus-board-start = Startfeld { nautilus-colour }
nautilus-board-cave = Höhle { $number }
nautilus-course = Schritte der Seefahrer jedes Teams vom Strudel bis in den Hafen.
nautilus-worth = { $count ->
    [one] etwa 1 Schritt
   *[other] etwa { $count } Schritte
}
nautilus-recommended = { $move } (empfohlen)

# Was geschah
nautilus-who = { $by ->
    [none] { NAME($seat) }
   *[other] { NAME($seat) } (auf Befehl von { NAME($by) })
}
nautilus-fact-round-begun = Runde { $round } beginnt. { NAME($dealer) } gibt.
nautilus-fact-card-dealt = { NAME($seat) } bekommt { LIST($card, each: "nautilus-a-card") }.
nautilus-deal = Es wird ausgeteilt.
nautilus-deal-open = { NAME($seats) } bekommt { LIST($cards, each: "nautilus-copies") }.
nautilus-deal-hidden = { COUNT($seats) ->
    [one] { NAME($seats) } bekommt { nautilus-cards }.
   *[other] { NAME($seats) } bekommen je { nautilus-cards }.
}
nautilus-fact-hand-announced = { $holds ->
    [with] { NAME($seat) } sagt eine 1 oder 12 an.
   *[without] { NAME($seat) } sagt weder 1 noch 12 an.
}
nautilus-fact-hand-changed = { nautilus-who } nimmt neue Karten.
nautilus-fact-hand-kept = { nautilus-who } behält die Karten.
nautilus-fact-hands-passed = Alle Handkarten wandern nach rechts.
nautilus-fact-card-chosen = { NAME($seat) } legt { LIST($card, each: "nautilus-a-card") } bereit.
nautilus-fact-card-passed = { NAME($from) } gibt { LIST($card, each: "nautilus-a-card") } an { NAME($to) }.
nautilus-fact-card-played = { nautilus-who } spielt { LIST($card, each: "nautilus-a-card") }.
nautilus-fact-card-undone = Die Karte davor ({ LIST($card, each: "nautilus-card") }) wird zurückgenommen.
nautilus-fact-card-used = { nautilus-who } nutzt { LIST($card, each: "nautilus-a-card") } unter der Nautilùs.
nautilus-fact-card-discarded = { $why ->
    [skipped] { nautilus-who } legt wegen der 8 { LIST($card, each: "nautilus-a-card") } ab.
   *[stuck] { nautilus-who } kann nichts spielen und legt { LIST($card, each: "nautilus-a-card") } ab.
}
nautilus-fact-card-asked = { $answer ->
    [yes] { nautilus-who } fordert { LIST($card, each: "nautilus-a-card") } und bekommt die Karte.
   *[no] { nautilus-who } fordert vergeblich { LIST($card, each: "nautilus-a-card") }.
}
nautilus-fact-card-returned = { nautilus-who } gibt dafür { LIST($card, each: "nautilus-a-card") }.
nautilus-fact-trade-done = Der Seehandel von { NAME($seat) } ist abgeschlossen.
nautilus-fact-trade-failed = Der Seehandel von { NAME($seat) } endet ohne Tausch.
nautilus-fact-turn-taken = { nautilus-who } nimmt dem Nächsten den Zug.
nautilus-fact-turn-commanded = { NAME($by) } spielt den Zug von { NAME($seat) }.
nautilus-fact-sailor-entered = { LIST($sailor, each: "nautilus-piece") } kommt { LIST($to, each: "nautilus-to") } ins Spiel.
nautilus-fact-sailor-moved = { LIST($sailor, each: "nautilus-piece") } zieht { LIST($from, each: "nautilus-from") } { LIST($to, each: "nautilus-to") }.
nautilus-fact-sailor-back = { LIST($sailor, each: "nautilus-piece") } muss { LIST($from, each: "nautilus-from") } zurück in den Strudel.
nautilus-fact-sailor-restored = { LIST($sailor, each: "nautilus-piece") } kommt aus dem Strudel zurück { LIST($to, each: "nautilus-to") }.
nautilus-fact-moby-start = { nautilus-who } lässt Moby Dick { nautilus-behind } auftauchen.
nautilus-fact-moby-entered = Moby Dick taucht auf Feld { $to } auf.
nautilus-fact-moby-moved = { $round ->
    [yes] Moby Dick schwimmt einmal herum, zurück auf Feld { $to }.
   *[no] { KIND(FIRST($way)) ->
        [number] Moby Dick schwimmt von Feld { $from } auf Feld { $to }.
       *[other] Moby Dick wird von Feld { $from } auf Feld { $to } versetzt.
    }
}
nautilus-fact-die-rolled = Der Würfel zeigt { $fields } für Moby Dick.
nautilus-fact-telescope-up = { NAME($seat) } schaut durchs Fernrohr: Alle anderen zeigen ihre Karten.
nautilus-fact-telescope-down = Das Fernrohr von { NAME($seat) } gilt nicht mehr.
nautilus-fact-game-ended = Das Spiel ist zu Ende. { COUNT($winners) ->
    [one] { NAME($winners) } gewinnt.
   *[other] { NAME($winners) } gewinnen.
}

# Die Stellung in Worten
nautilus-and-then = {"; "}
nautilus-read-round = Runde { $round }, gegeben von { NAME($dealer) }. { nautilus-wait }
nautilus-read-colour = { nautilus-colour } ({ NAME($seat) }): { $sailors }.
nautilus-sailor = { LIST($name, each: "nautilus-piece") }, { nautilus-standing }
nautilus-read-sailor = { INDEX($name) } { nautilus-standing }
nautilus-standing = { LIST($spot, each: "nautilus-at") }{ $to_harbour ->
    [none] {""}
   *[other] { $moved ->
        [no] , noch nicht gezogen
       *[yes] {""}
    }, { $to_harbour ->
        [one] 1 Schritt
       *[other] { $to_harbour } Schritte
    } bis zum Hafen
}
nautilus-read-waiting = { $count } im Strudel
nautilus-read-moby = { $moby_dick ->
    [none] Moby Dick ist nicht auf dem Spielplan.
   *[other] Moby Dick ist auf Feld { $moby_dick }.
}
nautilus-read-player = { NAME($seat) }: { nautilus-cards }{ COUNT($hand) ->
    [0] {""}
   *[other] ; { LIST($hand, each: "nautilus-copies") }
}{ COUNT($known) ->
    [0] {""}
   *[other] ; du kennst { LIST($known, each: "nautilus-copies") }
}{ $announced ->
    [with] ; hat eine 1 oder 12
    [without] ; hat weder 1 noch 12
   *[silent] {""}
}{ $looks ->
    [yes] ; schaut durchs Fernrohr
   *[no] {""}
}{ $home ->
    [yes] ; alle zu Hause
   *[no] {""}
}.
nautilus-swapped = Tausch: Du gabst { LIST($gave, each: "nautilus-a-card") } und bekamst { LIST($received, each: "nautilus-a-card") }.
nautilus-traded = Seehandel: Du gabst { LIST($gave, each: "nautilus-a-card") } und bekamst { LIST($received, each: "nautilus-a-card") }.
nautilus-laid-ready = Bereitgelegt: { LIST($chosen, each: "nautilus-card") }.
nautilus-rest-of-five = Rest der 5: { $five_left ->
    [one] noch 1 Schritt
   *[other] noch { $five_left } Schritte
}
nautilus-read-five = { nautilus-rest-of-five }{ COUNT($five_moved) ->
    [0] {""}
   *[other] ; schon gezogen: { LIST($five_moved, each: "nautilus-piece") }
}.
nautilus-asked-before = Schon gefragt: { LIST($questions, each: "nautilus-card") }.
nautilus-read-wanted = { NAME($turn) } bekommt { LIST($wanted, each: "nautilus-a-card") }.
nautilus-read-last = { $last_card ->
    [none] Eine Nautilùs fände keine Karte.
   *[other] Eine Nautilùs würde { LIST($last_card, each: "nautilus-a-card") } nutzen.
}
nautilus-read-deck = { $deck ->
    [one] 1 Karte im Stapel.
   *[other] { $deck } Karten im Stapel.
}
nautilus-read-pile = { COUNT($pile) ->
    [0] Seit dem Mischen wurde nichts gespielt.
   *[other] Gespielt seit dem Mischen: { LIST($pile, each: "nautilus-copies") }.
}

# Am Tisch
nautilus-round = Runde { $round }
nautilus-dealer = Geber dieser Runde
nautilus-looks = schaut durchs Fernrohr: Die anderen zeigen ihre Karten
nautilus-commands = befiehlt
nautilus-commanded-by = auf Befehl von { NAME($seat) }
nautilus-announced = { $announced ->
    [with] hat eine 1 oder 12 angesagt, mit der ein Seefahrer ins Spiel kommt
   *[without] hat weder 1 noch 12 angesagt
}
nautilus-announced-short = { $announced ->
    [with] 1 · 12
   *[without] keine 1 · 12
}
nautilus-home-count = { $home } von { $all } zu Hause
nautilus-partner = Partner
nautilus-their-turn = ist am Zug
nautilus-known = Du kennst: { LIST($cards, each: "nautilus-copies") }
nautilus-open-hand = Offene Karten: { LIST($cards, each: "nautilus-copies") }
nautilus-own-hand = Deine Karten: { LIST($cards, each: "nautilus-copies") }
nautilus-deck = Stapel
nautilus-deck-count = Stapel: { $deck }
nautilus-pile = Gespielt
nautilus-close = Schließen
nautilus-last-card = Letzte Karte
nautilus-no-effect = Keine Wirkung.
nautilus-discarded = Abgelegt, keine Wirkung.
nautilus-earlier-cards = Karten davor
nautilus-no-last-card = Keine Karte zum Zurücknehmen
nautilus-done = { LIST($moved, each: "nautilus-piece-to") }
nautilus-your-hand = Deine Karten
nautilus-hand-of = Karten von { NAME($seat) }
nautilus-under-nautilus = Unter der Nautilùs
nautilus-skip-motion = Bewegung überspringen

# Das Ergebnis
nautilus-result-team = { NAME($seats) }
nautilus-result-wins = gewonnen
nautilus-result-place = Platz
nautilus-result-players = Spieler
nautilus-result-home = Seefahrer zu Hause
nautilus-result-colour = { nautilus-colour }: { nautilus-home-count }
nautilus-result-caption = Wer zu Hause ist

## Die Zusammenfassung einer Analyse

nautilus-summary-rounds = { $rounds ->
    [one] In Runde { $first }
   *[other] In den Runden { $first } bis { $last }
}
nautilus-summary-behind-home = { nautilus-summary-rounds }: am Anfang { $gap ->
    [one] ein Seefahrer
   *[other] mindestens { $gap } Seefahrer
} weniger im Hafen als die Gegner.
nautilus-summary-behind-afloat = { nautilus-summary-rounds }: am Anfang { $gap ->
    [one] ein Seefahrer
   *[other] mindestens { $gap } Seefahrer
} mehr im Strudel als die Gegner.
nautilus-summary-counted-hits = { $count ->
    [0] Kein Seefahrer musste
    [one] Einmal musste ein Seefahrer
   *[other] { $count }-mal musste ein Seefahrer
} zurück in den Strudel; bei den Gegnern { $others ->
    [one] einmal
   *[other] { $others }-mal
}.
nautilus-summary-missed-home = { $count ->
    [one] ein Matrose im Hafen
   *[other] { $count } Matrosen im Hafen
}
nautilus-summary-missed-hits = { $count ->
    [one] ein geschlagener Matrose
   *[other] { $count } geschlagene Matrosen
}
nautilus-summary-missed-entered = { $count ->
    [one] ein Matrose auf dem Startfeld
   *[other] { $count } Matrosen auf den Startfeldern
}
nautilus-summary-missed-safe = { $count ->
    [one] ein eigener Matrose, der zurückmusste
   *[other] { $count } eigene Matrosen, die zurückmussten
}
