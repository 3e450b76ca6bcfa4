# Words of Nautilùs in the terminal alone; the page shows what they say.
# used: nautilus-seat-*

nautilus-seat-north = nord
nautilus-seat-east = est
nautilus-seat-south = sud
nautilus-seat-west = ouest

nautilus-terminal-holds = { $commander ->
    [none] Vous avez { LIST($hand, each: "nautilus-copies") }.
   *[other] { NAME($holder) } a { LIST($hand, each: "nautilus-copies") }.
}
