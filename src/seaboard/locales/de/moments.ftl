# Words of the moments around a board: what happened, advice, the end, looking back.

## Since your last turn

moments-recap = Seit deinem letzten Zug
moments-recap-about = Zeigt noch einmal Schritt für Schritt, was seit deiner letzten Entscheidung geschah.
moments-recap-missed = Während du weg warst:
moments-recap-show = Zeigen
moments-recap-play = Weiter
