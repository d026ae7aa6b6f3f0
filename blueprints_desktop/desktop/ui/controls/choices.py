"""Controls that choose a value: segments, switches, steppers, drop-down lists."""

from collections.abc import Hashable, Sequence
from math import ceil

from attrs import frozen
from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.painting import stroke_inside
from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    font,
    squeezed,
    text_width,
    write,
)
from blueprints_desktop.desktop.theme.stylesheet import combo_box_style
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import IconButton
from blueprints_desktop.desktop.ui.controls.caption import Caption
from blueprints_desktop.desktop.ui.controls.painted import (
    CORNER,
    DISABLED,
    ENTER_KEYS,
    FIELD_HEIGHT,
    PaintedButton,
    fill_framed,
)
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.desktop.ui.controls.themed import Themed, ThemedWidget

ICON, SEAT = 18.0, 13.0
"""The sides of an icon, and of a player's sign."""
PADDING, LEAST_PADDING = 20.0, 6.0
LEAST_LETTERS = 11.0
"""Words that a choice has no room for get as small as this before they are cut."""
WIDEST_LEAST = 110.0


@frozen
class SegmentChoice:
    """One of the choices; ``hint`` tells more in a tooltip, such as why it is not offered.

    ``said`` is what ``text`` stands for, where it had to be short: told by tooltip and screen reader.
    ``room`` is how wide it asks to be whatever it says, for a text that is still being typed.
    """

    key: Hashable
    text: str
    icon: Icon | None = None
    enabled: bool = True
    hint: str = ""
    said: str = ""
    room: float | None = None
    seat: int | None = None
    """The player whose sign stands before the text, by colour."""


_FORTH = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up)


class Segment(PaintedButton):
    """One field of a Segmented."""

    enter_presses = False
    stepped = Signal(int)
    """An arrow key: to the next field, or to the one before."""
    entered = Signal()
    """The focus came here."""

    def __init__(
        self,
        choice: SegmentChoice,
        appearance: Appearance,
        parent: QWidget,
        padding: float = PADDING,
    ) -> None:
        super().__init__(choice.text, appearance, parent)
        self.choice = choice
        self._padding = padding
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.become(choice)

    def become(self, choice: SegmentChoice) -> None:
        self.choice = choice
        self.setText(choice.text)
        self.setEnabled(choice.enabled)
        set_tip(self, choice.hint or choice.said)
        self.setAccessibleName(choice.said)
        self.restyle()

    def event(self, event: QEvent) -> bool:
        """On a field the arrow keys are its own, whatever shortcuts the page has."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() in _FORTH + _BACK)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in _FORTH + _BACK:
            self.stepped.emit(1 if event.key() in _FORTH else -1)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.entered.emit()

    def sizeHint(self) -> QSize:  # noqa: N802
        wanted = self._size(self._padding)
        if self.choice.room is not None:
            wanted.setWidth(self.look.px(self.choice.room))
        return wanted

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Enough for the words, but no name may push the others out."""
        most = WIDEST_LEAST if self.choice.room is None else self.choice.room
        wide = min(self._size(LEAST_PADDING + 1.0).width(), self.look.px(most))
        return QSize(wide, self.look.px(30))

    def _size(self, padding: float) -> QSize:
        scale = self.look.scale
        words = text_width(self.text(), Role.SMALL_STRONG, scale)
        return QSize(ceil(words + self._icon_room() + 2 * padding * scale), self.look.px(38))

    def _icon_room(self) -> float:
        """A sign, and what parts it from the words if there are any."""
        side = self._sign_side
        return side + 7.0 * self.look.scale if side and self.text() else side

    @property
    def _sign_side(self) -> float:
        side = (
            ICON if self.choice.icon is not None else SEAT if self.choice.seat is not None else 0.0
        )
        return side * self.look.scale

    def paint(self, painter: QPainter) -> None:
        colours, scale = self.look.palette, self.look.scale
        body = QRectF(self.rect())
        radius = (CORNER - 2.0) * scale
        if self.isChecked():
            shade = alpha(colours.shadow_on_desk, 0.35 if colours.dark else 0.16)
            painter.fillPath(rounded(body.adjusted(0, 1, 0, 0), radius), shade)
            raised = body.adjusted(0.0, 0.0, 0.0, -1.0)
            painter.fillPath(rounded(raised, radius), colours.panel_raised)
            stroke_inside(painter, raised, radius, alpha(colours.line, 0.7), 1.0)
        elif self.underMouse() and self.isEnabled():
            painter.fillPath(rounded(body, radius), alpha(colours.text, 0.06))
        if self.shows_focus:
            stroke_inside(painter, body, radius, colours.accent, 2.0 * scale)
        if not self.isEnabled():
            painter.setOpacity(0.50)
        ink = colours.text if self.isChecked() else colours.text_2
        room = body.width() - self._icon_room() - 2 * LEAST_PADDING * scale
        text, letters = squeezed(self.text(), Role.SMALL_STRONG, room + 1.0, scale, LEAST_LETTERS)
        wide = text_width(text, letters, scale) + self._icon_room()
        x, y = body.center().x() - wide / 2, body.center().y()
        side = self._sign_side
        sign = QRectF(x, y - side / 2, side, side)
        if self.choice.icon is not None:
            paint_icon(painter, self.choice.icon, sign, ink)
        elif self.choice.seat is not None:
            paint_seat_sign(painter, sign, colours.seats[self.choice.seat])
        x += self._icon_room()
        write(painter, text, QPointF(x, y), letters, ink, Anchor.LEFT, scale)


class SegmentGroup(ThemedWidget):
    """Choices of which one is checked. Tab stops once; arrow keys go round."""

    chosen = Signal(object)
    """The key of what a person chose."""

    segment_class = Segment
    padding = PADDING
    """Beside the words of a field, where there is room."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._segments: list[Segment] = []
        self._group = QButtonGroup(self)

    @property
    def segments(self) -> Sequence[Segment]:
        return self._segments

    def set_choices(self, choices: Sequence[SegmentChoice]) -> None:
        """Offer these; fields are kept where they can be, so that focus stays where it is."""
        current = self.current
        while len(self._segments) > len(choices):
            gone = self._segments.pop()
            self._group.removeButton(gone)
            gone.hide()
            gone.deleteLater()
        for place, choice in enumerate(choices):
            if place < len(self._segments):
                self._segments[place].become(choice)
            else:
                self._add(choice)
        self.set_current(current if current in [c.key for c in choices] else choices[0].key)

    def _add(self, choice: SegmentChoice) -> None:
        segment = self.segment_class(choice, self.appearance, self, self.padding)
        self._segments.append(segment)
        self._group.addButton(segment)
        segment.show()  # it counts at once when this is measured; a layout would show it later
        segment.toggled.connect(lambda on, which=segment: self._on_toggled(which, on))
        segment.stepped.connect(lambda by, which=segment: self._step(which, by))
        segment.entered.connect(lambda which=segment: self._stop_at(which))

    def _on_toggled(self, segment: Segment, on: bool) -> None:
        if on and not self.signalsBlocked():
            self._stop_at(segment)
            self.chosen.emit(segment.choice.key)

    def _step(self, segment: Segment, by: int) -> None:
        """Choose the next field that can be chosen."""
        open_ones = [one for one in self._segments if one.isEnabled()]
        target = open_ones[(open_ones.index(segment) + by) % len(open_ones)]
        target.setFocus(Qt.FocusReason.TabFocusReason)
        target.click()

    def _stop_at(self, segment: Segment) -> None:
        """Tab stops at this field and passes over the others."""
        for one in self._segments:
            stops = one is segment
            one.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)

    def _find_stop(self) -> None:
        """What is raised is where Tab stops, unless the focus is here already."""
        open_ones = [one for one in self._segments if one.isEnabled()]
        raised = [one for one in open_ones if one.isChecked()]
        focused = [one for one in open_ones if one.hasFocus()]
        for stop in (focused + raised + open_ones)[:1]:
            self._stop_at(stop)

    @property
    def current(self) -> Hashable:
        checked = self._group.checkedButton()
        return checked.choice.key if isinstance(checked, Segment) else None

    def set_current(self, key: Hashable) -> None:
        """Raise a choice without announcing it."""
        before = self.blockSignals(True)
        for segment in self._segments:
            if segment.choice.key == key:
                segment.setChecked(True)
        self.blockSignals(before)
        self._find_stop()


class Segmented(SegmentGroup):
    """Choices side by side, one of them raised."""

    def __init__(self, appearance: Appearance, height: float = 44.0) -> None:
        super().__init__(appearance)
        self._height = height
        self._row = QHBoxLayout(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.follow()

    def restyle(self) -> None:
        look = self.look
        edge = look.px(3)
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._row.setSpacing(look.px(2))
        self.setFixedHeight(look.px(self._height))

    def _add(self, choice: SegmentChoice) -> None:
        super()._add(choice)
        self._row.addWidget(self._segments[-1])

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        fill_framed(self, look.palette.panel_sunk, look.palette.line, CORNER * look.scale)


_TRACK_WIDE, _TRACK_HIGH, _RING = 44.0, 24.0, 4.0
_SLIDE_MS = 120


class Switch(PaintedButton):
    """``words`` is what it says to screen readers: the sentence that stands beside it."""

    enter_presses = False

    def __init__(self, words: str, appearance: Appearance) -> None:
        self._at = 0.0
        super().__init__("", appearance)
        self.setCheckable(True)
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._slide = QVariantAnimation(self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._slide.valueChanged.connect(self._move_knob)
        self.toggled.connect(self._on_toggled)

    def sizeHint(self) -> QSize:  # noqa: N802
        look = self.look
        return QSize(look.px(_TRACK_WIDE + 2 * _RING), look.px(_TRACK_HIGH + 2 * _RING))

    def _on_toggled(self, on: bool) -> None:
        target = 1.0 if on else 0.0
        duration = self.look.ms(_SLIDE_MS)
        self._slide.stop()
        if not duration or not self.isVisible():
            self._move_knob(target)
            return
        self._slide.setDuration(duration)
        self._slide.setStartValue(self._at)
        self._slide.setEndValue(target)
        self._slide.start()

    def settle(self) -> None:
        """Put the knob where it belongs, without sliding."""
        self._slide.stop()
        self._move_knob(1.0 if self.isChecked() else 0.0)

    def _move_knob(self, at: float) -> None:
        self._at = at
        self.update()

    def paint(self, painter: QPainter) -> None:
        colours, scale = self.look.palette, self.look.scale
        if not self.isEnabled():
            painter.setOpacity(DISABLED)
        inset = _RING * scale
        track = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        half = track.height() / 2
        off = (
            colours.panel_sunk
            if not self.underMouse()
            else mix(colours.panel_sunk, colours.text, 0.06)
        )
        painter.fillPath(rounded(track, half), mix(off, colours.accent, self._at))
        edge = mix(colours.text_2, colours.accent, self._at)
        stroke_inside(painter, track, half, edge, 1.5 * scale)
        knob = QPointF(
            track.left() + half + self._at * (track.width() - 2 * half), track.center().y()
        )
        radius = (6.5 + 2.0 * self._at) * scale
        painter.setBrush(alpha(colours.shadow_on_desk, 0.20 * self._at))
        painter.drawEllipse(knob + QPointF(0.0, 1.0 * scale), radius, radius)
        painter.setBrush(mix(colours.text_2, colours.accent_text, self._at))
        painter.drawEllipse(knob, radius, radius)
        if self.shows_focus:
            stroke_inside(
                painter, QRectF(self.rect()), self.height() / 2, colours.accent, 2.0 * scale
            )


class FullScreenSwitch(Switch):
    """Shows and changes how its window is shown, and follows when a key changes that."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__("", appearance)
        self.clicked.connect(self._switch_window)

    def _switch_window(self, on: bool) -> None:
        window = self.window()
        if window.isFullScreen() != on:
            window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.window().installEventFilter(self)
        self.setChecked(self.window().isFullScreen())
        self.settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.WindowStateChange and isinstance(watched, QWidget):
            self.setChecked(watched.isFullScreen())
        return False


class Stepper(ThemedWidget):
    """Per cent in steps."""

    stepped = Signal(int)
    """What a person set."""
    left = Signal()
    """The pointer went away."""

    def __init__(self, appearance: Appearance, values: range) -> None:
        super().__init__(appearance)
        self._values = values
        self.value = values[0]
        self.less = IconButton(Icon.MINUS, "", appearance, framed=True)
        self.more = IconButton(Icon.PLUS, "", appearance, framed=True)
        self.figure = Caption(appearance, Role.FIGURE)
        self.figure.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        for widget in (self.less, self.figure, self.more):
            self._line.addWidget(widget)
        self.less.clicked.connect(lambda: self._step(-1))
        self.more.clicked.connect(lambda: self._step(1))
        self.follow()

    @property
    def under_pointer(self) -> QWidget | None:
        """The button that the pointer is on."""
        return next((one for one in (self.less, self.more) if one.underMouse()), None)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Arrows, plus and minus step wherever the focus is."""
        up = (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Plus)
        down = (Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Minus)
        if event.key() in up + down:
            self._step(1 if event.key() in up else -1)
        else:
            super().keyPressEvent(event)

    def set_value(self, value: int) -> None:
        """Show a value without announcing it."""
        self.value = value
        said = self.tr("{value}%").format(value=value)
        self.figure.setText(said)
        for button, other, last in ((self.less, self.more, 0), (self.more, self.less, -1)):
            if value == self._values[last] and self.window().focusWidget() is button:
                other.setFocus()  # Qt would give the focus to the next row, and scroll there
        self.less.setEnabled(value > self._values[0])
        self.more.setEnabled(value < self._values[-1])
        for button in (self.less, self.more):
            button.setAccessibleDescription(said)

    def set_words(self, less: str, more: str) -> None:
        self.less.set_words(less)
        self.more.set_words(more)
        self.set_value(self.value)

    def _step(self, by: int) -> None:
        place = self._values.index(self.value) + by
        if 0 <= place < len(self._values):
            self.set_value(self._values[place])
            self.stepped.emit(self.value)

    def restyle(self) -> None:
        self._line.setSpacing(self.look.px(8))
        self.figure.setMinimumWidth(self.look.px(64))


BESIDE = 46.0
"""What ``stylesheet.combo_box_style`` leaves free beside the words, the arrow's place included."""


class DropDown(Themed, QComboBox):
    """A combo box in the look of the program. Its entries have keys."""

    chosen = Signal(object)
    """The key of what a person chose."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._choices: list[tuple[Hashable, str]] = []
        self._keys: list[Hashable] = []
        self.setView(QListView(self))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.activated.connect(lambda index: self.chosen.emit(self._keys[index]))
        self.follow()

    def restyle(self) -> None:
        look = self.look
        self.setFont(font(Role.BODY, look.scale))
        self.setFixedHeight(look.px(FIELD_HEIGHT))
        self.setStyleSheet(combo_box_style(look))

    def set_choices(self, choices: Sequence[tuple[Hashable, str]]) -> None:
        """Offer these keys with these words; what was chosen stays chosen if it is still there."""
        if list(choices) == self._choices:
            return
        current = self.current
        self._choices = list(choices)
        self._keys = [key for key, _ in choices]
        self.clear()
        self.addItems([text for _, text in choices])
        self.set_current(current)

    @property
    def current(self) -> Hashable:
        index = self.currentIndex()
        return self._keys[index] if 0 <= index < len(self._keys) else None

    def set_current(self, key: Hashable) -> None:
        """Show a choice without announcing it."""
        if key in self._keys:
            self.setCurrentIndex(self._keys.index(key))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter opens it too, as it presses buttons; Qt knows the space bar alone."""
        if event.key() in ENTER_KEYS and not event.isAutoRepeat():
            self.showPopup()
            return
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Scrolling a page past a choice does not change it."""
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """As Qt does it, but what is too long for the field ends with dots."""
        look = self.look
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        room = self.width() - look.px(BESIDE) - 2
        how = Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(self.currentText(), how, room)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        side = look.px(18)
        where = QRectF(self.width() - side - look.px(11), (self.height() - side) / 2, side, side)
        paint_icon(painter, Icon.DOWN, where, look.palette.text_2)
        painter.end()


_SIDE, _FROM_EDGE = 18 / 15, 11 / 15
"""In heights of the letters, as ``DropDown`` has them."""


class ComboArrow(QWidget):
    """Lies over the whole box, and follows it; clicks go through."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self._box = box
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        box.installEventFilter(self)
        self.resize(box.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.resize(watched.size())
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        letters = self._box.fontInfo().pixelSize()
        side = round(letters * _SIDE)
        left = self.width() - side - round(letters * _FROM_EDGE)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            where = QRectF(left, (self.height() - side) / 2, side, side)
            paint_icon(
                painter, Icon.DOWN, where, self._box.palette().color(QPalette.ColorRole.Text)
            )
