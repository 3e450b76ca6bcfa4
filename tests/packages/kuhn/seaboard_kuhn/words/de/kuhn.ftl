# Wörter des Kuhn-Pokers.
# used: kuhn-fact-*, kuhn-move-*, kuhn-view-*, kuhn-word-*

kuhn-name = Kuhn-Poker
kuhn-about = Drei Karten, zwei Spieler, ein Einsatz: das kleinste Poker, das es gibt.

kuhn-asks = Du hältst { kuhn-card }. Was tust du?
kuhn-card = { $card ->
    [jack] den Buben
    [queen] die Dame
   *[king] den König
}
kuhn-move-check = Schieben
kuhn-move-bet = Setzen
kuhn-move-call = Mitgehen
kuhn-move-fold = Passen

kuhn-fact-card-dealt = { NAME($seat) } bekommt { $card ->
    [jack] den Buben
    [queen] die Dame
    [king] den König
   *[other] eine Karte
}.
kuhn-fact-acted = { NAME($seat) } { $action ->
    [check] schiebt
    [bet] setzt
    [call] geht mit
   *[fold] passt
}.
kuhn-fact-card-shown = { NAME($seat) } zeigt { kuhn-card }.
kuhn-fact-hand-won = { NAME($seat) } gewinnt { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}.

kuhn-view-hand = Runde
kuhn-view-hands = Runden im Ganzen
kuhn-view-chips = Gewonnene Chips
kuhn-view-pot = Im Topf
kuhn-view-dealt = Hat eine Karte
kuhn-view-card = Deine Karte
kuhn-view-actions = In dieser Runde
kuhn-word-jack = Bube
kuhn-word-queen = Dame
kuhn-word-king = König
kuhn-word-check = geschoben
kuhn-word-bet = gesetzt
kuhn-word-call = mitgegangen
kuhn-word-fold = gepasst
