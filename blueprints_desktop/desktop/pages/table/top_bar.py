"""The bar above a board: back, game and progress at the left, tools at the right, and what their tips say."""

from collections.abc import Sequence
from math import ceil
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.surfaces import paint_bar, rounded
from blueprints_desktop.desktop.drawing.typography import Role, text_width
from blueprints_desktop.desktop.session.game_session import GameSession, UndoBlocked
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Progress
from blueprints_desktop.desktop.ui.cards.page_card import PageCard
from blueprints_desktop.desktop.ui.cards.values import (
    NO_SPACE,
    SILENT,
    Card,
    CardTone,
    Fill,
    Line,
    Optional,
    PaintContext,
    Part,
    PartInfo,
    Picture,
    Text,
)
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.engine.options import takes_back

_CONTEXT = "UndoWords"
_REFUSED: dict[UndoBlocked, Any] = {
    UndoBlocked.NOTHING_YET: QT_TRANSLATE_NOOP("UndoWords", "There is nothing to undo yet."),
    UndoBlocked.COUNTS: QT_TRANSLATE_NOOP(
        "UndoWords", "Only the first attempt counts, so there is no undo."
    ),
    UndoBlocked.REVEALED: QT_TRANSLATE_NOOP(
        "UndoWords", "The last move revealed something, so it can’t be undone."
    ),
    UndoBlocked.LOOKED: QT_TRANSLATE_NOOP(
        "UndoWords", "{name} has looked behind the screen since, so the last move can’t be undone."
    ),
    UndoBlocked.COMPUTER: QT_TRANSLATE_NOOP(
        "UndoWords", "{name} has moved since, and computer players don’t undo their moves."
    ),
    UndoBlocked.NEW_HANDS: QT_TRANSLATE_NOOP(
        "UndoWords", "A seat has changed hands since, so the last move can’t be undone."
    ),
    UndoBlocked.EARLIER: QT_TRANSLATE_NOOP(
        "UndoWords", "The last move was made before this game was opened, so it can’t be undone."
    ),
}


def undo_sentence(session: GameSession, people: Sequence[Person]) -> str:
    """For what can be taken back now, or for what stands in the way."""
    refusal = session.undo_policy.refusal
    if refusal is not None:
        name = "" if refusal.seat is None else people[refusal.seat].name
        return QCoreApplication.translate(_CONTEXT, _REFUSED[refusal.why]).format(name=name)
    if not session.undo_policy.free:
        translate = QCoreApplication.translate
        if session.match.enters_records:
            return translate(
                "UndoWords",
                "Goes back to your last decision. After that, this game sets no record.",
            )
        return translate("UndoWords", "Goes back to your last decision.")
    mover = people[session.match.played[-1].seat]
    return QCoreApplication.translate("UndoWords", "Undoes the last move, by {name}.").format(
        name=mover.name
    )


def plan_sentence() -> str:
    """While a move is being chosen, undo takes its last part back."""
    return QCoreApplication.translate("UndoWords", "Undoes what you have just chosen.")


def redo_sentence(session: GameSession, people: Sequence[Person]) -> str:
    """For what can be brought back now, or for what stands in the way."""
    translate = QCoreApplication.translate
    undone = session.match.undone
    if session.redoable:
        text = translate("UndoWords", "Plays {name}’s undone move again.")
        return text.format(name=people[undone[-1].seat].name)
    if undone and takes_back(session.match.options):
        text = translate("UndoWords", "{name} is next, and computer players make their own moves.")
        return text.format(name=people[undone[-1].seat].name)
    return translate("UndoWords", "There is nothing to redo.")


def hint_sentence(session: GameSession) -> str:
    """For what can be asked now, or for what stands in the way."""
    translate = QCoreApplication.translate
    if session.to_act is None:
        return translate("HintWords", "The game is over: no more hints.")
    if not takes_back(session.match.options):
        return translate("HintWords", "Only the first attempt counts, so there are no hints.")
    if not session.may_act():
        return translate("HintWords", "Hints are for the player whose turn it is.")
    if not session.may_be_advised():
        return translate("HintWords", "There is only one possible move: no hint needed.")
    if session.match.enters_records:
        return translate(
            "HintWords",
            "Shows what a master would play here. After that, this game sets no record.",
        )
    return translate("HintWords", "Shows what a master would play here.")


_HEIGHT = 56, 44
"""Usually, and where the window is low."""
_FEW = 8
"""Up to so many ticks are long ones."""
_BESIDE = 24
"""From one part of the bar to the next; after the game a hairline is in the middle of that."""
_CUT = 28
"""Letters of a title that has no room."""
_WIDEST_WHERE = 260
"""For where the match stands, so much is kept free at most beside what else is in the bar."""


def where_card(where: Progress, title: str = "", *, ticked: bool = True) -> Card:
    """Where a match stands: round and turn, after a title and before its ticks.

    What finds no room is left out, the round last.
    """
    words = Text(where.text, Role.BODY_STRONG, shorter=(where.brief,) if where.brief else ())
    cut = (f"{title[:_CUT].rstrip()}\N{HORIZONTAL ELLIPSIS}",) if len(title) > _CUT else ()
    named = Text(title, Role.BODY, CardTone.QUIET, shorter=cut)
    titled = (Optional(named, rank=2 if ticked else 1),) if title else ()
    ticks = (Optional(_ticks(where), rank=1),) if ticked and where.ticks else ()
    steps = Optional(Text(where.ticks_text, Role.SMALL, CardTone.QUIET))
    row = Part(
        PartInfo("where", spoken=SILENT), Line((*titled, words, *ticks, steps, Fill()), gap=14.0)
    )
    named_aloud = title if ticked else ""
    said = " ".join(filter(None, (named_aloud, where.text, where.ticks_text)))
    return Card(items=(row,), pad=0.0, top=NO_SPACE, foot=NO_SPACE, spoken=said)


def _ticks(where: Progress) -> Picture:
    """A tick for each step: done, to be done now, still to come."""
    wide, gap, high = (18.0 if where.ticks <= _FEW else 10.0), 4.0, 8.0

    def paint(context: PaintContext, rect: QRectF) -> None:
        colours, zoom = context.look.palette, context.zoom
        for tick in range(where.ticks):
            colour = colours.accent if tick < where.done else colours.line
            left = rect.left() + tick * (wide + gap) * zoom
            pill = QRectF(left, rect.top(), wide * zoom, rect.height())
            ink = colours.pencil if tick == where.done else colour
            context.painter.fillPath(rounded(pill, rect.height() / 2), ink)

    width = where.ticks * (wide + gap) - gap
    return Picture(("ticks", where.ticks, where.done), width, high, paint)


class MatchBar(ThemedWidget):
    """Back, the game, and where the match stands; tools at the right, and what stands after them.

    Where room is short, tools are signs alone.
    """

    icons: tuple[Icon, ...]
    """Of the tools."""

    def __init__(self, appearance: Appearance, *after: QWidget) -> None:
        super().__init__(appearance)
        self.progress = Progress("")
        self.title = ""
        """Of the match, if it has one of its own."""
        self._after = after
        icons = (Icon.BACK, *self.icons)
        buttons = [Button("", appearance, ButtonKind.QUIET, icon) for icon in icons]
        self.back, *self.tools = buttons
        self.where = PageCard(appearance, lambda _width: self.where_card(), framed=False)
        self._row, self._tool_row = QHBoxLayout(self), QHBoxLayout()
        self._row.addWidget(self.back)
        self._row.addWidget(self.where, 1)
        self._row.addLayout(self._tool_row)
        for tool in self.tools:
            self._tool_row.addWidget(tool)
        for widget in after:
            self._row.addWidget(widget)
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves it with the board
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def where_card(self) -> Card:
        return where_card(self.progress, self.title)

    def set_game(self, name: str, title: str = "") -> None:
        self.back.setText(name)
        if title != self.title:
            self.title = title
            self.where.refresh()
        self._fit()

    def set_where(self, where: Progress) -> None:
        if where != self.progress:
            self.progress = where
            self.where.refresh()
            self._fit()

    def allow(self, tool: Button, possible: bool, sentence: str) -> None:
        """Whether a tool can be used; the sentence says what for, or why not."""
        tool.setEnabled(possible)
        set_tip(tool, sentence)
        tool.setAccessibleDescription(sentence)

    def _fit(self) -> None:
        """The tools keep their words only where those of the game's place have room as well."""
        look, row = self.look, self._row
        words = self.progress.brief or self.progress.text
        said = ceil(text_width(words, Role.BODY_STRONG, look.scale))
        wide = [said, *(button.worded_width for button in (self.back, *self.tools))]
        wide += [widget.sizeHint().width() for widget in self._after]
        gaps = (2 + len(self._after)) * row.spacing() + len(self.tools) * self._tool_row.spacing()
        around = row.contentsMargins().left() + row.contentsMargins().right()
        bare = sum(wide) + gaps + around > self.width()
        if bare != self.tools[0].is_bare:
            for tool in self.tools:
                tool.set_bare(bare)
        if self._after:  # which would take all
            self.where.setMinimumWidth(min(said, look.px(_WIDEST_WHERE)))
        row.activate()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def restyle(self) -> None:
        look = self.look
        self._row.setContentsMargins(look.px(16), 0, look.px(24), 0)
        self._row.setSpacing(look.px(_BESIDE))
        self._tool_row.setSpacing(look.px(4))
        self.setFixedHeight(look.spaced(*_HEIGHT))
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        with QPainter(self) as painter:
            paint_bar(painter, QRectF(self.rect()), look.palette, None, top=True)
            x = self.back.geometry().right() + self._row.spacing() // 2
            rule = QRectF(x, self.height() / 2 - look.px(12), 1, look.px(24))
            painter.fillRect(rule, look.palette.line)


class TopBar(MatchBar):
    """The bar above the table."""

    icons = (Icon.UNDO, Icon.REDO, Icon.HINT, Icon.BOOK, Icon.MENU)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.undo, self.redo, self.hint, self.rules, self.menu = self.tools
        self.follow()

    def say(self) -> None:
        """Put the bar's words in the language in force."""
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self.hint.setText(self.tr("Hint"))
        self.rules.setText(self.tr("Rules"))
        self.menu.setText(self.tr("Menu"))
        set_tip(self.back, self.tr("Pause and go home"))
