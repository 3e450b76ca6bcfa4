# Das Formular des Stellungseditors.
# used: nautilus-edit-*, nautilus-value-*, nautilus-position-*

nautilus-edit-round = Runde
nautilus-edit-asked = Frage
nautilus-edit-turn = Am Zug
nautilus-edit-dealer = Geber
nautilus-edit-players = Spieler
nautilus-edit-hand = Hand
nautilus-edit-announced = Angesagt
nautilus-edit-laid-ready = Bereitgelegt
nautilus-edit-sailors = Seefahrer
nautilus-edit-spot = Steht
nautilus-edit-moved = Ist gezogen
nautilus-edit-moby-dick = Moby Dick auf Feld
nautilus-edit-pile = Gespielte Karten
nautilus-edit-last-card = Letzte Karte
nautilus-edit-commander = Auf Befehl von
nautilus-edit-redraws = Wie oft neue Karten
nautilus-edit-five-left = Rest der 5
nautilus-edit-five-moved = Mit der 5 gezogen
nautilus-edit-questions = Beim Seehandel gefragt
nautilus-edit-wanted = Gesuchte Karte

nautilus-value-asked = { $item ->
    [deal] Karten werden gegeben
    [redraw] Neue Karten nehmen?
    [swap] Welche Karte für den Partner?
    [turn] Welche Karte wird gespielt?
    [skipped] Welche Karte wird abgelegt?
    [use] Letzte Karte nutzen?
    [five] Wohin mit dem Rest der 5?
    [start] Wo taucht Moby Dick auf?
    [trade] Welche Karte wird getauscht?
    [reply] Welche Karte zurück?
    [question] Nach welcher Karte wird gefragt?
    [return] Welche Karte wird zurückgegeben?
    [die] Moby Dick schwimmt
   *[nothing] Nichts: Das Spiel ist zu Ende
}
nautilus-value-announced = { $item ->
    [without] Ohne 1 oder 12
    [with] Mit 1 oder 12
   *[silent] Nichts
}
nautilus-value-card = { nautilus-card }
nautilus-value-piece = { nautilus-piece }
nautilus-value-spot = { nautilus-at }

# Was sich widerspricht; davor steht, wo.
nautilus-position-unfit = Das passt nicht zum Rest der Stellung.
nautilus-position-number = Möglich ist { $least } bis { $most }.
nautilus-position-no-move = Dann gäbe es keinen erlaubten Zug.
nautilus-position-card-count = { LIST($card, each: "nautilus-card") }: { $count } auf den Händen und unter den gespielten Karten, es gibt aber { $most }.
nautilus-position-hand-size = { $count } Karten auf einer Hand, ausgeteilt werden aber { $dealt }.
nautilus-position-one-spot = { LIST($sailor, each: "nautilus-piece") } und { LIST($other, each: "nautilus-piece") } stehen am selben Ort.
nautilus-position-on-moby-dick = { LIST($sailor, each: "nautilus-piece") } steht auf seinem Feld.
nautilus-position-announced = Die Hände widersprechen dem, was von ihnen angesagt wurde.
nautilus-position-somebody-won = Jemand hat gewonnen: Es wird nichts mehr gefragt.
nautilus-position-nobody-won = Das Spiel ist nicht zu Ende: Niemand hat gewonnen.
nautilus-position-no-partner = Zu zweit tauscht man nicht mit einem Partner.
nautilus-position-only-two = Das wird nur zu zweit gefragt.
nautilus-position-laid-ready = Die bereitgelegten Karten passen nicht zu dieser Frage.
nautilus-position-laid-ready-not-held = { LIST($card, each: "nautilus-card") } liegt bereit, ist aber nicht in der Hand.
nautilus-position-full-hand = Die Hand ist schon voll.
nautilus-position-hands-not-full = Nicht alle Hände sind voll.
nautilus-position-no-redraw = Jetzt wird keine Hand gewechselt.
nautilus-position-empty-hand = Die Hand ist leer.
nautilus-position-no-last-card = Es gibt keine letzte Karte, die man nutzen könnte.
nautilus-position-no-part = Noch kein Seefahrer hatte einen Teil der 5.
nautilus-position-entered = Moby Dick ist schon da.
nautilus-position-empty-trade = Eine der beiden Hände des Handels ist leer.
nautilus-position-not-held = Der Gegner hat keine solche Karte.
nautilus-position-no-die = Moby Dick schwimmt, wenn er da ist und alle Hände leer sind.
nautilus-position-own-command = Niemand hat das Kommando über den eigenen Zug.
nautilus-position-five-left = Schritte sind genau dann übrig, wenn nach dem Rest einer 5 gefragt wird.
nautilus-position-questions = Nach Karten wird nur im Seehandel zu zweit gefragt.
nautilus-position-wanted = Eine Karte ist genau dann gewünscht, wenn eine dafür gegeben wird.
