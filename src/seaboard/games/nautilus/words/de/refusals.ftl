# Warum ein Zug abgelehnt wird, für die Person, die ihn versucht hat. Was der Zufall tut, hat keine Worte.
# used: nautilus-refused-*

nautilus-refused-asked-turn = Spiel zuerst eine Karte.
nautilus-refused-asked-use = Nutze zuerst die Karte unter der Nautilùs.
nautilus-refused-asked-redraw = Entscheide zuerst, ob du neue Karten nimmst oder deine behältst.
nautilus-refused-asked-swap = Wähle zuerst eine Karte für deinen Partner.
nautilus-refused-asked-trade = Wähle zuerst eine Karte für den Seehandel.
nautilus-refused-asked-reply = Wähle zuerst eine Karte für den Seehandel.
nautilus-refused-asked-question = Wähle zuerst die Karte, die du haben möchtest.
nautilus-refused-asked-return = Wähle zuerst die Karte, die du dafür gibst.
nautilus-refused-asked-five = Nutze zuerst den Rest der 5.
nautilus-refused-asked-start = Wähle zuerst, wo Moby Dick auftaucht.
nautilus-refused-asked-skipped = Eine 8 nimmt dir den Zug: Lege eine Karte ab.
nautilus-refused-cannot-move = { LIST($sailor, each: "nautilus-piece") } kann das mit dieser Karte nicht ({ LIST($card, each: "nautilus-card") }): Jemand steht im Weg, oder die Schritte führen nicht genau dorthin.
nautilus-refused-in-whirlpool = { LIST($sailor, each: "nautilus-piece") } ist im Strudel: Nur eine 1 oder eine 12 bringt ihn auf den Ring.
nautilus-refused-in-play = { LIST($sailor, each: "nautilus-piece") } ist schon im Spiel.
nautilus-refused-lowest-enters = Seefahrer in einem Strudel sind gleich: Der mit der kleinsten Nummer wird eingesetzt.
nautilus-refused-nobody-to-skip = Sonst hat niemand eine Karte, also kann auch niemand eine verlieren.
nautilus-refused-no-moby = Moby Dick ist nicht auf dem Spielplan.
nautilus-refused-out-of-reach = { LIST($piece, each: "nautilus-piece") } ist weder auf dem Ring noch in einer Höhle: So weit reicht der Kompass nicht.
nautilus-refused-moby-no-cave = Moby Dick passt in keine Höhle.
nautilus-refused-asked-already = Danach hast du schon gefragt: { LIST($card, each: "nautilus-card") }.
nautilus-refused-other-side = Die 5 bewegt deine Seefahrer und die deines Partners, nicht die der Gegner ({ LIST($colour, each: "nautilus-colour") }).
nautilus-refused-had-its-part = { LIST($sailor, each: "nautilus-piece") } hat seinen Teil dieser 5 schon bekommen.
nautilus-refused-no-such-part = { LIST($sailor, each: "nautilus-piece") } kann mit diesen Schritten nicht dorthin, oder der Rest der 5 wäre nicht zu nutzen.
nautilus-refused-own-starts = Moby Dick taucht hinter einem deiner eigenen Startfelder auf.
nautilus-refused-card-to-use = Nutze die Karte unter der Nautilùs: { LIST($card, each: "nautilus-card") }.
nautilus-refused-not-in-hand = Das ist nicht auf der Hand: { LIST($card, each: "nautilus-card") }.
nautilus-refused-not-your-colour = Diese Seefahrer darfst du jetzt nicht bewegen: { LIST($colour, each: "nautilus-colour") }.
nautilus-refused-must-play = Eine Karte der Hand ist spielbar, also darf keine abgelegt werden.
