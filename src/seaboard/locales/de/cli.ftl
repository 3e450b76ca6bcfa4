# Wörter des Terminals: was eine Partie an einem Bildschirm rund um das Spiel sagt.

## Eine Partie beginnt

cli-game = { $game }, { $mode }, Spielplan { $board }.
cli-game-at = { $game }, { $mode }, Spielplan { $board }: nach { $step } von { $steps } Zügen. Spieler: { $names }.
cli-players = Spieler nach Plätzen: { $names }.
cli-about-help = Tippe help für die Befehle.
cli-about-autosave = Brichst du die Partie ab, wird sie in { $path } gespeichert.
cli-played-before = { $count ->
    [one] Davor wurde 1 Zug gespielt.
   *[other] Davor wurden { $count } Züge gespielt.
}
cli-player = Spieler { $seat }
cli-namesake = { $name } ({ $player })

## Wer entscheidet

cli-hand-over = Die Entscheidung liegt bei { $name }.
cli-alone = { $name }, tippe { $yes }, wenn du allein vor dem Bildschirm bist:
cli-yes = ja
cli-question = { $name }: { $question }
cli-plain-question = Wähle.
cli-choice = { $number }. { $move }
cli-choice-meaning = { $number }. { $move } ({ $meaning })

## Antworten, die kein Zug sind

cli-type-something = Tippe die Nummer einer Möglichkeit oder help.
cli-no-choice = Es gibt keine Möglichkeit { $number }; es gibt 1 bis { $last }.
cli-several = „{ $typed }“ könnte { $moves } sein; tippe mehr davon.
cli-no-log = Noch ist nichts geschehen.
cli-taken-back = Zurückgenommen: { $move }, von { $name }.
cli-undo-nothing = Es gibt nichts zurückzunehmen.
cli-undo-not-yours = Die letzte Entscheidung war nicht deine, darum lässt sie sich nicht zurücknehmen.
cli-undo-revealed = Dieser Zug hat dir etwas gezeigt, darum lässt er sich nicht zurücknehmen.
cli-help =
    Antworte mit der Nummer einer Möglichkeit, dem Text des Zugs oder einem Anfang, der nur auf einen passt.
    help: dieser Text.
    state: alles, was auf dem Tisch liegt. Auch: show.
    log: was zuletzt geschah; log 50 für die letzten 50 Zeilen.
    undo: die letzte Entscheidung zurücknehmen.
    save DATEI: die Partie in eine Datei schreiben.
    resume DATEI: statt dieser eine gespeicherte Partie fortsetzen.
    quit: aufhören; du wirst gefragt, ob gespeichert werden soll.

## Speichern, fortsetzen, aufhören

cli-save-where = Tippe save und einen Dateinamen, etwa: save abend.record
cli-replace = { $path } gibt es schon. Tippe { $yes }, um die Datei zu ersetzen:
cli-not-saved = Nicht gespeichert.
cli-saved = Gespeichert in { $path }.
cli-saved-secrets = Die Datei zeigt alle Karten: Lies sie nicht, bevor die Partie vorbei ist.
cli-resume-what = Tippe resume und einen Dateinamen, etwa: resume abend.record
cli-resume-unsaved = Diese Partie ist nicht gespeichert: Speichere sie erst oder nimm deine Züge zurück.
cli-quit-save = Tippe einen Dateinamen, um die Partie zu speichern, oder Enter, um ohne Speichern zu gehen:
cli-goodbye = Auf Wiedersehen.
cli-nothing-new = Es gab nichts Neues zu speichern.
cli-go-on = Weiter geht es mit: { $command }
cli-place = Platz { $place }: { $name } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.

## Analyse

cli-analysis-chance = Die Chancen zu Beginn und ihr Weg bis zum Ergebnis:
cli-analysis-account = { $name }: { $start } zu Beginn, Glück { $luck }, eigene Entscheidungen { $own }, die der anderen { $others }, Neubewertung { $reappraisal }, Ergebnis { $end }.
cli-analysis-grades = { $name }: grobe Fehler { $blunders }, Fehler { $mistakes }, Ungenauigkeiten { $inaccuracies }, bei { $count } Entscheidungen.
cli-analysis-none = Keine Entscheidung kostete auch nur { $least }.
cli-analysis-dearest = Was am meisten kostete:
cli-analysis-error = Zug { $step }, { $name }: { $move } ({ $grade }, −{ $cost }). Chance { $before } mit { $best }, { $after } mit dem, was gespielt wurde.
cli-analysis-line = Danach vermutlich: { $line }.
cli-analysis-uncalibrated = Für solche Partien sind die Chancen nicht geeicht: Sie sind nur ein grober Anhalt.
cli-grade-blunder = grober Fehler
cli-grade-mistake = Fehler
cli-grade-inaccuracy = Ungenauigkeit
