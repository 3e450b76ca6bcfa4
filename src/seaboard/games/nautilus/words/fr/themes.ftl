# Thèmes des problèmes de Nautilùs.
# used: nautilus-theme-*

nautilus-theme-hit = Renvoyer un marin
nautilus-theme-restraint = Quand ne pas renvoyer
nautilus-theme-harbour = Au port
nautilus-theme-entering = Entrer en jeu
nautilus-theme-moby-dick = Moby Dick
nautilus-theme-cave = Grottes
nautilus-theme-backwards = À reculons
nautilus-theme-split = Partager le 5
nautilus-theme-sweep = Le 7 balaie
nautilus-theme-skip = Faire passer un tour
nautilus-theme-compass = La Boussole
nautilus-theme-nautilus = La Nautilùs
nautilus-theme-special = Cartes spéciales
nautilus-theme-discard = Défausser
nautilus-theme-exchange = Échanges et commerce
nautilus-theme-way = Le bon marin
