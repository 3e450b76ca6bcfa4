"""Random against greedy in Nauticus: python examples/random_against_greedy.py"""

from random import Random

from seaboard.bots import get_bot
from seaboard.bots.api import Budget, situation
from seaboard.lab.pettingzoo import nauticus_v0

GAMES = 10
wins, rng, greedy = 0, Random(1), get_bot("greedy")
for game in range(GAMES):
    env = nauticus_v0.env(players=2)
    env.reset(seed=game)
    ours = f"player_{game % 2}"  # greedy changes seats
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        wins += agent == ours and reward > 0
        if over or cut:
            env.step(None)
        elif agent == ours:
            env.step(greedy.choose(situation(env.unwrapped.position, Budget(), rng)).move.code)
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
print(f"greedy won {wins} of {GAMES} games against random")
