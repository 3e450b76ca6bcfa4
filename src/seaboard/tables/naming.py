"""What people at one table are called: two of the same name are told apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final

from .look_alikes import LOOKS
from .table import Table

# Beside Unicode's data: letters and the Latin ones that they look like in most typefaces; which
# case they have matters.
_LOOK_ALIKE: Final = {
    # Cyrillic
    "АаВвГгЕеЗзІіЈјКкМмНнОоПпРр": "aabbrree33lljjkkmmhhoonnpp",
    "СсТтУуХхЅѕЬьҺһӀӏԁԛԝүғ": "ccttyyxxssbbhhlldqwyf",
    # Greek
    "ΑαΒβγΕεΖΗηΙιΚκΜΝνΟοΡρσΤτΥυΧχω": "aabbyeezhnllkkmnvooppottyuxxw",
    # Coptic
    "ⲀⲁⲂⲃⲈⲉⲎⲏⲒⲓⲔⲕⲘⲙⲚⲛⲞⲟⲢⲣⲤⲥⲦⲧⲨⲩⲬⲭⲰⲱ": "aabbeehhllkkmmnnooppccttyyxxww",
    # Armenian and Cherokee
    "օոսհցյ": "onuhgj",
    "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᎩᏃ": "abcdeghjklmprstvwyz",
    # Latin letters of other forms, and figures
    "ɑɡıɩᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ": "agllabcdefghljklmnoprstuvwyz",
    "i1|0": "lllo",
}
_OF_UNICODE: Final = {other: look[0] for look in LOOKS.splitlines() for other in look[1:]}
_LOOKS: Final = str.maketrans(_OF_UNICODE) | str.maketrans(
    "".join(_LOOK_ALIKE), "".join(_LOOK_ALIKE.values()), "\ufe0f"
)


def names_in_list(names: Mapping[str, str], viewer: str | None) -> dict[str, str]:
    """The names of people who need not have to do with each other: the viewer comes first, then
    they come in the order that they have.
    """
    ids = sorted(names, key=lambda person: person != viewer)
    return dict(zip(ids, told_apart(names[person] for person in ids), strict=True))


def names_at(table: Table, names: Mapping[str, str]) -> dict[str, str]:
    """The names of people, by their ids; whoever has the name of one who belongs more to the table
    gets a number behind it. The host comes first, then the seats in their order, then visitors.
    """
    seated = (chair.person for chair in table.chairs)
    order = [table.host, *(person for person in seated if person is not None), *sorted(names)]
    ids = [person for person in dict.fromkeys(order) if person in names]
    return dict(zip(ids, told_apart(names[person] for person in ids), strict=True))


def labels_at(table: Table, names: Mapping[str, str]) -> list[str | None]:
    """The labels of the seats; one that is also the name of a person or another label gets a
    number.
    """
    people = list(names_at(table, names).values())
    labels = [chair.label for chair in table.chairs]
    given = told_apart([*people, *(label for label in labels if label)])[len(people) :]
    return [given.pop(0) if label else None for label in labels]


def told_apart(names: Iterable[str]) -> list[str]:
    """The names, each different from those before it; whoever asked to be forgotten has none."""
    used: set[str] = set()
    found = []
    for name in names:
        number, own = 1, name
        while name and _alike(own) in used:
            number += 1
            own = f"{name} ({number})"
        used.add(_alike(own))
        found.append(own)
    return found


def _alike(name: str) -> str:
    """What is the same for names that look alike, whole words of another alphabet among them."""
    bare = "".join(each for each in unicodedata.normalize("NFKC", name) if not _is_loose_mark(each))
    plain = bare.translate(_LOOKS).casefold().translate(_LOOKS)
    return "".join(plain.split()).replace("rn", "m").replace("vv", "w")


def _is_loose_mark(letter: str) -> bool:
    """Marks for any letter, that have not become one with theirs: no language writes most of them,
    and many are hardly seen. Those of one alphabet, as vowels, make another name.
    """
    mark = unicodedata.category(letter) in ("Mn", "Me")
    return mark and unicodedata.name(letter, "").startswith("COMBINING ")
