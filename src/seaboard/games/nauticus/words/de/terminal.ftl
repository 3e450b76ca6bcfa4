# Words of Nauticus in the terminal alone; the page shows what they say.

nauticus-terminal-hand = In Arbeit: { $things }.
nauticus-terminal-bought = gekauft: { $tiles }
nauticus-terminal-to-place = noch zu legen: { $tile }
nauticus-terminal-some-tiles = { $n } { $tile }
