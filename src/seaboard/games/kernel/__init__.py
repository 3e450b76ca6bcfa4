"""What every game is built on: records, compilation, random numbers.

Nothing here knows a rule. A game describes its state as annotated classes (`schema`), writes its
rules as plain functions over them, and tags those as rules (`compiling`).
"""
