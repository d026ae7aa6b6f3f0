"""What the things of FITS are called, what they count and why a drop scores, in words."""

from datetime import date

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.fits.facts.view_model import FitsModel
from blueprints_desktop.desktop.games.game_words import RecordWords
from blueprints_desktop.desktop.i18n.language import capitalised, short_day, term
from blueprints_desktop.desktop.i18n.number_format import gain_words, signed
from blueprints_desktop.desktop.ui.cards.values import CardTone, Note
from blueprints_desktop.engine.plain_text import one_line_name
from blueprints_desktop.games.fits.boards import MALUS, PLAIN, SYMBOLS, RampBoard
from blueprints_desktop.games.fits.grid import Cell, bit
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.games.fits.options import BoardId
from blueprints_desktop.games.fits.outlook import DropCause, DropOutlook, DropReason, outlook
from blueprints_desktop.games.fits.pieces import NAMES, SHAPES, Piece
from blueprints_desktop.games.fits.results import BOARD, DAILY, FOUR_BOARDS
from blueprints_desktop.games.fits.scoring import Scored, explain

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


def feat_words(feat: str) -> RecordWords | None:
    """A board, the four that are rated, or the ramp of a day: all of them are played alone."""
    if feat == FOUR_BOARDS:
        return RecordWords(translate("Fits", "Boards 1 to 4, solo"))
    if feat.startswith(BOARD):
        named = feat.removeprefix(BOARD)
        board = board_word(int(named) if named.isdecimal() else named)
        return RecordWords(translate("Fits", "{board}, solo").format(board=board))
    try:
        day = date.fromisoformat(feat.removeprefix(DAILY))
    except ValueError:
        return None
    words = translate("Fits", "Daily ramp, {day}").format(day=short_day(day))
    return RecordWords(words, first_counts=True)


# --- why points are counted -----------------------------------------------------------------


def symbol_word(sign: str) -> str:
    """What a pair's sign is called; further ones by their letter."""
    if sign in "abcde":
        return term(GAME, f"symbol_{sign}")
    return sign.upper()


def reason_words(reason: DropReason) -> str:
    """One reason as a line."""
    count = len(reason.cells)
    match reason.why:
        case DropCause.PLAIN_COVERED:
            return translate("Fits", "%n plain cells covered", "", count)
        case DropCause.MALUS_COVERED:
            return translate("Fits", "%n malus cells covered", "", count)
        case DropCause.BONUS_COVERED:
            if count == 1:
                return translate("Fits", "a bonus of {points} covered").format(points=reason.sign)
            words = translate("Fits", "{count} bonuses of {points} covered")
            return words.format(count=count, points=reason.sign)
        case DropCause.ROWS_COMPLETED:
            return translate("Fits", "%n rows completed", "", reason.points)
        case DropCause.PAIR_PARTED:
            words = translate("Fits", "pair “{symbol}” split")
        case DropCause.PAIR_COVERED:
            words = translate("Fits", "pair “{symbol}” covered")
        case DropCause.HALF_COVERED:
            words = translate("Fits", "second “{symbol}” covered")
        case DropCause.PLAIN_CLOSED:
            return translate("Fits", "%n cells closed for good", "", count)
        case DropCause.BONUS_SAFE:
            return translate("Fits", "%n bonus cells safe", "", count)
        case DropCause.MALUS_CLOSED:
            return translate("Fits", "%n malus cells out of reach", "", count)
    return words.format(symbol=symbol_word(reason.sign))


_CLOSING = {
    DropCause.PLAIN_CLOSED: CardTone.BAD,
    DropCause.MALUS_CLOSED: CardTone.BAD,
    DropCause.BONUS_SAFE: CardTone.GOOD,
}
"""What is closed costs nothing now, but is a pity, or welcome, for good."""


def reason_notes(seen: DropOutlook) -> list[Note]:
    """Every reason with its points; that nothing is closed is worth a line, too."""
    found = []
    for reason in seen.reasons:
        tone = CardTone.GOOD if reason.points > 0 else CardTone.BAD
        tone = _CLOSING.get(reason.why, tone if reason.points else CardTone.QUIET)
        points = signed(reason.points) if reason.points else ""
        found.append(Note(reason_words(reason), points, tone))
    if not seen.closes:
        found.append(Note(translate("Fits", "no new hole")))
    return found


def closing_words(seen: DropOutlook) -> str:
    """That plain cells would be closed, which costs nothing now and cannot be mended later."""
    shut = sum(len(reason.cells) for reason in seen.reasons if reason.why is DropCause.PLAIN_CLOSED)
    return translate("Fits", "closes %n cells", "", shut) if shut else ""


def pay_words(part: str, board: RampBoard) -> str:
    """What a part of the score counts, in a few words."""
    return {
        "plain": translate("Fits", "{points} each"),
        "rows": translate("Fits", "+1 each"),
        "bonus": translate("Fits", "each counts its number"),
        "malus": translate("Fits", "{points} each"),
        "pairs": translate("Fits", "+3 both uncovered, {points} alone"),
    }[part].format(points=signed({"malus": -board.malus, "pairs": -3}.get(part, -1)))


def scoring_lines(board: RampBoard) -> list[str]:
    """What counts on a board, in a sentence each."""
    lines = [translate("Fits", "Every uncovered cell costs 1.")]
    if board.bonus_cells or board.malus_cells or board.symbols:
        lines = [translate("Fits", "Every uncovered plain cell costs 1.")]
    if board.rows_score:
        lines.append(translate("Fits", "Every complete row earns 1."))
    if board.bonus_cells:
        lines.append(translate("Fits", "A bonus left uncovered earns its number."))
    if board.malus_cells:
        words = translate("Fits", "A malus left uncovered costs {points}.")
        lines.append(words.format(points=board.malus))
    if board.symbols:
        lines.append(translate("Fits", "An uncovered pair earns 3; a lone symbol costs 3."))
    return lines


def _counted_at(model: FitsModel, cell: Cell) -> Scored:
    """What an uncovered cell counts as it stands."""
    reasons = explain(model.board, model.ramp.covered)
    return next(each for each in reasons if each.part != "rows" and cell in each.cells)


def cell_words(model: FitsModel, cell: Cell) -> list[str]:
    """What is on a cell, what has become of it, and what it counts as it stands."""
    for landing in model.ramp.landings:
        if landing.mask & bit(*cell):
            return [capitalised(piece_word(landing.piece))]
    counted, lines = _counted_at(model, cell), [_sign_words(model.board, cell)]
    if model.ramp.closed & bit(*cell):
        lines.append(translate("Fits", "No piece can reach it any more."))
    words = translate("Fits", "Uncovered, it scores {points}.")
    if counted.part == "pairs":
        words = translate("Fits", "The pair scores {points}.")
    return [*lines, words.format(points=signed(counted.points))]


def cell_rule(model: FitsModel, cell: Cell) -> str:
    """The paragraph of the rulebook about a cell as it is now."""
    if model.ramp.covered & bit(*cell):
        return "straight-down"
    part = _counted_at(model, cell).part
    return "hole" if part == "plain" and model.ramp.closed & bit(*cell) else part


def _sign_words(board: RampBoard, cell: Cell) -> str:
    sign = board.sign(*cell)
    if sign == PLAIN:
        return capitalised(term(GAME, "plain_cell"))
    if sign == MALUS:
        return translate("Fits", "Malus cell: {points}").format(points=signed(-board.malus))
    if sign in SYMBOLS:
        return translate("Fits", "Symbol: {symbol}").format(symbol=symbol_word(sign))
    return translate("Fits", "Bonus cell: {points}").format(points=signed(int(sign)))


def drop_lines(model: FitsModel, drop: Drop) -> list[str]:
    """What the drop would gain, and why."""
    seen = outlook(model.board, model.view, drop)
    if seen is None:
        return []
    reasons = [f"{note.words} {note.points}" for note in reason_notes(seen)]
    return [gain_words(seen.gain), *reasons]


def ramp_lines(model: FitsModel) -> list[str]:
    """How high the columns stand, and what the board counts."""
    heights = translate("Fits", "Column heights: {heights}")
    counts = translate("Fits", "As it stands: {points}")
    return [
        heights.format(heights=", ".join(map(str, model.ramp.heights))),
        counts.format(points=signed(model.standing(model.seat).total)),
    ]


def tray_lines(model: FitsModel) -> list[str]:
    """The pieces on the cards to come, and those that were set aside."""
    lines = [", ".join(piece_word(piece) for piece in model.view.left)]
    aside = model.view.set_aside(model.seat)
    if aside:
        words = translate("Fits", "Set aside: {pieces}")
        lines.append(words.format(pieces=", ".join(piece_word(piece) for piece in aside)))
    return lines


def counted_words(reason: Scored, board: RampBoard) -> str:
    """Why a cell counts, in a sentence."""
    words = {
        "plain": translate("Fits", "Uncovered plain cell: {points}"),
        "bonus": translate("Fits", "Uncovered bonus cell: {points}"),
        "malus": translate("Fits", "Uncovered malus cell: {points}"),
    }.get(reason.part, translate("Fits", "Only one “{symbol}” uncovered: {points}"))
    if len(reason.cells) == 2:
        words = translate("Fits", "Both “{symbol}” uncovered: {points}")
    name = symbol_word(board.sign(*reason.cells[0]))
    return words.format(symbol=name, points=signed(reason.points))
