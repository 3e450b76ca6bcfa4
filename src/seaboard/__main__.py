"""`python -m seaboard` is the command `seaboard`."""

from .cli import main

main()
