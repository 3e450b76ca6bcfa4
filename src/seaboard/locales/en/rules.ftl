# Words of the page of rules; the rules themselves are each game's own, words/*/rules.md.

rules-heading = Rules
rules-of = Rules of { $game }
rules-choose = How are the games played? Choose one.
rules-games = Games
rules-contents = Contents
rules-search = Search the rules
rules-search-example = golden rule
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } place found
   *[other] { $count } places found
}
rules-nothing = No rule contains all these words. Try fewer.
rules-none = This game brings no rules along.
rules-example = Example
rules-ruling = our ruling
rules-ruling-why = The printed rules leave this open; Seaboard has decided it like this.
rules-about-rulings = Where a rule is marked “our ruling”, the printed rules leave the question open or answer it in more than one way.
rules-unofficial = This is an unofficial description in our own words. The games belong to their authors and publishers.
