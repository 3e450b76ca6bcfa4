# Les mots de Nauticus : noms des choses, questions, coups et faits.
# used: nauticus-action-*, nauticus-short-*, nauticus-tile-*, nauticus-a-*, nauticus-sort-*
# used: nauticus-reward-*, nauticus-fact-*, nauticus-asks-*, nauticus-other-asks-*, nauticus-move-*
# used: nauticus-does-*, nauticus-ship-*, nauticus-result-*, nauticus-tab-*
# used: nauticus-mode-*, nauticus-mode-about-*

## The game itself

nauticus-name = Nauticus
nauticus-about = Construire des navires, remplir les cales, livrer les marchandises : huit actions sur une roue qui tourne, et tout le monde suit. De 2 à 4 joueurs, tout à découvert.
nauticus-mode-standard = Standard
nauticus-mode-about-standard = Le jeu tel qu’il est imprimé.

## Actions

nauticus-action-hull = Acheter des parties de coque
nauticus-action-mast = Acheter des mâts
nauticus-action-sail = Acheter des voiles
nauticus-action-goods = Acheter des marchandises
nauticus-action-transport = Transport
nauticus-action-withdraw = Obtenir de l’argent
nauticus-action-deliver = Livrer des marchandises
nauticus-action-crowns = Évaluation des couronnes

nauticus-short-hull = Coque
nauticus-short-mast = Mâts
nauticus-short-sail = Voiles
nauticus-short-goods = March.
nauticus-short-transport = Transport
nauticus-short-withdraw = Argent
nauticus-short-deliver = Livrer
nauticus-short-crowns = Couronnes

nauticus-does-hull = Chaque ouvrier achète une partie de coque.
nauticus-does-mast = Chaque ouvrier achète un mât.
nauticus-does-sail = Chaque ouvrier achète une voile.
nauticus-does-goods = Chaque ouvrier achète une marchandise.
nauticus-does-transport = Chaque ouvrier porte une tuile de l’entrepôt au chantier naval.
nauticus-does-withdraw = Chaque ouvrier rapporte 2 talers.
nauticus-does-deliver = Un ouvrier par marchandise : un navire terminé et plein livre sa cargaison.
nauticus-does-crowns = Chaque ouvrier rapporte 1 point par couronne, 15 points au plus.

## Tuiles : seules, et avec leur article

nauticus-tile-hull-stern = poupe
nauticus-tile-hull-middle = partie centrale
nauticus-tile-hull-bow = proue
nauticus-tile-hull-one = navire de taille 1
nauticus-tile-mast-wheel = mât à la barre
nauticus-tile-mast-anchor = mât à l’ancre
nauticus-tile-mast-whale = mât à la baleine
nauticus-tile-mast-star = mât à l’étoile
nauticus-tile-mast-crown = mât de la Couronne
nauticus-tile-sail-wheel = voile à la barre
nauticus-tile-sail-anchor = voile à l’ancre
nauticus-tile-sail-whale = voile à la baleine
nauticus-tile-sail-star = voile à l’étoile
nauticus-tile-sail-crown = voile de la Couronne
nauticus-tile-goods-coffee = café
nauticus-tile-goods-fish = poisson
nauticus-tile-goods-grain = céréales
nauticus-tile-goods-salt = sel

nauticus-a-hull-stern = une poupe
nauticus-a-hull-middle = une partie centrale
nauticus-a-hull-bow = une proue
nauticus-a-hull-one = un navire de taille 1
nauticus-a-mast-wheel = un mât à la barre
nauticus-a-mast-anchor = un mât à l’ancre
nauticus-a-mast-whale = un mât à la baleine
nauticus-a-mast-star = un mât à l’étoile
nauticus-a-mast-crown = un mât de la Couronne
nauticus-a-sail-wheel = une voile à la barre
nauticus-a-sail-anchor = une voile à l’ancre
nauticus-a-sail-whale = une voile à la baleine
nauticus-a-sail-star = une voile à l’étoile
nauticus-a-sail-crown = une voile de la Couronne
nauticus-a-goods-coffee = un café
nauticus-a-goods-fish = un poisson
nauticus-a-goods-grain = des céréales
nauticus-a-goods-salt = du sel

nauticus-sort-hull = Coques
nauticus-sort-mast = Mâts
nauticus-sort-sail = Voiles
nauticus-sort-goods = Marchandises

nauticus-reward-crown-mast = un mât de la Couronne
nauticus-reward-crown-sail = une voile de la Couronne
nauticus-reward-points = 3 points
nauticus-reward-taler = 7 talers
nauticus-reward-workers = 3 ouvriers
nauticus-reward-goods = 2 marchandises différentes

## Nombres

nauticus-taler = { $n ->
    [one] { $n } taler
   *[other] { $n } talers
}
nauticus-workers = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
}
nauticus-blue-workers = { $n ->
    [one] { $n } ouvrier bleu
   *[other] { $n } ouvriers bleus
}
nauticus-own-workers = { $n ->
    [one] { $n } ouvrier personnel
   *[other] { $n } ouvriers personnels
}
nauticus-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
nauticus-crowns = { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
}
nauticus-free-boxes = { $n ->
    [one] { $n } espace libre
   *[other] { $n } espaces libres
}
nauticus-later-points = { $n ->
    [one] { $n } point à la fin
   *[other] { $n } points à la fin
}
nauticus-bonus-tile = { $sort ->
    [mast] un mât au choix
    [sail] une voile au choix
   *[other] une marchandise au choix
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
nauticus-round = Tour
nauticus-phase = Phase
nauticus-round-of = Tour { $round } sur { $rounds }, phase d’action { $phase } sur { $phases }
nauticus-score-track = Piste des scores
nauticus-start-player = Premier joueur
nauticus-start-player-is = Premier joueur : { $name }
nauticus-on-turn = joue
nauticus-extra-left = Action supplémentaire disponible
nauticus-extra-used = Action supplémentaire utilisée
nauticus-extra = Action supplémentaire
nauticus-extra-choose = Action supplémentaire : 2 ouvriers, puis une parmi
nauticus-new-ship = Nouveau navire
nauticus-no-ships = Pas encore de navire
nauticus-tile-left = { $tile } : il en reste { $n }
nauticus-pass-tiles = { $flipped } des 3 jetons « passe » { $flipped ->
    [one] retourné
   *[other] retournés
}
nauticus-pass-loss = { $n ->
    [0] aucune perte à la fin du tour
    [one] 1 point perdu à la fin du tour
   *[other] { $n } points perdus à la fin du tour
}
nauticus-if-now = Si la partie finissait maintenant
nauticus-look-first = Pointez ce qui brille, ou gardez-y le doigt, pour voir ce que cela coûte et rapporte.
nauticus-in-hand = En main
nauticus-rewards-left = { $n ->
    [one] 1 récompense à choisir
   *[other] { $n } récompenses à choisir
}
nauticus-hint-rank = Conseil { $rank }
nauticus-show-more = Plus sur { $name }
nauticus-show-less = Moins sur { $name }
nauticus-account = { $track } sur la piste + { $goods } pour les marchandises + { $ships } pour les navires + { $leftovers } pour { $taler } talers
nauticus-field-laid = Case { $number } : { $action } ; { $workers } ; bonus { $bonus }
nauticus-field-prices = prix { $prices }
nauticus-field-price = { $tile } ({ $price })
nauticus-field-bare = Case { $number } : pas encore de tuile ; bonus { $bonus }
nauticus-field-down = retournée
nauticus-field-chosen = choisie
nauticus-field-anchor = tuile ancre

## Les navires en mots

nauticus-ship-words = Navire { $number } : { $hull } ({ $state })
nauticus-ship-finished = terminé
nauticus-ship-closed = coque complète
nauticus-ship-open = coque ouverte
nauticus-ship-cargo = cargaison { $goods }
nauticus-count-tile = { $n } × { $tile }

## Ce qui est demandé

nauticus-asks-layout = On dispose les tuiles d’action.
nauticus-asks-field = Premier joueur, choisissez une case d’action : vous recevez son bonus, puis chacun peut agir.
nauticus-asks-bonus = Votre bonus : choisissez une tuile de la réserve pour votre entrepôt.
nauticus-asks-turn = { $action } : { $how ->
    [nothing] vous ne pouvez que passer
    [extra] impossible pour l’instant ; passez, ou jouez d’abord votre action supplémentaire
    [transport] choisissez une tuile de votre entrepôt, ou passez
    [deliver] choisissez un navire chargé, ou passez
    [withdraw] prenez 2 talers par ouvrier, ou passez
    [crowns] marquez vos couronnes avec chaque ouvrier, ou passez
   *[buy] choisissez quoi acheter, ou passez
}. { $means }
nauticus-asks-use = { $action } : { $how ->
    [nothing] vous ne pouvez que terminer
    [transport] choisissez une autre tuile de votre entrepôt, ou terminez
    [deliver] choisissez un autre navire chargé, ou terminez
    [withdraw] prenez 2 talers pour un autre ouvrier, ou terminez
    [crowns] marquez vos couronnes avec un autre ouvrier, ou terminez
   *[buy] choisissez quoi acheter encore, ou terminez
}. { $means }
nauticus-asks-place = Placez { $tile } dans votre chantier{ $store ->
    [yes] {" "}ou dans votre entrepôt
   *[no] {""}
}.
nauticus-asks-reward = Votre navire est terminé : { $n ->
    [one] choisissez 1 récompense.
   *[other] choisissez { $n } récompenses.
}
nauticus-asks-reward-good = Choisissez une marchandise pour votre entrepôt.
nauticus-asks-gift = Les quatre types sont achetés : choisissez une tuile de plus en cadeau, pour votre entrepôt.
nauticus-asks-turn-end = Finissez votre tour, ou jouez votre action supplémentaire.
nauticus-asks-nothing = La partie est finie.
nauticus-asked-of = { $name } : { $question }
nauticus-means = Vous avez { $blue ->
    [0] { $own }
   *[other] { $workers }, { $own }
} et { $taler }.
nauticus-extra-means = Action supplémentaire, { $action }

nauticus-other-asks-layout = On dispose les tuiles d’action.
nauticus-other-asks-field = { $name } choisit une case d’action.
nauticus-other-asks-bonus = { $name } choisit la tuile du bonus.
nauticus-other-asks-turn = { $name } agit ou passe : { $action }.
nauticus-other-asks-use = { $name } agit : { $action }.
nauticus-other-asks-place = { $name } place { $tile }.
nauticus-other-asks-reward = { $name } choisit une récompense pour le navire terminé.
nauticus-other-asks-reward-good = { $name } choisit une marchandise.
nauticus-other-asks-gift = { $name } choisit un cadeau.
nauticus-other-asks-turn-end = { $name } finit son tour, ou joue son action supplémentaire.
nauticus-other-asks-nothing = La partie est finie.

## Coups

nauticus-move-field = { $action } (case { $field })
nauticus-move-take = Prendre { $tile }
nauticus-move-buy = Acheter { $tile }
nauticus-move-transport = Porter { $tile } au chantier
nauticus-move-place = Placer { $tile } sur le navire { $ship }
nauticus-move-place-new = Commencer un navire avec { $tile }
nauticus-move-store = Stocker { $tile } dans l’entrepôt
nauticus-move-withdraw = Obtenir 2 talers
nauticus-move-deliver = Livrer la cargaison du navire { $ship } : { $goods }
nauticus-move-score = Évaluer les couronnes : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
nauticus-move-pass = Passer
nauticus-move-done = Terminer l’action
nauticus-move-end = Finir le tour
nauticus-move-extra = Action supplémentaire : { $action }
nauticus-move-reward = Récompense : { $reward }
nauticus-move-lay = Poser { $action }

nauticus-costs = coûte { $cost }
nauticus-gains = rapporte { $gain }
nauticus-button-done = Terminer
nauticus-button-end = Finir le tour
nauticus-button-pass = Passer

nauticus-effect-stored = va à l’entrepôt
nauticus-effect-placed = à placer ou à stocker ensuite
nauticus-effect-forfeited = pas de place : perdue
nauticus-effect-bonus-lost = pas de place ou pile vide : la tuile du bonus est perdue
nauticus-effect-finished = termine le navire : { $n ->
    [one] { $n } récompense
   *[other] { $n } récompenses
}
nauticus-effect-gift = donne droit au cadeau
nauticus-effect-gift-lost = le cadeau est perdu
nauticus-effect-reward-lost = pas de place : perdu
nauticus-effect-flips = retourne le { $n } : 1 couronne
nauticus-effect-none = ne retourne rien
nauticus-effect-round-ends = finit le tour de jeu
nauticus-effect-blue-lost = { $n ->
    [one] { $n } ouvrier bleu perdu
   *[other] { $n } ouvriers bleus perdus
}

## Ce qui s’est passé

nauticus-fact-round-begun = Le tour { $round } commence ; l’ancre de la roue désigne la case { $anchor }.
nauticus-fact-layout = Les tuiles d’action sont sur les cases 0 à 7 : { $actions }.
nauticus-fact-field-chosen = { $name } choisit la case { $field } : { $action }, { $workers }.
nauticus-fact-bonus-received = { $name } reçoit le bonus : { $bonus }.
nauticus-fact-bonus-lost = { $name } perd la tuile du bonus ({ $sort }).
nauticus-fact-tile-received = { $name } reçoit { $tile }{ $for ->
    [bonus] {" "}en bonus
    [gift] {" "}en cadeau
   *[reward] {" "}en récompense
}.
nauticus-fact-tile-bought = { $name } achète { $tile } pour { $price ->
    [one] { $price } taler
   *[other] { $price } talers
} ({ $cost }).
nauticus-fact-tile-stored = { $name } stocke { $tile }.
nauticus-fact-tile-forfeited = { $name } perd { $tile } : pas de place dans l’entrepôt.
nauticus-fact-tile-placed = { $name } place { $tile } sur le navire { $ship }.
nauticus-fact-tile-transported = { $name } sort { $tile } de l’entrepôt ({ $cost }).
nauticus-fact-ship-begun = { $name } commence le navire { $ship } avec { $tile }.
nauticus-fact-ship-finished = { $name } termine le navire { $ship }, de taille { $size }.
nauticus-fact-gift-due = { $name } a acheté les quatre types et reçoit un cadeau.
nauticus-fact-gift-lost = { $name } a acheté les quatre types, mais le cadeau est perdu.
nauticus-fact-money-withdrawn = { $name } obtient { $taler ->
    [one] { $taler } taler
   *[other] { $taler } talers
} ({ $cost }).
nauticus-fact-goods-delivered = { $name } livre avec le navire { $ship } : { $goods } ({ $cost }).
nauticus-fact-crowns-scored = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses couronnes ({ $cost }).
nauticus-fact-pass-flipped = { $name } passe ; { $flipped ->
    [one] { $flipped } jeton « passe » sur 3 est retourné.
   *[other] { $flipped } jetons « passe » sur 3 sont retournés.
}
nauticus-fact-pass-bare = { $name } passe ; tous ses jetons « passe » sont déjà retournés.
nauticus-fact-extra-begun = { $name } joue son action supplémentaire : { $action }, avec 2 ouvriers.
nauticus-fact-reward-taken = { $name } prend { $reward } en récompense.
nauticus-fact-reward-lost = { $name } perd { $reward } : pas de place dans l’entrepôt.
nauticus-fact-action-done = { $name } a terminé : { $action }.
nauticus-fact-turn-ended = { $name } finit son tour.
nauticus-fact-phase-ended = La phase { $phase } du tour { $round } est finie.
nauticus-fact-anchor-laid = La tuile ancre est posée sur la case { $field }.
nauticus-fact-round-ended = Le tour { $round } est fini.
nauticus-fact-pass-penalty = { $points ->
    [0] { $name } ne perd rien pour ses jetons « passe ».
    [one] { $name } perd 1 point pour ses jetons « passe » non retournés.
   *[other] { $name } perd { $points } points pour ses jetons « passe » non retournés.
}
nauticus-fact-score-final = { $name } : place { $place } avec { $total ->
    [one] { $total } point
   *[other] { $total } points
} = { $track } sur la piste + { $goods } pour les marchandises + { $ships } pour les navires + { $leftovers } pour { $taler } talers.
nauticus-fact-game-ended = La partie est finie. { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
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

nauticus-read-player = { $name } : { $points }, { $taler }, { $workers }, { $crowns }, { $passes } ; { $extra } ; { $total } si la partie finissait maintenant.
nauticus-read-warehouse = Entrepôt de { $name } : { $tiles } ; { $free }.
nauticus-read-delivered = Livré par { $name } : { $goods }.
nauticus-read-supply = Réserve : { $tiles }.
nauticus-read-ship = { $name }, { $ship }.
