# Wörter der App selbst: Seiten, Knöpfe, Fehler.

app-name = Seaboard
app-pair = { $what }: { $value }
app-title-your-turn = ⚓ Du bist am Zug · { $title }
app-skip-to-content = Zum Inhalt
app-home-link = Seaboard, zur Startseite
app-navigation = Seiten
app-rules = Regeln
app-rule = Die Regel
app-settings = Einstellungen
app-language = Sprache
app-close = Schließen
app-cancel = Abbrechen
app-yes = Ja
app-no = Nein
app-part-missing = Ein Teil der Seite ist nicht angekommen. Vielleicht wurde Seaboard erneuert.
app-load-again = Seite neu laden
app-loading = Der Tisch wird gedeckt …
app-refresh = Noch einmal nachsehen
app-to-home = Zur Startseite
app-connection-lost = Die Verbindung ist unterbrochen. Wir versuchen es weiter; nichts, was du getan hast, geht verloren.
app-connection-back = Wieder verbunden.

## Home

app-home-title = Brettspiele von der See. Leinen los!
app-home-text = Spiel sofort gegen Bots, zusammen an einem Bildschirm oder über einen Link mit Freunden. Ohne Konto, ohne Installation.
app-your-name = Dein Name
app-another-name = Einen anderen Namen vorschlagen
app-suggested-name-1 = Papageitaucher
app-suggested-name-2 = Seeschwalbe
app-suggested-name-3 = Kormoran
app-suggested-name-4 = Sturmvogel
app-suggested-name-5 = Albatros
app-suggested-name-6 = Delfin
app-suggested-name-7 = Narwal
app-suggested-name-8 = Seeotter
app-suggested-name-9 = Seepferdchen
app-suggested-name-10 = Seestern
app-suggested-name-11 = Schildkröte
app-suggested-name-12 = Reiher
app-mode = Spielart
app-players = Spieler
app-opponents = Gegner
app-strength = Stärke der Bots
app-play-now = Jetzt spielen
app-play-beginning = Leinen los …
app-set-up-table = Tisch einrichten …
app-my-games = Meine Partien
app-my-games-turns = { $count ->
    [one] In einer davon bist du am Zug
   *[other] In { $count } davon bist du am Zug
}
app-my-games-more = { $count ->
    [one] 1 weitere Partie
   *[other] { $count } weitere Partien
}
app-finished-games = Beendete Partien
app-open-tables = Offene Tische
app-no-open-tables = Kein öffentlicher Tisch wartet auf Mitspieler. Richte einen ein!
app-nobody-yet = Noch niemand
app-seats-taken = { $taken } von { $all } Plätzen
app-your-turn = Du bist am Zug
app-turn-of = { $name } ist am Zug
app-join-title = Einem Tisch beitreten
app-join-label = Link oder Code
app-join = Beitreten
app-join-no-table = Das ist weder der Link noch der Code eines Tisches. Ein Code hat 16 Zeichen.
app-replay-title = Partie nachspielen
app-replay-text = Du hast die Aufzeichnung einer Partie? Sieh sie dir Zug für Zug an.
app-replay-open = Aufzeichnung öffnen
app-replay-about = Wähle die Datei einer Aufzeichnung oder füge ihren Text ein. Sie wird Zug für Zug gezeigt und nirgends gespeichert.
app-replay-file = Datei wählen
app-replay-paste = Text der Aufzeichnung
app-replay-show = Partie zeigen
app-replay-another = Andere Aufzeichnung

## A new table

app-new-table-title = Ein neuer Tisch: { $game }
app-clock = Zeit für jede Entscheidung
app-clock-0 = Ohne Uhr
app-clock-30 = 30 Sekunden
app-clock-60 = 1 Minute
app-clock-180 = 3 Minuten
app-clock-86400 = 1 Tag
app-clock-259200 = 3 Tage
app-clock-seconds = { $seconds } Sekunden für jede Entscheidung
app-public = In der Liste der offenen Tische
app-public-about = Sonst kann nur kommen, wer den Link hat.
app-allow-undo = Züge können zurückgenommen werden
app-undo-about = Frei, solange nichts aufgedeckt wurde und sonst niemand entschieden hat; danach werden die anderen gefragt. Sonst nur im eigenen Zug.
app-allow-hints = Tipps
app-hints-about = Wer zu entscheiden hat, darf fragen, was ein Bot täte.
app-allow-stand-in = Schwächere Bots dürfen einspringen
app-stand-in-about = Sind starke Bots an anderen Tischen beschäftigt, entscheidet der nächstschwächere, statt dass alle lange warten.
app-make-table = Tisch einrichten

## Before the start

app-table-of = Ein Tisch für { $game }
app-hosted-by = { $name } lädt ein
app-host = lädt ein
app-you = du
app-somebody = Jemand
app-player = Spieler { $number }
app-name-to-join = Unter welchem Namen sollen dich die anderen kennen?
app-seats = Plätze
app-seat-free = Freier Platz
app-team = Team { $number }
app-teams-about = Partner sitzen sich gegenüber und gewinnen gemeinsam.
app-sit-here = Hier sitzen
app-sit-beside = Jemand neben mir
app-sit-down = Hinsetzen
app-label = Name der Person
app-add-bot = Bot dazusetzen
app-fill-with-bots = Mit Bots auffüllen
app-remove = { $name } entfernen
app-leave = Den Platz von { $name } verlassen
app-start = Spiel beginnen
app-close-table = Tisch aufgeben
app-ready = Alle sind da. Es kann losgehen.
app-waiting-for-players =
    { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
app-waiting-for-host = Alle Plätze sind besetzt. { $name } beginnt das Spiel.
app-invite = Freunde einladen
app-invite-about = Wer diesen Link hat, kann sich setzen oder zusehen.
app-link = Link zu diesem Tisch
app-copy-link = Link kopieren
app-copied = Kopiert
app-share = Teilen
app-share-text = Komm an meinen Tisch und spiel mit!
app-options = Dieser Tisch
app-is-public = Öffentlich: Er steht in der Liste der Tische
app-is-private = Privat: nur über den Link
app-undo-turn = Züge können zurückgenommen werden
app-undo-never = Gezogen ist gezogen: Nach dem eigenen Zug wird nichts zurückgenommen
app-hints-on = Tipps sind erlaubt
app-hints-off = Keine Tipps
app-stand-in-on = Schwächere Bots dürfen für beschäftigte einspringen
app-words-title = Worte für das Mischen
app-words-about = Der Zufall folgt aus dem Geheimnis des Servers und aus Worten aller Mitspieler; so kann ihn niemand bestimmen. Dein Browser hat für dich schon zufällige Worte gezogen und hält sie bis zum Start versiegelt. Du kannst eigene davorsetzen.
app-words-add = Versiegeln
app-words-awaited = Worte fehlen noch
app-shuffling = Die Worte für das Mischen werden aufgedeckt. Gleich geht es los, spätestens nach einer Viertelminute.
app-table-closed-title = Der Tisch wurde aufgegeben
app-table-closed-text = Wer eingeladen hat, hat ihn vor dem Beginn geschlossen.
app-table-refused-title = Diesen Tisch kannst du nicht sehen
app-no-table-title = Diesen Tisch gibt es nicht

## Bots

app-bot-cabin-boy = Schiffsjunge
app-bot-sailor = Matrose
app-bot-mate = Steuermann
app-bot-captain = Kapitän
app-bot-admiral = Admiral
app-bot-neptune = Neptun
app-bot-random = Treibholz
app-bot-about-cabin-boy = Ein freundlicher Anfänger, der vernünftig spielt und vieles falsch einschätzt.
app-bot-about-sailor = Spielt jeden Zug vernünftig, überschätzt das eine, unterschätzt das andere und plant nicht weiter.
app-bot-about-mate = Macht aus jedem Zug das Beste und achtet auf niemanden sonst.
app-bot-about-captain = Hat das Spiel gegen sich selbst gelernt und erkennt auf einen Blick, was eine Stellung wert ist.
app-bot-about-admiral = Denkt für alle am Tisch voraus.
app-bot-about-neptune = Der Stärkste: bis zu zwei Sekunden Bedenkzeit für jede Entscheidung.
app-bot-about-random = Macht irgendeinen Zug.

## In play

app-tools = Werkzeuge des Tisches
app-board = Der Spielplan
app-panel-log = Verlauf
app-panel-chat = Chat
app-panel-words = In Worten
app-panel-table = Tisch
app-decides = entscheidet jetzt
app-unread = Neue Nachrichten
app-look-back = Rückblick
app-looking-back = Nach Zug { $step } von { $steps }
app-to-the-present = Zur Gegenwart
app-catch-up = Alles zeigen
app-undo = Zurücknehmen
app-undo-ask = Um Rücknahme bitten
app-undo-asks = Die anderen müssen zustimmen.
app-undo-waits = Die anderen werden gefragt, ob der Zug zurückgenommen werden darf.
app-bot-waits = { $name } ist an anderen Tischen beschäftigt.
app-bot-waits-seconds = { $name } ist an anderen Tischen beschäftigt und beginnt in etwa { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } nachzudenken.
app-let-stand-in = Diesmal { $name } entscheiden lassen
app-undo-refused = { $name } lehnt ab. Der Zug bleibt; wenn das Spiel weitergegangen ist, kannst du wieder fragen.
app-undo-no-more = Das wurde abgelehnt. Wenn das Spiel weitergegangen ist, kannst du wieder fragen.
app-undo-agreed = { $name } ist einverstanden. Der Zug ist zurückgenommen.
app-undo-taken = { $name } nimmt einen Zug zurück.
app-asked-to-undo = { $name } möchte einen Zug zurücknehmen.
app-asked-to-undo-move = { $name } möchte einen Zug zurücknehmen: „{ $move }“{ $after ->
    [0] {""}
    [one] {" "}Auch die Entscheidung danach fiele weg.
   *[other] {" "}Auch die { $after } Entscheidungen danach fielen weg.
}
app-agree = Zustimmen
app-refuse = Ablehnen
app-hint = Tipp
app-hinting = Denkt nach …
app-hint-title = Ein Bot täte dies:
app-answering = Nur eine Antwort: { $move }
app-answered = Nur eine Antwort, schon gegeben: „{ $move }“. { $next }
app-confirm-title = Zug bestätigen
app-confirm = { $move } – so ziehen?
app-choices = Deine Möglichkeiten
app-no-choices = Du hast gerade nichts zu entscheiden.
app-position = Die Stellung
app-plain-asks = Du entscheidest.
app-plain-waits = Gerade entscheidet niemand.
app-plain-result = Ergebnis
app-plain-place = Platz
app-plain-score = Wertung
app-plain-happened = Was gerade geschah
app-keys = Tasten
app-keys-space = Leertaste
app-keys-page-up = Bild ↑
app-keys-page-down = Bild ↓
app-keys-undo = Den letzten Zug zurücknehmen oder darum bitten
app-keys-hint = Einen Bot um einen Tipp bitten
app-keys-recap = Zeigen, was seit deinem letzten Zug geschah
app-keys-log = Verlauf
app-keys-chat = Chat
app-keys-words = Stellung und Möglichkeiten in Worten
app-keys-table = Der Tisch
app-keys-past = Zurückblicken oder wieder in die Gegenwart
app-keys-what = Dinge auf dem Spielplan erklären sich oder hören damit auf
app-keys-step = Beim Rückblick einen Zug zurück oder weiter
app-keys-turn = Beim Rückblick einen Spielzug zurück oder weiter
app-keys-round = Beim Rückblick eine Runde zurück oder weiter
app-keys-play = Partie ablaufen lassen oder anhalten
app-keys-zoom = Spielplan vergrößern, verkleinern oder wieder ganz zeigen
app-keys-signs = Von Zeichen zu Zeichen eines Spielers, sobald eines den Fokus hat: jedes erklärt sich
app-keys-help = Diese Liste
app-zoom = Größe des Spielplans
app-zoomed = Spielplan auf { $scale } %; die Pfeiltasten bewegen ihn
app-zoom-in = Spielplan vergrößern
app-zoom-out = Spielplan verkleinern
app-zoom-reset = Den ganzen Spielplan zeigen
app-zoom-how = Spielplan vergrößern: mit diesem Knopf, den Tasten + − 0, zwei Fingern oder dem Mausrad bei gedrückter Strg- oder ⌘-Taste
app-resign = Aufgeben
app-resign-seat = Für { $name } aufgeben
app-resign-title = Aufgeben?
app-resign-about = Ein Bot spielt deinen Platz zu Ende. Das lässt sich nicht zurücknehmen.
app-resigned = aufgegeben
app-play-on = Weiterspielen
app-log-earlier = Früheres
app-log-look = Diese Stellung ansehen
app-log-times = { $text } ({ $times }-mal)
app-log-undone = (zurückgenommen)
app-chat = Chat
app-chat-empty = Noch hat niemand etwas gesagt.
app-chat-hidden = (vom Betreiber dieses Servers ausgeblendet)
app-chat-label = Sag etwas
app-say = Sagen
app-veil-title = Gib das Gerät an { $name }
app-veil-text = Der Tisch ist verdeckt. Niemand sonst sollte hinsehen, wenn { $name } ihn aufdeckt.
app-veil-ready = Ich bin { $name }
app-notification = Du bist am Zug: { $game }

## What happened

app-event-created = { $name } hat den Tisch eingerichtet.
app-event-joined = { $name } setzt sich.
app-event-left = { $name } geht.
app-event-bot = Ein Bot setzt sich: { $name }.
app-event-started = Das Spiel beginnt.
app-event-words-missing = { $names }: Worte für das Mischen nicht rechtzeitig aufgedeckt. Sie wurden weggelassen.
app-event-undo = { $name } nimmt einen Zug zurück.
app-event-ask = { $name } bittet, einen Zug zurücknehmen zu dürfen.
app-event-answer-yes = { $name } stimmt zu.
app-event-answer-no = { $name } lehnt ab.
app-event-clock = Die Zeit von { $name } ist abgelaufen; ein Bot entscheidet einmal.
app-event-stand-in = { $name } hätte warten müssen; { $bot } entscheidet einmal.
app-event-resigned = { $name } gibt auf; ein Bot spielt weiter.
app-event-resigned-late = Die Zeit von { $name } ist abgelaufen; ein Bot spielt weiter.
app-event-said = { $name }: { $text }
app-event-finished = Das Spiel ist zu Ende.
app-event-rematch = Eine Revanche ist eingerichtet.

## After the end

app-game-over = Das Spiel ist zu Ende.
app-you-won = Du hast gewonnen!
app-you-resigned = Du hast aufgegeben. { $winners }.
app-winners =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
app-rematch = Revanche
app-to-rematch = Zur Revanche
app-watch-again = Von Anfang an ansehen
app-download-record = Aufzeichnung herunterladen
app-scrubber = Die Partie durchsehen
app-move-number = Zug
app-to-begin = Zum Anfang
app-play = Partie ablaufen lassen
app-pause = Anhalten
app-replay-pace = Tempo
app-replay-slow = Langsam
app-replay-usual = Normal
app-replay-fast = Schnell
app-to-end = Zum letzten Zug
app-look-from = Aus der Sicht von
app-look-from-spectator = Aus der Sicht der Zuschauer
app-look-from-seat = Aus der Sicht von { $name }

## Fair shuffles

app-fair-title = Faires Mischen
app-fair-before = Der Server hat sein Geheimnis für allen Zufall dieser Partie schon festgelegt. Dies ist sein Siegel; notiere es, wenn du magst, und vergleiche es nach dem Ende.
app-fair-after = Das Spiel ist zu Ende, das Geheimnis also offen. Sein Siegel muss das sein, das vor dem Beginn zu sehen war.
app-fair-commitment = Siegel (SHA-256 des Geheimnisses)
app-fair-start = Start (SHA-256 aller Siegel)
app-fair-words-of = Worte von { $name }
app-fair-words-missing = nicht rechtzeitig aufgedeckt, daher weggelassen
app-fair-fate-counted = Deine Worte sind Teil des Mischens.
app-fair-fate-late = Deine Worte wurden nicht rechtzeitig aufgedeckt; gemischt wurde mit denen der anderen.
app-fair-fate-left-out = Deine Worte wurden aufgedeckt, sind aber nicht Teil des Mischens. Vertraue ihm nicht.
app-fair-fate-changed = Diese Partie begann mit anderen Siegeln, als dein Browser gesehen hat. Vertraue dem Mischen nicht.
app-fair-fate-unsealed = Diese Partie begann ohne das Siegel deiner Worte; sie sind nicht Teil des Mischens. Falls du nicht auf einem anderen Gerät andere versiegelt hast, vertraue ihm nicht.
app-fair-secret = Geheimnis
app-fair-fits = Das Geheimnis passt zum Siegel.
app-fair-fits-not = Das Geheimnis passt nicht zum Siegel!
app-fair-check = Jedes Mischen, Austeilen und Würfeln lässt sich mit der Aufzeichnung der Partie prüfen:
app-fair-more = Wie das Mischen geht
app-fair-intro = An jedem Tisch folgt der Zufall aus einem Geheimnis des Servers und aus Worten der Mitspieler. Alle sind an ihren Beitrag gebunden, bevor jemand die Beiträge der anderen kennt. So kann niemand den Zufall bestimmen, und alle können ihn nachher prüfen.
app-fair-step-1 = Wird ein Tisch eingerichtet, zieht der Server ein Geheimnis und zeigt sein Siegel: einen Fingerabdruck, aus dem niemand das Geheimnis erraten kann.
app-fair-step-2 = Bis zum Start zieht der Browser jedes Mitspielers zufällige Worte und veröffentlicht nur ihr Siegel. Die Worte bleiben bei ihm.
app-fair-step-3 = Mit dem Start stehen alle Siegel fest. Erst dann werden die Worte aufgedeckt; sie müssen zu ihren Siegeln passen. Worte, die nicht binnen 15 Sekunden aufgedeckt sind, werden weggelassen, und alle sehen, wessen. Von da an steht jedes Mischen, jede Karte und jeder Würfel fest.
app-fair-step-4 = Nach dem Ende zeigt der Server das Geheimnis. Die Aufzeichnung der Partie enthält alles, was man zum Prüfen braucht.
app-fair-how-title = Eine Partie prüfen
app-fair-how = Lade die Aufzeichnung einer beendeten Partie herunter und gib diesen Befehl ein; er zieht alles noch einmal und vergleicht. Die Datei docs/fair-shuffles.md des Projekts beschreibt das Verfahren so genau, dass man es mit einem eigenen Programm prüfen kann.
app-fair-limits-title = Was es beweist
app-fair-limits = Sind deine Worte Teil des Mischens, so konnten weder der Server noch die Mitspieler, nicht einmal alle zusammen, die Karten bestimmen. Der Server und ein Mitspieler gemeinsam könnten höchstens dessen Worte zurückhalten und so zwischen zwei unvorhersehbaren Mischungen wählen; alle sähen es. Es beweist nicht, dass der Server sein Geheimnis für sich behalten hat: Unter Freunden genügt das, um Geld nicht.

## Settings

app-settings-look = Aussehen
app-settings-play = Spielen
app-settings-this = Über diese Seite
app-licences-about = Seaboard ist freie Software unter der MIT-Lizenz. Darin steckt Arbeit anderer:
app-licences = wessen, und unter welchen Lizenzen
app-theme = Farben
app-theme-system = Wie das Gerät
app-theme-light = Tag
app-theme-dark = Nacht
app-size = Schrift und Karten
app-size-usual = Wie üblich
app-size-large = Groß
app-size-largest = Sehr groß
app-motion = Bewegung
app-motion-system = Wie das Gerät
app-motion-on = An
app-motion-off = Aus
app-pace = Züge der anderen
app-pace-calm = Ruhig
app-pace-brisk = Flott
app-pace-instant = Sofort
app-sounds = Töne
app-sounds-about = Eine Glocke für deinen Zug; Münzen, Hammer, Karten und Wasser für das Geschehen.
app-notify = Benachrichtigungen
app-notify-about = Der Browser ruft dich, wenn du am Zug bist und woanders hinsiehst.
app-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
app-confirm-moves = Züge bestätigen
app-confirm-about = Vor dem Absenden wird bei jedem Zug noch einmal gefragt.
app-single-answers = Einzige Antwort automatisch geben
app-single-about = Wo nur ein Zug möglich ist, wird er für dich gemacht.
app-account = Du
app-you-are-guest = Du bist { $name }, zu Gast. Dieser Browser kennt dich.
app-you-are-account = Du bist { $name }, mit dem Konto { $account }.
app-come-in = Hereinkommen
app-welcome = Willkommen an Bord!
app-make-account = Konto anlegen
app-make-account-about = Mit einem Konto findest du deine Partien auf anderen Geräten wieder.
app-account-name = Konto
app-account-name-about = 3 bis 30 kleine Buchstaben, Ziffern, Punkte oder Bindestriche.
app-account-made = Das Konto ist angelegt.
app-password = Passwort
app-password-about = Mindestens 8 Zeichen.
app-sign-in = Anmelden
app-signed-in = Willkommen zurück!
app-sign-out = Abmelden
app-sign-out-everywhere = Auf allen Geräten abmelden
app-signed-out = Du bist abgemeldet.
app-delete-me = Meine Daten löschen
app-delete-title = Deine Daten löschen?
app-delete-about = Dein Name und dein Konto verschwinden. In laufenden Partien gibst du auf; beendete bleiben, ohne deinen Namen. Das lässt sich nicht zurücknehmen.
app-deleted = Deine Daten sind gelöscht. Gute Fahrt!

## Errors

app-nowhere-title = Unbekannte Gewässer
app-nowhere-text = Diese Adresse führt nirgendwohin. Vielleicht wurde der Link abgeschnitten.
app-error-failed = Auf dem Server ist etwas schiefgegangen. Bitte versuche es noch einmal.
app-error-away = Der Server ist nicht zu erreichen. Bitte versuche es gleich noch einmal.
app-error-lost = Die Verbindung brach ab, bevor die Antwort kam. Sieh nach, ob es geschehen ist.
app-error-not-found = Das gibt es nicht.
app-error-table-not-found = Dieser Link führt zu keinem Tisch. Vielleicht wurde er abgeschnitten, oder den Tisch gibt es nicht mehr.
app-error-who-are-you = Wähle zuerst einen Namen oder melde dich an.
app-error-wrong-password = Ein Konto mit diesem Passwort gibt es nicht.
app-error-not-yours = Das steht dir nicht zu.
app-error-not-allowed = Das ist an diesem Tisch nicht erlaubt.
app-error-table-not-allowed = An diesem Tisch gibt es keine Zuschauer.
app-error-foreign-origin = Diese Seite darf den Server nicht benutzen.
app-error-stale = Am Tisch ging es schon weiter. Sieh noch einmal hin und wähle neu.
app-error-illegal = Dieser Zug ist nicht möglich.
app-error-not-now = Das ist jetzt nicht möglich.
app-error-start-not-now = Es sind noch Plätze frei: Lade Leute ein oder setze Bots dazu.
app-error-join-not-now = Das Spiel hat schon begonnen.
app-error-replace-not-now = Das geht noch nicht, oder es wurde eben erst abgelehnt.
app-error-give-up-not-now = Noch haben nicht alle geantwortet, oder es wurde eben erst abgelehnt.
app-error-come-back-not-now = Dort spielt kein Bot mehr.
app-error-ask-not-now = Danach ist schon gefragt, oder es wurde abgelehnt: Frag wieder, wenn das Spiel weitergegangen ist.
app-error-needs-consent = Erst müssen die anderen zustimmen.
app-error-taken = Das ist schon vergeben.
app-error-join-taken = Dort sitzt schon jemand.
app-error-account-taken = Ein Konto mit diesem Namen gibt es schon.
app-error-too-large = Das ist zu groß.
app-error-bad-input = Das versteht der Server nicht.
app-error-name-bad-input = Dieser Name geht nicht: 1 bis 30 druckbare Zeichen.
app-error-account-bad-input = Das Konto braucht 3 bis 30 kleine Buchstaben oder Ziffern, das Passwort mindestens 8 Zeichen.
app-error-record-bad-input = Das ist keine Aufzeichnung einer Partie, oder sie ist beschädigt.
app-record-reason = Der Grund: { $reason }
app-error-too-many = Das war viel auf einmal. Warte einen Augenblick und versuche es dann wieder.
app-error-busy = Der Server ist beschäftigt. Bitte versuche es gleich noch einmal.
app-error-unreadable = Diese Version der Seite kann die Partie nicht öffnen: Sie folgt anderen Regeln oder ist beschädigt.
app-error-trouble = Das ging auf diesem Gerät schief. Bitte versuche es noch einmal; hilft das nicht, lade die Seite neu.
app-error-no-room = Auf diesem Gerät ist kein Platz mehr dafür. Entferne Partien, die du nicht mehr brauchst, oder schaffe anderswo auf dem Gerät Platz.
app-error-not-kept = Der Browser bewahrt für diese Seite nichts mehr auf. Lade sie neu; was bisher aufbewahrt wurde, ist da. In einem privaten Fenster bewahrt er vielleicht gar nichts auf.
