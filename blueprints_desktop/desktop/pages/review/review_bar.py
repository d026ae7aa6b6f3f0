"""The bar below the review: what happened in the step, the course of the match, the buttons."""

from collections.abc import Callable, Sequence
from enum import Enum

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from blueprints_desktop.desktop.computers.review_judge import Verdict
from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role, elided, text_width
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.number_format import sentences
from blueprints_desktop.desktop.pages.review.review_track import Track
from blueprints_desktop.desktop.pages.table.action_bar import (
    ACTION_HEIGHT,
    MARKER_GAP,
    marked_card,
    paint_foot_bar,
)
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.board.log_lines import TOKEN, Token
from blueprints_desktop.desktop.ui.cards.layout import CardLayout, lay_out
from blueprints_desktop.desktop.ui.cards.page_card import PartButton
from blueprints_desktop.desktop.ui.cards.painting import paint_layout
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    CardTone,
    Line,
    PaintContext,
    PartInfo,
    Picture,
    Spread,
    Stack,
    Text,
)
from blueprints_desktop.desktop.ui.controls.buttons import IconButton
from blueprints_desktop.desktop.ui.controls.menu import Menu
from blueprints_desktop.desktop.ui.controls.plain_text import menu_entry, set_tip
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.desktop.ui.frame.log_rows import flow
from blueprints_desktop.engine.moments import GAIN, LEAD, ROUND, RUIN, Moment

SIDE, _SMALL_SIDE = 42.0, 30.0
"""Of a button, and of one beside the words."""


class Turn(Enum):
    """Where a button leads; the value is its sign and its key."""

    FIRST = Icon.FIRST, Qt.Key.Key_Home
    PREVIOUS = Icon.BACK, Qt.Key.Key_Left
    NEXT = Icon.FORWARD, Qt.Key.Key_Right
    LAST = Icon.LAST, Qt.Key.Key_End


# --- key moments ------------------------------------------------------------------


translate = QCoreApplication.translate


def moment_text(moment: Moment, people: Sequence[Person]) -> str:
    """What happened then, in a few words."""
    if moment.key == ROUND:
        return translate("Moments", "The end of round {round}").format(round=moment.points)
    name = "" if moment.seat is None else people[moment.seat].name
    if moment.key == RUIN:
        words = translate("Moments", "{name} can’t pay {points}, and the game ends")
    elif moment.key == LEAD:
        words = translate("Moments", "{name} takes the lead for good, by {points}")
    elif moment.key == GAIN:
        words = translate("Moments", "{name} gains {points} in one step")
    else:
        words = translate("Moments", "{name} loses {points} in one step")
    return words.format(name=name, points=moment.points)


def lapse_text(lapse: Verdict, name: str) -> str:
    """Who lost much, and what would have been better."""
    words = translate("Moments", "{name} loses a lot here. Better: {move}")
    return words.format(name=name, move=lapse.better)


class MomentsButton(IconButton):
    """Opens a list of the key moments over itself, with the moves that lost most among them."""

    wanted = Signal(int)
    """The step that somebody wants to see."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(Icon.FLAG, "", appearance, SIDE, framed=True, parent=parent)
        self.entries: Callable[[], list[tuple[int, str]]] = list
        """The steps to choose from, and what happened then."""
        self.step = 0
        self.clicked.connect(self.open_list)

    def menu(self) -> Menu:
        """All moments in order, the worst lapses among them; what is looked at is marked."""
        menu = Menu(self)
        for step, text in sorted(self.entries()):
            entry = translate("Moments", "Step {step}").format(step=step)
            action = QAction(menu_entry(text, entry), menu)
            action.setCheckable(True)
            action.setChecked(step == self.step)
            action.triggered.connect(lambda _=False, at=step: self.wanted.emit(at))
            menu.addAction(action)
        return menu

    def open_list(self) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.spread()
        wide = max(menu.minimumWidth(), menu.sizeHint().width())
        corner = QPoint(self.width() - wide, -menu.sizeHint().height())
        menu.popup(self.mapToGlobal(corner))


# --- what happened ----------------------------------------------------------------


_ROOMY = 200
"""Under this width the badge is small, for the words need the room."""
_BADGE, _SMALL_BADGE = 18.0, 13.0
"""Its radius."""
_BETWEEN = 6.0
"""Between the words and signs of a row."""

Parts = tuple[str | Token, ...]


@frozen(eq=False)
class StepText:
    """What the bar says of a step."""

    colour: int | None
    """Whose badge; None: nobody's."""
    parts: Parts
    """What happened, in words and signs."""
    spoken: str
    """The same without signs."""
    details: tuple[str, ...]
    """The line below in several lengths, longest first."""
    yields: int = 0
    """The part that is cut short first: the name."""
    count: str = ""
    """What of the details is never broken into two rows: which step it is."""


def step_card(telling: StepText, width: float) -> Card:
    """Badge, what happened, and below it which step this is, in so many pixels at 100 %.

    What happened stands in one row, if need be in smaller letters, else in two, as in the log. The
    name is cut first: its badge stands beside it.
    """
    radius = _BADGE if width >= _ROOMY else _SMALL_BADGE
    room = width if telling.colour is None else width - 2 * radius - MARKER_GAP
    for role in (Role.BODY_STRONG, Role.SMALL_STRONG):
        rows = _rows(telling, role, room)
        if len(rows) == 1:
            break
    glued = telling.count.replace(" ", "\N{NO-BREAK SPACE}")
    details = [each.replace(telling.count, glued) for each in telling.details]
    one_row = len(rows) > 1 and text_width(details[-1], Role.SMALL) <= room
    below = Text(
        details[0], Role.SMALL, CardTone.QUIET, tuple(details[1:]), lines=1 if one_row else 2
    )
    heading = [Line(tuple(_item(part, role) for part in row), _BETWEEN) for row in rows]
    return marked_card(telling.colour, Stack((*heading, below), Spread(4.0, 0.0)), radius)


def _rows(telling: StepText, role: Role, room: float) -> list[list[str | Token]]:
    def measure(parts: Sequence[str | Token]) -> float:
        widths = [TOKEN if isinstance(part, Token) else text_width(part, role) for part in parts]
        return sum(widths) + (len(parts) - 1) * _BETWEEN

    name = telling.yields if len(telling.parts) > 1 else -1
    return flow(telling.parts, name, room, measure, lambda text, wide: elided(text, role, wide))


def _item(part: str | Token, role: Role) -> Text | Picture:
    if isinstance(part, str):
        return Text(part, role)

    def paint(context: PaintContext, rect: QRectF) -> None:
        sprite = part.sprite(rect.width(), context.ratio, context.look)
        sprite.paint(context.painter, rect.center())

    return Picture(part, TOKEN, TOKEN, paint)


class StepTextView(ThemedWidget):
    """Shows what is said of a step."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.telling = StepText(None, (), "", ("",))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.follow()

    def show_telling(self, telling: StepText) -> None:
        self.telling = telling
        words = sentences((telling.spoken, telling.details[0]))
        self.setAccessibleName(words)
        set_tip(self, words)
        self.update()

    def _layout(self) -> CardLayout:
        scale = self.look.scale
        return lay_out(step_card(self.telling, self.width() / scale), QRectF(self.rect()), scale)

    def shown_texts(self) -> list[str]:
        """All texts as they stand there, shortened or cut where they have no room."""
        return self._layout().texts()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_layout(painter, self._layout(), self.look, self.devicePixelRatioF())


class Compared(Enum):
    """What the board shows of a move that lost much; the value is what the button then leads to."""

    AS_PLAYED = "as played"
    """The position after it."""
    BOTH = "both"
    """The position before it, with both moves."""
    PLAYED = "played"
    BETTER = "better"

    @property
    def following(self) -> "Compared":
        every = tuple(Compared)
        return every[(every.index(self) + 1) % len(every)]


class CompareButton(PartButton):
    """Lies over what is said of a step that lost much; each press shows something else of it."""

    def say_next(self, shown: Compared, told: str) -> None:
        """Say what the next press shows; ``told`` is what stands below the button."""
        words = {
            Compared.AS_PLAYED: translate("Compared", "Show how the move turned out"),
            Compared.BOTH: translate("Compared", "Show the move played and the better one"),
            Compared.PLAYED: translate("Compared", "Show the move played"),
            Compared.BETTER: translate("Compared", "Show the better move"),
        }[shown.following]
        named = labelled(words, told)
        self.show_part(PartInfo("compare", spoken=named, tip=f"{told}\n{words} (C)", live=True))


# --- the bar ----------------------------------------------------------------------


_TELLING = 196
"""What words have in any window; the track, which is as good when it is shorter, gives half of
what both have."""


class ReviewBar(ThemedWidget):
    """What happened at the left, the course of the match, the buttons at the right."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.story = StepTextView(appearance)
        self.track = Track(appearance)
        self.buttons = {
            turn: IconButton(turn.value[0], "", appearance, SIDE, framed=True) for turn in Turn
        }
        for turn in (Turn.PREVIOUS, Turn.NEXT):
            self.buttons[turn].setAutoRepeat(True)
        self._row = QHBoxLayout(self)
        self.compare = CompareButton("", appearance, self.story)
        self.compare.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.compare.hide()
        self.why = IconButton(Icon.HELP, "", appearance, _SMALL_SIDE)
        self.why.hide()
        self._row.addWidget(self.story, 5)
        self._row.addWidget(self.why)
        self._row.addWidget(self.track, 8)
        self.play = IconButton(Icon.PLAY, "", appearance, SIDE, framed=True)
        self.moments = MomentsButton(appearance)
        self._playing = False
        self._pad = QHBoxLayout()
        self._row.addLayout(self._pad)
        for button in self.pad:
            self._pad.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow()

    def say(self) -> None:
        """Put the bar's words in the language in force."""
        self.track.setAccessibleName(self.tr("Steps of the game"))
        words = {
            Turn.FIRST: self.tr("To the start"),
            Turn.PREVIOUS: self.tr("One step back"),
            Turn.NEXT: self.tr("One step forward"),
            Turn.LAST: self.tr("To the last step"),
        }
        for turn, text in words.items():
            self.buttons[turn].set_words(text, QKeySequence(turn.value[1]))
        self.moments.set_words(self.tr("Key moments"), QKeySequence(Qt.Key.Key_M))
        self.why.set_words(self.tr("Look it up in the rules"))
        self.show_playing(self._playing)

    @property
    def pad(self) -> list[IconButton]:
        """All buttons as they stand, for the way of Tab."""
        turns = list(self.buttons.values())
        return [*turns[:2], self.play, *turns[2:], self.moments]

    def show_playing(self, playing: bool) -> None:
        self._playing = playing
        self.play.set_sign(Icon.PAUSE if playing else Icon.PLAY)
        words = self.tr("Pause") if playing else self.tr("Play it step by step")
        self.play.set_words(words, QKeySequence(Qt.Key.Key_Space))

    def show_step(self, telling: StepText, mover: int | None) -> None:
        """``mover`` is the colour of the player who moved."""
        self.story.show_telling(telling)
        self.track.mover = mover
        self.track.update()
        self.update()
        at_start, at_end = self.track.value() == 0, self.track.value() == self.track.maximum()
        self._allow((Turn.FIRST, Turn.PREVIOUS), not at_start)
        self._allow((Turn.NEXT, Turn.LAST), not at_end)
        self.play.setEnabled(self.track.maximum() > 0)
        self.moments.step = self.track.value()

    def offer_comparison(self, shown: Compared | None, rule: str = "") -> None:
        """``shown``: what the board shows of a move that lost much; None: it is none, or there is
        nothing to compare. ``rule``: what the reason is about."""
        for button, wanted in ((self.compare, shown is not None), (self.why, bool(rule))):
            if button.hasFocus() and not wanted:
                self.track.setFocus()
            button.setVisible(wanted)
        if shown is not None:
            told = self.story.telling
            self.compare.say_next(shown, sentences((told.spoken, told.details[0])))
            self.compare.setGeometry(self.story.rect())

    def _allow(self, turns: tuple[Turn, ...], possible: bool) -> None:
        for turn in turns:
            button = self.buttons[turn]
            if not possible and button.hasFocus():
                self.track.setFocus()
            button.setEnabled(possible)

    def restyle(self) -> None:
        look = self.look
        self._row.setContentsMargins(look.px(24), look.px(6), look.px(24), look.px(4))
        self._row.setSpacing(look.px(16))
        self._pad.setSpacing(look.px(6))
        self.setFixedHeight(look.spaced(*ACTION_HEIGHT))
        self._share()
        self.update()

    def _share(self) -> None:
        """Give the words room for a sentence, however narrow the window is."""
        pad, row = self._pad.minimumSize().width(), self._row.contentsMargins()
        both = self.width() - pad - row.left() - row.right() - 2 * self._row.spacing()
        self.story.setMinimumWidth(max(0, min(self.look.px(_TELLING), both // 2)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._share()
        self._row.activate()
        self.compare.setGeometry(self.story.rect())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        with QPainter(self) as painter:
            paint_foot_bar(painter, self, self.story.telling.colour)
