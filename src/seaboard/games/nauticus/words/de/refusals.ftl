# Warum ein Zug abgelehnt wird, für die Person, die ihn versucht hat. Was der Zufall tut, hat keine Worte.
# used: nauticus-refused-*

nauticus-refused-asked-field = Wähle zuerst ein Feld: Du bist Startspieler.
nauticus-refused-asked-bonus = Wähle zuerst das Plättchen deines Bonus.
nauticus-refused-asked-gift = Wähle zuerst das Plättchen deines Geschenks.
nauticus-refused-asked-place = Lege zuerst das Plättchen in deiner Hand: an ein Schiff oder ins Lager.
nauticus-refused-asked-reward = Nimm zuerst eine Belohnung für dein fertiges Schiff.
nauticus-refused-asked-reward-good = Wähle zuerst die Ware deiner Belohnung.
nauticus-refused-asked-turn = Dein Zug beginnt: Nutze die Aktion dieser Phase, passe oder nimm deine Extra-Aktion.
nauticus-refused-asked-use = Du bist mitten in einer Aktion: Nutze sie noch einmal oder schließe sie ab.
nauticus-refused-asked-turn-end = Die Aktion ist vorbei: Beende deinen Zug oder nimm deine Extra-Aktion.
nauticus-refused-other-action = Nicht mit dieser Aktion. Sie lautet: { nauticus-action }.
nauticus-refused-no-worker = Du hast keinen Arbeiter mehr für diese Aktion.
nauticus-refused-none-left = Davon ist nichts mehr im Vorrat: { LIST($tile, each: "nauticus-tile") }.
nauticus-refused-no-ship = Du hast kein Schiff { $ship }.
nauticus-refused-not-stored = Das liegt nicht in deinem Lager: { LIST($tile, each: "nauticus-tile") }.
nauticus-refused-no-ship-takes = Keines deiner Schiffe kann das jetzt aufnehmen: { LIST($tile, each: "nauticus-tile") }.
nauticus-refused-not-finished = Schiff { $ship } ist nicht fertig, und nur fertige Schiffe liefern aus.
nauticus-refused-not-loaded = Schiff { $ship } trägt { $cargo } von { $size } Waren. Ausgeliefert wird nur eine volle Ladung.
nauticus-refused-too-few-workers = { $size } Waren auszuliefern braucht { $size } Arbeiter.
nauticus-refused-all-crown-points = Diese Aktion hat dir ihre { $most } Siegpunkte gebracht; mehr bringt sie nicht.
nauticus-refused-no-crown = Du hast keine Krone, die zählen könnte.
nauticus-refused-crowns-not-sold = Kronen sind nicht zu kaufen: Sie sind Belohnungen für fertige Schiffe.
nauticus-refused-too-dear = Das kostet { $cost } Taler, und du hast { $taler }.
nauticus-refused-no-room = Keines deiner Schiffe nimmt es auf, und in deinem Lager ist kein Platz dafür.
nauticus-refused-face-down = Das Aktionsplättchen dort ist verdeckt: Es wurde in dieser Runde schon gewählt.
nauticus-refused-no-beginning = Ein Schiff beginnt mit einem Rumpfteil. Das geht nicht: { LIST($tile, each: "nauticus-tile") }.
nauticus-refused-does-not-fit = Schiff { $ship } kann das nicht aufnehmen: { LIST($tile, each: "nauticus-tile") }.
nauticus-refused-to-the-yard = Ein transportiertes Plättchen kommt in die Werft.
nauticus-refused-no-boxes = Es braucht { $needed ->
    [one] 1 Platz
   *[other] { $needed } Plätze
} im Lager, frei sind { $room }.
nauticus-refused-taken-twice = Diese Belohnung hast du für dieses Schiff schon zweimal genommen: { nauticus-reward-name }.
nauticus-refused-no-goods = Im Vorrat sind keine Waren mehr.
nauticus-refused-reward-gone = Von dieser Belohnung ist nichts mehr da: { nauticus-reward-name }.
nauticus-refused-same-goods = Die zwei Waren einer Belohnung müssen verschieden sein.
nauticus-refused-not-used = Nutze die Aktion mindestens einmal, bevor du sie abschließt.
nauticus-refused-extra-used = Deine Extra-Aktion ist verbraucht: Es gibt sie einmal im Spiel.
nauticus-refused-nothing-to-do = Damit könntest du jetzt auch mit zwei Arbeitern mehr nichts tun: { nauticus-action }.
nauticus-refused-regular-tile = Wähle eine der vier gewöhnlichen Arten, keine Krone: { nauticus-kind }.
