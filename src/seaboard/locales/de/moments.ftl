# Words of the moments around a board: what happened, advice, the end, looking back.

## Since your last turn

moments-recap = Seit deinem letzten Zug
moments-recap-about = Zeigt noch einmal Schritt für Schritt, was seit deiner letzten Entscheidung geschah.
moments-recap-missed = Während du weg warst:
moments-recap-show = Zeigen
moments-recap-play = Weiter

## Advice

moments-hint-better = { $worth } besser als „{ $move }“
moments-hint-worse = { $worth } schlechter als der erste Zug
moments-hint-even = etwa so gut wie „{ $move }“
moments-hint-even-with-first = etwa so gut wie der erste Zug
moments-hint-wins = { $count ->
    [one] etwa 1 Sieg auf 100 Partien
   *[other] etwa { $count } Siege auf 100 Partien
}

## The end

moments-end-shared = Du teilst dir den ersten Platz mit { $names }!
moments-end-skip = { $title } Weiter zur Wertung.
moments-next = Wie geht es weiter?
moments-growth = Der Verlauf
moments-growth-round = Runde { $round }
moments-growth-end = Ende
moments-growth-table = Als Tabelle

## Looking back

moments-stride = Schrittweite
moments-stride-move = zugweise
moments-stride-turn = nach Spielzügen
moments-stride-round = rundenweise
moments-back-move = Einen Zug zurück
moments-back-turn = Einen Spielzug zurück
moments-back-round = Eine Runde zurück
moments-on-move = Einen Zug weiter
moments-on-turn = Einen Spielzug weiter
moments-on-round = Eine Runde weiter

## Setting up

moments-change = Tisch ändern
moments-change-save = So spielen
moments-house-rules = Hausregeln
moments-board = Ein anderer Spielplan
moments-board-about = Spielt mit anderen aufgedruckten Werten als denen des eigenen Spielplans. Der Server prüft sie.
moments-board-file = Aus einer Datei lesen
moments-board-unread = In der Datei stehen keine Werte dieses Spielplans.
moments-board-lines = Werte als Text
moments-board-other = Gespielt wird auf einem anderen Spielplan
moments-swap = { $name } einen Platz nach oben setzen
moments-qr = QR-Code
moments-qr-alt = QR-Code des Links zu diesem Tisch
moments-event-swapped = Zwei Plätze wurden getauscht.
moments-event-setup = Der Tisch wurde geändert.

## Sounds

moments-volume = Lautstärke
