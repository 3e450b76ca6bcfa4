# Words of the page of rules; the rules themselves are each game's own, words/*/rules.md.

rules-heading = Spielregeln
rules-of = Spielregeln: { $game }
rules-choose = Wie spielt man das? Wähle ein Spiel.
rules-games = Spiele
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-search-example = Goldene Regel
rules-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Stelle gefunden
   *[other] { $count } Stellen gefunden
}
rules-nothing = Keine Regel enthält alle diese Wörter. Versuch es mit weniger.
rules-none = Dieses Spiel bringt keine Regeln mit.
rules-example = Beispiel
rules-ruling = unsere Auslegung
rules-ruling-why = Die gedruckten Regeln lassen das offen; Seaboard hat es so entschieden.
rules-about-rulings = Wo „unsere Auslegung“ steht, lassen die gedruckten Regeln die Frage offen oder beantworten sie auf mehr als eine Weise.
rules-unofficial = Dies ist eine inoffizielle Beschreibung in eigenen Worten. Die Spiele gehören ihren Autoren und Verlagen.
