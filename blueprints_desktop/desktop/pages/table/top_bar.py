"""The bar above the table: back, game and progress at the left, tools at the right, and what their tips say."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.surfaces import paint_bar
from blueprints_desktop.desktop.drawing.typography import Role, squeezed, text_width, write
from blueprints_desktop.desktop.session.game_session import GameSession, UndoBlocked
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Progress
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.engine.options import takes_back

_CONTEXT = "UndoWords"
_REFUSED: dict[UndoBlocked, Any] = {
    UndoBlocked.NOTHING_YET: QT_TRANSLATE_NOOP("UndoWords", "There is nothing to take back yet."),
    UndoBlocked.COUNTS: QT_TRANSLATE_NOOP(
        "UndoWords", "This attempt counts: no move is taken back."
    ),
    UndoBlocked.REVEALED: QT_TRANSLATE_NOOP(
        "UndoWords", "The last move showed something new, so it stays."
    ),
    UndoBlocked.LOOKED: QT_TRANSLATE_NOOP(
        "UndoWords", "{name} has looked behind the screen since: the last move stays."
    ),
    UndoBlocked.COMPUTER: QT_TRANSLATE_NOOP(
        "UndoWords", "{name} has moved since, and computers take nothing back."
    ),
    UndoBlocked.NEW_HANDS: QT_TRANSLATE_NOOP(
        "UndoWords", "A seat has changed hands since: the last move stays."
    ),
    UndoBlocked.EARLIER: QT_TRANSLATE_NOOP(
        "UndoWords", "The last move was made before the match was opened, so it stays."
    ),
}


def undo_sentence(session: GameSession, people: Sequence[Person]) -> str:
    """For what can be taken back now, or for what stands in the way."""
    refusal = session.undo_policy.refusal
    if refusal is not None:
        name = "" if refusal.seat is None else people[refusal.seat].name
        return QCoreApplication.translate(_CONTEXT, _REFUSED[refusal.why]).format(name=name)
    if not session.undo_policy.free:
        return QCoreApplication.translate("UndoWords", "Goes back to your last decision.")
    mover = people[session.match.played[-1].seat]
    return QCoreApplication.translate("UndoWords", "Takes back the last move, by {name}.").format(
        name=mover.name
    )


def hint_sentence(session: GameSession) -> str:
    """For what can be asked now, or for what stands in the way."""
    translate = QCoreApplication.translate
    if session.to_act is None:
        return translate("HintWords", "The game is over: there is nothing left to advise.")
    if not takes_back(session.match.options):
        return translate("HintWords", "This attempt counts: nobody gives advice.")
    if not session.may_act():
        return translate("HintWords", "Hints are for whoever is to move.")
    if not session.may_be_advised():
        return translate("HintWords", "There is only one thing to do: no advice is needed.")
    return translate("HintWords", "Shows what a master would play here.")


TOP_HEIGHT = 56, 44
"""Usually, and where the window is low."""
_FEW = 8
"""Up to so many ticks are long ones."""
_AROUND = 90
"""Margins, the hairline before where the game stands, and the gap after it."""


class TopBar(ThemedWidget):
    """Back, the game, round and turn at the left; tools at the right."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._where = Progress("")
        self.back = Button("", appearance, ButtonKind.QUIET, Icon.BACK)
        self.undo = Button("", appearance, ButtonKind.QUIET, Icon.UNDO)
        self.hint = Button("", appearance, ButtonKind.QUIET, Icon.HINT)
        self.rules = Button("", appearance, ButtonKind.QUIET, Icon.BOOK)
        self.menu = Button("", appearance, ButtonKind.QUIET, Icon.MENU)
        row = QHBoxLayout(self)
        row.addWidget(self.back)
        row.addStretch()
        for button in (self.undo, self.hint, self.rules, self.menu):
            row.addWidget(button)
        for button in (self.back, self.undo, self.hint, self.rules, self.menu):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves it with the board
        self._row = row
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow()

    def say(self) -> None:
        """Put the bar's words in the language in force."""
        self.undo.setText(self.tr("Undo"))
        self.hint.setText(self.tr("Hint"))
        self.rules.setText(self.tr("Rules"))
        self.menu.setText(self.tr("Menu"))
        self._fit()
        set_tip(self.back, self.tr("Pause and go to the home page"))

    def allow_undo(self, possible: bool, sentence: str) -> None:
        """Whether something can be taken back; the sentence says what, or why not."""
        _allow(self.undo, possible, sentence)

    def allow_hint(self, possible: bool, sentence: str) -> None:
        """Whether advice can be asked for; the sentence says what it is, or why there is none."""
        _allow(self.hint, possible, sentence)

    def set_game(self, name: str) -> None:
        self.back.setText(name)
        self._fit()

    def set_where(self, where: Progress) -> None:
        if where != self._where:
            self._where = where
            self.setAccessibleDescription(f"{where.text} {where.ticks_text}".strip())
            self._fit()

    def _fit(self) -> None:
        """The tools keep their words only where those of the game's place have room as well."""
        look, where = self.look, self._where
        tools = (self.undo, self.hint, self.rules, self.menu)
        wide = sum(button.worded_width for button in (self.back, *tools))
        wide += look.px(_AROUND) + len(tools) * self._row.spacing()
        said = text_width(where.brief or where.text, Role.BODY_STRONG, look.scale)
        bare = wide + said > self.width()
        if bare != self.undo.is_bare:
            for tool in tools:
                tool.set_bare(bare)
        self._row.activate()  # what is painted ends where the tools begin
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def restyle(self) -> None:
        look = self.look
        self._row.setContentsMargins(look.px(16), 0, look.px(24), 0)
        self._row.setSpacing(look.px(4))
        self.setFixedHeight(look.spaced(*TOP_HEIGHT))
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_bar(painter, QRectF(self.rect()), look.palette, None, top=True)
            middle = self.height() / 2
            x = float(self.back.geometry().right() + look.px(14))
            line = QRectF(x, middle - look.px(12), 1, look.px(24))
            x += look.px(18)
            room = self.undo.x() - look.px(16)
            where = self._where
            wide = room - x
            if wide <= 0:
                return
            painter.fillRect(line, look.palette.line)
            whole = text_width(where.text, Role.BODY_STRONG, look.scale) <= wide
            said = where.text if whole else where.brief or where.text
            text, role = squeezed(said, Role.BODY_STRONG, wide, look.scale)
            at = QPointF(x, middle)
            x += write(painter, text, at, role, look.palette.text, scale=look.scale)
            self._paint_ticks(painter, x + look.px(16), room)

    def _paint_ticks(self, painter: QPainter, x: float, room: float) -> None:
        look, where = self.look, self._where
        wide, gap, high = look.px(18 if where.ticks <= _FEW else 10), look.px(4), look.px(8)
        if x + where.ticks * (wide + gap) > room:
            return
        for tick in range(where.ticks):
            colour = look.palette.line
            if tick < where.done:
                colour = look.palette.accent
            elif tick == where.done:
                colour = look.palette.pencil
            painter.setBrush(colour)
            painter.setPen(Qt.PenStyle.NoPen)
            pill = QRectF(x, (self.height() - high) / 2, wide, high)
            painter.drawRoundedRect(pill, high / 2, high / 2)
            x += wide + gap
        x += look.px(10)
        if x + text_width(where.ticks_text, Role.SMALL, look.scale) <= room:
            at = QPointF(x, self.height() / 2)
            write(painter, where.ticks_text, at, Role.SMALL, look.palette.text_2, scale=look.scale)


def _allow(button: Button, possible: bool, sentence: str) -> None:
    button.setEnabled(possible)
    set_tip(button, sentence)
    button.setAccessibleDescription(sentence)
