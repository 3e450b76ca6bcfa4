# Words of Nauticus in the terminal alone; the page shows what they say.

nauticus-terminal-hand = In hand: { $things }.
nauticus-terminal-bought = bought { $tiles }
nauticus-terminal-to-place = { $tile } to be placed
nauticus-terminal-some-tiles = { $n } { $tile }
