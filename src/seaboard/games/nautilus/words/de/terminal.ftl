# Words of Nautilùs in the terminal alone; the page shows what they say.

nautilus-terminal-holds = { $commander ->
    [none] Du hältst { LIST($hand, each: "nautilus-copies") }.
   *[other] { NAME($holder) } hält { LIST($hand, each: "nautilus-copies") }.
}
