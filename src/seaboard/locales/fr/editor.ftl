# Les mots de l’éditeur de positions.

editor-title = Éditeur de positions
editor-title-of = Éditeur de positions : { $game }
editor-about = Composez une position à la main. Elle est vérifiée au fur et à mesure ; faites-la juger par un bot, continuez la partie ou partagez-la par un lien.
editor-leave = Quitter l’éditeur
editor-form = La position
editor-find = Touchez une chose sur le plateau pour la trouver ici.
editor-to-board = Voir le plateau
editor-mode = Joueurs
editor-mode-seats = { $mode }, { $count } joueurs
editor-new = Nouvelle partie
editor-middle = Milieu de partie
editor-wrong = C’est impossible :
editor-legal = { $name } décide : { $count ->
    [one] un coup permis
   *[other] { $count } coups permis
}.
editor-over = La partie est finie dans cette position.
editor-chance = Le hasard décide dans cette position.
editor-best = Meilleurs coups
editor-thinking = Réflexion…
editor-play-on = Continuer
editor-play-who = Qui continue à jouer d’ici
editor-play-about = Vous jouez la position telle qu’elle est ici ; rien n’en est conservé.
editor-line-leave = Revenir à la position
editor-line-chance = La suite s’arrête ici : le hasard décide ensuite.
editor-your-move = { $name } : à vous de jouer.
editor-bot-thinks = { $name } réfléchit…
editor-stop = Retour à l’éditeur
editor-share = Copier le lien
editor-copy-by-hand = L’adresse de cette page est le lien : copiez-la depuis le navigateur.
editor-bad-link = Le lien est endommagé : il ne contient aucune position. Voici une nouvelle partie à la place.
editor-none = aucun
editor-there = présent
editor-row = { $what } { $number }
editor-count-of = { $what } : { $name }
editor-remove = Retirer : { $what }
editor-add = Ajouter
editor-less = { $what } : moins
editor-more = { $what } : plus
