# Words of Nautilùs: pieces, cards, questions, moves, what happened.
# A message gets values as they are; those that take $item say one thing, and lists use them.
# used: nautilus-board-*, nautilus-option-*
# used: nautilus-fact-*
# used: nautilus-move-*
# used: nautilus-summary-*
# used: nautilus-seat-*
# used: nautilus-mode-*
# used: nautilus-mode-about-*

## The game itself

nautilus-name = Nautilùs
nautilus-about = Bring your sailors around the ring and home to harbour, with cards, cunning and a white whale in the way. For two teams of two, or for two players.
nautilus-seat-north = north
nautilus-seat-east = east
nautilus-seat-south = south
nautilus-seat-west = west
nautilus-about-cave = A cave: room for one sailor, who is safe there from everybody but a sailor that comes in.
nautilus-about-whirlpool = A whirlpool: here the sailors of its colour wait. A 1 or a 12 brings one onto the start.
nautilus-about-harbour = A place of a harbour: the goal of the sailors of this colour, and safe.
nautilus-about-start = A start: here the sailors of its colour enter, and here they turn into their harbour after a circuit.
nautilus-about-player = { NAME($seat) }: { LIST($colours, each: "nautilus-colour") }. The first team to have all its sailors in the harbours wins.
nautilus-about-partner = Your partner: you win together. Once all your sailors are home, you move your partner’s.
nautilus-about-cards = { $cards ->
    [0] No cards left in hand: out of this round.
    [one] 1 card in hand. Each turn one card is played.
   *[other] { $cards } cards in hand. Each turn one card is played.
}
nautilus-about-home = { nautilus-home-count }. In the harbour nobody can hit a sailor.
nautilus-about-dealer = The dealer of this round. Whoever sits to the left of the dealer begins.
nautilus-about-round = Round { $round }: it is over when nobody has cards left. Then Moby Dick swims, if he is there, and cards are dealt anew.
nautilus-about-announced = { NAME($seat) } { nautilus-announced }.
nautilus-about-deck = { nautilus-read-deck } Each round is dealt from it; when it is used up, all cards are shuffled again.
nautilus-about-last-card = Here lies the last card played. A Nautilùs would undo it and use it again.
nautilus-about-pile = Played or discarded since the shuffle: { $played }. Everybody may look at these cards.
nautilus-about-hand = In your turn you play one of them.
nautilus-about-card = { LIST($card, each: "nautilus-card") }: { $card ->
    [1] enters a sailor from the whirlpool, or moves one 1 step.
    [4] moves a sailor 4 steps back, on the ring, out of a cave, or over the start into the harbour.
    [5] shares out 5 steps among { $mode ->
        [two] your own sailors
       *[other] your own and your partner’s sailors
    }. One may take all five.
    [7] moves a sailor 7 steps, past whom you like: every sailor on the way and at the end goes to its whirlpool, your own too.
    [8] moves a sailor 8 steps; or the next player loses the turn and discards a card.
    [12] enters a sailor from the whirlpool, or moves one 12 steps.
    [nautilus] undoes the last card of the player before you, and you carry out the same card. The first one brings Moby Dick.
    [compass] two pieces on the ring or in caves change places, whoever owns them.
    [moby] he swims to the next sailor on the ring, sends it to its whirlpool and stays there.
    [telescope] until the end of the round all others play with open cards.
    [storm] everyone hands all cards to the right. Then you play another card.
    [commandeer] you see the next player’s hand and play their turn, with their cards and their sailors.
    [trade] { $mode ->
        [two] you ask for a card. If your opponent has one, you get it and give one in return.
       *[other] you and your partner swap a card, each without seeing the other’s.
    }
   *[other] moves a sailor { $card } steps forward.
}
nautilus-mode-classic = Classic
nautilus-mode-quick = Quick
nautilus-mode-two = Two players
nautilus-mode-about-classic = Two teams of two; partners sit opposite each other.
nautilus-mode-about-quick = Two teams of two, and a shorter way home.
nautilus-mode-about-two = One against one, with two colours each.
# Pieces and spots
nautilus-colour = { KIND($item) ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
}
nautilus-piece = { $item ->
    [moby] Moby Dick
   *[other] { nautilus-colour } { INDEX($item) }
}
nautilus-behind = { $colour ->
    [red] behind the red start
    [blue] behind the blue start
    [green] behind the green start
   *[yellow] behind the yellow start
}
nautilus-board = The board of Nautilùs
nautilus-at = { KIND($item) ->
    [number] on field { $item }
    [cave] in cave { INDEX($item) }
    [harbour] in harbour place { INDEX($item) }
   *[whirlpool] in the whirlpool
}
nautilus-from = { KIND($item) ->
    [number] from field { $item }
    [cave] from cave { INDEX($item) }
    [harbour] from harbour place { INDEX($item) }
   *[whirlpool] from the whirlpool
}
nautilus-to = { KIND($item) ->
    [number] to field { $item }
    [cave] into cave { INDEX($item) }
    [harbour] to harbour place { INDEX($item) }
   *[whirlpool] to the whirlpool
}
nautilus-piece-to = { nautilus-piece } { LIST($n, each: "nautilus-to") }

# Cards: by name, as something played or given, several of a kind, what they do
nautilus-card = { $item ->
    [nautilus] Nautilùs
    [compass] Compass
    [moby] Moby Dick
    [telescope] Telescope
    [storm] Storm
    [commandeer] Commandeering
    [trade] Sea Trade
   *[other] { $item }
}
nautilus-a-card = { KIND($item) ->
    [number] { $item ->
        [8] an 8
       *[other] a { $item }
    }
    [nautilus] a Nautilùs
    [compass] a Compass
    [moby] a Moby Dick card
    [telescope] the Telescope
    [storm] the Storm
    [commandeer] Commandeering
    [trade] Sea Trade
   *[hidden] a card
}
nautilus-copies = { $n ->
    [1] { nautilus-card }
    [2] { nautilus-card } (twice)
   *[other] { nautilus-card } ({ $n } times)
}
nautilus-cards = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
nautilus-does = { $card ->
    [1] enter or 1 forward
    [4] 4 back
    [5] split 5 steps
    [7] 7 forward, sweeping all
    [8] 8 forward or skip the next
    [12] enter or 12 forward
    [nautilus] undo the last card, use it
    [compass] two pieces change places
    [moby] he hits the next sailor
    [telescope] others show their cards
    [storm] hands go right, play again
    [commandeer] play the next one’s turn
    [trade] { $mode ->
        [two] ask for a card, give one
       *[other] swap a card with the partner
    }
   *[other] { $card } forward
}
nautilus-card-label = { LIST($card, each: "nautilus-card") }: { nautilus-does }{ $n ->
    [1] {""}
   *[other] , { $n } of them
}{ $playable ->
    [no] , cannot be played now
   *[yes] {""}
}

# What is asked of the one who decides, and what the others wait for
nautilus-ask = { $commander ->
    [none] { nautilus-question }
   *[other] { $asked ->
        [reply] { nautilus-question }
       *[other] You command { NAME($turn) }. { nautilus-question }
    }
}
nautilus-question = { $asked ->
    [redraw] You hold neither 1 nor 12. Take new cards, or keep these?
    [swap] Swap a card with { NAME($partner) }: choose the one you give.
    [skipped] An 8 takes your turn. Choose a card to discard.
    [use] Nautilùs: now use { LIST($last_card, each: "nautilus-a-card") } yourself.
    [five] { $five_left ->
        [one] 1 step of the 5 is left. Choose a sailor.
       *[other] { $five_left } steps of the 5 are left. Choose a sailor.
    }
    [start] Behind which start shall Moby Dick appear?
    [trade] Sea Trade: choose a card for { NAME($partner) }.
    [reply] Sea Trade: choose a card for { NAME($partner) }.
    [question] Sea Trade: for which card do you ask?
    [return] You get { LIST($wanted, each: "nautilus-a-card") }. Which card do you give for it?
   *[turn] { $kind ->
        [discard] No card can be played. Choose one to discard.
       *[other] Play a card.
    }
}
nautilus-wait = { $commander ->
    [none] { nautilus-waiting }
   *[other] { $asked ->
        [reply] { nautilus-waiting }
       *[other] { NAME($commander) } decides for { NAME($turn) }. { nautilus-waiting }
    }
}
nautilus-waiting = { $asked ->
    [deal] The cards are dealt.
    [redraw] { NAME($holder) } may take new cards.
    [swap] { NAME($holder) } chooses a card for the partner.
    [skipped] { NAME($holder) } loses the turn and discards.
    [use] { NAME($holder) } uses { LIST($last_card, each: "nautilus-a-card") } under the Nautilùs.
    [five] { NAME($holder) } splits the 5.
    [start] { NAME($holder) } chooses where Moby Dick appears.
    [trade] { NAME($holder) } chooses a card for the Sea Trade.
    [reply] { NAME($holder) } chooses a card for the Sea Trade.
    [question] { NAME($holder) } asks for a card.
    [return] { NAME($holder) } chooses a card to give in return.
    [die] The die is thrown for Moby Dick.
    [nothing] The game is over.
   *[turn] { NAME($holder) } plays.
}

# Steps of a choice on the board
nautilus-step-begin = Play a card: choose one, or a sailor.
nautilus-step-end = { LIST($card, each: "nautilus-card") }: choose where to go.
nautilus-step-sailor = { LIST($card, each: "nautilus-card") }: choose a sailor.
nautilus-step-steps = { LIST($piece, each: "nautilus-piece") }: how many steps?
nautilus-step-card = { LIST($piece, each: "nautilus-piece") }: choose where to go, or a card.
nautilus-step-card-only = { LIST($piece, each: "nautilus-piece") }: choose a card.
nautilus-step-first = Compass: choose the first piece.
nautilus-step-second = { LIST($piece, each: "nautilus-piece") } changes places with …
nautilus-step-does = { $move }.
nautilus-places = Where you can go
nautilus-take-back = Take back
nautilus-play = { $asked ->
    [use] Use { LIST($card, each: "nautilus-card") }
   *[other] Play { LIST($card, each: "nautilus-card") }
}

# Moves, with what their previews tell
nautilus-move-move = { $card }: { LIST($sailor, each: "nautilus-piece") }{ nautilus-way }{ nautilus-outcome }
nautilus-move-part = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}: { LIST($sailor, each: "nautilus-piece") }{ nautilus-way }{ nautilus-outcome }
nautilus-move-enter = { $card }: { LIST($sailor, each: "nautilus-piece") } enters{ COUNT($way) ->
    [0] {""}
   *[other] {" "}on field { LAST($way) }
}{ nautilus-outcome }
nautilus-move-skip = 8: { $seat ->
    [none] skip the next player
   *[other] skip { NAME($seat) }, who discards a card
}
nautilus-move-compass = Compass: { COUNT($pieces) ->
    [0] { LIST($first, each: "nautilus-piece") } and { LIST($second, each: "nautilus-piece") } change places
   *[other] { LIST($pieces, each: "nautilus-piece-to") }
}
nautilus-move-card = { LIST($card, each: "nautilus-card") }: { $card ->
    [nautilus] { nautilus-undoing }
    [moby] { $moby_dick ->
        [none] { nautilus-does }
       *[other] he swims to field { $moby_dick }
    }{ nautilus-outcome }
    [commandeer] { $seat ->
        [none] { nautilus-does }
       *[other] play the turn of { NAME($seat) }
    }
   *[other] { nautilus-does }
}{ $effect ->
    [no] , without effect now
   *[yes] {""}
}
nautilus-move-discard = Discard { LIST($card, each: "nautilus-a-card") }
nautilus-move-swap = Give { LIST($card, each: "nautilus-a-card") }{ $seat ->
    [none] {""}
   *[other] {" "}to { NAME($seat) }
}
nautilus-move-ask = Ask for { LIST($card, each: "nautilus-a-card") }
nautilus-move-give = Give { LIST($card, each: "nautilus-a-card") } in return
nautilus-move-behind = Moby Dick appears { nautilus-behind }{ $moby_dick ->
    [none] {""}
   *[other] , on field { $moby_dick }
}
nautilus-move-redraw = Take new cards
nautilus-move-keep = Keep these cards
nautilus-way = { COUNT($way) ->
    [0] {""}
   *[other] {" "}{ LIST(FIRST($way), each: "nautilus-from") } { LIST(LAST($way), each: "nautilus-to") }
}
nautilus-outcome = { $rides ->
    [yes] , rides Moby Dick { LIST($rests_at, each: "nautilus-to") }
   *[no] {""}
}{ COUNT($hits) ->
    [0] {""}
   *[other] , hits { LIST($hits, each: "nautilus-piece") }
}
nautilus-undoing = { $last ->
    [unknown] { nautilus-does }
    [none] { $moby_dick_appears ->
        [yes] Moby Dick appears; there is no card to use
       *[no] there is no card to use
    }
   *[other] { COUNT($undone) ->
        [0] no piece goes back
       *[other] { LIST($undone, each: "nautilus-piece-to") }
    }{ $moby_dick_appears ->
        [yes] ; Moby Dick appears
       *[no] {""}
    }; { $usable ->
        [yes] then you use { LIST($last, each: "nautilus-a-card") }
        [no] you cannot use { LIST($last, each: "nautilus-a-card") } now
       *[none] then you use { LIST($last, each: "nautilus-a-card") }, if you can
    }
}
nautilus-option-first-dealer = Seat that deals first (0 is the first)
nautilus-option-redraws = Two players: how often a hand without 1 and 12 may be changed
nautilus-option-trade-questions = Two players: questions in a Sea Trade (0: no limit)
nautilus-board-name = Name of the board
nautilus-board-ring = Fields of the ring
nautilus-board-starts = Start fields
nautilus-board-mouths = Mouths of the caves
nautilus-board-picture = Starts and caves
nautilus-board-picture-about = Choose a start or a cave, then touch a field of the ring to put it there, or write the number of its field.
nautilus-board-start = { nautilus-colour } start
nautilus-board-cave = Cave { $number }
nautilus-course = Steps of each team’s sailors, from the whirlpool to the harbour.
nautilus-worth = { $count ->
    [one] about 1 step
   *[other] about { $count } steps
}
nautilus-recommended = { $move } (recommended)

# What happened
nautilus-who = { $by ->
    [none] { NAME($seat) }
   *[other] { NAME($seat) } (commanded by { NAME($by) })
}
nautilus-fact-round-begun = Round { $round } begins. { NAME($dealer) } deals.
nautilus-fact-card-dealt = { NAME($seat) } is dealt { LIST($card, each: "nautilus-a-card") }.
nautilus-deal = Cards are dealt.
nautilus-deal-open = { NAME($seats) } gets { LIST($cards, each: "nautilus-copies") }.
nautilus-deal-hidden = { COUNT($seats) ->
    [one] { NAME($seats) } gets { nautilus-cards }.
   *[other] { NAME($seats) } get { nautilus-cards } each.
}
nautilus-fact-hand-announced = { $holds ->
    [with] { NAME($seat) } announces a 1 or 12.
   *[without] { NAME($seat) } announces neither 1 nor 12.
}
nautilus-fact-hand-changed = { nautilus-who } takes new cards.
nautilus-fact-hand-kept = { nautilus-who } keeps the cards.
nautilus-fact-hands-passed = Every hand goes on to the right.
nautilus-fact-card-chosen = { NAME($seat) } lays { LIST($card, each: "nautilus-a-card") } ready.
nautilus-fact-card-passed = { NAME($from) } gives { LIST($card, each: "nautilus-a-card") } to { NAME($to) }.
nautilus-fact-card-played = { nautilus-who } plays { LIST($card, each: "nautilus-a-card") }.
nautilus-fact-card-undone = The card before ({ LIST($card, each: "nautilus-card") }) is undone.
nautilus-fact-card-used = { nautilus-who } uses { LIST($card, each: "nautilus-a-card") } under the Nautilùs.
nautilus-fact-card-discarded = { $why ->
    [skipped] { nautilus-who } discards { LIST($card, each: "nautilus-a-card") } because of the 8.
   *[stuck] { nautilus-who } can play nothing and discards { LIST($card, each: "nautilus-a-card") }.
}
nautilus-fact-card-asked = { $answer ->
    [yes] { nautilus-who } asks for { LIST($card, each: "nautilus-a-card") }, and gets it.
   *[no] { nautilus-who } asks for { LIST($card, each: "nautilus-a-card") }, in vain.
}
nautilus-fact-card-returned = { nautilus-who } gives { LIST($card, each: "nautilus-a-card") } in return.
nautilus-fact-trade-done = The Sea Trade of { NAME($seat) } is done.
nautilus-fact-trade-failed = The Sea Trade of { NAME($seat) } ends without a swap.
nautilus-fact-turn-taken = { nautilus-who } takes the next player’s turn away.
nautilus-fact-turn-commanded = { NAME($by) } decides the turn of { NAME($seat) }.
nautilus-fact-sailor-entered = { LIST($sailor, each: "nautilus-piece") } enters { LIST($to, each: "nautilus-at") }.
nautilus-fact-sailor-moved = { LIST($sailor, each: "nautilus-piece") } goes { LIST($from, each: "nautilus-from") } { LIST($to, each: "nautilus-to") }.
nautilus-fact-sailor-back = { LIST($sailor, each: "nautilus-piece") } is sent back { LIST($from, each: "nautilus-from") } to the whirlpool.
nautilus-fact-sailor-restored = { LIST($sailor, each: "nautilus-piece") } comes back from the whirlpool { LIST($to, each: "nautilus-to") }.
nautilus-fact-moby-start = { nautilus-who } lets Moby Dick appear { nautilus-behind }.
nautilus-fact-moby-entered = Moby Dick appears on field { $to }.
nautilus-fact-moby-moved = { $round ->
    [yes] Moby Dick swims once round, back to field { $to }.
   *[no] { KIND(FIRST($way)) ->
        [number] Moby Dick swims from field { $from } to field { $to }.
       *[other] Moby Dick is moved from field { $from } to field { $to }.
    }
}
nautilus-fact-die-rolled = The die shows { $fields } for Moby Dick.
nautilus-fact-telescope-up = { NAME($seat) } looks through the Telescope: all others show their cards.
nautilus-fact-telescope-down = The Telescope of { NAME($seat) } is over.
nautilus-fact-game-ended = The game is over. { COUNT($winners) ->
    [one] { NAME($winners) } wins.
   *[other] { NAME($winners) } win.
}

# The position in words
nautilus-and-then = {"; "}
nautilus-read-round = Round { $round }, dealt by { NAME($dealer) }. { nautilus-wait }
nautilus-read-colour = { nautilus-colour } ({ NAME($seat) }): { $sailors }.
nautilus-sailor = { LIST($name, each: "nautilus-piece") }, { nautilus-standing }
nautilus-read-sailor = { INDEX($name) } { nautilus-standing }
nautilus-standing = { LIST($spot, each: "nautilus-at") }{ $to_harbour ->
    [none] {""}
   *[other] { $moved ->
        [no] , not moved yet
       *[yes] {""}
    }, { $to_harbour ->
        [one] 1 step
       *[other] { $to_harbour } steps
    } to the harbour
}
nautilus-read-waiting = { $count } in the whirlpool
nautilus-read-moby = { $moby_dick ->
    [none] Moby Dick is not on the board.
   *[other] Moby Dick is on field { $moby_dick }.
}
nautilus-read-player = { NAME($seat) }: { nautilus-cards }{ COUNT($hand) ->
    [0] {""}
   *[other] ; { LIST($hand, each: "nautilus-copies") }
}{ COUNT($known) ->
    [0] {""}
   *[other] ; you know { LIST($known, each: "nautilus-copies") }
}{ $announced ->
    [with] ; has a 1 or 12
    [without] ; has neither 1 nor 12
   *[silent] {""}
}{ $looks ->
    [yes] ; looks through the Telescope
   *[no] {""}
}{ $home ->
    [yes] ; all home
   *[no] {""}
}.
nautilus-swapped = Swap: you gave { LIST($gave, each: "nautilus-a-card") } and got { LIST($received, each: "nautilus-a-card") }.
nautilus-traded = Sea Trade: you gave { LIST($gave, each: "nautilus-a-card") } and got { LIST($received, each: "nautilus-a-card") }.
nautilus-laid-ready = Laid ready: { LIST($chosen, each: "nautilus-card") }.
nautilus-rest-of-five = Rest of the 5: { $five_left ->
    [one] 1 step left
   *[other] { $five_left } steps left
}
nautilus-read-five = { nautilus-rest-of-five }{ COUNT($five_moved) ->
    [0] {""}
   *[other] ; moved already: { LIST($five_moved, each: "nautilus-piece") }
}.
nautilus-asked-before = Asked already: { LIST($questions, each: "nautilus-card") }.
nautilus-read-wanted = { NAME($turn) } gets { LIST($wanted, each: "nautilus-a-card") }.
nautilus-read-last = { $last_card ->
    [none] A Nautilùs would find no card.
   *[other] A Nautilùs would use { LIST($last_card, each: "nautilus-a-card") }.
}
nautilus-read-deck = { $deck ->
    [one] 1 card in the deck.
   *[other] { $deck } cards in the deck.
}
nautilus-read-pile = { COUNT($pile) ->
    [0] Nothing has been played since the shuffle.
   *[other] Played since the shuffle: { LIST($pile, each: "nautilus-copies") }.
}

# At the table
nautilus-round = Round { $round }
nautilus-dealer = Dealer of this round
nautilus-looks = looks through the Telescope: the others show their cards
nautilus-commands = commands
nautilus-commanded-by = commanded by { NAME($seat) }
nautilus-announced = { $announced ->
    [with] has announced a 1 or 12, with which a sailor enters
   *[without] has announced neither 1 nor 12
}
nautilus-announced-short = { $announced ->
    [with] 1 · 12
   *[without] no 1 · 12
}
nautilus-home-count = { $home } of { $all } home
nautilus-partner = Partner
nautilus-their-turn = plays now
nautilus-known = You know: { LIST($cards, each: "nautilus-copies") }
nautilus-open-hand = Open hand: { LIST($cards, each: "nautilus-copies") }
nautilus-own-hand = Your cards: { LIST($cards, each: "nautilus-copies") }
nautilus-deck = Deck
nautilus-deck-count = Deck: { $deck }
nautilus-pile = Played
nautilus-close = Close
nautilus-last-card = Last card
nautilus-no-effect = No effect.
nautilus-discarded = Discarded, no effect.
nautilus-earlier-cards = Cards before it
nautilus-no-last-card = No card to undo
nautilus-done = { LIST($moved, each: "nautilus-piece-to") }
nautilus-your-hand = Your cards
nautilus-hand-of = Cards of { NAME($seat) }
nautilus-under-nautilus = Under the Nautilùs
nautilus-skip-motion = Skip the motion

# The result
nautilus-result-team = { NAME($seats) }
nautilus-result-wins = won
nautilus-result-place = Place
nautilus-result-players = Players
nautilus-result-home = Sailors home
nautilus-result-colour = { nautilus-colour }: { nautilus-home-count }
nautilus-result-caption = Who is home

## The summary of an analysis

nautilus-summary-rounds = { $rounds ->
    [one] In round { $first }
   *[other] In rounds { $first } to { $last }
}
nautilus-summary-behind-home = { nautilus-summary-rounds }: { $gap ->
    [one] one sailor
   *[other] at least { $gap } sailors
} less in the harbour at the start than the opponents.
nautilus-summary-behind-afloat = { nautilus-summary-rounds }: { $gap ->
    [one] one sailor
   *[other] at least { $gap } sailors
} more in the whirlpool at the start than the opponents.
nautilus-summary-counted-hits = { $count ->
    [0] No sailor was
    [one] A sailor was once
   *[other] Sailors were { $count } times
} sent back to the whirlpool; sailors of the opponents { $others ->
    [one] once
   *[other] { $others } times
}.
nautilus-summary-missed-home = { $count ->
    [one] a sailor in the harbour
   *[other] { $count } sailors in the harbour
}
nautilus-summary-missed-hits = { $count ->
    [one] an opponent’s sailor hit
   *[other] { $count } opponents’ sailors hit
}
nautilus-summary-missed-entered = { $count ->
    [one] a sailor on its start
   *[other] { $count } sailors on their start
}
nautilus-summary-missed-safe = { $count ->
    [one] an own sailor that was sent back
   *[other] { $count } own sailors that were sent back
}
