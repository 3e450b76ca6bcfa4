"""Nauticus as bots feel it: what a position is worth, and which moves look good."""
