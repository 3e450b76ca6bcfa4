# Words that the server itself says: cards of invitations.

server-card-title = Venez jouer à { $game }
server-card-text = { $free ->
    [0] { $host } joue à { $game }. Venez regarder.
    [one] { $host } vous invite : une place est libre.
   *[other] { $host } vous invite : { $free } places sont libres.
}
