# Words of the lessons of Kuhn poker; lessons/*.toml has their steps.
# used: kuhn-lesson-*, kuhn-coach-*

kuhn-lesson-betting = Miser
kuhn-lesson-betting-wrong = Pas ici : faites valoir votre carte.
kuhn-lesson-betting-card = Il y a trois cartes. Vous avez le roi, la plus forte.
kuhn-lesson-betting-bet = Personne ne peut vous battre. Misez !
kuhn-lesson-betting-won = La mise a été suivie : vous gagnez deux jetons.
kuhn-lesson-betting-fold = Vous avez maintenant le valet, et l’autre mise. Couchez-vous, ou payez pour voir ce que vous ne pouvez battre.

kuhn-coach-bet = Misez avec le roi. Avec le valet, c’est un bluff, juste de temps en temps.
kuhn-coach-won = Une donne s’achève, et les jetons ont changé de mains.
