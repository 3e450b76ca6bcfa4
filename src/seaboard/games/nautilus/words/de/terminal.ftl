# Words of Nautilùs in the terminal alone; the page shows what they say.
# used: nautilus-seat-*

nautilus-seat-north = Nord
nautilus-seat-east = Ost
nautilus-seat-south = Süd
nautilus-seat-west = West

nautilus-terminal-holds = { $commander ->
    [none] Du hältst { LIST($hand, each: "nautilus-copies") }.
   *[other] { NAME($holder) } hält { LIST($hand, each: "nautilus-copies") }.
}
