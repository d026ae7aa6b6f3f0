"""The table's action bar: what is expected of whom, and when that changes, that it has changed."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.marks import paint_seat_marker
from blueprints_desktop.desktop.drawing.palette import Seat, alpha
from blueprints_desktop.desktop.drawing.surfaces import paint_bar
from blueprints_desktop.desktop.drawing.typography import (
    Role,
    Type,
    smaller,
    squeezed,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Prompt
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.desktop.ui.controls.thinking_dots import ThinkingDots

ACTION_HEIGHT = 72, 60
_MARGIN, _BETWEEN, _BUTTON = 24, 12, (46, 42)
"""Heights are given twice: the usual ones, and those in a low window."""
_GAP = 10
"""From the sentence to gain and cost."""
_WIDEST = {ButtonKind.PRIMARY: 186, ButtonKind.PLAIN: 150, ButtonKind.LINK: 0}
"""How wide the buttons are at least, where the window has room for that."""
_BUTTONS_SHARE = 0.45
"""Of the bar; buttons that would take more are close-fitting, for words need room as well."""
_MARKER = 18, 14
"""The radius of the seat's sign, and from it to the words."""
_BEFORE_BUTTONS = 16
_LEAST_WORDS = 340
"""Buttons that would leave less for words go without the caps of their keys."""
_WORDY = 1000
"""Narrower bars have no room for the words of "Why?", only for its sign."""
_HEADLINE = (Role.SECTION, Role.BODY_STRONG, Role.SMALL_STRONG)
"""Sizes of the first line, for words that have room and for those that have less."""
_SENTENCE, _STRONG = Type(14, 400), Type(14, 600)
"""What is said, with gain and cost: in the same letters whether it is short or takes two lines."""
_LEAST = 12
_SMALLER = (Type(13, 400), Type(_LEAST, 400))
"""For sentences that would else be cut, which none is in a window of usual size."""
_AIRY = 0.6
"""With less air than that, three lines are in smaller letters."""
_TURN = 900
_STAY = 0.45
"""Share of that time in which the bar is all in the player's colour, before it fades."""


class ActionBar(ThemedWidget):
    """Whose turn it is, what Enter would do and what that gains, and at most two buttons.

    The buttons are placed by hand: a prompt comes with every movement of the pointer, and a
    layout would ask all the page for room each time.
    """

    focus_left = Signal()
    """The button that had the focus is gone: without help it would go to the page's first one."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._prompt = Prompt("")
        self._person: Person | None = None
        self.secondary = Button("", appearance, ButtonKind.PLAIN, parent=self)
        self.primary = Button("", appearance, ButtonKind.PRIMARY, parent=self)
        self.why = Button("", appearance, ButtonKind.LINK, Icon.HELP, parent=self)
        self.dots = ThinkingDots(appearance, self)
        for button in (self.secondary, self.primary, self.why):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves it with the board
        self._turning = QVariantAnimation(self)
        self._turning.setStartValue(1.0)
        self._turning.setKeyValueAt(_STAY, 1.0)
        self._turning.setEndValue(0.0)
        self._turning.valueChanged.connect(lambda _value: self.update())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow()
        self.show_prompt(self._prompt, None)

    def say(self) -> None:
        """Name the keys in the language in force; the board says the rest in its prompts."""
        self.why.setText(self.tr("Why?"))
        self._say_keys()
        self._place_buttons()

    def _say_keys(self) -> None:
        self.primary.set_key_hint(self.tr("Enter"))
        self.secondary.set_key_hint(self._prompt.secondary_key or self.tr("Esc"))

    @property
    def prompt(self) -> Prompt:
        return self._prompt

    def show_prompt(self, prompt: Prompt, person: Person | None) -> None:
        before = self._prompt
        focused = next((each for each in self._shown_buttons() if each.hasFocus()), None)
        self._prompt = prompt
        self._person = person
        if prompt.secondary_key != before.secondary_key:
            self._say_keys()
        for button, label in ((self.primary, prompt.primary), (self.secondary, prompt.secondary)):
            if label != button.text():
                button.setText(
                    label
                )  # a hidden button holds no words: they tell what could be done
            button.setVisible(bool(label))
        self.why.setVisible(bool(prompt.why))
        other = prompt.leaves and not before.leaves  # the press was meant for its earlier label
        if focused is not None and (focused.isHidden() or other):
            self.focus_left.emit()
        self._place_buttons()
        self.setAccessibleName(prompt.read_out)
        self.update()

    def show_thinking(self, thinks: bool) -> None:
        """A computer player is at it, or has done."""
        self.dots.setVisible(thinks)
        self._place_buttons()

    def show_turn(self) -> None:
        """Somebody else is to act: for a moment the whole bar is in their colour."""
        duration = self.look.ms(_TURN)
        self._turning.stop()
        if duration:
            self._turning.setDuration(duration)
            self._turning.start()

    @property
    def turning(self) -> bool:
        """The bar still shows that the turn has changed."""
        return self._turning.state() == QVariantAnimation.State.Running

    # --- arranging ------------------------------------------------------------------

    def restyle(self) -> None:
        look = self.look
        self.setFixedHeight(look.spaced(*ACTION_HEIGHT))
        self._place_buttons()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        look = self.look
        return QSize(look.px(640), look.spaced(*ACTION_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place_buttons()

    def _shown_buttons(self) -> list[Button]:
        buttons = (self.why, self.secondary, self.primary)
        return [button for button in buttons if not button.isHidden()]

    def _place_buttons(self) -> None:
        """From the right; as wide as they wish, or as they must where the window is narrow."""
        look = self.look
        shown = self._shown_buttons()
        self._show_caps([button for button in shown if button is not self.why])
        self.why.set_bare(self.width() < look.px(_WORDY))
        wide = [max(look.px(_WIDEST[b.kind]), b.sizeHint().width()) for b in shown]
        if sum(wide) > _BUTTONS_SHARE * self.width():
            wide = [button.minimumSizeHint().width() for button in shown]
        right, high = self.width() - look.px(_MARGIN), look.spaced(*_BUTTON)
        top = (self.height() - high) // 2 + look.px(1)
        for button, width in zip(reversed(shown), reversed(wide), strict=True):
            button.setGeometry(right - width, top, width, high)
            right -= width + look.px(_BETWEEN)
        dots = self.dots.sizeHint()
        self.dots.resize(dots)
        self.dots.move(right - dots.width(), (self.height() - dots.height()) // 2 + look.px(1))

    def _show_caps(self, buttons: list[Button]) -> None:
        """Whether there is room for them depends on the labels alone, not on what is said.

        With every movement of the pointer something else may be said, and buttons keep still then.
        """
        look = self.look
        around = 2 * _MARGIN + 2 * _MARKER[0] + _MARKER[1] + _BEFORE_BUTTONS
        taken = sum(button.capped_width + look.px(_BETWEEN) for button in buttons)
        capless = self.width() - taken < look.px(around + _LEAST_WORDS - _BETWEEN)
        for button in buttons:
            button.set_capless(capless)

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, prompt = self.look, self._prompt
        colours = look.palette
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            seat = colours.seats[self._person.colour] if self._person else None
            edge = None if seat is None else (seat.tint if colours.dark else seat.body)
            paint_bar(painter, QRectF(self.rect()), colours, edge, top=False)
            flood = self._paint_flood(painter, seat)
            x = float(look.px(_MARGIN))
            middle = self.height() / 2 + 1
            if seat is not None:
                radius = look.px(_MARKER[0])
                paint_seat_marker(painter, QPointF(x + radius, middle), radius, seat, colours)
                x += 2 * radius + look.px(_MARKER[1])
            shown = self._shown_buttons()
            room = (shown[0].x() if shown else self.width()) - look.px(_BEFORE_BUTTONS) - x
            above, below = QPointF(x, middle - look.px(12)), QPointF(x, middle + look.px(12))
            lines, kind = self.detail_lines(room)
            if len(lines) > 1:
                above = QPointF(x, middle - look.spaced(21, 18))
                below = QPointF(x, middle + look.spaced(1, 0))
            if not (prompt.detail or prompt.gain or prompt.cost):
                above = QPointF(x, middle)
            sizes = _HEADLINE if len(lines) == 1 or look.air > _AIRY else _HEADLINE[1:]
            role = smaller(sizes, prompt.headline, room, look.scale)
            headline, role = squeezed(prompt.headline, role, room, look.scale, _LEAST)
            ink = flood or colours.text
            write(painter, headline, above, role, ink, scale=look.scale)
            for line in lines[:-1]:
                write(painter, line, below, kind, flood or colours.text_2, scale=look.scale)
                below += QPointF(0.0, look.spaced(18, 17))
            self._write_last(painter, lines[-1], kind, below, room, flood)

    def _paint_flood(self, painter: QPainter, seat: Seat | None) -> QColor | None:
        """The player's colour over the bar while the turn changes; gives back the ink on it."""
        if seat is None or not self.turning:
            return None
        strength = float(self._turning.currentValue())
        painter.fillRect(self.rect(), alpha(seat.body, strength))
        return seat.text if strength > 0.5 else None

    def _tail(self) -> list[tuple[str, QColor]]:
        """Gain and cost, which are never cut."""
        colours, prompt = self.look.palette, self._prompt
        tail = [(prompt.gain, colours.success), (prompt.cost, colours.warn)]
        return [(text, colour) for text, colour in tail if text]

    def _tail_width(self) -> float:
        look = self.look
        widths = (text_width(text, _STRONG, look.scale) for text, _ in self._tail())
        return sum(wide + look.px(_GAP) for wide in widths)

    def detail_lines(self, room: float) -> tuple[list[str], Type]:
        """The sentence in one line or in two, then in fewer words, and only then in small letters."""
        scale, detail = self.look.scale, self._prompt.detail
        left, shortest = room - self._tail_width(), self._prompt.brief or detail
        broken = [detail]
        for said, letters in (
            (detail, _SENTENCE),
            (detail, _SMALLER[0]),
            (shortest, _SENTENCE),
            *((shortest, small) for small in _SMALLER),
        ):
            if letters is _SENTENCE and text_width(said, letters, scale) <= left:
                return [said], letters
            first, *rest = wrapped(said, letters, room, scale, cut=False) or [""]
            broken = [first, " ".join(rest)]
            if text_width(broken[1], letters, scale) <= left:
                break
        return broken, letters

    def _write_last(
        self,
        painter: QPainter,
        said: str,
        kind: Role | Type,
        at: QPointF,
        room: float,
        flood: QColor | None,
    ) -> None:
        """The last line; gain and cost are never cut, what is said before them is.

        On a player's colour everything is in the one ink that can be read there.
        """
        look = self.look
        ink = flood or look.palette.text_2
        gap, tail = look.px(_GAP), self._tail()
        left = max(0.0, room - self._tail_width())
        detail, role = squeezed(said, kind, left, look.scale, _LEAST)
        x = at.x()
        if detail:
            x += write(painter, detail, at, role, ink, scale=look.scale) + gap
        for text, colour in tail:
            where = QPointF(x, at.y())
            strong = flood or colour
            x += write(painter, text, where, _STRONG, strong, scale=look.scale) + gap
