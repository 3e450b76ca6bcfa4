# Words of the lessons of Kuhn poker; lessons/*.toml has their steps.
# used: kuhn-lesson-*, kuhn-coach-*

kuhn-lesson-betting = Betting
kuhn-lesson-betting-wrong = Not here: let your card pay.
kuhn-lesson-betting-card = There are three cards. You hold the king, the highest of them.
kuhn-lesson-betting-bet = Nobody can beat you. Bet!
kuhn-lesson-betting-won = The bet was called, so you won two chips.
kuhn-lesson-betting-fold = Now you hold the jack, and the other one bets. Fold, or pay to see what you cannot beat.

kuhn-coach-bet = Bet with the king. With the jack a bet is a bluff, which is right now and then.
kuhn-coach-won = A hand is over, and its chips have changed hands.
