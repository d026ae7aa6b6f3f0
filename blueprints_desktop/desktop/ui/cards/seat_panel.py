"""The panel of a player: sign, name, level, flag and chip, then what the game tells.

Panels stand in the order of the seats, so a flag at the player who began tells the order of play.
In a narrow window the panels stand side by side as a strip and show less.
"""

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.marks import PillKind, level_width, paint_level
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.i18n.computer_names import kind_word, rank_of
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.cards.values import (
    NO_SPACE,
    Card,
    CardTone,
    Choice,
    Fill,
    Heights,
    Item,
    Line,
    Optional,
    PaintContext,
    Part,
    PartInfo,
    Picture,
    Pill,
    SeatCard,
    SeatSign,
    Sign,
    Space,
    Spread,
    Stack,
    Text,
    fixed,
    named,
    spoken_lines,
)
from blueprints_desktop.engine.step import Seat

STRIP_HEIGHT = 64
_CHIP_RANK, _LEVEL_RANK, _YOU_RANK = 2, 1, 0
"""What gives way beside a long name, lowest first."""
_CLOSE = 4.0
"""Between the name and bare dots; all else is twice as far apart."""
_PICTURE_END, _PICTURE_GAP = 12.0, 4.0
"""What is left free at the right of a picture, and at its left at least."""
_STRIP_CHIP_RANK = -1
"""In the strip the chip goes before all else: the edge of a panel tells the turn as well."""
translate = QCoreApplication.translate


class SeatPanel(CardWidget):
    """Shows the seat card it is given, and who sits there."""

    def __init__(
        self, person: Person, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(0, appearance, parent)
        self.person = person
        self.strip = False
        """Whether the panel stands in the strip of a narrow window."""
        self.seat_card = SeatCard()
        """What is shown now."""
        self.say()

    @property
    def heights(self) -> Heights:
        return self.seat_card.heights

    def show_seat(self, seat: SeatCard) -> bool:
        """Show a seat; True if the panel now wants another height."""
        if seat == self.seat_card:
            return False
        resized = seat.heights != self.heights
        self.seat_card = seat
        self.say()
        return resized

    def set_strip(self, strip: bool) -> None:
        if strip != self.strip:
            self.strip = strip
            self.say()

    def say(self) -> None:
        """Make the card again: the language or a fact is another."""
        self.show_card(panel_card(self.person, self.seat_card, self.strip))

    def picture_rect(self) -> QRectF | None:
        """Where the picture of the seat stands; None: it has none."""
        picture, leaves = self.seat_card.picture, self._laid_out().leaves
        return next((placed.rect for placed in leaves if placed.leaf == picture), None)


def panel_card(person: Person, seat: SeatCard, strip: bool = False) -> Card:
    """A player's panel as a card."""
    lines = seat.lines or tuple(spoken_lines(Card(items=seat.items)))
    tips = list(lines)
    if person.level:
        change = translate("SeatPanel", "{kind} (right-click to change)")
        tips.append(change.format(kind=kind_word(person.level)))
    shown = Card(
        spoken=_spoken_name(person, seat),
        sentences=lines,
        tip="\n".join(tips),
        about=seat.rule,
        edge=person.colour if seat.active else None,
    )
    head = _head(person, seat, strip)
    if strip:
        items = (head, Fill(), *seat.strip)
        return evolve(shown, items=items, pad=12.0, top=Spread(6.0, 4.0), foot=Spread(8.0, 3.0))
    end = None if seat.picture is None else _PICTURE_END
    shown = evolve(shown, top=Spread(8.0, 6.0), foot=Spread(10.0, 4.0), end=end)
    compact = None
    if seat.compact is not None:
        compact = evolve(shown, items=_beside_picture(seat, head, seat.compact))
    return evolve(shown, items=_beside_picture(seat, head, seat.items), compact=compact)


def _beside_picture(seat: SeatCard, head: Item, shown: tuple[Item, ...]) -> tuple[Item, ...]:
    if seat.picture is None:
        return (head, *shown)
    info = PartInfo("picture", tip=seat.picture_tip)
    picture = evolve(seat.picture, spots=lambda rect, _zoom: [(info, rect)])
    if seat.picture_below:
        return (head, Line((Stack(shown), picture), gap=_PICTURE_GAP))
    return (Line((Stack((head, *shown)), picture), gap=_PICTURE_GAP),)


def _spoken_name(person: Person, seat: SeatCard) -> str:
    said = (
        person.name,
        kind_word(person.level) if person.level else "",
        translate("SeatPanel", "you") if seat.own else "",
        seat.chip,
        translate("SeatPanel", "started") if seat.began else "",
    )
    return ", ".join(filter(None, said))


def _head(person: Person, seat: SeatCard, strip: bool) -> Item:
    """Sign, name, "you" or the level, what the game adds, the flag and the chip.

    Bare dots are close to the name; elsewhere an empty space makes the gap as wide again.
    """
    name: list[Item] = [Text(person.name, Role.SECTION, least=13.0)]
    rank = rank_of(person.level)
    if seat.own:
        you = Text(translate("SeatPanel", "you"), Role.SMALL, CardTone.QUIET)
        name += [Space(NO_SPACE), Optional(you, _YOU_RANK)]
    elif rank:
        whole = Line((Space(NO_SPACE), _level_sign(rank)), _CLOSE)
        signs = Choice((whole, _level_sign(rank, bare=True)))
        change = translate("SeatPanel", "{kind} (right-click to change)")
        tip = change.format(kind=kind_word(person.level))
        name.append(Optional(named("level", tip, signs), _LEVEL_RANK))
    shown: list[Item] = list(seat.strip_head if strip else seat.head)
    if seat.began:
        tip = translate("SeatPanel", "Flag: this player started")
        shown.append(named("flag", tip, Sign(Icon.FLAG, 16.0)))
    if seat.chip:
        rank = _STRIP_CHIP_RANK if strip else _CHIP_RANK
        pill: Item = Pill(seat.chip, PillKind.QUIET, 1.0)
        if seat.chip_tip:
            pill = named("chip", seat.chip_tip, pill)
        shown.append(Optional(pill, rank))
    items = (SeatSign(person.colour), Space(NO_SPACE), *name, Fill(), *map(_apart, shown))
    return Line(items, _CLOSE, fixed(26.0) if strip else Spread(34.0, 30.0))


def _apart(item: Item) -> Item:
    """The same with a gap before it that is as wide again, and that goes with it."""
    match item:
        case Optional() | Part():
            return evolve(item, item=_apart(item.item))
        case Choice():
            return evolve(item, options=tuple(map(_apart, item.options)))
    return Line((Space(NO_SPACE), item), _CLOSE)


def _level_sign(rank: int, *, bare: bool = False) -> Picture:
    def paint(canvas: PaintContext, rect: QRectF) -> None:
        at = QPointF(rect.left(), rect.center().y())
        ink = canvas.look.palette.text_2
        paint_level(canvas.painter, at, rank, ink, canvas.zoom, bare=bare)

    return Picture(("level", rank, bare), level_width(1.0, bare=bare), 16.0, paint)


def seat_of_panel(widget: QWidget | None) -> Seat | None:
    """Whose panel a widget is, or is a part of; None: nobody's."""
    while widget is not None and not isinstance(widget, SeatPanel):
        widget = widget.parentWidget()
    return None if widget is None else widget.person.seat
