"""The card of a hint: what speaks for the move, each reason with what it weighs."""

import logging
from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.bots.wire_format import advice_question
from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.computers.reasons import MoveReason, ahead_words, reasons_for
from blueprints_desktop.desktop.computers.worker_bridge import Request, WorkerBridge
from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    elided,
    line_height,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.games.registry import choice_words_of
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Prompt
from blueprints_desktop.desktop.ui.board.table_board import TableBoard
from blueprints_desktop.desktop.ui.frame.frame_measures import Format
from blueprints_desktop.desktop.ui.window_input import WindowInput
from blueprints_desktop.engine.error_text import error_text
from blueprints_desktop.engine.errors import GameError

if TYPE_CHECKING:
    from blueprints_desktop.desktop.pages.table.table_page import TablePage


# --- the card ---------------------------------------------------------------------


_HALO, _PAD = 18, 14
"""For its shadow, and around its words."""
_SIGN, _NUMBER = 20, 46
"""Of the sign before the headline, and of the column of numbers."""
_BETWEEN, _BESIDE = 6, 22
"""Reasons below one another, and side by side."""
_TIGHT = 8
"""Above and below a single reason."""
_STRIP = 36
"""How high it is where all it says is in one line."""
_FURTHEST = 12.0
"""What comes between reasons at most where there is more room."""


class HintLine(NamedTuple):
    """Words on the card, from its upper left corner."""

    at: QPointF
    text: str
    role: Role
    ink: QColor
    anchor: Anchor = Anchor.LEFT


class HintCard(QWidget):
    """Lies over what is beside the board, and takes no clicks: any of them takes it away."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = appearance.look
        self.lines: list[HintLine] = []
        """What it says where it lies."""
        self.headline = ""
        self.reasons: tuple[MoveReason, ...] = ()
        self._obvious = ""
        self._names_obvious = True
        """The obvious move is only named where that leaves room for every reason."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def _against(self) -> str:
        """What the numbers are measured by, if there are any."""
        numbered = any(reason.number for reason in self.reasons)
        return self.tr("compared with the other moves") if numbered else ""

    @property
    def _against_obvious(self) -> str:
        """What the reasons are compared with that only looking ahead shows."""
        if not (self._obvious and self._names_obvious):
            return self.tr("looking ahead, compared with the obvious move")
        named = self.tr("looking ahead, compared with the obvious move ({move})")
        return named.format(move=self._obvious)

    def _by_itself(self, reason: MoveReason) -> str:
        """The words of a reason that has no heading over it."""
        return ahead_words(reason.text) if reason.ahead else reason.text

    def tell(self, headline: str, reasons: Sequence[MoveReason], obvious: str = "") -> None:
        """``obvious``: in words, the move that what was foreseen is compared with."""
        self.headline, self.reasons, self._obvious = headline, tuple(reasons), obvious
        said = [headline]
        for each in self.reasons:
            text = self._by_itself(each)
            said.append(f"{text} ({each.number})" if each.number else text)
        self.setAccessibleName(". ".join(said))
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    # --- where it lies --------------------------------------------------------------

    def height_in(self, width: int, look: Look) -> int:
        """How high it is in a column where it says everything."""
        self._look, self._names_obvious = look, True
        return self._set_in_column(width, len(self.reasons))

    def lie_in_column(self, area: QRect, look: Look) -> None:
        """At the foot of a column, as high as its words are; one reason is there in any case."""
        high, _ = self._fit_column(area, look)
        self._cover(QRect(area.left(), area.bottom() + 1 - high, area.width(), high))

    def fill_column(self, area: QRect, look: Look) -> None:
        """Take all of a column; where it is higher than the words, reasons lie further apart."""
        high, count = self._fit_column(area, look)
        spare = (area.height() - high) / look.scale
        if spare <= 0:
            self._cover(QRect(area.left(), area.bottom() + 1 - high, area.width(), high))
            return
        self._set_in_column(area.width(), count, _BETWEEN + min(_FURTHEST, spare / (count + 1)))
        self._cover(area)

    def _fit_column(self, area: QRect, look: Look) -> tuple[int, int]:
        """Say as much as the column has room for; gives back the height, and for how many reasons."""
        count = len(self.reasons)
        high = self.height_in(area.width(), look)
        if high > area.height():
            self._names_obvious = False
            high = self._set_in_column(area.width(), count)
        while high > area.height() and count > 1:
            count -= 1
            high = self._set_in_column(area.width(), count)
        if high > area.height() and count:
            high = self._set_one_reason(area.width())
        return high, count

    def height_in_strip(self, look: Look) -> int:
        return look.px(_STRIP)

    def lie_in_strip(self, area: QRect, look: Look) -> None:
        """In one line, with the reasons side by side for which there is room."""
        self._look = look
        self._set_in_strip(area)
        self._cover(area)

    def _cover(self, area: QRect) -> None:
        halo = self._look.px(_HALO)
        self.setGeometry(area.adjusted(-halo, -halo, halo, halo))
        self.update()

    @property
    def body(self) -> QRect:
        """What it covers, in its parent's coordinates."""
        halo = self._look.px(_HALO)
        return self.geometry().adjusted(halo, halo, -halo, -halo)

    # --- setting its words ----------------------------------------------------------

    def _set_in_column(self, wide: int, count: int, between: float = _BETWEEN) -> int:
        """So many reasons below one another in lines; gives back the height."""
        look, pad = self._look, self._look.px(_PAD)
        colours = look.palette
        self.lines = []
        beside_sign, beside_number = pad + look.px(_SIGN + 8), pad + look.px(_NUMBER)
        y = first = self._set(self.headline, beside_sign, pad, wide, Role.BODY_STRONG, colours.text)
        if not self._against:
            beside_number = pad
        for heading, shown in self._groups(self._by_weight()[:count]):
            if shown and heading:
                y += look.px(between) if y > first else 0
                y = self._set(heading, pad, y, wide, Role.SMALL, colours.text_2)
            for reason in shown:
                y += look.px(between)
                middle = y + line_height(Role.SMALL, look.scale) / 2
                edge = QPointF(beside_number - look.px(8), middle)
                self.lines.append(self._number(reason, edge, Anchor.RIGHT))
                y = self._set(reason.text, beside_number, y, wide, Role.SMALL, colours.text)
        return round(y + pad)

    def _set_one_reason(self, wide: int) -> int:
        """Where there is room for nothing else, the sign says that it is a hint."""
        look, reason = self._look, self._by_weight()[0]
        self.lines = []
        top, beside_sign = look.px(_TIGHT), look.px(_PAD + _SIGN + 8)
        said = f"{reason.number} {self._by_itself(reason)}".strip()
        end = self._set(said, beside_sign, top, wide, Role.SMALL, look.palette.text)
        return round(end + top)

    def _groups(self, reasons: Sequence[MoveReason]) -> list[tuple[str, list[MoveReason]]]:
        """What a glance shows and what only looking ahead does, each under its heading."""
        return [
            (self._against, [reason for reason in reasons if not reason.ahead]),
            (self._against_obvious, [reason for reason in reasons if reason.ahead]),
        ]

    def _by_weight(self) -> list[MoveReason]:
        """In the order in which they are given room: what was foreseen decided."""
        (_, seen), (_, foreseen) = self._groups(self.reasons)
        turns = zip_longest(foreseen, seen)
        return [reason for turn in turns for reason in turn if reason is not None]

    def _set(self, text: str, x: float, y: float, wide: int, role: Role, ink: QColor) -> float:
        """Words in as many lines as they need; gives back where the next may begin."""
        look = self._look
        step = line_height(role, look.scale)
        room = wide - look.px(_PAD) - x
        for line in wrapped(text, role, room, look.scale):
            fits = elided(line, role, room, look.scale)
            self.lines.append(HintLine(QPointF(x, y + step / 2), fits, role, ink))
            y += step
        return y

    def _set_in_strip(self, area: QRect) -> None:
        """The headline stands before the reasons unless one more of them has room without it.

        Then the sign says that it is a hint.
        """
        most = self._set_in_line(area, "")
        if self._set_in_line(area, self.headline) < most:
            self._set_in_line(area, "")

    def _set_in_line(self, area: QRect, headline: str) -> int:
        """The reasons for which there is room, without a headline one in any case; how many.

        What numbers are measured by is said where there are any, if there is still room.
        """
        look, pad = self._look, self._look.px(_PAD)
        colours, scale, right = look.palette, look.scale, area.width() - pad
        x, y = float(pad + look.px(_SIGN + 8)), area.height() / 2
        self.lines, numbered = [], False
        if headline or not self.reasons:
            said = elided(self.headline, Role.BODY_STRONG, right - x, scale)
            self.lines.append(HintLine(QPointF(x, y), said, Role.BODY_STRONG, colours.text))
            x += text_width(said, Role.BODY_STRONG, scale) + look.px(_BESIDE)
        for count, reason in enumerate(self._by_weight()):
            number = self._number(reason, QPointF(x, y), Anchor.LEFT)
            after = x + text_width(number.text, number.role, scale)
            after += look.px(8) if number.text else 0
            text = self._by_itself(reason)
            if not self.lines:
                text = elided(text, Role.SMALL, right - after, scale)
            end = after + text_width(text, Role.SMALL, scale)
            if end > right:
                return count
            said_here = HintLine(QPointF(after, y), text, Role.SMALL, colours.text)
            self.lines += (number, said_here)
            x = end + look.px(_BESIDE)
            numbered |= bool(number.text)
        if numbered and x + text_width(self._against, Role.SMALL, scale) <= right:
            self.lines.append(HintLine(QPointF(x, y), self._against, Role.SMALL, colours.text_2))
        return len(self.reasons)

    def _number(self, reason: MoveReason, at: QPointF, anchor: Anchor) -> HintLine:
        ink = self._look.palette.success
        return HintLine(at, reason.number, Role.SMALL_STRONG, ink, anchor)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self._look
        colours, scale, halo = look.palette, look.scale, look.px(_HALO)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body = QRectF(self.rect()).adjusted(halo, halo, -halo, -halo)
            paint_panel(
                painter, look.pixmaps, body, self.devicePixelRatioF(), colours,
                scale=scale, raised=True, edge=colours.pencil,
            )  # fmt: skip
            painter.translate(body.topLeft())
            side = look.px(_SIGN)
            sign = QRectF(look.px(_PAD), self.lines[0].at.y() - side / 2, side, side)
            paint_icon(painter, Icon.HINT, sign, colours.text_2)
            for line in self.lines:
                write(painter, line.text, line.at, line.role, line.ink, line.anchor, scale)


# --- asking -----------------------------------------------------------------------


_log = logging.getLogger(__name__)

_WIDTH, _MARGIN = 320, 24
"""Of the card on a board that has no column of players, and from the board's edges."""
_HELD_MS = 40
"""How often it is looked whether a press is over."""
_ACTS = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Wheel)
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class Hints(QObject):
    """Asks for hints at a table, shows them, and takes them away at the next action."""

    failed = Signal(str)
    """There is no hint this time; the text reports why, without secrets."""

    def __init__(self, table: "TablePage", thinking: WorkerBridge) -> None:
        super().__init__(table)
        self._table = table
        self._asking = Request(thinking, self)
        self.card = HintCard(table.appearance, table)
        self.nodes: int | None = None
        """Nodes for every thought instead of the master's own; tests are in a hurry."""
        self._shown_with = Prompt("")
        """What the bar said when the card was shown."""
        self._put_away = False
        """The card was taken away by the last key or press."""
        self._pressed = Qt.MouseButton.NoButton
        """What took the card away, if it was a press; it may be held still."""
        self._giving_back = QTimer(self)
        self._giving_back.setSingleShot(True)
        self._giving_back.setInterval(_HELD_MS)
        self._giving_back.timeout.connect(self._give_back)
        self._asking.answered.connect(self.show_answer)
        table.hint_wanted.connect(self.ask)
        session = table.session
        for changed in (session.stepped, session.rewound, session.viewer_changed):
            changed.connect(self.drop)
        table.hidden.connect(self._on_table_hidden)
        table.shown.connect(self._return_card)
        table.resized.connect(self._follow)
        self._input = WindowInput(_ACTS, self._on_act, self)
        if isinstance(table.board, TableBoard):
            table.board.board_frame.placed.connect(self._follow)

    @property
    def waiting(self) -> bool:
        return self._asking.waiting

    def ask(self) -> None:
        if not self._table.session.may_be_advised():
            return
        self.drop()
        self._table.board.skip()
        self._asking.ask(advice_question(self._table.session.match, self.nodes))
        self._table.bar.show_thinking(True)
        self._watch(True)

    def drop(self) -> None:
        """Something was done: neither the thought nor the card is wanted any more."""
        if self.waiting:
            self._asking.drop()
            self._table.bar.show_thinking(False)
        self.card.hide()
        self._clear_log(None)
        self._put_away = False
        self._watch(False)

    def _put_card_away(self) -> None:
        """Take the card away, and keep it until it is known whether something was done."""
        shown = not self.card.isHidden()
        self.drop()
        self._put_away = shown
        self._watch(shown)

    def _return_card(self) -> None:
        """The table is shown again: so is its hint, if that is still on the board."""
        same = self._table.bar.prompt == self._shown_with
        if self._put_away and same and self._table.session.may_be_advised():
            self._put_away = False
            self.show_card()
            self._watch(True)

    def _watch(self, on: bool) -> None:
        """Hear of every key and press while a hint is thought of or shown, and of none else."""
        self._input.watch(self._table.window().windowHandle() if on else None)

    def _on_act(self, event: QEvent) -> bool:
        """The first key or press takes the card away, the next one the memory of it."""
        if not _is_meant(event):
            return False
        if self._put_away:
            self.drop()
            return False
        if isinstance(event, QMouseEvent):
            self._pressed = event.button()
        self._put_card_away()
        return False

    def _on_table_hidden(self) -> None:
        """Keep the card for when the table is shown again; other pages are not listened to."""
        if not self._put_away:
            self._put_card_away()
        self._watch(False)

    def show_answer(self, answer: Answer) -> None:
        """Put the advised move on the board and show the card, or report why there is none."""
        self._table.bar.show_thinking(False)
        session = self._table.session
        if not session.may_be_advised():
            return
        move, failure = self._advised_move(answer)
        if failure:
            self._watch(False)
            self.failed.emit(failure)
            return
        self._table.board.suggest(move)
        key = session.match.box.key
        self.card.tell(_headline(), reasons_for(key, answer), self._obvious(move, answer))
        self.show_card()

    def show_card(self) -> None:
        """Show the card with what it says now."""
        self._shown_with = self._table.bar.prompt
        self._place_card()
        self.card.show()
        self.card.raise_()

    def _advised_move(self, answer: Answer) -> tuple[Any, str]:
        """The move to show, or why there is none."""
        match = self._table.session.match
        if answer.move is None:
            return None, answer.report
        try:
            move = match.game.parse_move(answer.move)
        except GameError as error:
            _log.exception("The advised move cannot be read at %s", match.box.key)
            return None, error_text(error)
        if move not in self._table.session.legal_moves():
            failure = f"The advised move is not legal at {match.box.key}"
            _log.error(failure)
            return None, failure
        return move, ""

    def _obvious(self, move: Any, answer: Answer) -> str:
        """The move that looks best at a glance, in words that tell it apart from the hint."""
        if answer.instead_of is None:
            return ""
        match = self._table.session.match
        words = choice_words_of(match.box.key)
        named = words(match.game.parse_move(answer.instead_of))
        return named if named != words(move) else ""

    def _follow(self) -> None:
        """The table was arranged anew."""
        if self.card.isVisible():
            self._place_card()

    def _place_card(self) -> None:
        """Below the players, over the log, or under the strip of them, where the board makes room for
        it; a board without them has it at its foot.

        A log of which only a heading would be left is covered whole.
        """
        board, look = self._table.board, self._table.appearance.look
        if not isinstance(board, TableBoard):
            foot = QRect(board.mapTo(self._table, QPoint()), board.size())
            foot = foot.adjusted(look.px(_MARGIN), 0, -look.px(_MARGIN), -look.px(_MARGIN))
            foot.setWidth(min(foot.width(), look.px(_WIDTH)))
            self.card.lie_in_column(foot, look)
            return
        frame = board.board_frame
        look, corner = frame.panels[0].look, frame.mapTo(self._table, QPoint())
        self._giving_back.stop()
        if frame.format is Format.STRIP:
            frame.lend_foot(self.card.height_in_strip(look))
            self.card.lie_in_strip(frame.aside.translated(corner), look)
            frame.log.keep_clear(None)
            return
        frame.lend_foot(self.card.height_in(frame.aside.width(), look))
        area = frame.aside.translated(corner)
        self.card.lie_in_column(area, look)
        self._clear_log(self.card.body.top())
        if frame.log.parent() is frame and frame.log.tells_headings_only:
            self.card.fill_column(area, look)

    def _clear_log(self, top: int | None) -> None:
        """Lines of the log are seen whole above the card, or not at all."""
        board = self._table.board
        if isinstance(board, TableBoard):
            log = board.board_frame.log
            beside = top is not None and log.parent() is board.board_frame
            at = QPoint(0, top or 0)
            log.keep_clear(log.mapFrom(self._table, at).y() if beside else None)
            if top is None:
                self._give_back()

    def _give_back(self) -> None:
        """Give the room of the card back: what is pressed, or moves, must not shift meanwhile."""
        board = self._table.board
        assert isinstance(board, TableBoard), "only these lend room"
        frame = board.board_frame
        shifts = frame.format is Format.STRIP and not frame.aside.isEmpty()
        if shifts and (QApplication.mouseButtons() & self._pressed or board.moving):
            self._giving_back.start()
        else:
            frame.lend_foot(0)


def _is_meant(event: QEvent) -> bool:
    return not (isinstance(event, QKeyEvent) and Qt.Key(event.key()) in _MODIFIERS)


def _headline() -> str:
    return QCoreApplication.translate("Hints", "A master would play this")
