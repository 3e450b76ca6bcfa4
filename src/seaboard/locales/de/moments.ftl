# Words of the moments around a board: what happened, advice, the end, looking back.

## Since your last turn

moments-recap = Seit deinem letzten Zug
moments-recap-about = Zeigt noch einmal Schritt für Schritt, was seit deiner letzten Entscheidung geschah.
moments-recap-missed = Während du weg warst:
moments-recap-show = Zeigen
moments-recap-play = Weiter

## Advice

moments-hint-better = { $worth } besser als „{ $move }“
moments-hint-worse = { $worth } schlechter als der erste Zug
moments-hint-even = etwa so gut wie „{ $move }“
moments-hint-even-with-first = etwa so gut wie der erste Zug
moments-hint-wins = { $count ->
    [one] etwa 1 Sieg auf 100 Partien
   *[other] etwa { $count } Siege auf 100 Partien
}
