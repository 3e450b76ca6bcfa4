# Words of the moments around a board: what happened, advice, the end, looking back.

## Since your last turn

moments-recap = Since your last turn
moments-recap-about = Shows once more, step by step, what happened since your last decision.
moments-recap-missed = While you were away:
moments-recap-show = Show me
moments-recap-play = Go on
