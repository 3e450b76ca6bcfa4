# Words of Nautilùs in the terminal alone; the page shows what they say.

nautilus-terminal-holds = { $commander ->
    [none] Vous avez { LIST($hand, each: "nautilus-copies") }.
   *[other] { NAME($holder) } a { LIST($hand, each: "nautilus-copies") }.
}
