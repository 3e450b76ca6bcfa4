## Qui est là

absence-here = { $name } est là.
absence-away = { $name } n’est plus là depuis { $time }.
absence-bot-plays = Un bot joue pour { $name }.
absence-clock = Il reste { $time } à { $name } pour toute la partie.
absence-tag-away = hors ligne
absence-tag-bot = un bot joue

## Un bot à la place de quelqu’un

absence-about-owes = On attend la décision de { $name } depuis { $time }.
absence-about-gone = { $name } n’a plus de connexion depuis { $time }.
absence-replace = Laisser jouer un bot
absence-propose-replace = Proposer un bot
absence-replace-from = À partir de { $time }, un bot peut jouer pour { $name }.
absence-mine = Un bot joue pour vous. La place reste la vôtre.
absence-mine-seat = Un bot joue pour { $name }. La place reste la vôtre.
absence-come-back = Reprendre sa place

## Propositions

absence-motion-replace = { $by } propose qu’un bot joue pour { $name }.
absence-motion-give-up = { $by } propose d’abandonner la table. La partie finirait sans résultat.
absence-waiting = On attend la réponse de { $names }.
absence-without-waiting = Abandonner sans attendre

## Abandonner la table

absence-give-up = Abandonner la table
absence-give-up-title = Abandonner la table ?
absence-give-up-all = Si tous ceux qui jouent sont d’accord, la partie finit sans résultat. On ne demande rien à qui s’absente plus longtemps que la table ne le permet.
absence-give-up-alone = La partie finit sans résultat. On ne peut pas revenir en arrière.
absence-give-up-propose = Le proposer
absence-given-up = Table abandonnée, sans résultat
absence-tag-given-up = abandonnée
absence-replay-given-up = Cette partie a été abandonnée et n’a pas de résultat.
absence-you-replaced = Un bot a joué pour vous jusqu’à la fin. { $winners }.

## Le journal

absence-event-replaced-host = L’hôte laisse un bot jouer pour { $name }.
absence-event-replaced-vote = Les autres laissent un bot jouer pour { $name }.
absence-event-returned = { $name } est de retour et joue à nouveau.
absence-event-given-up = La table est abandonnée ; il n’y a pas de résultat.
absence-event-proposed-replace = { $by } propose qu’un bot joue pour { $name }.
absence-event-proposed-give-up = { $by } propose d’abandonner la table.

## Préparer une table

absence-game-clock = Temps pour toute la partie
absence-no-game-clock = Aucun
absence-increment = Ajouté après chaque décision
absence-no-increment = Rien
absence-after = Un bot peut jouer à la place d’un absent
absence-after-time = après { $time }
absence-after-never = jamais
absence-after-about = L’hôte en décide, ou les autres votent. Qui revient joue à nouveau.
absence-option-clock = { $time } pour toute la partie
absence-option-increment = { $time } pour toute la partie, plus { $increment } par décision
absence-option-after = Un bot peut jouer à la place de qui s’absente pendant { $time }
absence-option-never = Aucun bot ne remplace les absents
