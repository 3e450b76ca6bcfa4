# Words about playing on this device, installing, and new versions.

## On the start page

device-offer-title = Jouer sur cet appareil
device-offer-text = Contre des bots, ou entre amis autour d’un même écran – même sans réseau. { $size } Mo à charger une seule fois.
device-offer-open = Jouer sur cet appareil
device-away-title = Pas de connexion ? Jouez quand même.
device-away-text = Les parties contre des bots, ou entre amis autour d’un même écran, se jouent sur cet appareil.

## The page

device-title = Sur cet appareil
device-about = Des parties contre des bots, ou entre amis autour d’un même écran. Elles restent dans ce navigateur et se passent de réseau.
device-load = Charger les jeux ({ $size } Mo)
device-load-about = Une fois chargés, ils restent sur l’appareil jusqu’à ce que vous effaciez les données du navigateur.
device-loading = Chargement des jeux : { $percent } %
device-starting = Mise en place des jeux…
device-failed = Les jeux n’ont pas pu démarrer ici.
device-failed-away = Il n’y a pas de connexion, et les jeux ne sont pas encore sur cet appareil. Chargez-les une fois lorsque vous êtes connecté.
device-again = Réessayer
device-none = Ce serveur ne le propose pas.
device-games = Parties sur cet appareil
device-games-none = Aucune partie n’a encore été commencée ici.
device-save = Enregistrer la partie de { $game }
device-remove = Supprimer la partie de { $game }
device-remove-title = Supprimer la partie ?
device-remove-text = Elle n’est conservée nulle part ailleurs et ne pourra pas être récupérée.
device-remove-yes = Supprimer
device-remove-no = Garder
device-not-kept = Le navigateur ne conserve rien pour cette page : une partie serait perdue dès que vous la quittez.

## New versions

device-update = Une nouvelle version est prête.
device-update-load = La charger
device-update-later = Plus tard
