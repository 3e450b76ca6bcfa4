# The form of the position editor.
# used: nautilus-edit-*, nautilus-value-*, nautilus-position-*

nautilus-edit-round = Round
nautilus-edit-asked = Question
nautilus-edit-turn = On turn
nautilus-edit-dealer = Dealer
nautilus-edit-players = Players
nautilus-edit-hand = Hand
nautilus-edit-announced = Announced
nautilus-edit-laid-ready = Laid ready
nautilus-edit-sailors = Sailors
nautilus-edit-spot = Stands
nautilus-edit-moved = Has moved
nautilus-edit-moby-dick = Moby Dick on field
nautilus-edit-pile = Played cards
nautilus-edit-last-card = Last card
nautilus-edit-commander = Commanded by
nautilus-edit-redraws = Hands changed
nautilus-edit-five-left = Rest of the 5
nautilus-edit-five-moved = Moved by the 5
nautilus-edit-questions = Asked in the Sea Trade
nautilus-edit-wanted = Wanted card

nautilus-value-asked = { $item ->
    [deal] Cards are dealt
    [redraw] Change the hand?
    [swap] Which card for the partner?
    [turn] Which card is played?
    [skipped] Which card is discarded?
    [use] Use the last card?
    [five] Where goes the rest of the 5?
    [start] Where does Moby Dick enter?
    [trade] Which card is traded?
    [reply] Which card in return?
    [question] Which card is asked for?
    [die] Moby Dick swims
    [return] Which card is given back?
   *[nothing] Nothing: the game is over
}
nautilus-value-announced = { $item ->
    [without] Without 1 or 12
    [with] With 1 or 12
   *[silent] Nothing
}
nautilus-value-card = { nautilus-card }
nautilus-value-piece = { nautilus-piece }
nautilus-value-spot = { nautilus-at }

# What contradicts what; the field in question stands before it.
nautilus-position-unfit = This does not fit the rest of the position.
nautilus-position-number = It must be from { $least } to { $most }.
nautilus-position-no-move = There is no legal move then.
nautilus-position-card-count = { LIST($card, each: "nautilus-card") }: { $count } in hands and among the played cards, but there are { $most }.
nautilus-position-hand-size = { $count } cards in a hand, but { $dealt } are dealt to each.
nautilus-position-one-spot = { LIST($sailor, each: "nautilus-piece") } and { LIST($other, each: "nautilus-piece") } stand in the same place.
nautilus-position-on-moby-dick = { LIST($sailor, each: "nautilus-piece") } stands on his field.
nautilus-position-announced = The hands contradict what was announced of them.
nautilus-position-somebody-won = Somebody has won: nothing is asked any more.
nautilus-position-nobody-won = The game is not over: nobody has won.
nautilus-position-no-partner = Two players do not swap with a partner.
nautilus-position-only-two = Only a game of two asks this.
nautilus-position-laid-ready = The cards that are laid ready do not fit this question.
nautilus-position-laid-ready-not-held = { LIST($card, each: "nautilus-card") } is laid ready, but not in the hand.
nautilus-position-full-hand = The hand is full already.
nautilus-position-hands-not-full = Not all hands are full.
nautilus-position-no-redraw = No hand is to be changed now.
nautilus-position-empty-hand = The hand is empty.
nautilus-position-no-last-card = There is no last card to use.
nautilus-position-no-part = No sailor has had a part of the 5 yet.
nautilus-position-entered = Moby Dick is there already.
nautilus-position-empty-trade = One of the two hands of the trade is empty.
nautilus-position-not-held = The opponent has no such card.
nautilus-position-no-die = Moby Dick swims when he is there and all hands are empty.
nautilus-position-own-command = Nobody commands the own turn.
nautilus-position-five-left = Steps are left exactly while the rest of a 5 is asked for.
nautilus-position-questions = Cards are asked for in a Sea Trade of two players only.
nautilus-position-wanted = A card is wanted exactly while one is given for it.
