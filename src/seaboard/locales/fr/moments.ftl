# Words of the moments around a board: what happened, advice, the end, looking back.

## Since your last turn

moments-recap = Depuis votre dernier tour
moments-recap-about = Rejoue pas à pas ce qui s’est passé depuis votre dernière décision.
moments-recap-missed = Pendant votre absence :
moments-recap-show = Montrer
moments-recap-play = Continuer
