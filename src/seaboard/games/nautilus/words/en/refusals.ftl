# Why a move is refused, for the one who tried it. What chance does has no words.
# used: nautilus-refused-*

nautilus-refused-asked-turn = First play a card.
nautilus-refused-asked-use = First use the card under the Nautilùs.
nautilus-refused-asked-redraw = First decide whether to change your hand or to keep it.
nautilus-refused-asked-swap = First choose a card for your partner.
nautilus-refused-asked-trade = First choose a card for the Sea Trade.
nautilus-refused-asked-reply = First choose a card for the Sea Trade.
nautilus-refused-asked-question = First choose the card that you ask for.
nautilus-refused-asked-return = First choose the card that you give in return.
nautilus-refused-asked-five = First use the rest of the 5.
nautilus-refused-asked-start = First choose where Moby Dick appears.
nautilus-refused-asked-skipped = An 8 took your turn: discard a card.
nautilus-refused-cannot-move = { LIST($sailor, each: "nautilus-piece") } cannot do that with { LIST($card, each: "nautilus-a-card") }: somebody is in the way, or the steps do not lead there exactly.
nautilus-refused-in-whirlpool = { LIST($sailor, each: "nautilus-piece") } is in the whirlpool: only a 1 or a 12 brings it onto the ring.
nautilus-refused-in-play = { LIST($sailor, each: "nautilus-piece") } is in play already.
nautilus-refused-lowest-enters = Sailors in a whirlpool are alike: the one with the lowest number enters.
nautilus-refused-nobody-to-skip = No other player holds a card, so nobody can lose one.
nautilus-refused-no-moby = Moby Dick is not on the board.
nautilus-refused-out-of-reach = { LIST($piece, each: "nautilus-piece") } is neither on the ring nor in a cave: the Compass cannot reach it.
nautilus-refused-moby-no-cave = Moby Dick does not fit into a cave.
nautilus-refused-asked-already = You have asked for that already: { LIST($card, each: "nautilus-card") }.
nautilus-refused-other-side = The 5 moves your own and your partner’s sailors, not those of the other side ({ LIST($colour, each: "nautilus-colour") }).
nautilus-refused-had-its-part = { LIST($sailor, each: "nautilus-piece") } has had its part of this 5.
nautilus-refused-no-such-part = { LIST($sailor, each: "nautilus-piece") } cannot take these steps there, or the rest of the 5 could not be used.
nautilus-refused-own-starts = Moby Dick appears behind one of your own starts.
nautilus-refused-card-to-use = Use the card under the Nautilùs: { LIST($card, each: "nautilus-card") }.
nautilus-refused-not-in-hand = It is not in the hand: { LIST($card, each: "nautilus-card") }.
nautilus-refused-not-your-colour = These sailors are not yours to move now: { LIST($colour, each: "nautilus-colour") }.
nautilus-refused-must-play = A card of the hand can be played, so none may be discarded.
