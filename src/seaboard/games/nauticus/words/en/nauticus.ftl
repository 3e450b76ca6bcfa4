# Words of Nauticus: names of things, what is asked, what can be chosen, what happened. Messages get
# the raw values of facts, moves, previews and views, and choose the words themselves.
# used: nauticus-board-*
# used: nauticus-fact-*, nauticus-asks-*, nauticus-other-asks-*, nauticus-move-*
# used: nauticus-effect-*, nauticus-result-*, nauticus-tab-*, nauticus-about-*
# used: nauticus-summary-*
# used: nauticus-mode-*, nauticus-mode-about-*

## The game itself

nauticus-name = Nauticus
nauticus-about = Build ships, fill their holds, deliver their cargo: eight actions on a turning wheel, and everybody follows. For 2 to 4 players, with everything in the open.
nauticus-mode-standard = Standard
nauticus-mode-about-standard = The game as it is printed.

## Actions

nauticus-action = { $action ->
    [hull] Buy hull parts
    [mast] Buy masts
    [sail] Buy sails
    [goods] Buy goods
    [transport] Transport
    [withdraw] Withdraw money
    [deliver] Deliver goods
   *[crowns] Score crowns
}
nauticus-short = { $action ->
    [hull] Hull
    [mast] Masts
    [sail] Sails
    [goods] Goods
    [transport] Transport
    [withdraw] Money
    [deliver] Deliver
   *[crowns] Crowns
}
nauticus-does = { $action ->
    [hull] each worker buys one hull part
    [mast] each worker buys one mast
    [sail] each worker buys one sail
    [goods] each worker buys one good
    [transport] each worker takes one tile from the warehouse to the yard
    [withdraw] each worker brings 2 taler
    [deliver] one worker for each good: a finished, fully loaded ship delivers its cargo
   *[crowns] each worker brings 1 point per crown, at most 15 points
}

## Tiles: alone, counted, and with their article

nauticus-tile = { KEY($item) ->
    [hull-stern] stern
    [hull-middle] middle
    [hull-bow] bow
    [hull-one] one-ship
    [mast-wheel] wheel mast
    [mast-anchor] anchor mast
    [mast-whale] whale mast
    [mast-star] star mast
    [mast-crown] crown mast
    [sail-wheel] wheel sail
    [sail-anchor] anchor sail
    [sail-whale] whale sail
    [sail-star] star sail
    [sail-crown] crown sail
    [goods-coffee] coffee
    [goods-fish] fish
    [goods-grain] grain
    [goods-salt] salt
    [coffee] coffee
    [fish] fish
    [grain] grain
   *[salt] salt
}
nauticus-tiles = { KEY($item) ->
    [hull-stern] sterns
    [hull-middle] middles
    [hull-bow] bows
    [hull-one] one-ships
    [mast-wheel] wheel masts
    [mast-anchor] anchor masts
    [mast-whale] whale masts
    [mast-star] star masts
    [mast-crown] crown masts
    [sail-wheel] wheel sails
    [sail-anchor] anchor sails
    [sail-whale] whale sails
    [sail-star] star sails
    [sail-crown] crown sails
    [goods-coffee] coffee
    [goods-fish] fish
    [goods-grain] grain
    [goods-salt] salt
    [coffee] coffee
    [fish] fish
    [grain] grain
   *[salt] salt
}
nauticus-tile-counted = { $n ->
    [1] { nauticus-tile }
   *[other] { $n } { nauticus-tiles }
}
nauticus-a-tile = { KEY($tile) ->
    [hull-stern] a stern
    [hull-middle] a middle
    [hull-bow] a bow
    [hull-one] a one-ship
    [mast-wheel] a wheel mast
    [mast-anchor] an anchor mast
    [mast-whale] a whale mast
    [mast-star] a star mast
    [mast-crown] a crown mast
    [sail-wheel] a wheel sail
    [sail-anchor] an anchor sail
    [sail-whale] a whale sail
    [sail-star] a star sail
    [sail-crown] a crown sail
    [goods-coffee] a coffee
    [goods-fish] a fish
    [goods-grain] a grain
   *[goods-salt] a salt
}
nauticus-kind = { $kind ->
    [hull] Hull parts
    [mast] Masts
    [sail] Sails
   *[goods] Goods
}
nauticus-reward = { $reward ->
    [crown-mast] a crown mast
    [crown-sail] a crown sail
    [points] 3 points
    [taler] 7 taler
    [workers] 3 workers
   *[goods] 2 different goods
}
nauticus-reward-name = { $reward ->
    [crown-mast] Crown mast
    [crown-sail] Crown sail
    [points] 3 points
    [taler] 7 taler
    [workers] 3 workers
   *[goods] 2 different goods
}

## Counts

nauticus-taler = { $n } taler
nauticus-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
nauticus-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
nauticus-crowns = { $n ->
    [one] 1 crown
   *[other] { $n } crowns
}
nauticus-amount = { $item ->
    [workers] { nauticus-workers }
    [taler] { nauticus-taler }
    [points] { nauticus-points }
    [mast] a mast of choice
    [sail] a sail of choice
   *[goods] a good of choice
}
nauticus-blue = { $blue ->
    [one] 1 blue worker
   *[other] { $blue } blue workers
}
nauticus-own = { $own ->
    [one] 1 own worker
   *[other] { $own } own workers
}
nauticus-used = { $blue ->
    [0] { nauticus-own }
   *[other] { $own ->
        [0] { nauticus-blue }
       *[other] { nauticus-blue } and { nauticus-own }
    }
}
nauticus-room = { $room ->
    [one] 1 box free
   *[other] { $room } boxes free
}
nauticus-bonus = { COUNT($brings) ->
    [0] nothing
   *[other] { LIST($brings, each: "nauticus-amount") }
}
nauticus-delivered-goods = { COUNT($goods) ->
    [0] nothing
   *[other] { LIST($goods, each: "nauticus-tile-counted") }
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
nauticus-marker = { NAME($seats) }: { nauticus-points }
nauticus-start-player = Start player
nauticus-start-player-is = Start player: { NAME($start_player) }
nauticus-on-turn = on turn
nauticus-extra-left = { $extra_action ->
    [yes] Extra action still there
   *[no] Extra action used
}
nauticus-extra = Extra action
nauticus-extra-choose = Extra action: 2 workers, then one of
nauticus-new-ship = New ship
nauticus-no-ships = No ship yet
nauticus-tile-left = { nauticus-tile }: { $left } left
nauticus-pass-tiles = { $pass_tiles_flipped } of 3 pass tiles flipped
nauticus-pass-loss = { nauticus-pass-tiles }: { $loss ->
    [0] no loss at the end of the round
    [one] 1 point lost at the end of the round
   *[other] { $loss } points lost at the end of the round
}
nauticus-about-blue = { $blue ->
    [0] The anchor: no blue workers here.
    [one] 1 blue worker of the wheel: whoever acts here may use him first.
   *[other] { $blue } blue workers of the wheel: whoever acts here may use them first.
}
nauticus-about-player = What { $name } has: taler, workers, crowns, pass tiles, the extra action, warehouse and ships.
nauticus-about-ships = The yard: ships are built of hull parts, masts and sails. A finished ship brings points and rewards.
nauticus-about-bonus = Bonus of the field: { nauticus-bonus }, for the start player who chooses it.
nauticus-about-delivered = Delivered goods. At the end each kind scores for itself: the more of one kind, the better.
nauticus-about-account = What you would have if the game ended now: points, ships, goods, and what is left over.
nauticus-about-points = { nauticus-points } on the score track. Delivered goods, finished ships and taler count at the end, too.
nauticus-about-taler = { nauticus-taler }. They pay for tiles; what is left at the end is worth points.
nauticus-about-workers = { nauticus-workers }. Every use of an action takes one; the blue workers of the wheel go first.
nauticus-about-crowns = { nauticus-crowns }: crown masts, crown sails and flipped pass tiles. With the action Crowns every worker brings 1 point for each of them.
nauticus-about-passes = { nauticus-pass-loss }. Whoever passes flips the next tile: it costs nothing any more and counts as a crown until the round ends.
nauticus-about-extra = { nauticus-extra-left }. Once in the game, in a turn of one’s own: 2 workers and any action, in addition to that of the phase.
nauticus-about-start-player = Start player: chooses the field of this phase, gets its bonus and acts first. The office then passes on to the left.
nauticus-about-warehouse = Warehouse: { nauticus-room }. A mast fills two boxes, every other tile one.
nauticus-turn-so-far = This turn so far: { COUNT($bought) ->
    [0] {""}
   *[other] { LIST($bought, each: "nauticus-tile-counted") } bought for { $taler } taler,{" "}
}{ nauticus-used } used{ COUNT($gained) ->
    [0] {""}
   *[other] ; gained: { LIST($gained, each: "nauticus-amount") }
}.
nauticus-take-back-turn = Take turn back
nauticus-take-back-turn-about = Takes back everything of this turn. As long as you have not finished it, you may try what you like.
nauticus-if-now = If the game ended now: { $total ->
    [one] 1 point
   *[other] { $total } points
}
nauticus-look-first = Point at anything that glows, or keep a finger on it, to see what it costs and brings.
nauticus-in-hand = In hand: { nauticus-tile }
nauticus-rewards-left = { $rewards_due ->
    [one] 1 reward to choose
   *[other] { $rewards_due } rewards to choose
}
nauticus-board-name = Name of the board
nauticus-board-bonuses = Bonuses of the eight fields
nauticus-board-prices = Price strips of the eight fields
nauticus-board-items-hull = Hull parts, in the order of the prices
nauticus-board-items-mast = Masts, in the order of the prices
nauticus-board-items-sail = Sails, in the order of the prices
nauticus-board-items-goods = Goods, in the order of the prices
nauticus-board-wheel = Blue workers on the eight sectors of the wheel (0: the anchor)
nauticus-board-wheel-title = Wheel, bonuses and price strips
nauticus-board-wheel-about = Choose a field at the rim to change its prices and its bonus; touch a sector of the wheel to change its blue workers.
nauticus-board-section = Sector { $section } of the wheel: { $workers ->
    [one] 1 blue worker
   *[other] { $workers } blue workers
}
nauticus-board-field = Field { $number }: prices { $prices }; bonus: { $bonus }
nauticus-board-chosen = Field { $number }
nauticus-board-strip = Prices
nauticus-board-price = price { $price }
nauticus-board-swap = Swap { $one } and { $other }
nauticus-board-bonus = Bonus
nauticus-board-count = { $what ->
    [workers] Workers
    [taler] Taler
   *[points] Points
}
nauticus-board-part = { $what ->
    [workers] { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
    [taler] { $count } taler
   *[points] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
}
nauticus-board-bonus-tile = Tile
nauticus-board-tile = { $tile ->
    [mast] a mast
    [sail] a sail
    [goods] a good
   *[none] no tile
}
nauticus-board-items-title = Order of the tiles
nauticus-board-items-about = Which tile each of the four prices is for, from left to right.
nauticus-course = Points of everyone at the beginning of each round, as if the game had ended then.
nauticus-worth = { $count ->
    [one] about 1 point
   *[other] about { $count } points
}
nauticus-hint-rank = Hint { $rank }: { $text }
nauticus-show-more = Show more of { $name }
nauticus-show-less = Show less of { $name }
nauticus-account = { $track } on the track + { $goods } for goods + { $ships } for ships + { $leftovers } for { $taler } taler
nauticus-price = { nauticus-tile } { $price ->
    [0] free
   *[other] { $price }
}
nauticus-field = Field { $number }: { nauticus-action }; { nauticus-blue }; bonus: { nauticus-bonus }{ $priced ->
    [yes] ; prices: { $prices }
   *[no] {""}
}{ $face_up ->
    [no] ; face down
   *[yes] {""}
}{ $chosen ->
    [yes] ; chosen
   *[no] {""}
}{ $anchor_tile ->
    [yes] ; anchor tile
   *[no] {""}
}
nauticus-field-bare = Field { $number }: no tile yet; bonus: { nauticus-bonus }
nauticus-ship = Ship { $number } ({ $finished ->
    [yes] finished
   *[no] { $closed ->
        [yes] hull complete
       *[no] hull open
    }
}): { LIST($tiles, each: "nauticus-tile-counted") }{ COUNT($goods) ->
    [0] {""}
   *[other] ; cargo: { LIST($goods, each: "nauticus-tile-counted") }
}

## What is asked of the reader

nauticus-asks-layout = The action tiles are being laid out.
nauticus-asks-field = You are start player: choose an action field. You get its bonus, then everyone may act.
nauticus-asks-bonus = Your bonus: choose a tile from the supply for your warehouse.
nauticus-asks-turn = { nauticus-action-in-hand }: { $acts ->
    [yes] { $action ->
        [transport] choose a tile of your warehouse, or pass
        [deliver] choose a loaded ship, or pass
        [withdraw] take 2 taler for each worker, or pass
        [crowns] score your crowns with each worker, or pass
       *[buy] choose what to buy, or pass
    }
   *[no] { $offers_extra ->
        [yes] not possible now; pass, or take your extra action first
       *[no] you can only pass
    }
}. { nauticus-means }
nauticus-asks-use = { nauticus-action-in-hand }: { $acts ->
    [yes] { $used ->
        [yes] { $action ->
            [transport] choose another tile of your warehouse, or finish
            [deliver] choose another loaded ship, or finish
            [withdraw] take 2 taler for another worker, or finish
            [crowns] score your crowns with another worker, or finish
           *[buy] choose what to buy next, or finish
        }
       *[no] { $action ->
            [transport] choose a tile of your warehouse
            [deliver] choose a loaded ship
            [withdraw] take 2 taler for each worker
            [crowns] score your crowns with each worker
           *[buy] choose what to buy
        }
    }
   *[no] you can only finish
}. { nauticus-means }
nauticus-asks-place = Place { nauticus-a-tile } in your yard{ $stores ->
    [yes] , or store it
   *[no] {""}
}.
nauticus-asks-reward = Your ship is finished: { $rewards_due ->
    [one] choose 1 reward.
   *[other] choose { $rewards_due } rewards.
}
nauticus-asks-reward-good = Choose a good for your warehouse.
nauticus-asks-gift = All four kinds bought: choose one more as a gift, for your warehouse.
nauticus-asks-turn-end = End your turn, or take your extra action now.
nauticus-asks-nothing = The game is over.
nauticus-asked-of = { $name }: { $question }
nauticus-means = You have { $blue ->
    [0] { nauticus-own }
   *[other] { nauticus-blue }, { nauticus-own }
} and { $taler } taler.
nauticus-action-in-hand = { $extra ->
    [yes] Extra action, { nauticus-action }
   *[no] { nauticus-action }
}

nauticus-other-asks-layout = The action tiles are being laid out.
nauticus-other-asks-field = { NAME($seat) } chooses an action field.
nauticus-other-asks-bonus = { NAME($seat) } chooses the tile of the bonus.
nauticus-other-asks-turn = { NAME($seat) } acts or passes: { nauticus-action-in-hand }.
nauticus-other-asks-use = { NAME($seat) } acts: { nauticus-action-in-hand }.
nauticus-other-asks-place = { NAME($seat) } places { nauticus-a-tile }.
nauticus-other-asks-reward = { NAME($seat) } chooses a reward for the finished ship.
nauticus-other-asks-reward-good = { NAME($seat) } chooses a good.
nauticus-other-asks-gift = { NAME($seat) } chooses a gift.
nauticus-other-asks-turn-end = { NAME($seat) } ends the turn, or takes the extra action.
nauticus-other-asks-nothing = The game is over.

## Moves: what is done, what it costs and brings, what it sets off

nauticus-move-field = { nauticus-action } (field { $number }); { nauticus-blue }; brings { nauticus-bonus }{ $priced ->
    [yes] ; prices: { $prices }
   *[no] {""}
}
nauticus-move-take = Take { nauticus-a-tile }
nauticus-move-buy = Buy { nauticus-a-tile }
nauticus-move-transport = Take { nauticus-a-tile } to the yard
nauticus-move-place = { $ship ->
    [new] Begin a new ship with { nauticus-a-tile }
   *[other] Place { nauticus-a-tile } on ship { $ship }
}
nauticus-move-store = Store { nauticus-a-tile } in the warehouse
nauticus-move-withdraw = Withdraw money
nauticus-move-deliver = Deliver the cargo of ship { $ship }: { nauticus-delivered-goods }
nauticus-move-score = Score crowns
nauticus-move-pass = Pass
nauticus-move-done = Finish the action
nauticus-move-end = End the turn
nauticus-move-extra = Extra action: { nauticus-action }
nauticus-move-reward = Reward: { nauticus-reward }
nauticus-move-lay = Lay out “{ nauticus-action }”

nauticus-then = { $text }; { $next }
nauticus-sentence = { $text }.
nauticus-part-cost = costs { $taler ->
    [0] { nauticus-used }
   *[other] { $taler } taler and { nauticus-used }
}
nauticus-part-gain = { $kind ->
    [field] {""}
    [reward] {""}
   *[other] brings { LIST($gain, each: "nauticus-amount") }
}
nauticus-part-later = { $n ->
    [one] 1 point more at the end
   *[other] { $n } points more at the end
}
nauticus-part-tile = { $kind ->
    [buy] { $goes ->
        [stored] goes to the warehouse
        [in-hand] then place or store it
       *[forfeited] {""}
    }
   *[other] {""}
}
nauticus-part-passing = { $saves ->
    [0] flips no tile
    [one] saves 1 point, brings a crown
   *[other] saves { $saves } points, brings a crown
}
nauticus-part-blue-lost = { $n ->
    [one] 1 blue worker lapses
   *[other] { $n } blue workers lapse
}
nauticus-part-field = { $can_act ->
    [no] you could only pass
   *[yes] { nauticus-does }
}
nauticus-part-extra = { nauticus-does }

nauticus-effect-tile-forfeited = no room: forfeited
nauticus-effect-bonus-lost = no room or none left: the tile of the bonus is lost
nauticus-effect-ship-finished = finishes the ship: { $size ->
    [one] 1 reward
   *[other] { $size } rewards
}
nauticus-effect-gift-due = earns the gift
nauticus-effect-gift-lost = the gift is lost
nauticus-effect-reward-lost = no room: lost
nauticus-effect-round-ended = ends the round
nauticus-effect-game-ended = ends the game

nauticus-button-done = Finish
nauticus-button-end = End turn
nauticus-button-pass = Pass

## What happened

nauticus-fact-round-begun = Round { $round } begins; the wheel’s anchor points at field { $anchor }.
nauticus-fact-layout = The action tiles lie on fields 0 to 7: { LIST($actions, each: "nauticus-action-listed") }.
nauticus-action-listed = “{ $item ->
    [hull] Buy hull parts
    [mast] Buy masts
    [sail] Buy sails
    [goods] Buy goods
    [transport] Transport
    [withdraw] Withdraw money
    [deliver] Deliver goods
   *[crowns] Score crowns
}”
nauticus-fact-field-chosen = { NAME($seat) } chooses field { $field }: { nauticus-action }, { nauticus-blue }.
nauticus-fact-bonus-received = { NAME($seat) } gets the bonus: { nauticus-bonus }.
nauticus-fact-bonus-lost = { NAME($seat) } loses the tile of the bonus ({ nauticus-kind }).
nauticus-fact-tile-received = { NAME($seat) } receives { nauticus-a-tile } as { $for ->
    [bonus] a bonus
    [gift] a gift
   *[reward] a reward
}.
nauticus-fact-tile-bought = { NAME($seat) } buys { nauticus-a-tile } for { $price ->
    [0] free
   *[other] { $price } taler
} ({ nauticus-used }).
nauticus-fact-tile-stored = { NAME($seat) } stores { nauticus-a-tile }.
nauticus-fact-tile-forfeited = { NAME($seat) } forfeits { nauticus-a-tile }: no room in the warehouse.
nauticus-fact-tile-placed = { NAME($seat) } places { nauticus-a-tile } on ship { $ship }.
nauticus-fact-tile-transported = { NAME($seat) } takes { nauticus-a-tile } out of the warehouse ({ nauticus-used }).
nauticus-fact-ship-begun = { NAME($seat) } begins ship { $ship } with { nauticus-a-tile }.
nauticus-fact-ship-finished = { NAME($seat) } finishes ship { $ship }, of size { $size }.
nauticus-fact-gift-due = { NAME($seat) } has bought all four kinds and gets a gift.
nauticus-fact-gift-lost = { NAME($seat) } has bought all four kinds, but the gift is lost.
nauticus-fact-money-withdrawn = { NAME($seat) } withdraws { $taler } taler ({ nauticus-used }).
nauticus-fact-goods-delivered = { NAME($seat) } delivers { nauticus-delivered-goods } with ship { $ship } ({ nauticus-used }).
nauticus-fact-crowns-scored = { NAME($seat) } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for crowns ({ nauticus-used }).
nauticus-fact-pass-flipped = { NAME($seat) } passes; { $flipped } of 3 pass tiles are flipped.
nauticus-fact-pass-bare = { NAME($seat) } passes; all pass tiles are flipped already.
nauticus-fact-extra-begun = { NAME($seat) } takes the extra action: { nauticus-action }, with { $workers } workers.
nauticus-fact-reward-taken = { NAME($seat) } takes { nauticus-reward } as a reward.
nauticus-fact-reward-lost = { NAME($seat) } loses { nauticus-reward }: no room in the warehouse.
nauticus-fact-action-done = { NAME($seat) } has finished: { nauticus-action }.
nauticus-fact-turn-ended = { NAME($seat) } ends the turn.
nauticus-fact-phase-ended = Phase { $phase } of round { $round } is over.
nauticus-fact-anchor-laid = The anchor tile is laid on field { $field }.
nauticus-fact-round-ended = Round { $round } is over.
nauticus-fact-pass-penalty = { $points ->
    [0] { NAME($seat) } loses nothing for pass tiles.
    [one] { NAME($seat) } loses 1 point for pass tiles not flipped.
   *[other] { NAME($seat) } loses { $points } points for pass tiles not flipped.
}
nauticus-fact-score-final = { NAME($seat) }: place { $place } with { $total ->
    [one] 1 point
   *[other] { $total } points
} = { nauticus-account }.
nauticus-fact-game-ended = The game is over. { COUNT($winners) ->
    [one] { NAME($winners) } wins.
   *[other] { NAME($winners) } share the victory.
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

nauticus-read-round = { nauticus-round-of }. { nauticus-start-player-is }.
nauticus-read-hand = In hand: { nauticus-action-in-hand }; { nauticus-blue }{ COUNT($bought) ->
    [0] {""}
   *[other] ; bought: { LIST($bought, each: "nauticus-tile-counted") }
}{ $item ->
    [none] {""}
   *[other] ; to be placed: { nauticus-tile }
}{ $rewards_due ->
    [0] {""}
   *[other] ; { nauticus-rewards-left }
}.
nauticus-read-player = { NAME($seat) }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $taler } taler, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}, { nauticus-pass-tiles }; { nauticus-extra-left }; { $total ->
    [one] 1 point
   *[other] { $total } points
} if the game ended now.
nauticus-read-warehouse = Warehouse of { NAME($seat) }: { COUNT($warehouse) ->
    [0] nothing
   *[other] { LIST($warehouse, each: "nauticus-tile-counted") }
}; { nauticus-room }.
nauticus-read-delivered = Delivered by { NAME($seat) }: { nauticus-delivered-goods }.
nauticus-read-supply = Supply: { LIST($supply, each: "nauticus-tile-counted") }.
nauticus-read-ship = { NAME($seat) }, { nauticus-ship }.

## The summary of an analysis

nauticus-summary-rounds = { $rounds ->
    [one] In round { $first }
   *[other] In rounds { $first } to { $last }
}
nauticus-summary-behind-workers = { nauticus-summary-rounds }: { $gap ->
    [one] one worker
   *[other] at least { $gap } workers
} less than everyone else at the start.
nauticus-summary-behind-taler = { nauticus-summary-rounds }: { $gap ->
    [one] one taler
   *[other] at least { $gap } taler
} less than everyone else at the start.
nauticus-summary-behind-crowns = { nauticus-summary-rounds }: { $gap ->
    [one] one crown
   *[other] at least { $gap } crowns
} less than everyone else at the start.
nauticus-summary-counted-ships = { $count ->
    [0] No ship
    [one] 1 ship
   *[other] { $count } ships
} finished; the others finished { $others }.
nauticus-summary-counted-rewards = { $count ->
    [0] No reward
    [one] 1 reward
   *[other] { $count } rewards
} taken for finished ships; the others took { $others }.
nauticus-summary-counted-lost = { $count ->
    [0] No bonus, gift or reward was lost
    [one] 1 bonus, gift or reward was lost
   *[other] { $count } bonuses, gifts or rewards were lost
}, because there was no room or nothing left; with the others it was { $others }.
nauticus-summary-missed-ships = { $count ->
    [one] a finished ship
   *[other] { $count } finished ships
}
nauticus-summary-missed-rewards = { $count ->
    [one] a reward
   *[other] { $count } rewards
}
nauticus-summary-missed-goods = { $count ->
    [one] a delivered good
   *[other] { $count } delivered goods
}
nauticus-summary-missed-points = { $count ->
    [one] one point
   *[other] { $count } points
}
nauticus-summary-missed-tiles = { $count ->
    [one] one tile bought
   *[other] { $count } tiles bought
}
nauticus-summary-missed-lost = { $count ->
    [one] a bonus, gift or reward that was lost
   *[other] { $count } bonuses, gifts or rewards that were lost
}
nauticus-summary-missed-workers = { $count ->
    [one] one worker
   *[other] { $count } workers
}
nauticus-summary-missed-taler = { $count } taler
