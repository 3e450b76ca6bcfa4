# Words of Nautilùs in the terminal alone; the page shows what they say.
# used: nautilus-seat-*

nautilus-seat-north = north
nautilus-seat-east = east
nautilus-seat-south = south
nautilus-seat-west = west

nautilus-terminal-rides-on = rides on with Moby Dick
nautilus-terminal-unmoved = { $at }, not moved yet
nautilus-terminal-five = Rest of the 5: { $left }.
nautilus-terminal-five-moved = Rest of the 5: { $left }; moved already: { $sailors }.
nautilus-terminal-wanted = { $seat } gets { $card }.
nautilus-terminal-holds = { $seat } holds { $cards }.
nautilus-terminal-holds-own = You hold { $cards }.
