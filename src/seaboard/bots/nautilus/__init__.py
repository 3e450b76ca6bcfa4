"""Nautilùs as bots feel it: what a table and the hands are worth, and which moves look good."""
