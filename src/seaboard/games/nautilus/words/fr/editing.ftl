# Le formulaire de l’éditeur de positions.
# used: nautilus-edit-*, nautilus-value-*, nautilus-position-*

nautilus-edit-round = Manche
nautilus-edit-asked = Question
nautilus-edit-turn = Au tour de
nautilus-edit-dealer = Donneur
nautilus-edit-players = Joueurs
nautilus-edit-hand = Main
nautilus-edit-announced = Annonce
nautilus-edit-laid-ready = Préparée
nautilus-edit-sailors = Marins
nautilus-edit-spot = Se trouve
nautilus-edit-moved = A bougé
nautilus-edit-moby-dick = Moby Dick sur la case
nautilus-edit-pile = Cartes jouées
nautilus-edit-last-card = Dernière carte
nautilus-edit-commander = Sur l’ordre de
nautilus-edit-redraws = Mains changées
nautilus-edit-five-left = Reste du 5
nautilus-edit-five-moved = Déplacés par le 5
nautilus-edit-questions = Déjà demandées (Commerce maritime)
nautilus-edit-wanted = Carte voulue

nautilus-value-asked = { $item ->
    [deal] On distribue
    [redraw] Changer la main ?
    [swap] Quelle carte au partenaire ?
    [turn] Quelle carte est jouée ?
    [skipped] Quelle carte est défaussée ?
    [use] Utiliser la dernière carte ?
    [five] Où va le reste du 5 ?
    [start] Où surgit Moby Dick ?
    [trade] Quelle carte est échangée ?
    [reply] Quelle carte en retour ?
    [question] Quelle carte est demandée ?
    [return] Quelle carte est rendue ?
    [die] Moby Dick nage
   *[nothing] Rien : la partie est finie
}
nautilus-value-announced = { $item ->
    [without] Sans 1 ni 12
    [with] Avec 1 ou 12
   *[silent] Rien
}
nautilus-value-card = { nautilus-card }
nautilus-value-piece = { nautilus-piece }
nautilus-value-spot = { nautilus-at }

# Ce qui se contredit ; l’endroit est dit avant.
nautilus-position-unfit = Cela ne va pas avec le reste de la position.
nautilus-position-number = Il faut un nombre de { $least } à { $most }.
nautilus-position-no-move = Il n’y aurait alors aucun coup permis.
nautilus-position-card-count = { LIST($card, each: "nautilus-card") } : { $count } dans les mains et parmi les cartes jouées, mais il y en a { $most }.
nautilus-position-hand-size = { $count } cartes dans une main, mais on en donne { $dealt } à chacun.
nautilus-position-one-spot = { LIST($sailor, each: "nautilus-piece") } et { LIST($other, each: "nautilus-piece") } se trouvent au même endroit.
nautilus-position-on-moby-dick = { LIST($sailor, each: "nautilus-piece") } se trouve sur sa case.
nautilus-position-announced = Les mains contredisent ce qui en a été annoncé.
nautilus-position-somebody-won = Quelqu’un a gagné : plus rien n’est demandé.
nautilus-position-nobody-won = La partie n’est pas finie : personne n’a gagné.
nautilus-position-no-partner = À deux, on n’échange pas avec un partenaire.
nautilus-position-only-two = Cela n’est demandé qu’à deux.
nautilus-position-laid-ready = Les cartes préparées ne vont pas avec cette question.
nautilus-position-laid-ready-not-held = { LIST($card, each: "nautilus-card") } : carte préparée, mais absente de la main.
nautilus-position-full-hand = La main est déjà pleine.
nautilus-position-hands-not-full = Toutes les mains ne sont pas pleines.
nautilus-position-no-redraw = Aucune main n’est à changer maintenant.
nautilus-position-empty-hand = La main est vide.
nautilus-position-no-last-card = Il n’y a pas de dernière carte à utiliser.
nautilus-position-no-part = Aucun marin n’a encore eu une part du 5.
nautilus-position-entered = Moby Dick est déjà là.
nautilus-position-empty-trade = L’une des deux mains de l’échange est vide.
nautilus-position-not-held = L’adversaire n’a pas une telle carte.
nautilus-position-no-die = Moby Dick nage quand il est là et que toutes les mains sont vides.
nautilus-position-own-command = Personne ne commande son propre tour.
nautilus-position-five-left = Il reste des pas exactement quand le reste d’un 5 est demandé.
nautilus-position-questions = On ne demande des cartes que dans le commerce maritime à deux.
nautilus-position-wanted = Une carte est voulue exactement quand une autre est donnée pour elle.
