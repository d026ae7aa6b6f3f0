"""The bar below the review: what happened in the step, the course of the match, the buttons."""

from collections.abc import Sequence
from enum import Enum
from itertools import pairwise

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, QSize, Qt, Signal
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
from blueprints_desktop.desktop.drawing.marks import paint_seat_marker
from blueprints_desktop.desktop.drawing.surfaces import paint_bar
from blueprints_desktop.desktop.drawing.typography import Role, elided, text_width, wrapped, write
from blueprints_desktop.desktop.i18n.number_format import sentences
from blueprints_desktop.desktop.pages.review.review_track import Track
from blueprints_desktop.desktop.pages.table.action_bar import ACTION_HEIGHT
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.board.log_lines import TOKEN, Token
from blueprints_desktop.desktop.ui.controls.buttons import IconButton
from blueprints_desktop.desktop.ui.controls.menu import Menu
from blueprints_desktop.desktop.ui.controls.plain_text import menu_entry, set_tip
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.desktop.ui.frame.log_rows import flow
from blueprints_desktop.engine.moments import GAIN, LEAD, ROUND, Moment

SIDE = 42.0
"""Of a button."""


class Turn(Enum):
    """Where a button leads; the value is its sign."""

    FIRST = Icon.FIRST
    PREVIOUS = Icon.BACK
    NEXT = Icon.FORWARD
    LAST = Icon.LAST


# --- key moments ------------------------------------------------------------------


translate = QCoreApplication.translate

MOST_LAPSES = 6
"""So many moves that lost much are in the list at most: it is to be taken in at a glance."""


def moment_text(moment: Moment, people: Sequence[Person]) -> str:
    """What happened then, in a few words."""
    if moment.key == ROUND:
        return translate("Moments", "The end of round {round}").format(round=moment.points)
    name = "" if moment.seat is None else people[moment.seat].name
    if moment.key == LEAD:
        words = translate("Moments", "{name} takes the lead for good, by {points}")
    elif moment.key == GAIN:
        words = translate("Moments", "{name} gains {points} in one step")
    else:
        words = translate("Moments", "{name} loses {points} in one step")
    return words.format(name=name, points=moment.points)


def lapse_text(lapse: Verdict, name: str) -> str:
    """Who lost much, and what would have been better."""
    words = translate("Moments", "{name} loses much. Better: {move}")
    return words.format(name=name, move=lapse.better)


class MomentsButton(IconButton):
    """Opens a list of the key moments over itself, with the moves that lost most among them."""

    wanted = Signal(int)
    """The step that somebody wants to see."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(Icon.FLAG, "", appearance, SIDE, framed=True, parent=parent)
        self._moments: tuple[Moment, ...] = ()
        self._people: tuple[Person, ...] = ()
        self._lapses: list[tuple[Verdict, str]] = []
        self.step = 0
        self.clicked.connect(self.open_list)

    def set_moments(self, moments: Sequence[Moment], people: Sequence[Person]) -> None:
        self._moments, self._people = tuple(moments), tuple(people)
        self.setEnabled(bool(moments))

    def add_lapse(self, lapse: Verdict, name: str) -> None:
        """Another move was found that lost much, and whose it was."""
        self._lapses.append((lapse, name))
        self.setEnabled(True)

    def menu(self) -> Menu:
        """All moments in order, the worst lapses among them; what is looked at is marked."""
        menu = Menu(self)
        told = [(each.step, moment_text(each, self._people)) for each in self._moments]
        worst = sorted(self._lapses, key=lambda each: -each[0].loss)[:MOST_LAPSES]
        told += [(lapse.number, lapse_text(lapse, name)) for lapse, name in worst]
        for step, text in sorted(told):
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


GAP = 6
"""Between the words and signs of a row; words are as far from words as a space is wide."""
ROOMY = 200
"""Under this width the badge is small, for the words need the room."""
ROWS = 3
_STEP = {2: 24.0, ROWS: 18.0}
"""From row to row by how many there are, where the bar is high enough."""
_NO_BREAK = "\N{NO-BREAK SPACE}"

Parts = tuple[str | Token, ...]
Row = list[str | Token]


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


class StepTextView(ThemedWidget):
    """Badge, what happened, and below it which step this is.

    There are three rows at most. Where there is little room, words wrap before they are cut, and the name is cut
    first: its badge stands beside it.
    """

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._telling = StepText(None, (), "", ("",))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.follow()

    @property
    def telling(self) -> StepText:
        return self._telling

    def show_telling(self, telling: StepText) -> None:
        self._telling = telling
        words = sentences((telling.spoken, telling.details[0]))
        self.setAccessibleName(words)
        set_tip(self, words)
        self.update()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        look = self.look
        return QSize(look.px(214), look.px(48))

    # --- what is written ------------------------------------------------------------

    def rows(self, room: float) -> tuple[Role, list[Row], list[str]]:
        """In which letters what happened is told, in which rows, and the rows below it."""
        parts = self._telling.parts
        for role in (Role.BODY_STRONG, Role.SMALL_STRONG):
            if self.width_of(parts, role) <= room:
                return role, [list(parts)], self.detail_lines(room, ROWS - 1)
        below = self.detail_lines(room, 1)
        if text_width(below[0], Role.SMALL, self.look.scale) <= room:
            return role, self._broken(role, room), [below[0]]
        return role, [self._cut(role, room)], self.detail_lines(room, ROWS - 1)

    def detail_lines(self, room: float, most: int) -> list[str]:
        """The longest wording that fits into so many rows; why a move was not the best needs two."""
        scale = self.look.scale
        for text in self._telling.details:
            if text_width(text, Role.SMALL, scale) <= room:
                return [text]
            lines = wrapped(self._glued(text), Role.SMALL, room, scale, cut=False)
            wide = max((text_width(line, Role.SMALL, scale) for line in lines), default=0.0)
            if len(lines) <= most and wide <= room:
                return lines
        if most == 1:
            return [text]
        first, *rest = wrapped(text, Role.SMALL, room, scale) or [""]
        return [first, elided(" ".join(rest), Role.SMALL, room, scale)] if rest else [first]

    def _glued(self, text: str) -> str:
        count = self._telling.count
        return text.replace(count, count.replace(" ", _NO_BREAK)) if count else text

    def _broken(self, role: Role, room: float) -> list[Row]:
        """In two rows, as in the log."""
        parts, scale = self._telling.parts, self.look.scale

        def cut(text: str, room: float) -> str:
            return elided(text, role, room, scale)

        name = self._telling.yields if len(parts) > 1 else -1
        return flow(parts, name, room, lambda some: self.width_of(tuple(some), role), cut)

    def _cut(self, role: Role, room: float) -> Row:
        """In one row, with as much of the name as there is room for."""
        parts, name = list(self._telling.parts), self._telling.yields
        named = parts[name]
        if isinstance(named, str):
            rest = self.width_of(tuple(parts), role)
            scale = self.look.scale
            left = room - rest + text_width(named, role, scale)
            parts[name] = elided(named, role, max(0.0, left), scale)
        return [part for part in parts if part]

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, telling = self.look, self._telling
        colours, scale = look.palette, look.scale
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            x, middle = 0.0, self.height() / 2
            if telling.colour is not None:
                radius = look.px(18 if self.width() >= look.px(ROOMY) else 13)
                seat = colours.seats[telling.colour]
                paint_seat_marker(painter, QPointF(x + radius, middle), radius, seat, colours)
                x += 2 * radius + radius * 0.75
            role, heading, lines = self.rows(self.width() - x)
            count = len(heading) + len(lines)
            step = min(_STEP.get(count, _STEP[ROWS]) * scale, self.height() / count)
            y = middle - step * (count - 1) / 2
            for row in heading:
                self._write_parts(painter, row, QPointF(x, y), role)
                y += step
            for line in lines:
                text = elided(line, Role.SMALL, self.width() - x, scale)
                write(painter, text, QPointF(x, y), Role.SMALL, colours.text_2, scale=scale)
                y += step

    def _write_parts(self, painter: QPainter, row: Row, at: QPointF, role: Role) -> None:
        look = self.look
        for part, gap in zip(row, [*self._gaps(tuple(row), role), 0.0], strict=True):
            if isinstance(part, Token):
                sprite = part.sprite(look.px(TOKEN), self.devicePixelRatioF(), look)
                sprite.paint(painter, at + QPointF(sprite.bounds.width() / 2, 0.0))
                wide = sprite.bounds.width()
            else:
                text = elided(part, role, max(0.0, self.width() - at.x()), look.scale)
                wide = write(painter, text, at, role, look.palette.text, scale=look.scale)
            at = at + QPointF(wide + gap, 0.0)

    def width_of(self, parts: Parts, role: Role) -> float:
        look = self.look
        widths = [
            look.px(TOKEN) if isinstance(part, Token) else text_width(part, role, look.scale)
            for part in parts
        ]
        return sum(widths) + sum(self._gaps(parts, role))

    def _gaps(self, parts: Parts, role: Role) -> list[float]:
        look = self.look
        space = text_width(" ", role, look.scale)
        return [
            space if isinstance(one, str) and isinstance(other, str) else look.px(GAP)
            for one, other in pairwise(parts)
        ]


# --- the bar ----------------------------------------------------------------------


_TELLING = 196
"""What words have in any window; the track, which is as good when it is shorter, gives half of
what both have."""


class ReviewBar(ThemedWidget):
    """What happened at the left, the course of the match, the buttons at the right."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._edge: int | None = None
        self.story = StepTextView(appearance)
        self.track = Track(appearance)
        self.buttons = {
            turn: IconButton(turn.value, "", appearance, SIDE, framed=True) for turn in Turn
        }
        for turn in (Turn.PREVIOUS, Turn.NEXT):
            self.buttons[turn].setAutoRepeat(True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.story, 5)
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
        self.track.setAccessibleName(self.tr("Steps of the match"))
        words = {
            Turn.FIRST: (self.tr("To the beginning"), Qt.Key.Key_Home),
            Turn.PREVIOUS: (self.tr("One step back"), Qt.Key.Key_Left),
            Turn.NEXT: (self.tr("One step on"), Qt.Key.Key_Right),
            Turn.LAST: (self.tr("To the last step"), Qt.Key.Key_End),
        }
        for turn, (text, key) in words.items():
            self.buttons[turn].set_words(text, QKeySequence(key))
        self.moments.set_words(self.tr("Key moments"), QKeySequence(Qt.Key.Key_M))
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
        self.track.set_mover(mover)
        if telling.colour != self._edge:
            self._edge = telling.colour
            self.update()
        at_start, at_end = self.track.value() == 0, self.track.value() == self.track.maximum()
        self._allow((Turn.FIRST, Turn.PREVIOUS), not at_start)
        self._allow((Turn.NEXT, Turn.LAST), not at_end)
        self.play.setEnabled(self.track.maximum() > 0)
        self.moments.step = self.track.value()

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

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        colours = self.look.palette
        edge = None
        if self._edge is not None:
            seat = colours.seats[self._edge]
            edge = seat.tint if colours.dark else seat.body
        with QPainter(self) as painter:
            paint_bar(painter, QRectF(self.rect()), colours, edge, top=False)
