"""Bots off the game server: a queue of situations to think about, and those who take from it.

`worker` and what it needs import nothing of the rest of the server but its logs, so that workers
start light.
"""
