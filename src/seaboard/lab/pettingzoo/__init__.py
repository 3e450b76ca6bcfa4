"""Both games as PettingZoo environments: `nauticus_v0.env(players=3)`, `nautilus_v0.env()`."""
