# Words of the moments around a board: what happened, advice, the end, looking back.

## Since your last turn

moments-recap = Depuis votre dernier tour
moments-recap-about = Rejoue pas à pas ce qui s’est passé depuis votre dernière décision.
moments-recap-missed = Pendant votre absence :
moments-recap-show = Montrer
moments-recap-play = Continuer

## Advice

moments-hint-better = { $worth } de mieux que « { $move } »
moments-hint-worse = { $worth } de moins que le premier coup
moments-hint-even = à peu près équivalent à « { $move } »
moments-hint-even-with-first = à peu près équivalent au premier coup
moments-hint-wins = { $count ->
    [one] environ 1 victoire sur 100 parties
   *[other] environ { $count } victoires sur 100 parties
}
