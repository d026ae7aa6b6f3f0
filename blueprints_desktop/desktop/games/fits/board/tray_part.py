"""The tray: cards still to come, pieces on the ramp, pieces set aside."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import paint_tray
from blueprints_desktop.desktop.drawing.typography import Role, squeezed, write
from blueprints_desktop.desktop.games.fits.art.pieces import missing_sprite, piece_sprite
from blueprints_desktop.desktop.games.fits.board.card_part import lying_shape
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import StillPart
from blueprints_desktop.games.fits.pieces import PIECES, Piece

_PAD, _HEAD, _HEADING = 12.0, 56.0, 26.0
_COLUMNS = 2


@frozen
class TrayStock:
    """What has become of the sixteen pieces of a player."""

    to_come: tuple[Piece, ...] = ()
    """On cards not yet turned."""
    start: Piece | None = None
    """The start piece: its card asks for nothing."""
    lying: tuple[Piece, ...] = ()
    """Dropped already; a start piece whose card is still to come is shown there."""
    aside: tuple[Piece, ...] = ()


class TrayPart(StillPart):
    """Two columns: solid what is to come, dashed what is gone, crossed out what was set aside."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.letters = look.scale
        self._stock: TrayStock | None = None

    def show_stock(self, stock: TrayStock | None) -> None:
        if stock != self._stock:
            self._stock = stock
            self.update()

    # --- places ---------------------------------------------------------------------

    def _groups(self, stock: TrayStock) -> list[tuple[str, Sequence[Piece]]]:
        """What stands under which heading; the first one is the tray's title."""
        translate = QCoreApplication.translate
        groups: list[tuple[str, Sequence[Piece]]] = [("", stock.to_come)]
        if stock.lying:
            groups.append((translate("Fits", "On the ramp"), stock.lying))
        if stock.aside:
            groups.append((translate("Fits", "Set aside", "pieces that were"), stock.aside))
        return groups

    def places(self) -> list[tuple[Piece, QRectF]]:
        """Every piece that is shown, and where."""
        stock = self._stock
        if stock is None:
            return []
        found = []
        for _, pieces, _, rects in self._arranged(stock):
            found += list(zip(pieces, rects, strict=True))
        return found

    def _arranged(self, stock: TrayStock) -> list[tuple[str, Sequence[Piece], float, list[QRectF]]]:
        """For each group its heading, its pieces, the line of the heading and their places."""
        scale = self.look.scale
        groups = self._groups(stock)
        rows = sum(-(-len(pieces) // _COLUMNS) for _, pieces in groups)
        room = self.rect.height() - (_HEAD + _PAD / 2 + _HEADING * (len(groups) - 1)) * scale
        step = min(66.0 * scale, room / max(1, rows))
        wide = (self.rect.width() - 2 * _PAD * scale) / _COLUMNS
        top = self.rect.top() + _HEAD * scale
        arranged = []
        for heading, pieces in groups:
            line = top + _HEADING * scale / 2
            if heading:
                top += _HEADING * scale
            rects = [
                QRectF(
                    self.rect.left() + _PAD * scale + number % _COLUMNS * wide,
                    top + number // _COLUMNS * step,
                    wide,
                    step,
                )
                for number in range(len(pieces))
            ]
            top += -(-len(pieces) // _COLUMNS) * step
            arranged.append((heading, pieces, line, rects))
        return arranged

    # --- painting -------------------------------------------------------------------

    def title(self) -> str:
        return QCoreApplication.translate("Fits", "Still to come")

    def count_words(self) -> str:
        count = 0 if self._stock is None else len(self._stock.to_come)
        if not count:
            return QCoreApplication.translate("Fits", "no card left")
        words = QCoreApplication.translate("Fits", "%n of {all} cards", "", count)
        return words.format(all=len(PIECES))

    def fate(self, piece: Piece) -> list[str]:
        """What has become of a piece, where its heading does not say it."""
        if self._stock is None or piece != self._stock.start:
            return []
        return [QCoreApplication.translate("Fits", "The start piece: its card asks for nothing.")]

    def rule(self, piece: Piece) -> str:
        """The paragraph of the rulebook about a piece in the tray."""
        stock = self._stock
        if stock is not None and piece == stock.start:
            return "same-as-start"
        if stock is not None and piece in stock.aside:
            return "set-aside"
        return "construction-cards"

    def draw(self, painter: QPainter) -> None:
        stock, look, scale = self._stock, self.look, self.look.scale
        if stock is None:
            return
        self._paint_ground(painter)
        left, room = self.rect.left() + 12.0 * scale, self.rect.width() - 18.0 * scale
        letters = self.letters
        at = QPointF(left, self.rect.top() + 20.0 * scale)
        title, role = squeezed(self.title(), Role.BODY_STRONG, room, letters)
        write(painter, title, at, role, look.palette.text, scale=letters)
        at += QPointF(0.0, 21.0 * scale)
        count, role = squeezed(self.count_words(), Role.SMALL, room, letters)
        write(painter, count, at, role, look.palette.text_2, scale=letters)
        for number, (heading, pieces, line, rects) in enumerate(self._arranged(stock)):
            if heading:
                words, role = squeezed(heading, Role.SMALL_MEDIUM, room, letters)
                where = QPointF(left, line)
                write(painter, words, where, role, look.palette.text_2, scale=letters)
            for piece, rect in zip(pieces, rects, strict=True):
                self._paint_piece(painter, piece, rect, solid=number == 0)

    def _paint_ground(self, painter: QPainter) -> None:
        """The hollow, drawn once a size: the pieces in it change with every card."""
        look, size = self.look, QRectF(0.0, 0.0, self.rect.width(), self.rect.height())
        sprite = look.pixmaps.sprite(
            ("fits tray", size.width(), size.height(), look.scale),
            size.adjusted(-4.0, -4.0, 4.0, 4.0),
            self.ratio,
            look.palette,
            lambda brush: paint_tray(brush, size, look.palette, scale=look.scale),
        )
        sprite.paint(painter, self.rect.topLeft())

    def _paint_piece(self, painter: QPainter, piece: Piece, rect: QRectF, solid: bool) -> None:
        look, stock = self.look, self._stock
        assert stock is not None
        shape = lying_shape(piece)
        wide, high = rect.width() - 12.0 * look.scale, rect.height() - 7.0 * look.scale
        cell = max(2.0, min(wide / 4.4, high / 3.0))
        if solid and piece != stock.start:
            sprite = piece_sprite(
                look.pixmaps, piece, shape, cell, self.ratio, look.palette, look.scale
            )
            sprite.paint(painter, rect.center())
            return
        set_aside = piece in stock.aside
        ink = look.palette.warn if set_aside else look.palette.text_2
        missing_sprite(look.pixmaps, shape, cell, self.ratio, look.palette, ink, look.scale).paint(
            painter, rect.center()
        )
        if set_aside or solid:
            side = 15.0 * look.scale
            box = QRectF(0.0, 0.0, side, side)
            box.moveCenter(rect.center())
            icon = Icon.CROSS if set_aside else Icon.CHECK
            paint_icon(painter, icon, box, look.palette.warn if set_aside else look.palette.success)
