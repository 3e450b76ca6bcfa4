# Words of the lessons of Nautilùs; lessons/*.toml has their steps.
# used: nautilus-lesson-*, nautilus-coach-*

nautilus-lesson-entering = Einsetzen
nautilus-lesson-entering-wrong = Spiel zuerst die hervorgehobene Karte.
nautilus-lesson-entering-goal = Du bist Rot. Deine Seefahrer warten im Strudel. Bring sie einmal um den Ring in deinen Hafen.
nautilus-lesson-entering-enter = Nur eine 1 oder eine 12 bringt einen Seefahrer auf den Ring. Spiel die 12.
nautilus-lesson-entering-start = Dein Seefahrer steht auf deinem Startfeld. Die anderen hatten weder 1 noch 12 und mussten ablegen.
nautilus-lesson-entering-move = Eine Zahl bewegt einen Seefahrer so viele Felder im Uhrzeigersinn. Spiel eine der beiden Karten.

nautilus-lesson-steps = Genaue Schritte und Schlagen
nautilus-lesson-steps-wrong = Nimm die 3.
nautilus-lesson-steps-exact = Ein Seefahrer geht alle Schritte einer Karte und kommt an keinem anderen vorbei. Gelb versperrt deiner 6 den Weg.
nautilus-lesson-steps-hit = Aber du darfst auf ihm landen. Spiel die 3.
nautilus-lesson-steps-gone = Geschlagen: Gelb ist wieder im Strudel. Vorsicht, Partner und eigene Seefahrer trifft es genauso.

nautilus-lesson-harbour = Der Hafen
nautilus-lesson-harbour-wrong = Bring den Seefahrer mit der 6 heim.
nautilus-lesson-harbour-home = Nach einer Umrundung biegt ein Seefahrer an deinem Startfeld ab. Dahinter liegen die vier Plätze deines Hafens.
nautilus-lesson-harbour-turn-in = Drei Schritte bis zum Start, drei weitere: Die 6 führt auf Platz 3. Biege ab.
nautilus-lesson-harbour-lap = Auf dem Ring müsste er noch einmal ganz herum. Biege in den Hafen ab.
nautilus-lesson-harbour-early = Heb dir die 1 auf. Die 6 bringt jetzt einen Seefahrer heim.
nautilus-lesson-harbour-safe = Heim und sicher: Im Hafen wird niemand geschlagen und niemand überholt. Sind alle vier da, hilfst du deinem Partner.
nautilus-lesson-harbour-win = Und so gewinnt man: Süd ist dein Partner. Das Team, dessen Seefahrer zuerst alle daheim sind, Rot und Grün, hat gewonnen.

nautilus-lesson-four = Die 4
nautilus-lesson-four-wrong = Nimm die 4.
nautilus-lesson-four-back = Die 4 geht als einzige Karte rückwärts, und sie kennt eine Abkürzung.
nautilus-lesson-four-home = Dein Seefahrer steht 2 Felder hinter dem Start. Zurück zum Start, dann in den Hafen: Spiel die 4 auf Platz 2.
nautilus-lesson-four-past = Hinter dem Start wäre er näher am Ziel, aber daheim ist er besser.
nautilus-lesson-four-long = Neun von sechzig Feldern. Die 4 erspart dir alle.
nautilus-lesson-four-gain = Daheim, ohne Umrundung. Dafür muss er nur 1 bis 3 Felder hinter dem Start stehen.

nautilus-lesson-five = Die 5
nautilus-lesson-five-wrong = Auch möglich. Nimm hier den hervorgehobenen Seefahrer und so viele Schritte, wie der Text sagt.
nautilus-lesson-five-share = Die fünf Schritte einer 5 darfst du aufteilen, auf deine Seefahrer und die deines Partners. Alle müssen gegangen werden.
nautilus-lesson-five-first = Mach zuerst Platz: Dieser Seefahrer geht 1 Schritt auf Platz 4.
nautilus-lesson-five-blocked = Ein Schritt auf Platz 2, und weiter hinein ginge es noch nicht. Lass erst den anderen Platz machen.
nautilus-lesson-five-whole = Schritte für deinen Partner fehlen dann im Hafen. Rück erst dort auf.
nautilus-lesson-five-second = Jetzt rückt der andere 2 Schritte auf, auf Platz 3.
nautilus-lesson-five-short = Auch Platz 3 ist frei, und dieser Seefahrer bekommt nur einen Teil. Nimm 2 Schritte.
nautilus-lesson-five-partner = Dein Partner nimmt den Rest. Zieh erst deinen eigenen um 2 Schritte.
nautilus-lesson-five-third = 2 Schritte sind übrig. Der Seefahrer deines Partners geht sie.
nautilus-lesson-five-done = Drei Seefahrer mit einer Karte. Jeder bekommt höchstens einen Teil.

nautilus-lesson-seven = Die 7
nautilus-lesson-seven-wrong = Nimm die 7.
nautilus-lesson-seven-sweep = Nur die 7 kommt an anderen vorbei, und sie schickt alle auf ihrem Weg zurück.
nautilus-lesson-seven-go = Zwei Gegner stehen vor dir. Fege sie weg.
nautilus-lesson-seven-partner = Das träfe den Seefahrer deines Partners. Nimm den anderen.
nautilus-lesson-seven-small = Die 2 kann warten. Mit der 7 schlägst du zwei auf einmal.
nautilus-lesson-seven-swept = Beide sind weg. Aber Vorsicht: Eigene Seefahrer und die des Partners fegt sie genauso weg.

nautilus-lesson-eight = Die 8
nautilus-lesson-eight-wrong = Nimm die 8 gegen den Nächsten.
nautilus-lesson-eight-two = Die 8 geht 8 Schritte vorwärts. Oder der Nächste setzt aus und verliert eine Karte.
nautilus-lesson-eight-skip = Blau ist dicht hinter dir und als Nächstes dran. Lass Ost aussetzen.
nautilus-lesson-eight-step = Das brächte dich fort, aber Ost könnte immer noch spielen. Lass Ost aussetzen.
nautilus-lesson-eight-ahead = Drei Schritte sind nicht weit genug. Lass Ost aussetzen.
nautilus-lesson-eight-lost = Ost musste eine 7 ablegen. Sie hätte dich weggefegt.

nautilus-lesson-swap = Der Tausch
nautilus-lesson-swap-wrong = Gib eine 12.
nautilus-lesson-swap-blind = Vor jeder Runde gibt jeder seinem Partner verdeckt eine Karte. Süd gegenüber ist dein Partner.
nautilus-lesson-swap-give = Alle haben angesagt, ob sie einsetzen können. Süd hat weder 1 noch 12, du hast zwei 12er. Gib eine ab.
nautilus-lesson-swap-low = Damit kommt Süd nicht auf den Ring. Gib eine 12.
nautilus-lesson-swap-got = Eine 10 kam zurück. Du kennst nun eine Karte von Süd und Süd eine von dir.

nautilus-lesson-caves = Höhlen
nautilus-lesson-caves-wrong = Nimm den hervorgehobenen Seefahrer.
nautilus-lesson-caves-where = Neben dem Ring liegen vier Höhlen, jede mit Platz für einen Seefahrer.
nautilus-lesson-caves-in = Nur der letzte Schritt führt hinein, vom Eingang aus. Deine 6 passt genau: Geh in die Höhle.
nautilus-lesson-caves-by = Das führt auf dem Ring daran vorbei. Geh hinein.
nautilus-lesson-caves-other = Diesmal nicht: Geh mit der 6 in die Höhle.
nautilus-lesson-caves-out = Drinnen schlägt dich niemand, auch nicht Moby Dick, außer wer selbst hineinzieht. Komm nun heraus: Der erste Schritt führt zum Eingang.
nautilus-lesson-caves-stay = Das bewegt den anderen. Nimm den in der Höhle.
nautilus-lesson-caves-left = Zehn Schritte aus der Höhle sind neun ab ihrem Eingang.

nautilus-lesson-moby-dick = Moby Dick
nautilus-lesson-moby-dick-wrong = Spiel die hervorgehobene Karte.
nautilus-lesson-moby-dick-whale = Moby Dick liegt auf dem Ring. Seefahrer dürfen an ihm vorbei.
nautilus-lesson-moby-dick-ride = Wer auf seinem Feld landet, reitet auf ihm. Deine 6 tut das.
nautilus-lesson-moby-dick-keep = Heb dir seine Karte noch auf. Reite zuerst.
nautilus-lesson-moby-dick-landed = Er schwamm zum nächsten Seefahrer und schlug ihn; du stehst direkt hinter ihm: weit voran mit einer Karte.
nautilus-lesson-moby-dick-card = Seine eigene Karte schickt ihn ohne Reiter zum nächsten Seefahrer im Uhrzeigersinn. Das ist Gelb. Spiel sie.
nautilus-lesson-moby-dick-die = Nach jeder Runde bewegt ihn ein Würfel 1 bis 6 Felder, und er schlägt alle auf diesem Weg.

nautilus-lesson-nautilus = Die Nautilùs
nautilus-lesson-nautilus-wrong = Spiel die Nautilùs und ihre Karte.
nautilus-lesson-nautilus-ouch = West hat dich gerade mit einer 10 geschlagen. Zum Glück hast du eine Nautilùs.
nautilus-lesson-nautilus-undo = Sie nimmt die letzte Karte des Spielers vor dir zurück. Spiel sie.
nautilus-lesson-nautilus-back = Dein Seefahrer ist wieder da. Und weil das die erste Nautilùs der Partie war, erscheint Moby Dick hinter deinem Startfeld.
nautilus-lesson-nautilus-use = Jetzt darfst du die zurückgenommene Karte nutzen. Zieh mit der 10 weiter.
nautilus-lesson-nautilus-own = Aus Wests Zug wurde deiner. Aber eine zweite Nautilùs könnte auch diese zurücknehmen.

nautilus-lesson-compass = Der Kompass
nautilus-lesson-compass-wrong = Nimm den Kompass.
nautilus-lesson-compass-choose = Zwei Figuren auf dem Ring oder in Höhlen tauschen die Plätze, egal wessen. Blau steht kurz vor deinem Start: Tausche mit ihm.
nautilus-lesson-compass-slow = Drei Schritte oder fast eine ganze Umrundung? Nimm den Kompass.
nautilus-lesson-compass-near = Zwei Felder vor deinem Start. Strudel und Häfen erreicht der Kompass nicht.

nautilus-lesson-specials = Sonderkarten
nautilus-lesson-specials-wrong = Spiel diesmal die hervorgehobene Karte.
nautilus-lesson-specials-command = Die Kaperung zeigt dir die Karten des Nächsten und gibt dir dessen Zug. Blau ist fast im Hafen: Spiel sie.
nautilus-lesson-specials-blue-first = Blau wäre daheim, ehe du wieder dran bist. Halte es auf: Spiel die Kaperung.
nautilus-lesson-specials-away = Du spielst den Zug von Ost mit dessen Karten. Schick Blau an seinem Hafen vorbei.
nautilus-lesson-specials-home = Das brächte Blau heim. Du willst das Gegenteil.
nautilus-lesson-specials-look = Mit dem Fernrohr zeigen alle anderen bis zum Rundenende ihre Karten. Spiel es.
nautilus-lesson-specials-unseen = Was Ost hat, weißt du, von den anderen nichts. Schau erst nach: Spiel das Fernrohr.
nautilus-lesson-specials-open = Jetzt liegen alle Karten außer deinen für alle Spieler offen.
nautilus-lesson-specials-trade = Beim Seehandel tauschst du mit deinem Partner eine Karte. Spiel ihn.
nautilus-lesson-specials-alone = Die 3 willst du gleich deinem Partner geben. Spiel den Seehandel.
nautilus-lesson-specials-stormy = Der Sturm trüge deinen Seehandel zu jemand anderem. Handle zuerst.
nautilus-lesson-specials-give = Gib die 3 ab.
nautilus-lesson-specials-dear = Den Sturm brauchst du gleich noch. Gib die 3 ab.
nautilus-lesson-specials-storm = Der Sturm reicht alle Handkarten nach rechts weiter, und du spielst sofort noch eine Karte. Spiel ihn.
nautilus-lesson-specials-calm = Nach dem Sturm spielst du sofort noch eine Karte, du verlierst also nichts. Spiel den Sturm.
nautilus-lesson-specials-second = Du hast jetzt die Karten von Ost. Spiel eine. Danach kennst du alle Karten: Gute Fahrt!

nautilus-coach-swap = Gib deinem Partner eine Karte, die euch beiden hilft: eine 1 oder 12, wenn er angesagt hat, dass er keine hat.
nautilus-coach-enter = Du kannst einen Seefahrer einsetzen. Je mehr auf dem Ring sind, desto mehr deiner Karten kannst du nutzen.
nautilus-coach-home = Eine deiner Karten bringt einen Seefahrer in den Hafen. Dort schlägt ihn niemand; der hinterste freie Platz lässt den anderen Raum.
nautilus-coach-cave = Der letzte Schritt eines Zuges kann in eine Höhle führen. Dort ist man sicher, solange kein anderer in dieselbe Höhle zieht.
nautilus-coach-four = Du hast eine 4: Sie geht rückwärts. Kurz hinter deinem Start ist das der kurze Weg heim, statt einer ganzen Runde.
nautilus-coach-seven = Du hast eine 7: Sie zieht an allen vorbei und schickt zurück, wer auf dem Weg steht, auch eigene und die deines Partners.
nautilus-coach-part = Du hast eine 5: Ihre Schritte lassen sich auf deine Seefahrer und die deines Partners verteilen. Alle fünf müssen genutzt werden.
nautilus-coach-skip = Deine 8 kann dem Nächsten den Zug und eine Karte nehmen, statt zu ziehen.
nautilus-coach-compass = Der Kompass tauscht zwei beliebige Figuren auf dem Ring oder in Höhlen. Such eine eigene weit hinten und eine fremde nah an deinem Start.
nautilus-coach-special = Du hast eine Sonderkarte, die immer spielbar ist. Wähle sie an, um vorher zu sehen, was sie täte.
nautilus-coach-move = Wähle eine Karte, um alle ihre Wege zu sehen, oder einen Seefahrer, um seine Karten zu sehen. Wer auf jemandem landet, schickt ihn zurück.
nautilus-coach-discard = Eine Karte muss weg: Keine ist spielbar, oder eine 8 nimmt dir den Zug. Trenn dich von der unnützesten; 1 und 12 behalte.
nautilus-coach-hit = Ein Seefahrer wurde geschlagen und ist wieder im Strudel. In Höhlen und Häfen ist man sicher.
nautilus-coach-moby = Moby Dick ist aufgetaucht. Wer auf ihm landet, reitet weit voraus; nach jeder Runde bewegt ihn ein Würfel.
nautilus-coach-undone = Eine Nautilùs hat die letzte Karte zurückgenommen; wer sie gespielt hat, nutzt diese Karte jetzt selbst.
nautilus-coach-taken = Eine 8 nimmt jemandem den Zug: Der Nächste muss eine Karte ablegen.
nautilus-coach-round = Eine neue Runde: Alle bekommen Karten, sagen an, ob eine 1 oder 12 dabei ist, und tauschen eine mit dem Partner.
