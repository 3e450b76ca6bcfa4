# Pourquoi un coup est refusé, dit à qui l’a tenté. Ce que fait le hasard n’a pas de mots.
# used: nautilus-refused-*

nautilus-refused-asked-turn = Jouez d’abord une carte.
nautilus-refused-asked-use = Jouez d’abord la carte sous la Nautilùs.
nautilus-refused-asked-redraw = Décidez d’abord si vous changez de main ou si vous la gardez.
nautilus-refused-asked-swap = Choisissez d’abord une carte pour votre partenaire.
nautilus-refused-asked-trade = Choisissez d’abord une carte pour le Commerce maritime.
nautilus-refused-asked-reply = Choisissez d’abord une carte pour le Commerce maritime.
nautilus-refused-asked-question = Choisissez d’abord la carte que vous demandez.
nautilus-refused-asked-return = Choisissez d’abord la carte que vous donnez en échange.
nautilus-refused-asked-five = Utilisez d’abord le reste du 5.
nautilus-refused-asked-start = Choisissez d’abord où surgit Moby Dick.
nautilus-refused-asked-skipped = Un 8 vous prend votre tour : défaussez une carte.
nautilus-refused-cannot-move = { LIST($sailor, each: "nautilus-piece") } ne peut pas faire cela avec { LIST($card, each: "nautilus-a-card") } : quelqu’un barre la route, ou les pas n’y mènent pas exactement.
nautilus-refused-in-whirlpool = { LIST($sailor, each: "nautilus-piece") } est dans le tourbillon : seul un 1 ou un 12 le fait entrer sur l’anneau.
nautilus-refused-in-play = { LIST($sailor, each: "nautilus-piece") } est déjà en jeu.
nautilus-refused-lowest-enters = Les marins d’un tourbillon se valent : c’est celui qui porte le plus petit numéro qui entre.
nautilus-refused-nobody-to-skip = Aucun autre joueur n’a de carte : personne ne peut en perdre.
nautilus-refused-no-moby = Moby Dick n’est pas sur le plateau.
nautilus-refused-out-of-reach = { LIST($piece, each: "nautilus-piece") } n’est ni sur l’anneau ni dans une grotte : la Boussole ne l’atteint pas.
nautilus-refused-moby-no-cave = Moby Dick ne tient pas dans une grotte.
nautilus-refused-asked-already = Vous l’avez déjà demandée : { LIST($card, each: "nautilus-card") }.
nautilus-refused-other-side = Le 5 fait avancer vos marins et ceux de votre partenaire, pas ceux de l’autre camp ({ LIST($colour, each: "nautilus-colour") }).
nautilus-refused-had-its-part = { LIST($sailor, each: "nautilus-piece") } a déjà eu sa part de ce 5.
nautilus-refused-no-such-part = { LIST($sailor, each: "nautilus-piece") } ne peut pas y aller avec ces pas, ou le reste du 5 serait inutilisable.
nautilus-refused-own-starts = Moby Dick surgit derrière l’un de vos propres départs.
nautilus-refused-card-to-use = Jouez la carte sous la Nautilùs : { LIST($card, each: "nautilus-card") }.
nautilus-refused-not-in-hand = Cette carte n’est pas dans la main : { LIST($card, each: "nautilus-card") }.
nautilus-refused-not-your-colour = Vous ne pouvez pas déplacer ces marins maintenant : { LIST($colour, each: "nautilus-colour") }.
nautilus-refused-must-play = Une carte de la main est jouable : on ne peut donc rien défausser.
