# Les mots du terminal : ce qu’une partie sur un seul écran dit autour du jeu.

## La partie commence

cli-game = { $game }, { $mode }, plateau { $board }.
cli-game-at = { $game }, { $mode }, plateau { $board } : après { $step } coups sur { $steps }. Joueurs : { $names }.
cli-players = Joueurs dans l’ordre des places : { $names }.
cli-about-help = Tapez help pour les commandes.
cli-about-autosave = Si vous interrompez la partie, elle est enregistrée dans { $path }.
cli-played-before = { $count ->
    [one] { $count } coup a déjà été joué.
   *[other] { $count } coups ont déjà été joués.
}
cli-player = Joueur { $seat }
cli-namesake = { $name } ({ $player })

## Qui décide

cli-hand-over = La décision revient à { $name }.
cli-alone = { $name }, tapez { $yes } quand vous êtes seul devant l’écran :
cli-yes = oui
cli-question = { $name } : { $question }
cli-plain-question = choisissez.
cli-choice = { $number }. { $move }
cli-choice-meaning = { $number }. { $move } ({ $meaning })

## Réponses qui ne sont pas un coup

cli-type-something = Tapez le numéro d’un choix, ou help.
cli-no-choice = Il n’y a pas de choix { $number } ; il y en a de 1 à { $last }.
cli-several = « { $typed } » peut être { $moves } ; tapez-en davantage.
cli-no-log = Rien ne s’est encore passé.
cli-taken-back = Annulé : { $move }, par { $name }.
cli-undo-nothing = Il n’y a rien à annuler.
cli-undo-not-yours = La dernière décision n’était pas la vôtre : elle ne peut pas être annulée.
cli-undo-revealed = Ce coup vous a montré quelque chose : il ne peut pas être annulé.
cli-help =
    Répondez par le numéro d’un choix, le texte du coup, ou un début qui ne convient qu’à un seul.
    help : ce texte.
    state : tout ce qui se trouve sur la table. Aussi : show.
    log : ce qui vient de se passer ; log 50 pour les 50 dernières lignes.
    undo : annuler la dernière décision.
    save FICHIER : écrire la partie dans un fichier.
    resume FICHIER : reprendre une partie enregistrée au lieu de celle-ci.
    quit : arrêter ; on vous demande s’il faut enregistrer.

## Enregistrer, reprendre, arrêter

cli-save-where = Tapez save et un nom de fichier, par exemple : save soiree.record
cli-replace = { $path } existe déjà. Tapez { $yes } pour le remplacer :
cli-not-saved = La partie n’est pas enregistrée.
cli-saved = Partie enregistrée dans { $path }.
cli-saved-secrets = Le fichier montre toutes les mains : ne le lisez pas avant la fin de la partie.
cli-resume-what = Tapez resume et un nom de fichier, par exemple : resume soiree.record
cli-resume-unsaved = Cette partie n’est pas enregistrée : enregistrez-la d’abord, ou annulez vos coups.
cli-quit-save = Tapez un nom de fichier pour enregistrer la partie, ou Entrée pour partir sans enregistrer :
cli-goodbye = Au revoir.
cli-nothing-new = Il n’y avait rien de nouveau à enregistrer.
cli-go-on = Pour continuer : { $command }
cli-place = Place { $place } : { $name } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Analyse

cli-analysis-chance = Les chances au départ et leur chemin jusqu’au résultat :
cli-analysis-account = { $name } : { $start } au départ, hasard { $luck }, ses décisions { $own }, celles des autres { $others }, réévaluation { $reappraisal }, résultat { $end }.
cli-analysis-grades = { $name } : gaffes { $blunders }, erreurs { $mistakes }, imprécisions { $inaccuracies }, sur { $count } décisions.
cli-analysis-none = Aucune décision n’a coûté autant que { $least }.
cli-analysis-dearest = Ce qui a coûté le plus :
cli-analysis-error = Coup { $step }, { $name } : { $move } ({ $grade }, −{ $cost }). Chances de { $before } avec { $best }, de { $after } avec le coup joué.
cli-analysis-line = Ensuite, sans doute : { $line }.
cli-analysis-uncalibrated = Les chances ne sont pas étalonnées pour ce type de table : elles ne donnent qu’une idée.
cli-grade-blunder = gaffe
cli-grade-mistake = erreur
cli-grade-inaccuracy = imprécision
