# Words of the terminal: what a game at one screen says around the game itself.
# used: cli-grade-*

## A game begins

cli-game = { $game }, { $mode }, board { $board }.
cli-game-at = { $game }, { $mode }, board { $board }: after { $step } of { $steps } moves. Players: { $names }.
cli-players = Players by seat: { $names }.
cli-about-help = Type help for the commands.
cli-about-autosave = If you interrupt the game, it is saved in { $path }.
cli-played-before = { $count ->
    [one] 1 move was played before.
   *[other] { $count } moves were played before.
}
cli-player = Player { $seat }
cli-namesake = { $name } ({ $player })

## Whose decision it is

cli-hand-over = The decision is { $name }’s.
cli-alone = { $name }, type { $yes } when you are alone in front of the screen:
cli-yes = yes
cli-question = { $name }: { $question }
cli-plain-question = choose.
cli-choice = { $number }. { $move }
cli-choice-meaning = { $number }. { $move } ({ $meaning })

## Answers that are no move

cli-type-something = Type the number of a choice, or help.
cli-no-choice = There is no choice { $number }; there are 1 to { $last }.
cli-several = “{ $typed }” could be { $moves }; type more of it.
cli-no-log = Nothing has happened yet.
cli-taken-back = Taken back: { $move }, by { $name }.
cli-undo-nothing = There is nothing to take back.
cli-undo-not-yours = The last decision was not yours, so it cannot be taken back.
cli-undo-revealed = That move has shown you something, so it cannot be taken back.
cli-help =
    Answer with the number of a choice, the text of the move, or a beginning of it that fits only one.
    help: this text.
    state: everything that lies on the table. Also: show.
    log: what happened last; log 50 for the last 50 lines.
    undo: take the last decision back.
    save FILE: write the game to a file.
    resume FILE: go on with a saved game instead of this one.
    quit: leave; you are asked whether to save.

## Saving, going on, leaving

cli-save-where = Type save and a file name, such as: save evening.record
cli-replace = { $path } exists already. Type { $yes } to replace it:
cli-not-saved = Not saved.
cli-saved = Saved in { $path }.
cli-saved-secrets = The file shows every hand: do not read it before the game is over.
cli-resume-what = Type resume and a file name, such as: resume evening.record
cli-resume-unsaved = This game is not saved: save it first, or undo what you did.
cli-quit-save = Type a file name to save the game, or Enter to leave without saving:
cli-goodbye = Goodbye.
cli-nothing-new = Nothing new was to be saved.
cli-go-on = To go on: { $command }
cli-place = Place { $place }: { $name } with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Analysis

cli-analysis-chance = Chances at the start and their way to the result:
cli-analysis-account = { $name }: { $start } at the start, luck { $luck }, own decisions { $own }, those of others { $others }, reappraisal { $reappraisal }, result { $end }.
cli-analysis-grades = { $name }: { $blunders } blunders, { $mistakes } mistakes, { $inaccuracies } inaccuracies among { $count } decisions.
cli-analysis-none = No decision cost as much as { $least }.
cli-analysis-dearest = What cost most:
cli-analysis-error = Move { $step }, { $name }: { $move } ({ $grade }, −{ $cost }). Chance { $before } with { $best }, { $after } with what was played.
cli-analysis-line = Then probably: { $line }.
cli-analysis-uncalibrated = The chances are not calibrated for this kind of table: take them as a rough guide.
cli-grade-blunder = blunder
cli-grade-mistake = mistake
cli-grade-inaccuracy = inaccuracy
