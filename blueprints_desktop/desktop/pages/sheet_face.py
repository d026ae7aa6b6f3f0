"""What a game's sheet shows: its picture, and a title block as on a real drawing."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.appearance import Appearance, Look
from blueprints_desktop.desktop.drawing.lettering import (
    Anchor,
    Role,
    Type,
    elided,
    line_height,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import CORNER, FRAME, paint_frame, paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.shadows import PAPER_LAYERS, paint_lying_shadow
from blueprints_desktop.desktop.pages.art import art_sprite
from blueprints_desktop.desktop.pages.game_words import GameWords, seats_text, words_of

FOOT = 40.0
PADDING = 16.0
USUAL_WIDTH = 278.0
STEP = 16.0
LARGEST_LETTERS = 1.35
"""On wide sheets the letters grow with the sheet, up to this."""
_TIGHT = Type(12, 600, 0.3, capitals=True)


class SheetFace:
    """Paints the sheet of a game; shared by the home page and, ``large``, the new game."""

    def __init__(self, game: str, appearance: Appearance, *, large: bool = False) -> None:
        self.game = game
        self.appearance = appearance
        self.large = large
        self.least_block = 0.0
        """Sheets side by side share the height of the highest title block."""

    @property
    def words(self) -> GameWords:
        return words_of(self.game)

    def _letters(self, width: float) -> float:
        """The scale of the title block on a sheet of this width."""
        scale = self.appearance.look.scale
        if self.large:
            return scale
        return scale * max(1.0, min(LARGEST_LETTERS, width / (USUAL_WIDTH * scale)))

    def block_height(self, width: float) -> float:
        """How high the title block has to be for its words at this width."""
        scale = self._letters(width)
        lines = max(2, len(self._lines(width)))
        title = line_height(self._titles[0], scale)
        words = title + lines * line_height(Role.BODY, scale)
        return words + (PADDING + 12.0 + FOOT) * scale

    @property
    def _titles(self) -> tuple[Role, ...]:
        """Sizes of the name, to be taken in this order until it fits."""
        first = Role.PAGE_TITLE if self.large else Role.CARD_TITLE
        return first, Role.SECTION, Role.BODY_STRONG

    def _room(self, width: float) -> float:
        return width - 2 * FRAME * self.appearance.look.scale - 2 * PADDING * self._letters(width)

    def _lines(self, width: float) -> list[str]:
        text = self.words.more if self.large else self.words.pitch
        return wrapped(text, Role.BODY, self._room(width), self._letters(width))

    def sprite(self, size: QSize, ratio: float) -> Sprite:
        """The whole sheet without its shadow, anchored at its upper left."""
        look = self.appearance.look
        rect = QRectF(0.0, 0.0, size.width(), size.height())
        words = self.words
        what = (
            "sheet", self.game, self.large, size.width(), size.height(), look.scale,
            words, seats_text(self.game), words.length, self.least_block,
        )  # fmt: skip
        return look.pixmaps.sprite(
            what, rect, ratio, look.palette, lambda painter: self._paint(painter, rect, ratio)
        )

    def _paint(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        look = self.appearance.look
        colours, frame = look.palette, FRAME * look.scale
        self._paint_paper(painter, rect, ratio)
        inner = rect.adjusted(frame, frame, -frame, -frame)
        high = max(self.least_block, self.block_height(rect.width()))
        block = QRectF(inner)
        block.setTop(round(inner.bottom() - high))
        painter.fillRect(block, alpha(colours.paper_edge, 0.42))
        self._paint_art(painter, inner, block.top() - inner.top(), ratio)
        paint_frame(painter, rect, ratio, colours, look.scale)
        self._paint_block(painter, block, rect.width())

    def _paint_paper(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        """Sheets lie side by side in one size, so their empty paper is drawn once for all."""
        look = self.appearance.look
        cache, colours, scale = look.pixmaps, look.palette, look.scale

        def draw(brush: QPainter) -> None:
            paint_sheet(brush, cache, rect, ratio, colours, scale, frame=False, shadow=False)

        what = ("empty sheet", rect.width(), rect.height(), scale)
        cache.sprite(what, rect, ratio, colours, draw).paint(painter, rect.topLeft())

    def _paint_art(self, painter: QPainter, inner: QRectF, tall: float, ratio: float) -> None:
        """The picture in steps of size: it is dear, and a window being resized passes many."""
        look = self.appearance.look
        wide, high = (max(STEP, size // STEP * STEP) for size in (inner.width(), tall))
        kept = not self.large
        art = art_sprite(look.pixmaps, self.game, wide, high, ratio, look.palette, kept=kept)
        beside, above = (inner.width() - wide) / 2, (tall - high) / 2
        art.paint(painter, inner.topLeft() + QPointF(beside, above))

    def _paint_block(self, painter: QPainter, block: QRectF, width: float) -> None:
        colours, scale = self.appearance.look.palette, self._letters(width)
        x, room = block.left() + PADDING * scale, self._room(width)
        line = alpha(colours.ink, 0.55)
        foot = QRectF(block)
        foot.setTop(round(block.bottom() - FOOT * scale))
        for top in (block.top(), foot.top()):
            painter.fillRect(QRectF(block.left(), top, block.width(), 1.0), line)
        y = block.top() + PADDING * scale * 0.75
        title = line_height(self._titles[0], scale)
        name = self.words.name
        fitting = [role for role in self._titles if text_width(name, role, scale) <= room]
        role = fitting[0] if fitting else self._titles[-1]
        at = QPointF(x, y + title / 2)
        write(painter, elided(name, role, room, scale), at, role, colours.ink, scale=scale)
        y += title + 2.0 * scale
        step = line_height(Role.BODY, scale)
        for number, text in enumerate(self._lines(width)):
            at = QPointF(x, y + step * (number + 0.5))
            write(painter, text, at, Role.BODY, colours.ink, scale=scale)
        self._paint_foot(painter, foot, scale)

    def _paint_foot(self, painter: QPainter, foot: QRectF, scale: float) -> None:
        """Players and minutes in drafting letters, in two fields; minutes give way first."""
        colours = self.appearance.look.palette
        x, y, pad = foot.left() + PADDING * scale, foot.center().y(), PADDING * scale
        players, lengths = seats_text(self.game), (self.words.length, self.words.short_length)
        for role in (Role.DRAFTING, _TIGHT):
            first = text_width(players, role, scale)
            middle = round(max(foot.center().x(), x + first + pad))
            rest = foot.right() - middle - pad - 4.0 * scale
            shown = [text for text in lengths if text_width(text, role, scale) <= rest]
            if shown:
                line = QRectF(middle, foot.top(), 1.0, foot.height())
                painter.fillRect(line, alpha(colours.ink, 0.55))
                at = QPointF(middle + pad, y)
                write(painter, shown[0], at, role, colours.ink_2, Anchor.LEFT, scale)
                break
        room = foot.width() - 2 * pad
        told = elided(players, role, room, scale)
        write(painter, told, QPointF(x, y), role, colours.ink_2, Anchor.LEFT, scale)


def paint_sheet_shadow(painter: QPainter, look: Look, rect: QRectF, ratio: float) -> None:
    """What a sheet throws on the desk, for whoever paints the desk."""
    paint_lying_shadow(
        painter, look.pixmaps, rect, CORNER, PAPER_LAYERS, ratio, look.palette, look.scale
    )
