"""The lab: bots play each other under fair conditions, and what can be concluded from it.

`match` plays one game, `plan` says which bots sit where in which game, `arena` plays the plan on
all cores, `results` keeps it in a file, `statistics` and `report` say what it means.
"""
