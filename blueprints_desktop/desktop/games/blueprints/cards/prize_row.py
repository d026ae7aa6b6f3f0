"""The four Prizes at the foot of the score card: how much of each the building has."""

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.dice.awards import prize_sprite
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, fitting, write
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus
from blueprints_desktop.desktop.games.blueprints.facts.prize_progress import PrizeProgress
from blueprints_desktop.desktop.games.blueprints.texts.explaining import lack_words
from blueprints_desktop.desktop.games.blueprints.texts.wording import GAME
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.blueprints.scoring import PRIZES

HEIGHT = 52.0
_BADGE = 26.0
_COUNT = Type(13, 600, tabular=True)
_OUT_OF_REACH = 0.38


@frozen(eq=False)
class PrizeRow:
    """Where the Prizes lie: side by side, with a line of words for the nearest one."""

    box: QRectF
    scale: float
    fold: float
    """The scale of what stands under one another."""

    def cell(self, prize: int) -> QRectF:
        """The field of a Prize."""
        wide = (self.box.width() - 12.0 * self.scale) / len(PRIZES)
        left = self.box.left() + 6.0 * self.scale + prize * wide
        return QRectF(left, self.box.top(), wide, 33.0 * self.fold)

    def at(self, point: QPointF) -> int | None:
        """The Prize under a point."""
        fields = range(len(PRIZES))
        return next((prize for prize in fields if self.cell(prize).contains(point)), None)


def paint_prizes(
    painter: QPainter,
    row: PrizeRow,
    before: BuildingStatus,
    after: BuildingStatus,
    look: Look,
    ratio: float,
    none_words: str,
) -> None:
    """``after`` is what the preview makes of it; what it brings nearer stands out.

    The nearest Prize lies on a lighter ground: it is the one that the words are about.
    """
    painter.fillPath(rounded(row.box, 8.0 * row.scale), look.palette.panel_sunk)
    nearest = after.nearest_prize
    if nearest is not None:
        cell = row.cell(after.prizes.index(nearest))
        inset = 3.0 * row.scale
        ground = cell.adjusted(0.0, inset, -inset, 0.0)
        painter.fillPath(rounded(ground, 7.0 * row.scale), look.palette.panel_raised)
    for number, (was, now) in enumerate(zip(before.prizes, after.prizes, strict=True)):
        grown = now.have > was.have
        _paint_prize(painter, row, number, now, after.in_reach(now), grown, look, ratio)
    words: tuple[str, ...] = (none_words,)
    if nearest is not None:
        lack = lack_words(nearest)
        full = QCoreApplication.translate("Blueprints", "{prize}: {lack}")
        words = (full.format(prize=term(GAME, nearest.prize), lack=lack), lack)
    middle = row.box.bottom() - 12.0 * row.fold
    text = fitting(words, Role.SMALL, row.box.width() - 20.0 * row.scale, row.scale)
    done = nearest is not None and nearest.missing == 0
    ink = look.palette.success if done else look.palette.text
    at = QPointF(row.box.center().x(), middle)
    write(painter, text, at, Role.SMALL, ink, Anchor.MIDDLE, row.scale)


def _paint_prize(
    painter: QPainter,
    row: PrizeRow,
    number: int,
    progress: PrizeProgress,
    in_reach: bool,
    grown: bool,
    look: Look,
    ratio: float,
) -> None:
    """The badge, and beside it "3/5" or a tick; what is out of reach fades."""
    cell, scale = row.cell(number), row.scale
    size = round(min(_BADGE * scale, 0.82 * cell.height()))
    middle = cell.center().y() + 1.0 * scale
    left = cell.left() + 4.0 * scale
    strength = 1.0 if in_reach else _OUT_OF_REACH
    badge = prize_sprite(look.pixmaps, number, size, ratio, look.palette)
    badge.paint(painter, QPointF(left + size / 2, middle), strength)
    x = left + size + 5.0 * scale
    if not progress.missing:
        side = 15.0 * scale
        box = QRectF(x, middle - side / 2, side, side)
        paint_icon(painter, Icon.CHECK, box, look.palette.success, 3.0)
        return
    count = f"{progress.have}/{progress.wanted}"
    role = _COUNT if grown else Type(_COUNT.size, 400, tabular=True)
    ink = look.palette.text if grown or in_reach else look.palette.text_2
    write(painter, count, QPointF(x, middle), role, ink, scale=scale)
