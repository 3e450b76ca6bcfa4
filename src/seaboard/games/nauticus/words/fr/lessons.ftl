# Words of the lessons of Nauticus; lessons/*.toml has their steps.
# used: nauticus-lesson-*, nauticus-coach-*

nauticus-lesson-wheel = La roue
nauticus-lesson-wheel-wrong = Pas encore : choisissez d’abord la case des coques.
nauticus-lesson-wheel-goal = Vous construisez des navires et livrez des marchandises. Les deux rapportent des points ; après quatre manches, le plus haut total gagne.
nauticus-lesson-wheel-intro = Huit actions entourent la roue. Le premier joueur en choisit une, puis chacun peut l’effectuer.
nauticus-lesson-wheel-choose = Vous êtes premier joueur. Un navire commence par sa coque : choisissez cette case.
nauticus-lesson-wheel-other = Une bonne case, mais sans coque on ne construit rien. Choisissez les coques.
nauticus-lesson-wheel-bonus = Le bonus de la case est pour vous seul : 2 points. Vient maintenant l’action, pour tous.

nauticus-lesson-workers = Ouvriers et prix
nauticus-lesson-workers-wrong = En partie, vous le pourriez. Ici, suivez ce qui est éclairé.
nauticus-lesson-workers-blue = Chaque tuile achetée demande un ouvrier. Ici, la roue vous en prête 2 bleus ; ceux qui ne servent pas sont perdus.
nauticus-lesson-workers-price = Les nombres de la case sont des prix. La poupe coûte 1 taler : achetez-la.
nauticus-lesson-workers-dearer = C’est plus cher. Commencez par la poupe, à 1 taler.
nauticus-lesson-workers-free = Elle ne coûte rien, mais il y a un hic, expliqué plus tard. Prenez la poupe.
nauticus-lesson-workers-lay = Une tuile payée peut être posée aussitôt. Commencez un nouveau navire.
nauticus-lesson-workers-second = Il vous reste un ouvrier bleu. Achetez une proue : poupe et proue ferment la coque.
nauticus-lesson-workers-again = Une deuxième tuile du même type coûte 4 talers, et aucun navire n’a deux poupes. Prenez la proue.
nauticus-lesson-workers-join = Posez-la sur votre navire.
nauticus-lesson-workers-apart = Ce serait un second navire. Posez la proue sur le premier.
nauticus-lesson-workers-own = Plus d’ouvriers bleus. D’autres tuiles prendraient les vôtres, et ils sont rares. Terminez l’action.
nauticus-lesson-workers-keep = Vos propres ouvriers vous restent pour la suite. Terminez votre tour.

nauticus-lesson-laying = Mâts et armoiries
nauticus-lesson-laying-wrong = C’est permis, mais cette leçon porte sur les mâts à l’étoile.
nauticus-lesson-laying-mast = Chaque partie de coque porte un mât. Achetez celui à l’étoile, pour 1 taler.
nauticus-lesson-laying-stand = Dressez-le sur votre navire.
nauticus-lesson-laying-stored = À l’entrepôt, il prend deux espaces et ne sert à rien. Dressez-le sur le navire.
nauticus-lesson-laying-crest = Votre navire a désormais l’étoile. Tous ses mâts et voiles doivent la porter ; seules les couronnes vont partout.
nauticus-lesson-laying-same = Le second mât doit donc porter l’étoile. Racheté dans la même action, un type coûte 4 talers. Achetez-le.
nauticus-lesson-laying-misfit = Il est moins cher, mais ses armoiries ne vont pas sur ce navire.
nauticus-lesson-laying-both = Dressez-le sur la partie encore libre.
nauticus-lesson-laying-away = Votre navire a de la place. Dressez-le là.
nauticus-lesson-laying-next = Deux mâts sont dressés. À chacun il faut maintenant une voile à l’étoile, ou de la Couronne.

nauticus-lesson-golden = La règle d’or
nauticus-lesson-golden-wrong = Plus tard. Voyez d’abord ce que devient une tuile à 0.
nauticus-lesson-golden-rule = Le navire de taille 1 est une coque entière, et ici il coûte 0 taler. Où est le hic ?
nauticus-lesson-golden-free = Achetez-le, vous verrez.
nauticus-lesson-golden-paid = Celle-ci a un prix. Essayez la tuile à 0.
nauticus-lesson-golden-stored = Ce qui ne coûte aucun taler va à l’entrepôt : prix 0, bonus, récompense, cadeau. Sans place, c’est perdu.
nauticus-lesson-golden-later = Le transport l’amènera au chantier. Terminez l’action.
nauticus-lesson-golden-enough = En partie, vous pourriez acheter encore. Ici, terminez l’action.

nauticus-lesson-transport = Le transport
nauticus-lesson-transport-wrong = Amenez d’abord la coque de l’entrepôt au chantier.
nauticus-lesson-transport-fetch = Votre adversaire a choisi le transport, vous en profitez. Un ouvrier déplace une tuile : prenez la coque.
nauticus-lesson-transport-passed = Un ouvrier bleu resterait sans rien faire. Employez-le pour la coque.
nauticus-lesson-transport-extra = Vous ne l’avez qu’une fois par partie. Ici, la phase suffit.
nauticus-lesson-transport-launch = Elle se pose aussitôt. Commencez un navire.
nauticus-lesson-transport-ship = Deux ouvriers en tout au lieu de talers : voilà le prix d’une tuile gratuite.

nauticus-lesson-finishing = Achever un navire
nauticus-lesson-finishing-wrong = Achevez d’abord le navire.
nauticus-lesson-finishing-look = Coque fermée, deux mâts, une voile. Il ne manque qu’une voile.
nauticus-lesson-finishing-sail = Achetez la dernière voile, encore à l’étoile.
nauticus-lesson-finishing-stop = Si près du but ! Encore une voile et le navire est achevé.
nauticus-lesson-finishing-crest = Cette voile porte d’autres armoiries. Il faut l’étoile.
nauticus-lesson-finishing-hoist = Hissez-la.
nauticus-lesson-finishing-store = Une voile à l’entrepôt n’achève rien. Hissez-la.
nauticus-lesson-finishing-reward = Achevé ! Chaque mât vaut aussitôt une récompense. Choisissez, par exemple la voile de la Couronne.
nauticus-lesson-finishing-goods = Deux marchandises, c’est tentant, mais il faudrait les nommer. Prenez plus simple.
nauticus-lesson-finishing-another = Deux mâts, deux récompenses. Pour un navire, chaque sorte se prend deux fois au plus.
nauticus-lesson-finishing-more-goods = Une autre fois. Prenez-en une autre ici.
nauticus-lesson-finishing-worth = À la fin, le navire rapporte aussi : 2, 8, 20 ou 35 points pour une taille de 1, 2, 3 ou 4.

nauticus-lesson-delivery = La livraison
nauticus-lesson-delivery-wrong = Livrez d’abord la cargaison.
nauticus-lesson-delivery-loaded = Ce navire est achevé et chaque partie porte une marchandise. Il peut donc livrer.
nauticus-lesson-delivery-field = Vous êtes premier joueur : choisissez la livraison.
nauticus-lesson-delivery-elsewhere = La cargaison attend. Choisissez la livraison.
nauticus-lesson-delivery-deliver = Tout ou rien, avec un ouvrier par marchandise. Les deux bleus suffisent.
nauticus-lesson-delivery-passing = Vous avez choisi cette case pour livrer. Livrez !
nauticus-lesson-delivery-extra = Gardez-la pour une phase qui ne vous aide pas.
nauticus-lesson-delivery-kept = Les marchandises livrées comptent à la fin, par type : 2, 5, 9, 14, 20 points. Mieux vaut beaucoup du même.
nauticus-lesson-delivery-again = Le navire est vide et peut être rechargé.

nauticus-lesson-passing = Passer
nauticus-lesson-passing-wrong = Ici, mieux vaut passer.
nauticus-lesson-passing-nothing = L’action est le transport, mais votre entrepôt est vide. Elle ne vous sert à rien.
nauticus-lesson-passing-pass = Passer n’est pas une perte : vous avez trois jetons « passe » à retourner. Passez.
nauticus-lesson-passing-later = L’action supplémentaire ne sert qu’une fois par partie ; elle a sa propre leçon.
nauticus-lesson-passing-flipped = Le −3 est retourné. Ce qui ne l’est pas en fin de manche coûte ses points : passer trois fois ne coûte donc rien.
nauticus-lesson-passing-crown = Et jusqu’à la fin de la manche, le jeton retourné compte comme une couronne.

nauticus-lesson-extra = L’action supplémentaire
nauticus-lesson-extra-wrong = Continuez l’action supplémentaire.
nauticus-lesson-extra-once = Une fois par partie, vous pouvez effectuer en plus n’importe quelle action, avant ou après celle de la phase.
nauticus-lesson-extra-begin = Le transport ne vous sert à rien, les mâts oui. Prenez les mâts en action supplémentaire.
nauticus-lesson-extra-other = Possible, mais votre coque attend des mâts.
nauticus-lesson-extra-first = Vous passerez ensuite. D’abord l’action supplémentaire.
nauticus-lesson-extra-price = Elle apporte 2 ouvriers ; les bleus n’y aident pas. Chaque type coûte 2 talers, quel que soit le plateau. Achetez un mât.
nauticus-lesson-extra-place = Dressez-le sur votre navire.
nauticus-lesson-extra-stored = Le navire a de la place. Dressez-le là.
nauticus-lesson-extra-finish = Il reste un des deux ouvriers, et vous le gardez. Terminez l’action supplémentaire.
nauticus-lesson-extra-more = Vous pourriez, mais l’ouvrier serait parti. Terminez ici.
nauticus-lesson-extra-turn = L’action de la phase attend encore votre réponse : passez.

nauticus-lesson-score = Le score
nauticus-lesson-score-wrong = Évaluez d’abord votre couronne.
nauticus-lesson-score-crowns = L’action couronnes : chaque ouvrier rapporte un point par couronne. Employez l’ouvrier bleu.
nauticus-lesson-score-passed = Un ouvrier bleu vous donnerait un point gratuit. Employez-le.
nauticus-lesson-score-extra = Pas maintenant : la phase vous offre un point.
nauticus-lesson-score-ships = Le reste se compte après la dernière manche. D’abord, les navires achevés.
nauticus-lesson-score-goods = Puis les marchandises livrées, type par type.
nauticus-lesson-score-rest = Ouvriers, tuiles stockées, marchandises à bord et navires inachevés deviennent des talers ; 3 talers valent 1 point.
nauticus-lesson-score-passes = Et à la fin de chaque manche, les jetons « passe » non retournés coûtent des points.
nauticus-lesson-score-sum = Voici ce que vous auriez si la partie s’arrêtait là. Le plus de points gagne : vous savez tout. Bon vent !

nauticus-coach-field = Vous choisissez l’action pour tout le monde. Cherchez celle qui vous aide plus que les autres, avec un bonus utile.
nauticus-coach-reward = Un navire est terminé ! Au début, ouvriers ou talers vous relancent ; mâts et voiles de la Couronne vont partout et rapportent avec l’action Couronnes.
nauticus-coach-gift = Cette tuile est gratuite : elle va donc dans votre entrepôt. Prenez ce qu’il faudra bientôt à vos navires ; un mât occupe deux espaces.
nauticus-coach-place = Posez-la tout de suite sur un navire si possible : depuis l’entrepôt, il faudrait un ouvrier de plus.
nauticus-coach-buy = Employez tous les ouvriers bleus : ensuite, ils sont perdus. La première tuile de chaque type coûte le prix imprimé, chaque suivante 4 talers.
nauticus-coach-transport = Chaque ouvrier porte une tuile de l’entrepôt à un navire. C’est le moment de faire de la place.
nauticus-coach-withdraw = Chaque ouvrier rapporte de l’argent. Les bleus ne vous coûtent rien ; n’employez les vôtres que si les talers manquent.
nauticus-coach-deliver = Un navire plein peut livrer : plus vous avez de marchandises d’un type, plus elles rapportent. Le navire peut ensuite être rechargé.
nauticus-coach-score = Chaque ouvrier vous rapporte autant de points que vous avez de couronnes. Avec plusieurs couronnes, vos propres ouvriers en valent la peine.
nauticus-coach-stored = Ce que vous n’avez pas payé est maintenant dans l’entrepôt. Le Transport l’amène à un navire.
nauticus-coach-passed = Un jeton « passe » est retourné : il ne vous coûtera rien à la fin de la manche et compte jusque-là comme une couronne.
nauticus-coach-rival = Quelqu’un a terminé un navire et reçoit une récompense par mât. Les grands navires rapportent plus, mais prennent plus de temps.
nauticus-coach-penalty = Il vous restait des jetons « passe » à la fin de la manche : ils vous coûtent des points. Passez de temps en temps, quand une action vous sert peu.
nauticus-coach-round = Une manche s’achève. La roue tourne, toutes les actions sont redistribuées et vos jetons « passe » sont de nouveau prêts.
nauticus-coach-extra = Vous pourriez jouer votre action supplémentaire, unique dans la partie. Gardez-la pour le moment où une seule tuile terminerait un navire.
