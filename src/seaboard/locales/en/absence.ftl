# Words about who is there and who is away, bots that keep seats, giving up, and time.
# used: absence-motion-*, absence-event-proposed-*, absence-event-replaced-*

## Who is there

absence-here = { $name } is here.
absence-away = { $name } has been away since { $time }.
absence-bot-plays = A bot plays for { $name }.
absence-clock = { $name } has { $time } left for the whole game.
absence-tag-away = away
absence-tag-bot = a bot plays

## A bot in one's place

absence-about-owes = { $name } has owed a decision since { $time }.
absence-about-gone = { $name } has not been connected since { $time }.
absence-replace = Let a bot play
absence-propose-replace = Propose a bot
absence-replace-from = From { $time } on, a bot can play for { $name }.
absence-mine = A bot plays for you. The seat is still yours.
absence-mine-seat = A bot plays for { $name }. The seat is still yours.
absence-come-back = Take over again

## Proposals

absence-motion-replace = { $by } proposes that a bot plays for { $name }.
absence-motion-give-up = { $by } proposes to give up the table. The game would end without a result.
absence-waiting = Waiting for { $names }.
absence-without-waiting = Give up without waiting

## Giving up

absence-give-up = Give up the table
absence-give-up-title = Give up the table?
absence-give-up-all = If all who play agree, the game ends without a result. Who has been away for as long as the table allows is not asked.
absence-give-up-alone = The game ends without a result. This cannot be taken back.
absence-give-up-propose = Propose it
absence-given-up = Given up, without a result
absence-tag-given-up = given up
absence-replay-given-up = This game was given up and has no result.
absence-you-replaced = A bot played for you to the end. { $winners }.

## The log

absence-event-replaced-host = The host lets a bot play for { $name }.
absence-event-replaced-vote = The others let a bot play for { $name }.
absence-event-returned = { $name } is back and plays again.
absence-event-given-up = The table is given up; there is no result.
absence-event-proposed-replace = { $by } proposes that a bot plays for { $name }.
absence-event-proposed-give-up = { $by } proposes to give up the table.

## Setting up

absence-game-clock = Time for the whole game
absence-no-game-clock = None
absence-increment = Added after each decision
absence-no-increment = Nothing
absence-after = A bot can take over for somebody who is away
absence-after-time = after { $time }
absence-after-never = never
absence-after-about = The host decides it, or the others vote. Whoever comes back plays again.
absence-option-clock = { $time } for the whole game
absence-option-increment = { $time } for the whole game, and { $increment } more for each decision
absence-option-after = A bot can take over for whoever is away for { $time }
absence-option-never = Nobody who is away is replaced by a bot
