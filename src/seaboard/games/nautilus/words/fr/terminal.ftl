# Words of Nautilùs in the terminal alone; the page shows what they say.
# used: nautilus-seat-*

nautilus-seat-north = nord
nautilus-seat-east = est
nautilus-seat-south = sud
nautilus-seat-west = ouest

nautilus-terminal-rides-on = continue sur Moby Dick
nautilus-terminal-unmoved = { $at }, pas encore déplacé
nautilus-terminal-five = Reste du 5 : { $left }.
nautilus-terminal-five-moved = Reste du 5 : { $left } ; déjà déplacé : { $sailors }.
nautilus-terminal-wanted = { $seat } reçoit { $card }.
nautilus-terminal-holds = { $seat } a { $cards }.
nautilus-terminal-holds-own = Vous avez { $cards }.
