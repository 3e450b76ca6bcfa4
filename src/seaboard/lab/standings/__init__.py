"""How strong players are on one scale: measured baselines, the rating of a bot, entries of others.

`seaboard rate` measures a bot against the baselines that lie here as data; a leaderboard's entry is
what it writes. `python -m bench.baselines` measures the baselines anew.
"""
