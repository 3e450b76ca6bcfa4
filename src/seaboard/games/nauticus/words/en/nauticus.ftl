# Words of Nauticus: names of things, what is asked, what can be chosen, what happened.
# used: nauticus-action-*, nauticus-short-*, nauticus-tile-*, nauticus-a-*, nauticus-sort-*
# used: nauticus-reward-*, nauticus-fact-*, nauticus-asks-*, nauticus-other-asks-*, nauticus-move-*
# used: nauticus-does-*, nauticus-ship-*, nauticus-result-*, nauticus-tab-*
# used: nauticus-mode-*, nauticus-mode-about-*

## The game itself

nauticus-name = Nauticus
nauticus-about = Build ships, fill their holds, deliver their cargo: eight actions on a turning wheel, and everybody follows. For 2 to 4 players, with everything in the open.
nauticus-mode-standard = Standard
nauticus-mode-about-standard = The game as it is printed.

## Actions

nauticus-action-hull = Buy hull parts
nauticus-action-mast = Buy masts
nauticus-action-sail = Buy sails
nauticus-action-goods = Buy goods
nauticus-action-transport = Transport
nauticus-action-withdraw = Withdraw money
nauticus-action-deliver = Deliver goods
nauticus-action-crowns = Score crowns

nauticus-short-hull = Hull
nauticus-short-mast = Masts
nauticus-short-sail = Sails
nauticus-short-goods = Goods
nauticus-short-transport = Transport
nauticus-short-withdraw = Money
nauticus-short-deliver = Deliver
nauticus-short-crowns = Crowns

nauticus-does-hull = Each worker buys one hull part.
nauticus-does-mast = Each worker buys one mast.
nauticus-does-sail = Each worker buys one sail.
nauticus-does-goods = Each worker buys one good.
nauticus-does-transport = Each worker takes one tile from the warehouse to the yard.
nauticus-does-withdraw = Each worker brings 2 taler.
nauticus-does-deliver = One worker for each good: a finished, fully loaded ship delivers its cargo.
nauticus-does-crowns = Each worker brings 1 point per crown, at most 15 points.

## Tiles: alone, and with their article

nauticus-tile-hull-stern = stern
nauticus-tile-hull-middle = middle
nauticus-tile-hull-bow = bow
nauticus-tile-hull-one = one-ship
nauticus-tile-mast-wheel = wheel mast
nauticus-tile-mast-anchor = anchor mast
nauticus-tile-mast-whale = whale mast
nauticus-tile-mast-star = star mast
nauticus-tile-mast-crown = crown mast
nauticus-tile-sail-wheel = wheel sail
nauticus-tile-sail-anchor = anchor sail
nauticus-tile-sail-whale = whale sail
nauticus-tile-sail-star = star sail
nauticus-tile-sail-crown = crown sail
nauticus-tile-goods-coffee = coffee
nauticus-tile-goods-fish = fish
nauticus-tile-goods-grain = grain
nauticus-tile-goods-salt = salt

nauticus-a-hull-stern = a stern
nauticus-a-hull-middle = a middle
nauticus-a-hull-bow = a bow
nauticus-a-hull-one = a one-ship
nauticus-a-mast-wheel = a wheel mast
nauticus-a-mast-anchor = an anchor mast
nauticus-a-mast-whale = a whale mast
nauticus-a-mast-star = a star mast
nauticus-a-mast-crown = a crown mast
nauticus-a-sail-wheel = a wheel sail
nauticus-a-sail-anchor = an anchor sail
nauticus-a-sail-whale = a whale sail
nauticus-a-sail-star = a star sail
nauticus-a-sail-crown = a crown sail
nauticus-a-goods-coffee = a coffee
nauticus-a-goods-fish = a fish
nauticus-a-goods-grain = a grain
nauticus-a-goods-salt = a salt

nauticus-sort-hull = Hull parts
nauticus-sort-mast = Masts
nauticus-sort-sail = Sails
nauticus-sort-goods = Goods

nauticus-reward-crown-mast = a crown mast
nauticus-reward-crown-sail = a crown sail
nauticus-reward-points = 3 points
nauticus-reward-taler = 7 taler
nauticus-reward-workers = 3 workers
nauticus-reward-goods = 2 different goods


## Counts

nauticus-taler = { $n } taler
nauticus-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
nauticus-blue-workers = { $n ->
    [one] 1 blue worker
   *[other] { $n } blue workers
}
nauticus-own-workers = { $n ->
    [one] 1 own worker
   *[other] { $n } own workers
}
nauticus-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
nauticus-crowns = { $n ->
    [one] 1 crown
   *[other] { $n } crowns
}
nauticus-free-boxes = { $n ->
    [one] 1 box free
   *[other] { $n } boxes free
}
nauticus-later-points = { $n ->
    [one] 1 point at the end
   *[other] { $n } points at the end
}
nauticus-bonus-tile = { $sort ->
    [mast] a mast of choice
    [sail] a sail of choice
   *[other] a good of choice
}
nauticus-nothing = nothing
nauticus-free = free

## The table

nauticus-tab-board = Board
nauticus-tab-yard = My yard
nauticus-tab-others = Others
nauticus-wheel = The wheel with the eight action fields
nauticus-supply = Supply
nauticus-warehouse = Warehouse
nauticus-delivered = Delivered
nauticus-ships = Yard
nauticus-round = Round
nauticus-phase = Phase
nauticus-round-of = Round { $round } of { $rounds }, phase { $phase } of { $phases }
nauticus-score-track = Score track
nauticus-start-player = Start player
nauticus-start-player-is = Start player: { $name }
nauticus-on-turn = on turn
nauticus-extra-left = Extra action still there
nauticus-extra-used = Extra action used
nauticus-extra = Extra action
nauticus-extra-choose = Extra action: 2 workers, then one of
nauticus-new-ship = New ship
nauticus-no-ships = No ship yet
nauticus-tile-left = { $tile }: { $n } left
nauticus-pass-tiles = { $flipped } of 3 pass tiles flipped
nauticus-pass-loss = { $n ->
    [0] no loss at the end of the round
    [one] 1 point lost at the end of the round
   *[other] { $n } points lost at the end of the round
}
nauticus-if-now = If the game ended now
nauticus-look-first = Point at anything that glows, or keep a finger on it, to see what it costs and brings.
nauticus-in-hand = In hand
nauticus-rewards-left = { $n ->
    [one] 1 reward to choose
   *[other] { $n } rewards to choose
}
nauticus-hint-rank = Hint { $rank }
nauticus-show-more = Show more of { $name }
nauticus-show-less = Show less of { $name }
nauticus-account = { $track } on the track + { $goods } for goods + { $ships } for ships + { $leftovers } for { $taler } taler
nauticus-field-laid = Field { $number }: { $action }; { $workers }; bonus { $bonus }
nauticus-field-prices = prices { $prices }
nauticus-field-price = { $tile } { $price }
nauticus-field-bare = Field { $number }: no tile yet; bonus { $bonus }
nauticus-field-down = face down
nauticus-field-chosen = chosen
nauticus-field-anchor = anchor tile

## Ships in words

nauticus-ship-words = Ship { $number }: { $hull } ({ $state })
nauticus-ship-finished = finished
nauticus-ship-closed = hull complete
nauticus-ship-open = hull open
nauticus-ship-cargo = cargo { $goods }
nauticus-count-tile = { $n } × { $tile }

## What is asked of the reader

nauticus-asks-layout = The action tiles are being laid out.
nauticus-asks-field = You are start player: choose an action field. You get its bonus, then everyone may act.
nauticus-asks-bonus = Your bonus: choose a tile from the supply for your warehouse.
nauticus-asks-turn = { $action }: { $how ->
    [nothing] you can only pass
    [extra] not possible now; pass, or take your extra action first
    [transport] choose a tile of your warehouse, or pass
    [deliver] choose a loaded ship, or pass
    [withdraw] take 2 taler for each worker, or pass
    [crowns] score your crowns with each worker, or pass
   *[buy] choose what to buy, or pass
}. { $means }
nauticus-asks-use = { $action }: { $how ->
    [nothing] you can only finish
    [transport] choose another tile of your warehouse, or finish
    [deliver] choose another loaded ship, or finish
    [withdraw] take 2 taler for another worker, or finish
    [crowns] score your crowns with another worker, or finish
   *[buy] choose what to buy next, or finish
}. { $means }
nauticus-asks-place = Place { $tile } in your yard{ $store ->
    [yes] , or store it
   *[no] {""}
}.
nauticus-asks-reward = Your ship is finished: { $n ->
    [one] choose 1 reward.
   *[other] choose { $n } rewards.
}
nauticus-asks-reward-good = Choose a good for your warehouse.
nauticus-asks-gift = All four kinds bought: choose one more as a gift, for your warehouse.
nauticus-asks-turn-end = End your turn, or take your extra action now.
nauticus-asks-nothing = The game is over.
nauticus-asked-of = { $name }: { $question }
nauticus-means = You have { $blue ->
    [0] { $own }
   *[other] { $workers }, { $own }
} and { $taler }.
nauticus-extra-means = Extra action, { $action }

nauticus-other-asks-layout = The action tiles are being laid out.
nauticus-other-asks-field = { $name } chooses an action field.
nauticus-other-asks-bonus = { $name } chooses the tile of the bonus.
nauticus-other-asks-turn = { $name } acts or passes: { $action }.
nauticus-other-asks-use = { $name } acts: { $action }.
nauticus-other-asks-place = { $name } places { $tile }.
nauticus-other-asks-reward = { $name } chooses a reward for the finished ship.
nauticus-other-asks-reward-good = { $name } chooses a good.
nauticus-other-asks-gift = { $name } chooses a gift.
nauticus-other-asks-turn-end = { $name } ends the turn, or takes the extra action.
nauticus-other-asks-nothing = The game is over.

## Moves

nauticus-move-field = { $action } (field { $field })
nauticus-move-take = Take { $tile }
nauticus-move-buy = Buy { $tile }
nauticus-move-transport = Take { $tile } to the yard
nauticus-move-place = Place { $tile } on ship { $ship }
nauticus-move-place-new = Begin a new ship with { $tile }
nauticus-move-store = Store { $tile } in the warehouse
nauticus-move-withdraw = Withdraw 2 taler
nauticus-move-deliver = Deliver the cargo of ship { $ship }: { $goods }
nauticus-move-score = Score { $n ->
    [one] 1 point
   *[other] { $n } points
} for crowns
nauticus-move-pass = Pass
nauticus-move-done = Finish the action
nauticus-move-end = End the turn
nauticus-move-extra = Extra action: { $action }
nauticus-move-reward = Reward: { $reward }
nauticus-move-lay = Lay out { $action }

nauticus-costs = costs { $cost }
nauticus-gains = brings { $gain }
nauticus-button-done = Finish
nauticus-button-end = End turn
nauticus-button-pass = Pass

nauticus-effect-stored = goes to the warehouse
nauticus-effect-placed = then place or store it
nauticus-effect-forfeited = no room: forfeited
nauticus-effect-bonus-lost = no room or none left: the tile of the bonus is lost
nauticus-effect-finished = finishes the ship: { $n ->
    [one] 1 reward
   *[other] { $n } rewards
}
nauticus-effect-gift = earns the gift
nauticus-effect-gift-lost = the gift is lost
nauticus-effect-reward-lost = no room: lost
nauticus-effect-flips = flips the { $n } tile: 1 crown
nauticus-effect-none = flips no tile
nauticus-effect-round-ends = ends the round
nauticus-effect-blue-lost = { $n ->
    [one] 1 blue worker lapses
   *[other] { $n } blue workers lapse
}

## What happened

nauticus-fact-round-begun = Round { $round } begins; the wheel’s anchor points at field { $anchor }.
nauticus-fact-layout = The action tiles lie on fields 0 to 7: { $actions }.
nauticus-fact-field-chosen = { $name } chooses field { $field }: { $action }, { $workers }.
nauticus-fact-bonus-received = { $name } gets the bonus: { $bonus }.
nauticus-fact-bonus-lost = { $name } loses the tile of the bonus ({ $sort }).
nauticus-fact-tile-received = { $name } receives { $tile }{ $for ->
    [bonus] {" "}as a bonus
    [gift] {" "}as a gift
   *[reward] {" "}as a reward
}.
nauticus-fact-tile-bought = { $name } buys { $tile } for { $price } taler ({ $cost }).
nauticus-fact-tile-stored = { $name } stores { $tile }.
nauticus-fact-tile-forfeited = { $name } forfeits { $tile }: no room in the warehouse.
nauticus-fact-tile-placed = { $name } places { $tile } on ship { $ship }.
nauticus-fact-tile-transported = { $name } takes { $tile } out of the warehouse ({ $cost }).
nauticus-fact-ship-begun = { $name } begins ship { $ship } with { $tile }.
nauticus-fact-ship-finished = { $name } finishes ship { $ship }, of size { $size }.
nauticus-fact-gift-due = { $name } has bought all four kinds and gets a gift.
nauticus-fact-gift-lost = { $name } has bought all four kinds, but the gift is lost.
nauticus-fact-money-withdrawn = { $name } withdraws { $taler } taler ({ $cost }).
nauticus-fact-goods-delivered = { $name } delivers { $goods } with ship { $ship } ({ $cost }).
nauticus-fact-crowns-scored = { $name } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for crowns ({ $cost }).
nauticus-fact-pass-flipped = { $name } passes; { $flipped } of 3 pass tiles are flipped.
nauticus-fact-pass-bare = { $name } passes; all pass tiles are flipped already.
nauticus-fact-extra-begun = { $name } takes the extra action: { $action }, with 2 workers.
nauticus-fact-reward-taken = { $name } takes { $reward } as a reward.
nauticus-fact-reward-lost = { $name } loses { $reward }: no room in the warehouse.
nauticus-fact-action-done = { $name } has finished: { $action }.
nauticus-fact-turn-ended = { $name } ends the turn.
nauticus-fact-phase-ended = Phase { $phase } of round { $round } is over.
nauticus-fact-anchor-laid = The anchor tile is laid on field { $field }.
nauticus-fact-round-ended = Round { $round } is over.
nauticus-fact-pass-penalty = { $points ->
    [0] { $name } loses nothing for pass tiles.
    [one] { $name } loses 1 point for pass tiles not flipped.
   *[other] { $name } loses { $points } points for pass tiles not flipped.
}
nauticus-fact-score-final = { $name }: place { $place } with { $total ->
    [one] 1 point
   *[other] { $total } points
} = { $track } on the track + { $goods } for goods + { $ships } for ships + { $leftovers } for { $taler } taler.
nauticus-fact-game-ended = The game is over. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

## The result

nauticus-result = Final scoring
nauticus-result-place = Place
nauticus-result-track = Score track
nauticus-result-goods = Delivered goods
nauticus-result-ships = Finished ships
nauticus-result-leftovers = Taler and leftovers
nauticus-result-total = Total
nauticus-result-ship-size = { $n } × size { $size }
nauticus-result-thirds = Each 3 taler are 1 point.

## The position in words

nauticus-read-player = { $name }: { $points }, { $taler }, { $workers }, { $crowns }, { $passes }; { $extra }; { $total } if the game ended now.
nauticus-read-warehouse = Warehouse of { $name }: { $tiles }; { $free }.
nauticus-read-delivered = Delivered by { $name }: { $goods }.
nauticus-read-supply = Supply: { $tiles }.
nauticus-read-ship = { $name }, { $ship }.
