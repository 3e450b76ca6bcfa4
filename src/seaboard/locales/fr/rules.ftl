# Words of the page of rules; the rules themselves are each game's own, words/*/rules.md.

rules-heading = Règles
rules-of = Règles de { $game }
rules-choose = Comment joue-t-on ? Choisissez un jeu.
rules-games = Jeux
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-example = règle d’or
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
rules-nothing = Aucune règle ne contient tous ces mots. Essayez-en moins.
rules-none = Ce jeu n’apporte pas de règles.
rules-example = Exemple
rules-ruling = notre choix
rules-ruling-why = Les règles imprimées laissent ce point ouvert ; Seaboard en a décidé ainsi.
rules-about-rulings = Là où figure « notre choix », les règles imprimées laissent la question ouverte ou y répondent de plusieurs façons.
rules-unofficial = Ceci est une description non officielle, dans nos propres mots. Les jeux appartiennent à leurs auteurs et éditeurs.
