# Pourquoi un coup est refusé, dit à qui l’a tenté. Ce que fait le hasard n’a pas de mots.
# used: nauticus-refused-*

nauticus-refused-asked-field = Choisissez d’abord une case : vous êtes premier joueur.
nauticus-refused-asked-bonus = Choisissez d’abord la tuile de votre bonus.
nauticus-refused-asked-gift = Choisissez d’abord la tuile de votre cadeau.
nauticus-refused-asked-place = Placez d’abord la tuile que vous tenez, sur un navire ou dans l’entrepôt.
nauticus-refused-asked-reward = Prenez d’abord une récompense pour votre navire terminé.
nauticus-refused-asked-reward-good = Choisissez d’abord la marchandise de votre récompense.
nauticus-refused-asked-turn = Votre tour commence : utilisez l’action de cette phase, passez, ou jouez votre action supplémentaire.
nauticus-refused-asked-use = Une action est en cours : utilisez-la encore, ou terminez-la.
nauticus-refused-asked-turn-end = L’action est finie : finissez votre tour, ou jouez votre action supplémentaire.
nauticus-refused-other-action = Pas avec cette action. C’est : { nauticus-action }.
nauticus-refused-no-worker = Il ne vous reste aucun ouvrier pour cette action.
nauticus-refused-none-left = Il n’y en a plus dans la réserve : { LIST($tile, each: "nauticus-tile") }.
nauticus-refused-no-ship = Vous n’avez pas de navire { $ship }.
nauticus-refused-not-stored = Cela n’est pas dans votre entrepôt : { LIST($tile, each: "nauticus-tile") }.
nauticus-refused-no-ship-takes = Aucun de vos navires ne peut la recevoir pour l’instant : { LIST($tile, each: "nauticus-tile") }.
nauticus-refused-not-finished = Le navire { $ship } n’est pas terminé, et seul un navire terminé peut livrer.
nauticus-refused-not-loaded = Le navire { $ship } porte { $cargo } marchandises sur { $size }. Il ne livre qu’une cargaison complète.
nauticus-refused-too-few-workers = Livrer { $size } marchandises demande { $size } ouvriers.
nauticus-refused-all-crown-points = Cette action vous a rapporté ses { $most } points et n’en rapporte pas plus.
nauticus-refused-no-crown = Vous n’avez aucune couronne à compter.
nauticus-refused-crowns-not-sold = Les couronnes ne se vendent pas : elles récompensent les navires terminés.
nauticus-refused-too-dear = Cela coûte { $cost ->
    [1] { $cost } taler
   *[other] { $cost } talers
}, et vous en avez { $taler }.
nauticus-refused-no-room = Aucun de vos navires ne la reçoit, et votre entrepôt n’a pas de place pour elle.
nauticus-refused-face-down = La tuile d’action y est face cachée : elle a déjà été choisie pendant cette manche.
nauticus-refused-no-beginning = Un navire commence par une partie de coque. Impossible de commencer ainsi : { LIST($tile, each: "nauticus-tile") }.
nauticus-refused-does-not-fit = Le navire { $ship } ne peut pas la recevoir : { LIST($tile, each: "nauticus-tile") }.
nauticus-refused-to-the-yard = Une tuile transportée va au chantier.
nauticus-refused-no-boxes = Il lui faut { $needed ->
    [one] { $needed } espace
   *[other] { $needed } espaces
}, et votre entrepôt en a { $room } de libres.
nauticus-refused-taken-twice = Vous avez déjà pris deux fois cette récompense pour ce navire : { nauticus-reward-name }.
nauticus-refused-no-goods = La réserve n’a plus de marchandises.
nauticus-refused-reward-gone = Il ne reste rien de cette récompense : { nauticus-reward-name }.
nauticus-refused-same-goods = Les deux marchandises d’une récompense sont différentes.
nauticus-refused-not-used = Utilisez l’action au moins une fois avant de la terminer.
nauticus-refused-extra-used = Votre action supplémentaire est utilisée : il n’y en a qu’une par partie.
nauticus-refused-nothing-to-do = Même avec deux ouvriers de plus, vous ne pourriez rien en faire maintenant : { nauticus-action }.
nauticus-refused-regular-tile = Choisissez l’un des quatre types ordinaires, pas une couronne : { nauticus-kind }.
