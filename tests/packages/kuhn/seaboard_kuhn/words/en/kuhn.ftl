# Words of Kuhn poker.
# used: kuhn-fact-*, kuhn-move-*, kuhn-view-*, kuhn-word-*

kuhn-name = Kuhn poker
kuhn-about = Three cards, two players, one bet: the smallest poker there is.

kuhn-asks = You hold the { kuhn-card }. What will you do?
kuhn-card = { $card ->
    [jack] jack
    [queen] queen
   *[king] king
}
kuhn-move-check = Check
kuhn-move-bet = Bet
kuhn-move-call = Call
kuhn-move-fold = Fold

kuhn-fact-card-dealt = { NAME($seat) } gets { $card ->
    [jack] the jack
    [queen] the queen
    [king] the king
   *[other] a card
}.
kuhn-fact-acted = { NAME($seat) } { $action ->
    [check] checks
    [bet] bets
    [call] calls
   *[fold] folds
}.
kuhn-fact-card-shown = { NAME($seat) } shows the { kuhn-card }.
kuhn-fact-hand-won = { NAME($seat) } wins { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}.

kuhn-view-hand = Hand
kuhn-view-hands = Hands to play
kuhn-view-chips = Chips won
kuhn-view-pot = In the pot
kuhn-view-dealt = Has a card
kuhn-view-card = Your card
kuhn-view-actions = In this hand
kuhn-word-jack = jack
kuhn-word-queen = queen
kuhn-word-king = king
kuhn-word-check = check
kuhn-word-bet = bet
kuhn-word-call = call
kuhn-word-fold = fold
