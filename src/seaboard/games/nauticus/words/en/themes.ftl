# Themes of puzzles of Nauticus.
# used: nauticus-theme-*

nauticus-theme-wheel = Choosing an action
nauticus-theme-buying = Buying
nauticus-theme-building = Laying tiles
nauticus-theme-rewards = Rewards
nauticus-theme-free-tile = Free tiles
nauticus-theme-transport = Transport
nauticus-theme-delivery = Delivery
nauticus-theme-crowns = Scoring crowns
nauticus-theme-money = Withdrawing money
nauticus-theme-passing = Passing
nauticus-theme-extra = The extra action
nauticus-theme-stopping = Knowing when to stop
nauticus-theme-last-round = The last round
