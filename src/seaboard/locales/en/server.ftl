# Words that the server itself says: cards of invitations.

server-card-title = Come and play { $game }
server-card-text = { $free ->
    [0] { $host } plays { $game }. Come and watch.
    [one] { $host } invites you: one seat is free.
   *[other] { $host } invites you: { $free } seats are free.
}
