"""The end of a round: screens fold, buildings are counted die by die, Awards are handed out."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from attrs import evolve
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from blueprints_desktop.desktop.drawing.furniture import Ruler
from blueprints_desktop.desktop.games.blueprints.board.building_layout import rise_above_floor
from blueprints_desktop.desktop.games.blueprints.facts.result_facts import (
    BONUS,
    SORT,
    ScoredDie,
    SeatCount,
    reveal_timeline,
)
from blueprints_desktop.desktop.games.blueprints.results.reveal_cards import (
    die_part_name,
    reveal_sheet,
    score_panel,
)
from blueprints_desktop.desktop.games.blueprints.texts.end_words import (
    People,
    die_line,
    result_prompt,
    round_description,
    running_prompt,
)
from blueprints_desktop.desktop.i18n.number_format import points_words
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards.values import (
    NO_SPACE,
    Card,
    PaintContext,
    PartInfo,
    Picture,
    Surface,
)
from blueprints_desktop.desktop.ui.results.result_page import RoundPage
from blueprints_desktop.desktop.ui.scene.score_ruler import (
    LIFT,
    paint_pins,
    set_pins,
    wood_sprite,
)
from blueprints_desktop.desktop.ui.scheduler import Job, Scheduler
from blueprints_desktop.engine.game import Game
from blueprints_desktop.games.blueprints.scoring import RoundResult
from blueprints_desktop.games.blueprints.state import OVER

RULER = "ruler"
_FIRST_FRAME = 20
"""Milliseconds in which the closed screens are painted, before anything is drawn behind them."""


class RevealView(RoundPage):
    """A sheet with a building and a panel with its points for each player, over the score ruler.

    Left and Right go from sheet to sheet, Up and Down through the dice of one.
    """

    steps: ClassVar[Mapping[Qt.Key, int]] = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self.counts: tuple[SeatCount, ...] = ()
        """The players, best first."""
        self.lit: tuple[SeatCount, ScoredDie] | None = None
        """The die under the pointer or chosen by key, which explains itself in the action bar."""
        self._sorted = 1.0
        """How far the columns that are shown have come to their ranks."""
        self._later = Scheduler(lambda: False, self)

    @property
    def result(self) -> RoundResult:
        result: RoundResult = self.view.results[self.number]
        return result

    def read(self, position: Position) -> None:
        self.counts = tuple(SeatCount(self.result, seat) for seat in self.result.ranking)
        self.lit = None
        self._timeline = reveal_timeline(self.result)

    def shows(self, position: Position) -> bool:
        if not self._told:
            return False
        same_end = (self.view.phase == OVER) == (position.view.phase == OVER)
        return same_end and bool(position.view.results[-1] == self.result)

    def show_round(self, position: Position, number: int, *, at_rest: bool = False) -> None:
        """The screens stay closed until all behind them is drawn."""
        super().show_round(position, number, at_rest=at_rest)
        if self.is_running:
            self.clock.hold()
            self._later.draw_ahead(self.preparation(), after=_FIRST_FRAME)

    def preparation(self) -> Iterator[Job]:
        """What would make a frame of the folding late if it had to be drawn then."""
        for panel in self.panels.values():
            yield panel.rehearse
        yield self.clock.go_on

    def _turn_aside(self) -> None:
        """Look again."""
        self._play()

    # --- cards ----------------------------------------------------------------------

    def cards(self) -> Mapping[str, Card]:
        """The sheets, then the panels, best first, then the ruler."""
        places = self.places(QRectF(self.rect()))
        rise = max(rise_above_floor(count.building) for count in self.counts)
        sheets, panels = {}, {}
        for place, count in enumerate(self.counts, 1):
            sheet, panel = f"sheet-{place}", f"panel-{place}"
            card = self._game.deck[self.result.cards[count.seat]]
            lit = self.lit[1] if self.lit is not None and self.lit[0] == count else None
            room = places[sheet].size() / self.scale
            sheets[sheet] = reveal_sheet(count, self._people, card, rise, lit, room)
            room = places[panel].size() / self.scale
            panels[panel] = score_panel(count, self._people, card, self.number, room)
        return {**sheets, **panels, RULER: ruler_card(self.counts[::-1], self._people)}

    def places(self, room: QRectF) -> Mapping[str, QRectF]:
        """Columns slide from the places at the table to the order of rank."""
        honours = max(len(count.honours) for count in self.counts)
        columns, ruler = column_places(room, len(self.counts), honours, self.scale)
        share = self._moment.share(SORT, QEasingCurve.Type.InOutCubic)
        found = {}
        for number, count in enumerate(self.counts):
            start, (sheet, panel) = columns[count.seat][0].left(), columns[number]
            back = QPointF(round((start - sheet.left()) * (1.0 - share)), 0.0)
            found[f"sheet-{number + 1}"] = sheet.translated(back)
            found[f"panel-{number + 1}"] = panel.translated(back)
        return {**found, RULER: ruler}

    def _show_moment(self, now: float) -> None:
        super()._show_moment(now)
        share = self._moment.share(SORT)
        if share != self._sorted and self._told:
            self._sorted = share
            for name, rect in self.places(QRectF(self.rect())).items():
                self.panel(name).lie_at(rect)

    def _arrange(self) -> None:
        """The better column passes in front, and the markers of the ruler before both."""
        super()._arrange()
        self._sorted = self._moment.share(SORT)
        for place in range(len(self.counts), 0, -1):
            self.panels[f"sheet-{place}"].raise_()
            self.panels[f"panel-{place}"].raise_()
        if self._told:
            self.panels[RULER].raise_()

    # --- dice -----------------------------------------------------------------------

    def on_pointed(self, part: PartInfo | None) -> None:
        if not self.is_running:
            dice = {
                die_part_name(count.seat, die): (count, die)
                for count in self.counts
                for die in count.dice
            }
            self._light(None if part is None else dice.get(part.name))

    def on_looked_at(self, name: str) -> None:
        if not name:
            self._light(None)

    def _light(self, lit: tuple[SeatCount, ScoredDie] | None) -> None:
        """Light a die and its note, and explain it."""
        if lit != self.lit:
            self.lit = lit
            self._arrange()
            self.prompted.emit(self._prompt())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        focused = [number for number, entry in enumerate(self._entries) if entry.hasFocus()]
        if self.is_running or not step or not focused:
            super().keyPressEvent(event)
            return
        count = self.counts[focused[0]]
        start = -1 if step > 0 else 0
        if self.lit is not None and self.lit[0] == count:
            start = count.dice.index(self.lit[1])
        if count.dice:
            self._light((count, count.dice[(start + step) % len(count.dice)]))

    # --- words ----------------------------------------------------------------------

    def spoken(self) -> tuple[str, str]:
        name = self.tr("Result of round {round}").format(round=self.number + 1)
        return name, round_description(self.result, self._people)

    def _prompt(self) -> Prompt:
        if not self._told:
            return Prompt("")
        if self.is_running:
            return running_prompt(self.number)
        prompt = result_prompt(
            self.result,
            self.number,
            self._people,
            face_down=not self.view.round.options.open_awards,
            over=self.view.phase == OVER,
        )
        if self.lit is None:
            return prompt
        die = self.lit[1]
        return evolve(prompt, detail=die_line(die), gain=f"+{points_words(die.points)}")


# --- where things stand -------------------------------------------------------------------

_MARGIN = 24.0
_TALL, _SHORT, _TINY = 182.0, 132.0, 100.0
"""Heights of the panels; the shorter ones for low windows."""
_RULER, _LOW_RULER = 78.0, 64.0
_LOW, _LOWEST = 620.0, 460.0
"""Heights of the page under which panels get shorter."""
_HONOUR = 36.0
"""The height of an honour in a panel."""
_LEAST_SHEET = 250.0

Columns = list[tuple[QRectF, QRectF]]


def column_places(room: QRectF, columns: int, honours: int, scale: float) -> tuple[Columns, QRectF]:
    """Sheets and panels side by side, and the ruler below; ``honours``: the most of any panel."""
    low, tiny = room.height() < _LOW * scale, room.height() < _LOWEST * scale
    ruler = QRectF(room)
    ruler.setTop(room.bottom() - round((_LOW_RULER if low else _RULER) * scale))
    edge = round(_MARGIN * scale)
    gap = (20.0 if columns < 4 else 16.0) * scale
    wide = round((room.width() - 2 * edge - gap * (columns - 1)) / columns)
    step = (room.width() - 2 * edge - wide) / max(1, columns - 1)
    top, between = (10.0, 8.0) if tiny else (16.0, 14.0)
    panel = _TINY if tiny else _SHORT if low else _TALL
    sheet = ruler.top() / scale - top - between - panel - 2.0
    more = max(0, min(honours - (1 if low else 2), int((sheet - _LEAST_SHEET) / _HONOUR)))
    sheet, panel = max(120.0, sheet - more * _HONOUR) * scale, (panel + more * _HONOUR) * scale
    found = []
    for number in range(columns):
        upper = QRectF(round(edge + number * step), round(top * scale), wide, round(sheet))
        lower = QRectF(upper.left(), round(upper.bottom() + between * scale), wide, round(panel))
        found.append((upper, lower))
    return found, ruler


# --- the score ruler ----------------------------------------------------------------------

_RADIUS, _SIDE, _THICK = 12.0, 24.0, 44.0


def strip_ruler(rect: QRectF, scale: float, last: int = 50) -> Ruler:
    """The ruler in a strip, with room for the markers over it."""
    top = (_RADIUS + LIFT + 3.0) * scale
    wood = rect.adjusted(_SIDE * scale, round(top), -_SIDE * scale, 0.0)
    wood.setHeight(round(min(_THICK * scale, rect.height() - top - 6.0 * scale)))
    return Ruler(wood, last, 34.0 * scale)


def ruler_card(counts: Sequence[SeatCount], people: People) -> Card:
    """A marker for each player where the points have got to; at the end they come apart."""
    highest = max(sum(count.figures) for count in counts)
    last = max(50, -(-highest // 5) * 5)

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        ruler, radius = strip_ruler(rect, canvas.zoom, last), _RADIUS * canvas.zoom
        wood_sprite(ruler, canvas.look, canvas.ratio).paint(canvas.painter, ruler.rect.topLeft())
        points = [count.total_at(canvas.moment) for count in counts]
        apart = canvas.moment.share(SORT, QEasingCurve.Type.InOutCubic)
        pins = set_pins(ruler, points, radius, LIFT * canvas.zoom, apart)
        colours = [people[count.seat].colour for count in counts]
        paint_pins(canvas.painter, pins, colours, radius, canvas.look)

    cues = (BONUS, SORT, *(cue for count in counts for cue in count.die_cues))
    picture = Picture((RULER, tuple(counts)), 0.0, 0.0, paint, stretches=True, cues=cues)
    return Card(
        items=(picture,),
        surface=Surface.DESK,
        pad=0.0,
        top=NO_SPACE,
        foot=NO_SPACE,
        about="round-points",
    )
