"""The card with the own pieces. It shows a closed screen unless its owner looks behind it.

Pieces are on the card only while a stock was handed in. In the quarry, where there is no curtain,
a button is held to look.

A window without a right column has the card on the board. There it takes the form beside which the
quarry or the monument is largest.
"""

from collections.abc import Mapping
from typing import NamedTuple

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.drawing.furniture import screen_sprite
from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.marks import dashed_pen, paint_keycap
from blueprints_desktop.desktop.drawing.painting import closed_path
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type
from blueprints_desktop.desktop.games.monuments.art.pieces import piece_sprite
from blueprints_desktop.desktop.games.monuments.board.selection import Placing, own_part
from blueprints_desktop.desktop.games.monuments.facts.secrecy import ShownStock
from blueprints_desktop.desktop.games.monuments.texts.words import colour_word, counted_pieces
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.number_format import gain_words, signed
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.card_widget import WIDTH, CardWidget
from blueprints_desktop.desktop.ui.cards.values import CardGround, CardTone
from blueprints_desktop.desktop.ui.controls.buttons import DeskButton
from blueprints_desktop.games.monuments.pieces import (
    BLACK,
    BRICKS,
    JEWEL,
    KINDS,
    Heap,
    Piece,
    bricks_in,
    count,
)
from blueprints_desktop.games.monuments.state import JEWEL_POINTS

_AROUND_BUTTON = 16
"""What the button to look keeps free of a card that it fills."""
_LOW_BUTTON = 34
"""The height of the button on a flat card."""
_COUNT = Type(16, 600, tabular=True)
_NOTE = Type(12, 500)
_OVER, _UNDER, _ASIDE = 2.1, 1.05, 1.55
"""How far a piece reaches from its ground, in its own size."""
_NONE_LEFT = 0.28
"""How strongly a kind is drawn of which there is none."""
translate = QCoreApplication.translate


class StockForm(NamedTuple):
    """A size in pixels at 100 %, and how the kinds of pieces are arranged in it."""

    wide: int
    high: int
    columns: int = 0
    """So many kinds are side by side, each beside its number; 0: over their numbers and notes."""
    lines: int = 1
    """The most lines of the title."""


COLUMN = StockForm(WIDTH, 388)
"""In the right column, with the screen over the pieces."""
FLAT = StockForm(WIDTH, 154)
OPEN = (FLAT, StockForm(220, 116, 3), StockForm(152, 168, 2, 2), StockForm(104, 266, 1, 2))
"""On the board, with visible pieces: the roomiest first."""
SHUT = (StockForm(222, 60), StockForm(104, 84, lines=3))
"""On the board, as a closed screen or the button to look behind it."""


@frozen
class StockFacts:
    """What the card is about."""

    shown: ShownStock
    placing: Placing
    idle: Mapping[int, str]
    """The colours that have no place now, and the rule which says why."""
    costs: bool = False
    """Bricks that are kept at the end of the round cost points."""


def stock_card(
    facts: StockFacts, form: StockForm, button: float = 0.0, *, on_top: bool = False
) -> kit.Card:
    """The pieces of a stock, or a closed screen; ``button``: the height of the button at its foot.

    ``on_top``: it is in place of the title.
    """
    shown = facts.shown
    stock, person = shown.stock, shown.person
    items: list[kit.Item] = []
    if not on_top and (form not in SHUT or (person is not None and not shown.peeks)):
        items.append(_head(shown, form))
    if person is not None and (form == COLUMN or (form == FLAT and stock is None)):
        screen = _screen(person.colour, 150.0 if stock is None else 84.0)
        words = translate("Monuments", "Screen of {name}").format(name=person.name)
        items.append(kit.named("screen", words, screen, "behind-the-screen"))
    if stock is not None:
        told = ", ".join(_many(stock, piece) for piece in KINDS)
        info = kit.PartInfo("pieces", spoken=told)
        items.append(kit.Part(info, _pieces(facts, stock, form)))
        if form == COLUMN and (worth := _worth_words(facts, stock)):
            note = kit.Text(worth, Role.SMALL, CardTone.QUIET, lines=2)
            items.append(kit.Part(kit.PartInfo("worth"), note))
    if form == COLUMN and person is not None and not (shown.peeks and stock is not None):
        foot = kit.Text(_foot_words(shown), Role.SMALL, CardTone.QUIET)
        items.append(kit.Part(kit.PartInfo("foot", spoken=kit.SILENT), foot))
    return kit.Card(
        items=tuple(items),
        pad=16.0 if form in (COLUMN, FLAT, SHUT[0]) else 8.0,
        top=kit.fixed(button + 12.0) if on_top else kit.Spread(6.0, 2.0),
        foot=kit.fixed(0.0 if form in SHUT else 8.0 if on_top else button + 10.0),
        gap=kit.Spread(10.0 if form == COLUMN else 3.0, 2.0),
        about="behind-the-screen",
        click_asks=False,
        spoken="" if person is None else stock_title(shown),
    )


# --- words --------------------------------------------------------------------------------


def stock_title(shown: ShownStock) -> str:
    if shown.person is None:
        return translate("Monuments", "Behind the screen")
    if shown.lies_open:
        words = translate("Monuments", "{name}: pieces")
        if shown.own:
            words = translate("Monuments", "Your pieces")
    elif shown.own:
        words = translate("Monuments", "Behind your screen")
    else:
        words = translate("Monuments", "Behind {name}’s screen")
    return words.format(name=shown.person.name)


def _foot_words(shown: ShownStock) -> str:
    """Who else sees this."""
    if shown.stock is None:
        return translate("Monuments", "The screen is closed.")
    if shown.lies_open:
        return translate("Monuments", "All pieces are visible.")
    return translate("Monuments", "Only you see this.") if shown.own else ""


def _worth_words(facts: StockFacts, stock: Heap) -> str:
    """What pieces are worth if they are kept; empty: nothing, or there are none."""
    said = []
    if jewels := count(stock, JEWEL):
        words = translate("Monuments", "Jewels: {points} at the end.")
        said.append(words.format(points=gain_words(JEWEL_POINTS * jewels)))
    if facts.costs and bricks_in(stock):
        said.append(translate("Monuments", "Each brick you can’t build costs 1 point."))
    return " ".join(said)


def _many(stock: Heap, piece: Piece) -> str:
    return counted_pieces(piece, count(stock, piece))


def _info(facts: StockFacts, stock: Heap, piece: Piece) -> kit.PartInfo:
    """How many there are of a kind, and how many places while something is to be built."""
    if not count(stock, piece):
        return kit.PartInfo(own_part(piece), tip=_many(stock, piece), spoken=kit.SILENT)
    placing, tip = facts.placing, _many(stock, piece)
    if piece in BRICKS and placing.active:
        places = translate("Monuments", "%n places to build", "", placing.count(piece))
        tip = labelled(tip, places)
    if piece in BRICKS and facts.costs:
        cost = translate("Monuments", "If you keep them when you pass: {points}")
        tip += "\n" + cost.format(points=gain_words(-count(stock, piece)))
    if piece == JEWEL:
        worth = translate("Monuments", "At the end: {points}")
        tip += "\n" + worth.format(points=gain_words(JEWEL_POINTS * count(stock, piece)))
    rules = {JEWEL: "jewels", BLACK: "black-returned", **facts.idle}
    lit = piece in placing.colours
    rule = "brick-points" if lit else rules.get(piece, "")
    return kit.PartInfo(own_part(piece), rule, tip, live=lit)


# --- what is on the card ------------------------------------------------------------------


def _head(shown: ShownStock, form: StockForm) -> kit.Item:
    """The title and an eye, which is closed like the screen."""
    role: Role = Role.SECTION if form == COLUMN else Role.BODY_STRONG
    if form.lines > 1:
        role = Role.SMALL_STRONG
    sign = kit.Sign(Icon.EYE_CLOSED if shown.stock is None else Icon.EYE, 18.0)
    eye = kit.named("eye", _foot_words(shown) or stock_title(shown), sign, "behind-the-screen")
    narrow = form.wide == SHUT[1].wide
    anchor = Anchor.MIDDLE if narrow else Anchor.LEFT
    title = kit.Text(stock_title(shown), role, lines=form.lines, anchor=anchor)
    height = kit.fixed(50.0) if form == SHUT[0] else kit.Spread(34.0, 28.0)
    line: kit.Item = kit.Line((title, kit.Fill(), eye), height=height)
    if narrow:
        line = kit.Stack((eye, title), kit.fixed(4.0))
    return kit.Part(kit.PartInfo("title", spoken=kit.SILENT), line)


def _screen(colour: int, highest: float) -> kit.Picture:
    """The screen in its owner's colour; over the pieces it is lower."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look, zoom = canvas.look, canvas.zoom
        high = min(highest * zoom, rect.height() - 8.0 * zoom)
        wide = min(rect.width() - 32.0 * zoom, 2.5 * high)
        sprite = screen_sprite(
            look.pixmaps, colour, round(wide), round(high), canvas.ratio, look.palette, scale=zoom
        )
        side = 16.0 * zoom
        canvas.painter.setClipRect(rect.adjusted(-side, 0.0, side, side))  # its shadow stays inside
        corner = rect.center() - QPointF(wide / 2 + 6.0 * zoom, high / 2)
        sprite.paint(canvas.painter, corner)

    return kit.Picture(("screen", colour, highest), 0.0, 38.0, paint, stretches=True)


def _pieces(facts: StockFacts, stock: Heap, form: StockForm) -> kit.Item:
    """All kinds, in the column on a tray; elsewhere without the black piece unless it is there."""
    kinds = [piece for piece in KINDS if form == COLUMN or piece != BLACK or count(stock, piece)]
    parts = [
        kit.Part(_info(facts, stock, piece), _kind(facts.placing, stock, piece, form))
        for piece in kinds
    ]
    if form == COLUMN:
        return kit.Field(_lines(parts, 3, 0.0), pad=4.0)
    return _lines(parts, form.columns or len(kinds), 4.0)


def _lines(parts: list[kit.Part], columns: int, gap: float) -> kit.Stack:
    """So many parts side by side, all of them equally wide."""
    lines = []
    for start in range(0, len(parts), columns):
        line = parts[start : start + columns]
        free = [kit.Space(kit.NO_SPACE)] * (columns - len(line))
        lines.append(kit.Line((*line, *free), gap, equal=True))
    return kit.Stack(tuple(lines), kit.fixed(gap))


def _kind(placing: Placing, stock: Heap, piece: Piece, form: StockForm) -> kit.Item:
    """A kind over its number on the tray, beside it where there is little room, else in a slot
    with its key and its note. It is faint where there is none of it."""
    many, lit = count(stock, piece), piece in placing.colours
    tone = CardTone.NORMAL if many else CardTone.QUIET
    number = kit.Text(f"\N{MULTIPLICATION SIGN} {many}", _COUNT, tone, anchor=Anchor.MIDDLE)
    strength = 1.0 if many else _NONE_LEFT
    if form == COLUMN:
        return kit.Stack((piece_picture(piece, 16.0, 34.0, strength=strength), number))
    if form.columns:
        line = kit.Line((piece_picture(piece, 11.0, 24.0, strength=strength), number), gap=2.0)
        return kit.Field(line, pad=1.0, inset=2.0, reach=0.0)
    key = str(piece + 1) if lit else ""
    picture = piece_picture(piece, 14.0, 44.0, key=key, strength=strength)
    note: kit.Item = kit.Text(colour_word(piece), _NOTE, CardTone.QUIET, anchor=Anchor.MIDDLE)
    if piece == JEWEL:
        worth = translate("Monuments", "{points} each", "a jewel's points")
        words = signed(JEWEL_POINTS * many) if many else worth.format(points=JEWEL_POINTS)
        tone = CardTone.GOOD if many else CardTone.QUIET
        note = kit.Text(words, _NOTE, tone, (signed(JEWEL_POINTS),), anchor=Anchor.MIDDLE)
    elif piece in BRICKS and many and placing.active:
        places = placing.count(piece)
        tone = CardTone.NORMAL if places else CardTone.QUIET
        shown = kit.Text(str(places), _NOTE, tone)
        note = kit.Line((kit.Fill(), _footprint(lit=places > 0), shown, kit.Fill()), 5.0)
    ground = CardGround.CHOSEN if lit and piece == placing.colour else CardGround.SUNK
    return kit.Field(kit.Stack((picture, number, note)), ground, pad=4.0, reach=0.0)


def piece_picture(
    piece: Piece,
    size: float,
    height: float,
    *,
    width: float | None = None,
    key: str = "",
    strength: float = 1.0,
) -> kit.Picture:
    """A piece as large as its room allows, ``size`` at most; ``key`` takes or chooses it."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look, zoom = canvas.look, canvas.zoom
        w = min(size * zoom, rect.height() / (_OVER + _UNDER), rect.width() / (2 * _ASIDE))
        sprite = piece_sprite(look.pixmaps, piece, w, canvas.ratio, look.palette)
        ground = rect.center() + QPointF(0.0, (_OVER - _UNDER) / 2 * w)
        sprite.paint(canvas.painter, ground, strength)
        if key:
            corner = rect.topLeft() + QPointF(11.0, 7.0) * zoom
            paint_keycap(canvas.painter, corner, key, look.palette, zoom, Type(12, 600))

    wide = 2 * _ASIDE * size if width is None else width
    return kit.Picture(("piece", piece, strength, key), wide, height, paint, stretches=True)


def _footprint(*, lit: bool) -> kit.Picture:
    """A place as it is drawn on the site: the word is too long in any language."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        middle = rect.center()
        across, down = QPointF(rect.width() / 2, 0.0), QPointF(0.0, rect.height() / 2)
        foot = closed_path([middle - across, middle - down, middle + across, middle + down])
        palette = canvas.look.palette
        if lit:
            canvas.painter.fillPath(foot, alpha(palette.pencil, 0.55))
        canvas.painter.strokePath(foot, dashed_pen(palette.text_2, 1.2 * canvas.zoom, 2.4, 1.4))

    return kit.Picture(("footprint", lit), 15.0, 10.6, paint)


# --- the widget ---------------------------------------------------------------------------


class StockCard(CardWidget):
    """Shows the stock card in the form that its place asks for, and the button to look."""

    held = Signal(bool)
    """The button to look is held, or let go."""
    stays_in_sight = True
    dragged = Signal(QPoint, bool)
    """A brick is dragged to this place of the screen; True: it is let go there."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(COLUMN.high, appearance)
        self._facts = StockFacts(ShownStock(), Placing(), {})
        self._in_column = COLUMN
        self._drag_from: QPointF | None = None
        """Where a brick was pressed that may be dragged."""
        self.board_form: StockForm | None = None
        """Its form on the board; None: it stands in the column."""
        self.look_button = DeskButton(Icon.EYE, appearance, self)
        self.look_button.key = "V"
        self.look_button.pressed.connect(lambda: self.held.emit(True))
        self.look_button.released.connect(lambda: self.held.emit(False))
        self.look_button.hide()
        self.say()

    @property
    def stock(self) -> Heap | None:
        """What is shown; None: the screen is closed."""
        return self._facts.shown.stock

    def show_stock(self, facts: StockFacts) -> None:
        """Whose screen it is, what stands behind it if that may be seen, and what can be set."""
        if facts != self._facts:
            self._facts = facts
            self.say()

    def set_low(self, low: bool) -> None:
        """The building site needs the room in the column for the level sheets."""
        form = FLAT if low else COLUMN
        if form != self._in_column:
            self._in_column, self.drawn_height = form, form.high
            self.say()

    def take_form(self, form: StockForm | None) -> None:
        """Lie on the board like that; None: it stands in a column."""
        if form != self.board_form:
            self.board_form = form
            self.say()

    def forms(self, on_site: bool) -> tuple[StockForm, ...]:
        """The forms it can have on the board. On the site, where colours are chosen, it is flat."""
        shown = self._facts.shown
        if on_site and (shown.builds or not shown.peeks):
            return (FLAT,)
        if shown.peeks:
            return SHUT[:1] if on_site else SHUT
        return SHUT if self.stock is None else OPEN

    @property
    def _form(self) -> StockForm:
        """Where it is now, while nobody looks."""
        return self.board_form or self._in_column

    @property
    def _button(self) -> tuple[int, int]:
        """The size of the button, which fills a closed card on the board."""
        if self._form == FLAT:
            return FLAT.wide - _AROUND_BUTTON, _LOW_BUTTON
        form = self.board_form or SHUT[0]
        return form.wide - _AROUND_BUTTON, form.high - _AROUND_BUTTON

    @property
    def _is_held(self) -> bool:
        """On the board: the pieces are shown over the button that is held."""
        peeked = self._facts.shown.peeks and self.stock is not None
        return peeked and self.board_form in SHUT

    @property
    def board_size(self) -> tuple[int, int]:
        """Its size on the board, in pixels at 100 %."""
        form = FLAT if self._is_held else self.board_form or FLAT
        return form.wide, form.high + (self._button[1] + 2 if self._is_held else 0)

    def say(self) -> None:
        form = FLAT if self._is_held else self._form
        button = self._button[1] if self._facts.shown.peeks else 0
        on_top = button > 0 and self._form == FLAT
        self.show_card(stock_card(self._facts, form, button, on_top=on_top))
        self.look_button.set_words(translate("Monuments", "Hold to see your pieces"))
        self._place_button()

    def _place_button(self) -> None:
        """At the foot of the card, where it stays while it is held; a flat card has it on top."""
        body, zoom = self.body(), self.zoom
        self.look_button.setVisible(self._facts.shown.peeks)
        self.look_button.magnify(zoom / self.appearance.look.scale)
        wide, high = (side * zoom for side in self._button)
        if self.board_form is None:
            wide = body.width() - _AROUND_BUTTON * zoom
        self.look_button.setGeometry(
            round(body.right() - 8.0 * zoom - wide),
            round(
                body.top() + 7.0 * zoom if self._form == FLAT else body.bottom() - high - 7.0 * zoom
            ),
            round(wide),
            round(high),
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        part = self.part_at(event.position())
        live = part is not None and part.live and event.button() == Qt.MouseButton.LeftButton
        self._drag_from = event.position() if live else None
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._drag_from is None:
            super().mouseMoveEvent(event)
        elif self._is_far(event):
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.dragged.emit(event.globalPosition().toPoint(), False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        dragged = self._drag_from is not None and self._is_far(event)
        self._drag_from = None
        self.unsetCursor()
        if dragged:
            self.dragged.emit(event.globalPosition().toPoint(), True)
        else:
            super().mouseReleaseEvent(event)

    def _is_far(self, event: QMouseEvent) -> bool:
        start = self._drag_from
        if start is None:
            return False
        return (event.position() - start).manhattanLength() > QApplication.startDragDistance()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place_button()
