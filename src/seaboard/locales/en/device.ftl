# Words about playing on this device, installing, and new versions.

## On the start page

device-offer-title = Play on this device
device-offer-text = Against bots, or with friends at one screen – also without a network. { $size } MB are loaded once.
device-offer-open = Play on this device
device-away-title = No connection? Play on.
device-away-text = Games against bots, or with friends at one screen, run on this device; so do lessons, puzzles and analyses.

## The page

device-title = On this device
device-about = Games against bots, or with friends at one screen. They are kept in this browser only, and need no network.
device-load = Load the games ({ $size } MB)
device-load-about = Loaded once, it stays on the device until you clear the browser’s data; new versions bring theirs along.
device-load-other = What is on this device belongs to another version of the page, so it has to be loaded once more. Your games are kept.
device-loading = Loading the games: { $percent } %
device-starting = The games are being set up …
device-failed = The games could not be started here.
device-failed-away = There is no connection, and the games are not on this device yet. Load them once while you are connected.
device-failed-other = There is no connection, and what is on this device belongs to another version of the page. Connect once, and it is renewed; your games are kept.
device-again = Try again
device-none = This server does not offer it.
device-games = Games on this device
device-games-none = No game has been begun here yet.
device-also = Also without a network
device-save = Save the record of { $game }
device-remove = Remove { $game }
device-remove-title = Remove the game?
device-remove-text = It is kept nowhere else, and cannot be brought back.
device-remove-yes = Remove it
device-remove-no = Keep it
device-not-kept = The browser keeps nothing for this page, so a game would be lost when you leave.
device-install = Install Seaboard
device-install-about = As an app of its own, with its icon on the home screen.

## Where bots think

device-thinking = Bots think on this device
device-thinking-here = Games against bots only are then kept on this device. Once they are over they can be sent to your account; nobody can watch them live.
device-thinking-server = Bots think on the server, which keeps the game.
device-thinking-load = To think here, { $size } MB are loaded once.
device-alone = Only bots and people at this screen
device-alone-about = Then the table can be on this device, and the server has nothing to think.

## Sending games to the account

device-send-about = { $count ->
    [one] A game that is over is on this device only. It can be kept in your account too, marked as unverified: chance and bots were this device’s own.
   *[other] { $count } games that are over are on this device only. They can be kept in your account too, marked as unverified: chance and bots were this device’s own.
}
device-send-all = { $count ->
    [one] Send it to my account
   *[other] Send all { $count } to my account
}
device-send = Send { $game } to my account
device-send-this = Send it to my account
device-outgoing = To be sent
device-outgoing-about = { $count ->
    [one] The game will be sent to your account by itself, as soon as there is a connection.
   *[other] { $count } games will be sent to your account by themselves, as soon as there is a connection.
}
device-outgoing-asks = { $count ->
    [one] A game waits to be sent. It goes to your account once there is a connection and you say so: when it was to be sent, nobody had a name here, or somebody else was here.
   *[other] { $count } games wait to be sent. They go to your account once there is a connection and you say so: when they were to be sent, nobody had a name here, or somebody else was here.
}
device-send-now = Send now
device-sending = Being sent and checked …
device-sent = { $count ->
    [one] The game is in your account now.
   *[other] { $count } games are in your account now.
}
device-sent-known = { $count ->
    [one] One was there already.
   *[other] { $count } were there already.
}
device-send-refused = A game was not taken: { $reason }
device-in-account = In your account
device-unverified = Unverified
device-unverified-about = This game was played on a player’s own device, which made its chance and its bots’ moves. Every move follows the rules; nobody else can vouch for the rest, so it counts as neither fair nor unfair.
device-fair-title = Games that were played on somebody’s own device
device-event-sent = { $name } has played this game on a device and sent it here. It is unverified.

## Games of others, and of the server, to look back at

device-records = Games to look back at
device-records-about = Records that you opened, and your games on the server: here they can be analysed and played on from without a network.
device-record-analyse = Analyse it on this device
device-record-analyse-about = The record is then kept on this device, under “{ device-title }”.
device-record-remove-title = Remove this record?
device-record-remove-text = Here it is forgotten. The game itself stays wherever else it is kept.

## A table of the server, without a network

device-table-away-title = This table is on the server
device-table-away = There is no connection to it now. It opens by itself as soon as there is one.
device-table-kept = The moves of this game are kept here: you can go through it, have it analysed and play on from any position.
device-table-study = Look back at the game

## New versions

device-update = A new version is ready.
device-update-load = Load it
device-update-later = Later
