# Words that the server itself says: cards of invitations.

server-card-title = { $state ->
    [open] Venez jouer à { $game }
   *[other] { $game }
}
server-card-text = { $state ->
    [open] { $free ->
        [one] { $host } vous invite : une place est libre.
       *[other] { $host } vous invite : { $free } places sont libres.
    }
    [over] Table de { $host } : la partie est finie. Voyez comment elle s’est passée.
    [closed] Table de { $host } : elle a été fermée.
   *[other] { $host } joue à { $game }. Venez regarder.
}
