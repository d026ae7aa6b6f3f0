"""Why a drop scores, and everything on the table by name and place, for tips and screen readers."""

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.fits.art.ramp import ROWS
from blueprints_desktop.desktop.games.fits.board.selection import column_name, turn_name
from blueprints_desktop.desktop.games.fits.facts.view_model import FitsModel
from blueprints_desktop.desktop.games.fits.texts.words import GAME, columns_words, piece_word
from blueprints_desktop.desktop.i18n.language import capitalised, labelled, term
from blueprints_desktop.desktop.i18n.number_format import gain_words, signed
from blueprints_desktop.desktop.ui.scene.accessible import Spot
from blueprints_desktop.games.fits.boards import MALUS, PLAIN, SYMBOLS, RampBoard
from blueprints_desktop.games.fits.grid import bit
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.games.fits.outlook import DropCause, DropOutlook, DropReason, outlook
from blueprints_desktop.games.fits.pieces import SHAPES
from blueprints_desktop.games.fits.scoring import PLAIN_POINTS, SYMBOL_POINTS

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.fits.board.table import FitsTable


def symbol_word(sign: str) -> str:
    """What a pair's sign is called; further ones by their letter."""
    if sign in "abcde":
        return term(GAME, f"symbol_{sign}")
    return sign.upper()


def reason_words(reason: DropReason) -> str:
    """One reason as a line."""
    translate, count = QCoreApplication.translate, len(reason.cells)
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
            words = translate("Fits", "pair “{symbol}” parted")
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


def no_hole_words() -> str:
    return translate("Fits", "no new closed hole")


class ReasonLine(NamedTuple):
    words: str
    points: int
    tone: int
    """Above 0 it is welcome, below 0 a pity: what is closed costs nothing now, but for good."""


_TONES = {DropCause.PLAIN_CLOSED: -1, DropCause.MALUS_CLOSED: -1, DropCause.BONUS_SAFE: 1}


def reason_lines(seen: DropOutlook) -> list[ReasonLine]:
    """Every reason with its points; that nothing is closed is worth a line, too."""
    lines = [
        ReasonLine(reason_words(reason), reason.points, _TONES.get(reason.why, reason.points))
        for reason in seen.reasons
    ]
    if not seen.closes:
        lines.append(ReasonLine(no_hole_words(), 0, 0))
    return lines


def closing_words(seen: DropOutlook) -> str:
    """That plain cells would be closed, which costs nothing now and cannot be mended later."""
    shut = sum(len(reason.cells) for reason in seen.reasons if reason.why is DropCause.PLAIN_CLOSED)
    return translate("Fits", "closes %n cells", "", shut) if shut else ""


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
        lines.append(translate("Fits", "Two alike uncovered earn 3, only one of them costs 3."))
    return lines


def cell_words(model: FitsModel, row: int, column: int) -> list[str]:
    """What is on a cell, what has become of it, and what it counts as it stands."""
    translate, board, ramp = QCoreApplication.translate, model.board, model.ramp
    here = bit(row, column)
    for landing in ramp.landings:
        if landing.mask & here:
            return [capitalised(piece_word(landing.piece))]
    sign = board.sign(row, column)
    lines = [_sign_words(board.malus, sign)]
    if ramp.closed & here:
        lines.append(translate("Fits", "No piece can reach it any more."))
    if sign == PLAIN:
        points = PLAIN_POINTS
    elif sign == MALUS:
        points = -board.malus
    elif sign in SYMBOLS:
        both = next(mask for found, mask in board.symbols if found == sign)
        points = SYMBOL_POINTS[(both & ~ramp.covered).bit_count()]
        lines.append(translate("Fits", "The pair counts {points}.").format(points=signed(points)))
        return lines
    else:
        points = int(sign)
    lines.append(translate("Fits", "Uncovered, it counts {points}.").format(points=signed(points)))
    return lines


def cell_rule(model: FitsModel, row: int, column: int) -> str:
    """The paragraph of the rulebook about a cell as it is now."""
    here = bit(row, column)
    if model.ramp.covered & here:
        return "straight-down"
    sign = model.board.sign(row, column)
    if sign == PLAIN:
        return "hole" if model.ramp.closed & here else "plain"
    if sign == MALUS:
        return "malus"
    return "pairs" if sign in SYMBOLS else "bonus"


def _sign_words(malus: int, sign: str) -> str:
    if sign == PLAIN:
        return capitalised(term(GAME, "plain_cell"))
    if sign == MALUS:
        return translate("Fits", "Malus cell: {points}").format(points=signed(-malus))
    if sign in SYMBOLS:
        return translate("Fits", "Symbol: {symbol}").format(symbol=symbol_word(sign))
    return translate("Fits", "Bonus cell: {points}").format(points=signed(int(sign)))


translate = QCoreApplication.translate


def spots(table: "FitsTable") -> list[Spot]:
    """The ways to hold the piece, then the columns over which it may be let go."""
    return [*_turns(table), *_columns(table)]


def _turns(table: "FitsTable") -> list[Spot]:
    selection, part = table.selection, table.turns
    if not selection.active:
        return []
    found = []
    for number, turn in enumerate(part.turns):
        if selection.columns(turn):
            words = translate("Fits", "Turn {number} of {count}: {rows}")
            shape = ", ".join(_row_words(row) for row in SHAPES[selection.piece or 0][turn])
            name = words.format(number=number + 1, count=len(part.turns), rows=shape)
            found.append(
                Spot(name, part.tile(number), checked=turn == selection.turn, thing=turn_name(turn))
            )
    return found


def _row_words(row: str) -> str:
    """A row of a shape for ears: which of its cells are there."""
    return " ".join(str(place) for place, sign in enumerate(row, 1) if sign == "#")


def _columns(table: "FitsTable") -> list[Spot]:
    selection, model = table.selection, table.model
    if model is None or selection.piece is None or not selection.active:
        return []
    found = []
    wide = selection.width(selection.turn) if selection.turns else 1
    for column in selection.columns(selection.turn):
        here = column == selection.column and not selection.setting_aside
        name = capitalised(columns_words(selection.piece, selection.turn, column))
        area = table.ramp.slope.area(column, 0, column + wide, ROWS).boundingRect()
        about = partial(_drop_lines, model, Drop(selection.piece, selection.turn, column))
        found.append(Spot(name, area, here, here, about=about, thing=column_name(column)))
    return found


def _drop_lines(model: FitsModel, drop: Drop) -> list[str]:
    """What the drop would gain, and why."""
    seen = outlook(model.board, model.view, drop)
    if seen is None:
        return []
    reasons = [f"{words} {signed(points)}" for words, points, _ in reason_lines(seen)]
    return [gain_words(seen.gain), *reasons]


def landmarks(table: "FitsTable") -> list[Spot]:
    """The card, the ramp and the tray."""
    model = table.model
    if model is None:
        return []
    found = []
    if table.card.piece is not None:
        words = translate("Fits", "{card}: {piece}")
        name = words.format(card=table.card.title(), piece=piece_word(table.card.piece))
        found.append(Spot(name, table.card.rect, choice=False, thing="card"))
    words = translate("Fits", "Ramp of {name}")
    name = words.format(name=table.people[model.seat].name)
    about = partial(_ramp_lines, model)
    found.append(Spot(name, table.ramp.rect, choice=False, about=about, thing="ramp"))
    name = labelled(table.tray.title(), table.tray.count_words())
    about = partial(_tray_lines, model)
    found.append(Spot(name, table.tray.rect, choice=False, about=about, thing="tray"))
    return found


def _ramp_lines(model: FitsModel) -> list[str]:
    """How high the columns stand, and what the board counts."""
    heights = translate("Fits", "Heights of the columns: {heights}")
    counts = translate("Fits", "As it stands: {points}")
    return [
        heights.format(heights=", ".join(map(str, model.ramp.heights))),
        counts.format(points=signed(model.standing(model.seat).total)),
    ]


def _tray_lines(model: FitsModel) -> list[str]:
    """The pieces on the cards to come, and those that were set aside."""
    lines = [", ".join(piece_word(piece) for piece in model.view.left)]
    aside = model.view.set_aside(model.seat)
    if aside:
        words = translate("Fits", "Set aside: {pieces}")
        lines.append(words.format(pieces=", ".join(piece_word(piece) for piece in aside)))
    return lines
