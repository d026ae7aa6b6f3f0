"""A step of the worker in words: what it would take, or why it cannot be made."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.monuments.texts.wording import a_piece, cell_words, either
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.games.monuments.moves import Cell
from blueprints_desktop.games.monuments.pieces import NOTHING, Piece

translate = QCoreApplication.translate


def there_words(kinds: Sequence[Piece]) -> str:
    """What would be taken on a cell that holds these kinds."""
    if len(kinds) > 1:
        return translate("Monuments", "Choose {pieces}.").format(
            pieces=either([a_piece(kind) for kind in kinds])
        )
    if not kinds or kinds[0] == NOTHING:
        return translate("Monuments", "Nothing lies there.")
    return translate("Monuments", "Takes {piece}.").format(piece=a_piece(kinds[0]))


def refused_words(cell: Cell, code: str) -> str:
    """Why the walk cannot go on to a cell; the code names the rulebook's paragraph, too."""
    words = {
        "cells-do-not-touch": translate(
            "Monuments", "{cell} is too far: a step leads to a cell that touches."
        ),
        "cell-entered-twice": translate(
            "Monuments", "{cell} was entered already: no cell twice in a walk."
        ),
        "must-end-on-outer-ring": translate(
            "Monuments", "Not {cell}: the walk must end on the outer ring."
        ),
        "takes-nothing": translate(
            "Monuments", "Not {cell}: that way there would be nothing to take."
        ),
        "wrong-number-of-steps": translate(
            "Monuments", "The walk has all its steps: take what you have, or go a step back."
        ),
        "must-take-a-piece": translate("Monuments", "First take one of the pieces here."),
    }.get(code, "")
    return capitalised(words.format(cell=cell_words(cell)))


def refused_briefly(code: str) -> str:
    """The same for a narrow bar, where it stands beside two buttons; empty: it is short enough."""
    if code == "wrong-number-of-steps":
        return translate("Monuments", "The walk has all its steps.")
    return ""
