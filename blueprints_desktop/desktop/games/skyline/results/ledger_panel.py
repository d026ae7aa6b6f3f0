"""The final account as a ledger: a column for each player that adds up from top to bottom."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import paint_panel, rounded
from blueprints_desktop.desktop.drawing.typography import (
    SMALLEST,
    Anchor,
    Role,
    Type,
    elided,
    smaller,
    squeezed,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.games.skyline.results.ledger_head import head_of
from blueprints_desktop.desktop.games.skyline.results.worth_sheet import Worth
from blueprints_desktop.desktop.games.skyline.texts.end_words import account_words, place_words
from blueprints_desktop.desktop.i18n.number_format import figure, sentences, signed
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.desktop.ui.cards.tips import Tip, answer
from blueprints_desktop.games.skyline.account import BONUS
from blueprints_desktop.games.skyline.state import State

_FIGURE = Type(16, 600, tabular=True)
_TOTAL, _LOW_TOTAL = Type(24, 600, tabular=True), Type(19, 600, tabular=True)
_DOT = "·"
_STEP, _NOTED = 19.0, 130.0
"""From line to line of a label, and how wide it must be for a note under its title."""
_TWO_LINES = 28.0
"""How high a row must be for a title in two lines, in the smallest letters."""
_LEAST_ROW, _FOOT = 24.0, 54.0
"""How low rows get before the sums do, which want that much for a large figure over a pill."""
_RULES = {
    "cash": "account-cash",
    "rent": "account-rent",
    "buildings": "account-bonus",
    "covered": "account-covered",
    "worth": "account-worth",
}
"""For each row, and for the sum, the paragraph of the rulebook about it."""


def ledger_rows(state: State) -> tuple[str, ...]:
    """What is added up: of a last rent only if somebody could not pay, of the bank if it had to."""
    if state.debt is None:
        return "cash", "buildings"
    covered = any(account.covered for account in state.accounts)
    return ("cash", "rent", "buildings", "covered") if covered else ("cash", "rent", "buildings")


@frozen
class _Row:
    title: str
    note: str


class LedgerPanel(DeskWidget):
    """Cash, last rent, buildings, what the bank covers, worth."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._worths: tuple[Worth, ...] = ()
        self._state: State | None = None
        self._timeline = Timeline()
        self._now = 0.0
        self.setMouseTracking(True)

    def show_worths(self, worths: Sequence[Worth], state: State, timeline: Timeline) -> None:
        self._worths, self._state, self._timeline = tuple(worths), state, timeline
        self.retell()

    def show_moment(self, now: float) -> None:
        if any(
            self._timeline.stirs(("row", row), self._now, now, 1) for row in (*self.rows, "worth")
        ):
            self.update()
        self._now = now

    def retell(self) -> None:
        told = (account_words(worth.person.name, worth.account) for worth in self._worths)
        self.setAccessibleName(sentences(told))
        super().retell()

    @property
    def rows(self) -> tuple[str, ...]:
        return () if self._state is None else ledger_rows(self._state)

    def _row(self, key: str) -> _Row:
        if key == "buildings":
            each = self.tr("{amount} each").format(amount=BONUS)
            return _Row(self.tr("Finished buildings"), each)
        debt = None if self._state is None else self._state.debt
        if debt is None:
            return _Row(self.tr("Cash"), "")
        if key == "cash":
            return _Row(self.tr("Cash"), self.tr("before the last rent"))
        names = {worth.person.seat: worth.person.name for worth in self._worths}
        name = names[debt.debtor]
        if key == "rent":
            owes = self.tr("{name} owes {amount}").format(name=name, amount=figure(debt.amount))
            return _Row(self.tr("Last rent"), owes)
        lacks = self.tr("what {name} still lacks").format(name=name)
        return _Row(self.tr("The bank covers"), lacks)

    # --- the rules behind the rows --------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return answer(self, event, self._tip_at, clickable=True) or super().event(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        """Nothing to say beside the pointer: a click opens the paragraph about the row."""
        inner, head, foot = self._measures(self.body())
        if not self._worths or not inner.contains(QPointF(at)) or at.y() < inner.top() + head:
            return None
        row = (inner.height() - head - foot) / len(self.rows)
        number = min(int((at.y() - inner.top() - head) / row), len(self.rows))
        top = inner.top() + head + number * row
        rule = _RULES[(*self.rows, "worth")[number]]
        return Tip("", QRectF(inner.left(), top, inner.width(), row).toAlignedRect(), rule)

    def _measures(self, body: QRectF) -> tuple[QRectF, float, float]:
        """What is written on, and how high the names and the sums are."""
        unit = self.look.scale
        inner = body.adjusted(20 * unit, 10 * unit, -18 * unit, -12 * unit)
        few = 1.0 if len(self.rows) > 2 else 1.4
        head = min(52 * unit, inner.height() * 0.16 * few)
        spare = inner.height() - head - len(self.rows) * _LEAST_ROW * unit
        foot = max(inner.height() * 0.25 * few, min(_FOOT * unit, spare))
        return inner, head, min(76 * unit, foot)

    # --- painting -------------------------------------------------------------------

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, unit = self.look, self.look.scale
        paint_panel(painter, look.pixmaps, body, ratio, look.palette, scale=unit)
        if not self._worths:
            return
        inner, head, foot = self._measures(body)
        row = (inner.height() - head - foot) / len(self.rows)
        first = min((0.34 if len(self._worths) < 4 else 0.31) * inner.width(), 210 * unit)
        step = (inner.width() - first) / len(self._worths)
        self._paint_winner(painter, inner, first, step)
        names = [worth.person.name for worth in self._worths]
        told = head_of(names, QSizeF(step - 14 * unit, head), unit)
        for number, worth in enumerate(self._worths):
            right = inner.left() + first + (number + 1) * step - 12 * unit
            told.paint(painter, number, worth.person, QPointF(right, inner.top() + head / 2), look)
        for index, key in enumerate(self.rows):
            top = inner.top() + head + index * row
            painter.fillRect(QRectF(inner.left(), round(top), inner.width(), 1), look.palette.line)
            self._paint_row(painter, key, self._row(key), QRectF(inner.left(), top, inner.width(), row), first, step)  # fmt: skip
        top = inner.bottom() - foot
        painter.fillRect(QRectF(inner.left(), round(top), inner.width(), 1), look.palette.line)
        self._paint_total(painter, QRectF(inner.left(), top, inner.width(), foot), first, step)

    def _paint_winner(self, painter: QPainter, inner: QRectF, first: float, step: float) -> None:
        unit = self.look.scale
        for number, worth in enumerate(self._worths):
            if worth.rank == 1:
                tint = self.look.palette.seats[worth.person.colour].tint
                left = inner.left() + first + number * step
                column = QRectF(left, inner.top() - 2 * unit, step, inner.height() + 4 * unit)
                painter.fillPath(rounded(column, 8 * unit), alpha(tint, 0.13))

    def _figure(self, worth: Worth, key: str, room: float) -> tuple[str, QColor]:
        palette, account = self.look.palette, worth.account
        quiet = palette.text_2
        if key == "cash":
            return figure(account.cash), palette.text
        if key == "rent":
            if account.rent == 0:
                return _DOT, quiet
            return signed(account.rent), palette.success if account.rent > 0 else palette.warn
        if key == "buildings":
            sum_up = f"{account.buildings} \N{MULTIPLICATION SIGN} {BONUS}"
            if text_width(sum_up, _FIGURE, self.look.scale) > room:
                sum_up = figure(account.buildings * BONUS)
            return sum_up, palette.text
        return (signed(account.covered), palette.success) if account.covered else (_DOT, quiet)

    def _paint_row(
        self, painter: QPainter, key: str, words: _Row, rect: QRectF, first: float, step: float
    ) -> None:
        unit = self.look.scale
        share = self._timeline.share(("row", key), self._now)
        middle = rect.center().y()
        lines = label_of(words.title, words.note, QSizeF(first - 8 * unit, rect.height()), unit)
        for number, (text, role, quiet) in enumerate(lines):
            apart = min(_STEP * unit, 0.48 * rect.height())
            y = middle + (number - (len(lines) - 1) / 2) * apart
            ink = self.look.palette.text_2 if quiet else self.look.palette.text
            write(painter, text, QPointF(rect.left(), y), role, ink, Anchor.LEFT, unit)
        if share <= 0.0:
            return
        painter.setOpacity(share)
        for number, worth in enumerate(self._worths):
            right = rect.left() + first + (number + 1) * step - 12 * unit
            told, ink = self._figure(worth, key, step - 16 * unit)
            write(painter, told, QPointF(right, middle), _FIGURE, ink, Anchor.RIGHT, unit)
        painter.setOpacity(1.0)

    def _total_at(self, high: float, role: Role | Type) -> float:
        """How far down the sums are written: with their commas they end above the pill."""
        size = (role.value if isinstance(role, Role) else role).size * self.look.scale
        pill = 0.80 * high - 11 * self.look.scale
        return max(0.42 * size, min(0.36 * high, pill - 0.66 * size))

    def _paint_total(self, painter: QPainter, rect: QRectF, first: float, step: float) -> None:
        look, unit = self.look, self.look.scale
        share = self._timeline.share(("row", "worth"), self._now)
        totals = [figure(worth.account.worth) for worth in self._worths]
        longest = max(totals, key=len, default="")
        roles = (_TOTAL, _LOW_TOTAL, _FIGURE)[rect.height() < (_FOOT - 1) * unit :]
        role = smaller(roles, longest, step - 20 * unit, unit)
        y = rect.top() + self._total_at(rect.height(), role)
        at = QPointF(rect.left(), y)
        write(painter, self.tr("Worth"), at, Role.SECTION, look.palette.text, Anchor.LEFT, unit)
        painter.setOpacity(share)
        for number, (worth, words) in enumerate(zip(self._worths, totals, strict=True)):
            right = rect.left() + first + (number + 1) * step - 12 * unit
            write(painter, words, QPointF(right, y), role, look.palette.text, Anchor.RIGHT, unit)
            below = QPointF(right, rect.bottom() - rect.height() * 0.20)
            rank = place_words(worth.rank)
            if worth.rank == 1:
                wide = text_width(rank, Role.SMALL_STRONG, unit) + 18 * unit
                wide = min(wide, step - 4 * unit)
                left = max(right - wide, right + 14 * unit - step)  # it never leaves its column
                pill = QRectF(left, below.y() - 11 * unit, wide, 22 * unit)
                painter.fillPath(rounded(pill, 11 * unit), look.palette.gold)
                ink = QColor("#231A05")
                write(painter, rank, pill.center(), Role.SMALL_STRONG, ink, Anchor.MIDDLE, unit)
            else:
                ink = look.palette.text_2
                write(painter, rank, below, Role.SMALL, ink, Anchor.RIGHT, unit)
        painter.setOpacity(1.0)


def label_of(
    title: str, note: str, room: QSizeF, unit: float
) -> list[tuple[str, Role | Type, bool]]:
    """The lines before a row, each with its letters and whether it is a note.

    A title that is too long for one line takes that of the note as well: small letters help nobody,
    but where rows are low two lines would lie on those of the next.
    """
    wide = room.width()
    small = Role.SMALL.value._replace(size=SMALLEST)
    role: Role | Type = smaller((Role.BODY, Role.SMALL, small), title, wide, unit)
    if text_width(title, role, unit) > wide:
        if room.height() < _TWO_LINES * unit:
            return [(*squeezed(title, role, wide, unit), False)]
        if room.height() >= 1.8 * _STEP * unit:
            role = Role.SMALL
        broken = wrapped(title, role, wide, unit)[:2]
        return [(elided(line, role, wide, unit), role, False) for line in broken]
    lines = [(title, role, False)]
    if note and room.height() >= 40 * unit and wide >= _NOTED * unit:
        note, role = squeezed(note, Role.SMALL, wide, unit, least=12.0)
        lines.append((note, role, True))
    return lines
