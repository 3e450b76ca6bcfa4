# Themes of puzzles of Nautilùs.
# used: nautilus-theme-*

nautilus-theme-hit = Hits
nautilus-theme-restraint = A hit that can wait
nautilus-theme-harbour = Into the harbour
nautilus-theme-entering = Entering
nautilus-theme-moby-dick = Moby Dick
nautilus-theme-cave = Caves
nautilus-theme-backwards = Backwards
nautilus-theme-split = Dividing the 5
nautilus-theme-sweep = The sweeping 7
nautilus-theme-skip = Taking a turn away
nautilus-theme-compass = The Compass
nautilus-theme-nautilus = The Nautilùs
nautilus-theme-special = Special cards
nautilus-theme-discard = Discarding
nautilus-theme-exchange = Swaps and Sea Trade
nautilus-theme-way = The right sailor
