# Words about playing on this device, installing, and new versions.

## On the start page

device-offer-title = Jouer sur cet appareil
device-offer-text = Contre des bots, ou entre amis autour d’un même écran – même sans réseau. { $size } Mo à charger une seule fois.
device-offer-open = Jouer sur cet appareil
device-away-title = Pas de connexion ? Jouez quand même.
device-away-text = Les parties contre des bots, ou entre amis autour d’un même écran, se jouent sur cet appareil, comme les leçons, les problèmes et les analyses.

## The page

device-title = Sur cet appareil
device-about = Des parties contre des bots, ou entre amis autour d’un même écran. Elles restent dans ce navigateur et se passent de réseau.
device-load = Charger les jeux ({ $size } Mo)
device-load-about = Une fois chargés, ils restent sur l’appareil jusqu’à ce que vous effaciez les données du navigateur ; les nouvelles versions apportent les leurs.
device-load-other = Ce qui se trouve sur cet appareil appartient à une autre version de la page et doit être chargé encore une fois. Vos parties sont conservées.
device-loading = Chargement des jeux : { $percent } %
device-starting = Mise en place des jeux…
device-failed = Les jeux n’ont pas pu démarrer ici.
device-failed-away = Il n’y a pas de connexion, et les jeux ne sont pas encore sur cet appareil. Chargez-les une fois lorsque vous êtes connecté.
device-failed-other = Il n’y a pas de connexion, et ce qui se trouve sur cet appareil appartient à une autre version de la page. Connectez-vous une fois pour le renouveler ; vos parties sont conservées.
device-again = Réessayer
device-none = Ce serveur ne le propose pas.
device-games = Parties sur cet appareil
device-games-none = Aucune partie n’a encore été commencée ici.
device-also = Aussi sans réseau
device-save = Enregistrer la partie de { $game }
device-remove = Supprimer la partie de { $game }
device-remove-title = Supprimer la partie ?
device-remove-text = Elle n’est conservée nulle part ailleurs et ne pourra pas être récupérée.
device-remove-yes = Supprimer
device-remove-no = Garder
device-not-kept = Le navigateur ne conserve rien pour cette page : une partie serait perdue dès que vous la quittez.
device-install = Installer Seaboard
device-install-about = Comme une application, avec son icône sur l’écran d’accueil.

## Where bots think

device-thinking = Les bots réfléchissent sur cet appareil
device-thinking-here = Les parties contre des bots seulement restent alors sur cet appareil. Une fois finies, elles peuvent être envoyées à votre compte ; personne ne peut les suivre en direct.
device-thinking-server = Les bots réfléchissent sur le serveur, qui conserve la partie.
device-thinking-load = Pour qu’ils réfléchissent ici, { $size } Mo sont à charger, une seule fois.
device-alone = Seulement des bots et des joueurs à cet écran
device-alone-about = La table peut alors être sur cet appareil, et le serveur n’a pas à réfléchir.

## Sending games to the account

device-send-about = { $count ->
    [one] Une partie terminée ne se trouve que sur cet appareil. Elle peut aussi être conservée dans votre compte, signalée comme non vérifiée : le hasard et les bots étaient ceux de cet appareil.
   *[other] { $count } parties terminées ne se trouvent que sur cet appareil. Elles peuvent aussi être conservées dans votre compte, signalées comme non vérifiées : le hasard et les bots étaient ceux de cet appareil.
}
device-send-all = { $count ->
    [one] L’envoyer à mon compte
   *[other] Envoyer les { $count } à mon compte
}
device-send = Envoyer la partie de { $game } à mon compte
device-send-this = L’envoyer à mon compte
device-outgoing = À envoyer
device-outgoing-about = { $count ->
    [one] La partie sera envoyée d’elle-même à votre compte dès qu’il y aura une connexion.
   *[other] { $count } parties seront envoyées d’elles-mêmes à votre compte dès qu’il y aura une connexion.
}
device-outgoing-asks = { $count ->
    [one] Une partie attend d’être envoyée. Elle ira dans votre compte une fois la connexion rétablie et si vous le dites : quand elle devait partir, personne n’avait de nom ici, ou quelqu’un d’autre était là.
   *[other] { $count } parties attendent d’être envoyées. Elles iront dans votre compte une fois la connexion rétablie et si vous le dites : quand elles devaient partir, personne n’avait de nom ici, ou quelqu’un d’autre était là.
}
device-send-now = Envoyer maintenant
device-sending = Envoi et vérification…
device-sent = { $count ->
    [one] La partie est maintenant dans votre compte.
   *[other] { $count } parties sont maintenant dans votre compte.
}
device-sent-known = { $count ->
    [one] Une partie y était déjà.
   *[other] { $count } parties y étaient déjà.
}
device-send-refused = Une partie n’a pas été acceptée : { $reason }
device-in-account = Dans votre compte
device-unverified = Non vérifiée
device-unverified-about = Cette partie a été jouée sur l’appareil d’un joueur, d’où venaient le hasard et les coups des bots. Chaque coup suit les règles ; personne d’autre ne peut garantir le reste, elle ne passe donc ni pour équitable ni pour inéquitable.
device-fair-title = Parties jouées sur l’appareil d’un joueur
device-event-sent = { $name } a joué cette partie sur un appareil et l’a envoyée ici. Elle n’est pas vérifiée.

## Games of others, and of the server, to look back at

device-records = Parties à revoir
device-records-about = Des enregistrements que vous avez ouverts, et vos parties sur le serveur : ici vous pouvez les analyser et jouer la suite autrement, sans réseau.
device-record-analyse = L’analyser sur cet appareil
device-record-analyse-about = L’enregistrement est alors conservé sur cet appareil, sous « { device-title } ».
device-record-remove-title = Retirer cet enregistrement ?
device-record-remove-text = Il est oublié ici. La partie elle-même reste partout ailleurs où elle est conservée.

## A table of the server, without a network

device-table-away-title = Cette table est sur le serveur
device-table-away = Il n’y a pas de connexion avec lui en ce moment. Elle s’ouvrira d’elle-même dès qu’il y en aura une.
device-table-kept = Les coups de cette partie sont gardés ici : vous pouvez la parcourir, la faire analyser et continuer à partir de n’importe quelle position.
device-table-study = Revoir la partie

## New versions

device-update = Une nouvelle version est prête.
device-update-load = La charger
device-update-later = Plus tard
