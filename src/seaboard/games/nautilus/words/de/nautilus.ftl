# Die Wörter von Nautilùs: Figuren, Karten, Fragen, Züge, was geschah.
# used: nautilus-fact-*
# used: nautilus-move-*
# used: nautilus-ask-*
# used: nautilus-wait-*
# used: nautilus-card-*
# used: nautilus-does-*
# used: nautilus-at-*
# used: nautilus-from-*
# used: nautilus-to-*
# used: nautilus-colour-*
# used: nautilus-mode-*
# used: nautilus-mode-about-*
# used: nautilus-announced-*

## The game itself

nautilus-name = Nautilùs
nautilus-about = Bring deine Seefahrer rund um den Ring und heim in den Hafen, mit Karten, List und einem weißen Wal im Weg. Für zwei Zweierteams oder zu zweit.
nautilus-mode-classic = Klassisch
nautilus-mode-quick = Schnell
nautilus-mode-two = Zu zweit
nautilus-mode-about-classic = Zwei Zweierteams; Partner sitzen sich gegenüber.
nautilus-mode-about-quick = Zwei Zweierteams und ein kürzerer Heimweg.
nautilus-mode-about-two = Eins gegen eins, mit je zwei Farben.

# Figuren und Farben
nautilus-colour-red = Rot
nautilus-colour-blue = Blau
nautilus-colour-green = Grün
nautilus-colour-yellow = Gelb
nautilus-sailor = { $colour } { $number }
nautilus-moby = Moby Dick
nautilus-board = Das Spielbrett von Nautilùs

# Orte
nautilus-at-field = auf Feld { $number }
nautilus-at-cave = in Höhle { $number }
nautilus-at-harbour = im Hafen auf Platz { $number }
nautilus-at-whirlpool = im Strudel
nautilus-from-field = von Feld { $number }
nautilus-from-cave = aus Höhle { $number }
nautilus-from-harbour = von Hafenplatz { $number }
nautilus-from-whirlpool = aus dem Strudel
nautilus-to-field = auf Feld { $number }
nautilus-to-cave = in Höhle { $number }
nautilus-to-harbour = auf Hafenplatz { $number }
nautilus-to-whirlpool = in den Strudel

# Karten
nautilus-card-nautilus = Nautilùs
nautilus-card-compass = Kompass
nautilus-card-moby = Moby Dick
nautilus-card-telescope = Fernrohr
nautilus-card-storm = Sturm
nautilus-card-commandeer = Kaperung
nautilus-card-trade = Seehandel
nautilus-a-card = { $card ->
    [nautilus] eine Nautilùs
    [compass] einen Kompass
    [moby] eine Moby-Dick-Karte
    [telescope] das Fernrohr
    [storm] den Sturm
    [commandeer] die Kaperung
    [trade] den Seehandel
    [hidden] eine Karte
   *[other] eine { $card }
}
nautilus-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
nautilus-does-1 = einsetzen oder 1 vor
nautilus-does-2 = 2 vor
nautilus-does-3 = 3 vor
nautilus-does-4 = 4 zurück
nautilus-does-5 = 5 Schritte aufteilen
nautilus-does-6 = 6 vor
nautilus-does-7 = 7 vor, fegt alle weg
nautilus-does-8 = 8 vor oder Nächster setzt aus
nautilus-does-9 = 9 vor
nautilus-does-10 = 10 vor
nautilus-does-12 = einsetzen oder 12 vor
nautilus-does-nautilus = letzte Karte zurück, selbst nutzen
nautilus-does-compass = zwei Figuren tauschen den Platz
nautilus-does-moby = er schlägt den nächsten Seefahrer
nautilus-does-telescope = die anderen zeigen ihre Karten
nautilus-does-storm = Karten nach rechts, noch eine
nautilus-does-commandeer = den Zug des Nächsten spielen
nautilus-does-trade = { $mode ->
    [two] eine Karte fordern, eine geben
   *[other] Karte mit dem Partner tauschen
}
nautilus-card-full = { $name }: { $does }
nautilus-card-times = { $card }, { $count } davon

# Fragen an den, der entscheidet
nautilus-ask-redraw = Du hast weder 1 noch 12. Neue Karten nehmen oder diese behalten?
nautilus-ask-swap = Tausche eine Karte mit { $partner }: Wähle, welche du gibst.
nautilus-ask-turn = Spiel eine Karte: Wähle eine oder einen Seefahrer.
nautilus-ask-play = Spiel eine Karte.
nautilus-ask-discard = Keine Karte ist spielbar. Wähle eine zum Ablegen.
nautilus-ask-skipped = Eine 8 nimmt dir den Zug. Wähle eine Karte zum Ablegen.
nautilus-ask-use = Nautilùs: Nutze nun selbst { $card }.
nautilus-ask-five = { $steps ->
    [one] Noch 1 Schritt der 5. Wähle einen Seefahrer.
   *[other] Noch { $steps } Schritte der 5. Wähle einen Seefahrer.
}
nautilus-ask-start = Hinter welchem Startfeld soll Moby Dick auftauchen?
nautilus-ask-trade = Seehandel: Wähle eine Karte für { $partner }.
nautilus-ask-reply = Seehandel: Wähle eine Karte für { $partner }.
nautilus-ask-question = Seehandel: Welche Karte möchtest du haben?
nautilus-ask-return = Du bekommst { $card }. Welche Karte gibst du dafür?
nautilus-ask-commanded = Du befiehlst für { $seat }. { $question }

# Worauf man wartet
nautilus-wait-deal = Die Karten werden gegeben.
nautilus-wait-redraw = { $seat } darf neue Karten nehmen.
nautilus-wait-swap = { $seat } wählt eine Karte für den Partner.
nautilus-wait-turn = { $seat } ist am Zug.
nautilus-wait-skipped = { $seat } setzt aus und legt eine Karte ab.
nautilus-wait-use = { $seat } nutzt { $card } unter der Nautilùs.
nautilus-wait-five = { $seat } teilt die 5 auf.
nautilus-wait-start = { $seat } wählt, wo Moby Dick auftaucht.
nautilus-wait-trade = { $seat } wählt eine Karte für den Seehandel.
nautilus-wait-reply = { $seat } wählt eine Karte für den Seehandel.
nautilus-wait-question = { $seat } fragt nach einer Karte.
nautilus-wait-return = { $seat } wählt eine Karte als Gegengabe.
nautilus-wait-die = Der Würfel für Moby Dick fällt.
nautilus-wait-nothing = Das Spiel ist zu Ende.
nautilus-wait-commanded = { $by } entscheidet für { $seat }. { $waiting }

# Schritte einer Wahl
nautilus-step-end = { $card }: Wähle das Ziel.
nautilus-step-sailor = { $card }: Wähle einen Seefahrer.
nautilus-step-steps = { $sailor }: Wie viele Schritte?
nautilus-step-card = { $sailor }: Wähle ein Ziel oder eine Karte.
nautilus-step-card-only = { $sailor }: Wähle eine Karte.
nautilus-step-first = Kompass: Wähle die erste Figur.
nautilus-step-second = { $piece } tauscht den Platz mit …
nautilus-step-confirm = { $card }: { $does }
nautilus-places = Mögliche Ziele
nautilus-take-back = Zurück
nautilus-undoes = Zurück: { $pieces }.
nautilus-undoes-nothing = Keine Figur geht zurück.
nautilus-comes-again = Dann nutzt du { $card }.
nautilus-nothing-to-use = Es gibt keine Karte zu nutzen.
nautilus-brings-moby = Moby Dick taucht auf.
nautilus-piece-to = { $piece } { $to }

# Züge
nautilus-move-way = { $card }: { $sailor } { $from } { $to }
nautilus-move-part = { $steps ->
    [one] 1 Schritt: { $sailor } { $from } { $to }
   *[other] { $steps } Schritte: { $sailor } { $from } { $to }
}
nautilus-move-enter = { $card }: { $sailor } einsetzen { $to }
nautilus-move-skip = { $seat } aussetzen lassen
nautilus-move-skip-long = { $seat } setzt aus und legt eine Karte ab
nautilus-move-compass = Kompass: { $first } und { $second } tauschen den Platz
nautilus-move-plain = { $card } spielen
nautilus-move-plain-used = { $card } nutzen
nautilus-move-discard = { $card } ablegen
nautilus-move-swap = { $card } an { $seat } geben
nautilus-move-ask = { $card } fordern
nautilus-move-give = { $card } dafür geben
nautilus-move-behind = Moby Dick hinter dem Start von { $colour }, auf Feld { $number }
nautilus-move-redraw = Neue Karten nehmen
nautilus-move-keep = Diese Karten behalten
nautilus-move-die = Der Würfel zeigt { $steps }
nautilus-move-deal = { $card } wird gegeben
nautilus-hits = schlägt { $sailors }
nautilus-rides = reitet auf Moby Dick { $to }
nautilus-with-outcome = { $move }, { $outcome }
nautilus-recommended = { $move } (empfohlen)
nautilus-listed-and = { $first } und { $last }

# Was geschah
nautilus-who-commanded = { $seat } (auf Befehl von { $by })
nautilus-fact-round-begun = Runde { $round } beginnt. { $dealer } gibt.
nautilus-fact-card-dealt = { $who } bekommt { $card }.
nautilus-deal = Es wird ausgeteilt: { $hands }.
nautilus-deal-open = { $who } bekommt { $cards }
nautilus-deal-hidden = { $seats ->
    [one] { $who } bekommt { $cards }
   *[other] { $who } bekommen je { $cards }
}
nautilus-fact-hand-announced = { $holds ->
    [with] { $who } sagt eine 1 oder 12 an.
   *[without] { $who } sagt an: weder 1 noch 12.
}
nautilus-fact-hand-changed = { $who } nimmt neue Karten.
nautilus-fact-hand-kept = { $who } behält die Karten.
nautilus-fact-card-chosen = { $who } legt { $card } bereit.
nautilus-fact-card-passed = { $from } gibt { $to } { $card }.
nautilus-fact-card-played = { $who } spielt { $card }.
nautilus-fact-card-undone = Die Karte davor wird zurückgenommen ({ $name }).
nautilus-fact-card-used = { $who } nutzt { $card } unter der Nautilùs.
nautilus-fact-card-discarded = { $why ->
    [skipped] { $who } legt wegen der 8 { $card } ab.
   *[stuck] { $who } kann nichts spielen und legt { $card } ab.
}
nautilus-fact-card-asked = { $answer ->
    [yes] { $who } fordert { $card } und bekommt die Karte.
   *[no] { $who } fordert vergeblich { $card }.
}
nautilus-fact-card-returned = { $who } gibt dafür { $card }.
nautilus-fact-trade-done = Der Seehandel von { $who } ist abgeschlossen.
nautilus-fact-trade-failed = Der Seehandel von { $who } endet ohne Tausch.
nautilus-fact-turn-taken = { $who } nimmt dem Nächsten den Zug.
nautilus-fact-turn-commanded = { $by } spielt den Zug von { $seat }.
nautilus-fact-sailor-entered = { $sailor } kommt { $to } ins Spiel.
nautilus-fact-sailor-moved = { $sailor } zieht { $from } { $to }.
nautilus-fact-sailor-back = { $sailor } muss { $from } zurück in den Strudel.
nautilus-fact-sailor-restored = { $sailor } kommt aus dem Strudel zurück { $to }.
nautilus-fact-moby-start = { $who } lässt Moby Dick hinter dem Start von { $colour } auftauchen.
nautilus-fact-moby-entered = Moby Dick taucht auf Feld { $to } auf.
nautilus-fact-moby-moved = Moby Dick schwimmt von Feld { $from } auf Feld { $to }.
nautilus-fact-die-rolled = Der Würfel zeigt { $fields } für Moby Dick.
nautilus-fact-telescope-up = { $who } schaut durchs Fernrohr: Alle anderen zeigen ihre Karten.
nautilus-fact-telescope-down = Das Fernrohr von { $who } gilt nicht mehr.
nautilus-fact-game-ended = Das Spiel ist zu Ende. Gewonnen: { $winners }.

# Am Tisch
nautilus-round = Runde { $round }
nautilus-dealer = Geber
nautilus-commands = befiehlt
nautilus-commanded-by = auf Befehl von { $seat }
nautilus-announced-with = hat eine 1 oder 12
nautilus-announced-without = weder 1 noch 12
nautilus-announced-short-with = 1 · 12
nautilus-announced-short-without = keine 1 · 12
nautilus-home = alle zu Hause
nautilus-home-count = { $home } von { $all } zu Hause
nautilus-partner = Partner
nautilus-their-turn = ist am Zug
nautilus-telescope-on = schaut durchs Fernrohr
nautilus-known = Du kennst: { $cards }
nautilus-open-hand = Offene Karten: { $cards }
nautilus-deck = Stapel
nautilus-deck-count = Stapel: { $count }
nautilus-pile = Gespielt
nautilus-pile-count = Gespielt seit dem Mischen: { $count }
nautilus-pile-empty = Seit dem Mischen wurde nichts gespielt.
nautilus-close = Schließen
nautilus-last-card = Letzte Karte
nautilus-no-last-card = Keine Karte zum Zurücknehmen
nautilus-your-hand = Deine Karten
nautilus-hand-of = Karten von { $seat }
nautilus-no-cards = keine Karten
nautilus-cannot-play = jetzt nicht spielbar
nautilus-laid-ready = Bereitgelegt: { $card }
nautilus-swapped = Tausch: Du gabst { $gave } und bekamst { $received }.
nautilus-traded = Seehandel: Du gabst { $gave } und bekamst { $received }.
nautilus-asked-before = Schon gefragt: { $cards }
nautilus-under-nautilus = Unter der Nautilùs
nautilus-rest-of-five = Rest der 5
nautilus-steps-left = { $steps ->
    [one] noch 1 Schritt
   *[other] noch { $steps } Schritte
}
nautilus-skip-motion = Bewegung überspringen

# Die Stellung in Worten
nautilus-read-round = Runde { $round }, gegeben von { $dealer }.
nautilus-read-colour = { $colour } ({ $seat }): { $sailors }.
nautilus-read-distance = { $at }, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} bis zum Hafen
nautilus-read-fresh = { $at }, noch nicht gezogen, { $steps } Schritte bis zum Hafen
nautilus-read-waiting = { $count } im Strudel
nautilus-read-moby = Moby Dick ist auf Feld { $number }.
nautilus-read-no-moby = Moby Dick ist nicht auf dem Brett.
nautilus-read-player = { $seat }: { $notes }.
nautilus-read-last = Eine Nautilùs würde { $card } nutzen.
nautilus-read-last-none = Eine Nautilùs fände keine Karte.
nautilus-read-deck = { $count ->
    [one] 1 Karte im Stapel.
   *[other] { $count } Karten im Stapel.
}
nautilus-read-pile = Gespielt seit dem Mischen: { $cards }.
nautilus-times = { $count } × { $card }

# Das Ergebnis
nautilus-result-team = { $names }
nautilus-result-wins = gewonnen
nautilus-result-place = Platz
nautilus-result-players = Spieler
nautilus-result-home = Seefahrer zu Hause
nautilus-result-colour = { $colour }: { $count }
nautilus-result-caption = Wer zu Hause ist
