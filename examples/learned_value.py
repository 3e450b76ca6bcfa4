"""What the net that comes with Nauticus thinks of a position: scores and chances to win."""

from random import Random

from seaboard.bots.learned import value_of
from seaboard.games import get_game
from seaboard.games.api import CHANCE, draw

rng, position = Random(1), get_game("nauticus").new(seats=2)
while position.decider == CHANCE:
    position.play(draw(position, rng))
for move in position.legal_moves():
    after = position.copy()
    after.play(move)
    judged = value_of(after, seat=position.decider)
    own, other = judged.scores
    print(f"{move}: {own:.0f} to {other:.0f} points, wins {judged.chances[position.decider]:.0%}")
