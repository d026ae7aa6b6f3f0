"""The bar above the review: the way back, where the step is, and whose view is shown."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.painting import stroke_inside
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import paint_bar, rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.pages.review.review_model import Viewpoint, Way
from blueprints_desktop.desktop.pages.table.top_bar import TOP_HEIGHT
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Progress
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.painted import ARROWS, PaintedButton, fill_framed
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.engine.step import Seat

# --- whose view -------------------------------------------------------------------


HEIGHT = 40.0
CORNER = 8.0
SIGN = 13.0
EYE = 18.0
PADDING, LEAST_PADDING = 14.0, 9.0
GAP = 8.0
EDGE, BETWEEN = 3, 2
"""Around the tabs and between them."""
WIDEST = 168.0
LEAST_NAMED = 112
"""A name that is cut to less than this is left out."""


def shared(wishes: Sequence[float], room: float) -> list[float]:
    """Widths that fill ``room``: what is too much is taken from the widest, what is left over shared.

    >>> shared([10, 30, 50], 60), shared([10, 20], 40)
    ([10, 25.0, 25.0], [15.0, 25.0])
    """
    spare = (room - sum(wishes)) / len(wishes)
    if spare >= 0:
        return [wish + spare for wish in wishes]
    left, count, cap = room, len(wishes), 0.0
    for wish in sorted(wishes):
        cap = left / count
        if wish > cap:
            break
        left, count = left - wish, count - 1
    return [min(wish, cap) for wish in wishes]


class ViewpointTab(PaintedButton):
    """One pair of eyes: the player's sign and name. Where room is short the sign is enough."""

    enter_presses = False

    def __init__(
        self, eyes: Seat | Viewpoint, person: Person | None, appearance: Appearance, parent: QWidget
    ) -> None:
        self.eyes = eyes
        self._person = person
        self.named = True
        super().__init__("" if person is None else person.name, appearance, parent)
        self.setCheckable(True)

    def event(self, event: QEvent) -> bool:
        """On a tab the arrow keys are the tabs', not the page's."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() in ARROWS)
            return True
        return super().event(event)

    @property
    def _sign_side(self) -> float:
        return (EYE if self._person is None else SIGN) * self.look.scale

    @property
    def name_width(self) -> float:
        """What sign and name take; a long name is cut."""
        look = self.look
        words = text_width(self.text(), Role.SMALL_STRONG, look.scale)
        wide = words + self._sign_side + (GAP + 2 * PADDING) * look.scale
        return min(ceil(wide), look.px(WIDEST))

    @property
    def sign_width(self) -> float:
        return ceil((EYE + 2 * PADDING) * self.look.scale)

    def paint(self, painter: QPainter) -> None:
        colours, scale = self.look.palette, self.look.scale
        body, radius = QRectF(self.rect()), (CORNER - 2.0) * scale
        if self.isChecked():
            shade = alpha(colours.shadow_on_desk, 0.35 if colours.dark else 0.16)
            painter.fillPath(rounded(body.adjusted(0, 1, 0, 0), radius), shade)
            raised = body.adjusted(0.0, 0.0, 0.0, -1.0)
            painter.fillPath(rounded(raised, radius), colours.panel_raised)
            stroke_inside(painter, raised, radius, alpha(colours.line, 0.7), 1.0)
        elif self.underMouse():
            painter.fillPath(rounded(body, radius), alpha(colours.text, 0.06))
        if self.shows_focus:
            stroke_inside(painter, body, radius, colours.accent, 2.0 * scale)
        self._paint_words(painter, body)

    def _paint_words(self, painter: QPainter, body: QRectF) -> None:
        colours, scale = self.look.palette, self.look.scale
        side, gap = self._sign_side, GAP * scale
        text = ""
        if self.named:
            room = body.width() - side - gap - 2 * LEAST_PADDING * scale
            text = elided(self.text(), Role.SMALL_STRONG, room + 1.0, scale)
        words = gap + text_width(text, Role.SMALL_STRONG, scale) if text else 0.0
        x, y = body.center().x() - (side + words) / 2, body.center().y()
        ink = colours.text if self.isChecked() else colours.text_2
        box = QRectF(x, y - side / 2, side, side)
        if self._person is None:
            paint_icon(painter, Icon.EYE, box, ink)
        else:
            paint_seat_sign(painter, box, colours.seats[self._person.colour])
        at = QPointF(x + side + gap, y)
        write(painter, text, at, Role.SMALL_STRONG, ink, Anchor.LEFT, scale)


class ViewpointTabs(ThemedWidget):
    """The tabs in their hollow; arrow keys go from one to the next.

    When not all names find room, only the chosen tab keeps its name.
    """

    chosen = Signal(object)
    """The Seat or Eyes that a person wants to look through."""

    def __init__(self, appearance: Appearance, people: Sequence[Person]) -> None:
        super().__init__(appearance)
        self._people = tuple(people)
        self._group = QButtonGroup(self)
        self.tabs = [ViewpointTab(Viewpoint.EVERYONE, None, appearance, self)]
        self.tabs += [
            ViewpointTab(person.seat, person, appearance, self) for person in self._people
        ]
        for tab in self.tabs:
            self._group.addButton(tab)
        self.tabs[0].setChecked(True)
        self._group.buttonToggled.connect(self._on_toggled)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.follow()

    def say(self) -> None:
        """Put everything into the language in force."""
        self.setAccessibleName(self.tr("Through whose eyes"))
        everyone = self.tabs[0]
        everyone.setText(self.tr("Whoever plays"))
        everyone.setAccessibleName(self.tr("Through the eyes of whoever plays, move by move"))
        set_tip(everyone, self.tr("At every move, what the player sees who makes it"))
        for tab, person in zip(self.tabs[1:], self._people, strict=True):
            words = self.tr("Through the eyes of {name}").format(name=person.name)
            tab.setAccessibleName(words)
            set_tip(tab, words)
        self.restyle()

    def _on_toggled(self, tab: QAbstractButton, on: bool) -> None:
        if on and isinstance(tab, ViewpointTab):
            self._arrange()
            self.chosen.emit(tab.eyes)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """A tab leaves the arrow keys to the row it stands in; the row ends where it ends."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        way = step.get(Qt.Key(event.key()), 0)
        at = next((place for place, tab in enumerate(self.tabs) if tab.hasFocus()), None)
        if not way or at is None:
            super().keyPressEvent(event)
        elif 0 <= at + way < len(self.tabs):
            self.tabs[at + way].setFocus(Qt.FocusReason.TabFocusReason)
            self.tabs[at + way].setChecked(True)

    # --- room -----------------------------------------------------------------------

    def sizeHint(self) -> QSize:  # noqa: N802
        return self._size(sum(tab.name_width for tab in self.tabs))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        widest = max(tab.name_width for tab in self.tabs)
        return self._size(widest + sum(tab.sign_width for tab in self.tabs[1:]))

    def _size(self, tabs: float) -> QSize:
        look = self.look
        around = 2 * look.px(EDGE) + (len(self.tabs) - 1) * look.px(BETWEEN)
        return QSize(ceil(tabs) + around, look.px(HEIGHT))

    def restyle(self) -> None:
        self.updateGeometry()
        self._arrange()
        self.update()

    def resizeEvent(self, _event: QResizeEvent) -> None:  # noqa: N802
        self._arrange()

    def _arrange(self) -> None:
        look = self.look
        edge, gap = look.px(EDGE), look.px(BETWEEN)
        room = self.width() - 2 * edge - gap * (len(self.tabs) - 1)
        x = float(edge)
        for tab, wide in zip(self.tabs, self._widths(room), strict=True):
            tab.setGeometry(round(x), edge, round(x + wide) - round(x), self.height() - 2 * edge)
            tab.update()
            x += wide + gap

    def _widths(self, room: float) -> list[float]:
        """All names whole, else the longest cut, else all but the chosen one as bare signs."""
        widths = shared([tab.name_width for tab in self.tabs], room)
        least = self.look.px(LEAST_NAMED)
        named = all(
            wide >= min(least, tab.name_width) for wide, tab in zip(widths, self.tabs, strict=True)
        )
        for tab in self.tabs:
            tab.named = named or tab.isChecked()
        if named:
            return widths
        chosen = max(tab.name_width for tab in self.tabs if tab.isChecked())
        signs = (len(self.tabs) - 1) * min(tab.sign_width for tab in self.tabs)
        chosen = max(self.tabs[0].sign_width, min(chosen, room - signs))
        rest = (room - chosen) / max(1, len(self.tabs) - 1)
        return [chosen if tab.isChecked() else rest for tab in self.tabs]

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        fill_framed(self, look.palette.panel_sunk, look.palette.line, CORNER * look.scale)


# --- the bar ----------------------------------------------------------------------


WIDEST_WHERE = 260
RULE = 32
"""The gap between game and round, with a hairline in its middle."""


class WhereLabel(ThemedWidget):
    """Where the step stands: round and turn. What finds no room is left out, the round last."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._where = Progress("")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.follow()

    def show_where(self, where: Progress) -> None:
        if where != self._where:
            self._where = where
            self.setAccessibleName(f"{where.text} {where.ticks_text}".strip())
            self.restyle()

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        look = self.look
        wide = text_width(self._where.brief or self._where.text, Role.BODY_STRONG, look.scale)
        return QSize(min(ceil(wide), look.px(WIDEST_WHERE)), look.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, where = self.look, self._where
        colours, scale, gap = look.palette, look.scale, look.px(14)
        with QPainter(self) as painter:
            x, middle = 0.0, self.height() / 2
            title = self.tr("Review")
            whole = text_width(where.text, Role.BODY_STRONG, scale) <= self.width() + 1.0
            said = where.text if whole else where.brief or where.text
            text = elided(said, Role.BODY_STRONG, self.width() + 1.0, scale)
            taken = text_width(text, Role.BODY_STRONG, scale)
            ahead = text_width(title, Role.BODY, scale) + gap
            if taken + ahead <= self.width():
                x += write(
                    painter, title, QPointF(x, middle), Role.BODY, colours.text_2, scale=scale
                )
                x += gap
            at = QPointF(x, middle)
            x += write(painter, text, at, Role.BODY_STRONG, colours.text, scale=scale) + gap
            if x + text_width(where.ticks_text, Role.SMALL, scale) <= self.width():
                at = QPointF(x, middle)
                write(painter, where.ticks_text, at, Role.SMALL, colours.text_2, scale=scale)


class ReviewTop(ThemedWidget):
    """Back, the game, where the step stands; at the right the eyes, if there is a choice.

    Before them what else can be done with the match; where room is short, by its signs alone.
    """

    left = Signal()

    def __init__(self, appearance: Appearance, eyes: ViewpointTabs | None) -> None:
        super().__init__(appearance)
        self._eyes = eyes
        self.back = Button("", appearance, ButtonKind.QUIET, Icon.BACK)
        self.where = WhereLabel(appearance)
        self.branch = Button("", appearance, ButtonKind.QUIET, Icon.BRANCH)
        self.sheet = Button("", appearance, ButtonKind.QUIET, Icon.LIST)
        self.back.clicked.connect(self.left)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.back)
        self._row.addWidget(self.where, 1)
        self._deeds = QHBoxLayout()
        for deed in (self.branch, self.sheet):
            self._deeds.addWidget(deed)
        self._row.addLayout(self._deeds)
        if eyes is not None:
            self._row.addWidget(eyes)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow()

    def say(self) -> None:
        """Put the bar's words in the language in force."""
        leave = self.tr("Leave the review")
        set_tip(self.back, leave)
        self.back.setAccessibleName(leave)
        self.branch.setText(self.tr("Play on from here"))
        self.sheet.setText(self.tr("Score sheet"))
        self._fit()
        if self._eyes is not None:
            self._eyes.say()
        self.where.update()

    def set_way_on(self, way: Way) -> None:
        """Whether one can play on from the step, and if not, why."""
        reasons = {
            Way.OPEN: self.tr("A new match from this step, with other luck; this one stays"),
            Way.OVER: self.tr("The game is over here: go back to an earlier step"),
            Way.HIDDEN: self.tr(
                "Possible when the match is over, or where nobody hides anything: played on,"
                " it would come to light"
            ),
        }
        self.branch.setEnabled(way is Way.OPEN)
        set_tip(self.branch, reasons[way])
        self.branch.setAccessibleDescription(reasons[way])

    def set_where(self, game: str, where: Progress) -> None:
        self.back.setText(game)
        self.where.show_where(where)

    def restyle(self) -> None:
        look = self.look
        self._row.setContentsMargins(look.px(16), 0, look.px(24), 0)
        self._row.setSpacing(look.px(RULE))
        self._deeds.setSpacing(look.px(4))
        self.setFixedHeight(look.spaced(*TOP_HEIGHT))
        self.update()

    def _fit(self) -> None:
        """Words beside the signs only where the rest has room as well."""
        for deed in (self.branch, self.sheet):
            deed.set_bare(False)
        wide = [deed.sizeHint().width() for deed in (self.back, self.branch, self.sheet)]
        wide += [self.where.sizeHint().width(), self._eyes.sizeHint().width() if self._eyes else 0]
        gaps = 4 * self._row.spacing() + 2 * self._row.contentsMargins().right()
        if sum(wide) + gaps > self.width():
            for deed in (self.branch, self.sheet):
                deed.set_bare(True)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        with QPainter(self) as painter:
            paint_bar(painter, QRectF(self.rect()), look.palette, None, top=True)
            x = self.back.geometry().right() + look.px(RULE) // 2
            rule = QRectF(x, self.height() / 2 - look.px(12), 1, look.px(24))
            painter.fillRect(rule, look.palette.line)
