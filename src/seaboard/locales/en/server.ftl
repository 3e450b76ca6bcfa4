# Words that the server itself says: cards of invitations.

server-card-title = { $state ->
    [open] Come and play { $game }
   *[other] { $game }
}
server-card-text = { $state ->
    [open] { $free ->
        [one] { $host } invites you: one seat is free.
       *[other] { $host } invites you: { $free } seats are free.
    }
    [over] Table of { $host }: the game is over. See how it went.
    [closed] Table of { $host }: it was closed.
   *[other] { $host } plays { $game }. Come and watch.
}
