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

## The end

moments-end-shared = Vous partagez la première place avec { $names } !
moments-end-skip = { $title } Continuer vers les scores.
moments-next = Et maintenant ?
moments-growth = L’évolution
moments-growth-round = Manche { $round }
moments-growth-end = Fin
moments-growth-table = Sous forme de tableau

## Looking back

moments-stride = Avancer
moments-stride-move = par coup
moments-stride-turn = par tour
moments-stride-round = par manche
moments-back-move = Un coup en arrière
moments-back-turn = Un tour en arrière
moments-back-round = Une manche en arrière
moments-on-move = Un coup en avant
moments-on-turn = Un tour en avant
moments-on-round = Une manche en avant
