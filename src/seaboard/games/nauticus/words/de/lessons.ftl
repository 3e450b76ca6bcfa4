# Words of the lessons of Nauticus; lessons/*.toml has their steps.
# used: nauticus-lesson-*, nauticus-coach-*

nauticus-lesson-wheel = Die Drehscheibe
nauticus-lesson-wheel-wrong = Noch nicht: Wähle zuerst das Feld mit den Rumpfteilen.
nauticus-lesson-wheel-goal = Du baust Schiffe und lieferst mit ihnen Waren aus. Beides bringt Punkte. Wer nach vier Runden die meisten hat, gewinnt.
nauticus-lesson-wheel-intro = Um die Drehscheibe liegen acht Aktionen. Der Startspieler wählt eine, und dann dürfen alle sie ausführen.
nauticus-lesson-wheel-choose = Du bist Startspieler. Ein Schiff beginnt mit dem Rumpf: Wähle dieses Feld.
nauticus-lesson-wheel-other = Ein gutes Feld, aber ohne Rumpf gibt es nichts zu bauen. Wähle die Rumpfteile.
nauticus-lesson-wheel-bonus = Den Bonus des Feldes bekommst nur du: 2 Punkte. Jetzt folgt die Aktion, für alle.

nauticus-lesson-workers = Arbeiter und Preise
nauticus-lesson-workers-wrong = In einer Partie darfst du das. Tu hier, was hervorgehoben ist.
nauticus-lesson-workers-blue = Jedes Plättchen, das du kaufst, braucht einen Arbeiter. Die Drehscheibe leiht dir hier 2 blaue; ungenutzte verfallen.
nauticus-lesson-workers-price = Die Zahlen am Feld sind Preise. Das Heck kostet 1 Taler: Kaufe es.
nauticus-lesson-workers-dearer = Das ist teurer. Beginne mit dem Heck für 1 Taler.
nauticus-lesson-workers-free = Es kostet nichts, hat aber einen Haken, den eine spätere Lektion zeigt. Nimm das Heck.
nauticus-lesson-workers-lay = Ein bezahltes Plättchen darfst du sofort anlegen. Beginne damit ein neues Schiff.
nauticus-lesson-workers-second = Ein blauer Arbeiter ist übrig. Kaufe einen Bug: Heck und Bug ergeben einen geschlossenen Rumpf.
nauticus-lesson-workers-again = Das zweite Plättchen derselben Art kostet 4 Taler, und kein Schiff hat zwei Hecks. Nimm den Bug.
nauticus-lesson-workers-join = Lege ihn an dein Schiff an.
nauticus-lesson-workers-apart = Das wäre ein zweites Schiff. Lege den Bug an das erste an.
nauticus-lesson-workers-own = Die blauen Arbeiter sind verbraucht. Mehr Plättchen kosten eigene Arbeiter, und neue sind rar. Beende die Aktion.
nauticus-lesson-workers-keep = Deine eigenen Arbeiter bleiben dir für später. Beende deinen Zug.

nauticus-lesson-laying = Masten und Wappen
nauticus-lesson-laying-wrong = Das ist erlaubt, aber hier geht es um Masten mit dem Stern.
nauticus-lesson-laying-mast = Jedes Rumpfteil trägt einen Mast. Kaufe den mit dem Stern für 1 Taler.
nauticus-lesson-laying-stand = Stelle ihn auf dein Schiff.
nauticus-lesson-laying-stored = Im Lager belegt er zwei Plätze und nützt nichts. Stelle ihn auf das Schiff.
nauticus-lesson-laying-crest = Jetzt führt dein Schiff den Stern. Alle seine Masten und Segel müssen ihn zeigen; nur Kronen passen überall.
nauticus-lesson-laying-same = Auch der zweite Mast braucht also den Stern. Dieselbe Art kostet in derselben Aktion beim zweiten Mal 4 Taler. Kaufe ihn.
nauticus-lesson-laying-misfit = Er ist billiger, zeigt aber ein anderes Wappen und passt nicht auf dieses Schiff.
nauticus-lesson-laying-both = Stelle ihn auf das freie Rumpfteil.
nauticus-lesson-laying-away = Dein Schiff hat Platz dafür. Stelle ihn dorthin.
nauticus-lesson-laying-next = Zwei Masten stehen. Auf jeden gehört nun ein Segel mit dem Stern oder mit einer Krone.

nauticus-lesson-golden = Die Goldene Regel
nauticus-lesson-golden-wrong = Später. Sieh erst, was mit einem Plättchen zum Preis 0 geschieht.
nauticus-lesson-golden-rule = Das 1er-Schiff ist ein ganzer Rumpf auf einem Plättchen und kostet hier 0 Taler. Wo ist der Haken?
nauticus-lesson-golden-free = Kaufe es und sieh selbst.
nauticus-lesson-golden-paid = Das hat einen Preis. Probiere das Plättchen für 0.
nauticus-lesson-golden-stored = Was keine Taler kostet, kommt ins Lager: Preis 0, Bonus, Belohnung, Geschenk. Ist dort kein Platz, verfällt es.
nauticus-lesson-golden-later = Der Transport bringt es später in die Werft. Beende die Aktion.
nauticus-lesson-golden-enough = In einer Partie darfst du weiterkaufen. Beende hier die Aktion.

nauticus-lesson-transport = Transport
nauticus-lesson-transport-wrong = Bring zuerst den Rumpf aus dem Lager in die Werft.
nauticus-lesson-transport-fetch = Dein Gegner hat Transport gewählt, also darfst auch du. Ein Arbeiter bewegt ein Plättchen: Hole den Rumpf.
nauticus-lesson-transport-passed = Ein blauer Arbeiter bliebe ungenutzt. Setze ihn für den Rumpf ein.
nauticus-lesson-transport-extra = Die hast du nur einmal im Spiel. Hier hilft dir schon die Phase.
nauticus-lesson-transport-launch = Es wird sofort gelegt. Beginne damit ein Schiff.
nauticus-lesson-transport-ship = Insgesamt zwei Arbeiter statt Taler: Das ist der Preis eines kostenlosen Plättchens.

nauticus-lesson-finishing = Ein Schiff fertigstellen
nauticus-lesson-finishing-wrong = Stelle erst das Schiff fertig.
nauticus-lesson-finishing-look = Der Rumpf ist geschlossen, zwei Masten, ein Segel. Nur ein Segel fehlt noch.
nauticus-lesson-finishing-sail = Kaufe das letzte Segel, wieder mit dem Stern.
nauticus-lesson-finishing-stop = So kurz vor dem Ziel! Ein Segel noch, dann ist das Schiff fertig.
nauticus-lesson-finishing-crest = Dieses Segel hat ein anderes Wappen. Dein Schiff braucht den Stern.
nauticus-lesson-finishing-hoist = Setze es.
nauticus-lesson-finishing-store = Ein Segel im Lager stellt nichts fertig. Setze es.
nauticus-lesson-finishing-reward = Fertig! Für jeden Mast gibt es sofort eine Belohnung. Wähle eine, zum Beispiel das Kronensegel.
nauticus-lesson-finishing-goods = Zwei Waren locken, aber du müsstest sie einzeln benennen. Nimm etwas Einfacheres.
nauticus-lesson-finishing-another = Zwei Masten, zwei Belohnungen. Jede Art darfst du für ein Schiff höchstens zweimal nehmen.
nauticus-lesson-finishing-more-goods = Ein andermal. Nimm hier eine der anderen.
nauticus-lesson-finishing-worth = Am Ende zählt das Schiff auch Punkte: 2, 8, 20 oder 35 bei Größe 1, 2, 3 oder 4.

nauticus-lesson-delivery = Ausliefern
nauticus-lesson-delivery-wrong = Liefere zuerst die Ladung aus.
nauticus-lesson-delivery-loaded = Dieses Schiff ist fertig, und unter jedem Rumpfteil liegt eine Ware. Es kann also ausliefern.
nauticus-lesson-delivery-field = Du bist Startspieler: Wähle das Ausliefern.
nauticus-lesson-delivery-elsewhere = Die Ladung wartet. Wähle das Ausliefern.
nauticus-lesson-delivery-deliver = Alles oder nichts, mit einem Arbeiter je Ware. Die zwei blauen reichen.
nauticus-lesson-delivery-passing = Du hast das Feld gewählt, um auszuliefern. Tu es!
nauticus-lesson-delivery-extra = Heb sie dir auf, bis die Phase dir nicht hilft.
nauticus-lesson-delivery-kept = Ausgelieferte Waren zählen am Ende, Art für Art: 2, 5, 9, 14, 20 Punkte. Viele einer Art sind am besten.
nauticus-lesson-delivery-again = Das Schiff ist wieder leer und kann neu beladen werden.

nauticus-lesson-passing = Passen
nauticus-lesson-passing-wrong = Hier passt du am besten.
nauticus-lesson-passing-nothing = Die Aktion ist Transport, aber dein Lager ist leer. Du kannst nichts damit anfangen.
nauticus-lesson-passing-pass = Passen ist kein Verlust: Du hast drei Passe-Plättchen, die umgedreht sein wollen. Passe.
nauticus-lesson-passing-later = Die Extra-Aktion gibt es nur einmal im Spiel; sie hat eine eigene Lektion.
nauticus-lesson-passing-flipped = Die −3 ist umgedreht. Was am Rundenende nicht umgedreht ist, kostet seine Punkte; dreimal passen kostet also nichts.
nauticus-lesson-passing-crown = Und bis zum Rundenende zählt das umgedrehte Plättchen als Krone.

nauticus-lesson-extra = Die Extra-Aktion
nauticus-lesson-extra-wrong = Mach mit der Extra-Aktion weiter.
nauticus-lesson-extra-once = Einmal im Spiel darfst du zusätzlich zur Phase eine beliebige Aktion ausführen, davor oder danach.
nauticus-lesson-extra-begin = Transport nützt dir jetzt nichts, Masten schon. Nimm Masten als Extra-Aktion.
nauticus-lesson-extra-other = Möglich, aber dein Rumpf wartet auf Masten.
nauticus-lesson-extra-first = Passen kannst du danach. Nimm erst die Extra-Aktion.
nauticus-lesson-extra-price = Sie bringt 2 Arbeiter; blaue helfen nicht. Jede Art kostet hier 2 Taler, egal was am Feld steht. Kaufe einen Mast.
nauticus-lesson-extra-place = Stelle ihn auf dein Schiff.
nauticus-lesson-extra-stored = Das Schiff hat Platz dafür. Stelle ihn dorthin.
nauticus-lesson-extra-finish = Einer der zwei Arbeiter ist übrig, und du behältst ihn. Beende die Extra-Aktion.
nauticus-lesson-extra-more = Du könntest, aber dann wäre der Arbeiter weg. Beende sie hier.
nauticus-lesson-extra-turn = Die Aktion der Phase wartet noch auf deine Antwort: Passe.

nauticus-lesson-score = Die Wertung
nauticus-lesson-score-wrong = Werte zuerst deine Krone.
nauticus-lesson-score-crowns = Die Aktion Kronen: Jeder Arbeiter bringt je Krone einen Punkt. Nutze den blauen Arbeiter.
nauticus-lesson-score-passed = Ein blauer Arbeiter brächte dir umsonst einen Punkt. Nutze ihn.
nauticus-lesson-score-extra = Jetzt nicht: Die Phase bietet dir umsonst einen Punkt.
nauticus-lesson-score-ships = Alles andere zählt nach der letzten Runde. Zuerst die fertigen Schiffe.
nauticus-lesson-score-goods = Dann die ausgelieferten Waren, jede Art für sich.
nauticus-lesson-score-rest = Arbeiter, gelagerte Plättchen, Waren an Bord und unfertige Schiffe werden zu Talern; 3 Taler sind 1 Punkt.
nauticus-lesson-score-passes = Und am Ende jeder Runde kosten nicht umgedrehte Passe-Plättchen Punkte.
nauticus-lesson-score-sum = So stündest du, wenn das Spiel jetzt endete. Wer die meisten Punkte hat, gewinnt: Mehr brauchst du nicht. Gute Fahrt!

nauticus-coach-field = Du wählst die Aktion für alle. Such eine, die dir mehr hilft als den anderen, mit einem Bonus, den du brauchen kannst.
nauticus-coach-reward = Ein Schiff ist fertig! Anfangs helfen Arbeiter oder Taler weiter; Kronenmasten und Kronensegel passen überall und bringen mit der Aktion Kronen Siegpunkte.
nauticus-coach-gift = Dieses Plättchen ist gratis und kommt deshalb ins Lager. Nimm, was deine Schiffe als Nächstes brauchen; ein Mast belegt zwei Plätze.
nauticus-coach-place = Lege es gleich an ein Schiff, wenn es geht: Aus dem Lager kostet der Weg noch einen Arbeiter.
nauticus-coach-buy = Nutze die blauen Arbeiter aus, danach sind sie weg. Das erste jeder Art kostet seinen Preis am Feld, jedes weitere 4 Taler.
nauticus-coach-transport = Jeder Arbeiter bringt ein Plättchen aus dem Lager an ein Schiff. Ein guter Moment, um Platz zu schaffen.
nauticus-coach-withdraw = Jeder Arbeiter holt Geld. Die blauen kosten dich nichts; eigene setz nur ein, wenn dir Taler fehlen.
nauticus-coach-deliver = Ein volles Schiff kann ausliefern: Waren einer Art zählen umso mehr, je mehr du davon hast. Dann kann das Schiff neu beladen werden.
nauticus-coach-score = Jeder Arbeiter bringt dir so viele Siegpunkte, wie du Kronen hast. Mit mehreren Kronen lohnen sich auch eigene Arbeiter.
nauticus-coach-stored = Was du nicht bezahlt hast, liegt jetzt im Lager. Der Transport bringt es an ein Schiff.
nauticus-coach-passed = Ein Passe-Plättchen ist umgedreht: Am Rundenende kostet es dich nichts, und bis dahin zählt es als Krone.
nauticus-coach-rival = Jemand hat ein Schiff fertig und bekommt für jeden Mast eine Belohnung. Größere Schiffe bringen mehr, dauern aber länger.
nauticus-coach-penalty = Am Rundenende waren Passe-Plättchen übrig, und sie kosten dich Siegpunkte. Passe ab und zu, wenn dir eine Aktion wenig nützt.
nauticus-coach-round = Eine Runde ist vorbei. Die Drehscheibe dreht sich, alle Aktionen werden neu ausgelegt, und deine Passe-Plättchen sind wieder bereit.
nauticus-coach-extra = Du könntest deine Extra-Aktion nehmen, einmal im Spiel. Heb sie auf, bis ein einziges Plättchen ein Schiff fertig macht.
