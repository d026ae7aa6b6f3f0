"""Everything on the FITS table by name and place, for those who do not see it.

Nothing here is kept: a name is made when it is asked for, from what lies on the table then.
"""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.fits.art.slope import ROWS
from blueprints_desktop.desktop.games.fits.facts.sight import FitsModel
from blueprints_desktop.desktop.games.fits.texts.explaining import reason_lines
from blueprints_desktop.desktop.games.fits.texts.wording import columns_words, piece_word
from blueprints_desktop.desktop.i18n.language import capitalised, labelled
from blueprints_desktop.desktop.i18n.number_format import gain_words, signed
from blueprints_desktop.desktop.ui.scene.accessible import Spot
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.games.fits.outlook import outlook
from blueprints_desktop.games.fits.pieces import SHAPES

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.fits.board.table import FitsTable

translate = QCoreApplication.translate


def spots(table: "FitsTable") -> list[Spot]:
    """The ways to hold the piece, then the columns over which it may be let go."""
    return [*_turns(table), *_columns(table)]


def _turns(table: "FitsTable") -> list[Spot]:
    holding, part = table.holding, table.turns
    if not holding.active:
        return []
    found = []
    for number, turn in enumerate(part.turns):
        if holding.columns(turn):
            words = translate("Fits", "Turn {number} of {count}: {rows}")
            shape = ", ".join(_row_words(row) for row in SHAPES[holding.piece or 0][turn])
            name = words.format(number=number + 1, count=len(part.turns), rows=shape)
            found.append(Spot(name, part.tile(number), checked=turn == holding.turn))
    return found


def _row_words(row: str) -> str:
    """A row of a shape for ears: which of its cells are there."""
    return " ".join(str(place) for place, sign in enumerate(row, 1) if sign == "#")


def _columns(table: "FitsTable") -> list[Spot]:
    holding, sight = table.holding, table.sight
    if sight is None or holding.piece is None or not holding.active:
        return []
    found = []
    wide = holding.width(holding.turn) if holding.turns else 1
    for column in holding.columns(holding.turn):
        here = column == holding.column and not holding.setting_aside
        name = capitalised(columns_words(holding.piece, holding.turn, column))
        area = table.ramp.slope.area(column, 0, column + wide, ROWS).boundingRect()
        about = partial(_drop_lines, sight, Drop(holding.piece, holding.turn, column))
        found.append(Spot(name, area, here, here, about=about))
    return found


def _drop_lines(sight: FitsModel, drop: Drop) -> list[str]:
    """What the drop would gain, and why."""
    seen = outlook(sight.board, sight.view, drop)
    if seen is None:
        return []
    reasons = [f"{words} {signed(points)}" for words, points, _ in reason_lines(seen)]
    return [gain_words(seen.gain), *reasons]


def landmarks(table: "FitsTable") -> list[Spot]:
    """The card, the ramp and the tray."""
    sight = table.sight
    if sight is None:
        return []
    found = []
    if table.card.piece is not None:
        words = translate("Fits", "{card}: {piece}")
        name = words.format(card=table.card.title(), piece=piece_word(table.card.piece))
        found.append(Spot(name, table.card.rect, choice=False))
    words = translate("Fits", "Ramp of {name}")
    name = words.format(name=table.people[sight.seat].name)
    about = partial(_ramp_lines, sight)
    found.append(Spot(name, table.ramp.rect, choice=False, about=about))
    name = labelled(table.tray.title(), table.tray.count_words())
    about = partial(_tray_lines, sight)
    found.append(Spot(name, table.tray.rect, choice=False, about=about))
    return found


def _ramp_lines(sight: FitsModel) -> list[str]:
    """How high the columns stand, and what the board counts."""
    heights = translate("Fits", "Heights of the columns: {heights}")
    counts = translate("Fits", "As it stands: {points}")
    return [
        heights.format(heights=", ".join(map(str, sight.ramp.heights))),
        counts.format(points=signed(sight.standing(sight.seat).total)),
    ]


def _tray_lines(sight: FitsModel) -> list[str]:
    """The pieces on the cards to come, and those that were set aside."""
    lines = [", ".join(piece_word(piece) for piece in sight.view.left)]
    aside = sight.view.set_aside(sight.seat)
    if aside:
        words = translate("Fits", "Set aside: {pieces}")
        lines.append(words.format(pieces=", ".join(piece_word(piece) for piece in aside)))
    return lines
