# Themen der Aufgaben von Nauticus.
# used: nauticus-theme-*

nauticus-theme-wheel = Eine Aktion wählen
nauticus-theme-buying = Kaufen
nauticus-theme-building = Plättchen legen
nauticus-theme-rewards = Belohnungen
nauticus-theme-free-tile = Geschenkte Plättchen
nauticus-theme-transport = Transport
nauticus-theme-delivery = Ausliefern
nauticus-theme-crowns = Kronen werten
nauticus-theme-money = Geld abheben
nauticus-theme-passing = Passen
nauticus-theme-extra = Die Extra-Aktion
nauticus-theme-stopping = Rechtzeitig aufhören
nauticus-theme-last-round = Die letzte Runde
