# Words of the moments around a board: what happened, advice, the end, looking back.
# used: moments-stride-*, moments-back-*, moments-on-*

## Since your last turn

moments-recap = Since your last turn
moments-recap-about = Shows once more, step by step, what happened since your last decision.
moments-recap-missed = While you were away:
moments-recap-show = Show me
moments-recap-play = Go on

## Advice

moments-hint-better = { $worth } better than “{ $move }”
moments-hint-worse = { $worth } less than the first
moments-hint-even = about as good as “{ $move }”
moments-hint-even-with-first = about as good as the first
moments-hint-wins = { $count ->
    [one] about 1 win in 100 games
   *[other] about { $count } wins in 100 games
}

## The end

moments-end-shared = You share the first place with { $names }!
moments-end-skip = { $title } Go on to the scores.
moments-next = What next?
moments-growth = How it grew
moments-growth-round = Round { $round }
moments-growth-end = End
moments-growth-table = As a table

## Looking back

moments-stride = Step by
moments-stride-move = by move
moments-stride-turn = by turn
moments-stride-round = by round
moments-back-move = One move back
moments-back-turn = One turn back
moments-back-round = One round back
moments-on-move = One move on
moments-on-turn = One turn on
moments-on-round = One round on

## Setting up

moments-change = Change the table
moments-change-save = Play it like this
moments-house-rules = House rules
moments-board = Another board
moments-board-about = Play with other printed values than those of the game’s own board. The server checks them.
moments-board-file = Read them from a file
moments-board-unread = There are no values of this board in the file.
moments-board-lines = Values as text
moments-board-other = Played on another board
moments-swap = Move { $name } up by one seat
moments-qr = QR code
moments-qr-alt = QR code of the link to this table
moments-event-swapped = Two seats have changed places.
moments-event-setup = The table is set up otherwise.

## Sounds

moments-volume = Volume
