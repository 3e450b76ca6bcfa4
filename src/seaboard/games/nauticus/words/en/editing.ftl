# The form of the position editor.
# used: nauticus-edit-*, nauticus-value-*, nauticus-position-*

nauticus-edit-round = Round
nauticus-edit-phase = Phase
nauticus-edit-asked = Question
nauticus-edit-turn = On turn
nauticus-edit-start-player = Start player
nauticus-edit-anchor = Anchor of the wheel at field
nauticus-edit-players = Players
nauticus-edit-fields = Action fields
nauticus-edit-in-hand = Action in hand
nauticus-edit-action = Action
nauticus-edit-face-up = Face up
nauticus-edit-chosen = Chosen
nauticus-edit-anchor-tile = Anchor tile
nauticus-edit-taler = Taler
nauticus-edit-workers = Workers
nauticus-edit-points = Points
nauticus-edit-pass-tiles-flipped = Pass tiles flipped
nauticus-edit-extra-action = Extra action left
nauticus-edit-delivered = Delivered
nauticus-edit-warehouse = Warehouse
nauticus-edit-ships = Ships
nauticus-edit-stern = Stern
nauticus-edit-middles = Middles
nauticus-edit-bow = Bow
nauticus-edit-one = One-part hull
nauticus-edit-crest = Crest
nauticus-edit-masts = Masts
nauticus-edit-crown-masts = Crown masts
nauticus-edit-sails = Sails
nauticus-edit-crown-sails = Crown sails
nauticus-edit-goods = Goods
nauticus-edit-extra = Extra action runs
nauticus-edit-phase-done = Action of the phase done
nauticus-edit-blue-workers = Blue workers left
nauticus-edit-used = Used already
nauticus-edit-bought = Bought
nauticus-edit-gift-due = Gift due
nauticus-edit-points-scored = Points scored
nauticus-edit-tile = Tile in hand
nauticus-edit-rewards-due = Rewards due
nauticus-edit-rewards-taken = Rewards taken
nauticus-edit-first-good = First good named

nauticus-value-asked = { $item ->
    [layout] Action tiles are laid out
    [field] Which field?
    [bonus] Which bonus tile?
    [turn] Act or pass?
    [use] What next with the action?
    [place] Where does the tile go?
    [reward] Which reward?
    [reward-good] Which good as reward?
    [gift] Which gift?
    [turn-end] End the turn?
   *[nothing] Nothing: the game is over
}
nauticus-value-crest = { $item ->
    [wheel] Wheel
    [anchor] Anchor
    [whale] Whale
   *[star] Star
}
nauticus-value-good = { $item ->
    [coffee] Coffee
    [fish] Fish
    [grain] Grain
   *[salt] Salt
}
nauticus-value-tile = { nauticus-tile }
nauticus-value-action = { nauticus-action }
nauticus-value-reward = { nauticus-reward-name }

# What contradicts what; the field in question stands before it.
nauticus-position-unfit = This does not fit the rest of the position.
nauticus-position-number = It must be from { $least } to { $most }.
nauticus-position-nothing-face-up = No action tile lies there that could be face up.
nauticus-position-two-chosen = Another field is chosen already, and only one can be.
nauticus-position-two-anchors = The anchor tile lies at another field already.
nauticus-position-tile-twice = The same action tile lies at two fields.
nauticus-position-layout-order = Tiles are laid out from the first field on, and one of them is still to come.
nauticus-position-layout-face-up = Tiles that are laid out lie face up.
nauticus-position-tiles-missing = { $laid } action tiles lie there, but there are { $wanted }.
nauticus-position-warehouse-full = That is more than its { $boxes } boxes hold.
nauticus-position-too-many-ships = There are not as many hull tiles as ships.
nauticus-position-crest = A ship has a crest exactly when it carries a mast or sail without crown.
nauticus-position-no-hull = A ship begins with a hull tile.
nauticus-position-does-not-fit = This ship cannot carry as many: { LIST($tile, each: "nauticus-tile") }.
nauticus-position-no-action = At the question “{ LIST($asked, each: "nauticus-value-asked") }” no action is in hand.
nauticus-position-an-action = At the question “{ LIST($asked, each: "nauticus-value-asked") }” an action is in hand.
nauticus-position-not-sold = Only tiles that this action sells: { nauticus-action }.
nauticus-position-layout-phase = Action tiles are laid out before the first phase of a round.
nauticus-position-not-the-end = The game is over after the last phase of the last round only.
nauticus-position-face-down = { $down } action tiles lie face down, but in phase { $phase } it has to be { $wanted }.
nauticus-position-chosen = Whether a field is chosen does not fit the question “{ LIST($asked, each: "nauticus-value-asked") }”.
nauticus-position-chosen-down = The tile of the chosen field lies face down.
nauticus-position-anchor-tile = From the second phase on, and not before, the anchor tile lies at the field of the first phase.
nauticus-position-anchor-down = At the field with the anchor tile the action tile lies face down.
nauticus-position-start-player = At the question “{ LIST($asked, each: "nauticus-value-asked") }” the start player is on turn.
nauticus-position-pass-tiles = Pass tiles are turned back at the end of a round.
nauticus-position-tile-count = There are { $count } in all, but the game has { $most }: { LIST($tile, each: "nauticus-tile") }.
nauticus-position-no-bonus = The chosen field has no bonus tile that finds room.
nauticus-position-in-hand = It does not fit the question “{ LIST($asked, each: "nauticus-value-asked") }” or the rest of the action.
nauticus-position-no-move = No move would answer this question.
