"""A hint: what a master would play, put on the board as if it had been chosen, and why.

Nothing is played: Enter or a press takes the hint up, Esc puts it back. The master is asked about
the view of the seat that is to act and looks at the screen, and knows no more than that seat.

Any key or press takes the card away. If all it did was to lay another page over the table, such as
the rulebook for "Why?", the card is there again when that page is gone.
"""

import logging
from collections.abc import Sequence
from itertools import zip_longest
from math import ceil
from typing import TYPE_CHECKING, Any, NamedTuple

from attrs import evolve
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.bots.wire_format import advice_question
from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.computers.reasons import MoveReason, ahead_words, reasons_for
from blueprints_desktop.desktop.computers.worker_bridge import Request, WorkerBridge
from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import Anchor, Role
from blueprints_desktop.desktop.games.registry import choice_words_of
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Prompt
from blueprints_desktop.desktop.ui.board.table_board import TableBoard
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.cards.layout import natural_height
from blueprints_desktop.desktop.ui.cards.painting import paint_layout
from blueprints_desktop.desktop.ui.cards.values import (
    NO_SPACE,
    SILENT,
    Card,
    CardTone,
    Choice,
    Grid,
    GridRow,
    Item,
    Line,
    Sign,
    Space,
    Spread,
    Stack,
    Text,
    fixed,
)
from blueprints_desktop.desktop.ui.frame.frame_layout import Format
from blueprints_desktop.desktop.ui.window_input import WindowInput
from blueprints_desktop.engine.error_text import error_text
from blueprints_desktop.engine.errors import GameError

if TYPE_CHECKING:
    from blueprints_desktop.desktop.pages.table.table_page import TablePage


# --- the card ---------------------------------------------------------------------

_STRIP = 36
"""The height of a card whose words are all in one line."""
_PAD, _TIGHT = fixed(14.0), fixed(8.0)
_BETWEEN = Spread(6.0, 5.0)
"""Between reasons; more where the card is to fill a column."""
_LOOSEST = 13.0
_BESIDE = 22.0
"""Between reasons side by side."""
_MOST_LINES = 12


class HintText(NamedTuple):
    """What a hint says."""

    headline: str = ""
    reasons: tuple[MoveReason, ...] = ()
    obvious: str = ""
    """The move that what was foreseen is compared with, in words."""

    @property
    def spoken(self) -> str:
        """All of it, as it is read out."""
        numbers = (f" ({reason.number})" if reason.number else "" for reason in self.reasons)
        told = map(_by_itself, self.reasons)
        return ". ".join((self.headline, *map(str.__add__, told, numbers)))

    @property
    def against(self) -> str:
        """What the numbers are measured by, if there are any."""
        numbered = any(reason.number for reason in self.reasons)
        said = QCoreApplication.translate("HintCard", "compared with the other moves")
        return said if numbered else ""

    @property
    def against_obvious(self) -> str:
        """What the reasons are compared with that only looking ahead shows."""
        translate = QCoreApplication.translate
        if not self.obvious:
            return translate("HintCard", "looking ahead, compared with the obvious move")
        named = translate("HintCard", "looking ahead, compared with the obvious move ({move})")
        return named.format(move=self.obvious)

    @property
    def by_weight(self) -> list[MoveReason]:
        """In the order in which they are given room: what was foreseen decided."""
        foreseen = [reason for reason in self.reasons if reason.ahead]
        seen = [reason for reason in self.reasons if not reason.ahead]
        turns = zip_longest(foreseen, seen)
        return [reason for turn in turns for reason in turn if reason is not None]


def column_card(text: HintText, count: int) -> Card:
    """The headline, and below it so many reasons under their headings."""
    shown = text.by_weight[:count]
    items: list[Item] = [_signed(Text(text.headline, Role.BODY_STRONG, lines=_MOST_LINES))]
    for heading, ahead in ((text.against, False), (text.against_obvious, True)):
        group = [reason for reason in shown if reason.ahead is ahead]
        if group and heading:
            items.append(_below(Text(heading, Role.SMALL, CardTone.QUIET, lines=_MOST_LINES)))
        items += [Grid(tuple(_row(reason) for reason in group), 1, from_top=True)] if group else []
    return Card(items=tuple(items), pad=_PAD.usual, top=_PAD, foot=_PAD, loosest=_LOOSEST)


def _below(item: Item) -> Item:
    return Stack((Space(_BETWEEN), item))


def _row(reason: MoveReason) -> GridRow:
    words = _below(Text(reason.text, Role.SMALL, lines=_MOST_LINES))
    return GridRow((_below(_number(reason)) if reason.number else None, words))


def _number(reason: MoveReason) -> Text:
    return Text(reason.number, Role.SMALL_STRONG, CardTone.GOOD, anchor=Anchor.RIGHT)


def _by_itself(reason: MoveReason) -> str:
    """The words of a reason that has no heading over it."""
    return ahead_words(reason.text) if reason.ahead else reason.text


def one_reason_card(text: HintText) -> Card:
    """Where there is room for nothing else, the sign says that it is a hint."""
    reason = text.by_weight[0]
    said = f"{reason.number} {_by_itself(reason)}".strip()
    item = _signed(Text(said, Role.SMALL, lines=_MOST_LINES))
    return Card(items=(item,), pad=_PAD.usual, top=_TIGHT, foot=_TIGHT)


def strip_card(text: HintText) -> Card:
    """All in one line, the most that has room: a reason is worth more than the headline."""
    reasons, headline = text.by_weight, Text(text.headline, Role.BODY_STRONG)
    lines: list[list[Item]] = []
    for count in range(len(reasons), 0, -1):
        told = [_side_by_side(reason) for reason in reasons[:count]]
        if any(reason.number for reason in reasons[:count]):
            lines.append([headline, *told, Text(text.against, Role.SMALL, CardTone.QUIET)])
        lines += [[headline, *told], told]
    options = tuple(
        Line((_signed(first), *rest), _BESIDE, fixed(_STRIP))
        for first, *rest in lines or [[headline]]
    )
    return Card(items=(Choice(options),), pad=_PAD.usual, top=NO_SPACE, foot=NO_SPACE)


def _side_by_side(reason: MoveReason) -> Item:
    words = Text(_by_itself(reason), Role.SMALL)
    return Line((_number(reason), words)) if reason.number else words


def _signed(item: Item) -> Item:
    return Line((Sign(Icon.HINT, 20.0), item), gap=8.0)


class HintCard(CardWidget):
    """Lies over what is beside the board, and takes no clicks: any of them takes it away."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(0, appearance, parent)
        self.text = HintText()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def tell(self, headline: str, reasons: Sequence[MoveReason], obvious: str = "") -> None:
        """``obvious``: in words, the move that what was foreseen is compared with."""
        self.text = HintText(headline, tuple(reasons), obvious)
        self._show(column_card(self.text, len(reasons)))
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _show(self, card: Card) -> None:
        """It is read out whole, whatever has room."""
        self.show_card(evolve(card, spoken=self.text.spoken, sentences=(SILENT,)))

    # --- where it lies --------------------------------------------------------------

    def height_in(self, width: int) -> int:
        """Its height in a column where it says everything."""
        return self._height(column_card(self.text, len(self.text.reasons)), width)

    def _height(self, card: Card, width: int) -> int:
        return ceil(natural_height(card, width, self.look.scale))

    def lie_in_column(self, area: QRect) -> None:
        """At the foot of a column, as high as its words are; one reason is there in any case."""
        card = self._fitting_card(area)
        self._show(card)
        self.lie_at(
            QRectF(area.adjusted(0, area.height() - self._height(card, area.width()), 0, 0))
        )

    def fill_column(self, area: QRect) -> None:
        """Take all of a column; where it is higher than the words, reasons lie further apart."""
        self.lie_in_column(area)
        if self.covered.height() < area.height():
            self.lie_at(QRectF(area))

    def _fitting_card(self, area: QRect) -> Card:
        """Says as much as the column has room for. The obvious move gives way before a reason."""
        unnamed, count = self.text._replace(obvious=""), len(self.text.reasons)
        cards = [column_card(self.text, count)]
        cards += [column_card(unnamed, some) for some in range(count, 0, -1)]
        fitting = (card for card in cards if self._height(card, area.width()) <= area.height())
        return next(fitting, one_reason_card(unnamed) if count else cards[0])

    def height_in_strip(self) -> int:
        return self.look.px(_STRIP)

    def lie_in_strip(self, area: QRect) -> None:
        """In one line, with the reasons side by side for which there is room."""
        self._show(strip_card(self.text))
        self.lie_at(QRectF(area))

    @property
    def covered(self) -> QRect:
        """What it covers, in its parent's coordinates."""
        return self.body().translated(self.pos()).toRect()

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look = self.look
        paint_panel(
            painter, look.pixmaps, body, ratio, look.palette,
            scale=look.scale, raised=True, edge=look.palette.pencil,
        )  # fmt: skip
        paint_layout(painter, self._laid_out(), look, ratio)


# --- asking -----------------------------------------------------------------------


_log = logging.getLogger(__name__)

_HELD_MS = 40
"""How often it is looked whether a press is over."""
_INPUT = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Wheel)
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
        self._input = WindowInput(_INPUT, self._on_input, self)
        assert isinstance(table.board, TableBoard), "the card stands in its frame"
        self._frame = table.board.board_frame
        self._frame.placed.connect(self._follow)

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

    def _on_input(self, event: QEvent) -> bool:
        """The first key or press takes the card away, the next one the memory of it."""
        if isinstance(event, QKeyEvent) and Qt.Key(event.key()) in _MODIFIERS:
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
        headline = self.tr("A master would play this")
        self.card.tell(headline, reasons_for(key, answer), self._obvious(move, answer))
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
        """The table was arranged again."""
        if self.card.isVisible():
            self._place_card()

    def _place_card(self) -> None:
        """Below the players, over the log, or under the strip of them, where the board makes room for it.

        A log of which only a heading would be left is covered whole.
        """
        frame = self._frame
        corner = frame.mapTo(self._table, QPoint())
        self.card.magnify(frame.panels[0].look.scale / self.card.appearance.look.scale)
        self._giving_back.stop()
        if frame.format is Format.STRIP:
            frame.lend_foot(self.card.height_in_strip())
            self.card.lie_in_strip(frame.aside.translated(corner))
            frame.log.keep_clear(None)
            return
        frame.lend_foot(self.card.height_in(frame.aside.width()))
        area = frame.aside.translated(corner)
        self.card.lie_in_column(area)
        self._clear_log(self.card.covered.top())
        if frame.log.parent() is frame and frame.log.tells_headings_only:
            self.card.fill_column(area)

    def _clear_log(self, top: int | None) -> None:
        """Lines of the log are seen whole above the card, or not at all."""
        log = self._frame.log
        beside = top is not None and log.parent() is self._frame
        log.keep_clear(log.mapFrom(self._table, QPoint(0, top or 0)).y() if beside else None)
        if top is None:
            self._give_back()

    def _give_back(self) -> None:
        """Give the room of the card back: what is pressed, or moves, must not shift meanwhile."""
        frame = self._frame
        shifts = frame.format is Format.STRIP and not frame.aside.isEmpty()
        if shifts and (QApplication.mouseButtons() & self._pressed or self._table.board.moving):
            self._giving_back.start()
        else:
            frame.lend_foot(0)
