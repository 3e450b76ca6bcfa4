# Words of the app itself: pages, buttons, errors.
# used: app-bot-*
# used: app-bot-about-*
# used: app-clock-*
# used: app-error-*
# used: app-fair-fate-*
# used: app-fair-step-*
# used: app-keys-*
# used: app-motion-*
# used: app-pace-*
# used: app-panel-*
# used: app-replay-*
# used: app-suggested-name-*
# used: app-size-*
# used: app-theme-*
# used: app-undo-*

app-name = Seaboard
app-pair = { $what }: { $value }
app-title-your-turn = ⚓ Your turn · { $title }
app-skip-to-content = To the content
app-home-link = Seaboard, to the start page
app-navigation = Pages
app-rules = Rules
app-rule = The rule
app-settings = Settings
app-language = Language
app-close = Close
app-cancel = Cancel
app-yes = Yes
app-no = No
app-part-missing = A part of the page did not come. Seaboard may have been renewed.
app-load-again = Load the page again
app-loading = The table is being laid …
app-refresh = Look again
app-to-home = To the start page
app-connection-lost = The connection is lost. We keep trying; nothing you have done is lost.
app-connection-back = Connected again.

## Home

app-home-title = Board games of the sea. Cast off.
app-home-text = Play at once against bots, on one screen together, or with friends by a link. No account, nothing to install.
app-your-name = Your name
app-another-name = Suggest another name
app-suggested-name-1 = Puffin
app-suggested-name-2 = Kittiwake
app-suggested-name-3 = Cormorant
app-suggested-name-4 = Storm Petrel
app-suggested-name-5 = Albatross
app-suggested-name-6 = Dolphin
app-suggested-name-7 = Narwhal
app-suggested-name-8 = Sea Otter
app-suggested-name-9 = Seahorse
app-suggested-name-10 = Starfish
app-suggested-name-11 = Turtle
app-suggested-name-12 = Heron
app-mode = Mode
app-players = Players
app-opponents = Opponents
app-strength = Strength of the bots
app-play-now = Play now
app-play-beginning = Casting off …
app-set-up-table = Set up a table …
app-my-games = My games
app-my-games-turns = { $count ->
    [one] Your turn in one of them
   *[other] Your turn in { $count } of them
}
app-my-games-more = { $count ->
    [one] 1 more game
   *[other] { $count } more games
}
app-finished-games = Finished games
app-open-tables = Open tables
app-no-open-tables = No public table is waiting for players. Set one up!
app-nobody-yet = Nobody yet
app-seats-taken = { $taken } of { $all } seats
app-your-turn = Your turn
app-turn-of = { $name } to move
app-join-title = Join a table
app-join-label = Link or code
app-join = Join
app-join-no-table = That is neither the link nor the code of a table. A code has 16 characters.
app-replay-title = Replay a game
app-replay-text = Have the record of a finished game? Look at it move by move.
app-replay-open = Open a record
app-replay-about = Choose the file of a record, or paste its text. It is shown move by move and kept nowhere.
app-replay-file = Choose a file
app-replay-paste = Text of the record
app-replay-show = Show the game
app-replay-another = Another record

## A new table

app-new-table-title = A new table of { $game }
app-clock = Time for each decision
app-clock-0 = No clock
app-clock-30 = 30 seconds
app-clock-60 = 1 minute
app-clock-180 = 3 minutes
app-clock-86400 = 1 day
app-clock-259200 = 3 days
app-clock-seconds = { $seconds } seconds for each decision
app-public = In the list of open tables
app-public-about = Otherwise only those who have the link can come.
app-allow-undo = Moves can be taken back
app-undo-about = Freely as long as nothing was revealed and nobody else has decided; after that the others are asked. Otherwise only within one’s own turn.
app-allow-hints = Hints
app-hints-about = Whoever is to decide may ask what a bot would do.
app-allow-stand-in = Weaker bots may stand in
app-stand-in-about = When strong bots are busy at other tables, the next weaker one decides instead of a long wait.
app-make-table = Make the table

## Before the start

app-table-of = A table of { $game }
app-hosted-by = { $name } is the host
app-host = host
app-you = you
app-somebody = Somebody
app-player = Player { $number }
app-name-to-join = By which name shall the others know you?
app-seats = Seats
app-seat-free = Free seat
app-team = Team { $number }
app-teams-about = Partners sit opposite each other and win together.
app-sit-here = Sit here
app-sit-beside = Somebody beside me
app-sit-down = Sit down
app-label = Name of the player
app-add-bot = Add a bot
app-fill-with-bots = Fill with bots
app-remove = Remove { $name }
app-leave = Leave the seat of { $name }
app-start = Start the game
app-close-table = Give up the table
app-ready = Everyone is here. The game can start.
app-waiting-for-players =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
app-waiting-for-host = All seats are taken. { $name } starts the game.
app-invite = Invite friends
app-invite-about = Whoever has this link can sit down or watch.
app-link = Link to this table
app-copy-link = Copy the link
app-copied = Copied
app-share = Share
app-share-text = Come and play at my table!
app-options = This table
app-is-public = Public: it is in the list of tables
app-is-private = Private: by the link only
app-undo-turn = Moves can be taken back
app-undo-never = Moves stand: once a turn is over, nothing is taken back
app-hints-on = Hints are allowed
app-hints-off = No hints
app-stand-in-on = Weaker bots may stand in when strong ones are busy
app-words-title = Words for the shuffle
app-words-about = Chance follows from the server’s secret and from words of all players, so nobody can choose it. Your browser has already drawn random words for you and keeps them sealed until the start. You may put words of your own before them.
app-words-add = Seal
app-words-awaited = Words awaited
app-shuffling = The words for the shuffle are being shown. The game begins in a moment, at the latest after a quarter of a minute.
app-table-closed-title = The table was given up
app-table-closed-text = Its host has closed it before the start.
app-table-refused-title = You cannot see this table
app-no-table-title = There is no such table

## Bots

app-bot-cabin-boy = Cabin boy
app-bot-sailor = Sailor
app-bot-mate = Mate
app-bot-captain = Captain
app-bot-admiral = Admiral
app-bot-neptune = Neptune
app-bot-random = Driftwood
app-bot-about-cabin-boy = A friendly beginner who plays sensibly and misjudges much.
app-bot-about-sailor = Plays each turn sensibly, overrates this and underrates that, and plans no further.
app-bot-about-mate = Makes the most of every turn, and watches nobody else.
app-bot-about-captain = Learnt the game by playing against itself, and knows at a glance what a position is worth.
app-bot-about-admiral = Thinks ahead for everyone at the table.
app-bot-about-neptune = The strongest: up to two seconds of thought for every decision.
app-bot-about-random = Takes any move at all.

## In play

app-tools = Tools of the table
app-board = The board
app-panel-log = Log
app-panel-chat = Chat
app-panel-words = In words
app-panel-table = Table
app-decides = decides now
app-unread = New messages
app-look-back = Look back
app-looking-back = After move { $step } of { $steps }
app-to-the-present = To the present
app-catch-up = Show all
app-undo = Undo
app-undo-ask = Ask to undo
app-undo-asks = The others have to agree.
app-undo-waits = The others are asked whether the move may be taken back.
app-bot-waits = { $name } is busy at other tables.
app-bot-waits-seconds = { $name } is busy at other tables and begins to think in about { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
app-let-stand-in = Let { $name } decide this time
app-undo-refused = { $name } refuses. The move stands; you can ask again once the game has gone on.
app-undo-no-more = That was refused. You can ask again once the game has gone on.
app-undo-agreed = { $name } agrees. The move is taken back.
app-undo-taken = { $name } takes a move back.
app-asked-to-undo = { $name } would like to take back a move.
app-asked-to-undo-move = { $name } would like to take back a move: “{ $move }”{ $after ->
    [0] {""}
    [one] {" "}The decision after it would go, too.
   *[other] {" "}The { $after } decisions after it would go, too.
}
app-agree = Agree
app-refuse = Refuse
app-hint = Hint
app-hinting = Thinking …
app-hint-title = A bot would:
app-answering = Only one answer: { $move }
app-answered = Only one answer, given: “{ $move }”. { $next }
app-confirm-title = Confirm the move
app-confirm = { $move } – send it?
app-choices = Your choices
app-no-choices = You have nothing to decide now.
app-position = The position
app-plain-asks = It is your decision.
app-plain-waits = Nobody decides now.
app-plain-result = Result
app-plain-place = Place
app-plain-score = Score
app-plain-happened = What just happened
app-keys = Keys
app-keys-space = Space
app-keys-page-up = Page ↑
app-keys-page-down = Page ↓
app-keys-undo = Take the last move back, or ask for it
app-keys-hint = Ask a bot for a hint
app-keys-recap = Show what happened since your last turn
app-keys-log = Log
app-keys-chat = Chat
app-keys-words = The position and your choices in words
app-keys-table = The table
app-keys-past = Look back, or return to the present
app-keys-what = Things on the board explain themselves, or no more
app-keys-step = One move back or on, while you look back
app-keys-turn = One turn back or on, while you look back
app-keys-round = One round back or on, while you look back
app-keys-play = Play the game by itself, or pause
app-keys-zoom = Enlarge the board, make it smaller, or show it whole again
app-keys-signs = From sign to sign of a player, once one has the focus: each explains itself
app-keys-help = This list
app-zoom = Size of the board
app-zoomed = Board at { $scale }%; arrow keys move it
app-zoom-in = Enlarge the board
app-zoom-out = Make the board smaller
app-zoom-reset = The whole board again
app-zoom-how = Enlarge the board: by this button, the keys + − 0, two fingers, or the wheel with Ctrl or ⌘ held
app-resign = Resign
app-resign-seat = Resign for { $name }
app-resign-title = Resign?
app-resign-about = A bot will play your seat to the end. That cannot be taken back.
app-resigned = resigned
app-play-on = Play on
app-log-earlier = Earlier
app-log-look = Look at this position
app-log-times = { $text } ({ $times } times)
app-log-undone = (taken back)
app-chat = Chat
app-chat-empty = Nobody has said anything yet.
app-chat-hidden = (hidden by whoever runs this server)
app-chat-label = Say something
app-say = Say
app-veil-title = Hand the device to { $name }
app-veil-text = The table is covered. Nobody else should look when { $name } uncovers it.
app-veil-ready = I am { $name }
app-notification = Your turn in { $game }

## What happened

app-event-created = { $name } has set up the table.
app-event-joined = { $name } sits down.
app-event-left = { $name } leaves.
app-event-bot = The bot { $name } sits down.
app-event-started = The game begins.
app-event-words-missing = { $names } showed no words for the shuffle in time. They were left out.
app-event-undo = { $name } takes a move back.
app-event-ask = { $name } asks to take a move back.
app-event-answer-yes = { $name } agrees.
app-event-answer-no = { $name } refuses.
app-event-clock = The time of { $name } has run out; a bot decides once.
app-event-stand-in = { $name } would have had to wait; { $bot } decides once.
app-event-resigned = { $name } resigns; a bot plays on.
app-event-resigned-late = The time of { $name } has run out; a bot plays on.
app-event-said = { $name }: { $text }
app-event-finished = The game is over.
app-event-rematch = A rematch is set up.

## After the end

app-game-over = The game is over.
app-you-won = You have won!
app-you-resigned = You resigned. { $winners }.
app-winners =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
app-rematch = Rematch
app-to-rematch = To the rematch
app-watch-again = Watch from the start
app-download-record = Download the record
app-scrubber = Look through the game
app-move-number = Move
app-to-begin = To the beginning
app-play = Play the game by itself
app-pause = Pause
app-replay-pace = Pace of the replay
app-replay-slow = Slow
app-replay-usual = Usual
app-replay-fast = Fast
app-to-end = To the last move
app-look-from = Seen by
app-look-from-spectator = Seen by a spectator
app-look-from-seat = Seen by { $name }

## Fair shuffles

app-fair-title = A fair shuffle
app-fair-before = The server has already fixed its secret for all chance in this game. This is its seal; note it down if you like, and compare it after the end.
app-fair-after = The game is over, so the secret is open. Its seal has to be the one that was shown before the start.
app-fair-commitment = Seal (SHA-256 of the secret)
app-fair-start = Start (SHA-256 of all seals)
app-fair-words-of = Words of { $name }
app-fair-words-missing = not shown in time, so left out
app-fair-fate-counted = Your words are part of the shuffle.
app-fair-fate-late = Your words were not shown in time, so the shuffle follows from those of the others.
app-fair-fate-left-out = Your words were shown, but they are not part of the shuffle. Do not trust it.
app-fair-fate-changed = This game started from other seals than your browser saw. Do not trust the shuffle.
app-fair-fate-unsealed = This game started without the seal of your words, so they are not part of the shuffle. Unless you sealed others on another device, do not trust it.
app-fair-secret = Secret
app-fair-fits = The secret fits the seal.
app-fair-fits-not = The secret does not fit the seal!
app-fair-check = Every shuffle, deal and die can be checked with the record of the game:
app-fair-more = How the shuffle works
app-fair-intro = At every table, chance follows from a secret of the server and from words of the players. Everybody is bound to what they add before anybody knows what the others add. So nobody can choose what chance does, and everyone can check it afterwards.
app-fair-step-1 = When a table is made, the server draws a secret and publishes its seal, a fingerprint from which nobody can guess the secret.
app-fair-step-2 = Until the start, every player’s browser draws random words and publishes only their seal. The words stay with the player.
app-fair-step-3 = At the start all seals are fixed. Only then are the words shown; they have to fit their seals. Words that are not shown within 15 seconds are left out, and everybody sees whose. From here on, every shuffle, deal and die is determined.
app-fair-step-4 = After the end the server shows the secret. The record of the game holds everything that is needed to check it.
app-fair-how-title = Checking a game
app-fair-how = Download the record of a finished game and run this command; it draws everything once more and compares. The file docs/fair-shuffles.md of the project describes the method exactly enough to check it with a program of your own.
app-fair-limits-title = What it proves
app-fair-limits = If your words are part of the shuffle, neither the server nor the other players, not even all of them together, could choose the cards. The server and a player together could at most hold that player’s words back and choose between two shuffles that nobody foresaw; everybody would see it. It does not prove that the server kept its secret to itself: among friends that is enough, for money it would not be.

## Settings

app-settings-look = Look
app-settings-play = Play
app-settings-this = About this page
app-licences-about = Seaboard is free software under the MIT licence. It contains the work of others:
app-licences = whose, and under which licences
app-theme = Colours
app-theme-system = As the device
app-theme-light = Day
app-theme-dark = Night
app-size = Text and cards
app-size-usual = As usual
app-size-large = Large
app-size-largest = Very large
app-motion = Motion
app-motion-system = As the device
app-motion-on = On
app-motion-off = Off
app-pace = Moves of the others
app-pace-calm = Calm
app-pace-brisk = Brisk
app-pace-instant = At once
app-sounds = Sounds
app-sounds-about = A bell for your turn; coins, hammer, cards and water for what happens.
app-notify = Notifications
app-notify-about = The browser calls you when it is your turn and you look elsewhere.
app-notify-refused = The browser does not allow notifications for this page.
app-confirm-moves = Confirm moves
app-confirm-about = Every move is asked for once more before it is sent.
app-single-answers = Give single answers automatically
app-single-about = Where only one move is possible, it is made for you.
app-account = You
app-you-are-guest = You are { $name }, a guest. This browser knows you.
app-you-are-account = You are { $name }, with the account { $account }.
app-come-in = Come in
app-welcome = Welcome aboard!
app-make-account = Make an account
app-make-account-about = With an account you find your games again on other devices.
app-account-name = Account
app-account-name-about = 3 to 30 small letters, digits, dots or hyphens.
app-account-made = The account is made.
app-password = Password
app-password-about = At least 8 characters.
app-sign-in = Sign in
app-signed-in = Welcome back!
app-sign-out = Sign out
app-sign-out-everywhere = Sign out on all devices
app-signed-out = You are signed out.
app-delete-me = Delete me
app-delete-title = Delete me here?
app-delete-about = Your name and account go. Seats in running games are resigned; finished games stay, without your name. That cannot be taken back.
app-deleted = You are deleted here. Fair winds!

## Errors

app-nowhere-title = Uncharted waters
app-nowhere-text = This address leads nowhere. Perhaps the link was cut off.
app-error-failed = Something went wrong on the server. Please try again.
app-error-away = The server cannot be reached. Please try again in a moment.
app-error-lost = The connection broke off before the answer came. Look whether it was done.
app-error-not-found = That does not exist.
app-error-table-not-found = This link leads to no table. Perhaps it was cut off, or the table is gone.
app-error-who-are-you = Choose a name or sign in first.
app-error-wrong-password = There is no such account with this password.
app-error-not-yours = That is not yours to do.
app-error-not-allowed = That is not allowed at this table.
app-error-table-not-allowed = This table has no spectators.
app-error-foreign-origin = This page may not use the server.
app-error-stale = The table has moved on. Look again and choose anew.
app-error-illegal = That move is not possible.
app-error-not-now = That is not possible now.
app-error-start-not-now = There are free seats: invite people or add bots.
app-error-join-not-now = The game has already begun.
app-error-replace-not-now = That is not possible yet, or it was refused a moment ago.
app-error-give-up-not-now = Not all have answered yet, or it was refused a moment ago.
app-error-come-back-not-now = No bot plays there any more.
app-error-ask-not-now = That is asked already, or was refused: ask again once the game has gone on.
app-error-needs-consent = The others have to agree first.
app-error-taken = That is taken already.
app-error-join-taken = Somebody sits there already.
app-error-account-taken = There is an account of that name already.
app-error-too-large = That is too large.
app-error-bad-input = The server does not understand that.
app-error-name-bad-input = This name will not do: 1 to 30 characters that can be printed.
app-error-account-bad-input = The account needs 3 to 30 small letters or digits, the password at least 8 characters.
app-error-record-bad-input = This is not a record of a game, or one that is damaged.
app-record-reason = The reason: { $reason }
app-error-too-many = That was a lot at once. Wait a moment, then try again.
app-error-busy = The server is busy. Please try again in a moment.
app-error-unreadable = This version of the page cannot open this game: it was played by other rules, or is damaged.
app-error-trouble = That went wrong on this device. Please try again; if it does not help, load the page anew.
app-error-no-room = This device has no room left for it. Remove games that you no longer need, or clear other things from the device.
app-error-not-kept = The browser keeps nothing more for this page. Load it anew; what was kept until now is there. In a private window it may keep nothing at all.
