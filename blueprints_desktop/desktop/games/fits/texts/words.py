"""Pieces, boards, columns and parts of the score in words."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.engine.plain_text import one_line_name
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.options import BoardId
from blueprints_desktop.games.fits.pieces import NAMES, SHAPES, Piece
from blueprints_desktop.games.fits.scoring import Score

translate = QCoreApplication.translate

GAME = "fits"
_SHIPPED = (1, 2, 3, 4)


def piece_word(piece: Piece) -> str:
    """Such as "large L piece"."""
    return term(GAME, f"piece_{NAMES[piece].lower()}")


def board_word(board: BoardId, name: str = "") -> str:
    """A board's name, or what it goes by: its number, or the name of its file."""
    if name:
        return one_line_name(name)
    if board in _SHIPPED:
        return term(GAME, f"board_{board}")
    if isinstance(board, str):
        return capitalised(one_line_name(board.replace("-", " ").replace("_", " ")))
    words = translate("Fits", "Board {board}")
    return words.format(board=board)


def columns_words(piece: Piece, turn: int, column: int) -> str:
    """The columns that a piece takes, counted from 1."""
    first, last = column + 1, column + len(SHAPES[piece][turn][0])
    if first == last:
        return translate("Fits", "column {first}").format(first=first)
    if first + 1 == last:
        return translate("Fits", "columns {first} and {last}").format(first=first, last=last)
    return translate("Fits", "columns {first} to {last}").format(first=first, last=last)


PARTS = ("plain", "rows", "bonus", "malus", "pairs")
_TERMS = {
    "plain": "uncovered_cell",
    "rows": "row",
    "bonus": "bonus_cell",
    "malus": "malus_cell",
    "pairs": "pair",
}


def part_word(part: str) -> str:
    """What a part of the score is called, as a heading."""
    return capitalised(term(GAME, _TERMS[part], 2))


def short_part_word(part: str) -> str:
    """The same in a word, for narrow panels."""
    return {
        "plain": translate("Fits", "cells"),
        "rows": translate("Fits", "rows"),
        "bonus": translate("Fits", "bonus"),
        "malus": translate("Fits", "malus"),
        "pairs": translate("Fits", "pairs"),
    }[part]


def parts_of(board: RampBoard) -> tuple[str, ...]:
    """The parts of the score that a board can give."""
    has = {
        "plain": True,
        "rows": board.rows_score,
        "bonus": bool(board.bonus_cells),
        "malus": bool(board.malus_cells),
        "pairs": bool(board.symbols),
    }
    return tuple(part for part in PARTS if has[part])


def part_points(score: Score, part: str) -> int:
    return int(getattr(score, part))
