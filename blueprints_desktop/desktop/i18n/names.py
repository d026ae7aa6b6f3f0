"""Names of people and titles of matches in the language in force, and short names."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.engine.plain_text import one_line, one_line_name

if TYPE_CHECKING:
    from blueprints_desktop.store.header import Header

_DEFAULT_NAMES = re.compile(r"(?:Player|Joueur) ([1-9]\d?)", re.IGNORECASE)
"""A test compares it with the translations."""


def default_name(number: int) -> str:
    """For a seat, counted from 1, in the language in force."""
    return QCoreApplication.translate("SeatsPanel", "Player {number}").format(number=number)


def shown_name(name: str) -> str:
    """A name as it is to be read now, without characters that would change what stands around it.

    >>> shown_name("Ada"), shown_name("Joueur 2")
    ('Ada', 'Player 2')
    """
    found = _DEFAULT_NAMES.fullmatch(name)
    return default_name(int(found[1])) if found else one_line_name(name)


def known_as(name: str) -> tuple[str, ...]:
    """All that somebody of this name may have been remembered by, the first from now on.

    >>> known_as("Ada"), known_as("Joueur 2")
    (('ada',), ('player 2', 'joueur 2'))
    """
    found = _DEFAULT_NAMES.fullmatch(name)
    return (f"player {found[1]}", f"joueur {found[1]}") if found else (name.casefold(),)


def short_names(names: Sequence[str]) -> list[str]:
    """The first word of each name, but all of it where two would be called the same.

    >>> short_names(["Ada Lovelace", "Bruno"])
    ['Ada', 'Bruno']
    >>> short_names(["Ada L.", "Ada B.", "Player 1"])
    ['Ada L.', 'Ada B.', 'Player 1']
    """
    firsts = [(name.split() or [name])[0] for name in names]
    numbered = [name.split()[-1].isdigit() if name.split() else True for name in names]
    return [
        name if number or firsts.count(first) > 1 else first
        for name, first, number in zip(names, firsts, numbered, strict=True)
    ]


def copy_title(name: str) -> str:
    """For a second match that stands where the one of that name does."""
    return QCoreApplication.translate("MatchesPage", "{title} (copy)").format(title=name)


_BRANCH_TITLES = re.compile(
    "(.+), (?:(?:(?:on )?from step|à partir de l’étape) ([0-9]+)|from the beginning|depuis le début)"
)
"""A test compares it with the translations."""


def branch_title(name: str, step: int) -> str:
    """For a match that leaves one of that name after so many moves, in the language in force."""
    later = QCoreApplication.translate("Window", "{title}, from step {step}")
    begun = QCoreApplication.translate("Window", "{title}, from the beginning")
    return (later if step else begun).format(title=name, step=step)


def title_before(title: str, after: int | None) -> str:
    """A title without where its match branched off, which it did ``after`` so many moves.

    >>> title_before("Sunday, depuis le début", 0), title_before("Sunday, from step 3", 4)
    ('Sunday', 'Sunday, from step 3')
    """
    found = None if after is None else _BRANCH_TITLES.fullmatch(title)
    return found[1] if found and int(found[2] or 0) == after else title


def shown_title(title: str, after: int | None) -> str:
    """A title as it is to be read now; None: the match is no branch.

    >>> shown_title("Sunday, depuis le début", 0), shown_title("Sunday, depuis le début", None)
    ('Sunday, from the beginning', 'Sunday, depuis le début')
    """
    title = one_line(title)
    name = title_before(title, after)
    return title if name == title or after is None else branch_title(name, after)


def branched_after(header: "Header") -> int | None:
    """After how many moves a match left another one at last; None: it is no branch."""
    return header.branches[-1].after if header.branches else None
