"""The bar below the review: what happened in the step, the course of the match, the buttons."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.drawing.surfaces import paint_bar
from blueprints_desktop.desktop.pages.review.key_moments import MomentsButton
from blueprints_desktop.desktop.pages.review.review_buttons import SIDE, Turn, TurnButton
from blueprints_desktop.desktop.pages.review.review_track import Track
from blueprints_desktop.desktop.pages.review.step_text import StepText, StepTextView
from blueprints_desktop.desktop.pages.table.action_bar import ACTION_HEIGHT
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.icon_button import IconButton
from blueprints_desktop.desktop.ui.controls.painted import PaintedButton

_TELLING = 196
"""What words have in any window; the track, which is as good when it is shorter, gives half of
what both have."""


class ReviewBar(QWidget):
    """What happened at the left, the course of the match, the buttons at the right."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._edge: int | None = None
        self.story = StepTextView(appearance)
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

    def show_step(self, telling: StepText, mover: int | None) -> None:
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
        self._share()
        self.update()

    def _share(self) -> None:
        """Give the words room for a sentence, however narrow the window is."""
        pad, row = self._pad.minimumSize().width(), self._row.contentsMargins()
        both = self.width() - pad - row.left() - row.right() - 2 * self._row.spacing()
        self.story.setMinimumWidth(max(0, min(self._appearance.look.px(_TELLING), both // 2)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._share()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        colours = self._appearance.look.palette
        edge = None
        if self._edge is not None:
            seat = colours.seats[self._edge]
            edge = seat.tint if colours.dark else seat.body
        with QPainter(self) as painter:
            paint_bar(painter, QRectF(self.rect()), colours, edge, top=False)
