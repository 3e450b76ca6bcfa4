## Wer da ist

absence-here = { $name } ist da.
absence-away = { $name } ist seit { $time } nicht da.
absence-bot-plays = Ein Bot spielt für { $name }.
absence-clock = { $name } hat noch { $time } für die ganze Partie.
absence-tag-away = nicht verbunden
absence-tag-bot = ein Bot spielt

## Ein Bot an jemandes Stelle

absence-about-owes = Seit { $time } ist { $name } am Zug.
absence-about-gone = { $name } ist seit { $time } nicht verbunden.
absence-replace = Bot spielen lassen
absence-propose-replace = Bot vorschlagen
absence-replace-from = Ab { $time } kann ein Bot für { $name } spielen.
absence-mine = Ein Bot spielt für dich. Der Platz bleibt deiner.
absence-mine-seat = Ein Bot spielt für { $name }. Der Platz bleibt deiner.
absence-come-back = Wieder übernehmen

## Vorschläge

absence-motion-replace = { $by } schlägt vor, dass ein Bot für { $name } spielt.
absence-motion-give-up = { $by } schlägt vor, den Tisch aufzugeben. Die Partie würde ohne Ergebnis enden.
absence-waiting = Es fehlt noch die Antwort von { $names }.
absence-without-waiting = Ohne Warten aufgeben

## Den Tisch aufgeben

absence-give-up = Tisch aufgeben
absence-give-up-title = Den Tisch aufgeben?
absence-give-up-all = Wenn alle zustimmen, die spielen, endet die Partie ohne Ergebnis. Wer länger weg ist, als der Tisch erlaubt, wird nicht gefragt.
absence-give-up-alone = Die Partie endet ohne Ergebnis. Das lässt sich nicht zurücknehmen.
absence-give-up-propose = Vorschlagen
absence-given-up = Aufgegeben, ohne Ergebnis
absence-tag-given-up = aufgegeben
absence-replay-given-up = Diese Partie wurde aufgegeben und hat kein Ergebnis.
absence-you-replaced = Für dich hat ein Bot zu Ende gespielt. { $winners }.

## Das Protokoll

absence-event-replaced-host = Wer eingeladen hat, lässt einen Bot für { $name } spielen.
absence-event-replaced-vote = Die anderen lassen einen Bot für { $name } spielen.
absence-event-returned = { $name } ist zurück und spielt wieder selbst.
absence-event-given-up = Der Tisch ist aufgegeben; es gibt kein Ergebnis.
absence-event-proposed-replace = { $by } schlägt vor, dass ein Bot für { $name } spielt.
absence-event-proposed-give-up = { $by } schlägt vor, den Tisch aufzugeben.

## Einen Tisch aufmachen

absence-game-clock = Zeit für die ganze Partie
absence-no-game-clock = Keine
absence-increment = Zugabe nach jeder Entscheidung
absence-no-increment = Nichts
absence-after = Ein Bot kann einspringen, wenn jemand weg ist
absence-after-time = nach { $time }
absence-after-never = nie
absence-after-about = Das entscheidet, wer eingeladen hat, oder die anderen stimmen ab. Wer zurückkommt, spielt wieder selbst.
absence-option-clock = { $time } für die ganze Partie
absence-option-increment = { $time } für die ganze Partie, dazu { $increment } für jede Entscheidung
absence-option-after = Ein Bot kann einspringen, wenn jemand so lange weg ist: { $time }
absence-option-never = Wer weg ist, wird nicht durch einen Bot ersetzt
