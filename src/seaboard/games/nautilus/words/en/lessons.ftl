# Words of the lessons of Nautilùs; lessons/*.toml has their steps.
# used: nautilus-lesson-*, nautilus-coach-*

nautilus-lesson-entering = Entering
nautilus-lesson-entering-wrong = Follow the lit card first.
nautilus-lesson-entering-goal = You are red. Your sailors wait in the whirlpool. Bring them once around the ring and into your harbour.
nautilus-lesson-entering-enter = Only a 1 or a 12 brings a sailor onto the ring. Play the 12.
nautilus-lesson-entering-start = Your sailor stands on your start. The others had neither 1 nor 12, so they had to discard.
nautilus-lesson-entering-move = A number moves a sailor that many fields clockwise. Play either card.

nautilus-lesson-steps = Exact steps and hits
nautilus-lesson-steps-wrong = Use the 3.
nautilus-lesson-steps-exact = A sailor takes all the steps of a card, no fewer, and it cannot pass another. So your 6 is blocked by yellow.
nautilus-lesson-steps-hit = But you may land on it. Play the 3.
nautilus-lesson-steps-gone = Hit: yellow is back in its whirlpool. Mind that partners and your own sailors are hit just the same.

nautilus-lesson-harbour = The harbour
nautilus-lesson-harbour-wrong = Bring the sailor home with the 6.
nautilus-lesson-harbour-home = After a full circuit a sailor turns in at your start. Your harbour has four places beyond it.
nautilus-lesson-harbour-turn-in = Three steps to the start and three more: the 6 leads to place 3. Turn in.
nautilus-lesson-harbour-lap = Along the ring it would have to go all the way round again. Turn into the harbour.
nautilus-lesson-harbour-early = Keep the 1 for later. The 6 brings a sailor home now.
nautilus-lesson-harbour-safe = Home and safe: in the harbour nobody is hit, and nobody is passed. All four home, and you help your partner.
nautilus-lesson-harbour-win = And that wins the game: South is your partner. The first team with all its sailors home, red and green alike, has won.

nautilus-lesson-four = The 4
nautilus-lesson-four-wrong = Use the 4.
nautilus-lesson-four-back = The 4 is the only card that goes backward, and it knows a short cut.
nautilus-lesson-four-home = Your sailor stands 2 fields past the start. Back to the start, then into the harbour: play the 4 to place 2.
nautilus-lesson-four-past = Behind the start it is closer to home, but home is better.
nautilus-lesson-four-long = Nine fields of sixty. The 4 saves you all of them.
nautilus-lesson-four-gain = Home, without having gone round. Standing 1 to 3 fields past the start is enough for this.

nautilus-lesson-five = The 5
nautilus-lesson-five-wrong = Possible, too. Here, take the lit sailor and as many steps as the text says.
nautilus-lesson-five-share = The five steps of a 5 may be shared out, among your sailors and those of your partner. All must be used.
nautilus-lesson-five-first = Make room first: this sailor takes 1 step, to place 4.
nautilus-lesson-five-blocked = One step, to place 2, would leave the way further in closed. First let the other one make room.
nautilus-lesson-five-whole = Steps that your partner takes are missing in the harbour. First move up there.
nautilus-lesson-five-second = Now the other moves up 2 steps, to place 3.
nautilus-lesson-five-short = Place 3 is free as well, and one part is all that this sailor gets. Take 2 steps.
nautilus-lesson-five-partner = Your partner takes what is left. First move your own sailor up 2 steps.
nautilus-lesson-five-third = 2 steps are left. Your partner’s sailor takes them.
nautilus-lesson-five-done = Three sailors with one card. Each takes one part at most.

nautilus-lesson-seven = The 7
nautilus-lesson-seven-wrong = Use the 7.
nautilus-lesson-seven-sweep = The 7 alone may pass others, and it sends back everyone on its way.
nautilus-lesson-seven-go = Two opponents stand before you. Sweep them.
nautilus-lesson-seven-partner = That would end on your partner’s sailor. Take the other one.
nautilus-lesson-seven-small = The 2 can wait. With the 7 you hit two at once.
nautilus-lesson-seven-swept = Both are gone. Beware: your own and your partner’s sailors would have gone, too.

nautilus-lesson-eight = The 8
nautilus-lesson-eight-wrong = Use the 8 against the next player.
nautilus-lesson-eight-two = The 8 goes 8 steps forward. Or the next player loses the turn and a card.
nautilus-lesson-eight-skip = Blue is close behind you and comes next. Let East lose the turn.
nautilus-lesson-eight-step = That would take you away, but East could still play. Stop East.
nautilus-lesson-eight-ahead = Three steps are not far enough. Stop East.
nautilus-lesson-eight-lost = East had to discard a 7. It would have swept you away.

nautilus-lesson-swap = The swap
nautilus-lesson-swap-wrong = Give a 12.
nautilus-lesson-swap-blind = Before each round everyone gives the partner a card, unseen. South across from you is your partner.
nautilus-lesson-swap-give = All announced whether they can enter. South has neither 1 nor 12, and you have two 12s. Give one.
nautilus-lesson-swap-low = That does not bring South onto the ring. Give a 12.
nautilus-lesson-swap-got = A 10 came back. You know one card of South now, and South one of yours.

nautilus-lesson-caves = Caves
nautilus-lesson-caves-wrong = Follow the lit sailor.
nautilus-lesson-caves-where = Beside the ring lie four caves, each with room for one sailor.
nautilus-lesson-caves-in = Only the last step leads in, from the mouth. Your 6 fits exactly: go into the cave.
nautilus-lesson-caves-by = That goes past it along the ring. Go in.
nautilus-lesson-caves-other = Not this time: take the 6 into the cave.
nautilus-lesson-caves-out = In there nobody can hit you, not even Moby Dick, unless another sailor comes in. Now come out again: the first step leads to the mouth.
nautilus-lesson-caves-stay = That moves the other sailor. Take the one in the cave.
nautilus-lesson-caves-left = Ten steps from the cave are nine from its mouth.

nautilus-lesson-moby-dick = Moby Dick
nautilus-lesson-moby-dick-wrong = Follow the lit card.
nautilus-lesson-moby-dick-whale = Moby Dick lies on the ring. Sailors may pass him.
nautilus-lesson-moby-dick-ride = Who ends on his field rides him. Your 6 does that.
nautilus-lesson-moby-dick-keep = Keep his card for now. Ride first.
nautilus-lesson-moby-dick-landed = He swam to the next sailor and hit it, and you stand right behind him: far ahead with one card.
nautilus-lesson-moby-dick-card = His own card sends him to the next sailor clockwise, without a rider. That is yellow. Play it.
nautilus-lesson-moby-dick-die = After each round a die moves him 1 to 6 fields, and he hits everyone on that way.

nautilus-lesson-nautilus = The Nautilùs
nautilus-lesson-nautilus-wrong = Play the Nautilùs and its card.
nautilus-lesson-nautilus-ouch = West has just hit you with a 10. Luckily you hold a Nautilùs.
nautilus-lesson-nautilus-undo = It undoes the last card of the player before you. Play it.
nautilus-lesson-nautilus-back = Your sailor is back. And since this was the first Nautilùs of the game, Moby Dick appears behind your start.
nautilus-lesson-nautilus-use = Now the undone card is yours to use. Move on with the 10.
nautilus-lesson-nautilus-own = West’s turn became yours. But a second Nautilùs could undo this one, too.

nautilus-lesson-compass = The Compass
nautilus-lesson-compass-wrong = Use the Compass.
nautilus-lesson-compass-choose = Two pieces on the ring or in caves change places, anybody’s. Blue stands just before your start: swap with it.
nautilus-lesson-compass-slow = Three steps, or nearly a whole circuit? Use the Compass.
nautilus-lesson-compass-near = Two fields from your start. Whirlpools and harbours are out of the Compass’s reach.

nautilus-lesson-specials = Special cards
nautilus-lesson-specials-wrong = Play the lit card this time.
nautilus-lesson-specials-command = Commandeering shows you the next hand and gives you that turn. Blue is about to reach its harbour: play it.
nautilus-lesson-specials-blue-first = Blue would be home before your next turn. Stop it: play Commandeering.
nautilus-lesson-specials-away = You play East’s turn with East’s cards. Send blue past its harbour.
nautilus-lesson-specials-home = That would bring blue home. You want the contrary.
nautilus-lesson-specials-look = The Telescope makes all others show their cards until the round ends. Play it.
nautilus-lesson-specials-unseen = You know what East holds, but not the others. Look first: play the Telescope.
nautilus-lesson-specials-open = Now every hand but yours lies open to all players.
nautilus-lesson-specials-trade = In a Sea Trade you and your partner swap a card. Play it.
nautilus-lesson-specials-alone = You will want to give the 3 to your partner in a moment. Play the Sea Trade.
nautilus-lesson-specials-stormy = The Storm would carry your Sea Trade off to somebody else. Trade first.
nautilus-lesson-specials-give = Give away the 3.
nautilus-lesson-specials-dear = You will need the Storm in a moment. Give the 3.
nautilus-lesson-specials-storm = The Storm passes all hands to the right, and you play another card at once. Play it.
nautilus-lesson-specials-calm = After the Storm you play another card at once, so nothing is lost by it. Play the Storm.
nautilus-lesson-specials-second = You have East’s cards now. Play one. After that you know all the cards: fair winds!

nautilus-coach-swap = Give your partner a card that helps you both: a 1 or a 12 if he announced that he has none.
nautilus-coach-enter = You can bring a sailor onto the ring. More sailors in play mean that more of your cards can be used.
nautilus-coach-home = One of your cards can take a sailor into the harbour. There nobody can hit him; the furthest free place leaves room for the others.
nautilus-coach-cave = The last step of a move can lead into a cave. In there a sailor is safe, unless another one enters the same cave.
nautilus-coach-four = You hold a 4: it goes backward. Just past your start that is the short way home, instead of a whole circuit.
nautilus-coach-seven = You hold a 7: it passes everyone and sends back whoever stands on its way, your own and your partner’s sailors, too.
nautilus-coach-part = You hold a 5: its steps can be shared out among your sailors and your partner’s. All five must be used.
nautilus-coach-skip = Your 8 can take the next player’s turn and a card away, instead of moving.
nautilus-coach-compass = The Compass swaps any two pieces on the ring or in caves. Look for one of yours far behind and one of theirs near your start.
nautilus-coach-special = You hold a special card that can always be played. Choose it to see what it would do before you decide.
nautilus-coach-move = Choose a card to see every way it offers, or a sailor to see its cards. Landing on somebody sends him back.
nautilus-coach-discard = A card has to go: none can be played, or an 8 takes your turn. Part with the least useful; keep 1 and 12.
nautilus-coach-hit = A sailor was hit and is back in its whirlpool. Caves and harbours are safe places.
nautilus-coach-moby = Moby Dick has appeared. Who ends a move on him rides far ahead; after each round a die moves him.
nautilus-coach-undone = A Nautilùs has undone the last card, and whoever played it uses that card now.
nautilus-coach-taken = An 8 was played to take somebody’s turn away: the next player has to discard a card.
nautilus-coach-round = A new round: everybody gets new cards, says whether there is a 1 or a 12 among them, and swaps one with the partner.
