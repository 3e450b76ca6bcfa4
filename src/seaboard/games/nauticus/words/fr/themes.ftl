# Thèmes des problèmes de Nauticus.
# used: nauticus-theme-*

nauticus-theme-wheel = Choisir une action
nauticus-theme-buying = Acheter
nauticus-theme-building = Poser des tuiles
nauticus-theme-rewards = Récompenses
nauticus-theme-free-tile = Tuiles gratuites
nauticus-theme-transport = Transport
nauticus-theme-delivery = Livraison
nauticus-theme-crowns = Évaluation des couronnes
nauticus-theme-money = Obtenir de l’argent
nauticus-theme-passing = Passer
nauticus-theme-extra = L’action supplémentaire
nauticus-theme-stopping = Savoir s’arrêter
nauticus-theme-last-round = La dernière manche
