# Les mots de Nautilùs : pièces, cartes, questions, coups, événements.
# Un message reçoit les valeurs telles quelles ; ceux qui prennent $item disent une chose, pour les listes.
# used: nautilus-fact-*
# used: nautilus-move-*
# used: nautilus-seat-*
# used: nautilus-mode-*
# used: nautilus-mode-about-*

## The game itself

nautilus-name = Nautilùs
nautilus-about = Menez vos marins autour de l’anneau jusqu’au port, avec des cartes, de la ruse et une baleine blanche sur la route. Pour deux équipes de deux, ou à deux.
nautilus-seat-north = nord
nautilus-seat-east = est
nautilus-seat-south = sud
nautilus-seat-west = ouest
nautilus-about-cave = Une grotte : il y a place pour un marin, à l’abri de tous sauf d’un marin qui y entre.
nautilus-about-whirlpool = Un tourbillon : les marins de sa couleur y attendent. Un 1 ou un 12 en fait entrer un sur le départ.
nautilus-about-harbour = Une place de port : le but des marins de cette couleur, et un abri.
nautilus-about-start = Un départ : les marins de sa couleur y entrent et, après un tour complet, tournent ici vers leur port.
nautilus-about-player = { NAME($seat) } : { LIST($colours, each: "nautilus-colour") }. La première équipe dont tous les marins sont au port gagne.
nautilus-about-partner = Votre partenaire : vous gagnez ensemble. Quand tous vos marins sont au port, vous déplacez les siens.
nautilus-about-cards = { $cards ->
    [0] Plus de cartes en main : la manche est finie pour ce joueur.
    [one] { $cards } carte en main. À chaque tour, on joue une carte.
   *[other] { $cards } cartes en main. À chaque tour, on joue une carte.
}
nautilus-about-home = { nautilus-home-count }. Au port, personne ne peut renvoyer un marin.
nautilus-about-dealer = Le donneur de cette manche. Le joueur à sa gauche commence.
nautilus-about-round = Manche { $round } : elle se termine quand plus personne n’a de cartes. Puis Moby Dick nage, s’il est là, et on distribue de nouveau.
nautilus-about-announced = { NAME($seat) } { nautilus-announced }.
nautilus-about-deck = { nautilus-read-deck } On y prend les cartes de chaque manche ; quand elle est épuisée, toutes les cartes sont mélangées.
nautilus-about-last-card = Ici se trouve la dernière carte jouée. Une Nautilùs l’annulerait et s’en servirait à son tour.
nautilus-about-pile = Jouées ou défaussées depuis le mélange : { $played }. Chacun peut regarder ces cartes.
nautilus-about-hand = À votre tour, vous en jouez une.
nautilus-about-card = { LIST($card, each: "nautilus-card") } : { $card ->
    [1] un marin sort du tourbillon, ou un marin avance de 1 pas.
    [4] un marin recule de 4 pas, sur l’anneau, en sortant d’une grotte, ou par le départ vers le port.
    [5] 5 pas en avant, répartis entre { $mode ->
        [two] vos marins
       *[other] vos marins et ceux de votre partenaire
    }. Un seul peut les prendre tous.
    [7] un marin avance de 7 pas en dépassant qui vous voulez : tous ceux du chemin et de l’arrivée retournent au tourbillon, même les vôtres.
    [8] un marin avance de 8 pas ; ou bien le joueur suivant perd son tour et défausse une carte.
    [12] un marin sort du tourbillon, ou un marin avance de 12 pas.
    [nautilus] la dernière carte du joueur précédent est annulée, et vous exécutez cette même carte. La première amène Moby Dick.
    [compass] deux pièces sur l’anneau ou dans des grottes échangent leurs places, à qui qu’elles soient.
    [moby] il nage jusqu’au prochain marin de l’anneau, le renvoie au tourbillon et prend sa place.
    [telescope] jusqu’à la fin de la manche, tous les autres jouent cartes sur table.
    [storm] chacun passe toutes ses cartes à droite. Puis vous jouez encore une carte.
    [commandeer] vous voyez la main du joueur suivant et jouez son tour, avec ses cartes et ses marins.
    [trade] { $mode ->
        [two] vous demandez une carte. Si votre adversaire l’a, vous la recevez et lui donnez une des vôtres.
       *[other] vous et votre partenaire échangez une carte, sans voir celle de l’autre.
    }
   *[other] un marin avance de { $card } pas.
}
nautilus-mode-classic = Classique
nautilus-mode-quick = Rapide
nautilus-mode-two = À deux
nautilus-mode-about-classic = Deux équipes de deux ; les partenaires se font face.
nautilus-mode-about-quick = Deux équipes de deux et un retour plus court.
nautilus-mode-about-two = Un contre un, avec deux couleurs chacun.
# Pièces et lieux
nautilus-colour = { KIND($item) ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
   *[yellow] Jaune
}
nautilus-piece = { $item ->
    [moby] Moby Dick
   *[other] { nautilus-colour } { INDEX($item) }
}
nautilus-behind = { $colour ->
    [red] derrière le départ rouge
    [blue] derrière le départ bleu
    [green] derrière le départ vert
   *[yellow] derrière le départ jaune
}
nautilus-board = Le plateau de Nautilùs
nautilus-at = { KIND($item) ->
    [number] sur la case { $item }
    [cave] dans la grotte { INDEX($item) }
    [harbour] à la place { INDEX($item) } du port
   *[whirlpool] dans le tourbillon
}
nautilus-from = { KIND($item) ->
    [number] de la case { $item }
    [cave] de la grotte { INDEX($item) }
    [harbour] de la place { INDEX($item) } du port
   *[whirlpool] du tourbillon
}
nautilus-to = { KIND($item) ->
    [number] à la case { $item }
    [cave] dans la grotte { INDEX($item) }
    [harbour] à la place { INDEX($item) } du port
   *[whirlpool] au tourbillon
}
nautilus-piece-to = { nautilus-piece } { LIST($n, each: "nautilus-to") }

# Cartes : par leur nom, jouées ou données, en plusieurs exemplaires, leur effet
nautilus-card = { $item ->
    [nautilus] Nautilùs
    [compass] Boussole
    [moby] Moby Dick
    [telescope] Longue-vue
    [storm] Tempête
    [commandeer] Réquisition
    [trade] Commerce maritime
   *[other] { $item }
}
nautilus-a-card = { KIND($item) ->
    [number] un { $item }
    [nautilus] une Nautilùs
    [compass] une Boussole
    [moby] une carte Moby Dick
    [telescope] la Longue-vue
    [storm] la Tempête
    [commandeer] la Réquisition
    [trade] le Commerce maritime
   *[hidden] une carte
}
nautilus-copies = { $n ->
    [1] { nautilus-card }
    [2] { nautilus-card } (deux fois)
   *[other] { nautilus-card } ({ $n } fois)
}
nautilus-cards = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
nautilus-does = { $card ->
    [1] entrer ou avancer de 1
    [4] reculer de 4
    [5] répartir 5 pas
    [7] avancer de 7 en balayant tout
    [8] avancer de 8 ou faire passer
    [12] entrer ou avancer de 12
    [nautilus] annuler la dernière carte, la jouer
    [compass] échanger deux pièces
    [moby] il renvoie le marin suivant
    [telescope] les autres montrent leurs cartes
    [storm] mains à droite, puis rejouer
    [commandeer] jouer le tour du suivant
    [trade] { $mode ->
        [two] demander une carte, en donner une
       *[other] échanger une carte avec le partenaire
    }
   *[other] avancer de { $card }
}
nautilus-card-label = { LIST($card, each: "nautilus-card") } : { nautilus-does }{ $n ->
    [1] {""}
   *[other] , en { $n } exemplaires
}{ $playable ->
    [no] , pas jouable maintenant
   *[yes] {""}
}

# Ce qu’on demande à qui décide, et ce que les autres attendent
nautilus-ask = { $commander ->
    [none] { nautilus-question }
   *[other] { $asked ->
        [reply] { nautilus-question }
       *[other] Vous décidez pour { NAME($turn) }. { nautilus-question }
    }
}
nautilus-question = { $asked ->
    [redraw] Vous n’avez ni 1 ni 12. Prendre de nouvelles cartes ou garder celles-ci ?
    [swap] Échangez une carte avec { NAME($partner) } : choisissez celle que vous donnez.
    [skipped] Un 8 vous prend votre tour. Choisissez une carte à défausser.
    [use] Nautilùs : jouez maintenant { LIST($last_card, each: "nautilus-a-card") } vous-même.
    [five] Il reste { $five_left } pas du 5. Choisissez un marin.
    [start] Derrière quel départ Moby Dick doit-il surgir ?
    [trade] Commerce maritime : choisissez une carte pour { NAME($partner) }.
    [reply] Commerce maritime : choisissez une carte pour { NAME($partner) }.
    [question] Commerce maritime : quelle carte demandez-vous ?
    [return] Vous recevez { LIST($wanted, each: "nautilus-a-card") }. Quelle carte donnez-vous en échange ?
   *[turn] { $kind ->
        [discard] Aucune carte n’est jouable. Choisissez-en une à défausser.
       *[other] Jouez une carte.
    }
}
nautilus-wait = { $commander ->
    [none] { nautilus-waiting }
   *[other] { $asked ->
        [reply] { nautilus-waiting }
       *[other] { NAME($commander) } décide pour { NAME($turn) }. { nautilus-waiting }
    }
}
nautilus-waiting = { $asked ->
    [deal] On distribue les cartes.
    [redraw] { NAME($holder) } peut prendre de nouvelles cartes.
    [swap] { NAME($holder) } choisit une carte pour son partenaire.
    [skipped] { NAME($holder) } passe son tour et défausse une carte.
    [use] { NAME($holder) } joue { LIST($last_card, each: "nautilus-a-card") } sous la Nautilùs.
    [five] { NAME($holder) } répartit le 5.
    [start] { NAME($holder) } choisit où surgit Moby Dick.
    [trade] { NAME($holder) } choisit une carte pour le Commerce maritime.
    [reply] { NAME($holder) } choisit une carte pour le Commerce maritime.
    [question] { NAME($holder) } demande une carte.
    [return] { NAME($holder) } choisit une carte à donner en échange.
    [die] On lance le dé pour Moby Dick.
    [nothing] La partie est finie.
   *[turn] C’est à { NAME($holder) } de jouer.
}

# Étapes d’un choix sur le plateau
nautilus-step-begin = Jouez une carte : choisissez-en une, ou un marin.
nautilus-step-end = { LIST($card, each: "nautilus-card") } : choisissez l’arrivée.
nautilus-step-sailor = { LIST($card, each: "nautilus-card") } : choisissez un marin.
nautilus-step-steps = { LIST($piece, each: "nautilus-piece") } : combien de pas ?
nautilus-step-card = { LIST($piece, each: "nautilus-piece") } : choisissez une arrivée ou une carte.
nautilus-step-card-only = { LIST($piece, each: "nautilus-piece") } : choisissez une carte.
nautilus-step-first = Boussole : choisissez la première pièce.
nautilus-step-second = { LIST($piece, each: "nautilus-piece") } change de place avec…
nautilus-step-does = { $move }.
nautilus-places = Où vous pouvez aller
nautilus-take-back = Annuler le choix
nautilus-play = { $asked ->
    [use] Utiliser { LIST($card, each: "nautilus-card") }
   *[other] Jouer { LIST($card, each: "nautilus-card") }
}

# Coups, avec ce que dit leur aperçu
nautilus-move-move = { $card } : { LIST($sailor, each: "nautilus-piece") }{ nautilus-way }{ nautilus-outcome }
nautilus-move-part = { $steps } pas : { LIST($sailor, each: "nautilus-piece") }{ nautilus-way }{ nautilus-outcome }
nautilus-move-enter = { $card } : { LIST($sailor, each: "nautilus-piece") } entre{ COUNT($way) ->
    [0] {""}
   *[other] {" "}sur la case { LAST($way) }
}{ nautilus-outcome }
nautilus-move-skip = 8 : { $seat ->
    [none] le suivant passe son tour
   *[other] { NAME($seat) } passe son tour et défausse une carte
}
nautilus-move-compass = Boussole : { COUNT($pieces) ->
    [0] { LIST($first, each: "nautilus-piece") } et { LIST($second, each: "nautilus-piece") } changent de place
   *[other] { LIST($pieces, each: "nautilus-piece-to") }
}
nautilus-move-card = { LIST($card, each: "nautilus-card") } : { $card ->
    [nautilus] { nautilus-undoing }
    [moby] { $moby_dick ->
        [none] { nautilus-does }
       *[other] il nage jusqu’à la case { $moby_dick }
    }{ nautilus-outcome }
    [commandeer] { $seat ->
        [none] { nautilus-does }
       *[other] jouer le tour de { NAME($seat) }
    }
   *[other] { nautilus-does }
}{ $effect ->
    [no] , sans effet maintenant
   *[yes] {""}
}
nautilus-move-discard = Défausser { LIST($card, each: "nautilus-a-card") }
nautilus-move-swap = Donner { LIST($card, each: "nautilus-a-card") }{ $seat ->
    [none] {""}
   *[other] {" "}à { NAME($seat) }
}
nautilus-move-ask = Demander { LIST($card, each: "nautilus-a-card") }
nautilus-move-give = Donner { LIST($card, each: "nautilus-a-card") } en échange
nautilus-move-behind = Moby Dick surgit { nautilus-behind }{ $moby_dick ->
    [none] {""}
   *[other] , sur la case { $moby_dick }
}
nautilus-move-redraw = Prendre de nouvelles cartes
nautilus-move-keep = Garder ces cartes
nautilus-way = { COUNT($way) ->
    [0] {""}
   *[other] {" "}{ LIST(FIRST($way), each: "nautilus-from") } { LIST(LAST($way), each: "nautilus-to") }
}
nautilus-outcome = { $rides ->
    [yes] , chevauche Moby Dick jusqu’{ LIST($rests_at, each: "nautilus-to") }
   *[no] {""}
}{ COUNT($hits) ->
    [0] {""}
   *[other] , renvoie { LIST($hits, each: "nautilus-piece") }
}
nautilus-undoing = { $last ->
    [unknown] { nautilus-does }
    [none] { $moby_dick_appears ->
        [yes] Moby Dick surgit ; il n’y a pas de carte à jouer
       *[no] il n’y a pas de carte à jouer
    }
   *[other] { COUNT($undone) ->
        [0] aucune pièce ne revient
       *[other] { LIST($undone, each: "nautilus-piece-to") }
    }{ $moby_dick_appears ->
        [yes]  ; Moby Dick surgit
       *[no] {""}
    } ; { $usable ->
        [yes] puis vous jouez { LIST($last, each: "nautilus-a-card") }
        [no] vous ne pouvez pas jouer { LIST($last, each: "nautilus-a-card") } maintenant
       *[none] puis vous jouez { LIST($last, each: "nautilus-a-card") }, si possible
    }
}
nautilus-option-first-dealer = Place qui distribue en premier (0 est la première)
nautilus-option-redraws = À deux : combien de fois une main sans 1 ni 12 peut être changée
nautilus-option-trade-questions = À deux : questions lors d’un Commerce maritime (0 : sans limite)
nautilus-board-name = Nom du plateau
nautilus-board-ring = Cases de l’anneau
nautilus-board-starts = Cases de départ
nautilus-board-mouths = Entrées des grottes
nautilus-board-picture = Départs et grottes
nautilus-board-picture-about = Choisissez un départ ou une grotte, puis touchez une case de l’anneau pour l’y placer, ou écrivez le numéro de la case.
nautilus-board-start = Départ { nautilus-colour }
nautilus-board-cave = Grotte { $number }
nautilus-course = Les cases parcourues par les marins de chaque équipe, du tourbillon jusqu’au port.
nautilus-worth = { $count ->
    [one] environ 1 case
   *[other] environ { $count } cases
}
nautilus-recommended = { $move } (conseillé)

# Ce qui s’est passé
nautilus-who = { $by ->
    [none] { NAME($seat) }
   *[other] { NAME($seat) } (sur l’ordre de { NAME($by) })
}
nautilus-fact-round-begun = La manche { $round } commence. { NAME($dealer) } distribue.
nautilus-fact-card-dealt = { NAME($seat) } reçoit { LIST($card, each: "nautilus-a-card") }.
nautilus-deal = On distribue.
nautilus-deal-open = { NAME($seats) } reçoit { LIST($cards, each: "nautilus-copies") }.
nautilus-deal-hidden = { COUNT($seats) ->
    [one] { NAME($seats) } reçoit { nautilus-cards }.
   *[other] { NAME($seats) } reçoivent chacun { nautilus-cards }.
}
nautilus-fact-hand-announced = { $holds ->
    [with] { NAME($seat) } annonce un 1 ou un 12.
   *[without] { NAME($seat) } n’annonce ni 1 ni 12.
}
nautilus-fact-hand-changed = { nautilus-who } prend de nouvelles cartes.
nautilus-fact-hand-kept = { nautilus-who } garde ses cartes.
nautilus-fact-hands-passed = Toutes les mains passent à droite.
nautilus-fact-card-chosen = { NAME($seat) } prépare { LIST($card, each: "nautilus-a-card") }.
nautilus-fact-card-passed = { NAME($from) } donne { LIST($card, each: "nautilus-a-card") } à { NAME($to) }.
nautilus-fact-card-played = { nautilus-who } joue { LIST($card, each: "nautilus-a-card") }.
nautilus-fact-card-undone = La carte précédente ({ LIST($card, each: "nautilus-card") }) est annulée.
nautilus-fact-card-used = { nautilus-who } utilise { LIST($card, each: "nautilus-a-card") } sous la Nautilùs.
nautilus-fact-card-discarded = { $why ->
    [skipped] { nautilus-who } défausse { LIST($card, each: "nautilus-a-card") } à cause du 8.
   *[stuck] { nautilus-who } ne peut rien jouer et défausse { LIST($card, each: "nautilus-a-card") }.
}
nautilus-fact-card-asked = { $answer ->
    [yes] { nautilus-who } demande { LIST($card, each: "nautilus-a-card") } et reçoit la carte.
   *[no] { nautilus-who } demande { LIST($card, each: "nautilus-a-card") }, en vain.
}
nautilus-fact-card-returned = { nautilus-who } donne { LIST($card, each: "nautilus-a-card") } en échange.
nautilus-fact-trade-done = Le Commerce maritime de { NAME($seat) } est conclu.
nautilus-fact-trade-failed = Le Commerce maritime de { NAME($seat) } finit sans échange.
nautilus-fact-turn-taken = { nautilus-who } prive le joueur suivant de son tour.
nautilus-fact-turn-commanded = { NAME($by) } décide du tour de { NAME($seat) }.
nautilus-fact-sailor-entered = { LIST($sailor, each: "nautilus-piece") } entre { LIST($to, each: "nautilus-at") }.
nautilus-fact-sailor-moved = { LIST($sailor, each: "nautilus-piece") } va { LIST($from, each: "nautilus-from") } { LIST($to, each: "nautilus-to") }.
nautilus-fact-sailor-back = { LIST($sailor, each: "nautilus-piece") } est renvoyé { LIST($from, each: "nautilus-from") } au tourbillon.
nautilus-fact-sailor-restored = { LIST($sailor, each: "nautilus-piece") } revient du tourbillon { LIST($to, each: "nautilus-to") }.
nautilus-fact-moby-start = { nautilus-who } fait surgir Moby Dick { nautilus-behind }.
nautilus-fact-moby-entered = Moby Dick surgit sur la case { $to }.
nautilus-fact-moby-moved = { $round ->
    [yes] Moby Dick fait un tour complet et revient à la case { $to }.
   *[no] { KIND(FIRST($way)) ->
        [number] Moby Dick nage de la case { $from } à la case { $to }.
       *[other] Moby Dick est déplacé de la case { $from } à la case { $to }.
    }
}
nautilus-fact-die-rolled = Le dé montre { $fields } pour Moby Dick.
nautilus-fact-telescope-up = { NAME($seat) } regarde dans la Longue-vue : tous les autres montrent leurs cartes.
nautilus-fact-telescope-down = La Longue-vue de { NAME($seat) } n’agit plus.
nautilus-fact-game-ended = La partie est finie. { COUNT($winners) ->
    [one] { NAME($winners) } gagne.
   *[other] { NAME($winners) } gagnent.
}

# La position en mots
nautilus-and-then =  ; {""}
nautilus-read-round = Manche { $round }, donneur : { NAME($dealer) }. { nautilus-wait }
nautilus-read-colour = { nautilus-colour } ({ NAME($seat) }) : { $sailors }.
nautilus-sailor = { LIST($name, each: "nautilus-piece") }, { nautilus-standing }
nautilus-read-sailor = { INDEX($name) } { nautilus-standing }
nautilus-standing = { LIST($spot, each: "nautilus-at") }{ $to_harbour ->
    [none] {""}
   *[other] { $moved ->
        [no] , pas encore parti
       *[yes] {""}
    }, à { $to_harbour } pas du port
}
nautilus-read-waiting = { $count } dans le tourbillon
nautilus-read-moby = { $moby_dick ->
    [none] Moby Dick n’est pas sur le plateau.
   *[other] Moby Dick est sur la case { $moby_dick }.
}
nautilus-read-player = { NAME($seat) } : { nautilus-cards }{ COUNT($hand) ->
    [0] {""}
   *[other]  ; { LIST($hand, each: "nautilus-copies") }
}{ COUNT($known) ->
    [0] {""}
   *[other]  ; vous connaissez { LIST($known, each: "nautilus-copies") }
}{ $announced ->
    [with]  ; a un 1 ou un 12
    [without]  ; n’a ni 1 ni 12
   *[silent] {""}
}{ $looks ->
    [yes]  ; regarde dans la Longue-vue
   *[no] {""}
}{ $home ->
    [yes]  ; tous au port
   *[no] {""}
}.
nautilus-swapped = Échange : vous avez donné { LIST($gave, each: "nautilus-a-card") } et reçu { LIST($received, each: "nautilus-a-card") }.
nautilus-traded = Commerce maritime : vous avez donné { LIST($gave, each: "nautilus-a-card") } et reçu { LIST($received, each: "nautilus-a-card") }.
nautilus-laid-ready = Carte préparée : { LIST($chosen, each: "nautilus-card") }.
nautilus-rest-of-five = Reste du 5 : encore { $five_left } pas
nautilus-read-five = { nautilus-rest-of-five }{ COUNT($five_moved) ->
    [0] {""}
   *[other]  ; déjà déplacés : { LIST($five_moved, each: "nautilus-piece") }
}.
nautilus-asked-before = Déjà demandé : { LIST($questions, each: "nautilus-card") }.
nautilus-read-wanted = { NAME($turn) } reçoit { LIST($wanted, each: "nautilus-a-card") }.
nautilus-read-last = { $last_card ->
    [none] Une Nautilùs ne trouverait aucune carte.
   *[other] Une Nautilùs utiliserait { LIST($last_card, each: "nautilus-a-card") }.
}
nautilus-read-deck = { $deck ->
    [one] { $deck } carte dans la pioche.
   *[other] { $deck } cartes dans la pioche.
}
nautilus-read-pile = { COUNT($pile) ->
    [0] Rien n’a été joué depuis le mélange.
   *[other] Jouées depuis le mélange : { LIST($pile, each: "nautilus-copies") }.
}

# À la table
nautilus-round = Manche { $round }
nautilus-dealer = Donneur de cette manche
nautilus-looks = regarde dans la Longue-vue : les autres montrent leurs cartes
nautilus-commands = décide
nautilus-commanded-by = sur l’ordre de { NAME($seat) }
nautilus-announced = { $announced ->
    [with] a annoncé un 1 ou un 12, qui fait entrer un marin
   *[without] n’a annoncé ni 1 ni 12
}
nautilus-announced-short = { $announced ->
    [with] 1 · 12
   *[without] ni 1 ni 12
}
nautilus-home-count = { $home } sur { $all } au port
nautilus-partner = Partenaire
nautilus-their-turn = joue maintenant
nautilus-known = Vous connaissez : { LIST($cards, each: "nautilus-copies") }
nautilus-open-hand = Cartes visibles : { LIST($cards, each: "nautilus-copies") }
nautilus-own-hand = Vos cartes : { LIST($cards, each: "nautilus-copies") }
nautilus-deck = Pioche
nautilus-deck-count = Pioche : { $deck }
nautilus-pile = Jouées
nautilus-close = Fermer
nautilus-last-card = Dernière carte
nautilus-no-effect = Sans effet.
nautilus-discarded = Défaussée, sans effet.
nautilus-earlier-cards = Cartes précédentes
nautilus-no-last-card = Aucune carte à annuler
nautilus-done = { LIST($moved, each: "nautilus-piece-to") }
nautilus-your-hand = Vos cartes
nautilus-hand-of = Cartes de { NAME($seat) }
nautilus-under-nautilus = Sous la Nautilùs
nautilus-skip-motion = Passer l’animation

# Le résultat
nautilus-result-team = { NAME($seats) }
nautilus-result-wins = victoire
nautilus-result-place = Place
nautilus-result-players = Joueurs
nautilus-result-home = Marins au port
nautilus-result-colour = { nautilus-colour } : { nautilus-home-count }
nautilus-result-caption = Qui est au port

## Le résumé d’une analyse

nautilus-summary-rounds = { $rounds ->
    [one] À la manche { $first }
   *[other] Aux manches { $first } à { $last }
}
nautilus-summary-behind-home = { nautilus-summary-rounds } : au début, { $gap ->
    [one] un marin
   *[other] au moins { $gap } marins
} de moins au port que les adversaires.
nautilus-summary-behind-afloat = { nautilus-summary-rounds } : au début, { $gap ->
    [one] un marin
   *[other] au moins { $gap } marins
} de plus dans le tourbillon que les adversaires.
nautilus-summary-counted-hits = { $count ->
    [0] Aucun marin n’a été renvoyé
    [one] Un marin a été renvoyé une fois
   *[other] Des marins ont été renvoyés { $count } fois
} au tourbillon ; ceux des adversaires, { $others } fois.
nautilus-summary-missed-home = { $count ->
    [one] un marin au port
   *[other] { $count } marins au port
}
nautilus-summary-missed-hits = { $count ->
    [one] un marin adverse renvoyé
   *[other] { $count } marins adverses renvoyés
}
nautilus-summary-missed-entered = { $count ->
    [one] un marin sur son départ
   *[other] { $count } marins sur leur départ
}
nautilus-summary-missed-safe = { $count ->
    [one] un de ses propres marins renvoyés
   *[other] { $count } de ses propres marins renvoyés
}
