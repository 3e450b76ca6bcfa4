# Words of Nautilùs: pieces, cards, questions, moves, what happened.
# used: nautilus-fact-*
# used: nautilus-move-*
# used: nautilus-ask-*
# used: nautilus-wait-*
# used: nautilus-card-*
# used: nautilus-does-*
# used: nautilus-at-*
# used: nautilus-from-*
# used: nautilus-to-*
# used: nautilus-colour-*
# used: nautilus-mode-*
# used: nautilus-mode-about-*
# used: nautilus-announced-*

## The game itself

nautilus-name = Nautilùs
nautilus-about = Bring your sailors around the ring and home to harbour, with cards, cunning and a white whale in the way. For two teams of two, or for two players.
nautilus-mode-classic = Classic
nautilus-mode-quick = Quick
nautilus-mode-two = Two players
nautilus-mode-about-classic = Two teams of two; partners sit opposite each other.
nautilus-mode-about-quick = Two teams of two, and a shorter way home.
nautilus-mode-about-two = One against one, with two colours each.

# Pieces and colours
nautilus-colour-red = Red
nautilus-colour-blue = Blue
nautilus-colour-green = Green
nautilus-colour-yellow = Yellow
nautilus-sailor = { $colour } { $number }
nautilus-moby = Moby Dick
nautilus-board = The board of Nautilùs

# Spots
nautilus-at-field = on field { $number }
nautilus-at-cave = in cave { $number }
nautilus-at-harbour = in harbour place { $number }
nautilus-at-whirlpool = in the whirlpool
nautilus-from-field = from field { $number }
nautilus-from-cave = from cave { $number }
nautilus-from-harbour = from harbour place { $number }
nautilus-from-whirlpool = from the whirlpool
nautilus-to-field = to field { $number }
nautilus-to-cave = into cave { $number }
nautilus-to-harbour = to harbour place { $number }
nautilus-to-whirlpool = to the whirlpool

# Cards
nautilus-card-nautilus = Nautilùs
nautilus-card-compass = Compass
nautilus-card-moby = Moby Dick
nautilus-card-telescope = Telescope
nautilus-card-storm = Storm
nautilus-card-commandeer = Commandeering
nautilus-card-trade = Sea Trade
nautilus-a-card = { $card ->
    [8] an 8
    [nautilus] a Nautilùs
    [compass] a Compass
    [moby] a Moby Dick card
    [telescope] the Telescope
    [storm] the Storm
    [commandeer] Commandeering
    [trade] Sea Trade
    [hidden] a card
   *[other] a { $card }
}
nautilus-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
nautilus-does-1 = enter or 1 forward
nautilus-does-2 = 2 forward
nautilus-does-3 = 3 forward
nautilus-does-4 = 4 back
nautilus-does-5 = split 5 steps
nautilus-does-6 = 6 forward
nautilus-does-7 = 7 forward, sweeping all
nautilus-does-8 = 8 forward or skip the next
nautilus-does-9 = 9 forward
nautilus-does-10 = 10 forward
nautilus-does-12 = enter or 12 forward
nautilus-does-nautilus = undo the last card, use it
nautilus-does-compass = two pieces change places
nautilus-does-moby = he hits the next sailor
nautilus-does-telescope = others show their cards
nautilus-does-storm = hands go right, play again
nautilus-does-commandeer = play the next one’s turn
nautilus-does-trade = { $mode ->
    [two] ask for a card, give one
   *[other] swap a card with the partner
}
nautilus-card-full = { $name }: { $does }
nautilus-card-times = { $card }, { $count } of them

# Questions to the one who decides
nautilus-ask-redraw = You hold neither 1 nor 12. Take new cards, or keep these?
nautilus-ask-swap = Swap a card with { $partner }: choose the one you give.
nautilus-ask-turn = Play a card: choose one, or a sailor.
nautilus-ask-play = Play a card.
nautilus-ask-discard = No card can be played. Choose one to discard.
nautilus-ask-skipped = An 8 takes your turn. Choose a card to discard.
nautilus-ask-use = Nautilùs: now use { $card } yourself.
nautilus-ask-five = { $steps ->
    [one] 1 step of the 5 is left. Choose a sailor.
   *[other] { $steps } steps of the 5 are left. Choose a sailor.
}
nautilus-ask-start = Behind which start shall Moby Dick appear?
nautilus-ask-trade = Sea Trade: choose a card for { $partner }.
nautilus-ask-reply = Sea Trade: choose a card for { $partner }.
nautilus-ask-question = Sea Trade: for which card do you ask?
nautilus-ask-return = You get { $card }. Which card do you give for it?
nautilus-ask-commanded = You command { $seat }. { $question }

# What one waits for
nautilus-wait-deal = The cards are dealt.
nautilus-wait-redraw = { $seat } may take new cards.
nautilus-wait-swap = { $seat } chooses a card for the partner.
nautilus-wait-turn = { $seat } plays.
nautilus-wait-skipped = { $seat } loses the turn and discards.
nautilus-wait-use = { $seat } uses { $card } under the Nautilùs.
nautilus-wait-five = { $seat } splits the 5.
nautilus-wait-start = { $seat } chooses where Moby Dick appears.
nautilus-wait-trade = { $seat } chooses a card for the Sea Trade.
nautilus-wait-reply = { $seat } chooses a card for the Sea Trade.
nautilus-wait-question = { $seat } asks for a card.
nautilus-wait-return = { $seat } chooses a card to give in return.
nautilus-wait-die = The die is thrown for Moby Dick.
nautilus-wait-nothing = The game is over.
nautilus-wait-commanded = { $by } decides for { $seat }. { $waiting }

# Steps of a choice
nautilus-step-end = { $card }: choose where to go.
nautilus-step-sailor = { $card }: choose a sailor.
nautilus-step-steps = { $sailor }: how many steps?
nautilus-step-card = { $sailor }: choose where to go, or a card.
nautilus-step-card-only = { $sailor }: choose a card.
nautilus-step-first = Compass: choose the first piece.
nautilus-step-second = { $piece } changes places with …
nautilus-step-confirm = { $card }: { $does }
nautilus-places = Where you can go
nautilus-take-back = Take back
nautilus-undoes = Undone: { $pieces }.
nautilus-undoes-nothing = No piece goes back.
nautilus-comes-again = Then you use { $card }.
nautilus-nothing-to-use = There is no card to use.
nautilus-brings-moby = Moby Dick appears.
nautilus-piece-to = { $piece } { $to }

# Moves
nautilus-move-way = { $card }: { $sailor } { $from } { $to }
nautilus-move-part = { $steps ->
    [one] 1 step: { $sailor } { $from } { $to }
   *[other] { $steps } steps: { $sailor } { $from } { $to }
}
nautilus-move-enter = { $card }: { $sailor } enters { $to }
nautilus-move-skip = Skip { $seat }
nautilus-move-skip-long = { $seat } loses the turn and discards a card
nautilus-move-compass = Compass: { $first } and { $second } change places
nautilus-move-plain = Play { $card }
nautilus-move-plain-used = Use { $card }
nautilus-move-discard = Discard { $card }
nautilus-move-swap = Give { $card } to { $seat }
nautilus-move-ask = Ask for { $card }
nautilus-move-give = Give { $card } in return
nautilus-move-behind = Moby Dick behind the { $colour } start, on field { $number }
nautilus-move-redraw = Take new cards
nautilus-move-keep = Keep these cards
nautilus-move-die = The die shows { $steps }
nautilus-move-deal = { $card } is dealt
nautilus-hits = hits { $sailors }
nautilus-rides = rides Moby Dick { $to }
nautilus-with-outcome = { $move }, { $outcome }
nautilus-recommended = { $move } (recommended)
nautilus-listed-and = { $first } and { $last }

# What happened
nautilus-who-commanded = { $seat } (commanded by { $by })
nautilus-fact-round-begun = Round { $round } begins. { $dealer } deals.
nautilus-fact-card-dealt = { $who } is dealt { $card }.
nautilus-deal = Cards are dealt: { $hands }.
nautilus-deal-open = { $who } gets { $cards }
nautilus-deal-hidden = { $seats ->
    [one] { $who } gets { $cards }
   *[other] { $who } get { $cards } each
}
nautilus-fact-hand-announced = { $holds ->
    [with] { $who } announces a 1 or 12.
   *[without] { $who } announces neither 1 nor 12.
}
nautilus-fact-hand-changed = { $who } takes new cards.
nautilus-fact-hand-kept = { $who } keeps the cards.
nautilus-fact-card-chosen = { $who } lays { $card } ready.
nautilus-fact-card-passed = { $from } gives { $card } to { $to }.
nautilus-fact-card-played = { $who } plays { $card }.
nautilus-fact-card-undone = The card before ({ $name }) is undone.
nautilus-fact-card-used = { $who } uses { $card } under the Nautilùs.
nautilus-fact-card-discarded = { $why ->
    [skipped] { $who } discards { $card } because of the 8.
   *[stuck] { $who } can play nothing and discards { $card }.
}
nautilus-fact-card-asked = { $answer ->
    [yes] { $who } asks for { $card }, and gets it.
   *[no] { $who } asks for { $card }, in vain.
}
nautilus-fact-card-returned = { $who } gives { $card } in return.
nautilus-fact-trade-done = The Sea Trade of { $who } is done.
nautilus-fact-trade-failed = The Sea Trade of { $who } ends without a swap.
nautilus-fact-turn-taken = { $who } takes the next player’s turn away.
nautilus-fact-turn-commanded = { $by } decides the turn of { $seat }.
nautilus-fact-sailor-entered = { $sailor } enters { $to }.
nautilus-fact-sailor-moved = { $sailor } goes { $from } { $to }.
nautilus-fact-sailor-back = { $sailor } is sent back { $from } to the whirlpool.
nautilus-fact-sailor-restored = { $sailor } comes back from the whirlpool { $to }.
nautilus-fact-moby-start = { $who } lets Moby Dick appear behind the { $colour } start.
nautilus-fact-moby-entered = Moby Dick appears on field { $to }.
nautilus-fact-moby-moved = Moby Dick swims from field { $from } to field { $to }.
nautilus-fact-die-rolled = The die shows { $fields } for Moby Dick.
nautilus-fact-telescope-up = { $who } looks through the Telescope: all others show their cards.
nautilus-fact-telescope-down = The Telescope of { $who } is over.
nautilus-fact-game-ended = The game is over. { $winners } win.

# At the table
nautilus-round = Round { $round }
nautilus-dealer = Dealer
nautilus-commands = commands
nautilus-commanded-by = commanded by { $seat }
nautilus-announced-with = has a 1 or 12
nautilus-announced-without = neither 1 nor 12
nautilus-announced-short-with = 1 · 12
nautilus-announced-short-without = no 1 · 12
nautilus-home = all home
nautilus-home-count = { $home } of { $all } home
nautilus-partner = Partner
nautilus-their-turn = plays now
nautilus-telescope-on = looks through the Telescope
nautilus-known = You know: { $cards }
nautilus-open-hand = Open hand: { $cards }
nautilus-deck = Deck
nautilus-deck-count = Deck: { $count }
nautilus-pile = Played
nautilus-pile-count = Played since the shuffle: { $count }
nautilus-pile-empty = Nothing has been played since the shuffle.
nautilus-close = Close
nautilus-last-card = Last card
nautilus-no-last-card = No card to undo
nautilus-your-hand = Your cards
nautilus-hand-of = Cards of { $seat }
nautilus-no-cards = no cards
nautilus-cannot-play = cannot be played now
nautilus-laid-ready = Laid ready: { $card }
nautilus-swapped = Swap: you gave { $gave } and got { $received }.
nautilus-traded = Sea Trade: you gave { $gave } and got { $received }.
nautilus-asked-before = Asked already: { $cards }
nautilus-under-nautilus = Under the Nautilùs
nautilus-rest-of-five = Rest of the 5
nautilus-steps-left = { $steps ->
    [one] 1 step left
   *[other] { $steps } steps left
}
nautilus-skip-motion = Skip the motion

# The position in words
nautilus-read-round = Round { $round }, dealt by { $dealer }.
nautilus-read-colour = { $colour } ({ $seat }): { $sailors }.
nautilus-read-distance = { $at }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to the harbour
nautilus-read-fresh = { $at }, not moved yet, { $steps } steps to the harbour
nautilus-read-waiting = { $count } in the whirlpool
nautilus-read-moby = Moby Dick is on field { $number }.
nautilus-read-no-moby = Moby Dick is not on the board.
nautilus-read-player = { $seat }: { $notes }.
nautilus-read-last = A Nautilùs would use { $card }.
nautilus-read-last-none = A Nautilùs would find no card.
nautilus-read-deck = { $count ->
    [one] 1 card in the deck.
   *[other] { $count } cards in the deck.
}
nautilus-read-pile = Played since the shuffle: { $cards }.
nautilus-times = { $count } × { $card }

# The result
nautilus-result-team = { $names }
nautilus-result-wins = won
nautilus-result-place = Place
nautilus-result-players = Players
nautilus-result-home = Sailors home
nautilus-result-colour = { $colour }: { $count }
nautilus-result-caption = Who is home
