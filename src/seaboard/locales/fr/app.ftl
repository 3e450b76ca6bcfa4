# Words of the app itself: pages, buttons, errors.

app-name = Seaboard
