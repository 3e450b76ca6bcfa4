# Words of Nauticus in the terminal alone; the page shows what they say.

nauticus-terminal-hand = En cours : { $things }.
nauticus-terminal-bought = achat : { $tiles }
nauticus-terminal-to-place = à placer : { $tile }
nauticus-terminal-some-tiles = { $n } { $tile }
