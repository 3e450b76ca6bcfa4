# Le formulaire de l’éditeur de positions.
# used: nauticus-edit-*, nauticus-value-*, nauticus-position-*

nauticus-edit-round = Manche
nauticus-edit-phase = Phase
nauticus-edit-asked = Question
nauticus-edit-turn = Au tour de
nauticus-edit-start-player = Premier joueur
nauticus-edit-anchor = Ancre de la roue face à la case
nauticus-edit-players = Joueurs
nauticus-edit-fields = Cases d’action
nauticus-edit-in-hand = Action en cours
nauticus-edit-action = Action
nauticus-edit-face-up = Face visible
nauticus-edit-chosen = Choisie
nauticus-edit-anchor-tile = Tuile ancre
nauticus-edit-taler = Talers
nauticus-edit-workers = Ouvriers
nauticus-edit-points = Points
nauticus-edit-pass-tiles-flipped = Jetons « passe » retournés
nauticus-edit-extra-action = Action supplémentaire disponible
nauticus-edit-delivered = Livré
nauticus-edit-warehouse = Entrepôt
nauticus-edit-ships = Navires
nauticus-edit-stern = Poupe
nauticus-edit-middles = Parties centrales
nauticus-edit-bow = Proue
nauticus-edit-one = Navire de taille 1
nauticus-edit-crest = Armoiries
nauticus-edit-masts = Mâts
nauticus-edit-crown-masts = Mâts de la Couronne
nauticus-edit-sails = Voiles
nauticus-edit-crown-sails = Voiles de la Couronne
nauticus-edit-goods = Marchandises
nauticus-edit-extra = Action supplémentaire en cours
nauticus-edit-phase-done = Action de la phase faite
nauticus-edit-blue-workers = Ouvriers bleus restants
nauticus-edit-used = Déjà utilisée
nauticus-edit-bought = Achats
nauticus-edit-gift-due = Cadeau dû
nauticus-edit-points-scored = Points marqués
nauticus-edit-tile = Tuile en main
nauticus-edit-rewards-due = Récompenses dues
nauticus-edit-rewards-taken = Récompenses prises
nauticus-edit-first-good = Première marchandise nommée

nauticus-value-asked = { $item ->
    [layout] Pose des tuiles d’action
    [field] Quelle case ?
    [bonus] Quelle tuile du bonus ?
    [turn] Agir ou passer ?
    [use] Comment continuer l’action ?
    [place] Où va la tuile ?
    [reward] Quelle récompense ?
    [reward-good] Quelle marchandise en récompense ?
    [gift] Quel cadeau ?
    [turn-end] Finir le tour ?
   *[nothing] Rien : la partie est finie
}
nauticus-value-crest = { $item ->
    [wheel] Barre
    [anchor] Ancre
    [whale] Baleine
   *[star] Étoile
}
nauticus-value-good = { $item ->
    [coffee] Café
    [fish] Poisson
    [grain] Céréales
   *[salt] Sel
}
nauticus-value-tile = { nauticus-tile }
nauticus-value-action = { nauticus-action }
nauticus-value-reward = { nauticus-reward-name }

# Ce qui se contredit ; l’endroit est dit avant.
nauticus-position-unfit = Cela ne va pas avec le reste de la position.
nauticus-position-number = Il faut un nombre de { $least } à { $most }.
nauticus-position-nothing-face-up = Aucune tuile d’action n’y est posée qui puisse être visible.
nauticus-position-two-chosen = Un autre champ est déjà choisi, et il n’y en a qu’un.
nauticus-position-two-anchors = La tuile ancre se trouve déjà à un autre champ.
nauticus-position-tile-twice = La même tuile d’action se trouve à deux champs.
nauticus-position-layout-order = Les tuiles se posent à partir du premier champ, et il en manque encore une.
nauticus-position-layout-face-up = Les tuiles posées sont visibles.
nauticus-position-tiles-missing = Il y a là { $laid } tuiles d’action, mais il en faut { $wanted }.
nauticus-position-warehouse-full = C’est plus que ses { $boxes } caisses ne peuvent contenir.
nauticus-position-too-many-ships = Il n’y a pas assez de tuiles de coque pour autant de navires.
nauticus-position-crest = Un navire a un blason exactement quand il porte un mât ou une voile sans couronne.
nauticus-position-no-hull = Un navire commence par une tuile de coque.
nauticus-position-does-not-fit = Ce navire ne peut pas en porter autant : { LIST($tile, each: "nauticus-tile") }.
nauticus-position-no-action = À la question « { LIST($asked, each: "nauticus-value-asked") } », aucune action n’est en cours.
nauticus-position-an-action = À la question « { LIST($asked, each: "nauticus-value-asked") } », une action est en cours.
nauticus-position-not-sold = Seulement des tuiles que vend cette action : { nauticus-action }.
nauticus-position-layout-phase = Les tuiles d’action se posent avant la première phase d’une manche.
nauticus-position-not-the-end = La partie n’est finie qu’après la dernière phase de la dernière manche.
nauticus-position-face-down = { $down } tuiles d’action sont cachées, mais il en faut { $wanted } dans la phase { $phase }.
nauticus-position-chosen = Qu’un champ soit choisi ou non ne va pas avec la question « { LIST($asked, each: "nauticus-value-asked") } ».
nauticus-position-chosen-down = La tuile du champ choisi est cachée.
nauticus-position-anchor-tile = À partir de la deuxième phase, et pas avant, la tuile ancre se trouve au champ de la première phase.
nauticus-position-anchor-down = Au champ de la tuile ancre, la tuile d’action est cachée.
nauticus-position-start-player = À la question « { LIST($asked, each: "nauticus-value-asked") } », c’est au premier joueur.
nauticus-position-pass-tiles = Les tuiles passe sont remises à la fin d’une manche.
nauticus-position-tile-count = Il y en a { $count } en tout, mais le jeu en a { $most } : { LIST($tile, each: "nauticus-tile") }.
nauticus-position-no-bonus = Le champ choisi n’a pas de tuile de bonus qui trouve place.
nauticus-position-in-hand = Cela ne va pas avec la question « { LIST($asked, each: "nauticus-value-asked") } » ou avec le reste de l’action.
nauticus-position-no-move = Aucun coup ne répondrait à cette question.
