# Words about playing on this device, installing, and new versions.

## On the start page

device-offer-title = Play on this device
device-offer-text = Against bots, or with friends at one screen – also without a network. { $size } MB are loaded once.
device-offer-open = Play on this device
device-away-title = No connection? Play on.
device-away-text = Games against bots, or with friends at one screen, run on this device.

## The page

device-title = On this device
device-about = Games against bots, or with friends at one screen. They are kept in this browser only, and need no network.
device-load = Load the games ({ $size } MB)
device-load-about = Loaded once, it stays on the device until you clear the browser’s data.
device-loading = Loading the games: { $percent } %
device-starting = The games are being set up …
device-failed = The games could not be started here.
device-failed-away = There is no connection, and the games are not on this device yet. Load them once while you are connected.
device-again = Try again
device-none = This server does not offer it.
device-games = Games on this device
device-games-none = No game has been begun here yet.
device-save = Save the record of { $game }
device-remove = Remove { $game }
device-remove-title = Remove the game?
device-remove-text = It is kept nowhere else, and cannot be brought back.
device-remove-yes = Remove it
device-remove-no = Keep it
device-not-kept = The browser keeps nothing for this page, so a game would be lost when you leave.

## New versions

device-update = A new version is ready.
device-update-load = Load it
device-update-later = Later
