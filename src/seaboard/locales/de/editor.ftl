# Wörter des Stellungseditors.

editor-title = Stellungseditor
editor-title-of = Stellungseditor: { $game }
editor-about = Baue eine beliebige Stellung von Hand auf. Sie wird dabei geprüft; lass einen Bot sie beurteilen, spiel von ihr aus weiter oder teile sie als Link.
editor-leave = Editor verlassen
editor-form = Die Stellung
editor-find = Berühre etwas auf dem Spielplan, um es hier zu finden.
editor-to-board = Zum Spielplan
editor-mode = Spieler
editor-mode-seats = { $mode }, { $count } Spieler
editor-new = Neue Partie
editor-middle = Mitten im Spiel
editor-wrong = Das kann nicht sein:
editor-legal = { $name } entscheidet: { $count ->
    [one] ein erlaubter Zug
   *[other] { $count } erlaubte Züge
}.
editor-over = In dieser Stellung ist das Spiel zu Ende.
editor-chance = In dieser Stellung entscheidet der Zufall.
editor-best = Beste Züge
editor-thinking = Denkt nach …
editor-play-on = Weiterspielen
editor-play-who = Wer spielt von hier weiter
editor-play-about = Du spielst die Stellung aus, wie sie hier steht; davon wird nichts aufgehoben.
editor-line-leave = Zurück zur Stellung
editor-line-chance = Hier endet der Weg: Als Nächstes entscheidet der Zufall.
editor-your-move = { $name }: Du bist am Zug.
editor-bot-thinks = { $name } denkt nach …
editor-stop = Zurück zum Editor
editor-share = Link kopieren
editor-copy-by-hand = Die Adresse dieser Seite ist der Link: Kopiere sie aus dem Browser.
editor-bad-link = Der Link ist beschädigt: Er enthält keine Stellung. Hier ist stattdessen eine neue Partie.
editor-none = keine
editor-there = vorhanden
editor-row = { $what } { $number }
editor-count-of = { $what }: { $name }
editor-remove = Entfernen: { $what }
editor-add = Hinzufügen
editor-less = { $what }: weniger
editor-more = { $what }: mehr
