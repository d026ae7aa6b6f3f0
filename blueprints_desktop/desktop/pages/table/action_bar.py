"""The table's action bar: what is expected of whom, and when that changes, that it has changed."""

from PySide6.QtCore import QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.palette import Seat, alpha
from blueprints_desktop.desktop.drawing.surfaces import paint_bar
from blueprints_desktop.desktop.drawing.typography import LEADING, Role, Type
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Person, Prompt
from blueprints_desktop.desktop.ui.cards.layout import CardLayout, lay_out
from blueprints_desktop.desktop.ui.cards.painting import paint_layout
from blueprints_desktop.desktop.ui.cards.values import (
    NO_SPACE,
    Card,
    CardTone,
    Grid,
    GridRow,
    Item,
    SeatSign,
    Spread,
    Stack,
    Surface,
    Text,
)
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.desktop.ui.controls.thinking_dots import ThinkingDots

ACTION_HEIGHT = 72, 61
_MARGIN, _BETWEEN, _BUTTON = 24, 12, (46, 42)
"""Heights are given twice: the usual ones, and those in a low window."""
_WIDEST = {ButtonKind.PRIMARY: 186, ButtonKind.PLAIN: 150, ButtonKind.LINK: 0}
"""How wide the buttons are at least, where the window has room for that."""
_BUTTONS_SHARE = 0.45
"""Of the bar; buttons that would take more are close-fitting, for words need room as well."""
_MARKER, MARKER_GAP = 18, 14
"""The radius of the seat's sign, and from it to the words."""
_BEFORE_BUTTONS = 16
_LEAST_WORDS = 340
"""Buttons that would leave less for words go without the caps of their keys."""
_WORDY = 1000
"""Narrower bars have no room for the words of "Why?", only for its sign."""
_SENTENCE, _STRONG = Type(14, 400), Type(14, 600)
"""What is said, with gain and cost."""
_LEAST = 12
_AIRY = 0.6
"""With less air than that, the headline is in smaller letters."""
_CLOSE = 1.2
"""The distance of lines in such a bar, as a share of the size of their letters."""
_BETWEEN_LINES = Spread(3.0, 0.0)
_EDGE = 3
"""The coloured edge of the bar."""
_TURN = 900
_STAY = 0.45
"""Share of that time in which the bar is all in the player's colour, before it fades."""


def prompt_card(prompt: Prompt, person: Person | None, *, low: bool) -> Card:
    """What a prompt says: a headline, and a sentence of two lines with gain and cost at its end.

    ``low``: the bar has little height.
    """
    role, leading = (Role.BODY_STRONG, _CLOSE) if low else (Role.SECTION, LEADING)
    headline = Text(prompt.headline, role, least=_LEAST, leading=leading)
    gain = Text(prompt.gain, _STRONG, CardTone.GOOD)
    cost = Text(prompt.cost, _STRONG, CardTone.BAD)
    detail = Text(
        prompt.detail,
        _SENTENCE,
        CardTone.QUIET,
        shorter=(prompt.brief,) if prompt.brief else (),
        lines=2,
        least=_LEAST,
        tail=tuple(text for text in (gain, cost) if text.words),
        leading=leading,
    )
    lines = (headline, detail) if detail.words or detail.tail else (headline,)
    return marked_card(None if person is None else person.colour, Stack(lines, _BETWEEN_LINES))


def marked_card(colour: int | None, words: Item, radius: float = _MARKER) -> Card:
    """Words after the sign of a seat; None: there is no sign."""
    marker = () if colour is None else (SeatSign(colour, 2 * radius, disc=True),)
    grid = Grid((GridRow((*marker, words)),), len(marker), MARKER_GAP, stretches=True)
    return Card(items=(grid,), surface=Surface.DESK, pad=0.0, top=NO_SPACE, foot=NO_SPACE)


def paint_foot_bar(painter: QPainter, bar: ThemedWidget, colour: int | None) -> Seat | None:
    """The ground of a bar below a board, its edge in the colour of a seat; gives back that seat."""
    colours = bar.look.palette
    seat = None if colour is None else colours.seats[colour]
    edge = None if seat is None else (seat.tint if colours.dark else seat.body)
    paint_bar(painter, QRectF(bar.rect()), colours, edge, top=False)
    return seat


class ActionBar(ThemedWidget):
    """Whose turn it is, what Enter would do and what that gains, and at most two buttons.

    The buttons are placed by hand: a prompt comes with every movement of the pointer, and a
    layout would ask all the page for room each time.
    """

    focus_left = Signal()
    """The button that had the focus is gone: without help it would go to the page's first one."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.prompt = Prompt("")
        self._person: Person | None = None
        self._laid_for: object = None
        """What the layout below was made for: the bar is painted far more often than it changes."""
        self._laid = lay_out(Card(), QRectF(), 1.0)
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
        self.show_prompt(self.prompt, None)

    def say(self) -> None:
        """Name the keys in the language in force; the board says the rest in its prompts."""
        self.why.setText(self.tr("Why?"))
        self._say_keys()
        self._place_buttons()

    def _say_keys(self) -> None:
        self.primary.set_key_hint(self.tr("Enter"))
        self.secondary.set_key_hint(self.prompt.secondary_key or self.tr("Esc"))

    def show_prompt(self, prompt: Prompt, person: Person | None) -> None:
        before = self.prompt
        focused = next((each for each in self._shown_buttons() if each.hasFocus()), None)
        self.prompt = prompt
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
        around = 2 * _MARGIN + 2 * _MARKER + MARKER_GAP + _BEFORE_BUTTONS
        taken = sum(button.capped_width + look.px(_BETWEEN) for button in buttons)
        capless = self.width() - taken < look.px(around + _LEAST_WORDS - _BETWEEN)
        for button in buttons:
            button.set_capless(capless)

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            seat = paint_foot_bar(painter, self, self._person.colour if self._person else None)
            flood = self._paint_flood(painter, seat)
            paint_layout(painter, self._layout(), flood, self.devicePixelRatioF())

    def _layout(self) -> CardLayout:
        look, shown = self.look, self._shown_buttons()
        left = look.px(_MARGIN)
        right = (shown[0].x() if shown else self.width()) - look.px(_BEFORE_BUTTONS)
        room = QRectF(left, _EDGE, max(1, right - left), self.height() - _EDGE)
        laid_for = (self.prompt, self._person, look.air <= _AIRY, room, look.scale)
        if self._laid_for != laid_for:
            card = prompt_card(self.prompt, self._person, low=look.air <= _AIRY)
            self._laid_for, self._laid = laid_for, lay_out(card, room, look.scale)
        return self._laid

    def shown_texts(self) -> list[str]:
        """All texts as they stand on the bar, shortened or cut where they have no room."""
        return self._layout().texts()

    @property
    def gain_area(self) -> QRectF | None:
        """Where gain and cost are written; None: the prompt has neither."""
        area = QRectF()
        for placed in self._layout().leaves:
            if isinstance(placed.leaf, Text) and placed.leaf.role == _STRONG:
                area = area.united(placed.rect)
        return None if area.isNull() else area

    def _paint_flood(self, painter: QPainter, seat: Seat | None) -> Look:
        """The player's colour over the bar while the turn changes; gives back the look of words on it."""
        look = self.look
        if seat is None or not self.turning:
            return look
        strength = float(self._turning.currentValue())
        painter.fillRect(self.rect(), alpha(seat.body, strength))
        if strength <= 0.5:
            return look
        ink = seat.text
        return look._replace(
            palette=look.palette._replace(text=ink, text_2=ink, success=ink, warn=ink)
        )
