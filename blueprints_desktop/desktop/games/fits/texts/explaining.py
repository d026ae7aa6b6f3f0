"""Why a score changes or a cell counts, in words: for the right column, tips and screen readers."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.fits.facts.sight import FitsModel
from blueprints_desktop.desktop.games.fits.texts.wording import GAME, piece_word
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.games.fits.boards import MALUS, PLAIN, SYMBOLS, RampBoard
from blueprints_desktop.games.fits.grid import bit
from blueprints_desktop.games.fits.outlook import DropCause, DropOutlook, DropReason
from blueprints_desktop.games.fits.scoring import PLAIN_POINTS, SYMBOL_POINTS


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
    return QCoreApplication.translate("Fits", "no new closed hole")


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
    return QCoreApplication.translate("Fits", "closes %n cells", "", shut) if shut else ""


def scoring_lines(board: RampBoard) -> list[str]:
    """What counts on a board, in a sentence each."""
    translate = QCoreApplication.translate
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


def cell_words(sight: FitsModel, row: int, column: int) -> list[str]:
    """What is on a cell, what has become of it, and what it counts as it stands."""
    translate, board, ramp = QCoreApplication.translate, sight.board, sight.ramp
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


def cell_rule(sight: FitsModel, row: int, column: int) -> str:
    """The paragraph of the rulebook about a cell as it is now."""
    here = bit(row, column)
    if sight.ramp.covered & here:
        return "straight-down"
    sign = sight.board.sign(row, column)
    if sign == PLAIN:
        return "hole" if sight.ramp.closed & here else "plain"
    if sign == MALUS:
        return "malus"
    return "pairs" if sign in SYMBOLS else "bonus"


def _sign_words(malus: int, sign: str) -> str:
    translate = QCoreApplication.translate
    if sign == PLAIN:
        return capitalised(term(GAME, "plain_cell"))
    if sign == MALUS:
        return translate("Fits", "Malus cell: {points}").format(points=signed(-malus))
    if sign in SYMBOLS:
        return translate("Fits", "Symbol: {symbol}").format(symbol=symbol_word(sign))
    return translate("Fits", "Bonus cell: {points}").format(points=signed(int(sign)))
