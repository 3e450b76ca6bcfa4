# Words of the lessons of Nauticus; lessons/*.toml has their steps.
# used: nauticus-lesson-*, nauticus-coach-*

nauticus-lesson-wheel = The wheel
nauticus-lesson-wheel-wrong = Not yet: first choose the field with the hulls.
nauticus-lesson-wheel-goal = You build ships and let them deliver goods. Both bring points, and after four rounds the most points win.
nauticus-lesson-wheel-intro = Eight actions lie around the wheel. The start player picks one, and then everybody may perform it.
nauticus-lesson-wheel-choose = You are the start player. A ship begins with its hull: choose that field.
nauticus-lesson-wheel-other = A fine field, but without a hull there is nothing to build on. Choose the hulls.
nauticus-lesson-wheel-bonus = The bonus of the field is yours alone: 2 points. The action comes next, for all.

nauticus-lesson-workers = Workers and prices
nauticus-lesson-workers-wrong = You may do that in a game. Here, do what the lit part shows.
nauticus-lesson-workers-blue = Each tile that you buy takes a worker. The wheel lends you 2 blue ones here; those that you do not use are gone.
nauticus-lesson-workers-price = The numbers at the field are prices. The stern costs 1 taler: buy it.
nauticus-lesson-workers-dearer = That one costs more. Begin with the stern, for 1 taler.
nauticus-lesson-workers-free = It costs nothing, but it has a catch that comes in a later lesson. Take the stern.
nauticus-lesson-workers-lay = A tile that you paid for may be laid at once. Begin a new ship with it.
nauticus-lesson-workers-second = You have one blue worker left. Buy a bow: stern and bow make a closed hull.
nauticus-lesson-workers-again = A second tile of the same kind costs 4 taler, and no ship has two sterns. Take the bow.
nauticus-lesson-workers-join = Lay it on to your ship.
nauticus-lesson-workers-apart = That would be a second ship. Lay the bow on to the first.
nauticus-lesson-workers-own = The blue workers are used up. More tiles would take your own workers, and few come back. Finish the action.
nauticus-lesson-workers-keep = Your own workers stay with you for later. End your turn.

nauticus-lesson-laying = Masts and crests
nauticus-lesson-laying-wrong = That is allowed, but this lesson is about masts with the star.
nauticus-lesson-laying-mast = Each section of a hull holds one mast. Buy the one with the star, for 1 taler.
nauticus-lesson-laying-stand = Set it on your ship.
nauticus-lesson-laying-stored = In the warehouse it fills two boxes and helps nobody. Set it on the ship.
nauticus-lesson-laying-crest = Now your ship has the star as its crest. All its masts and sails must show it; only crowns fit anywhere.
nauticus-lesson-laying-same = So the second mast needs the star, too. Bought again in the same action, a kind costs 4 taler. Buy it.
nauticus-lesson-laying-misfit = It is cheaper, but shows another crest and will not fit this ship.
nauticus-lesson-laying-both = Set it on the section that is free.
nauticus-lesson-laying-away = Your ship has room for it. Set it there.
nauticus-lesson-laying-next = Two masts stand. Each now takes a sail with the star, or one with a crown.

nauticus-lesson-golden = The golden rule
nauticus-lesson-golden-wrong = Later. First see what happens to a tile at price 0.
nauticus-lesson-golden-rule = The one-ship is a whole hull in one tile, and at this field it costs 0 taler. Where is the catch?
nauticus-lesson-golden-free = Buy it and see.
nauticus-lesson-golden-paid = That one has a price. Try the tile that costs 0.
nauticus-lesson-golden-stored = What costs no taler goes to the warehouse: price 0, bonus, reward and gift alike. Without room there it is lost.
nauticus-lesson-golden-later = Transport will bring it into the yard. Finish the action.
nauticus-lesson-golden-enough = You may buy on in a game. Here, finish the action.

nauticus-lesson-transport = Transport
nauticus-lesson-transport-wrong = First bring the stored hull into the yard.
nauticus-lesson-transport-fetch = Your opponent chose transport, so you may use it, too. One worker moves one stored tile: fetch the hull.
nauticus-lesson-transport-passed = A blue worker would lie idle. Use him for the hull.
nauticus-lesson-transport-extra = You have that once in the game. Here the phase itself does what you need.
nauticus-lesson-transport-launch = It is laid at once. Begin a ship with it.
nauticus-lesson-transport-ship = Two workers in all instead of taler: that is the price of a free tile.

nauticus-lesson-finishing = Finishing a ship
nauticus-lesson-finishing-wrong = Finish the ship first.
nauticus-lesson-finishing-look = Hull closed, two masts, one sail. Only one more sail is missing.
nauticus-lesson-finishing-sail = Buy the last sail, with the star again.
nauticus-lesson-finishing-stop = So close! One more sail, and the ship is finished.
nauticus-lesson-finishing-crest = That sail has another crest. This ship needs the star.
nauticus-lesson-finishing-hoist = Hoist it.
nauticus-lesson-finishing-store = A sail in the warehouse finishes nothing. Hoist it.
nauticus-lesson-finishing-reward = Finished! Each mast earns you a reward, at once. Choose one, for instance the crown sail.
nauticus-lesson-finishing-goods = Two goods are tempting, but then you would have to name them one by one. Take something simpler.
nauticus-lesson-finishing-another = Two masts, two rewards. For one ship each kind can be taken twice at most.
nauticus-lesson-finishing-more-goods = Another time. Here, take one of the others.
nauticus-lesson-finishing-worth = At the end the ship scores, too: 2, 8, 20 or 35 points for size 1, 2, 3 or 4.

nauticus-lesson-delivery = Delivery
nauticus-lesson-delivery-wrong = Deliver the cargo first.
nauticus-lesson-delivery-loaded = This ship is finished, and a good lies beneath each section. So it can deliver.
nauticus-lesson-delivery-field = You are the start player: choose delivery.
nauticus-lesson-delivery-elsewhere = The cargo is waiting. Choose delivery.
nauticus-lesson-delivery-deliver = It is all or nothing, with a worker for each good. The two blue ones are enough.
nauticus-lesson-delivery-passing = You chose this field for the delivery. Deliver!
nauticus-lesson-delivery-extra = Keep it for a moment when the phase does not help you.
nauticus-lesson-delivery-kept = Delivered goods score at the end, kind by kind: 2, 5, 9, 14, 20 points. Many of one kind are best.
nauticus-lesson-delivery-again = The ship is empty again and can be loaded anew.

nauticus-lesson-passing = Passing
nauticus-lesson-passing-wrong = Here it is best to pass.
nauticus-lesson-passing-nothing = The action is transport, but your warehouse is empty. You can do nothing with it.
nauticus-lesson-passing-pass = Passing is no loss: you have three pass tiles that want to be flipped. Pass.
nauticus-lesson-passing-later = The extra action is for once in the game; it has a lesson of its own.
nauticus-lesson-passing-flipped = The −3 is flipped. What is not flipped when the round ends costs its points; so passing three times costs nothing.
nauticus-lesson-passing-crown = And until the round ends the flipped tile counts as a crown.

nauticus-lesson-extra = The extra action
nauticus-lesson-extra-wrong = Go on with the extra action.
nauticus-lesson-extra-once = Once in the game you may perform any action besides that of the phase, before or after it.
nauticus-lesson-extra-begin = Transport is of no use to you now, masts are. Take masts as your extra action.
nauticus-lesson-extra-other = Possible, but your hull is waiting for masts.
nauticus-lesson-extra-first = You may pass afterwards. Take the extra action first.
nauticus-lesson-extra-price = It brings 2 workers, and blue ones do not help. Each kind costs 2 taler here, whatever the board says. Buy a mast.
nauticus-lesson-extra-place = Set it on your ship.
nauticus-lesson-extra-stored = The ship has room for it. Set it there.
nauticus-lesson-extra-finish = One of the two workers is left, and you keep him. Finish the extra action.
nauticus-lesson-extra-more = You could, but then the worker would be gone. Finish here.
nauticus-lesson-extra-turn = The action of the phase still waits for your answer: pass.

nauticus-lesson-score = The score
nauticus-lesson-score-wrong = First score your crown.
nauticus-lesson-score-crowns = The crowns action: each worker brings a point for every crown you have. Use the blue worker.
nauticus-lesson-score-passed = A blue worker would bring you a point for nothing. Use him.
nauticus-lesson-score-extra = Not now: the phase offers you a point for nothing.
nauticus-lesson-score-ships = All else is counted after the last round. First, the finished ships.
nauticus-lesson-score-goods = Then the delivered goods, each kind for itself.
nauticus-lesson-score-rest = Workers, stored tiles, goods on board and unfinished ships become taler; 3 taler are 1 point.
nauticus-lesson-score-passes = And at the end of each round, pass tiles that were not flipped cost points.
nauticus-lesson-score-sum = This is what you would have if the game ended now. The most points win: that is all you need. Good winds!

nauticus-coach-field = You choose the action for everybody. Look for one that helps you more than the others, with a bonus that you can use.
nauticus-coach-reward = A ship is finished! Early on, workers or taler keep you going; crown masts and sails fit any ship and bring points with the action Crowns.
nauticus-coach-gift = This tile is free, so it goes to your warehouse. Take what your ships will need next, and mind that a mast fills two boxes.
nauticus-coach-place = Lay it on a ship now if you can: from the warehouse it would cost another worker to bring it there.
nauticus-coach-buy = Use up the blue workers, they are gone afterwards. The first of each kind costs its printed price, every further one 4 taler.
nauticus-coach-transport = Each worker brings one tile from the warehouse to a ship. A good moment to make room.
nauticus-coach-withdraw = Each worker fetches money. The blue ones cost you nothing; spend your own only if you are short of taler.
nauticus-coach-deliver = A full ship can deliver: goods of one kind score more the more you have of them. Then the ship can be loaded anew.
nauticus-coach-score = Each worker brings you as many points as you have crowns. With several crowns your own workers are worth it, too.
nauticus-coach-stored = What you did not pay for lies in the warehouse now. Transport brings it to a ship.
nauticus-coach-passed = A pass tile is flipped: it costs you nothing at the end of the round, and until then it counts as a crown.
nauticus-coach-rival = Somebody has finished a ship and takes a reward for each of its masts. Larger ships bring more, but take longer.
nauticus-coach-penalty = You had pass tiles left at the end of the round, and they cost you points. Pass now and then when an action is of little use to you.
nauticus-coach-round = A round is over. The wheel turns, all actions are laid out anew, and your pass tiles are ready again.
nauticus-coach-extra = You could take your extra action, once in the game. Keep it for a moment when one missing tile would finish a ship.
