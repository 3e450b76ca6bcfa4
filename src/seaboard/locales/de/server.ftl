# Words that the server itself says: cards of invitations.

server-card-title = Spiel mit: { $game }
server-card-text = { $free ->
    [0] { $host } spielt { $game }. Schau zu.
    [one] { $host } lädt dich ein: Ein Platz ist frei.
   *[other] { $host } lädt dich ein: { $free } Plätze sind frei.
}
