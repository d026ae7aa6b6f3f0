"""One player's share of the reveal: the sheet with the building and its notes, the panel below."""

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
)
from PySide6.QtWidgets import QToolTip, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.blueprints import reveal_sheet
from blueprints_desktop.desktop.boards.blueprints.reveal_building import (
    DieLook,
    paint_dice,
    place_of,
)
from blueprints_desktop.desktop.boards.blueprints.reveal_facts import (
    Building,
    ScoredDie,
    honours_of,
    scored_dice,
)
from blueprints_desktop.desktop.boards.blueprints.reveal_layout import ColumnPlan
from blueprints_desktop.desktop.boards.blueprints.reveal_panel import (
    PanelContent,
    ShownHonour,
    paint_score_panel,
)
from blueprints_desktop.desktop.boards.blueprints.reveal_signs import paint_tag, paint_tag_leader
from blueprints_desktop.desktop.boards.blueprints.reveal_tags import Tag, lay_tags
from blueprints_desktop.desktop.boards.blueprints.reveal_timeline import (
    BONUS,
    RANKS,
    SCREENS,
    Timeline,
    die_cue,
    honour_cue,
)
from blueprints_desktop.desktop.boards.blueprints.reveal_words import (
    die_line,
    honour_line,
    honour_name,
    honour_reason,
)
from blueprints_desktop.desktop.boards.blueprints.wording import order_words, points_words
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.drawing.marks import paint_focus_ring
from blueprints_desktop.desktop.drawing.projection import Box, painting_order
from blueprints_desktop.games.blueprints.deck import Card
from blueprints_desktop.games.blueprints.scoring import RoundResult
from blueprints_desktop.games.blueprints.state import ROUNDS


class PlayerColumn(QWidget):
    """A player's building being counted. Up and Down go through its dice once it is."""

    pointed = Signal(object)
    """A ScoredDie under the pointer or chosen by key, or None."""

    def __init__(
        self,
        result: RoundResult,
        number: int,
        person: Person,
        card: Card,
        timeline: Timeline,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.person = person
        self.seat = person.seat
        self.rank = result.ranking.index(self.seat) + 1
        self._result = result
        self._number = number
        self._card = card
        self._timeline = timeline
        self._appearance = appearance
        self._now = 0.0
        self._plan: ColumnPlan | None = None
        self._dice = scored_dice(self.building)
        self._cues = (
            SCREENS,
            BONUS,
            RANKS,
            *(die_cue(self.seat, die.space, die.level) for die in self._dice),
            *(honour_cue(honour.kind) for honour in honours_of(result, self.seat)),
        )
        self._tags: list[Tag] = []
        self._chosen: ScoredDie | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    @property
    def building(self) -> Building:
        return self._result.buildings[self.seat]

    @property
    def honour_count(self) -> int:
        return len(honours_of(self._result, self.seat))

    # --- what is shown --------------------------------------------------------------

    def arrange(self, plan: ColumnPlan) -> None:
        self._plan = plan
        self._tags = lay_tags(plan.view, self._dice, plan.room)
        self.update()

    def show_moment(self, now: float) -> None:
        """Repaints only if something of this column moves."""
        stirs = self._timeline.stirs(self._cues, self._now, now)
        self._now = now
        if stirs:
            self.update()

    @property
    def is_steady(self) -> bool:
        return self._now >= self._timeline.end

    def counted(self) -> float:
        """The points counted up to now; what is being counted adds its part."""
        score = self._result.scores[self.seat]
        total = score.bonus * self._timeline.share(BONUS, self._now)
        return total + sum(die.points * self._share(die) for die in self._dice)

    def _share(self, die: ScoredDie) -> float:
        return self._timeline.share(die_cue(self.seat, die.space, die.level), self._now)

    def _glow(self, die: ScoredDie) -> float:
        if die == self._chosen:
            return 1.0
        return self._timeline.glow(die_cue(self.seat, die.space, die.level), self._now)

    def choose(self, die: ScoredDie | None) -> None:
        """Light a die and its note, and say so."""
        if die != self._chosen:
            self._chosen = die
            self.pointed.emit(die)
            self.update()

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        plan = self._plan
        if plan is None:
            return
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        reveal_sheet.sheet_sprite(
            look, ratio, plan.sheet.size(), plan.view.w, plan.view.origin - plan.sheet.topLeft(),
            self._card, self.building,
        ).paint(painter, plan.sheet.topLeft())  # fmt: skip
        place = order_words(self.rank - 1)
        shown = self._timeline.share(RANKS, self._now)
        reveal_sheet.paint_heading(painter, plan.sheet, self.person, place, self.rank, shown, look)
        paint_dice(painter, plan.view, self.building, look, ratio, self._die_look)
        for tag in self._tags:
            painter.setOpacity(self._share(tag.scored))
            paint_tag_leader(painter, tag, look, self._glow(tag.scored))
        for tag in self._tags:
            painter.setOpacity(self._share(tag.scored))
            paint_tag(painter, tag, look, self._glow(tag.scored))
        painter.setOpacity(1.0)
        folded = self._timeline.share(SCREENS, self._now, QEasingCurve.Type.InOutQuad)
        if folded < 1.0:
            reveal_sheet.paint_screen(painter, plan.sheet, self.person, folded, look, ratio)
        content = self._content()
        paint_score_panel(painter, plan.panel, content, self.person.colour, look, ratio)
        if self.hasFocus():
            paint_focus_ring(painter, plan.sheet, 3.0, look.palette.pencil, look.scale)

    def _die_look(self, space: int, level: int) -> DieLook:
        for die in self._dice:
            if (die.space, die.level) == (space, level):
                return DieLook(glow=self._glow(die))
        return DieLook()

    def _content(self) -> PanelContent:
        timeline, now, result = self._timeline, self._now, self._result
        figures: list[int | None] = []
        for material in range(4):
            own = [die for die in self._dice if die.material == material]
            begun = not own or any(self._share(die) > 0.0 for die in own)
            figures.append(round(sum(d.points * self._share(d) for d in own)) if begun else None)
        told = timeline.share(BONUS, now) > 0.0
        bonus = result.scores[self.seat].bonus
        figures.append(bonus if told else None)
        honours = tuple(
            ShownHonour(
                honour,
                honour_name(honour),
                honour_line(honour, result),
                honour_reason(honour, result) or honour_line(honour, result),
                timeline.share(honour_cue(honour.kind), now),
            )
            for honour in honours_of(result, self.seat)
        )
        shown = timeline.share(RANKS, now)
        edge = shown if self.rank == 1 else 0.0
        return PanelContent(
            tuple(figures),
            (bonus > 0) if told else None,
            round(self.counted()),
            honours,
            self._nothing(),
            shown,
            edge,
        )

    def _nothing(self) -> tuple[str, str]:
        last = self.rank == len(self._result.ranking) and self._number + 1 < ROUNDS
        follows = ""
        if last:
            follows = self.tr("Starts round {round}").format(round=self._number + 2)
        return self.tr("No award this round"), follows

    # --- gestures -------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        if not self.is_steady or not step or not self._dice:
            event.ignore()
            return
        dice: Sequence[ScoredDie] = self._dice
        if self._chosen in dice:
            self.choose(dice[(dice.index(self._chosen) + step) % len(dice)])
        else:
            self.choose(dice[0 if step > 0 else -1])

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.choose(None)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.is_steady:
            self.choose(self.die_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.choose(None)

    def die_at(self, point: QPointF) -> ScoredDie | None:
        """The die whose note or body is under a point."""
        for tag in self._tags:
            if tag.rect.contains(point):
                return tag.scored
        if self._plan is None:
            return None
        by_cell = {(*place_of(die.space), die.level): die for die in self._dice}
        for cell in reversed(painting_order(by_cell)):
            body = QPolygonF(self._plan.view.outline(Box(*cell)))
            if body.containsPoint(point, Qt.FillRule.WindingFill):
                return by_cell[cell]
        return None

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            text = self.tip_at(QPointF(event.pos())) if self.is_steady else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def tip_at(self, point: QPointF) -> str:
        """What is under a point, in full: a die's reason, or what was won and why."""
        die = self.die_at(point)
        if die is not None:
            words = self.tr("{reason}: {points}")
            return words.format(reason=die_line(die), points=points_words(die.points))
        if self._plan is None or not self._plan.panel.contains(point):
            return ""
        won = honours_of(self._result, self.seat)
        return "\n".join(f"{honour_name(h)}, {honour_line(h, self._result)}" for h in won)
