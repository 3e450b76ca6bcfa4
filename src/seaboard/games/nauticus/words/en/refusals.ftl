# Why a move is refused, for the one who tried it. What chance does has no words.
# used: nauticus-refused-*

nauticus-refused-asked-field = First choose a field: you are the start player.
nauticus-refused-asked-bonus = First choose the tile of your bonus.
nauticus-refused-asked-gift = First choose the tile of your gift.
nauticus-refused-asked-place = First lay the tile in your hand, on a ship or into the warehouse.
nauticus-refused-asked-reward = First take a reward for your finished ship.
nauticus-refused-asked-reward-good = First choose the good of your reward.
nauticus-refused-asked-turn = Your turn begins: use the action of this phase, pass, or take your extra action.
nauticus-refused-asked-use = You are in the middle of an action: use it again, or finish it.
nauticus-refused-asked-turn-end = The action is over: end your turn, or take your extra action.
nauticus-refused-other-action = Not with this action. It is: { nauticus-action }.
nauticus-refused-no-worker = You have no worker left for this action.
nauticus-refused-none-left = The supply has none left: { LIST($tile, each: "nauticus-tile") }.
nauticus-refused-no-ship = You have no ship { $ship }.
nauticus-refused-not-stored = This is not in your warehouse: { LIST($tile, each: "nauticus-tile") }.
nauticus-refused-no-ship-takes = None of your ships can take it now: { LIST($tile, each: "nauticus-tile") }.
nauticus-refused-not-finished = Ship { $ship } is not finished, and only finished ships deliver.
nauticus-refused-not-loaded = Ship { $ship } carries { $cargo } of { $size } goods. It delivers a full load only.
nauticus-refused-too-few-workers = Delivering { $size } goods takes { $size } workers.
nauticus-refused-all-crown-points = This action has brought you its { $most } points, and it brings no more.
nauticus-refused-no-crown = You have no crown to score.
nauticus-refused-crowns-not-sold = Crowns are not for sale: they are rewards for finished ships.
nauticus-refused-too-dear = It costs { $cost } taler, and you have { $taler }.
nauticus-refused-no-room = None of your ships takes it, and your warehouse has no room for it.
nauticus-refused-face-down = The action tile there is face down: it was chosen before in this round.
nauticus-refused-no-beginning = A ship begins with a hull part. This cannot be the first: { LIST($tile, each: "nauticus-tile") }.
nauticus-refused-does-not-fit = Ship { $ship } cannot take it: { LIST($tile, each: "nauticus-tile") }.
nauticus-refused-to-the-yard = A transported tile goes to the yard.
nauticus-refused-no-boxes = It needs { $needed ->
    [one] 1 box
   *[other] { $needed } boxes
}, and your warehouse has { $room } free.
nauticus-refused-taken-twice = You have taken this reward twice for this ship: { nauticus-reward-name }.
nauticus-refused-no-goods = The supply has no goods left.
nauticus-refused-reward-gone = There is none left of this reward: { nauticus-reward-name }.
nauticus-refused-same-goods = The two goods of a reward are different ones.
nauticus-refused-not-used = Use the action at least once before you finish it.
nauticus-refused-extra-used = Your extra action is used up: it is there once in the game.
nauticus-refused-nothing-to-do = Even with two more workers you could do nothing now with: { nauticus-action }.
nauticus-refused-regular-tile = Choose one of the four kinds with a crest or a good, no crown: { nauticus-kind }.
