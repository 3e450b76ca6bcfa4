#!/usr/bin/env python3
"""A Seaboard bot in plain Python: it likes some kinds of Nauticus move better than others.

seaboard arena nauticus --bots random --bots "program:command=examples/bot.py" --games 40
"""

import json
import random
import sys

# How much it likes a move, by its first word; what is not here is worth 5, as in any other game.
LIKES = {"place": 9, "score": 9, "pass": 8, "take": 7, "done": 1}


def liking(move):
    return LIKES.get(move.split()[0], 5) + random.random()


def say(**message):
    print(json.dumps(message), flush=True)


for message in map(json.loads, sys.stdin):
    if message["type"] == "hello":
        say(type="ready", protocol=1)
    elif message["type"] == "decide":
        say(type="answer", id=message["id"], move=max(message["legal"], key=liking))
    elif message["type"] == "error":
        print(message["message"], file=sys.stderr)
