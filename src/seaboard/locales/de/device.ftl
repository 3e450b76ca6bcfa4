# Words about playing on this device, installing, and new versions.

## On the start page

device-offer-title = Auf diesem Gerät spielen
device-offer-text = Gegen Bots oder mit Freunden an einem Bildschirm – auch ohne Netz. Einmal werden { $size } MB geladen.
device-offer-open = Auf diesem Gerät spielen
device-away-title = Keine Verbindung? Spiel weiter.
device-away-text = Partien gegen Bots oder mit Freunden an einem Bildschirm laufen auf diesem Gerät.

## The page

device-title = Auf diesem Gerät
device-about = Partien gegen Bots oder mit Freunden an einem Bildschirm. Sie liegen nur in diesem Browser und brauchen kein Netz.
device-load = Spiele laden ({ $size } MB)
device-load-about = Einmal geladen, bleiben sie auf dem Gerät, bis du die Browserdaten löschst.
device-loading = Die Spiele werden geladen: { $percent } %
device-starting = Die Spiele werden aufgebaut …
device-failed = Die Spiele ließen sich hier nicht starten.
device-failed-away = Es gibt keine Verbindung, und die Spiele sind noch nicht auf diesem Gerät. Lade sie einmal, während du verbunden bist.
device-again = Noch einmal versuchen
device-none = Dieser Server bietet es nicht an.
device-games = Partien auf diesem Gerät
device-games-none = Hier wurde noch keine Partie begonnen.
device-save = Aufzeichnung speichern: { $game }
device-remove = Löschen: { $game }
device-remove-title = Partie löschen?
device-remove-text = Sie liegt nur hier und lässt sich nicht wiederherstellen.
device-remove-yes = Löschen
device-remove-no = Behalten
device-not-kept = Der Browser speichert nichts für diese Seite; eine Partie ginge verloren, sobald du sie verlässt.

## New versions

device-update = Eine neue Version ist bereit.
device-update-load = Jetzt laden
device-update-later = Später
