"""Pieces, cells, bricks and lists in words."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.i18n.number_format import and_list
from blueprints_desktop.engine.plain_text import one_line_name
from blueprints_desktop.games.monuments.moves import Brick, Cell
from blueprints_desktop.games.monuments.pieces import NAMES, Piece

GAME = "monuments"
translate = QCoreApplication.translate


def monument_name(key: str, written: str = "") -> str:
    """A monument's name; one that is not ours keeps the name its maker ``written`` down."""
    return {
        "notre_dame": translate("OptionRows", "Notre Dame"),
        "san_pietro": translate("OptionRows", "San Pietro"),
        "taj_mahal": translate("OptionRows", "Taj Mahal"),
        "capitol": translate("OptionRows", "Capitol"),
    }.get(key) or one_line_name(written or key)


def piece_words(piece: Piece, count: int = 1) -> str:
    """A kind of piece as a noun, such as "violet brick" or "jewels"."""
    return term(GAME, NAMES[piece], count)


def colour_word(piece: Piece) -> str:
    """One word for a kind of piece, for labels with little room."""
    return (
        translate("Monuments", "violet"),
        translate("Monuments", "red"),
        translate("Monuments", "neutral"),
        translate("Monuments", "orange"),
        translate("Monuments", "jewel"),
        translate("Monuments", "black"),
    )[piece]


def bricks_of(colours: Iterable[Piece], join: Callable[[Sequence[str]], str]) -> str:
    """Bricks of several colours, such as "violet, red or neutral bricks"; ``join`` lists them."""
    adjectives = (
        translate("Monuments", "violet", "bricks"),
        translate("Monuments", "red", "bricks"),
        translate("Monuments", "neutral", "bricks"),
        translate("Monuments", "orange", "bricks"),
    )
    words = translate("Monuments", "{colours} bricks", "of these colours")
    return words.format(colours=join([adjectives[colour] for colour in colours]))


def a_piece(piece: Piece) -> str:
    """A piece with its article."""
    return (
        translate("Monuments", "a violet brick"),
        translate("Monuments", "a red brick"),
        translate("Monuments", "a neutral brick"),
        translate("Monuments", "an orange brick"),
        translate("Monuments", "a jewel"),
        translate("Monuments", "the black piece"),
    )[piece]


def pieces_list(pieces: Iterable[Piece]) -> str:
    """Several pieces in one phrase, kinds in the order of the box."""
    counted = Counter(pieces)
    parts = [
        a_piece(kind)
        if counted[kind] == 1
        else f"{counted[kind]} {piece_words(kind, counted[kind])}"
        for kind in sorted(counted)
    ]
    return and_list(parts)


def cell_number(cell: Cell) -> str:
    """The number of a cell in its ring as people count: from 1, clockwise from the top."""
    return str(int(cell[1:]) + 1) if cell[1:].isdigit() else cell


def cell_words(cell: Cell) -> str:
    """A cell of the quarry."""
    if cell[0] == "o" and cell[1:].isdigit():
        return translate("Monuments", "outer cell {number}").format(number=cell_number(cell))
    if cell[0] == "m" and cell[1:].isdigit():
        return translate("Monuments", "middle cell {number}").format(number=cell_number(cell))
    return translate("Monuments", "the centre") if cell == "c" else cell


def brick_words(brick: Brick) -> str:
    """A brick of the plan, such as "orange brick on level 4"."""
    words = translate("Monuments", "{brick} on level {level}")
    return words.format(brick=piece_words(brick.colour), level=brick.level)
