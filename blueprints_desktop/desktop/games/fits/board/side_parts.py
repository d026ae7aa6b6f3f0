"""What lies beside the ramp: the card with the piece, its turns, the keys, the tray, other ramps."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, mix
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.surfaces import paint_tray, rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    elided,
    fitting,
    squeezed,
    text_width,
    write,
)
from blueprints_desktop.desktop.games.fits.art.flat_board import FlatBoardContent, paint_small_ramp
from blueprints_desktop.desktop.games.fits.art.pieces import missing_sprite, piece_sprite
from blueprints_desktop.desktop.games.fits.board.selection import FitsSelection, turn_name
from blueprints_desktop.desktop.games.fits.texts.words import GAME
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.scene.parts import StillPart
from blueprints_desktop.games.fits.pieces import PIECES, SHAPES, Piece


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


_COLUMNS, _ROWS = 2, 4
_GAP = 6.0


class TurnsPart(StillPart):
    """Up to eight tiles; the one that is held is raised, those that fit nowhere are faint."""

    bleed = 40.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.letters = look.scale
        self._piece: Piece | None = None
        self._turns: tuple[int, ...] = ()
        self._allowed: frozenset[int] = frozenset()
        self._held: int | None = None
        self._pointed = ""
        """The public name of the turn under the pointer."""

    def show_selection(self, selection: FitsSelection) -> None:
        allowed = frozenset(turn for turn in selection.turns if selection.columns(turn))
        held = selection.turn if selection.drop is not None else None
        shown = (selection.piece, selection.turns, allowed, held)
        if shown != (self._piece, self._turns, self._allowed, self._held):
            self._piece, self._turns, self._allowed, self._held = shown
            self.update()

    def show_piece(self, piece: Piece | None) -> None:
        """Only looked at: somebody else has it in the hand."""
        turns = () if piece is None else tuple(SHAPES[piece])
        self._piece, self._turns, self._allowed, self._held = piece, turns, frozenset(), None
        self.update()

    def point_at(self, name: str | None) -> None:
        """Mark the tile under the pointer."""
        pointed = name if name is not None and name.startswith("turn.") else ""
        if pointed != self._pointed:
            self._pointed = pointed
            self.update()

    @property
    def turns(self) -> tuple[int, ...]:
        return self._turns

    def tile(self, number: int) -> QRectF:
        """The place of a tile; the first column is filled first where there are few."""
        gap = _GAP * self.look.scale
        wide = (self.rect.width() - gap) / _COLUMNS
        high = (self.rect.height() - (_ROWS - 1) * gap) / _ROWS
        row, column = divmod(number, _COLUMNS)
        return QRectF(
            self.rect.left() + column * (wide + gap),
            self.rect.top() + row * (high + gap),
            wide,
            high,
        )

    def turn_at(self, at: QPointF) -> int | None:
        """The turn whose tile is there, allowed or not."""
        for number, turn in enumerate(self._turns):
            if self.tile(number).contains(at):
                return turn
        return None

    def caption(self) -> str:
        return QCoreApplication.translate("Fits", "Turn and flip")

    def draw(self, painter: QPainter) -> None:
        if self._piece is None:
            return
        look, scale = self.look, self.look.scale
        at = self.rect.topLeft() - QPointF(0.0, 14.0 * scale)
        names = (self.caption(), QCoreApplication.translate("Fits", "Turns"))
        words = fitting(names, Role.SMALL_MEDIUM, self.rect.width(), self.letters)
        write(painter, words, at, Role.SMALL_MEDIUM, look.palette.text, scale=self.letters)
        for number, turn in enumerate(self._turns):
            self._paint_tile(painter, self.tile(number), turn)

    def _paint_tile(self, painter: QPainter, tile: QRectF, turn: int) -> None:
        assert self._piece is not None
        look = self.look
        colours, scale = look.palette, look.scale
        held, allowed = turn == self._held, turn in self._allowed
        ground = colours.panel_raised if held else colours.panel
        if turn_name(turn) == self._pointed and allowed and not held:
            ground = mix(ground, colours.accent, 0.10)
        body = rounded(tile.adjusted(0.5, 0.5, -0.5, -0.5), 6.0 * scale)
        painter.fillPath(body, ground if allowed or held else alpha(ground, 0.55))
        edge = QPen(colours.accent, 2.0 * scale) if held else QPen(colours.line, 1.0)
        painter.strokePath(body, edge)
        sprite = self.picture(self._piece, turn)
        sprite.paint(painter, tile.center(), 1.0 if allowed else 0.34)

    def picture(self, piece: Piece, turn: int) -> Sprite:
        """A piece as its tile shows it."""
        look, scale, tile = self.look, self.look.scale, self.tile(0)
        cell = max(2.0, min(tile.width() - 16.0 * scale, tile.height() - 12.0 * scale) / 4.0)
        shape = SHAPES[piece][turn]
        return piece_sprite(look.pixmaps, piece, shape, cell, self.ratio, look.palette, scale)


_SIDE, _STEP, _ROW = 24.0, 29.0, 32.0
"""Of a key, from one to the next, and from row to row."""


class KeysPart(StillPart):
    """The keys that move, turn and flip; where a mouse does it too, the mouse with that button."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.letters = look.scale

    def draw(self, painter: QPainter) -> None:
        translate, scale = QCoreApplication.translate, self.look.scale
        rows = (
            (("\N{LEFTWARDS ARROW}", "\N{RIGHTWARDS ARROW}"), translate("Fits", "move")),
            (("R", _WHEEL), translate("Fits", "turn")),
            (("F", _RIGHT), translate("Fits", "flip")),
        )
        side = _SIDE * scale
        for number, (signs, words) in enumerate(rows):
            middle = self.rect.top() + (14.0 + number * _ROW) * scale
            x = self.rect.left()
            for sign in signs:
                where = QRectF(x, middle - side / 2, side, side)
                if sign in (_WHEEL, _RIGHT):
                    _paint_mouse(painter, where, self.look.palette, scale, sign)
                else:
                    self._paint_key(painter, where, sign)
                x += _STEP * scale
            at = QPointF(self.rect.left() + 60.0 * scale, middle)
            text, role = squeezed(words, Role.SMALL, self.rect.right() - at.x(), self.letters)
            write(painter, text, at, role, self.look.palette.text_2, scale=self.letters)

    def _paint_key(self, painter: QPainter, rect: QRectF, key: str) -> None:
        colours, scale = self.look.palette, self.look.scale
        body = rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 4.0 * scale)
        painter.fillPath(body.translated(0.0, 1.5 * scale), colours.line)
        painter.fillPath(body, colours.panel)
        painter.strokePath(body, QPen(colours.line, 1.0))
        role = Role.SMALL_STRONG
        if text_width(key, role, scale) <= rect.width():
            write(painter, key, rect.center(), role, colours.text, Anchor.MIDDLE, scale)


_WHEEL, _RIGHT = "wheel", "right button"


def _paint_mouse(
    painter: QPainter, rect: QRectF, colours: Palette, scale: float, used: str
) -> None:
    """A mouse from above; what is used of it is filled."""
    body = QRectF(0.0, 0.0, 15.0 * scale, 21.0 * scale)
    body.moveCenter(rect.center() + QPointF(0.0, 0.5 * scale))
    shape = rounded(body, 7.2 * scale)
    painter.fillPath(shape, colours.panel)
    middle, waist = body.center().x(), body.top() + 9.0 * scale
    if used == _RIGHT:
        corner = QPainterPath()
        corner.addRect(QRectF(middle, body.top(), body.width() / 2, 9.0 * scale))
        painter.fillPath(shape.intersected(corner), colours.text)
    pen = QPen(colours.text_2, 1.3 * scale)
    painter.strokePath(shape, pen)
    painter.setPen(pen)
    painter.drawLine(QPointF(body.left(), waist), QPointF(body.right(), waist))
    painter.drawLine(QPointF(middle, body.top()), QPointF(middle, waist))
    if used == _WHEEL:
        wheel = QRectF(0.0, 0.0, 4.6 * scale, 8.4 * scale)
        wheel.moveCenter(QPointF(middle, body.top() + 5.6 * scale))
        painter.fillPath(rounded(wheel, 2.2 * scale), colours.text)


_PAD, _HEAD, _HEADING = 12.0, 56.0, 26.0
_TRAY_COLUMNS = 2


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
        rows = sum(-(-len(pieces) // _TRAY_COLUMNS) for _, pieces in groups)
        room = self.rect.height() - (_HEAD + _PAD / 2 + _HEADING * (len(groups) - 1)) * scale
        step = min(66.0 * scale, room / max(1, rows))
        wide = (self.rect.width() - 2 * _PAD * scale) / _TRAY_COLUMNS
        top = self.rect.top() + _HEAD * scale
        arranged = []
        for heading, pieces in groups:
            line = top + _HEADING * scale / 2
            if heading:
                top += _HEADING * scale
            rects = [
                QRectF(
                    self.rect.left() + _PAD * scale + number % _TRAY_COLUMNS * wide,
                    top + number // _TRAY_COLUMNS * step,
                    wide,
                    step,
                )
                for number in range(len(pieces))
            ]
            top += -(-len(pieces) // _TRAY_COLUMNS) * step
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


_LINE = 26.0


class OtherRampPart(StillPart):
    """A small ramp under its owner's sign and name."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._person: Person | None = None
        self._shown: FlatBoardContent | None = None

    def show_ramp(self, person: Person | None, shown: FlatBoardContent | None) -> None:
        if (person, shown) != (self._person, self._shown):
            self._person, self._shown = person, shown
            self.update()

    def draw(self, painter: QPainter) -> None:
        person, shown, look = self._person, self._shown, self.look
        if person is None or shown is None:
            return
        scale = look.scale
        side = 12.0 * scale
        middle = self.rect.top() + 0.5 * _LINE * scale - 3.0 * scale
        box = QRectF(self.rect.left(), middle - side / 2, side, side)
        paint_seat_sign(painter, box, look.palette.seats[person.colour])
        left = box.right() + 6.0 * scale
        name = elided(person.name, Role.SMALL, self.rect.right() - left, scale)
        write(painter, name, QPointF(left, middle), Role.SMALL, look.palette.text, scale=scale)
        area = self.rect.adjusted(0.0, _LINE * scale, 0.0, 0.0)
        paint_small_ramp(painter, area, shown, look.palette, scale)
