# Wörter der Aufgaben.
# used: puzzles-grade-*, puzzles-verdict-*

puzzles-title = Aufgaben
puzzles-title-of = Aufgaben: { $game }
puzzles-about = Stellungen aus Partien von Bots, in denen ein Zug klar besser ist als alle anderen und ein anderer lockt. Finde ihn; du darfst es so oft versuchen, wie du willst.
puzzles-solved = { $solved } von { $count } gelöst
puzzles-none = Für dieses Spiel gibt es keine Aufgaben.
puzzles-daily = Aufgabe des Tages
puzzles-run-about = Von leicht bis schwer: Auf eine Lösung beim ersten Versuch folgen schwerere Aufgaben, auf einen falschen Versuch leichtere.
puzzles-run-begin = Lauf beginnen
puzzles-themes = Nach Thema
puzzles-grades = Nach Schwierigkeit
puzzles-all-done = Du hast alle gelöst. Bravo!
puzzles-again-all = Von vorn beginnen
puzzles-other-games = Aufgaben der anderen Spiele
puzzles-leave = Zurück zu den Aufgaben

## Lösen

puzzles-name = Aufgabe { $id }
puzzles-grade = Schwierigkeit { $grade } von 5
puzzles-grade-1 = sehr leicht
puzzles-grade-2 = leicht
puzzles-grade-3 = mittel
puzzles-grade-4 = schwer
puzzles-grade-5 = sehr schwer
puzzles-ask = { $name } entscheidet. Welcher Zug ist der beste?
puzzles-ask-you = Du entscheidest. Welcher Zug ist der beste?
puzzles-verdict-right = Richtig, das ist der beste Zug!
puzzles-verdict-right-later = Richtig, das ist der beste Zug.
puzzles-verdict-wrong = Nicht der beste: { $move }. Das verliert { $loss } der Gewinnchance (± { $margin }). Versuch es noch einmal.
puzzles-verdict-given-up = Der beste Zug: { $move }
puzzles-played = Der beste Zug: { $move }
puzzles-hint = Tipp
puzzles-hint-about = Es ist einer der { $count } Züge, die noch wählbar sind. Es geht um: { $themes }.
puzzles-hint-plain = Es ist einer der { $count } Züge, die noch wählbar sind.
puzzles-show = Lösung
puzzles-next = Nächste Aufgabe
puzzles-run-state = { $count ->
    [0] Lauf
   *[other] Lauf: { $count } in Folge
}

## Was dazu gesagt wird

puzzles-chance = Gewinnchance damit: { $chance }
puzzles-others = Was die anderen Züge verlieren
puzzles-move = Zug
puzzles-loses = Verliert
puzzles-tried = So oft von schwächeren Bots gewählt
puzzles-found = So oft finden sie ihn
puzzles-about-themes = Themen
puzzles-play-on = Von hier weiterspielen
