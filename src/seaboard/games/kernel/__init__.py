"""The machine room under every game: records, compilation, random numbers.

Nothing here knows a rule. A game describes its state as annotated classes (`schema`), writes its
rules as plain functions over them, and marks those `compiled` (`compiling`).
"""
