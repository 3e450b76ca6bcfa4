"""The table core: what a table is, what may be done at it, and what each viewer hears of it.

Pure: no I/O, no clock, no randomness of its own, and nothing but the standard library, the games
and records. A server puts a database and a network around it; so can anything else that runs
Python.
"""
