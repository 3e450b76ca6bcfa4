# Words of the lessons of Nautilùs; lessons/*.toml has their steps.
# used: nautilus-lesson-*, nautilus-coach-*

nautilus-lesson-entering = Entrer en jeu
nautilus-lesson-entering-wrong = Jouez d’abord la carte éclairée.
nautilus-lesson-entering-goal = Vous êtes Rouge. Vos marins attendent dans le tourbillon. Menez-les autour de l’anneau jusqu’à votre port.
nautilus-lesson-entering-enter = Seul un 1 ou un 12 fait entrer un marin. Jouez le 12.
nautilus-lesson-entering-start = Votre marin est sur votre départ. Les autres n’avaient ni 1 ni 12 : ils ont dû défausser.
nautilus-lesson-entering-move = Un nombre fait avancer un marin d’autant de cases, dans le sens horaire. Jouez l’une des deux cartes.

nautilus-lesson-steps = Pas exacts et renvois
nautilus-lesson-steps-wrong = Utilisez le 3.
nautilus-lesson-steps-exact = Un marin fait tous les pas de la carte et ne dépasse personne. Jaune barre donc la route à votre 6.
nautilus-lesson-steps-hit = Mais vous pouvez tomber sur lui. Jouez le 3.
nautilus-lesson-steps-gone = Renvoyé : Jaune retourne au tourbillon. Attention : vos marins et ceux du partenaire le sont tout autant.

nautilus-lesson-harbour = Le port
nautilus-lesson-harbour-wrong = Ramenez le marin avec le 6.
nautilus-lesson-harbour-home = Après un tour complet, un marin tourne à votre départ. Votre port y a quatre places.
nautilus-lesson-harbour-turn-in = Trois pas jusqu’au départ, et trois encore : le 6 mène à la place 3. Tournez.
nautilus-lesson-harbour-lap = Sur l’anneau, il devrait refaire tout le tour. Tournez vers le port.
nautilus-lesson-harbour-early = Gardez le 1. Le 6 ramène un marin tout de suite.
nautilus-lesson-harbour-safe = À l’abri : au port, nul n’est renvoyé ni dépassé. Les quatre rentrés, vous aidez votre partenaire.
nautilus-lesson-harbour-win = Et voilà comment on gagne : Sud est votre partenaire. La première équipe dont tous les marins, Rouge et Vert, sont rentrés a gagné.

nautilus-lesson-four = Le 4
nautilus-lesson-four-wrong = Utilisez le 4.
nautilus-lesson-four-back = Le 4 est la seule carte qui recule, et il connaît un raccourci.
nautilus-lesson-four-home = Votre marin est 2 cases après le départ. Retour au départ, puis au port : jouez le 4 jusqu’à la place 2.
nautilus-lesson-four-past = Derrière le départ, il est plus près, mais rentré, c’est mieux.
nautilus-lesson-four-long = Neuf cases sur soixante. Le 4 vous les épargne toutes.
nautilus-lesson-four-gain = Rentré sans faire le tour. Il suffit d’être 1 à 3 cases après le départ.

nautilus-lesson-five = Le 5
nautilus-lesson-five-wrong = Possible aussi. Ici, prenez le marin éclairé et le nombre de pas indiqué.
nautilus-lesson-five-share = Les cinq pas d’un 5 se partagent entre vos marins et ceux de votre partenaire. Tous doivent servir.
nautilus-lesson-five-first = Faites d’abord de la place : ce marin fait 1 pas, jusqu’à la place 4.
nautilus-lesson-five-blocked = Un pas, à la place 2, et le fond resterait fermé. Laissez d’abord l’autre faire de la place.
nautilus-lesson-five-whole = Les pas donnés au partenaire manquent au port. Avancez d’abord là.
nautilus-lesson-five-second = L’autre avance maintenant de 2 pas, à la place 3.
nautilus-lesson-five-short = La place 3 est libre aussi, et ce marin n’a droit qu’à une part. Prenez 2 pas.
nautilus-lesson-five-partner = Votre partenaire prend le reste. Avancez d’abord votre marin de 2 pas.
nautilus-lesson-five-third = Il reste 2 pas. Le marin de votre partenaire les fait.
nautilus-lesson-five-done = Trois marins avec une carte. Chacun n’en reçoit qu’une part.

nautilus-lesson-seven = Le 7
nautilus-lesson-seven-wrong = Utilisez le 7.
nautilus-lesson-seven-sweep = Seul le 7 dépasse les autres, et il renvoie tous ceux qu’il croise.
nautilus-lesson-seven-go = Deux adversaires sont devant vous. Balayez-les.
nautilus-lesson-seven-partner = Cela renverrait le marin de votre partenaire. Prenez l’autre.
nautilus-lesson-seven-small = Le 2 attendra. Le 7 en renvoie deux d’un coup.
nautilus-lesson-seven-swept = Les deux sont partis. Attention : vos marins et ceux du partenaire le seraient aussi.

nautilus-lesson-eight = Le 8
nautilus-lesson-eight-wrong = Utilisez le 8 contre le suivant.
nautilus-lesson-eight-two = Le 8 avance de 8 pas. Ou bien le suivant perd son tour et une carte.
nautilus-lesson-eight-skip = Bleu vous suit de près, et c’est à lui. Faites-lui passer son tour.
nautilus-lesson-eight-step = Vous vous éloigneriez, mais Est pourrait encore jouer. Arrêtez-le.
nautilus-lesson-eight-ahead = Trois pas ne suffisent pas. Arrêtez Est.
nautilus-lesson-eight-lost = Est a dû défausser un 7. Il vous aurait balayé.

nautilus-lesson-swap = L’échange
nautilus-lesson-swap-wrong = Donnez un 12.
nautilus-lesson-swap-blind = Avant chaque manche, chacun donne une carte cachée à son partenaire. Sud, en face, est le vôtre.
nautilus-lesson-swap-give = Chacun a annoncé s’il peut entrer. Sud n’a ni 1 ni 12, et vous avez deux 12. Donnez-en un.
nautilus-lesson-swap-low = Cela ne fait pas entrer Sud. Donnez un 12.
nautilus-lesson-swap-got = Un 10 vous revient. Vous connaissez une carte de Sud, et lui une des vôtres.

nautilus-lesson-caves = Les grottes
nautilus-lesson-caves-wrong = Suivez le marin éclairé.
nautilus-lesson-caves-where = Quatre grottes bordent l’anneau, chacune pour un seul marin.
nautilus-lesson-caves-in = Seul le dernier pas y mène, depuis l’entrée. Votre 6 tombe juste : entrez dans la grotte.
nautilus-lesson-caves-by = Ainsi, vous passez devant. Entrez.
nautilus-lesson-caves-other = Pas cette fois : entrez dans la grotte avec le 6.
nautilus-lesson-caves-out = Là, nul ne vous renvoie, pas même Moby Dick, sauf qui entre à son tour. Ressortez : le premier pas mène à l’entrée.
nautilus-lesson-caves-stay = C’est l’autre marin. Prenez celui de la grotte.
nautilus-lesson-caves-left = Dix pas depuis la grotte en font neuf depuis son entrée.

nautilus-lesson-moby-dick = Moby Dick
nautilus-lesson-moby-dick-wrong = Jouez la carte éclairée.
nautilus-lesson-moby-dick-whale = Moby Dick est sur l’anneau. Les marins peuvent le dépasser.
nautilus-lesson-moby-dick-ride = Qui termine sur sa case le chevauche. Votre 6 y mène.
nautilus-lesson-moby-dick-keep = Gardez sa carte pour l’instant. Chevauchez d’abord.
nautilus-lesson-moby-dick-landed = Il a nagé jusqu’au marin suivant et l’a renvoyé ; vous êtes juste derrière : loin devant, d’une seule carte.
nautilus-lesson-moby-dick-card = Sa propre carte l’envoie, sans cavalier, au marin suivant dans le sens horaire : Jaune. Jouez-la.
nautilus-lesson-moby-dick-die = Après chaque manche, un dé le fait avancer de 1 à 6 cases, et il renvoie tous ceux qu’il croise.

nautilus-lesson-nautilus = La Nautilùs
nautilus-lesson-nautilus-wrong = Jouez la Nautilùs et sa carte.
nautilus-lesson-nautilus-ouch = Ouest vient de vous renvoyer avec un 10. Par chance, vous avez une Nautilùs.
nautilus-lesson-nautilus-undo = Elle annule la dernière carte du joueur précédent. Jouez-la.
nautilus-lesson-nautilus-back = Votre marin est de retour. Et comme c’est la première Nautilùs de la partie, Moby Dick surgit derrière votre départ.
nautilus-lesson-nautilus-use = La carte annulée est à vous. Avancez avec le 10.
nautilus-lesson-nautilus-own = Le coup d’Ouest est devenu le vôtre. Mais une seconde Nautilùs pourrait annuler celle-ci.

nautilus-lesson-compass = La Boussole
nautilus-lesson-compass-wrong = Utilisez la Boussole.
nautilus-lesson-compass-choose = Deux pièces, sur l’anneau ou en grotte, échangent leurs places. Bleu est juste avant votre départ : échangez.
nautilus-lesson-compass-slow = Trois pas, ou presque un tour entier ? Utilisez la Boussole.
nautilus-lesson-compass-near = À deux cases de votre départ. La Boussole n’atteint ni tourbillons ni ports.

nautilus-lesson-specials = Cartes spéciales
nautilus-lesson-specials-wrong = Jouez cette fois la carte éclairée.
nautilus-lesson-specials-command = La Réquisition vous montre la main suivante et vous donne son tour. Bleu arrive au port : jouez-la.
nautilus-lesson-specials-blue-first = Bleu serait rentré avant votre prochain tour. Arrêtez-le : jouez la Réquisition.
nautilus-lesson-specials-away = Vous jouez le tour d’Est, avec ses cartes. Faites passer Bleu devant son port.
nautilus-lesson-specials-home = Cela ferait rentrer Bleu. Vous voulez le contraire.
nautilus-lesson-specials-look = La Longue-vue oblige les autres à montrer leurs cartes jusqu’à la fin de la manche. Jouez-la.
nautilus-lesson-specials-unseen = Vous connaissez la main d’Est, mais pas les autres. Regardez d’abord : jouez la Longue-vue.
nautilus-lesson-specials-open = Toutes les mains sauf la vôtre sont visibles de tous les joueurs.
nautilus-lesson-specials-trade = Le Commerce maritime échange une carte avec votre partenaire. Jouez-le.
nautilus-lesson-specials-alone = Vous voudrez donner le 3 à votre partenaire. Jouez le Commerce maritime.
nautilus-lesson-specials-stormy = La Tempête emporterait votre Commerce maritime. Commercez d’abord.
nautilus-lesson-specials-give = Donnez le 3.
nautilus-lesson-specials-dear = Il vous faudra la Tempête dans un instant. Donnez le 3.
nautilus-lesson-specials-storm = La Tempête fait passer toutes les mains à droite, puis vous rejouez aussitôt. Jouez-la.
nautilus-lesson-specials-calm = Après la Tempête, vous rejouez aussitôt : vous n’y perdez rien. Jouez la Tempête.
nautilus-lesson-specials-second = Vous avez maintenant les cartes d’Est. Jouez-en une. Vous connaissez alors toutes les cartes : bon vent !

nautilus-coach-swap = Donnez à votre partenaire une carte utile à tous deux : un 1 ou un 12 s’il a annoncé qu’il n’en a pas.
nautilus-coach-enter = Vous pouvez faire entrer un marin. Plus vous en avez en jeu, plus vos cartes servent.
nautilus-coach-home = Une de vos cartes mène un marin au port. Là, personne ne le renvoie ; la place libre la plus au fond laisse passer les autres.
nautilus-coach-cave = Le dernier pas d’un coup peut mener dans une grotte. On y est à l’abri, sauf d’un marin qui entre dans la même.
nautilus-coach-four = Vous avez un 4 : il recule. Juste après votre départ, c’est le court chemin du port, au lieu d’un tour entier.
nautilus-coach-seven = Vous avez un 7 : il dépasse tout le monde et renvoie qui se trouve sur son chemin, aussi les vôtres et ceux du partenaire.
nautilus-coach-part = Vous avez un 5 : ses pas se partagent entre vos marins et ceux de votre partenaire. Il faut les utiliser tous les cinq.
nautilus-coach-skip = Votre 8 peut faire perdre son tour et une carte au joueur suivant, au lieu d’avancer.
nautilus-coach-compass = La Boussole échange deux pièces quelconques de l’anneau ou des grottes. Cherchez l’une des vôtres loin derrière et une autre près de votre départ.
nautilus-coach-special = Vous avez une carte spéciale, toujours jouable. Choisissez-la pour voir son effet avant de décider.
nautilus-coach-move = Choisissez une carte pour voir tous ses chemins, ou un marin pour voir ses cartes. Finir sur quelqu’un le renvoie.
nautilus-coach-discard = Une carte doit partir : aucune n’est jouable, ou un 8 vous fait perdre votre tour. Séparez-vous de la moins utile ; gardez 1 et 12.
nautilus-coach-hit = Un marin a été renvoyé dans son tourbillon. Les grottes et les ports sont des abris.
nautilus-coach-moby = Moby Dick a surgi. Qui finit sur lui chevauche loin devant ; après chaque manche, un dé le déplace.
nautilus-coach-undone = Une Nautilùs a annulé la dernière carte ; qui l’a jouée utilise maintenant cette carte.
nautilus-coach-taken = Un 8 fait perdre un tour : le joueur suivant doit défausser une carte.
nautilus-coach-round = Une nouvelle manche : chacun reçoit des cartes, dit s’il a un 1 ou un 12, et en échange une avec son partenaire.
