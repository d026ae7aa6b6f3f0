"""The card on the home page that goes on with the match that was left."""

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.painting import saved, stroke_inside
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    elided,
    fitting,
    text_width,
    write,
)
from blueprints_desktop.desktop.i18n.language import capitalised, uncapitalised
from blueprints_desktop.desktop.i18n.names import short_names
from blueprints_desktop.desktop.pages.art import paint_kept_cut
from blueprints_desktop.desktop.pages.matches.match_summary import (
    MatchSummary,
    ago,
    turn_text,
    with_view,
)
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.panel import CORNER, Panel

if TYPE_CHECKING:
    from datetime import datetime

PADDING = 20.0
LEAST_WORDS = 150.0
"""Where the words have less room than this, the picture gives way to them."""
MOST_LINES = 4


class ContinueCard(Panel):
    """A cut of the position, what and who, and one button."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._summary: MatchSummary | None = None
        self.button = Button("", appearance, ButtonKind.PRIMARY, parent=self)
        self._line = QHBoxLayout(self)
        self._line.addStretch(1)
        self._line.addWidget(self.button)
        self.follow()

    def show_match(self, summary: MatchSummary) -> None:
        self._summary = summary
        self.say()
        self.update()

    def say(self) -> None:
        self.button.setText(self.tr("Continue"))
        if self._summary is not None:
            names = ", ".join(name for name, _ in self._summary.players)
            said = self.tr("Continue {game}, {where}, with {names}").format(
                game=self._summary.name, where=self._summary.where, names=names
            )
            self.button.setAccessibleName(said)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange and self._summary is not None:
            self._summary = with_view(self._summary)  # kept words are of another language
        super().changeEvent(event)

    def restyle(self) -> None:
        self._line.setContentsMargins(0, 0, self.look.px(PADDING), 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if self._summary is None:
            return
        look = self.look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body, radius = QRectF(self.rect()), CORNER * look.scale
            cut = QRectF(0.0, 0.0, self.height(), self.height())
            if self.button.x() - cut.width() < (LEAST_WORDS + PADDING) * look.scale:
                cut.setWidth(0.0)
            else:
                with saved(painter):
                    painter.setClipPath(rounded(body, radius))
                    painter.setClipRect(cut, Qt.ClipOperation.IntersectClip)
                    paint_kept_cut(painter, look, cut, self.devicePixelRatioF(), self._summary)
            stroke_inside(painter, body, radius, look.palette.line, 1.0)
            self._paint_words(painter, self._summary, cut.right() + PADDING * look.scale)

    def _paint_words(self, painter: QPainter, summary: MatchSummary, x: float) -> None:
        """Game and round, players, whose turn it is and when it was saved; in four lines at most."""
        look = self.look
        colours, scale = look.palette, look.scale
        room = self.button.x() - x - 12.0 * scale
        titles = self._titles(summary, room)
        told = self._turn_and_time(summary, room, lines=MOST_LINES - len(titles) - 1)
        lines = len(titles) + 1 + len(told)
        step = (20.0 if lines == MOST_LINES else 23.0) * scale
        y = self.height() / 2 - step * (lines - 1) / 2
        for title, role in titles:
            write(painter, title, QPointF(x, y), role, colours.text, scale=scale)
            y += step
        y += 1.0 * scale
        self._paint_players(painter, summary, QPointF(x, y), room)
        for line in told:
            y += step
            at = QPointF(x, y)
            write(painter, line, at, Role.SMALL, colours.text_2, Anchor.LEFT, scale)

    def _titles(self, summary: MatchSummary, room: float) -> list[tuple[str, Role]]:
        """What is played and how far: in one line, or the round below the game's name."""
        scale = self.look.scale
        where = summary.where
        if re.match(r"\w+ \d", where):  # "Round 2", but no name
            where = uncapitalised(where)
        words = self.tr("{game}, {where}") if where else "{game}"
        title = words.format(game=summary.name, where=where)
        for role in (Role.SECTION, Role.BODY_STRONG):
            if text_width(title, role, scale) <= room:
                return [(title, role)]
        below = ((summary.name, Role.BODY_STRONG), (summary.where, Role.SMALL))
        return [(elided(text, role, room, scale), role) for text, role in below if text]

    def _turn_and_time(self, summary: MatchSummary, room: float, lines: int) -> list[str]:
        """In as few lines as can be; where there are not enough, the time is left out."""
        scale = self.look.scale
        when = ago(summary.saved_at, _now())
        turns = turn_text(summary), turn_text(summary, short=True)
        for turn in turns:
            line = capitalised(", ".join(filter(None, (turn, when))))
            if text_width(line, Role.SMALL, scale) <= room:
                return [line]
        told = fitting(turns, Role.SMALL, room, scale), elided(when, Role.SMALL, room, scale)
        return [line for line in told if line][:lines]

    def _paint_players(
        self, painter: QPainter, summary: MatchSummary, at: QPointF, room: float
    ) -> None:
        """Signs and names in a row; first names, and then fewer, where there is no room for all."""
        look = self.look
        colours, scale = look.palette, look.scale
        side, gap, x = 12.0 * scale, 14.0 * scale, at.x()
        names, more = self.names_that_fit(summary, room)
        for name, (_, colour) in zip(names, summary.players, strict=False):
            sign = QRectF(x, at.y() - side / 2, side, side)
            paint_seat_sign(painter, sign, colours.seats[colour])
            x += side + 5.0 * scale
            place = QPointF(x, at.y())
            x += write(painter, name, place, Role.SMALL_STRONG, colours.text, scale=scale) + gap
        write(painter, more, QPointF(x, at.y()), Role.SMALL_STRONG, colours.text_2, scale=scale)

    def names_that_fit(self, summary: MatchSummary, room: float) -> tuple[list[str], str]:
        """Whom to name, and how to say that there are more."""
        scale = self.look.scale
        full = [name for name, _ in summary.players]
        short = short_names(full)
        wordings = [(full, "")]
        for count in range(len(short), 0, -1):
            left_out = len(short) - count
            more = self.tr("+ {count}").format(count=left_out) if left_out else ""
            wordings.append((short[:count], more))
        for names, more in wordings:
            words = [text_width(text, Role.SMALL_STRONG, scale) for text in (*names, more) if text]
            if sum(words) + (17.0 * len(names) + 14.0 * (len(words) - 1)) * scale <= room:
                return names, more
        names, more = wordings[-1]
        rest = text_width(more, Role.SMALL_STRONG, scale) + 31.0 * scale
        return [elided(names[0], Role.SMALL_STRONG, room - rest, scale)], more


def _now() -> "datetime":
    from datetime import datetime  # without a match to go on with there is no time to tell

    return datetime.now().astimezone()
