"""The panel of a player: sign, name, level, flag and chip, then what the game tells.

Panels stand in the order of the seats, so a flag at the player who began tells the order of play.
In a narrow window the panels stand side by side as a strip and show less.
"""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.marks import PillKind, level_width, paint_level
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.i18n.computer_names import kind_word, rank_of
from blueprints_desktop.desktop.i18n.number_format import sentences
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget
from blueprints_desktop.desktop.ui.cards.layout import CardLayout, fits, lay_out
from blueprints_desktop.desktop.ui.cards.painting import paint_layout
from blueprints_desktop.desktop.ui.cards.tips import Tip, answer
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    CardTone,
    Fill,
    Heights,
    Item,
    Line,
    Optional,
    PaintContext,
    Picture,
    Pill,
    SeatCard,
    SeatSign,
    Sign,
    Spread,
    Stack,
    Surface,
    Text,
    fixed,
)
from blueprints_desktop.engine.step import Seat

STRIP_HEIGHT = 64
_HEIGHTS = Heights(112, 124, STRIP_HEIGHT)
_CHIP_RANK, _LEVEL_RANK, _YOU_RANK = 2, 1, 0
"""What gives way beside a long name, lowest first."""
translate = QCoreApplication.translate


class SeatPanel(DeskWidget):
    """Shows the seat card it is given, and who sits there."""

    def __init__(
        self,
        person: Person,
        appearance: Appearance,
        heights: Heights = _HEIGHTS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self.person = person
        self.strip = False
        """Whether the panel stands in the strip of a narrow window."""
        self._seat = SeatCard(heights=heights)
        self._layout: CardLayout | None = None
        self.setMouseTracking(True)

    # --- what is shown --------------------------------------------------------------

    @property
    def seat_card(self) -> SeatCard:
        """What is shown now."""
        return self._seat

    @property
    def heights(self) -> Heights:
        return self._seat.heights

    def show_seat(self, seat: SeatCard) -> bool:
        """Show a seat; True if the panel now wants another height."""
        if seat == self._seat:
            return False
        resized = seat.heights != self._seat.heights
        self._seat = seat
        self.retell()
        return resized

    def set_strip(self, strip: bool) -> None:
        if strip != self.strip:
            self.strip, self._layout = strip, None
            self.update()

    def part_rect(self, name: str) -> QRect | None:
        """Where a part of the panel is, by its public name, in pixels of the widget."""
        area = self._laid_out().part(name)
        return None if area is None else area.toAlignedRect()

    def part_names(self) -> list[str]:
        """The public names of the parts that are shown, in reading order."""
        return [part.info.name for part in self._laid_out().parts]

    def shown_texts(self) -> list[str]:
        """All texts as they stand on the panel, shortened or cut where they have no room."""
        return self._laid_out().texts()

    def picture_rect(self) -> QRectF | None:
        """Where the picture of the seat stands; None: it has none."""
        picture = self._seat.picture
        found = (placed.rect for placed in self._laid_out().leaves if placed.leaf is picture)
        return None if picture is None else next(found, None)

    # --- words ----------------------------------------------------------------------

    def retell(self) -> None:
        self._layout = None
        self.setAccessibleName(self._spoken_name())
        self.setAccessibleDescription(sentences(self._seat.lines))
        super().retell()

    def _spoken_name(self) -> str:
        seat = self._seat
        parts = [self.person.name]
        if self.person.level:
            parts.append(kind_word(self.person.level))
        if seat.own:
            parts.append(translate("SeatPanel", "you"))
        if seat.chip:
            parts.append(seat.chip)
        if seat.began:
            parts.append(translate("SeatPanel", "began"))
        return ", ".join(parts)

    def event(self, event: QEvent) -> bool:
        return answer(self, event, self._tip_at, clickable=True) or super().event(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        """All facts of the seat, with the rule of the part at a place if it has one of its own."""
        body = self.body().toAlignedRect()
        if not body.contains(at):
            return None
        area, rule, lines = body, self._seat.rule, list(self._seat.lines)
        for part in self._laid_out().parts:
            if part.info.rule and part.rect.contains(QPointF(at)):
                area, rule = part.rect.toAlignedRect(), part.info.rule
        if self.person.level:
            change = translate("SeatPanel", "{kind} (right-click to change)")
            lines.append(change.format(kind=kind_word(self.person.level)))
        return Tip("\n".join(lines), area, rule)

    # --- layout and painting --------------------------------------------------------

    def restyle(self) -> None:
        self._layout = None
        super().restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._layout = None
        super().resizeEvent(event)

    def _laid_out(self) -> CardLayout:
        if self._layout is None:
            self._layout = lay_out(self._card(), self.body(), self.look.scale)
        return self._layout

    def _card(self) -> Card:
        seat, head = self._seat, self._head()
        if self.strip:
            items = (head, Fill(), *seat.strip)
            return Card(items=items, pad=12.0, top=fixed(6.0), foot=fixed(8.0))
        card = self._panel_card(head, seat.items)
        if seat.compact is None or fits(card, self.body(), self.look.scale):
            return card
        return self._panel_card(head, seat.compact)

    def _panel_card(self, head: Item, shown: tuple[Item, ...]) -> Card:
        seat = self._seat
        items = (head, *shown)
        if seat.picture is not None and seat.picture_below:
            items = (head, Line((Stack(shown), seat.picture), gap=8.0))
        elif seat.picture is not None:
            items = (Line((Stack(items), seat.picture), gap=8.0),)
        return Card(items=items, top=Spread(8.0, 6.0), foot=Spread(10.0, 4.0))

    def _head(self) -> Item:
        """Sign, name, "you" or the level, what the game adds, the flag and the chip."""
        seat, person = self._seat, self.person
        name: list[Item] = [Text(person.name, Role.SECTION)]
        rank = rank_of(person.level)
        if seat.own:
            you = Text(translate("SeatPanel", "you"), Role.SMALL, CardTone.QUIET)
            name.append(Optional(you, _YOU_RANK))
        elif rank:
            name.append(Optional(_level_sign(rank), _LEVEL_RANK))
        end: list[Item] = [] if self.strip else list(seat.head)
        if seat.began:
            end.append(Sign(Icon.FLAG, 16.0))
        if seat.chip:
            end.append(Optional(Pill(seat.chip, PillKind.QUIET, 1.0), _CHIP_RANK))
        height = fixed(26.0) if self.strip else Spread(34.0, 30.0)
        return Line((SeatSign(person.colour), *name, Fill(), *end), height=height)

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look = self.look
        edge = look.palette.seats[self.person.colour].tint if self._seat.active else None
        paint_panel(painter, look.pixmaps, body, ratio, look.palette, scale=look.scale, edge=edge)
        paint_layout(painter, self._laid_out(), look, ratio, Surface.PANEL)


def _level_sign(rank: int) -> Picture:
    def paint(canvas: PaintContext, rect: QRectF) -> None:
        at = QPointF(rect.left(), rect.center().y())
        paint_level(canvas.painter, at, rank, canvas.look.palette.text_2, canvas.zoom)

    return Picture(("level", rank), level_width(1.0), 16.0, paint)


def seat_of_panel(widget: QWidget | None) -> Seat | None:
    """Whose panel a widget is, or is a part of; None: nobody's."""
    while widget is not None and not isinstance(widget, SeatPanel):
        widget = widget.parentWidget()
    return None if widget is None else widget.person.seat
