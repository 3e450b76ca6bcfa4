"""A soak: people play, talk, leave and come back while everything around them fails, and afterwards
nothing that was acknowledged may be missing. `python -m bench.soak --help`.
"""
