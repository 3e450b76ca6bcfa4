# Les mots de l’analyse des parties terminées.

analysis-title = Analyse
analysis-of = Analyse : { $game }
analysis-to-table = Vers la table
analysis-running = { $done } décisions jugées sur { $total }
analysis-failed = L’analyse n’est pas arrivée à son terme.
analysis-again = Continuer
analysis-when-done = Cela vient dès que chaque décision est jugée.
analysis-uncalibrated = Pour ce genre de table, les chances n’ont jamais été comparées à des parties jouées.
analysis-look = Regarder

## La courbe

analysis-curve = Chances de gagner
analysis-curve-scores = Scores attendus
analysis-measure = Ce que montre la courbe
analysis-measure-chances = Chances de gagner
analysis-measure-scores = Scores attendus
analysis-chart = Courbe de la partie
analysis-chart-keys = Les triangles marquent les tournants. Touches : flèches pour les décisions, page précédente et page suivante pour les erreurs.

## La position

analysis-here = Cette décision
analysis-move-number = Coup { $step } :
analysis-at-end = Ici, la partie est finie.
analysis-cost = Elle a coûté à { $name } { $cost } de chances de gagner (± { $margin }).
analysis-best-move = le meilleur
analysis-played = joué
analysis-compared = { $count } coups étaient possibles ; ceux-ci ont été comparés de près. Les chiffres sont les chances de gagner.
analysis-chance-move = Ici, le hasard a décidé.
analysis-only-move = Un seul coup était possible.
analysis-line = Une autre suite : { $step } sur { $steps }
analysis-line-back = Retour
analysis-line-on = Coup suivant
analysis-line-leave = Revenir à la partie

## Jugements

analysis-grade-blunder = gaffe
analysis-grade-mistake = erreur
analysis-grade-inaccuracy = imprécision
analysis-grade-good = bon
analysis-grade-best = le meilleur

## Coups

analysis-moves = Décisions
analysis-all-decisions = { $count ->
    [one] La seule décision
   *[other] Toutes les { $count } décisions
}
analysis-no-errors = Aucune décision n’a coûté assez pour que ce soit certain.

## Apprendre

analysis-learn = Apprendre de ses erreurs
analysis-learn-about = La position avant chaque erreur est remise en place. Trouvez le meilleur coup ; vous pouvez essayer autant de fois que vous voulez.
analysis-learn-whose = Les erreurs de
analysis-learn-begin = { $count ->
    [0] Aucune erreur dont apprendre
    [one] Apprendre d’une erreur
   *[other] Apprendre de { $count } erreurs
}
analysis-learn-number = { $number } sur { $count }.
analysis-learn-ask = Cela a coûté { $cost } de chances de gagner. Qu’y a-t-il de mieux ?
analysis-learn-judging = Voyons…
analysis-learn-best = C’est le meilleur coup.
analysis-learn-good = Bien : ce coup vaut le meilleur, ou presque.
analysis-learn-same = C’est ce qui a été joué : cela a coûté { $cost }.
analysis-learn-worse = Pas tout à fait : cela coûte { $cost }. Essayez encore.
analysis-learn-hint = Indice
analysis-learn-few = C’est l’un des coups que l’on peut encore choisir.
analysis-learn-show = Solution
analysis-learn-solution = Le meilleur coup : { $move }
analysis-learn-next = Erreur suivante
analysis-learn-done = Terminé
analysis-learn-end = Arrêter d’apprendre

## Bifurcations

analysis-branch = Continuer à jouer d’ici
analysis-branch-about = Une nouvelle table continue après le coup { $step }. La partie terminée reste telle quelle.
analysis-branch-about-line = Une nouvelle table continue après le coup { $step } et { $moves ->
    [one] le coup suivant de cette suite
   *[other] { $moves } coups de cette suite
}. La partie terminée reste telle quelle.
analysis-branch-about-record = Une nouvelle table continue après le coup { $step }. L’enregistrement reste tel quel.
analysis-branch-over = La partie est finie dans cette position. Revenez à une position antérieure.
analysis-branch-me = Je joue
analysis-branch-begin = Continuer à jouer
analysis-event-branched = { $step ->
    [one] Cette table reprend une autre partie après son premier coup.
   *[other] Cette table reprend une autre partie après ses { $step } premiers coups.
}

## Chance et habileté

analysis-luck = Chance et habileté
analysis-luck-parts = Chance et habileté, part par part
analysis-start = Part égale au début
analysis-part-luck = Chance
analysis-part-own = Décisions propres
analysis-part-others = Décisions des autres
analysis-part-reappraisal = Réévaluation par l’analyse
analysis-end = Résultat
analysis-luck-about = Les parts sont des sommes sur toute la partie : ce que l’un perd, les autres peuvent le rendre, chacune peut donc dépasser 100 %. Ensemble, elles donnent le résultat. La chance, c’est ce que cartes, dés et mises en place ont changé, et ce que les autres tenaient caché. Les réévaluations sont des erreurs de l’analyse elle-même.

## Résumé

analysis-summary = La partie en mots
analysis-course = Le cours de la partie
analysis-summary-you = Vous ({ $name })
analysis-summary-decided = À partir du coup { $move }, { $name } n’est plus jamais passé sous { $chance }.
analysis-summary-place = { $round ->
    [0] Coup { $move }
   *[other] Manche { $round }, coup { $move }
}
analysis-summary-turning = { analysis-summary-place }, un tournant : « { $played } » Les chances de { $name } sont passées de { $before } à { $after }.
analysis-summary-luck-good = Le sort a aidé : ce que personne n’a décidé a augmenté les chances de gagner.
analysis-summary-luck-bad = Le sort n’a pas aidé : ce que personne n’a décidé a diminué les chances de gagner.
analysis-summary-luck-even = Le sort a donné à peu près autant qu’il a pris.
analysis-summary-grades = { $fine } sur { $count ->
    [one] une décision valait
   *[other] { $count } décisions valaient
} le meilleur coup, ou presque ; { $blunder ->
    [0] aucune gaffe
    [one] 1 gaffe
   *[other] { $blunder } gaffes
}, { $mistake ->
    [0] aucune erreur
    [one] 1 erreur
   *[other] { $mistake } erreurs
}, { $inaccuracy ->
    [0] aucune imprécision
    [one] 1 imprécision
   *[other] { $inaccuracy } imprécisions
}.
analysis-summary-dearest = L’erreur la plus chère : { analysis-summary-instead }
analysis-summary-dear = Chère aussi : { analysis-summary-instead }
analysis-summary-instead = { analysis-summary-place } : « { $played } » Cela a coûté { $cost } de chances de gagner. Mieux : « { $better } »
analysis-summary-missed = Avant que les autres ne jouent, cela aurait rapporté en plus : { $things }.
analysis-summary-round = C’est dans la manche { $round } que le plus fut perdu, par { $count ->
    [one] une erreur
   *[other] { $count } erreurs
}.
