# Words of Nautilùs in the terminal alone; the page shows what they say.
# used: nautilus-seat-*

nautilus-seat-north = north
nautilus-seat-east = east
nautilus-seat-south = south
nautilus-seat-west = west

nautilus-terminal-holds = { $commander ->
    [none] You hold { LIST($hand, each: "nautilus-copies") }.
   *[other] { NAME($holder) } holds { LIST($hand, each: "nautilus-copies") }.
}
