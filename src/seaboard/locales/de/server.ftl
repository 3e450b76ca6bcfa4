# Words that the server itself says: cards of invitations.

server-card-title = { $state ->
    [open] Spiel mit: { $game }
   *[other] { $game }
}
server-card-text = { $state ->
    [open] { $free ->
        [one] { $host } lädt dich ein: Ein Platz ist frei.
       *[other] { $host } lädt dich ein: { $free } Plätze sind frei.
    }
    [over] Tisch von { $host }: Die Partie ist zu Ende. Sieh dir an, wie sie war.
    [closed] Tisch von { $host }: Er wurde geschlossen.
   *[other] { $host } spielt { $game }. Schau zu.
}
