"""What somebody is called who gave no name: one and the same person in every language.

Match files and the history keep a name as it was when the match began. "Player 1" and "Joueur 1" are
nobody's own names, though: whatever shows them says them in the language in force, and whoever goes
by them has one id.
"""

import re

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.engine.plain_text import one_line_name

_IN_ANY_LANGUAGE = re.compile(r"(?:Player|Joueur) ([1-9]\d?)", re.IGNORECASE)
"""A test compares it with the translations."""


def default_name(number: int) -> str:
    """For a seat, counted from 1, in the language in force."""
    return QCoreApplication.translate("SeatsPanel", "Player {number}").format(number=number)


def shown_name(name: str) -> str:
    """A name as it is to be read now, without characters that would change what stands around it.

    >>> shown_name("Ada"), shown_name("Joueur 2")
    ('Ada', 'Player 2')
    """
    found = _IN_ANY_LANGUAGE.fullmatch(name)
    return default_name(int(found[1])) if found else one_line_name(name)


def known_as(name: str) -> tuple[str, ...]:
    """All that somebody of this name may have been remembered by, the first from now on.

    >>> known_as("Ada"), known_as("Joueur 2")
    (('ada',), ('player 2', 'joueur 2'))
    """
    found = _IN_ANY_LANGUAGE.fullmatch(name)
    return (f"player {found[1]}", f"joueur {found[1]}") if found else (name.casefold(),)
