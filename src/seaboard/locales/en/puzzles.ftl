# Words of the puzzles.
# used: puzzles-grade-*, puzzles-verdict-*

puzzles-title = Puzzles
puzzles-title-of = Puzzles: { $game }
puzzles-about = Positions from games of bots in which one move is clearly better than all others, and another one tempts. Find it; you may try as often as you like.
puzzles-solved = { $solved } of { $count } solved
puzzles-none = There are no puzzles for this game.
puzzles-daily = Puzzle of the day
puzzles-run-about = From easy to hard: a puzzle solved at the first try leads to harder ones, a wrong try to easier ones.
puzzles-run-begin = Begin a run
puzzles-themes = By theme
puzzles-grades = By difficulty
puzzles-all-done = You have solved them all. Well done!
puzzles-again-all = Begin anew
puzzles-other-games = Puzzles of the other games
puzzles-leave = Back to the puzzles

## Solving

puzzles-name = Puzzle { $id }
puzzles-grade = Difficulty { $grade } of 5
puzzles-grade-1 = very easy
puzzles-grade-2 = easy
puzzles-grade-3 = medium
puzzles-grade-4 = hard
puzzles-grade-5 = very hard
puzzles-ask = { $name } is to decide. What is the best move?
puzzles-ask-you = It is your decision. What is the best move?
puzzles-verdict-right = Right, that is the best move!
puzzles-verdict-right-later = Right, that is the best move.
puzzles-verdict-wrong = Not the best: { $move }. It loses { $loss } of the chance to win (± { $margin }). Try again.
puzzles-verdict-given-up = The best move: { $move }
puzzles-played = The best move: { $move }
puzzles-hint = Hint
puzzles-hint-about = It is one of the { $count } moves that can still be chosen. It is about: { $themes }.
puzzles-hint-plain = It is one of the { $count } moves that can still be chosen.
puzzles-show = Solution
puzzles-next = Next puzzle
puzzles-run-state = { $count ->
    [0] Run
    [one] Run: 1 in a row
   *[other] Run: { $count } in a row
}

## What is told of it

puzzles-chance = Chance to win with it: { $chance }
puzzles-others = What the other moves lose
puzzles-move = Move
puzzles-loses = Loses
puzzles-tried = Weaker bots took it
puzzles-found = How often they find it
puzzles-about-themes = Themes
puzzles-play-on = Play on from here
