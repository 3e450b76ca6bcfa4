# Words of Nautilùs in the terminal alone; the page shows what they say.
# used: nautilus-seat-*

nautilus-seat-north = Nord
nautilus-seat-east = Ost
nautilus-seat-south = Süd
nautilus-seat-west = West

nautilus-terminal-rides-on = reitet auf Moby Dick weiter
nautilus-terminal-unmoved = { $at }, noch nicht bewegt
nautilus-terminal-five = Rest der 5: { $left }.
nautilus-terminal-five-moved = Rest der 5: { $left }; schon bewegt: { $sailors }.
nautilus-terminal-wanted = { $seat } bekommt { $card }.
nautilus-terminal-holds = { $seat } hält { $cards }.
nautilus-terminal-holds-own = Du hältst { $cards }.
