# Words of the moments around a board: what happened, advice, the end, looking back.

## Since your last turn

moments-recap = Depuis votre dernier tour
moments-recap-about = Rejoue pas à pas ce qui s’est passé depuis votre dernière décision.
moments-recap-missed = Pendant votre absence :
moments-recap-show = Montrer
moments-recap-play = Continuer

## Advice

moments-hint-better = { $worth } de mieux que « { $move } »
moments-hint-worse = { $worth } de moins que le premier coup
moments-hint-even = à peu près équivalent à « { $move } »
moments-hint-even-with-first = à peu près équivalent au premier coup
moments-hint-wins = { $count ->
    [one] environ 1 victoire sur 100 parties
   *[other] environ { $count } victoires sur 100 parties
}

## The end

moments-end-shared = Vous partagez la première place avec { $names } !
moments-end-skip = { $title } Continuer vers les scores.
moments-next = Et maintenant ?
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

## Setting up

moments-change = Modifier la table
moments-change-save = Jouer ainsi
moments-house-rules = Règles maison
moments-board = Un autre plateau
moments-board-about = Jouez avec d’autres valeurs que celles imprimées sur le plateau du jeu. Le serveur les vérifie.
moments-board-file = Les lire dans un fichier
moments-board-unread = Le fichier ne contient aucune valeur de ce plateau.
moments-board-lines = Valeurs en texte
moments-board-other = On joue sur un autre plateau
moments-swap = Avancer { $name } d’une place
moments-qr = Code QR
moments-qr-alt = Code QR du lien vers cette table
moments-event-swapped = Deux places ont été échangées.
moments-event-setup = La table a été modifiée.

## Sounds

moments-volume = Volume
