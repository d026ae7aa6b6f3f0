"""The card with one's own pieces: behind the screen, which is closed unless its owner looks.

Pieces are painted only while a stock was handed in; without one the closed screen is all there
is. In the quarry, where nobody waits behind a curtain, a button is held to look.

A window without a right column has the card on the board. It then takes the form for which quarry
or monument leave room: a narrow strip in one window, a flat corner in another.
"""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.furniture import screen_sprite
from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import dashed_pen, paint_keycap
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import paint_panel, rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    squeezed,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.games.monuments.art.pieces import PIECES, piece_sprite
from blueprints_desktop.desktop.games.monuments.board.selection import Placing
from blueprints_desktop.desktop.games.monuments.facts.own_pieces import ShownStock
from blueprints_desktop.desktop.games.monuments.texts.words import colour_word, piece_words
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.cards.fact_card import WIDTH, FactCard
from blueprints_desktop.desktop.ui.cards.tips import Tip
from blueprints_desktop.desktop.ui.controls.buttons import DeskButton
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.games.monuments.pieces import BLACK, BRICKS, JEWEL, Heap, Piece, count
from blueprints_desktop.games.monuments.state import JEWEL_POINTS

LOW = 154
_SIDE, _FOOT = 8.0, 8.0
_HEAD, _LINE = 34.0, 16.0
"""Over the pieces: one line of words, and each that they need beyond it."""
_EYE = 18.0
TALL = 388
_UNDER_TITLE, _UNDER_SCREEN = 50.0, 18.0
"""Where a screen may begin, and what it keeps below it."""
_SCREEN, _LEAST, _SHUT_AT, _SHUT_HIGH = 84.0, 30.0, 84.0, 150.0
"""How high the lifted screen is, and at least; where the closed one stands, and how high it is."""
_TRAY = 140.0
"""How high the tray wants to be."""
_OFF_BUTTON = 2
"""Between the pieces and the button to look."""
translate = QCoreApplication.translate


class StockForm(NamedTuple):
    """A size in pixels at 100 %, and how kinds of pieces lie in it."""

    wide: int
    high: int
    columns: int = 0
    """So many kinds side by side, each beside its number; 0: all, over their numbers and notes."""
    lines: int = 1
    """In how many the title is written."""

    @property
    def button(self) -> tuple[int, int]:
        """The button that fills it, where it is one."""
        return self.wide - 16, self.high - 16

    def field(self, body: QRectF, zoom: float, piece: Piece, kinds: int) -> QRectF:
        """Where a kind lies; in a single column all share the height."""
        head = _HEAD + (self.lines - 1) * _LINE
        area = body.adjusted(_SIDE * zoom, head * zoom, -_SIDE * zoom, -_FOOT * zoom)
        rows = kinds if self.columns == 1 else ceil(len(PIECES) / self.columns)
        row, column = divmod(piece, self.columns)
        wide, high = area.width() / self.columns, area.height() / rows
        return QRectF(area.left() + column * wide, area.top() + row * high, wide, high)


FLAT = StockForm(WIDTH, LOW)
OPEN = (FLAT, StockForm(220, 116, 3), StockForm(152, 168, 2, 2), StockForm(104, 266, 1, 2))
"""For pieces that are to be seen: the roomiest first."""
SHUT = (StockForm(222, 60), StockForm(104, 84, lines=3))
"""For a closed screen, or the button to look behind it: there is no more to be seen."""


def paint_shut(painter: QPainter, look: Look, body: QRectF, form: StockForm, title: str) -> None:
    """A closed screen that nobody can look behind: whose it is."""
    scale = look.scale
    eye = QRectF(0.0, 0.0, _EYE * scale, _EYE * scale)
    if form.lines == 1:
        eye.moveCenter(body.center())
        eye.moveRight(body.right() - 16.0 * scale)
        room = QRectF(body)
        room.setLeft(body.left() + 16.0 * scale)
        room.setRight(eye.left() - 8.0 * scale)
        paint_title(painter, look, room, 1, title)
    else:
        eye.moveCenter(body.center())
        eye.moveTop(body.top() + 8.0 * scale)
        side = 6.0 * scale
        room = body.adjusted(side, eye.bottom() - body.top(), -side, -side)
        paint_title(painter, look, room, form.lines, title, Anchor.MIDDLE)
    paint_icon(painter, Icon.EYE_CLOSED, eye, look.palette.text_2)


def paint_title(
    painter: QPainter,
    look: Look,
    room: QRectF,
    most: int,
    title: str,
    anchor: Anchor = Anchor.LEFT,
) -> None:
    """In as many lines as it needs, at most so many, about the middle of a room."""
    scale, role = look.scale, Role.BODY_STRONG if most == 1 else Role.SMALL_STRONG
    lines = _few(wrapped(title, role, room.width(), scale, cut=False), most)
    left = room.left() + anchor.value * room.width()
    at = QPointF(left, room.center().y() - (len(lines) - 1) * _LINE / 2 * scale)
    squeezed_lines = [squeezed(line, role, room.width(), scale) for line in lines]
    letters = min((each for _, each in squeezed_lines), key=lambda each: each.size)
    for words, _ in squeezed_lines:
        write(painter, words, at, letters, look.palette.text, anchor, scale)
        at += QPointF(0.0, _LINE * scale)


def _few(lines: Sequence[str], most: int) -> list[str]:
    return [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else list(lines)


_COUNT = Type(16, 600, tabular=True)
_NOTE = Type(12, 500)
_KEY = Type(12, 600)
_WORDS = 43.0
"""The height of count and note under a piece in its slot."""
_NUMBER, _OVER, _UNDER, _ASIDE = 24.0, 2.1, 1.05, 1.55
"""What a number takes at the foot of the tray's fields; how far a piece reaches from its ground, in its
own size."""
_OFF = 1.5
"""Half of what parts two fields beside or over one another, in pixels."""
_NONE_LEFT = 0.28
"""How strongly a kind is drawn of which there is none."""


class Slot(NamedTuple):
    """What a slot tells of a kind of piece."""

    piece: Piece
    many: int
    note: str
    has_key: bool
    """Its digit chooses it."""
    short: str = ""
    """The note where there is no room for it."""
    places: int | None = None
    """Instead of a note: on how many places it could be built; None: nothing is to be built."""


def heap_size(field: QRectF, zoom: float) -> float:
    """Half the width of a unit of a piece in the tray: no larger than its number leaves room for."""
    return min(16.0 * zoom, (field.height() - _NUMBER * zoom) / (_OVER + _UNDER))


def heap_ground(field: QRectF, zoom: float) -> float:
    """How far down a piece in the tray stands: in the middle, or over its number."""
    lowest = field.height() - _NUMBER * zoom - _UNDER * heap_size(field, zoom)
    return field.top() + min(0.50 * field.height(), lowest)


def paint_heap(
    painter: QPainter, look: Look, zoom: float, field: QRectF, piece: Piece, many: int, ratio: float
) -> None:
    """A kind in the tray, and how many of it."""
    palette = look.palette
    middle = QPointF(field.center().x(), heap_ground(field, zoom))
    sprite = piece_sprite(look.pixmaps, piece, heap_size(field, zoom), ratio, palette)
    sprite.paint(painter, middle, 1.0 if many else _NONE_LEFT)
    none = QCoreApplication.translate("Monuments", "none")
    text = f"\N{MULTIPLICATION SIGN} {many}" if many else none
    at = QPointF(field.center().x(), field.bottom() - 14.0 * zoom)
    role = Role.FIGURE if many else Role.SMALL
    ink = palette.text if many else palette.text_2
    write(painter, text, at, role, ink, Anchor.MIDDLE, zoom)


def paint_count(
    painter: QPainter, look: Look, zoom: float, field: QRectF, piece: Piece, many: int, ratio: float
) -> None:
    """A kind beside its number, where there is no room for more."""
    palette = look.palette
    field = field.adjusted(_OFF, _OFF, -_OFF, -_OFF)
    painter.fillPath(rounded(field, 6.0 * zoom), palette.panel_sunk)
    w = min(11.0 * zoom, field.height() / (_OVER + _UNDER + 0.2))
    ground = field.center().y() + (_OVER - _UNDER) / 2 * w
    at = QPointF(field.left() + 3.0 * zoom + _ASIDE * w, ground)
    sprite = piece_sprite(look.pixmaps, piece, w, ratio, palette)
    sprite.paint(painter, at, 1.0 if many else _NONE_LEFT)
    text = f"\N{MULTIPLICATION SIGN} {many}"
    ink = palette.text if many else palette.text_2
    left, right = at.x() + _ASIDE * w + 2.0 * zoom, field.right() - 3.0 * zoom
    text, letters = squeezed(text, _COUNT, right - left, zoom)
    middle = QPointF((left + right) / 2, field.center().y())
    write(painter, text, middle, letters, ink, Anchor.MIDDLE, zoom)


def paint_slot(
    painter: QPainter,
    look: Look,
    zoom: float,
    field: QRectF,
    slot: Slot,
    ratio: float,
    *,
    chosen: bool,
) -> None:
    """A kind in a slot of its own, with its note; ``chosen``: its places are lit."""
    palette = look.palette
    shape = rounded(field, 8.0 * zoom)
    painter.fillPath(shape, palette.panel_sunk)
    if chosen:
        painter.fillPath(shape, alpha(palette.pencil, 0.28))
        painter.strokePath(shape, QPen(palette.gold, 2.2 * zoom))
    above = field.height() - _WORDS * zoom
    w = min(14.0 * zoom, field.width() / 3.4, above / 2.6)
    at = QPointF(
        field.center().x() - 0.1 * w, field.top() + min(0.40 * field.height(), above - 0.9 * w)
    )
    sprite = piece_sprite(look.pixmaps, slot.piece, w, ratio, palette)
    sprite.paint(painter, at, 1.0 if slot.many else _NONE_LEFT)
    below = QPointF(field.center().x(), field.bottom() - 34.0 * zoom)
    text = f"\N{MULTIPLICATION SIGN} {slot.many}"
    ink = palette.text if slot.many else palette.text_2
    write(painter, text, below, _COUNT, ink, Anchor.MIDDLE, zoom)
    if slot.has_key:
        cap = field.topLeft() + QPointF(11.0, 11.0) * zoom
        paint_keycap(painter, cap, str(slot.piece + 1), palette, zoom, _KEY)
    if slot.places is not None:
        _paint_places(painter, look, zoom, field, slot.places)
        return
    room = field.width() - 2.0
    tight = slot.short and text_width(slot.note, _NOTE, zoom) > room
    note, letters = squeezed(slot.short if tight else slot.note, _NOTE, room, zoom)
    at = QPointF(field.center().x(), field.bottom() - 13.0 * zoom)
    write(painter, note, at, letters, palette.text_2, Anchor.MIDDLE, zoom)


def _paint_places(painter: QPainter, look: Look, zoom: float, field: QRectF, places: int) -> None:
    """Beside the number a footprint as it lies on the site: the word is too long in any language."""
    palette = look.palette
    text, gap = str(places), 5.0 * zoom
    wide, high = 15.0 * zoom, 10.6 * zoom
    left = field.center().x() - (wide + gap + text_width(text, _NOTE, zoom)) / 2
    middle = QPointF(left + wide / 2, field.bottom() - 13.0 * zoom)
    across, down = QPointF(wide / 2, 0.0), QPointF(0.0, high / 2)
    foot = QPainterPath()
    foot.addPolygon(QPolygonF([middle - across, middle - down, middle + across, middle + down]))
    foot.closeSubpath()
    if places:
        painter.fillPath(foot, alpha(palette.pencil, 0.55))
    painter.strokePath(foot, dashed_pen(palette.text_2, 1.2 * zoom, 2.4, 1.4))
    at = QPointF(left + wide + gap, middle.y())
    write(painter, text, at, _NOTE, palette.text if places else palette.text_2, scale=zoom)


class StockCard(FactCard):
    """Whoever looks sees their pieces; everybody else a closed screen."""

    about = "behind-the-screen"

    colour_pressed = Signal(int)
    held = Signal(bool)
    """The button to look is held, or let go."""
    stays_in_sight = True

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(TALL, appearance, parent)
        self._shown = ShownStock()
        self._placing = Placing()
        self._idle: Mapping[int, str] = {}
        self.form: StockForm | None = None
        self.look_button = DeskButton(Icon.EYE, appearance, self)
        self.look_button.key = "V"
        self.look_button.pressed.connect(lambda: self.held.emit(True))
        self.look_button.released.connect(lambda: self.held.emit(False))
        self.look_button.hide()
        self.setMouseTracking(True)

    def set_low(self, low: bool) -> None:
        """The building site needs the room for the level sheets."""
        self.drawn_height = LOW if low else TALL
        self.update()

    @property
    def low(self) -> bool:
        """Whether it is drawn flat: so are cards that lie on the board in a narrow window."""
        body = self.body()
        return body.height() < 0.9 * body.width()

    def forms(self, on_site: bool) -> tuple[StockForm, ...]:
        """Those it can have where it lies on the board: there is no more of it than is to be seen.

        On the site, where whoever builds chooses from it, and between rounds it is flat.
        """
        if self._shown.peeks:
            return SHUT[:1] if on_site else SHUT
        if on_site:
            return (FLAT,)
        return SHUT if self._shown.stock is None else OPEN

    def take_form(self, form: StockForm | None) -> None:
        """Lie on the board like that; None: it stands in a column."""
        if form != self.form:
            self.form = form
            self._place_button()
            self.update()

    @property
    def held_form(self) -> StockForm:
        """The form it was given; as long as the button is held, with the pieces above that."""
        form = self.form or FLAT
        if self._shown.peeks and self._shown.stock is not None:
            return StockForm(FLAT.wide, FLAT.high + form.button[1] + _OFF_BUTTON)
        return form

    def show_shown(self, shown: ShownStock) -> None:
        """Whose screen it is, and what stands behind it if that may be seen."""
        if shown != self._shown:
            self._shown = shown
            self._place_button()
            self.retell()

    def show_placing(self, placing: Placing, idle: Mapping[int, str] | None = None) -> None:
        """``idle``: the colours that have no place now, and the rule which says why."""
        self._idle = idle or {}
        if placing != self._placing:
            self._placing = placing
            self.retell()

    def clear(self) -> None:
        self._placing = Placing()
        self._idle = {}
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.show_shown(ShownStock())

    @property
    def stock(self) -> Heap | None:
        """What is shown; None: the screen is closed."""
        return self._shown.stock

    # --- words ----------------------------------------------------------------------

    def title(self) -> str:
        if self._shown.person is None:
            return translate("Monuments", "Behind the screen")
        if self._shown.lies_open:
            words = translate("Monuments", "{name}: pieces")
            if self._shown.own:
                words = translate("Monuments", "Your pieces")
        elif self._shown.own:
            words = translate("Monuments", "Behind your screen")
        else:
            words = translate("Monuments", "Behind {name}’s screen")
        return words.format(name=self._shown.person.name)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retell()

    def retell(self) -> None:
        self.setAccessibleName(self.title() if self._shown.person is not None else "")
        said = []
        if self._shown.stock is not None:
            said = [self._many(piece) for piece in PIECES]
        self.setAccessibleDescription(", ".join(said))
        look = translate("Monuments", "Hold to see your pieces")
        self.look_button.setText(look)
        self.look_button.setAccessibleName(look)
        set_tip(self.look_button, f"{look} ({self.look_button.key})")
        super().retell()

    def foot(self) -> str:
        """Who else sees this."""
        if self._shown.stock is None:
            return translate("Monuments", "The screen is closed.")
        if self._shown.lies_open:
            return translate("Monuments", "All pieces lie open.")
        return translate("Monuments", "Only you see this.") if self._shown.own else ""

    # --- where things are -----------------------------------------------------------

    def field(self, piece: Piece) -> QRectF:
        """Where a kind of piece lies."""
        body, zoom = self.body(), self.zoom
        kinds = 6 if self._shown.stock is not None and count(self._shown.stock, BLACK) else 5
        if self.form is not None and self.form.columns:
            return self.form.field(body, zoom, piece, kinds)
        if self.low:
            wide = (body.width() - 24.0 * zoom - (kinds - 1) * 4.0 * zoom) / kinds
            left = body.left() + 12.0 * zoom + piece * (wide + 4.0 * zoom)
            top = body.top() + 38.0 * zoom
            foot = (10.0 + (self._button[1] + _OFF_BUTTON if self._shown.peeks else 0.0)) * zoom
            return QRectF(left, top, wide, body.bottom() - top - foot)
        tray = self._tray()
        wide, high = tray.width() / 3, tray.height() / 2
        row, column = divmod(piece, 3)
        return QRectF(tray.left() + column * wide, tray.top() + row * high, wide, high)

    def _tray(self) -> QRectF:
        body, zoom = self.body(), self.zoom
        top = body.top() + (_UNDER_TITLE + self._lifted + _UNDER_SCREEN) * zoom
        foot = self._under_tray * zoom
        return QRectF(
            body.left() + 12.0 * zoom, top, body.width() - 24.0 * zoom, body.bottom() - top - foot
        )

    @property
    def _lifted(self) -> float:
        """The height of the lifted screen: in a low column it gives way to the pieces."""
        rest = self.body().height() / self.zoom - _UNDER_TITLE - _UNDER_SCREEN - self._under_tray
        return max(_LEAST, min(_SCREEN, rest - _TRAY))

    def closed_screen(self) -> tuple[float, float]:
        """Where the closed one stands, and how high it is: over the words at the foot."""
        foot = self.body().height() / self.zoom - self._foot - _UNDER_SCREEN - 4.0
        high = min(_SHUT_HIGH, foot - _UNDER_TITLE)
        return min(_SHUT_AT, foot - high), high

    @property
    def _under_tray(self) -> float:
        return 60.0 if self._shown.peeks else 34.0

    @property
    def _foot(self) -> float:
        """How far from below words stand in the column: over the button, if there is one."""
        return 68.0 if self._shown.peeks else 17.0

    @property
    def _button(self) -> tuple[int, int]:
        return (self.form or SHUT[0]).button

    def _place_button(self) -> None:
        """At the foot of the card, where it stays while it is held."""
        body, zoom = self.body(), self.zoom
        self.look_button.setVisible(self._shown.peeks)
        self.look_button.magnify(zoom / self.appearance.look.scale)
        wide, high = self._button[0] * zoom, self._button[1] * zoom
        if not self.low and self.form is None:
            wide = body.width() - 16.0 * zoom
        self.look_button.setGeometry(
            round(body.right() - 8.0 * zoom - wide),
            round(body.bottom() - high - 7.0 * zoom),
            round(wide),
            round(high),
        )

    def resizeEvent(self, _event: object) -> None:  # noqa: N802
        self._place_button()

    # --- gestures -------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        lit = self._colour_at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        colour = self._colour_at(event.position())
        if colour is not None and event.button() == Qt.MouseButton.LeftButton:
            self.colour_pressed.emit(colour)

    def _colour_at(self, at: QPointF) -> int | None:
        colours = self._placing.colours
        return next((colour for colour in colours if self.field(colour).contains(at)), None)

    def _about_all(self, at: QPoint) -> Tip | None:
        """Every kind of piece has its own rule."""
        rules = {JEWEL: "jewels", BLACK: "black-returned"}
        rules |= dict.fromkeys(self._placing.colours, "brick-points") | dict(self._idle)
        heap = self._shown.stock or 0
        for piece, rule in rules.items():
            field = self.field(piece)
            if count(heap, piece) and field.contains(QPointF(at)):
                return Tip(self._told(piece), field.toAlignedRect(), rule)
        return super()._about_all(at)

    # --- painting -------------------------------------------------------------------

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, zoom, palette = self.look, self.zoom, self.look.palette
        paint_panel(painter, look.pixmaps, body, ratio, palette, scale=look.scale)
        shut = self._shown.peeks and self._shown.stock is None
        if self.form in SHUT and self._shown.stock is None:
            if not shut and self._shown.person is not None:
                paint_shut(painter, look, body, self.form, self.title())
            return
        if self.form is not None and self.form.columns and self._shown.stock is not None:
            self._paint_columns(painter, body, self.form, self._shown.stock, ratio)
            return
        left, line = body.left() + 16.0 * zoom, body.top() + (22.0 if self.low else 25.0) * zoom
        role = Role.BODY_STRONG if self.low else Role.SECTION
        title, letters = squeezed(self.title(), role, body.width() - 60.0 * zoom, zoom)
        write(painter, title, QPointF(left, line), letters, palette.text, scale=zoom)
        side = 18.0 * zoom
        icon = Icon.EYE if self._shown.stock is not None else Icon.EYE_CLOSED
        eye = QRectF(body.right() - 16.0 * zoom - side, line - side / 2, side, side)
        paint_icon(painter, icon, eye, palette.text_2)
        if self._shown.person is None:
            return
        if self.low:
            if self._shown.stock is None:
                high = (
                    body.height() / zoom - 58.0 - (self._button[1] + _OFF_BUTTON if shut else 0.0)
                )
                self._paint_screen(painter, body, 44.0, high, ratio)
            else:
                self._paint_low(painter, self._shown.stock, ratio)
            return
        foot = body.bottom() - self._foot * zoom
        if self._shown.stock is None:
            self._paint_screen(painter, body, *self.closed_screen(), ratio)
        else:
            self._paint_screen(painter, body, _UNDER_TITLE, self._lifted, ratio)
            painter.fillPath(rounded(self._tray(), 8.0 * zoom), palette.panel_sunk)
            for piece in PIECES:
                many = count(self._shown.stock, piece)
                paint_heap(painter, look, zoom, self.field(piece), piece, many, ratio)
            if self._shown.peeks:
                return
        at = QPointF(left, foot)
        write(painter, self.foot(), at, Role.SMALL, palette.text_2, scale=zoom)

    def _paint_screen(
        self, painter: QPainter, body: QRectF, top: float, high: float, ratio: float
    ) -> None:
        """The screen in its owner's colour; lifted, it stands higher and smaller over the pieces."""
        if self._shown.person is None:
            return
        look, zoom = self.look, self.zoom
        wide = min(body.width() - 64.0 * zoom, high * zoom * 2.5)
        with saved(painter):
            painter.setClipPath(rounded(body, 12.0 * look.scale))  # its shadow stays on the card
            sprite = screen_sprite(
                look.pixmaps, self._shown.person.colour, round(wide), round(high * zoom), ratio,
                look.palette, scale=zoom,
            )  # fmt: skip
            left = body.center().x() - wide / 2 - 6.0 * zoom
            sprite.paint(painter, QPointF(left, body.top() + top * zoom))

    def _paint_columns(
        self, painter: QPainter, body: QRectF, form: StockForm, stock: Heap, ratio: float
    ) -> None:
        """The title, and every kind beside its number."""
        look, zoom = self.look, self.zoom
        side, eye = 12.0 * zoom, 18.0 * zoom
        head = self.field(BRICKS[0]).top() - body.top()
        room = QRectF(body.left() + side, body.top(), body.width() - 2 * side, head)
        if form.columns > 1:
            room.setRight(room.right() - eye - side / 2)
            at = QRectF(room.right() + side / 2, room.center().y() - eye / 2, eye, eye)
            paint_icon(painter, Icon.EYE, at, look.palette.text_2)
        paint_title(painter, look, room, form.lines, self.title())
        for piece in [*BRICKS, JEWEL] + ([BLACK] if count(stock, BLACK) else []):
            paint_count(painter, look, zoom, self.field(piece), piece, count(stock, piece), ratio)

    def _paint_low(self, painter: QPainter, stock: Heap, ratio: float) -> None:
        for piece in [*BRICKS, JEWEL] + ([BLACK] if count(stock, BLACK) else []):
            many, lit = count(stock, piece), self._placing.count(piece)
            short = f"+{JEWEL_POINTS}" if piece == JEWEL else ""
            places = lit if piece in BRICKS and many and self._placing.active else None
            slot = Slot(piece, many, self._note(piece), lit > 0, short, places)
            chosen = lit > 0 and piece == self._placing.colour
            paint_slot(painter, self.look, self.zoom, self.field(piece), slot, ratio, chosen=chosen)

    def _note(self, piece: Piece) -> str:
        """What a jewel is worth; else the colour's name."""
        if piece == JEWEL:
            words = translate("Monuments", "{points} each", "a jewel's points")
            return words.format(points=JEWEL_POINTS)
        return colour_word(piece)

    def _many(self, piece: Piece) -> str:
        many = count(self._shown.stock or 0, piece)
        return f"{many} {piece_words(piece, many)}"

    def _told(self, piece: Piece) -> str:
        """How many there are of a kind, and how many places while something is to be built."""
        if piece not in BRICKS or not self._placing.active:
            return self._many(piece)
        places = translate("Monuments", "%n places to build", "", self._placing.count(piece))
        return labelled(self._many(piece), places)
