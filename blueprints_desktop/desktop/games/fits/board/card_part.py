"""The card that lies open: the piece that everybody deals with, and the pile it came from."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, squeezed, write
from blueprints_desktop.desktop.games.fits.art.pieces import piece_sprite
from blueprints_desktop.desktop.games.fits.texts.words import GAME
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import StillPart
from blueprints_desktop.games.fits.pieces import SHAPES, Piece


class CardPart(StillPart):
    """A sheet with the piece as it is drawn; a Start card says so."""

    bleed = 40.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.letters = look.scale
        self.piece: Piece | None = None
        self._card = 0
        self._left = 0

    def show_card(self, piece: Piece | None, card: int, left: int) -> None:
        """``card`` is its number in the round, 0 for a Start card; ``left`` are still to come."""
        if (piece, card, left) != (self.piece, self._card, self._left):
            self.piece, self._card, self._left = piece, card, left
            self.update()

    def title(self) -> str:
        translate = QCoreApplication.translate
        if not self._card:
            return capitalised(term(GAME, "start_card"))
        return translate("Fits", "Card {card}").format(card=self._card)

    def draw(self, painter: QPainter) -> None:
        if self.piece is None:
            return
        look, rect = self.look, self.rect
        self._pile(min(3, self._left)).paint(painter, rect.topLeft())
        middle = QPointF(rect.center().x(), rect.top() + 0.44 * rect.height())
        self.picture(self.piece).paint(painter, middle)
        room = rect.width() - 14.0 * look.scale
        words, role = squeezed(self.title(), Role.DRAFTING, room, self.letters)
        at = QPointF(rect.center().x(), rect.bottom() - 24.0 * look.scale)
        write(painter, words, at, role, look.palette.ink, Anchor.MIDDLE, self.letters)

    def _pile(self, below: int) -> Sprite:
        """An empty card on so many others."""
        look, ratio = self.look, self.ratio
        card = QRectF(0.0, 0.0, self.rect.width(), self.rect.height())
        step, reach = 2.2 * look.scale, self.bleed * look.scale

        def draw(painter: QPainter) -> None:
            for behind in range(below, 0, -1):
                under = card.translated(QPointF(step, step) * behind)
                paint_sheet(
                    painter, look.pixmaps, under, ratio, look.palette, look.scale, frame=False
                )
            paint_sheet(painter, look.pixmaps, card, ratio, look.palette, look.scale)

        key = ("fits pile", below, card.width(), card.height(), look.scale)
        bounds = card.adjusted(-reach, -reach, reach, reach)
        return look.pixmaps.sprite(key, bounds, ratio, look.palette, draw)

    def picture(self, piece: Piece) -> Sprite:
        """A piece as cards show it."""
        look, shape = self.look, lying_shape(piece)
        room = self.rect.width() - 34.0 * look.scale
        cell = min(room / max(4, len(shape[0])), 26.0 * look.scale)
        return piece_sprite(look.pixmaps, piece, shape, cell, self.ratio, look.palette, look.scale)


def lying_shape(piece: Piece) -> tuple[str, ...]:
    """How a piece is shown where it is only looked at: rather lying than standing."""
    shapes = SHAPES[piece].values()
    return max(shapes, key=lambda shape: (len(shape[0]) >= len(shape), len(shape[0])))
