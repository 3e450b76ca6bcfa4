# Themen der Aufgaben von Nautilùs.
# used: nautilus-theme-*

nautilus-theme-hit = Schlagen
nautilus-theme-restraint = Wann man nicht schlägt
nautilus-theme-harbour = In den Hafen
nautilus-theme-entering = Einsetzen
nautilus-theme-moby-dick = Moby Dick
nautilus-theme-cave = Höhlen
nautilus-theme-backwards = Rückwärts
nautilus-theme-split = Die 5 aufteilen
nautilus-theme-sweep = Die 7 fegt alles weg
nautilus-theme-skip = Einen Zug wegnehmen
nautilus-theme-compass = Der Kompass
nautilus-theme-nautilus = Die Nautilùs
nautilus-theme-special = Sonderkarten
nautilus-theme-discard = Ablegen
nautilus-theme-exchange = Tausch und Seehandel
nautilus-theme-way = Der richtige Seefahrer
