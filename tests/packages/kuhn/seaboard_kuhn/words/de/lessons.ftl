# Words of the lessons of Kuhn poker; lessons/*.toml has their steps.
# used: kuhn-lesson-*, kuhn-coach-*

kuhn-lesson-betting = Setzen
kuhn-lesson-betting-wrong = Nicht hier: Lass deine Karte für dich arbeiten.
kuhn-lesson-betting-card = Es gibt drei Karten. Du hast den König, die höchste.
kuhn-lesson-betting-bet = Niemand kann dich schlagen. Setze!
kuhn-lesson-betting-won = Der Einsatz wurde gehalten, also hast du zwei Chips gewonnen.
kuhn-lesson-betting-fold = Jetzt hast du den Buben, und der andere setzt. Passe, oder zahle, um zu sehen, was du nicht schlagen kannst.

kuhn-coach-bet = Setze mit dem König. Mit dem Buben ist es ein Bluff, der ab und zu richtig ist.
kuhn-coach-won = Ein Spiel ist vorbei, und die Chips haben den Besitzer gewechselt.
