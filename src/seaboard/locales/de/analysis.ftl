# Die Wörter der Analyse beendeter Partien.

analysis-title = Analyse
analysis-of = Analyse: { $game }
analysis-to-table = Zum Tisch
analysis-running = { $done } von { $total } Entscheidungen beurteilt
analysis-failed = Die Analyse wurde nicht fertig.
analysis-again = Weitermachen
analysis-when-done = Das kommt, sobald jede Entscheidung beurteilt ist.
analysis-uncalibrated = Für solche Tische wurden die Chancen nie mit gespielten Partien verglichen.
analysis-look = Ansehen

## Die Kurve

analysis-curve = Gewinnchancen
analysis-curve-scores = Erwartete Punkte
analysis-measure = Was die Kurve zeigt
analysis-measure-chances = Gewinnchancen
analysis-measure-scores = Erwartete Punkte
analysis-chart = Kurve der Partie
analysis-chart-keys = Dreiecke zeigen Wendepunkte. Tasten: Pfeile für Entscheidungen, Bild auf und Bild ab für Fehler.

## Die Stellung

analysis-here = Diese Entscheidung
analysis-move-number = Zug { $step }:
analysis-at-end = Hier ist die Partie zu Ende.
analysis-cost = Sie kostete { $name } { $cost } Gewinnchance (± { $margin }).
analysis-best-move = am besten
analysis-played = gespielt
analysis-compared = { $count } Züge waren möglich; diese wurden genau verglichen. Die Zahlen sind die Gewinnchancen.
analysis-chance-move = Hier entschied der Zufall.
analysis-only-move = Nur ein Zug war möglich.
analysis-line = Ein anderer Weg: { $step } von { $steps }
analysis-line-back = Zurück
analysis-line-on = Nächster Zug
analysis-line-leave = Zurück zur Partie

## Urteile

analysis-grade-blunder = grober Fehler
analysis-grade-mistake = Fehler
analysis-grade-inaccuracy = Ungenauigkeit
analysis-grade-good = gut
analysis-grade-best = am besten

## Züge

analysis-moves = Entscheidungen
analysis-all-decisions = { $count ->
    [one] Die einzige Entscheidung
   *[other] Alle { $count } Entscheidungen
}
analysis-no-errors = Keine Entscheidung kostete so viel, dass es sicher ist.

## Lernen

analysis-learn = Aus Fehlern lernen
analysis-learn-about = Die Stellung vor jedem Fehler wird noch einmal aufgebaut. Finde den besseren Zug; du darfst es so oft versuchen, wie du willst.
analysis-learn-whose = Wessen Fehler
analysis-learn-begin = { $count ->
    [0] Keine Fehler, aus denen man lernen könnte
    [one] Aus 1 Fehler lernen
   *[other] Aus { $count } Fehlern lernen
}
analysis-learn-number = { $number } von { $count }.
analysis-learn-ask = Das kostete { $cost } Gewinnchance. Was ist besser?
analysis-learn-judging = Mal sehen …
analysis-learn-best = Das ist der beste Zug.
analysis-learn-good = Gut: Das ist so gut wie der beste Zug, oder fast.
analysis-learn-same = Das wurde gespielt: Es kostete { $cost }.
analysis-learn-worse = Nicht ganz: Das kostet { $cost }. Versuch es noch einmal.
analysis-learn-hint = Tipp
analysis-learn-few = Es ist einer der Züge, die noch wählbar sind.
analysis-learn-show = Lösung
analysis-learn-solution = Der beste Zug: { $move }
analysis-learn-next = Nächster Fehler
analysis-learn-done = Fertig
analysis-learn-end = Lernen beenden

## Abzweigungen

analysis-branch = Von hier weiterspielen
analysis-branch-about = Ein neuer Tisch geht nach Zug { $step } weiter. Die beendete Partie bleibt, wie sie ist.
analysis-branch-about-line = Ein neuer Tisch geht nach Zug { $step } und { $moves ->
    [one] dem nächsten Zug dieses Wegs
   *[other] { $moves } Zügen dieses Wegs
} weiter. Die beendete Partie bleibt, wie sie ist.
analysis-branch-about-record = Ein neuer Tisch geht nach Zug { $step } weiter. Die Aufzeichnung bleibt, wie sie ist.
analysis-branch-over = In dieser Stellung ist das Spiel zu Ende. Geh zu einer früheren zurück.
analysis-branch-me = Ich spiele
analysis-branch-begin = Weiterspielen
analysis-event-branched = { $step ->
    [one] Dieser Tisch setzt eine andere Partie nach ihrem ersten Zug fort.
   *[other] Dieser Tisch setzt eine andere Partie nach ihren ersten { $step } Zügen fort.
}

## Glück und Können

analysis-luck = Glück und Können
analysis-luck-parts = Glück und Können, Teil für Teil
analysis-start = Gleicher Anteil am Anfang
analysis-part-luck = Glück
analysis-part-own = Eigene Entscheidungen
analysis-part-others = Entscheidungen der anderen
analysis-part-reappraisal = Neubewertung der Analyse
analysis-end = Ergebnis
analysis-luck-about = Die Teile sind Summen über das ganze Spiel: Was einer verschenkt, können die anderen zurückschenken, darum kann jeder über 100 % liegen. Zusammen ergeben sie das Ergebnis. Glück ist, was Karten, Würfel und Auslagen änderten und was die anderen verdeckt hielten. Neubewertungen sind Fehler der Analyse selbst.

## Zusammenfassung

analysis-summary = Die Partie in Worten
analysis-course = Der Verlauf
analysis-summary-you = Du ({ $name })
analysis-summary-decided = Von Zug { $move } an fiel { $name } nie mehr unter { $chance }.
analysis-summary-place = { $round ->
    [0] Zug { $move }
   *[other] Runde { $round }, Zug { $move }
}
analysis-summary-turning = { analysis-summary-place } war ein Wendepunkt: „{ $played }“ Die Chance von { $name } ging von { $before } auf { $after }.
analysis-summary-luck-good = Das Glück half mit: Was niemand entschied, hob die Gewinnchance.
analysis-summary-luck-bad = Das Glück half nicht mit: Was niemand entschied, senkte die Gewinnchance.
analysis-summary-luck-even = Das Glück gab ungefähr so viel, wie es nahm.
analysis-summary-grades = { $fine } von { $count ->
    [one] einer Entscheidung war
   *[other] { $count } Entscheidungen waren
} so gut wie der beste Zug, oder fast; { $blunder ->
    [0] kein grober Fehler
    [one] 1 grober Fehler
   *[other] { $blunder } grobe Fehler
}, { $mistake ->
    [0] kein Fehler
    [one] 1 Fehler
   *[other] { $mistake } Fehler
}, { $inaccuracy ->
    [0] keine Ungenauigkeit
    [one] 1 Ungenauigkeit
   *[other] { $inaccuracy } Ungenauigkeiten
}.
analysis-summary-dearest = Der teuerste Fehler: { analysis-summary-instead }
analysis-summary-dear = Auch teuer: { analysis-summary-instead }
analysis-summary-instead = { analysis-summary-place }: „{ $played }“ Das kostete { $cost } Gewinnchance. Besser: „{ $better }“
analysis-summary-missed = Ehe die anderen an der Reihe waren, hätte das zusätzlich gebracht: { $things }.
analysis-summary-round = Am meisten ging in Runde { $round } verloren, durch { $count ->
    [one] einen Fehler
   *[other] { $count } Fehler
}.
