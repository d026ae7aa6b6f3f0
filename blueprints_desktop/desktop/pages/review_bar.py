"""The bar below the review: what happened in the step, the course of the match, the buttons."""

from itertools import pairwise

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.log_lines import TOKEN, Token
from blueprints_desktop.desktop.drawing.lettering import (
    Role,
    elided,
    fitting_lines,
    text_width,
    write,
)
from blueprints_desktop.desktop.drawing.marks import paint_seat_marker
from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.drawing.surfaces import paint_bar
from blueprints_desktop.desktop.pages.action_bar import ACTION_HEIGHT
from blueprints_desktop.desktop.pages.review_buttons import SIDE, Turn, TurnButton
from blueprints_desktop.desktop.pages.review_moments import MomentsButton
from blueprints_desktop.desktop.pages.review_track import Track
from blueprints_desktop.desktop.read_out import sentences
from blueprints_desktop.desktop.widgets.icon_button import IconButton
from blueprints_desktop.desktop.widgets.painted import PaintedButton
from blueprints_desktop.desktop.widgets.plain_tip import plain_tip

GAP = 6
"""Between the words and signs of a line; words are as far from words as a space is wide."""
ROOMY = 200
"""Under this width the badge is small, for the words need the room."""
LINE = 16
"""Between the two lines of what needs two."""


@frozen(eq=False)
class Telling:
    """What the bar says of a step."""

    colour: int | None
    """Whose badge; None: nobody's."""
    parts: tuple[str | Token, ...]
    """What happened, in words and signs."""
    spoken: str
    """The same without signs."""
    details: tuple[str, ...]
    """The line below in several lengths, longest first."""


class TellingView(QWidget):
    """Badge, what happened, and below it which step this is."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._telling = Telling(None, (), "", ("",))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        appearance.changed.connect(self.update)

    @property
    def telling(self) -> Telling:
        return self._telling

    def show_telling(self, telling: Telling) -> None:
        self._telling = telling
        words = sentences((telling.spoken, telling.details[0]))
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(words))
        self.update()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        look = self._appearance.look
        return QSize(look.px(214), look.px(48))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, telling = self._appearance.look, self._telling
        colours, scale = look.palette, look.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, middle = 0.0, self.height() / 2
        if telling.colour is not None:
            radius = look.px(18 if self.width() >= look.px(ROOMY) else 13)
            seat = colours.seats[telling.colour]
            paint_seat_marker(painter, QPointF(x + radius, middle), radius, seat, colours)
            x += 2 * radius + radius * 0.75
        lines = self._detail_lines(self.width() - x)
        heading, first = (12, 12) if len(lines) == 1 else (17, 3)
        self._write_parts(painter, x, middle - look.px(heading))
        for number, line in enumerate(lines):
            at = QPointF(x, middle + look.px(first + LINE * number))
            write(painter, line, at, Role.SMALL, colours.text_2, scale=scale)
        painter.end()

    def _detail_lines(self, room: float) -> list[str]:
        """One line where it says all, else two: why a move was not the best has no room in one."""
        details, scale = self._telling.details, self._appearance.look.scale
        if text_width(details[0], Role.SMALL, scale) <= room:
            return [details[0]]
        return fitting_lines(details, Role.SMALL, room, 2, scale)

    def _write_parts(self, painter: QPainter, x: float, y: float) -> None:
        """Smaller where room is short; then the first words, with the name, give way."""
        look, parts = self._appearance.look, self._telling.parts
        room = self.width() - x
        role = Role.BODY_STRONG
        if self._width_of(parts, role) > room:
            role = Role.SMALL_STRONG
        gaps = [*self._gaps(parts, role), 0.0]
        for number, (part, gap) in enumerate(zip(parts, gaps, strict=False)):
            at = QPointF(x, y)
            if isinstance(part, Token):
                sprite = part.sprite(look.px(TOKEN), self.devicePixelRatioF(), look)
                sprite.paint(painter, at + QPointF(sprite.bounds.width() / 2, 0.0))
                x += sprite.bounds.width() + gap
                continue
            left = self.width() - x
            if number == 0 and len(parts) > 1:
                left -= self._width_of(parts[1:], role) + gap
            text = elided(part, role, max(0.0, left), look.scale)
            x += write(painter, text, at, role, look.palette.text, scale=look.scale) + gap

    def _width_of(self, parts: tuple[str | Token, ...], role: Role) -> float:
        look = self._appearance.look
        widths = [
            look.px(TOKEN) if isinstance(part, Token) else text_width(part, role, look.scale)
            for part in parts
        ]
        return sum(widths) + sum(self._gaps(parts, role))

    def _gaps(self, parts: tuple[str | Token, ...], role: Role) -> list[float]:
        look = self._appearance.look
        space = text_width(" ", role, look.scale)
        return [
            space if isinstance(one, str) and isinstance(other, str) else look.px(GAP)
            for one, other in pairwise(parts)
        ]


class ReviewBar(QWidget):
    """What happened at the left, the course of the match, the buttons at the right."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._edge: int | None = None
        self.story = TellingView(appearance)
        self.track = Track(appearance)
        self.buttons = {turn: TurnButton(turn, appearance) for turn in Turn}
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.story, 5)
        self._row.addWidget(self.track, 8)
        self.play = IconButton(Icon.PLAY, "", appearance, SIDE, framed=True)
        self.moments = MomentsButton(appearance)
        self._playing = False
        self._pad = QHBoxLayout()
        for button in self.pad:
            self._pad.addWidget(button)
        self._row.addLayout(self._pad)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self._restyle)
        self._restyle()
        self.say()

    def say(self) -> None:
        """Put the bar's words in the language in force."""
        self.track.setAccessibleName(self.tr("Steps of the match"))
        words = {
            Turn.FIRST: (self.tr("To the beginning"), self.tr("Home", "key")),
            Turn.PREVIOUS: (self.tr("One step back"), self.tr("Left", "key")),
            Turn.NEXT: (self.tr("One step on"), self.tr("Right", "key")),
            Turn.LAST: (self.tr("To the last step"), self.tr("End", "key")),
        }
        for turn, button in self.buttons.items():
            button.set_words(*words[turn])
        self.moments.set_words(self.tr("Key moments"), QKeySequence(Qt.Key.Key_M))
        self.show_playing(self._playing)

    @property
    def pad(self) -> list[PaintedButton]:
        """All buttons as they stand, for the way of Tab."""
        turns = list(self.buttons.values())
        return [*turns[:2], self.play, *turns[2:], self.moments]

    def show_playing(self, playing: bool) -> None:
        self._playing = playing
        self.play.set_sign(Icon.PAUSE if playing else Icon.PLAY)
        words = self.tr("Pause") if playing else self.tr("Play it step by step")
        self.play.set_words(words, QKeySequence(Qt.Key.Key_Space))

    def show_step(self, telling: Telling, mover: int | None) -> None:
        """``mover`` is the colour of whoever made the move."""
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

    def _restyle(self) -> None:
        look = self._appearance.look
        self._row.setContentsMargins(look.px(24), look.px(6), look.px(24), look.px(4))
        self._row.setSpacing(look.px(16))
        self._pad.setSpacing(look.px(6))
        self.setFixedHeight(look.spaced(*ACTION_HEIGHT))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        colours = self._appearance.look.palette
        edge = None
        if self._edge is not None:
            seat = colours.seats[self._edge]
            edge = seat.tint if colours.dark else seat.body
        painter = QPainter(self)
        paint_bar(painter, QRectF(self.rect()), colours, edge, top=False)
        painter.end()
