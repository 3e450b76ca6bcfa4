# Les mots de Nauticus : noms des choses, questions, coups et faits. Les messages reçoivent les valeurs
# brutes des faits, des coups, des aperçus et des vues, et choisissent eux-mêmes les mots.
# used: nauticus-fact-*, nauticus-asks-*, nauticus-other-asks-*, nauticus-move-*
# used: nauticus-effect-*, nauticus-result-*, nauticus-tab-*
# used: nauticus-mode-*, nauticus-mode-about-*

## Le jeu lui-même

nauticus-name = Nauticus
nauticus-about = Construire des navires, remplir les cales, livrer les marchandises : huit actions sur une roue qui tourne, et tout le monde suit. De 2 à 4 joueurs, tout à découvert.
nauticus-mode-standard = Standard
nauticus-mode-about-standard = Le jeu tel qu’il est imprimé.

## Actions

nauticus-action = { $action ->
    [hull] Acheter des parties de coque
    [mast] Acheter des mâts
    [sail] Acheter des voiles
    [goods] Acheter des marchandises
    [transport] Transport
    [withdraw] Obtenir de l’argent
    [deliver] Livrer des marchandises
   *[crowns] Évaluation des couronnes
}
nauticus-short = { $action ->
    [hull] Coque
    [mast] Mâts
    [sail] Voiles
    [goods] March.
    [transport] Transport
    [withdraw] Argent
    [deliver] Livrer
   *[crowns] Couronnes
}
nauticus-does = { $action ->
    [hull] chaque ouvrier achète une partie de coque
    [mast] chaque ouvrier achète un mât
    [sail] chaque ouvrier achète une voile
    [goods] chaque ouvrier achète une marchandise
    [transport] chaque ouvrier porte une tuile de l’entrepôt au chantier naval
    [withdraw] chaque ouvrier rapporte 2 talers
    [deliver] un ouvrier par marchandise : un navire terminé et plein livre sa cargaison
   *[crowns] chaque ouvrier rapporte 1 point par couronne, 15 points au plus
}

## Tuiles : seules, comptées, et avec leur article

nauticus-tile = { KEY($item) ->
    [hull-stern] poupe
    [hull-middle] partie centrale
    [hull-bow] proue
    [hull-one] navire de taille 1
    [mast-wheel] mât à la barre
    [mast-anchor] mât à l’ancre
    [mast-whale] mât à la baleine
    [mast-star] mât à l’étoile
    [mast-crown] mât de la Couronne
    [sail-wheel] voile à la barre
    [sail-anchor] voile à l’ancre
    [sail-whale] voile à la baleine
    [sail-star] voile à l’étoile
    [sail-crown] voile de la Couronne
    [goods-coffee] café
    [goods-fish] poisson
    [goods-grain] céréales
    [goods-salt] sel
    [coffee] café
    [fish] poisson
    [grain] céréales
   *[salt] sel
}
nauticus-tiles = { KEY($item) ->
    [hull-stern] poupes
    [hull-middle] parties centrales
    [hull-bow] proues
    [hull-one] navires de taille 1
    [mast-wheel] mâts à la barre
    [mast-anchor] mâts à l’ancre
    [mast-whale] mâts à la baleine
    [mast-star] mâts à l’étoile
    [mast-crown] mâts de la Couronne
    [sail-wheel] voiles à la barre
    [sail-anchor] voiles à l’ancre
    [sail-whale] voiles à la baleine
    [sail-star] voiles à l’étoile
    [sail-crown] voiles de la Couronne
    [goods-coffee] cafés
    [goods-fish] poissons
    [goods-grain] céréales
    [goods-salt] sels
    [coffee] cafés
    [fish] poissons
    [grain] céréales
   *[salt] sels
}
nauticus-tile-counted = { $n ->
    [1] { nauticus-tile }
   *[other] { $n } { nauticus-tiles }
}
nauticus-a-tile = { KEY($tile) ->
    [hull-stern] une poupe
    [hull-middle] une partie centrale
    [hull-bow] une proue
    [hull-one] un navire de taille 1
    [mast-wheel] un mât à la barre
    [mast-anchor] un mât à l’ancre
    [mast-whale] un mât à la baleine
    [mast-star] un mât à l’étoile
    [mast-crown] un mât de la Couronne
    [sail-wheel] une voile à la barre
    [sail-anchor] une voile à l’ancre
    [sail-whale] une voile à la baleine
    [sail-star] une voile à l’étoile
    [sail-crown] une voile de la Couronne
    [goods-coffee] un café
    [goods-fish] un poisson
    [goods-grain] des céréales
   *[goods-salt] du sel
}
nauticus-kind = { $kind ->
    [hull] Coques
    [mast] Mâts
    [sail] Voiles
   *[goods] Marchandises
}
nauticus-reward = { $reward ->
    [crown-mast] un mât de la Couronne
    [crown-sail] une voile de la Couronne
    [points] 3 points
    [taler] 7 talers
    [workers] 3 ouvriers
   *[goods] 2 marchandises différentes
}
nauticus-reward-name = { $reward ->
    [crown-mast] Mât de la Couronne
    [crown-sail] Voile de la Couronne
    [points] 3 points
    [taler] 7 talers
    [workers] 3 ouvriers
   *[goods] 2 marchandises différentes
}

## Nombres

nauticus-taler = { $n ->
    [one] { $n } taler
   *[other] { $n } talers
}
nauticus-workers = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
}
nauticus-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
nauticus-crowns = { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
}
nauticus-amount = { $item ->
    [workers] { nauticus-workers }
    [taler] { nauticus-taler }
    [points] { nauticus-points }
    [mast] un mât au choix
    [sail] une voile au choix
   *[goods] une marchandise au choix
}
nauticus-blue = { $blue ->
    [one] { $blue } ouvrier bleu
   *[other] { $blue } ouvriers bleus
}
nauticus-own = { $own ->
    [one] { $own } ouvrier personnel
   *[other] { $own } ouvriers personnels
}
nauticus-used = { $blue ->
    [0] { nauticus-own }
   *[other] { $own ->
        [0] { nauticus-blue }
       *[other] { nauticus-blue } et { nauticus-own }
    }
}
nauticus-room = { $room ->
    [one] { $room } espace libre
   *[other] { $room } espaces libres
}
nauticus-bonus = { COUNT($brings) ->
    [0] rien
   *[other] { LIST($brings, each: "nauticus-amount") }
}
nauticus-delivered-goods = { COUNT($goods) ->
    [0] rien
   *[other] { LIST($goods, each: "nauticus-tile-counted") }
}
nauticus-nothing = rien
nauticus-free = gratuit

## La table

nauticus-tab-board = Plateau
nauticus-tab-yard = Mon chantier
nauticus-tab-others = Les autres
nauticus-wheel = La roue et les huit cases d’action
nauticus-supply = Réserve
nauticus-warehouse = Entrepôt
nauticus-delivered = Livré
nauticus-ships = Chantier naval
nauticus-round = Manche
nauticus-phase = Phase
nauticus-round-of = Manche { $round } sur { $rounds }, phase d’action { $phase } sur { $phases }
nauticus-score-track = Piste des scores
nauticus-marker = { NAME($seats) } : { nauticus-points }
nauticus-start-player = Premier joueur
nauticus-start-player-is = Premier joueur : { NAME($start_player) }
nauticus-on-turn = joue
nauticus-extra-left = { $extra_action ->
    [yes] Action supplémentaire disponible
   *[no] Action supplémentaire utilisée
}
nauticus-extra = Action supplémentaire
nauticus-extra-choose = Action supplémentaire : 2 ouvriers, puis au choix
nauticus-new-ship = Nouveau navire
nauticus-no-ships = Pas encore de navire
nauticus-tile-left = { nauticus-tile } : il en reste { $left }
nauticus-pass-tiles = { $pass_tiles_flipped ->
    [one] { $pass_tiles_flipped } jeton « passe » sur 3 retourné
   *[other] { $pass_tiles_flipped } jetons « passe » sur 3 retournés
}
nauticus-pass-loss = { nauticus-pass-tiles } : { $loss ->
    [0] aucune perte à la fin de la manche
    [one] 1 point perdu à la fin de la manche
   *[other] { $loss } points perdus à la fin de la manche
}
nauticus-about-blue = { $blue ->
    [0] L’ancre : aucun ouvrier bleu ici.
    [one] { $blue } ouvrier bleu de la roue : qui agit ici l’emploie d’abord.
   *[other] { $blue } ouvriers bleus de la roue : qui agit ici les emploie d’abord.
}
nauticus-about-player = Ce qu’a { $name } : talers, ouvriers, couronnes, jetons « passe », action supplémentaire, entrepôt et navires.
nauticus-about-ships = Le chantier naval : un navire se construit de parties de coque, de mâts et de voiles. Un navire terminé rapporte des points et des récompenses.
nauticus-about-bonus = Bonus de la case : { nauticus-bonus }, pour le premier joueur qui la choisit.
nauticus-about-delivered = Marchandises livrées. À la fin, chaque type compte à part : plus on en a d’un type, mieux c’est.
nauticus-about-account = Ce que vous auriez si la partie finissait maintenant : points, navires, marchandises et restes.
nauticus-about-points = { nauticus-points } sur la piste des scores. Les marchandises livrées, les navires achevés et les talers comptent aussi à la fin.
nauticus-about-taler = { nauticus-taler }. Ils paient les tuiles ; ce qui reste à la fin rapporte des points.
nauticus-about-workers = { nauticus-workers }. Chaque utilisation d’une action en demande un ; les ouvriers bleus de la roue partent les premiers.
nauticus-about-crowns = { nauticus-crowns } : mâts et voiles de la Couronne, et jetons « passe » retournés. Avec l’« Évaluation des couronnes », chaque ouvrier rapporte 1 point par couronne.
nauticus-about-passes = { nauticus-pass-loss }. Qui passe retourne le jeton suivant : il ne coûte plus rien et compte comme une couronne jusqu’à la fin de la manche.
nauticus-about-extra = { nauticus-extra-left }. Une fois dans la partie, pendant son propre tour : 2 ouvriers et une action au choix, en plus de celle de la phase.
nauticus-about-start-player = Premier joueur : choisit la case de cette phase, reçoit son bonus et agit le premier. Le jeton « premier joueur » passe ensuite dans le sens horaire.
nauticus-about-warehouse = Entrepôt : { nauticus-room }. Un mât occupe deux espaces, toute autre tuile un seul.
nauticus-turn-so-far = Ce tour jusqu’ici : { COUNT($bought) ->
    [0] {""}
   *[other] { LIST($bought, each: "nauticus-tile-counted") } pour { $taler ->
        [one] { $taler } taler
       *[other] { $taler } talers
    },{" "}
}{ nauticus-used } au travail{ COUNT($gained) ->
    [0] {""}
   *[other] {" "}; reçu : { LIST($gained, each: "nauticus-amount") }
}.
nauticus-take-back-turn = Annuler le tour
nauticus-take-back-turn-about = Annule tout ce tour. Tant que vous ne l’avez pas fini, vous pouvez essayer ce que vous voulez.
nauticus-if-now = Si la partie finissait maintenant : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
nauticus-look-first = Pointez ce qui brille, ou gardez-y le doigt, pour voir ce que cela coûte et rapporte.
nauticus-in-hand = En main : { nauticus-tile }
nauticus-rewards-left = { $rewards_due ->
    [one] 1 récompense à choisir
   *[other] { $rewards_due } récompenses à choisir
}
nauticus-board-name = Nom du plateau
nauticus-board-bonuses = Bonus des huit cases
nauticus-board-prices = Barèmes de prix des huit cases
nauticus-board-items-hull = Parties de coque, dans l’ordre des prix
nauticus-board-items-mast = Mâts, dans l’ordre des prix
nauticus-board-items-sail = Voiles, dans l’ordre des prix
nauticus-board-items-goods = Marchandises, dans l’ordre des prix
nauticus-board-wheel = Ouvriers bleus sur les huit secteurs de la roue (0 : l’ancre)
nauticus-board-wheel-title = Roue, bonus et barèmes de prix
nauticus-board-wheel-about = Choisissez une case au bord pour modifier ses prix et son bonus ; touchez un secteur de la roue pour modifier ses ouvriers bleus.
nauticus-board-section = Secteur { $section } de la roue : { $workers ->
    [one] { $workers } ouvrier bleu
   *[other] { $workers } ouvriers bleus
}
nauticus-board-field = Case { $number } : prix { $prices } ; bonus : { $bonus }
nauticus-board-chosen = Case { $number }
nauticus-board-strip = Prix
nauticus-board-price = prix { $price }
nauticus-board-swap = Échanger { $one } et { $other }
nauticus-board-bonus = Bonus
nauticus-board-count = { $what ->
    [workers] Ouvriers
    [taler] Talers
   *[points] Points
}
nauticus-board-part = { $what ->
    [workers] { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
    [taler] { $count ->
        [one] { $count } taler
       *[other] { $count } talers
    }
   *[points] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}
nauticus-board-bonus-tile = Tuile
nauticus-board-tile = { $tile ->
    [mast] un mât
    [sail] une voile
    [goods] une marchandise
   *[none] aucune tuile
}
nauticus-board-items-title = Ordre des tuiles
nauticus-board-items-about = À quelle tuile s’applique chacun des quatre prix, de gauche à droite.
nauticus-course = Les points de chacun au début de chaque manche, comme si la partie s’était arrêtée là.
nauticus-worth = { $count ->
    [one] environ 1 point
   *[other] environ { $count } points
}
nauticus-hint-rank = Conseil { $rank } : { $text }
nauticus-show-more = Plus sur { $name }
nauticus-show-less = Moins sur { $name }
nauticus-account = { $track } sur la piste + { $goods } pour les marchandises + { $ships } pour les navires + { $leftovers } pour { $taler ->
    [one] { $taler } taler
   *[other] { $taler } talers
}
nauticus-price = { nauticus-tile } { $price ->
    [0] (gratuit)
   *[other] ({ $price })
}
nauticus-field = Case { $number } : { nauticus-action } ; { nauticus-blue } ; bonus : { nauticus-bonus }{ $priced ->
    [yes] {" "}; prix : { $prices }
   *[no] {""}
}{ $face_up ->
    [no] {" "}; retournée
   *[yes] {""}
}{ $chosen ->
    [yes] {" "}; choisie
   *[no] {""}
}{ $anchor_tile ->
    [yes] {" "}; tuile ancre
   *[no] {""}
}
nauticus-field-bare = Case { $number } : pas encore de tuile ; bonus : { nauticus-bonus }
nauticus-ship = Navire { $number } ({ $finished ->
    [yes] terminé
   *[no] { $closed ->
        [yes] coque complète
       *[no] coque ouverte
    }
}) : { LIST($tiles, each: "nauticus-tile-counted") }{ COUNT($goods) ->
    [0] {""}
   *[other] {" "}; cargaison : { LIST($goods, each: "nauticus-tile-counted") }
}

## Ce qui est demandé

nauticus-asks-layout = On dispose les tuiles d’action.
nauticus-asks-field = Premier joueur, choisissez une case d’action : vous recevez son bonus, puis chacun peut agir.
nauticus-asks-bonus = Votre bonus : choisissez une tuile de la réserve pour votre entrepôt.
nauticus-asks-turn = { nauticus-action-in-hand } : { $acts ->
    [yes] { $action ->
        [transport] choisissez une tuile de votre entrepôt, ou passez
        [deliver] choisissez un navire chargé, ou passez
        [withdraw] prenez 2 talers par ouvrier, ou passez
        [crowns] marquez vos couronnes avec chaque ouvrier, ou passez
       *[buy] choisissez quoi acheter, ou passez
    }
   *[no] { $offers_extra ->
        [yes] impossible pour l’instant ; passez, ou jouez d’abord votre action supplémentaire
       *[no] vous ne pouvez que passer
    }
}. { nauticus-means }
nauticus-asks-use = { nauticus-action-in-hand } : { $acts ->
    [yes] { $used ->
        [yes] { $action ->
            [transport] choisissez une autre tuile de votre entrepôt, ou terminez
            [deliver] choisissez un autre navire chargé, ou terminez
            [withdraw] prenez 2 talers pour un autre ouvrier, ou terminez
            [crowns] marquez vos couronnes avec un autre ouvrier, ou terminez
           *[buy] choisissez quoi acheter encore, ou terminez
        }
       *[no] { $action ->
            [transport] choisissez une tuile de votre entrepôt
            [deliver] choisissez un navire chargé
            [withdraw] prenez 2 talers par ouvrier
            [crowns] marquez vos couronnes avec chaque ouvrier
           *[buy] choisissez quoi acheter
        }
    }
   *[no] vous ne pouvez que terminer
}. { nauticus-means }
nauticus-asks-place = Placez { nauticus-a-tile } dans votre chantier{ $stores ->
    [yes] {" "}ou dans votre entrepôt
   *[no] {""}
}.
nauticus-asks-reward = Votre navire est terminé : { $rewards_due ->
    [one] choisissez 1 récompense.
   *[other] choisissez { $rewards_due } récompenses.
}
nauticus-asks-reward-good = Choisissez une marchandise pour votre entrepôt.
nauticus-asks-gift = Les quatre types sont achetés : choisissez une tuile de plus en cadeau, pour votre entrepôt.
nauticus-asks-turn-end = Finissez votre tour, ou jouez votre action supplémentaire.
nauticus-asks-nothing = La partie est finie.
nauticus-asked-of = { $name } : { $question }
nauticus-means = Vous avez { $blue ->
    [0] { nauticus-own }
   *[other] { nauticus-blue }, { nauticus-own }
} et { $taler ->
    [one] { $taler } taler
   *[other] { $taler } talers
}.
nauticus-action-in-hand = { $extra ->
    [yes] Action supplémentaire, { nauticus-action }
   *[no] { nauticus-action }
}

nauticus-other-asks-layout = On dispose les tuiles d’action.
nauticus-other-asks-field = { NAME($seat) } choisit une case d’action.
nauticus-other-asks-bonus = { NAME($seat) } choisit la tuile du bonus.
nauticus-other-asks-turn = { NAME($seat) } agit ou passe : { nauticus-action-in-hand }.
nauticus-other-asks-use = { NAME($seat) } agit : { nauticus-action-in-hand }.
nauticus-other-asks-place = { NAME($seat) } place { nauticus-a-tile }.
nauticus-other-asks-reward = { NAME($seat) } choisit une récompense pour le navire terminé.
nauticus-other-asks-reward-good = { NAME($seat) } choisit une marchandise.
nauticus-other-asks-gift = { NAME($seat) } choisit un cadeau.
nauticus-other-asks-turn-end = { NAME($seat) } finit son tour, ou joue son action supplémentaire.
nauticus-other-asks-nothing = La partie est finie.

## Coups : ce que l’on fait, ce que cela coûte et rapporte, ce qui s’ensuit

nauticus-move-field = { nauticus-action } (case { $number }) ; { nauticus-blue } ; bonus : { nauticus-bonus }{ $priced ->
    [yes] {" "}; prix : { $prices }
   *[no] {""}
}
nauticus-move-take = Prendre { nauticus-a-tile }
nauticus-move-buy = Acheter { nauticus-a-tile }
nauticus-move-transport = Porter { nauticus-a-tile } au chantier
nauticus-move-place = { $ship ->
    [new] Commencer un navire avec { nauticus-a-tile }
   *[other] Placer { nauticus-a-tile } sur le navire { $ship }
}
nauticus-move-store = Stocker { nauticus-a-tile } dans l’entrepôt
nauticus-move-withdraw = Obtenir de l’argent
nauticus-move-deliver = Livrer la cargaison du navire { $ship } : { nauticus-delivered-goods }
nauticus-move-score = Évaluer les couronnes
nauticus-move-pass = Passer
nauticus-move-done = Terminer l’action
nauticus-move-end = Finir le tour
nauticus-move-extra = Action supplémentaire : { nauticus-action }
nauticus-move-reward = Récompense : { nauticus-reward }
nauticus-move-lay = Poser « { nauticus-action } »

nauticus-then = { $text } ; { $next }
nauticus-sentence = { $text }.
nauticus-part-cost = coûte { $taler ->
    [0] { nauticus-used }
    [1] { $taler } taler et { nauticus-used }
   *[other] { $taler } talers et { nauticus-used }
}
nauticus-part-gain = { $kind ->
    [field] {""}
    [reward] {""}
   *[other] rapporte { LIST($gain, each: "nauticus-amount") }
}
nauticus-part-later = { $n ->
    [one] { $n } point de plus à la fin
   *[other] { $n } points de plus à la fin
}
nauticus-part-tile = { $kind ->
    [buy] { $goes ->
        [stored] va à l’entrepôt
        [in-hand] à placer ou à stocker ensuite
       *[forfeited] {""}
    }
   *[other] {""}
}
nauticus-part-passing = { $saves ->
    [0] ne retourne rien
    [one] épargne 1 point, donne une couronne
   *[other] épargne { $saves } points, donne une couronne
}
nauticus-part-blue-lost = { $n ->
    [one] { $n } ouvrier bleu perdu
   *[other] { $n } ouvriers bleus perdus
}
nauticus-part-field = { $can_act ->
    [no] vous ne pourriez que passer
   *[yes] { nauticus-does }
}
nauticus-part-extra = { nauticus-does }

nauticus-effect-tile-forfeited = pas de place : tuile perdue
nauticus-effect-bonus-lost = pas de place ou pile vide : la tuile du bonus est perdue
nauticus-effect-ship-finished = termine le navire : { $size ->
    [one] { $size } récompense
   *[other] { $size } récompenses
}
nauticus-effect-gift-due = donne droit au cadeau
nauticus-effect-gift-lost = le cadeau est perdu
nauticus-effect-reward-lost = pas de place : récompense perdue
nauticus-effect-round-ended = finit la manche
nauticus-effect-game-ended = finit la partie

nauticus-button-done = Terminer
nauticus-button-end = Finir le tour
nauticus-button-pass = Passer

## Ce qui s’est passé

nauticus-fact-round-begun = La manche { $round } commence ; l’ancre de la roue désigne la case { $anchor }.
nauticus-fact-layout = Les tuiles d’action sont sur les cases 0 à 7 : { LIST($actions, each: "nauticus-action-listed") }.
nauticus-action-listed = « { $item ->
    [hull] Acheter des parties de coque
    [mast] Acheter des mâts
    [sail] Acheter des voiles
    [goods] Acheter des marchandises
    [transport] Transport
    [withdraw] Obtenir de l’argent
    [deliver] Livrer des marchandises
   *[crowns] Évaluation des couronnes
} »
nauticus-fact-field-chosen = { NAME($seat) } choisit la case { $field } : { nauticus-action }, { nauticus-blue }.
nauticus-fact-bonus-received = { NAME($seat) } reçoit le bonus : { nauticus-bonus }.
nauticus-fact-bonus-lost = { NAME($seat) } perd la tuile du bonus ({ nauticus-kind }).
nauticus-fact-tile-received = { NAME($seat) } reçoit { nauticus-a-tile } en { $for ->
    [bonus] bonus
    [gift] cadeau
   *[reward] récompense
}.
nauticus-fact-tile-bought = { NAME($seat) } achète { nauticus-a-tile } { $price ->
    [0] gratuitement
    [1] pour { $price } taler
   *[other] pour { $price } talers
} ({ nauticus-used }).
nauticus-fact-tile-stored = { NAME($seat) } stocke { nauticus-a-tile }.
nauticus-fact-tile-forfeited = { NAME($seat) } perd { nauticus-a-tile } : pas de place dans l’entrepôt.
nauticus-fact-tile-placed = { NAME($seat) } place { nauticus-a-tile } sur le navire { $ship }.
nauticus-fact-tile-transported = { NAME($seat) } sort { nauticus-a-tile } de l’entrepôt ({ nauticus-used }).
nauticus-fact-ship-begun = { NAME($seat) } commence le navire { $ship } avec { nauticus-a-tile }.
nauticus-fact-ship-finished = { NAME($seat) } termine le navire { $ship }, de taille { $size }.
nauticus-fact-gift-due = { NAME($seat) } a acheté les quatre types et reçoit un cadeau.
nauticus-fact-gift-lost = { NAME($seat) } a acheté les quatre types, mais le cadeau est perdu.
nauticus-fact-money-withdrawn = { NAME($seat) } obtient { $taler ->
    [one] { $taler } taler
   *[other] { $taler } talers
} ({ nauticus-used }).
nauticus-fact-goods-delivered = { NAME($seat) } livre avec le navire { $ship } : { nauticus-delivered-goods } ({ nauticus-used }).
nauticus-fact-crowns-scored = { NAME($seat) } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses couronnes ({ nauticus-used }).
nauticus-fact-pass-flipped = { NAME($seat) } passe ; { $flipped ->
    [one] { $flipped } jeton « passe » sur 3 est retourné.
   *[other] { $flipped } jetons « passe » sur 3 sont retournés.
}
nauticus-fact-pass-bare = { NAME($seat) } passe ; tous ses jetons « passe » sont déjà retournés.
nauticus-fact-extra-begun = { NAME($seat) } joue son action supplémentaire : { nauticus-action }, avec { $workers } ouvriers.
nauticus-fact-reward-taken = { NAME($seat) } prend { nauticus-reward } en récompense.
nauticus-fact-reward-lost = { NAME($seat) } perd { nauticus-reward } : pas de place dans l’entrepôt.
nauticus-fact-action-done = { NAME($seat) } a terminé : { nauticus-action }.
nauticus-fact-turn-ended = { NAME($seat) } finit son tour.
nauticus-fact-phase-ended = La phase { $phase } de la manche { $round } est finie.
nauticus-fact-anchor-laid = La tuile ancre est posée sur la case { $field }.
nauticus-fact-round-ended = La manche { $round } est finie.
nauticus-fact-pass-penalty = { $points ->
    [0] { NAME($seat) } ne perd rien pour ses jetons « passe ».
    [one] { NAME($seat) } perd 1 point pour ses jetons « passe » non retournés.
   *[other] { NAME($seat) } perd { $points } points pour ses jetons « passe » non retournés.
}
nauticus-fact-score-final = { NAME($seat) } : place { $place } avec { $total ->
    [one] { $total } point
   *[other] { $total } points
} = { nauticus-account }.
nauticus-fact-game-ended = La partie est finie. { COUNT($winners) ->
    [one] { NAME($winners) } gagne.
   *[other] { NAME($winners) } se partagent la victoire.
}

## Le résultat

nauticus-result = Décompte final
nauticus-result-place = Place
nauticus-result-track = Piste des scores
nauticus-result-goods = Marchandises livrées
nauticus-result-ships = Navires terminés
nauticus-result-leftovers = Talers et matériel restant
nauticus-result-total = Total
nauticus-result-ship-size = { $n } × taille { $size }
nauticus-result-thirds = 3 talers font 1 point.

## La position en mots

nauticus-read-round = { nauticus-round-of }. { nauticus-start-player-is }.
nauticus-read-hand = En cours : { nauticus-action-in-hand } ; { nauticus-blue }{ COUNT($bought) ->
    [0] {""}
   *[other] {" "}; achats : { LIST($bought, each: "nauticus-tile-counted") }
}{ $item ->
    [none] {""}
   *[other] {" "}; à placer : { nauticus-tile }
}{ $rewards_due ->
    [0] {""}
   *[other] {" "}; { nauticus-rewards-left }
}.
nauticus-read-player = { NAME($seat) } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $taler ->
    [one] { $taler } taler
   *[other] { $taler } talers
}, { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}, { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}, { nauticus-pass-tiles } ; { nauticus-extra-left } ; { $total ->
    [one] { $total } point
   *[other] { $total } points
} si la partie finissait maintenant.
nauticus-read-warehouse = { NAME($seat) }, entrepôt : { COUNT($warehouse) ->
    [0] rien
   *[other] { LIST($warehouse, each: "nauticus-tile-counted") }
} ; { nauticus-room }.
nauticus-read-delivered = Livré par { NAME($seat) } : { nauticus-delivered-goods }.
nauticus-read-supply = Réserve : { LIST($supply, each: "nauticus-tile-counted") }.
nauticus-read-ship = { NAME($seat) }, { nauticus-ship }.

## Le résumé d’une analyse

nauticus-summary-rounds = { $rounds ->
    [one] À la manche { $first }
   *[other] Aux manches { $first } à { $last }
}
nauticus-summary-behind-workers = { nauticus-summary-rounds } : au début, { $gap ->
    [one] un ouvrier
   *[other] au moins { $gap } ouvriers
} de moins que tous les autres.
nauticus-summary-behind-taler = { nauticus-summary-rounds } : au début, { $gap ->
    [one] un taler
   *[other] au moins { $gap } talers
} de moins que tous les autres.
nauticus-summary-behind-crowns = { nauticus-summary-rounds } : au début, { $gap ->
    [one] une couronne
   *[other] au moins { $gap } couronnes
} de moins que tous les autres.
nauticus-summary-counted-ships = { $count ->
    [0] Aucun navire terminé
    [one] 1 navire terminé
   *[other] { $count } navires terminés
} ; les autres en ont terminé { $others }.
nauticus-summary-counted-rewards = { $count ->
    [0] Aucune récompense prise
    [one] 1 récompense prise
   *[other] { $count } récompenses prises
} pour des navires terminés ; les autres en ont pris { $others }.
nauticus-summary-counted-lost = { $count ->
    [0] Aucun bonus, cadeau ou récompense perdu
    [one] 1 bonus, cadeau ou récompense perdu
   *[other] { $count } bonus, cadeaux ou récompenses perdus
}, faute de place ou parce qu’il n’en restait plus ; chez les autres, { $others }.
nauticus-summary-missed-ships = { $count ->
    [one] un navire terminé
   *[other] { $count } navires terminés
}
nauticus-summary-missed-rewards = { $count ->
    [one] une récompense
   *[other] { $count } récompenses
}
nauticus-summary-missed-goods = { $count ->
    [one] une marchandise livrée
   *[other] { $count } marchandises livrées
}
nauticus-summary-missed-points = { $count ->
    [one] un point
   *[other] { $count } points
}
nauticus-summary-missed-tiles = { $count ->
    [one] une tuile achetée
   *[other] { $count } tuiles achetées
}
nauticus-summary-missed-lost = { $count ->
    [one] un bonus, cadeau ou récompense perdu
   *[other] { $count } bonus, cadeaux ou récompenses perdus
}
nauticus-summary-missed-workers = { $count ->
    [one] un ouvrier
   *[other] { $count } ouvriers
}
nauticus-summary-missed-taler = { $count ->
    [one] un taler
   *[other] { $count } talers
}
