# Words of the analysis of finished games.
# used: analysis-grade-*, analysis-part-*, analysis-summary-*, analysis-learn-*

analysis-title = Analysis
analysis-of = Analysis: { $game }
analysis-to-table = To the table
analysis-running = { $done } of { $total } decisions judged
analysis-failed = The analysis was not finished.
analysis-again = Go on
analysis-when-done = This comes when every decision is judged.
analysis-uncalibrated = For this kind of table the chances were never compared with played games.
analysis-look = Look

## The curve

analysis-curve = Chances to win
analysis-curve-scores = Expected scores
analysis-measure = What the curve shows
analysis-measure-chances = Chances to win
analysis-measure-scores = Expected scores
analysis-chart = Curve of the game
analysis-chart-keys = Triangles mark turning points. Keys: arrows for decisions, Page Up and Page Down for errors.

## The position

analysis-here = This decision
analysis-move-number = Move { $step }:
analysis-at-end = The game is over here.
analysis-cost = It cost { $name } { $cost } of the chance to win (± { $margin }).
analysis-best-move = best
analysis-played = played
analysis-compared = { $count } moves were possible; these were compared closely. The figures are the chances to win.
analysis-chance-move = Chance decided here.
analysis-only-move = Only one move was possible.
analysis-line = Another way on: { $step } of { $steps }
analysis-line-back = Back
analysis-line-on = Next move
analysis-line-leave = Back to the game

## Grades

analysis-grade-blunder = blunder
analysis-grade-mistake = mistake
analysis-grade-inaccuracy = inaccuracy
analysis-grade-good = good
analysis-grade-best = best

## Moves

analysis-moves = Decisions
analysis-all-decisions = { $count ->
    [one] The only decision
   *[other] All { $count } decisions
}
analysis-no-errors = No decision cost so much that it is certain.

## Learning

analysis-learn = Learn from your mistakes
analysis-learn-about = The position before each error is set up again. Find the better move; you may try as often as you like.
analysis-learn-whose = Whose errors
analysis-learn-begin = { $count ->
    [0] No errors to learn from
    [one] Learn from 1 error
   *[other] Learn from { $count } errors
}
analysis-learn-number = { $number } of { $count }.
analysis-learn-ask = It cost { $cost } of the chance to win. What is better?
analysis-learn-judging = Let us see …
analysis-learn-best = That is the best move.
analysis-learn-good = Good: that is as good as the best move, or nearly so.
analysis-learn-same = That is what was played: it cost { $cost }.
analysis-learn-worse = Not quite: that costs { $cost }. Try again.
analysis-learn-hint = Hint
analysis-learn-few = It is one of the moves that can still be chosen.
analysis-learn-show = Solution
analysis-learn-solution = The best move: { $move }
analysis-learn-next = Next error
analysis-learn-done = Done
analysis-learn-end = Stop learning

## Branches

analysis-branch = Play on from here
analysis-branch-about = A new table goes on after move { $step }. The finished game stays as it is.
analysis-branch-about-line = A new table goes on after move { $step } and { $moves ->
    [one] the next move of this line
   *[other] { $moves } moves of this line
}. The finished game stays as it is.
analysis-branch-about-record = A new table goes on after move { $step }. The record stays as it is.
analysis-branch-over = The game is over in this position. Go back to an earlier one.
analysis-branch-me = I play
analysis-branch-begin = Play on
analysis-event-branched = { $step ->
    [one] This table goes on from another game after its first move.
   *[other] This table goes on from another game after its first { $step } moves.
}

## Luck and skill

analysis-luck = Luck and skill
analysis-luck-parts = Luck and skill, part by part
analysis-start = Equal share at the start
analysis-part-luck = Luck
analysis-part-own = Own decisions
analysis-part-others = Decisions of the others
analysis-part-reappraisal = Second thoughts of the analysis
analysis-end = Result
analysis-luck-about = The parts are sums over the whole game: what one gives away the others may give back, so each can be more than 100%. Together they make the result. Luck is what cards, dice and layouts changed, and what the others held unseen. Second thoughts are errors of the analysis itself.

## Summary

analysis-summary = The game in words
analysis-course = The course of the game
analysis-summary-you = You ({ $name })
analysis-summary-decided = From move { $move } on, { $name } never fell below { $chance }.
analysis-summary-place = { $round ->
    [0] Move { $move }
   *[other] Round { $round }, move { $move }
}
analysis-summary-turning = { analysis-summary-place } was a turning point: “{ $played }” The chance of { $name } went from { $before } to { $after }.
analysis-summary-luck-good = Luck was a friend: what nobody decided raised the chance to win.
analysis-summary-luck-bad = Luck was no friend: what nobody decided lowered the chance to win.
analysis-summary-luck-even = Luck gave about as much as it took.
analysis-summary-grades = { $fine } of { $count ->
    [one] one decision was
   *[other] { $count } decisions were
} as good as the best move or nearly so; { $blunder ->
    [0] no blunder
    [one] 1 blunder
   *[other] { $blunder } blunders
}, { $mistake ->
    [0] no mistake
    [one] 1 mistake
   *[other] { $mistake } mistakes
}, { $inaccuracy ->
    [0] no inaccuracy
    [one] 1 inaccuracy
   *[other] { $inaccuracy } inaccuracies
}.
analysis-summary-dearest = The error that cost most: { analysis-summary-instead }
analysis-summary-dear = Dear too: { analysis-summary-instead }
analysis-summary-instead = { analysis-summary-place }: “{ $played }” It cost { $cost } of the chance to win. Better: “{ $better }”
analysis-summary-missed = Before the others came to move, that would have brought in addition: { $things }.
analysis-summary-round = Most was lost in round { $round }, by { $count ->
    [one] one error
   *[other] { $count } errors
}.
