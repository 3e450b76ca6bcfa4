# Words about playing on this device, installing, and new versions.

## On the start page

device-offer-title = Auf diesem Gerät spielen
device-offer-text = Gegen Bots oder mit Freunden an einem Bildschirm – auch ohne Netz. Einmal werden { $size } MB geladen.
device-offer-open = Auf diesem Gerät spielen
device-away-title = Keine Verbindung? Spiel weiter.
device-away-text = Partien gegen Bots oder mit Freunden an einem Bildschirm laufen auf diesem Gerät, ebenso Lektionen, Aufgaben und Analysen.

## The page

device-title = Auf diesem Gerät
device-about = Partien gegen Bots oder mit Freunden an einem Bildschirm. Sie liegen nur in diesem Browser und brauchen kein Netz.
device-load = Spiele laden ({ $size } MB)
device-load-about = Einmal geladen, bleiben sie auf dem Gerät, bis du die Browserdaten löschst; neue Versionen bringen ihre gleich mit.
device-load-other = Was auf diesem Gerät liegt, gehört zu einer anderen Version der Seite und muss noch einmal geladen werden. Deine Partien bleiben.
device-loading = Die Spiele werden geladen: { $percent } %
device-starting = Die Spiele werden aufgebaut …
device-failed = Die Spiele ließen sich hier nicht starten.
device-failed-away = Es gibt keine Verbindung, und die Spiele sind noch nicht auf diesem Gerät. Lade sie einmal, während du verbunden bist.
device-failed-other = Es gibt keine Verbindung, und was auf diesem Gerät liegt, gehört zu einer anderen Version der Seite. Verbinde dich einmal, dann wird es erneuert; deine Partien bleiben.
device-again = Noch einmal versuchen
device-none = Dieser Server bietet es nicht an.
device-games = Partien auf diesem Gerät
device-games-none = Hier wurde noch keine Partie begonnen.
device-also = Auch ohne Netz
device-save = Aufzeichnung speichern: { $game }
device-remove = Löschen: { $game }
device-remove-title = Partie löschen?
device-remove-text = Sie liegt nur hier und lässt sich nicht wiederherstellen.
device-remove-yes = Löschen
device-remove-no = Behalten
device-not-kept = Der Browser speichert nichts für diese Seite; eine Partie ginge verloren, sobald du sie verlässt.
device-install = Seaboard installieren
device-install-about = Als eigene App, mit Symbol auf dem Startbildschirm.

## Where bots think

device-thinking = Bots denken auf diesem Gerät
device-thinking-here = Partien nur gegen Bots liegen dann auf diesem Gerät. Sind sie zu Ende, können sie an dein Konto gesendet werden; live zusehen kann niemand.
device-thinking-server = Die Bots denken auf dem Server, der die Partie aufbewahrt.
device-thinking-load = Damit sie hier denken, werden einmal { $size } MB geladen.
device-alone = Nur Bots und Leute an diesem Bildschirm
device-alone-about = Dann kann der Tisch auf diesem Gerät stehen, und der Server hat nichts zu denken.

## Sending games to the account

device-send-about = { $count ->
    [one] Eine beendete Partie liegt nur auf diesem Gerät. Sie kann auch in deinem Konto liegen, gekennzeichnet als ungeprüft: Zufall und Bots waren die dieses Geräts.
   *[other] { $count } beendete Partien liegen nur auf diesem Gerät. Sie können auch in deinem Konto liegen, gekennzeichnet als ungeprüft: Zufall und Bots waren die dieses Geräts.
}
device-send-all = { $count ->
    [one] An mein Konto senden
   *[other] Alle { $count } an mein Konto senden
}
device-send = { $game } an mein Konto senden
device-send-this = An mein Konto senden
device-outgoing = Wird gesendet
device-outgoing-about = { $count ->
    [one] Die Partie wird von selbst an dein Konto gesendet, sobald eine Verbindung besteht.
   *[other] { $count } Partien werden von selbst an dein Konto gesendet, sobald eine Verbindung besteht.
}
device-outgoing-asks = { $count ->
    [one] Eine Partie wartet darauf, gesendet zu werden. An dein Konto geht sie, wenn eine Verbindung besteht und du es sagst: Als sie gesendet werden sollte, hatte hier niemand einen Namen, oder jemand anderes war hier.
   *[other] { $count } Partien warten darauf, gesendet zu werden. An dein Konto gehen sie, wenn eine Verbindung besteht und du es sagst: Als sie gesendet werden sollten, hatte hier niemand einen Namen, oder jemand anderes war hier.
}
device-send-now = Jetzt senden
device-sending = Wird gesendet und geprüft …
device-sent = { $count ->
    [one] Die Partie liegt jetzt in deinem Konto.
   *[other] { $count } Partien liegen jetzt in deinem Konto.
}
device-sent-known = { $count ->
    [one] Eine lag schon dort.
   *[other] { $count } lagen schon dort.
}
device-send-refused = Eine Partie wurde nicht angenommen: { $reason }
device-in-account = In deinem Konto
device-unverified = Ungeprüft
device-unverified-about = Diese Partie wurde auf dem Gerät eines Spielers gespielt; Zufall und Züge der Bots kamen von dort. Jeder Zug folgt den Regeln; für alles andere kann niemand sonst einstehen, sie gilt also weder als fair noch als unfair.
device-fair-title = Partien vom eigenen Gerät
device-event-sent = { $name } hat diese Partie auf einem Gerät gespielt und hierher gesendet. Sie ist ungeprüft.

## Games of others, and of the server, to look back at

device-records = Partien zum Zurückblicken
device-records-about = Aufzeichnungen, die du geöffnet hast, und deine Partien auf dem Server: Hier kannst du sie ohne Netz analysieren und von ihnen aus weiterspielen.
device-record-analyse = Auf diesem Gerät analysieren
device-record-analyse-about = Die Aufzeichnung wird dann auf diesem Gerät aufbewahrt, unter „{ device-title }“.
device-record-remove-title = Diese Aufzeichnung löschen?
device-record-remove-text = Hier wird sie vergessen. Die Partie selbst bleibt, wo sie sonst noch liegt.

## A table of the server, without a network

device-table-away-title = Dieser Tisch ist auf dem Server
device-table-away = Zu ihm besteht gerade keine Verbindung. Er öffnet sich von selbst, sobald es eine gibt.
device-table-kept = Die Züge dieser Partie liegen hier: Du kannst sie durchgehen, analysieren lassen und von jeder Stellung aus weiterspielen.
device-table-study = Auf die Partie zurückblicken

## New versions

device-update = Eine neue Version ist bereit.
device-update-load = Jetzt laden
device-update-later = Später
