# Les mots du poker de Kuhn.
# used: kuhn-fact-*, kuhn-move-*, kuhn-view-*, kuhn-word-*

kuhn-name = Poker de Kuhn
kuhn-about = Trois cartes, deux joueurs, une mise : le plus petit poker qui soit.

kuhn-asks = Vous avez { kuhn-card }. Que faites-vous ?
kuhn-card = { $card ->
    [jack] le valet
    [queen] la dame
   *[king] le roi
}
kuhn-move-check = Parole
kuhn-move-bet = Miser
kuhn-move-call = Suivre
kuhn-move-fold = Se coucher

kuhn-fact-card-dealt = { NAME($seat) } reçoit { $card ->
    [jack] le valet
    [queen] la dame
    [king] le roi
   *[other] une carte
}.
kuhn-fact-acted = { NAME($seat) } { $action ->
    [check] passe la parole
    [bet] mise
    [call] suit
   *[fold] se couche
}.
kuhn-fact-card-shown = { NAME($seat) } montre { kuhn-card }.
kuhn-fact-hand-won = { NAME($seat) } gagne { $chips ->
    [one] 1 jeton
   *[other] { $chips } jetons
}.

kuhn-view-hand = Donne
kuhn-view-hands = Donnes en tout
kuhn-view-chips = Jetons gagnés
kuhn-view-pot = Dans le pot
kuhn-view-dealt = A une carte
kuhn-view-card = Votre carte
kuhn-view-actions = Dans cette donne
kuhn-word-jack = valet
kuhn-word-queen = dame
kuhn-word-king = roi
kuhn-word-check = parole
kuhn-word-bet = mise
kuhn-word-call = suivi
kuhn-word-fold = couché
