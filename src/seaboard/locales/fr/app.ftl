# Les mots de l'application elle-même : pages, boutons, erreurs.

app-name = Seaboard
app-pair = { $what } : { $value }
app-title-your-turn = ⚓ À vous de jouer · { $title }
app-skip-to-content = Aller au contenu
app-home-link = Seaboard, vers l’accueil
app-navigation = Pages
app-rules = Règles
app-rule = La règle
app-settings = Réglages
app-language = Langue
app-close = Fermer
app-cancel = Annuler
app-yes = Oui
app-no = Non
app-part-missing = Une partie de la page n’est pas arrivée. Seaboard a peut-être été renouvelé.
app-load-again = Recharger la page
app-loading = On dresse la table…
app-refresh = Actualiser
app-to-home = Vers l’accueil
app-connection-lost = La connexion est perdue. Nous réessayons sans cesse ; rien de ce que vous avez fait n’est perdu.
app-connection-back = De nouveau connecté.

## Home

app-home-title = Des jeux de plateau venus de la mer. Larguez les amarres !
app-home-text = Jouez tout de suite contre des bots, ensemble sur un écran ou avec des amis grâce à un lien. Sans compte, sans rien installer.
app-your-name = Votre nom
app-another-name = Proposer un autre nom
app-suggested-name-1 = Macareux
app-suggested-name-2 = Mouette
app-suggested-name-3 = Cormoran
app-suggested-name-4 = Pétrel
app-suggested-name-5 = Albatros
app-suggested-name-6 = Dauphin
app-suggested-name-7 = Narval
app-suggested-name-8 = Loutre de mer
app-suggested-name-9 = Hippocampe
app-suggested-name-10 = Étoile de mer
app-suggested-name-11 = Tortue
app-suggested-name-12 = Héron
app-mode = Mode
app-players = Joueurs
app-opponents = Adversaires
app-strength = Force des bots
app-play-now = Jouer maintenant
app-play-beginning = On appareille…
app-set-up-table = Préparer une table…
app-my-games = Mes parties
app-my-games-turns = { $count ->
    [one] C’est à vous dans l’une d’elles
   *[other] C’est à vous dans { $count } d’entre elles
}
app-my-games-more = { $count ->
    [one] 1 autre partie
   *[other] { $count } autres parties
}
app-finished-games = Parties terminées
app-open-tables = Tables ouvertes
app-no-open-tables = Aucune table publique n’attend de joueurs. Préparez-en une !
app-nobody-yet = Encore personne
app-seats-taken = places prises : { $taken } sur { $all }
app-your-turn = À vous de jouer
app-turn-of = À { $name } de jouer
app-join-title = Rejoindre une table
app-join-label = Lien ou code
app-join = Rejoindre
app-join-no-table = Ce n’est ni le lien ni le code d’une table. Un code a 16 caractères.
app-replay-title = Revoir une partie
app-replay-text = Vous avez l’enregistrement d’une partie ? Regardez-la coup par coup.
app-replay-open = Ouvrir un enregistrement
app-replay-about = Choisissez le fichier d’un enregistrement ou collez son texte. Il est montré coup par coup et n’est gardé nulle part.
app-replay-file = Choisir un fichier
app-replay-paste = Texte de l’enregistrement
app-replay-show = Montrer la partie
app-replay-another = Un autre enregistrement

## A new table

app-new-table-title = Une nouvelle table : { $game }
app-clock = Temps pour chaque décision
app-clock-0 = Sans pendule
app-clock-30 = 30 secondes
app-clock-60 = 1 minute
app-clock-180 = 3 minutes
app-clock-86400 = 1 jour
app-clock-259200 = 3 jours
app-clock-seconds = { $seconds } secondes pour chaque décision
app-public = Dans la liste des tables ouvertes
app-public-about = Sinon, seuls ceux qui ont le lien peuvent venir.
app-allow-undo = On peut annuler un coup
app-undo-about = Librement tant que rien n’a été révélé et que personne d’autre n’a décidé ; ensuite, on demande aux autres. Sinon, seulement pendant son propre tour.
app-allow-hints = Conseils
app-hints-about = Celui qui doit décider peut demander ce que ferait un bot.
app-allow-stand-in = Un bot plus faible peut prendre le relais
app-stand-in-about = Quand les bots forts sont occupés à d’autres tables, le suivant en force décide, plutôt qu’une longue attente.
app-make-table = Préparer la table

## Before the start

app-table-of = Une table de { $game }
app-hosted-by = { $name } est l’hôte
app-host = hôte
app-you = vous
app-somebody = Quelqu’un
app-player = Joueur { $number }
app-name-to-join = Sous quel nom les autres vous connaîtront-ils ?
app-seats = Places
app-seat-free = Place libre
app-team = Équipe { $number }
app-teams-about = Les partenaires se font face et gagnent ensemble.
app-sit-here = S’asseoir ici
app-sit-beside = Quelqu’un à côté de moi
app-sit-down = S’asseoir
app-label = Nom du joueur
app-add-bot = Ajouter un bot
app-fill-with-bots = Compléter avec des bots
app-remove = Retirer { $name }
app-leave = Quitter la place de { $name }
app-start = Commencer la partie
app-close-table = Abandonner la table
app-ready = Tout le monde est là. La partie peut commencer.
app-waiting-for-players =
    { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
app-waiting-for-host = Toutes les places sont prises. { $name } commence la partie.
app-invite = Inviter des amis
app-invite-about = Qui a ce lien peut s’asseoir ou regarder.
app-link = Lien vers cette table
app-copy-link = Copier le lien
app-copied = Copié
app-share = Partager
app-share-text = Venez jouer à ma table !
app-options = Cette table
app-is-public = Publique : elle est dans la liste des tables
app-is-private = Privée : par le lien seulement
app-undo-turn = On peut annuler un coup
app-undo-never = Coup joué, coup gardé : une fois le tour fini, on n’annule plus rien
app-hints-on = Les conseils sont permis
app-hints-off = Sans conseils
app-stand-in-on = Un bot plus faible peut relayer un bot occupé
app-words-title = Des mots pour le mélange
app-words-about = Le hasard découle du secret du serveur et de mots de tous les joueurs ; ainsi personne ne peut le choisir. Votre navigateur a déjà tiré des mots au hasard pour vous et les garde scellés jusqu’au départ. Vous pouvez en mettre d’autres devant.
app-words-add = Sceller
app-words-awaited = Mots attendus
app-shuffling = Les mots du mélange sont dévoilés. La partie commence dans un instant, au plus tard dans un quart de minute.
app-table-closed-title = La table a été abandonnée
app-table-closed-text = L’hôte l’a fermée avant le début.
app-table-refused-title = Vous ne pouvez pas voir cette table
app-no-table-title = Cette table n’existe pas

## Bots

app-bot-cabin-boy = Mousse
app-bot-sailor = Matelot
app-bot-mate = Second
app-bot-captain = Capitaine
app-bot-admiral = Amiral
app-bot-neptune = Neptune
app-bot-random = Bois flotté
app-bot-about-cabin-boy = Un débutant aimable qui joue avec bon sens et juge souvent mal.
app-bot-about-sailor = Joue chaque tour avec bon sens, surestime ceci, sous-estime cela et ne prévoit pas plus loin.
app-bot-about-mate = Tire le meilleur de chaque tour et ne regarde personne d’autre.
app-bot-about-captain = A appris le jeu en jouant contre lui-même et voit d’un coup d’œil ce que vaut une position.
app-bot-about-admiral = Réfléchit d’avance pour tout le monde à la table.
app-bot-about-neptune = Le plus fort : jusqu’à deux secondes de réflexion pour chaque décision.
app-bot-about-random = Joue n’importe quel coup.

## In play

app-tools = Outils de la table
app-board = Le plateau
app-panel-log = Journal
app-panel-chat = Discussion
app-panel-words = En mots
app-panel-table = Table
app-decides = décide maintenant
app-unread = Nouveaux messages
app-look-back = Revoir
app-looking-back = Après le coup { $step } sur { $steps }
app-to-the-present = Au présent
app-catch-up = Tout montrer
app-undo = Annuler
app-undo-ask = Demander à annuler
app-undo-asks = Les autres doivent être d’accord.
app-undo-waits = On demande aux autres si le coup peut être annulé.
app-bot-waits = { $name } est occupé à d’autres tables.
app-bot-waits-seconds = { $name } est occupé à d’autres tables et commencera à réfléchir dans environ { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
app-let-stand-in = Laisser { $name } décider cette fois
app-undo-refused = { $name } refuse. Le coup reste joué ; vous pourrez redemander quand la partie aura avancé.
app-undo-no-more = C’est refusé. Vous pourrez redemander quand la partie aura avancé.
app-undo-agreed = { $name } est d’accord. Le coup est annulé.
app-undo-taken = { $name } annule un coup.
app-asked-to-undo = { $name } voudrait annuler un coup.
app-asked-to-undo-move = { $name } voudrait annuler un coup : « { $move } »{ $after ->
    [0] {""}
    [one] {" "}La décision suivante le serait aussi.
   *[other] {" "}Les { $after } décisions suivantes le seraient aussi.
}
app-agree = Accepter
app-refuse = Refuser
app-hint = Conseil
app-hinting = Réflexion…
app-hint-title = Un bot ferait ceci :
app-answering = Une seule réponse : { $move }
app-answered = Une seule réponse, déjà donnée : « { $move } ». { $next }
app-confirm-title = Confirmer le coup
app-confirm = { $move } – jouer ce coup ?
app-choices = Vos choix
app-no-choices = Vous n’avez rien à décider pour l’instant.
app-position = La position
app-plain-asks = À vous de décider.
app-plain-waits = Personne ne décide en ce moment.
app-plain-result = Résultat
app-plain-place = Place
app-plain-score = Score
app-plain-happened = Ce qui vient de se passer
app-keys = Touches
app-keys-space = Espace
app-keys-page-up = Page ↑
app-keys-page-down = Page ↓
app-keys-undo = Annuler le dernier coup, ou le demander
app-keys-hint = Demander un conseil à un bot
app-keys-recap = Montrer ce qui s’est passé depuis votre dernier tour
app-keys-log = Journal
app-keys-chat = Discussion
app-keys-words = La position et vos choix en mots
app-keys-table = La table
app-keys-past = Revoir les coups, ou revenir au présent
app-keys-what = Faire expliquer les choses du plateau, ou arrêter
app-keys-step = Un coup en arrière ou en avant, pendant la relecture
app-keys-turn = Un tour en arrière ou en avant, pendant la relecture
app-keys-round = Une manche en arrière ou en avant, pendant la relecture
app-keys-play = Dérouler la partie, ou pause
app-keys-zoom = Agrandir le plateau, le réduire ou le revoir en entier
app-keys-signs = D’un signe à l’autre d’un joueur, dès que l’un d’eux est sélectionné : chacun s’explique
app-keys-help = Cette liste
app-zoom = Taille du plateau
app-zoomed = Plateau à { $scale } % ; les flèches le déplacent
app-zoom-in = Agrandir le plateau
app-zoom-out = Réduire le plateau
app-zoom-reset = Revoir tout le plateau
app-zoom-how = Agrandir le plateau : par ce bouton, les touches + − 0, deux doigts, ou la molette avec Ctrl ou ⌘
app-resign = Abandonner
app-resign-seat = Abandonner pour { $name }
app-resign-title = Abandonner ?
app-resign-about = Un bot jouera votre place jusqu’à la fin. On ne peut pas revenir en arrière.
app-resigned = a abandonné
app-play-on = Continuer
app-log-earlier = Plus tôt
app-log-look = Voir cette position
app-log-times = { $text } ({ $times } fois)
app-log-undone = (annulé)
app-chat = Discussion
app-chat-empty = Personne n’a encore rien dit.
app-chat-hidden = (masqué par l’hébergeur de ce serveur)
app-chat-label = Dites quelque chose
app-say = Dire
app-veil-title = Passez l’appareil à { $name }
app-veil-text = La table est couverte. Personne d’autre ne devrait regarder quand { $name } la découvre.
app-veil-ready = Je suis { $name }
app-notification = À vous de jouer : { $game }

## What happened

app-event-created = { $name } a préparé la table.
app-event-joined = { $name } s’assied.
app-event-left = { $name } s’en va.
app-event-bot = Un bot s’assied : { $name }.
app-event-started = La partie commence.
app-event-words-missing = { $names } : mots du mélange non dévoilés à temps. Ils ont été écartés.
app-event-undo = { $name } annule un coup.
app-event-ask = { $name } demande à annuler un coup.
app-event-answer-yes = { $name } accepte.
app-event-answer-no = { $name } refuse.
app-event-clock = Le temps de { $name } est écoulé ; un bot décide une fois.
app-event-stand-in = { $name } aurait dû attendre ; { $bot } décide une fois.
app-event-resigned = { $name } abandonne ; un bot continue.
app-event-resigned-late = Le temps de { $name } est écoulé ; un bot continue.
app-event-said = { $name } : { $text }
app-event-finished = La partie est terminée.
app-event-rematch = Une revanche est préparée.

## After the end

app-game-over = La partie est terminée.
app-you-won = Vous avez gagné !
app-you-resigned = Vous avez abandonné. { $winners }.
app-winners =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
app-rematch = Revanche
app-to-rematch = Vers la revanche
app-watch-again = Revoir depuis le début
app-download-record = Télécharger l’enregistrement
app-scrubber = Parcourir la partie
app-move-number = Coup
app-to-begin = Au début
app-play = Dérouler la partie
app-pause = Pause
app-replay-pace = Vitesse
app-replay-slow = Lente
app-replay-usual = Normale
app-replay-fast = Rapide
app-to-end = Au dernier coup
app-look-from = Vu par
app-look-from-spectator = Vu par un spectateur
app-look-from-seat = Vu par { $name }

## Fair shuffles

app-fair-title = Un mélange équitable
app-fair-before = Le serveur a déjà fixé son secret pour tout le hasard de cette partie. Voici son sceau ; notez-le si vous voulez et comparez-le après la fin.
app-fair-after = La partie est terminée, le secret est donc révélé. Son sceau doit être celui qui était montré avant le début.
app-fair-commitment = Sceau (SHA-256 du secret)
app-fair-start = Départ (SHA-256 de tous les sceaux)
app-fair-words-of = Mots de { $name }
app-fair-words-missing = non dévoilés à temps, donc écartés
app-fair-fate-counted = Vos mots font partie du mélange.
app-fair-fate-late = Vos mots n’ont pas été dévoilés à temps ; le mélange découle de ceux des autres.
app-fair-fate-left-out = Vos mots ont été dévoilés, mais ne font pas partie du mélange. Ne vous y fiez pas.
app-fair-fate-changed = Cette partie a commencé avec d’autres sceaux que ceux vus par votre navigateur. Ne vous fiez pas au mélange.
app-fair-fate-unsealed = Cette partie a commencé sans le sceau de vos mots ; ils ne font pas partie du mélange. Si vous n’en avez pas scellé d’autres sur un autre appareil, ne vous y fiez pas.
app-fair-secret = Secret
app-fair-fits = Le secret correspond au sceau.
app-fair-fits-not = Le secret ne correspond pas au sceau !
app-fair-check = Chaque mélange, distribution et jet de dé se vérifie avec l’enregistrement de la partie :
app-fair-more = Comment se fait le mélange
app-fair-intro = À chaque table, le hasard découle d’un secret du serveur et de mots des joueurs. Chacun est lié à ce qu’il apporte avant que quiconque sache ce qu’apportent les autres. Ainsi personne ne peut choisir le hasard, et chacun peut le vérifier ensuite.
app-fair-step-1 = Quand une table est préparée, le serveur tire un secret et publie son sceau : une empreinte à partir de laquelle personne ne peut deviner le secret.
app-fair-step-2 = Jusqu’au départ, le navigateur de chaque joueur tire des mots au hasard et n’en publie que le sceau. Les mots restent chez lui.
app-fair-step-3 = Au départ, tous les sceaux sont fixés. Alors seulement les mots sont dévoilés ; ils doivent correspondre à leurs sceaux. Les mots non dévoilés dans les 15 secondes sont écartés, et chacun voit lesquels. Dès lors, chaque mélange, chaque carte et chaque dé sont déterminés.
app-fair-step-4 = Après la fin, le serveur montre le secret. L’enregistrement de la partie contient tout ce qu’il faut pour vérifier.
app-fair-how-title = Vérifier une partie
app-fair-how = Téléchargez l’enregistrement d’une partie terminée et lancez cette commande ; elle tire tout une seconde fois et compare. Le fichier docs/fair-shuffles.md du projet décrit la méthode avec assez de précision pour la vérifier avec votre propre programme.
app-fair-limits-title = Ce que cela prouve
app-fair-limits = Si vos mots font partie du mélange, ni le serveur ni les autres joueurs, pas même tous ensemble, n’ont pu choisir les cartes. Le serveur et un joueur ensemble pourraient tout au plus retenir les mots de celui-ci et choisir entre deux mélanges imprévisibles ; tout le monde le verrait. Cela ne prouve pas que le serveur a gardé son secret pour lui : entre amis cela suffit, pour de l’argent non.

## Settings

app-settings-look = Apparence
app-settings-play = Jeu
app-settings-this = À propos de cette page
app-licences-about = Seaboard est un logiciel libre sous licence MIT. Il contient le travail d’autres :
app-licences = de qui, et sous quelles licences
app-theme = Couleurs
app-theme-system = Comme l’appareil
app-theme-light = Jour
app-theme-dark = Nuit
app-size = Texte et cartes
app-size-usual = Normal
app-size-large = Grand
app-size-largest = Très grand
app-motion = Mouvement
app-motion-system = Comme l’appareil
app-motion-on = Oui
app-motion-off = Non
app-pace = Coups des autres
app-pace-calm = Posés
app-pace-brisk = Vifs
app-pace-instant = Aussitôt
app-sounds = Sons
app-sounds-about = Une cloche pour votre tour ; pièces, marteau, cartes et eau pour ce qui se passe.
app-notify = Notifications
app-notify-about = Le navigateur vous appelle quand c’est à vous et que vous regardez ailleurs.
app-notify-refused = Le navigateur ne permet pas de notifications pour cette page.
app-confirm-moves = Confirmer les coups
app-confirm-about = Chaque coup est à confirmer avant d’être joué.
app-single-answers = Jouer automatiquement le seul coup possible
app-single-about = Quand un seul coup est possible, il est joué pour vous.
app-account = Vous
app-you-are-guest = Vous êtes { $name }, de passage. Ce navigateur vous connaît.
app-you-are-account = Vous êtes { $name }, avec le compte { $account }.
app-come-in = Entrer
app-welcome = Bienvenue à bord !
app-make-account = Créer un compte
app-make-account-about = Avec un compte, vous retrouvez vos parties sur d’autres appareils.
app-account-name = Compte
app-account-name-about = De 3 à 30 lettres minuscules, chiffres, points ou tirets.
app-account-made = Le compte est créé.
app-password = Mot de passe
app-password-about = Au moins 8 caractères.
app-sign-in = Se connecter
app-signed-in = Heureux de vous revoir !
app-sign-out = Se déconnecter
app-sign-out-everywhere = Se déconnecter de tous les appareils
app-signed-out = Vous êtes déconnecté.
app-delete-me = Effacer mes données
app-delete-title = Effacer vos données ?
app-delete-about = Votre nom et votre compte disparaissent. Vous abandonnez les parties en cours ; les parties terminées restent, sans votre nom. On ne peut pas revenir en arrière.
app-deleted = Vos données sont effacées. Bon vent !

## Errors

app-nowhere-title = Eaux inconnues
app-nowhere-text = Cette adresse ne mène nulle part. Le lien a peut-être été coupé.
app-error-failed = Quelque chose a mal tourné sur le serveur. Veuillez réessayer.
app-error-away = Le serveur est injoignable. Veuillez réessayer dans un instant.
app-error-lost = La connexion s’est interrompue avant la réponse. Vérifiez si c’est fait.
app-error-not-found = Cela n’existe pas.
app-error-table-not-found = Ce lien ne mène à aucune table. Il a peut-être été coupé, ou la table n’existe plus.
app-error-who-are-you = Choisissez d’abord un nom ou connectez-vous.
app-error-wrong-password = Aucun compte ne correspond à ce nom et à ce mot de passe.
app-error-not-yours = Ce n’est pas à vous de le faire.
app-error-not-allowed = Ce n’est pas permis à cette table.
app-error-table-not-allowed = Cette table n’a pas de spectateurs.
app-error-foreign-origin = Cette page ne peut pas utiliser le serveur.
app-error-stale = La partie a déjà avancé. Regardez et choisissez de nouveau.
app-error-illegal = Ce coup n’est pas possible.
app-error-not-now = Ce n’est pas possible maintenant.
app-error-start-not-now = Il reste des places libres : invitez du monde ou ajoutez des bots.
app-error-join-not-now = La partie a déjà commencé.
app-error-replace-not-now = Ce n’est pas encore possible, ou cela vient d’être refusé.
app-error-give-up-not-now = Tous n’ont pas encore répondu, ou cela vient d’être refusé.
app-error-come-back-not-now = Aucun bot ne joue plus là.
app-error-ask-not-now = C’est déjà demandé, ou refusé : redemandez quand la partie aura avancé.
app-error-needs-consent = Les autres doivent d’abord être d’accord.
app-error-taken = C’est déjà pris.
app-error-join-taken = Quelqu’un est déjà assis là.
app-error-account-taken = Il y a déjà un compte de ce nom.
app-error-too-large = C’est trop volumineux.
app-error-bad-input = Le serveur ne comprend pas cela.
app-error-name-bad-input = Ce nom ne convient pas : de 1 à 30 caractères imprimables.
app-error-account-bad-input = Le compte demande de 3 à 30 lettres minuscules ou chiffres, le mot de passe au moins 8 caractères.
app-error-record-bad-input = Ce n’est pas l’enregistrement d’une partie, ou il est abîmé.
app-record-reason = La raison : { $reason }
app-error-too-many = Cela faisait beaucoup à la fois. Attendez un instant, puis réessayez.
app-error-busy = Le serveur est occupé. Veuillez réessayer dans un instant.
app-error-unreadable = Cette version de la page ne peut pas ouvrir cette partie : elle suit d’autres règles ou est endommagée.
app-error-trouble = Cela a échoué sur cet appareil. Veuillez réessayer ; si cela ne suffit pas, rechargez la page.
app-error-no-room = Il n’y a plus de place pour cela sur cet appareil. Retirez des parties dont vous n’avez plus besoin, ou libérez de la place sur l’appareil.
app-error-not-kept = Le navigateur ne conserve plus rien pour cette page. Rechargez-la ; ce qui a été conservé jusqu’ici est là. Dans une fenêtre privée, il se peut qu’il ne conserve rien du tout.
