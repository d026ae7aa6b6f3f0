"""A hint: what a master would play, put on the board as if it had been chosen, and why.

Nothing is played: Enter or a press takes the hint up, Esc puts it back. The match is marked: it enters no
records, as with take-backs. The master is asked about
the view of the seat that is to act and looks at the screen, and knows no more than that seat.

The card says what to do, and why in a sentence or two; "More" or another H opens the reasons with their
numbers. What a reason speaks of is marked on the board while the pointer or the focus is on it; else that of
the strongest one. Any other key or press takes the card away. If all it did was to lay another page over the
table, such as the rulebook for "Why?", the card is there again when that page is gone.
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
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.bots.wire_format import advice_question
from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.computers.reasons import MoveReason, reasons_for
from blueprints_desktop.desktop.computers.worker_bridge import Request, WorkerBridge
from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.registry import choice_words_of, instruction_of
from blueprints_desktop.desktop.i18n.number_format import sentences
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.accessible import Spot
from blueprints_desktop.desktop.ui.board.board_api import Prompt
from blueprints_desktop.desktop.ui.board.highlights import ADVICE
from blueprints_desktop.desktop.ui.board.table_board import TableBoard
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.cards.layout import natural_height
from blueprints_desktop.desktop.ui.cards.page_card import PartButton
from blueprints_desktop.desktop.ui.cards.painting import paint_layout
from blueprints_desktop.desktop.ui.cards.values import (
    SILENT,
    Card,
    CardTone,
    Fill,
    Grid,
    GridRow,
    Item,
    Line,
    Part,
    PartInfo,
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

_PAD, _TIGHT = fixed(14.0), fixed(8.0)
_BETWEEN = Spread(6.0, 5.0)
"""Between reasons; more where the card is to fill a column."""
_LOOSEST = 13.0
_MOST_LINES = 12
_MORE = "more"
"""The part of the card that opens and closes what else there is to say."""
_REASON = "reason."
"""The beginning of the name of a part that tells a reason; their numbers are those in ``HintText.reasons``."""
_REACH = 6.0
"""How far a button reaches beyond its words; over a reason, at the sides."""
_REACH_OVER = 2.0
_MOST_SHARE = 0.45
"""Of a low window, what the board gives to a card at most."""
_APART = 28.0
"""Between the reasons seen at a glance and those foreseen, where they stand side by side."""


class HintText(NamedTuple):
    """What a hint says: what to do, why, and with "More" all reasons with their numbers."""

    headline: str = ""
    reasons: tuple[MoveReason, ...] = ()
    obvious: str = ""
    """The move that what was foreseen is compared with, in words."""

    @property
    def strongest(self) -> MoveReason | None:
        return self.by_weight[0] if self.reasons else None

    @property
    def briefly(self) -> list[MoveReason]:
        """The strongest reason; where only looking ahead shows it, also what can be seen of the move."""
        return self.by_weight[:1] + (self.seen[:1] if self.foreseen else [])

    @property
    def has_more(self) -> bool:
        """Whether there is anything to say that is not in the sentences."""
        told = [reason for reason in self.reasons if reason.amount or reason.plain]
        return bool(told) or len(self.reasons) > len(self.briefly)

    @property
    def in_short(self) -> str:
        return sentences((self.headline, *(each.sentence for each in self.briefly)))

    @property
    def in_full(self) -> str:
        """All of it, as it is read out."""
        told = (f"{each.text}, {each.amount}" if each.amount else each.text for each in self.seen)
        return sentences(
            (
                self.headline,
                self.against if self.seen else "",
                *told,
                self.against_obvious if self.foreseen else "",
                *(each.text for each in self.foreseen),
            )
        )

    @property
    def seen(self) -> list[MoveReason]:
        return [reason for reason in self.reasons if not reason.ahead]

    @property
    def foreseen(self) -> list[MoveReason]:
        return [reason for reason in self.reasons if reason.ahead]

    @property
    def against(self) -> str:
        """What the numbers are measured by, if there are any."""
        numbered = any(reason.amount for reason in self.reasons)
        said = QCoreApplication.translate("HintCard", "Compared with the other moves")
        return said if numbered else ""

    @property
    def against_obvious(self) -> str:
        """What the reasons are compared with that only looking ahead shows."""
        translate = QCoreApplication.translate
        if not self.obvious:
            return translate("HintCard", "Looking ahead")
        named = translate("HintCard", "Looking ahead, compared with the obvious move ({move})")
        return named.format(move=self.obvious)

    @property
    def by_weight(self) -> list[MoveReason]:
        """In the order in which they are given room: what was foreseen decided."""
        turns = zip_longest(self.foreseen, self.seen)
        return [reason for turn in turns for reason in turn if reason is not None]


def short_card(text: HintText, *, wide: bool, more: bool) -> Card:
    """What to do, and a sentence or two that say why. ``more``: with the button for the rest."""
    why: list[Item] = [_below(_sentence_part(text, reason)) for reason in text.briefly]
    if wide and len(why) > 1:
        why = [_side_by_side(why)]
    button = _more_part(opened=False) if more and text.has_more else None
    return _card_of(text, why, button, wide=wide)


def full_card(text: HintText, *, wide: bool) -> Card:
    """What to do, and below it all reasons under their headings; ``wide``: side by side."""
    groups = list[list[Item]]()
    for heading, group in ((text.against, text.seen), (text.against_obvious, text.foreseen)):
        if not group:
            continue
        heads = [Text(heading, Role.SMALL, CardTone.QUIET, lines=_MOST_LINES)] if heading else []
        said = [_reason_part(text, reason, _told(reason, wide=wide)) for reason in group]
        groups.append([_below(item) for item in (*heads, *said)])
    told = [item for group in groups for item in group]
    if wide and len(groups) > 1:
        told = [_side_by_side([Stack(tuple(group)) for group in groups])]
    return _card_of(text, told, _more_part(opened=True), wide=wide)


def why_card(text: HintText, *, more: bool) -> Card:
    """Where there is little room: the sign says that it is a hint, the board what to do."""
    headline = Text(text.headline, Role.SMALL, lines=_MOST_LINES)
    words: Item = _signed(_sentence_part(text, text.strongest) if text.strongest else headline)
    if more and text.has_more:
        words = Line((words, Fill(), _more_part(opened=False)))
    return Card(items=(words,), pad=_PAD.usual, top=_TIGHT, foot=_TIGHT)


def _card_of(text: HintText, told: Sequence[Item], button: Item | None, *, wide: bool) -> Card:
    """``wide``: the button has room beside the headline."""
    headline = _signed(Text(text.headline, Role.BODY_STRONG, lines=_MOST_LINES))
    items = [headline, *told]
    if button is not None and wide:
        items[0] = Line((headline, Fill(), button), gap=14.0)
    elif button is not None:
        items.append(_below(Line((button, Fill()))))
    foot = _TIGHT if button is not None and not wide else _PAD
    return Card(items=tuple(items), pad=_PAD.usual, top=_PAD, foot=foot, loosest=_LOOSEST)


def _below(item: Item) -> Item:
    return Stack((Space(_BETWEEN), item))


def _side_by_side(items: Sequence[Item]) -> Item:
    shares = (1.0 / len(items),) * len(items)
    return Grid((GridRow(tuple(items)),), gap=_APART, from_top=True, shares=shares)


def _sentence_part(text: HintText, reason: MoveReason) -> Item:
    return _reason_part(text, reason, Text(reason.sentence, Role.SMALL, lines=_MOST_LINES))


def _reason_part(text: HintText, reason: MoveReason, item: Item) -> Item:
    said = sentences((f"{reason.text}, {reason.amount}" if reason.amount else reason.text,))
    return Part(PartInfo(f"{_REASON}{text.reasons.index(reason)}", spoken=said, live=True), item)


def _told(reason: MoveReason, *, wide: bool) -> Item:
    """A reason with what it is worth: behind it, or below it where the card is narrow."""
    words = Text(reason.text, Role.SMALL, lines=_MOST_LINES)
    if not reason.amount:
        return words
    amount = Text(reason.amount, Role.SMALL_STRONG, CardTone.GOOD, lines=_MOST_LINES)
    return Line((words, amount, Fill()), gap=10.0) if wide else Stack((words, amount))


def more_words(*, opened: bool) -> str:
    """What the button says."""
    translate = QCoreApplication.translate
    return translate("HintCard", "Less") if opened else translate("HintCard", "More")


def _more_part(*, opened: bool) -> Item:
    """It is read out as a button, not as a part of the card."""
    words = more_words(opened=opened)
    sign = Sign(Icon.UP if opened else Icon.DOWN, 14.0)
    info = PartInfo(_MORE, spoken=words, live=True)
    return Part(info, Line((Text(words, Role.SMALL_STRONG), sign), gap=5.0))


def _signed(item: Item) -> Item:
    return Line((Sign(Icon.HINT, 20.0), item), gap=8.0)


class HintCard(CardWidget):
    """Lies over what is beside the board. Any press but one on "More" or on a reason takes it away."""

    placed_anew = Signal()
    """It says more or less than before, and wants to be placed again."""
    reason_pointed = Signal(object)
    """The MoveReason that pointer or focus came to; None: they left it."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(0, appearance, parent)
        self.text = HintText()
        self.opened = False
        """Whether it tells all reasons with their numbers."""
        self.more = PartButton("", appearance, self)
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # Enter stays with the move after a click
        self.more.clicked.connect(self.toggle)
        self.more.setFocusPolicy(
            Qt.FocusPolicy.TabFocus
        )  # after a press Enter still makes the move
        self.more.hide()
        self._over_reasons = list[PartButton]()
        """Made when they are first needed, and kept."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def tell(self, headline: str, reasons: Sequence[MoveReason], obvious: str = "") -> None:
        """``obvious``: in words, the move that what was foreseen is compared with."""
        self.text = HintText(headline, tuple(reasons), obvious)
        self.opened = False
        self._show(self._cards(wide=False)[0])
        self._alert()

    @property
    def reasons(self) -> list[PartButton]:
        """What lies over the reasons that are told, in their order there."""
        return [button for button in self._over_reasons if not button.isHidden()]

    @property
    def buttons(self) -> list[PartButton]:
        """All that can be pressed on it, as Tab goes."""
        return [*([] if self.more.isHidden() else [self.more]), *self.reasons]

    def toggle(self) -> None:
        """Open or close what else there is to say."""
        if self.text.has_more:
            self.opened = not self.opened
            self.placed_anew.emit()
            self._alert()

    def _alert(self) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _show(self, card: Card) -> None:
        """It is read out whole, whatever has room."""
        spoken = self.text.in_full if self.opened else self.text.in_short
        self.show_card(evolve(card, spoken=spoken, sentences=(SILENT,)))

    def landmarks(self) -> list[Spot]:
        """None: its parts are buttons."""
        return []

    # --- where it lies --------------------------------------------------------------

    def height_in(self, width: int) -> int:
        """Its height where it says everything that it is to say."""
        return self._height(self._cards(wide=False)[0], width)

    def height_in_strip(self, width: int) -> int:
        return self._height(self._cards(wide=True)[0], width)

    def _height(self, card: Card, width: int) -> int:
        return ceil(natural_height(card, width, self.look.scale))

    def lie_in_column(self, area: QRect) -> None:
        """At the foot of a column, as high as its words are."""
        cards = self._cards(wide=False)
        heights = [self._height(card, area.width()) for card in cards]
        fitting = (card for card, high in zip(cards, heights, strict=True) if high <= area.height())
        self._show(next(fitting, cards[-1]))
        high = self._height(self.card or cards[-1], area.width())
        self._lie(area.adjusted(0, area.height() - high, 0, 0))

    def fill_column(self, area: QRect) -> None:
        """Take all of a column; where it is higher than the words, they lie further apart."""
        self.lie_in_column(area)
        if self.covered.height() < area.height():
            self._lie(area)

    def lie_in_strip(self, area: QRect, *, up: bool = False) -> None:
        """Across the board, from the top of an area down or (``up``) from its foot up; where it is opened and
        higher than the area, over the board."""
        self._show(self._cards(wide=True)[0])
        size = QSize(area.width(), self.height_in_strip(area.width()))
        top = area.bottom() + 1 - size.height() if up else area.top()
        self._lie(QRect(QPoint(area.left(), top), size))

    def _cards(self, *, wide: bool) -> list[Card]:
        """What it may say, most first. When it is opened it leaves nothing out."""
        text = self.text
        if self.opened:
            return [full_card(text, wide=wide)]
        return [
            card
            for more in (True, False)
            for card in (short_card(text, wide=wide, more=more), why_card(text, more=more))
        ]

    def _lie(self, area: QRect) -> None:
        self.lie_at(QRectF(area))
        names = self.part_names()
        self._place_more(self.part_rect(_MORE) if _MORE in names else None)
        self._place_reasons([name for name in names if name.startswith(_REASON)])

    def _place_reasons(self, names: Sequence[str]) -> None:
        while len(self._over_reasons) < len(names):
            self._add_over_reason()
        reach, over = self.look.px(_REACH), self.look.px(_REACH_OVER)
        for place, button in enumerate(self._over_reasons):
            rect = self.part_rect(names[place]) if place < len(names) else None
            if rect is not None:
                said = self.text.reasons[int(names[place].removeprefix(_REASON))]
                info = PartInfo(names[place], spoken=said.text, details=said.amount, live=True)
                button.show_part(info)
                button.setGeometry(rect.adjusted(-reach, -over, reach, over))
            button.setVisible(rect is not None)

    def _add_over_reason(self) -> None:
        button = PartButton("", self.appearance, self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setCursor(Qt.CursorShape.ArrowCursor)
        button.looked_at.connect(self._look_at)
        QWidget.setTabOrder(self._over_reasons[-1] if self._over_reasons else self.more, button)
        self._over_reasons.append(button)

    def _look_at(self, name: str, here: bool) -> None:
        """The pointer goes to one reason while another has the focus: the pointer is followed."""
        focused = next((each.info.name for each in self.reasons if each.hasFocus()), "")
        name = name if here else focused
        told = self.text.reasons
        self.reason_pointed.emit(told[int(name.removeprefix(_REASON))] if name else None)

    def _place_more(self, rect: QRect | None) -> None:
        """Over its words, if they have room."""
        if rect is not None:
            reach = self.look.px(_REACH)
            words = more_words(opened=self.opened)
            self.more.show_part(PartInfo(_MORE, spoken=words, tip=f"{words} (H)", live=True))
            self.more.setGeometry(rect.adjusted(-reach, -reach, reach, reach))
        self.more.setVisible(rect is not None)

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
_TABS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


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
        self.card.placed_anew.connect(self._follow)
        self.card.reason_pointed.connect(self._mark)
        self._advised: Any = None
        """The move that the card is about."""
        QWidget.setTabOrder(table.top.hint, self.card.more)
        self._input = WindowInput(_INPUT, self._on_input, self)
        assert isinstance(table.board, TableBoard), "the card stands in its frame"
        self._board = table.board
        self._frame = table.board.board_frame
        self._frame.placed.connect(self._follow)

    @property
    def waiting(self) -> bool:
        return self._asking.waiting

    def ask(self) -> None:
        if not self._table.session.may_be_advised():
            return
        if self._still_told():
            self._return_card()
            self.card.toggle()
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
        if any(button.hasFocus() for button in self.card.buttons):
            self._table.board.setFocus()
        self.card.hide()
        self._board.highlights.clear(ADVICE)
        self._clear_log(None)
        self._put_away = False
        self._watch(False)

    def _put_card_away(self) -> None:
        """Take the card away, and keep it until it is known whether something was done."""
        shown = not self.card.isHidden()
        self.drop()
        self._put_away = shown
        self._watch(shown)

    def _still_told(self) -> bool:
        """The card is shown or was taken away just now, and its hint is still on the board.

        A click on the button takes it away first; a key of the menu comes here before it is a key press.
        """
        same = self._table.bar.prompt == self._shown_with
        there = self._put_away or not self.card.isHidden()
        return there and same and self._table.session.may_be_advised()

    def _return_card(self) -> None:
        """The table is shown again: so is its hint, if that is still on the board."""
        if self._put_away and self._still_told():
            self._put_away = False
            self.show_card()
            self._watch(True)

    def _watch(self, on: bool) -> None:
        """Hear of every key and press while a hint is thought of or shown, and of none else."""
        self._input.watch(self._table.window().windowHandle() if on else None)

    def _on_input(self, event: QEvent) -> bool:
        """The first key or press takes the card away, the next one the memory of it."""
        if self._goes_to_button(event):
            return False
        if self._put_away:
            self.drop()
            return False
        if isinstance(event, QMouseEvent):
            self._pressed = event.button()
        self._put_card_away()
        return False

    def _goes_to_button(self, event: QEvent) -> bool:
        """It is for one of the card's buttons, or leads there."""
        buttons = [button for button in self.card.buttons if button.isVisible()]
        if isinstance(event, QKeyEvent):
            focused = any(button.hasFocus() for button in buttons)
            keys = (*_MODIFIERS, *_TABS, *(_PRESSES if focused else ()))
            return Qt.Key(event.key()) in keys
        if isinstance(event, QMouseEvent):
            at = event.globalPosition().toPoint()
            return any(each.rect().contains(each.mapFromGlobal(at)) for each in buttons)
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
        self._advised = move
        session.note_hint()
        self._table.board.show_records()
        self._table.board.suggest(move)
        key = session.match.box.key
        headline = instruction_of(key)(move) or self.tr("A master would play this")
        self.card.tell(headline, reasons_for(key, answer), self._obvious(move, answer))
        self.show_card()

    def show_card(self) -> None:
        """Show the card with what it says now."""
        self._shown_with = self._table.bar.prompt
        self._place_card()
        self.card.show()
        self.card.raise_()
        self._mark(None)

    def _mark(self, reason: MoveReason | None) -> None:
        """Mark on the board what a reason speaks of; None: what the strongest one does."""
        told = reason or self.card.text.strongest
        if told is not None and self._advised is not None and not self.card.isHidden():
            self._board.show_reason(self._advised, told.code)

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
        """Below the players, over the log; or under the strip of them, where the board makes room for it. Where
        it is opened and the column has too little room, the board makes room at its foot.

        A log of which only a heading would be left is covered whole.
        """
        frame = self._frame
        corner = frame.mapTo(self._table, QPoint())
        self.card.magnify(frame.panels[0].look.scale / self.card.appearance.look.scale)
        self._giving_back.stop()
        if frame.format is Format.STRIP:
            high = self.card.height_in_strip(frame.aside.width() or frame.width())
            frame.lend_under_board(0)
            frame.lend_foot(min(high, round(_MOST_SHARE * frame.height())))
            self.card.lie_in_strip(frame.aside.translated(corner))
            frame.log.keep_clear(None)
            return
        frame.lend_foot(self.card.height_in(frame.aside.width()))
        area = frame.aside.translated(corner)
        if self.card.opened and self.card.height_in(area.width()) > area.height():
            high = self.card.height_in_strip(frame.under_board.width())
            frame.lend_under_board(min(high, round(_MOST_SHARE * frame.height())))
            self.card.lie_in_strip(frame.under_board.translated(corner), up=True)
            frame.log.keep_clear(None)
            return
        frame.lend_under_board(0)
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
        lent = frame.aside if frame.format is Format.STRIP else frame.under_board
        shifts = lent.height() > 0
        if shifts and (QApplication.mouseButtons() & self._pressed or self._table.board.moving):
            self._giving_back.start()
        else:
            frame.lend_foot(0)
            frame.lend_under_board(0)
