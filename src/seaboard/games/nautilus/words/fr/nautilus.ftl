# Les mots de Nautilùs : pièces, cartes, questions, coups, événements.
# used: nautilus-fact-*
# used: nautilus-move-*
# used: nautilus-ask-*
# used: nautilus-wait-*
# used: nautilus-card-*
# used: nautilus-does-*
# used: nautilus-at-*
# used: nautilus-from-*
# used: nautilus-to-*
# used: nautilus-colour-*
# used: nautilus-mode-*
# used: nautilus-mode-about-*
# used: nautilus-announced-*

## The game itself

nautilus-name = Nautilùs
nautilus-about = Menez vos marins autour de l’anneau jusqu’au port, avec des cartes, de la ruse et une baleine blanche sur la route. Pour deux équipes de deux, ou à deux.
nautilus-mode-classic = Classique
nautilus-mode-quick = Rapide
nautilus-mode-two = À deux
nautilus-mode-about-classic = Deux équipes de deux ; les partenaires se font face.
nautilus-mode-about-quick = Deux équipes de deux et un retour plus court.
nautilus-mode-about-two = Un contre un, avec deux couleurs chacun.

# Pièces et couleurs
nautilus-colour-red = Rouge
nautilus-colour-blue = Bleu
nautilus-colour-green = Vert
nautilus-colour-yellow = Jaune
nautilus-sailor = { $colour } { $number }
nautilus-moby = Moby Dick
nautilus-board = Le plateau de Nautilùs

# Lieux
nautilus-at-field = sur la case { $number }
nautilus-at-cave = dans la grotte { $number }
nautilus-at-harbour = au port, place { $number }
nautilus-at-whirlpool = dans le tourbillon
nautilus-from-field = de la case { $number }
nautilus-from-cave = de la grotte { $number }
nautilus-from-harbour = de la place { $number } du port
nautilus-from-whirlpool = du tourbillon
nautilus-to-field = à la case { $number }
nautilus-to-cave = à la grotte { $number }
nautilus-to-harbour = à la place { $number } du port
nautilus-to-whirlpool = au tourbillon

# Cartes
nautilus-card-nautilus = Nautilùs
nautilus-card-compass = Boussole
nautilus-card-moby = Moby Dick
nautilus-card-telescope = Longue-vue
nautilus-card-storm = Tempête
nautilus-card-commandeer = Réquisition
nautilus-card-trade = Commerce maritime
nautilus-a-card = { $card ->
    [nautilus] une Nautilùs
    [compass] une Boussole
    [moby] une carte Moby Dick
    [telescope] la Longue-vue
    [storm] la Tempête
    [commandeer] la Réquisition
    [trade] le Commerce maritime
    [hidden] une carte
   *[other] un { $card }
}
nautilus-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
nautilus-does-1 = entrer ou avancer de 1
nautilus-does-2 = avancer de 2
nautilus-does-3 = avancer de 3
nautilus-does-4 = reculer de 4
nautilus-does-5 = répartir 5 pas
nautilus-does-6 = avancer de 6
nautilus-does-7 = avancer de 7 en balayant tout
nautilus-does-8 = avancer de 8 ou faire passer
nautilus-does-9 = avancer de 9
nautilus-does-10 = avancer de 10
nautilus-does-12 = entrer ou avancer de 12
nautilus-does-nautilus = annuler la dernière carte, la jouer
nautilus-does-compass = échanger deux pièces
nautilus-does-moby = il renvoie le marin suivant
nautilus-does-telescope = les autres montrent leurs cartes
nautilus-does-storm = mains à droite, puis rejouer
nautilus-does-commandeer = jouer le tour du suivant
nautilus-does-trade = { $mode ->
    [two] demander une carte, en donner une
   *[other] échanger une carte avec le partenaire
}
nautilus-card-full = { $name } : { $does }
nautilus-card-times = { $card }, en { $count } exemplaires

# Questions à qui décide
nautilus-ask-redraw = Vous n’avez ni 1 ni 12. Prendre de nouvelles cartes ou garder celles-ci ?
nautilus-ask-swap = Échangez une carte avec { $partner } : choisissez celle que vous donnez.
nautilus-ask-turn = Jouez une carte : choisissez-en une, ou un marin.
nautilus-ask-play = Jouez une carte.
nautilus-ask-discard = Aucune carte n’est jouable. Choisissez-en une à défausser.
nautilus-ask-skipped = Un 8 vous prend votre tour. Choisissez une carte à défausser.
nautilus-ask-use = Nautilùs : jouez maintenant { $card } vous-même.
nautilus-ask-five = { $steps ->
    [one] Il reste { $steps } pas du 5. Choisissez un marin.
   *[other] Il reste { $steps } pas du 5. Choisissez un marin.
}
nautilus-ask-start = Derrière quel départ Moby Dick doit-il surgir ?
nautilus-ask-trade = Commerce maritime : choisissez une carte pour { $partner }.
nautilus-ask-reply = Commerce maritime : choisissez une carte pour { $partner }.
nautilus-ask-question = Commerce maritime : quelle carte demandez-vous ?
nautilus-ask-return = Vous recevez { $card }. Quelle carte donnez-vous en échange ?
nautilus-ask-commanded = Vous décidez pour { $seat }. { $question }

# Ce qu’on attend
nautilus-wait-deal = On distribue les cartes.
nautilus-wait-redraw = { $seat } peut prendre de nouvelles cartes.
nautilus-wait-swap = { $seat } choisit une carte pour son partenaire.
nautilus-wait-turn = C’est à { $seat } de jouer.
nautilus-wait-skipped = { $seat } passe son tour et défausse.
nautilus-wait-use = { $seat } joue { $card } sous la Nautilùs.
nautilus-wait-five = { $seat } répartit le 5.
nautilus-wait-start = { $seat } choisit où surgit Moby Dick.
nautilus-wait-trade = { $seat } choisit une carte pour le Commerce maritime.
nautilus-wait-reply = { $seat } choisit une carte pour le Commerce maritime.
nautilus-wait-question = { $seat } demande une carte.
nautilus-wait-return = { $seat } choisit une carte à donner en échange.
nautilus-wait-die = On lance le dé pour Moby Dick.
nautilus-wait-nothing = La partie est finie.
nautilus-wait-commanded = { $by } décide pour { $seat }. { $waiting }

# Étapes d’un choix
nautilus-step-end = { $card } : choisissez l’arrivée.
nautilus-step-sailor = { $card } : choisissez un marin.
nautilus-step-steps = { $sailor } : combien de pas ?
nautilus-step-card = { $sailor } : choisissez une arrivée ou une carte.
nautilus-step-card-only = { $sailor } : choisissez une carte.
nautilus-step-first = Boussole : choisissez la première pièce.
nautilus-step-second = { $piece } change de place avec…
nautilus-step-confirm = { $card } : { $does }
nautilus-places = Où vous pouvez aller
nautilus-take-back = Revenir
nautilus-undoes = Annulé : { $pieces }.
nautilus-undoes-nothing = Aucune pièce ne revient.
nautilus-comes-again = Puis vous jouez { $card }.
nautilus-nothing-to-use = Il n’y a pas de carte à jouer.
nautilus-brings-moby = Moby Dick surgit.
nautilus-piece-to = { $piece } { $to }

# Coups
nautilus-move-way = { $card } : { $sailor } { $from } { $to }
nautilus-move-part = { $steps ->
    [one] { $steps } pas : { $sailor } { $from } { $to }
   *[other] { $steps } pas : { $sailor } { $from } { $to }
}
nautilus-move-enter = { $card } : { $sailor } entre { $to }
nautilus-move-skip = Faire passer son tour à { $seat }
nautilus-move-skip-long = { $seat } passe son tour et défausse une carte
nautilus-move-compass = Boussole : { $first } et { $second } changent de place
nautilus-move-plain = Jouer { $card }
nautilus-move-plain-used = Utiliser { $card }
nautilus-move-discard = Défausser { $card }
nautilus-move-swap = Donner { $card } à { $seat }
nautilus-move-ask = Demander { $card }
nautilus-move-give = Donner { $card } en échange
nautilus-move-behind = Moby Dick derrière le départ de { $colour }, sur la case { $number }
nautilus-move-redraw = Prendre de nouvelles cartes
nautilus-move-keep = Garder ces cartes
nautilus-move-die = Le dé montre { $steps }
nautilus-move-deal = Distribution : { $card }
nautilus-hits = renvoie { $sailors }
nautilus-rides = chevauche Moby Dick { $to }
nautilus-with-outcome = { $move }, { $outcome }
nautilus-recommended = { $move } (conseillé)
nautilus-listed-and = { $first } et { $last }

# Ce qui s’est passé
nautilus-who-commanded = { $seat } (sur l’ordre de { $by })
nautilus-fact-round-begun = La manche { $round } commence. { $dealer } distribue.
nautilus-fact-card-dealt = { $who } reçoit { $card }.
nautilus-deal = On distribue : { $hands }.
nautilus-deal-open = { $who } reçoit { $cards }
nautilus-deal-hidden = { $seats ->
    [one] { $who } reçoit { $cards }
   *[other] { $who } reçoivent chacun { $cards }
}
nautilus-fact-hand-announced = { $holds ->
    [with] { $who } annonce un 1 ou un 12.
   *[without] { $who } n’annonce ni 1 ni 12.
}
nautilus-fact-hand-changed = { $who } prend de nouvelles cartes.
nautilus-fact-hand-kept = { $who } garde ses cartes.
nautilus-fact-card-chosen = { $who } prépare { $card }.
nautilus-fact-card-passed = { $from } donne { $card } à { $to }.
nautilus-fact-card-played = { $who } joue { $card }.
nautilus-fact-card-undone = La carte précédente est annulée ({ $name }).
nautilus-fact-card-used = { $who } utilise { $card } sous la Nautilùs.
nautilus-fact-card-discarded = { $why ->
    [skipped] { $who } défausse { $card } à cause du 8.
   *[stuck] { $who } ne peut rien jouer et défausse { $card }.
}
nautilus-fact-card-asked = { $answer ->
    [yes] { $who } demande { $card } et l’obtient.
   *[no] { $who } demande { $card }, en vain.
}
nautilus-fact-card-returned = { $who } donne { $card } en échange.
nautilus-fact-trade-done = Le Commerce maritime de { $who } est conclu.
nautilus-fact-trade-failed = Le Commerce maritime de { $who } finit sans échange.
nautilus-fact-turn-taken = { $who } prend le tour du joueur suivant.
nautilus-fact-turn-commanded = { $by } décide du tour de { $seat }.
nautilus-fact-sailor-entered = { $sailor } entre { $to }.
nautilus-fact-sailor-moved = { $sailor } va { $from } { $to }.
nautilus-fact-sailor-back = { $sailor } est renvoyé { $from } au tourbillon.
nautilus-fact-sailor-restored = { $sailor } revient du tourbillon { $to }.
nautilus-fact-moby-start = { $who } fait surgir Moby Dick derrière le départ de { $colour }.
nautilus-fact-moby-entered = Moby Dick surgit sur la case { $to }.
nautilus-fact-moby-moved = Moby Dick nage de la case { $from } à la case { $to }.
nautilus-fact-die-rolled = Le dé montre { $fields } pour Moby Dick.
nautilus-fact-telescope-up = { $who } regarde dans la Longue-vue : les autres montrent leurs cartes.
nautilus-fact-telescope-down = La Longue-vue de { $who } n’agit plus.
nautilus-fact-game-ended = La partie est finie. Victoire : { $winners }.

# À la table
nautilus-round = Manche { $round }
nautilus-dealer = Donneur
nautilus-commands = décide
nautilus-commanded-by = sur l’ordre de { $seat }
nautilus-announced-with = a un 1 ou un 12
nautilus-announced-without = ni 1 ni 12
nautilus-announced-short-with = 1 · 12
nautilus-announced-short-without = ni 1 ni 12
nautilus-home = tous au port
nautilus-home-count = { $home } sur { $all } au port
nautilus-partner = Partenaire
nautilus-their-turn = joue maintenant
nautilus-telescope-on = regarde dans la Longue-vue
nautilus-known = Vous connaissez : { $cards }
nautilus-open-hand = Cartes visibles : { $cards }
nautilus-deck = Pioche
nautilus-deck-count = Pioche : { $count }
nautilus-pile = Jouées
nautilus-pile-count = Jouées depuis le mélange : { $count }
nautilus-pile-empty = Rien n’a été joué depuis le mélange.
nautilus-close = Fermer
nautilus-last-card = Dernière carte
nautilus-no-last-card = Aucune carte à annuler
nautilus-your-hand = Vos cartes
nautilus-hand-of = Cartes de { $seat }
nautilus-no-cards = aucune carte
nautilus-cannot-play = pas jouable maintenant
nautilus-laid-ready = Préparé : { $card }
nautilus-swapped = Échange : vous avez donné { $gave } et reçu { $received }.
nautilus-traded = Commerce maritime : vous avez donné { $gave } et reçu { $received }.
nautilus-asked-before = Déjà demandé : { $cards }
nautilus-under-nautilus = Sous la Nautilùs
nautilus-rest-of-five = Reste du 5
nautilus-steps-left = { $steps ->
    [one] encore { $steps } pas
   *[other] encore { $steps } pas
}
nautilus-skip-motion = Passer l’animation

# La position en mots
nautilus-read-round = Manche { $round }, distribuée par { $dealer }.
nautilus-read-colour = { $colour } ({ $seat }) : { $sailors }.
nautilus-read-distance = { $at }, à { $steps } pas du port
nautilus-read-fresh = { $at }, pas encore parti, à { $steps } pas du port
nautilus-read-waiting = { $count } dans le tourbillon
nautilus-read-moby = Moby Dick est sur la case { $number }.
nautilus-read-no-moby = Moby Dick n’est pas sur le plateau.
nautilus-read-player = { $seat } : { $notes }.
nautilus-read-last = Une Nautilùs utiliserait { $card }.
nautilus-read-last-none = Une Nautilùs ne trouverait aucune carte.
nautilus-read-deck = { $count ->
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
nautilus-read-pile = Jouées depuis le mélange : { $cards }.
nautilus-times = { $count } × { $card }

# Le résultat
nautilus-result-team = { $names }
nautilus-result-wins = victoire
nautilus-result-place = Rang
nautilus-result-players = Joueurs
nautilus-result-home = Marins au port
nautilus-result-colour = { $colour } : { $count }
nautilus-result-caption = Qui est au port
