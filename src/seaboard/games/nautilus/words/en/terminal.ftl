# Words of Nautilùs in the terminal alone; the page shows what they say.

nautilus-terminal-holds = { $commander ->
    [none] You hold { LIST($hand, each: "nautilus-copies") }.
   *[other] { NAME($holder) } holds { LIST($hand, each: "nautilus-copies") }.
}
