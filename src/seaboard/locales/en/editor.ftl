# Words of the editor of positions.

editor-title = Position editor
editor-title-of = Position editor: { $game }
editor-about = Set up any position by hand. It is checked as you go; let a bot judge it, play on from it, or share it as a link.
editor-leave = Leave the editor
editor-form = The position
editor-find = Touch a thing on the board to find it here.
editor-to-board = See the board
editor-mode = Players
editor-mode-seats = { $mode }, { $count } players
editor-new = New game
editor-middle = Middle of a game
editor-wrong = This cannot be:
editor-legal = { $name } decides: { $count ->
    [one] one legal move
   *[other] { $count } legal moves
}.
editor-over = The game is over in this position.
editor-chance = Chance decides in this position.
editor-best = Best moves
editor-thinking = Thinking …
editor-play-on = Play on
editor-play-who = Who plays on from here
editor-play-about = You play out the position as it is here; nothing of it is kept.
editor-line-leave = Back to the position
editor-line-chance = The line ends here: chance decides next.
editor-your-move = { $name }: your move.
editor-bot-thinks = { $name } thinks …
editor-stop = Back to the editor
editor-share = Copy link
editor-copy-by-hand = The address of this page is the link: copy it from the browser.
editor-bad-link = The link is damaged: there is no position in it. Here is a new game instead.
editor-none = none
editor-there = there is
editor-row = { $what } { $number }
editor-count-of = { $what }: { $name }
editor-remove = Remove: { $what }
editor-add = Add
editor-less = { $what }: less
editor-more = { $what }: more
