# Words of the moments around a board: what happened, advice, the end, looking back.

## Since your last turn

moments-recap = Since your last turn
moments-recap-about = Shows once more, step by step, what happened since your last decision.
moments-recap-missed = While you were away:
moments-recap-show = Show me
moments-recap-play = Go on

## Advice

moments-hint-better = { $worth } better than “{ $move }”
moments-hint-worse = { $worth } less than the first
moments-hint-even = about as good as “{ $move }”
moments-hint-even-with-first = about as good as the first
moments-hint-wins = { $count ->
    [one] about 1 win in 100 games
   *[other] about { $count } wins in 100 games
}
