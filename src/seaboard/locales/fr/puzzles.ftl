# Les mots des problèmes.
# used: puzzles-grade-*, puzzles-verdict-*

puzzles-title = Problèmes
puzzles-title-of = Problèmes : { $game }
puzzles-about = Des positions tirées de parties de bots, où un coup est nettement meilleur que tous les autres et où un autre tente. Trouvez-le ; vous pouvez essayer autant de fois que vous voulez.
puzzles-solved = { $solved } sur { $count } résolus
puzzles-none = Il n’y a pas de problèmes pour ce jeu.
puzzles-daily = Problème du jour
puzzles-run-about = Du plus facile au plus difficile : résoudre du premier coup mène à plus difficile, une erreur à plus facile.
puzzles-run-begin = Commencer une série
puzzles-themes = Par thème
puzzles-grades = Par difficulté
puzzles-all-done = Vous les avez tous résolus. Bravo !
puzzles-again-all = Recommencer
puzzles-other-games = Problèmes des autres jeux
puzzles-leave = Retour aux problèmes

## Résoudre

puzzles-name = Problème { $id }
puzzles-grade = Difficulté { $grade } sur 5
puzzles-grade-1 = très facile
puzzles-grade-2 = facile
puzzles-grade-3 = moyen
puzzles-grade-4 = difficile
puzzles-grade-5 = très difficile
puzzles-ask = C’est à { $name } de décider. Quel est le meilleur coup ?
puzzles-ask-you = C’est à vous de décider. Quel est le meilleur coup ?
puzzles-verdict-right = Juste, c’est le meilleur coup !
puzzles-verdict-right-later = Juste, c’est le meilleur coup.
puzzles-verdict-wrong = Pas le meilleur : { $move }. Il perd { $loss } des chances de gagner (± { $margin }). Essayez encore.
puzzles-verdict-given-up = Le meilleur coup : { $move }
puzzles-played = Le meilleur coup : { $move }
puzzles-hint = Indice
puzzles-hint-about = C’est l’un des { $count } coups que l’on peut encore choisir. Il s’agit de : { $themes }.
puzzles-hint-plain = C’est l’un des { $count } coups que l’on peut encore choisir.
puzzles-show = Solution
puzzles-next = Problème suivant
puzzles-run-state = { $count ->
    [0] Série
   *[other] Série : { $count } de suite
}

## Ce qu’on en dit

puzzles-chance = Chances de gagner avec lui : { $chance }
puzzles-others = Ce que perdent les autres coups
puzzles-move = Coup
puzzles-loses = Perd
puzzles-tried = Choisi par les bots plus faibles
puzzles-found = Combien de fois ils le trouvent
puzzles-about-themes = Thèmes
puzzles-play-on = Continuer à jouer d’ici
