"""Through whose eyes one looks back: everyone's in turn, or one player's all along."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.drawing.lettering import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.pages.review_story import Eyes
from blueprints_desktop.desktop.widgets.painted import ARROWS, PaintedButton, stroke_inside
from blueprints_desktop.engine.step import Seat

HEIGHT = 40.0
CORNER = 8.0
SIGN = 13.0
EYE = 18.0
PADDING, LEAST_PADDING = 14.0, 9.0
WIDEST = 150.0


class EyesTab(PaintedButton):
    """One pair of eyes: the player's sign and name. Where room is short the sign is enough."""

    enter_presses = False

    def __init__(self, eyes: Seat | Eyes, person: Person | None, appearance: Appearance) -> None:
        self.eyes = eyes
        self._person = person
        super().__init__("" if person is None else person.name, appearance)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    @property
    def _sign_side(self) -> float:
        return (EYE if self._person is None else SIGN) * self.look.scale

    def sizeHint(self) -> QSize:  # noqa: N802
        look = self.look
        words = text_width(self.text(), Role.SMALL_STRONG, look.scale)
        wide = words + self._sign_side + (8.0 + 2 * PADDING) * look.scale
        return QSize(min(ceil(wide), look.px(WIDEST)), look.px(HEIGHT - 6.0))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        wide = self._sign_side + 2 * LEAST_PADDING * self.look.scale
        return QSize(ceil(wide), self.look.px(HEIGHT - 6.0))

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
        side, gap = self._sign_side, 8.0 * scale
        room = body.width() - side - gap - 2 * LEAST_PADDING * scale
        text = elided(self.text(), Role.SMALL_STRONG, room + 1.0, scale) if room > 24 * scale else ""
        words = text_width(text, Role.SMALL_STRONG, scale)
        x = body.center().x() - (side + (gap + words if text else 0.0)) / 2
        y = body.center().y()
        ink = colours.text if self.isChecked() else colours.text_2
        box = QRectF(x, y - side / 2, side, side)
        if self._person is None:
            paint_icon(painter, Icon.EYE, box, ink)
        else:
            paint_seat_sign(painter, box, colours.seats[self._person.colour])
        at = QPointF(x + side + gap, y)
        write(painter, text, at, Role.SMALL_STRONG, ink, Anchor.LEFT, scale)


class EyesTabs(QWidget):
    """The tabs in their hollow; arrow keys go from one to the next."""

    chosen = Signal(object)
    """The Seat or Eyes that a person wants to look through."""

    def __init__(self, appearance: Appearance, people: Sequence[Person]) -> None:
        super().__init__()
        self._appearance = appearance
        self._people = tuple(people)
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self.tabs = [EyesTab(Eyes.EVERYONE, None, appearance)]
        self.tabs += [EyesTab(person.seat, person, appearance) for person in self._people]
        for tab in self.tabs:
            self._group.addButton(tab)
            self._row.addWidget(tab)
            tab.toggled.connect(lambda on, eyes=tab.eyes: on and self.chosen.emit(eyes))
            tab.installEventFilter(self)
        self.tabs[0].setChecked(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self._restyle)
        self._restyle()
        self.say()

    def say(self) -> None:
        """Put everything into the language in force."""
        self.setAccessibleName(self.tr("Through whose eyes"))
        everyone = self.tabs[0]
        everyone.setText(self.tr("Everyone"))
        everyone.setAccessibleName(self.tr("Through the eyes of whoever moved"))
        everyone.setToolTip(self.tr("Look over the shoulder of whoever moved"))
        for tab, person in zip(self.tabs[1:], self._people, strict=True):
            words = self.tr("Through the eyes of {name}").format(name=person.name)
            tab.setAccessibleName(words)
            tab.setToolTip(words)
        self._restyle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """On a tab the arrow keys are the tabs', not the page's."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if Qt.Key(event.key()) in ARROWS:
                event.accept()
        return False

    def _restyle(self) -> None:
        look = self._appearance.look
        edge = look.px(3)
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._row.setSpacing(look.px(2))
        self.setFixedHeight(look.px(HEIGHT))
        for tab in self.tabs:
            tab.updateGeometry()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self._appearance.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body, radius = QRectF(self.rect()), CORNER * look.scale
        painter.fillPath(rounded(body, radius), look.palette.panel_sunk)
        stroke_inside(painter, body, radius, look.palette.line, 1.0)
        painter.end()
