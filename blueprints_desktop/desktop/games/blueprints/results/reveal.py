"""The end of a round: screens fold, buildings are counted die by die, Awards are handed out.

Each player has a sheet and a panel below it. A sheet has name and place and the building with its
notes; a screen stands before the building until it is opened. One size of dice for all sheets, so
that buildings compare at a glance. The panel has the points, the total, and what was won.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QEasingCurve, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPolygonF

from blueprints_desktop.desktop.drawing.furniture import Ruler, middle_leaf, screen_sprite
from blueprints_desktop.desktop.drawing.icons import paint_sign
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import Cuboid, painting_order
from blueprints_desktop.desktop.drawing.signs import seat_shape
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, elided, write
from blueprints_desktop.desktop.games.blueprints.art.pictures import (
    honour_picture,
    marker_picture,
    material_picture,
    paint_bonus_sign,
)
from blueprints_desktop.desktop.games.blueprints.board.building_layout import (
    FLOOR_DEPTH,
    FLOOR_WIDTH,
    BuildingLayout,
    floor_cell,
    rise_above_floor,
    standing_layout,
)
from blueprints_desktop.desktop.games.blueprints.board.building_part import (
    BuildingPicture,
    DieLook,
)
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus
from blueprints_desktop.desktop.games.blueprints.facts.result_facts import (
    BONUS,
    RANKS,
    SCREENS,
    SORT,
    ScoredDie,
    SeatRound,
    honour_cue,
    player_entry,
    reveal_timeline,
)
from blueprints_desktop.desktop.games.blueprints.results.reveal_notes import (
    ABOVE,
    BARE,
    BESIDE,
    LARGE_ABOVE,
    NoteRoom,
    RevealNote,
    lay_notes,
    paint_note,
    paint_note_leader,
)
from blueprints_desktop.desktop.games.blueprints.texts.end_words import (
    People,
    die_line,
    honour_lines,
    honour_name,
    honour_names,
    lost_tie_line,
    result_prompt,
    round_description,
    running_prompt,
    score_line,
    seat_line,
)
from blueprints_desktop.desktop.games.blueprints.texts.table_words import ScoreWords
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.i18n.number_format import points_words, rank_words
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.timeline import TimelineMoment
from blueprints_desktop.desktop.ui.results.result_page import RoundPage
from blueprints_desktop.desktop.ui.scene.score_ruler import (
    LIFT,
    UP,
    paint_pins,
    set_pins,
    wood_sprite,
)
from blueprints_desktop.desktop.ui.scheduler import Job, Scheduler
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import MATERIALS
from blueprints_desktop.games.blueprints.scoring import RoundResult
from blueprints_desktop.games.blueprints.spaces import NAMES
from blueprints_desktop.games.blueprints.state import DICE_EACH, OVER, ROUNDS
from blueprints_desktop.games.blueprints.ties import Honour, demanded

translate = QCoreApplication.translate
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
        self.counts: tuple[SeatRound, ...] = ()
        """The players, best first."""
        self.lit: tuple[SeatRound, ScoredDie] | None = None
        """The die under the pointer or chosen by key, which explains itself in the action bar."""
        self._sorted = 1.0
        """How far the columns that are shown have come to their ranks."""
        self._later = Scheduler(lambda: False, self)

    @property
    def result(self) -> RoundResult:
        result: RoundResult = self.view.results[self.number]
        return result

    def read(self, position: Position) -> None:
        result, number = self.result, self.number
        self.counts = tuple(SeatRound(result, seat, number) for seat in result.ranking)
        self.lit = None
        self.timeline = reveal_timeline(self.result)

    def shows(self, position: Position) -> bool:
        if not self.has_position:
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
            yield from panel.rehearsals()
        yield self.clock.go_on

    def turn_aside(self) -> None:
        """Look again."""
        self.play()

    # --- cards ----------------------------------------------------------------------

    def cards(self) -> Mapping[str, kit.Card]:
        """The sheets, then the panels, best first, then the ruler."""
        places = self.places(QRectF(self.rect()))
        rise = max(rise_above_floor(count.building) for count in self.counts)
        honours = max(len(count.honours) for count in self.counts)
        sheets, panels = {}, {}
        for place, count in enumerate(self.counts, 1):
            sheet, panel = f"sheet-{place}", f"panel-{place}"
            card = self.game.deck[self.result.cards[count.seat]]
            lit = self.lit[1] if self.lit is not None and self.lit[0] == count else None
            room = places[sheet].size() / self.scale
            sheets[sheet] = reveal_sheet(count, self.people, card, rise, lit, room)
            room = places[panel].size() / self.scale
            panels[panel] = score_panel(count, self.people, card, room, honours)
        return {**sheets, **panels, RULER: ruler_card(self.counts[::-1], self.people)}

    def places(self, room: QRectF) -> Mapping[str, QRectF]:
        """Columns slide from the places at the table to the order of rank."""
        honours = max(len(count.honours) for count in self.counts)
        columns, ruler = column_places(room, len(self.counts), honours, self.scale)
        share = self.timeline_moment.share(SORT, QEasingCurve.Type.InOutCubic)
        found = {}
        for number, count in enumerate(self.counts):
            start, (sheet, panel) = columns[count.seat][0].left(), columns[number]
            back = QPointF(round((start - sheet.left()) * (1.0 - share)), 0.0)
            found[f"sheet-{number + 1}"] = sheet.translated(back)
            found[f"panel-{number + 1}"] = panel.translated(back)
        return {**found, RULER: ruler}

    def show_moment(self, now: float) -> None:
        super().show_moment(now)
        share = self.timeline_moment.share(SORT)
        if share != self._sorted and self.has_position:
            self._sorted = share
            for name, rect in self.places(QRectF(self.rect())).items():
                self.panel(name).lie_at(rect)

    def arrange(self) -> None:
        """The better column passes in front, and the markers of the ruler before both."""
        super().arrange()
        self._sorted = self.timeline_moment.share(SORT)
        for place in range(len(self.counts), 0, -1):
            self.panels[f"sheet-{place}"].raise_()
            self.panels[f"panel-{place}"].raise_()
        if self.has_position:
            self.panels[RULER].raise_()

    # --- dice -----------------------------------------------------------------------

    def on_pointed(self, part: kit.PartInfo | None) -> None:
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

    def _light(self, lit: tuple[SeatRound, ScoredDie] | None) -> None:
        """Light a die and its note, and explain it."""
        if lit != self.lit:
            self.lit = lit
            self.arrange()
            self.prompted.emit(self.prompt())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        focused = [number for number, entry in enumerate(self.entries) if entry.hasFocus()]
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
        return name, round_description(self.result, self.people)

    def prompt(self) -> Prompt:
        if not self.has_position:
            return Prompt("")
        if self.is_running:
            return running_prompt(self.number)
        prompt = result_prompt(
            self.result,
            self.number,
            self.people,
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
_LOW_PAGE, _LOWEST_PAGE = 620.0, 460.0
"""Heights of the page under which panels get shorter."""
_HONOUR = 36.0
"""The height of an honour in a panel."""
_LEAST_SHEET = 250.0

Columns = list[tuple[QRectF, QRectF]]


def column_places(room: QRectF, columns: int, honours: int, scale: float) -> tuple[Columns, QRectF]:
    """Sheets and panels side by side, and the ruler below; ``honours``: the most of any panel."""
    low, tiny = room.height() < _LOW_PAGE * scale, room.height() < _LOWEST_PAGE * scale
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
    top = ((1.0 + UP) * _RADIUS + LIFT + 2.0) * scale
    wood = rect.adjusted(_SIDE * scale, round(top), -_SIDE * scale, 0.0)
    wood.setHeight(round(min(_THICK * scale, rect.height() - top - 6.0 * scale)))
    return Ruler(wood, last, 34.0 * scale)


def ruler_card(counts: Sequence[SeatRound], people: People) -> kit.Card:
    """A marker for each player where the points have got to; at the end they come apart."""
    highest = max(sum(count.figures) for count in counts)
    last = max(50, -(-highest // 5) * 5)

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        ruler, radius = strip_ruler(rect, canvas.zoom, last), _RADIUS * canvas.zoom
        wood_sprite(ruler, canvas.look, canvas.ratio).paint(canvas.painter, ruler.rect.topLeft())
        points = [count.total_at(canvas.moment) for count in counts]
        apart = canvas.moment.share(SORT, QEasingCurve.Type.InOutCubic)
        pins = set_pins(ruler, points, radius, LIFT * canvas.zoom, apart)
        colours = [people[count.seat].colour for count in counts]
        paint_pins(canvas.painter, pins, colours, radius, canvas.look)

    cues = (BONUS, SORT, *(cue for count in counts for cue in count.die_cues))
    picture = kit.Picture((RULER, tuple(counts)), 0.0, 0.0, paint, stretches=True, cues=cues)
    return kit.Card(
        items=(picture,),
        surface=kit.Surface.DESK,
        pad=0.0,
        top=kit.NO_SPACE,
        foot=kit.NO_SPACE,
        about="round-points",
    )


# --- the sheet ---------------------------------------------------------------------------

_LOW, _SLIM, _SLIMMEST = 250.0, 330.0, 210.0
"""A sheet lower than the first has no foot; one narrower than the second is closer set."""
_LARGEST, _SMALLEST = 80.0, 8
"""Half the width of a die."""
_UPRIGHT = 1.04
"""A picture so much higher than wide has upright notes: what they save makes the dice larger."""
_FOOT = 24.0


class _Lettering(NamedTuple):
    """How a heading is set, at 100 %."""

    name: Type
    place: Type
    radius: float
    """Of the badge."""
    gap: float
    medal: float


_USUAL = _Lettering(Type(20, 600), Type(26, 600), 16.0, 10.0, 36.0)
_CLOSE = _Lettering(Type(16, 600), Type(20, 600), 12.0, 7.0, 26.0)
_CLOSEST = _Lettering(Type(15, 600), Type(15, 600), 11.0, 3.0, 20.0)
"""For sheets on which a short name would else be cut, or lose its Award."""


def die_part_name(seat: Seat, die: ScoredDie) -> str:
    """The public name of a die in a building."""
    return f"die-{seat}-{NAMES[die.space]}-{die.level + 1}"


def reveal_sheet(
    count: SeatRound,
    people: People,
    card: BlueprintCard,
    rise: float,
    lit: ScoredDie | None,
    room: QSizeF,
) -> kit.Card:
    """``rise``: how far the highest building stands out; ``room`` is that of the sheet, at 100 %."""
    seat, low, slim = count.seat, room.height() < _LOW, room.width() < _SLIM
    foot = () if low else (kit.Timed(_foot(count, card, slim), SCREENS),)
    picture = _building_picture(count, people[seat], card, rise, lit, bool(foot))
    info = kit.PartInfo(
        player_entry(seat),
        "scoring",
        spoken=seat_line(count.result, seat, people),
        entry=True,
        details=score_line(count.result, seat),
    )
    heading = _heading(count, people[seat], room)
    return kit.Card(
        items=(kit.Part(info, kit.Stack((heading, kit.Space(kit.fixed(4.0)), picture, *foot))),),
        surface=kit.Surface.PAPER,
        framed=True,
        pad=_pad(room.width()),
        top=kit.fixed(14.0 if low else 18.0),
        foot=kit.fixed(14.0),
        about="scoring",
        spoken=people[seat].name,
    )


def _pad(width: float) -> float:
    """The margin of a sheet of that width."""
    return 22.0 if width >= _SLIM else 16.0 if width >= _SLIMMEST else 12.0


def _heading(count: SeatRound, person: Person, room: QSizeF) -> kit.Item:
    """Badge and name at the left; at the right the place, and the Award before it, once known.

    The panel below shows the Award as well, so a long name may take its room here.
    """
    close = _CLOSE if room.width() >= _SLIMMEST else _CLOSEST
    letters = _USUAL if room.width() >= _SLIM else close
    award = (_award(honour, letters.medal) for honour in count.honours if honour.is_award)
    tone = kit.CardTone.MARK if count.rank == 1 else kit.CardTone.NORMAL
    place = kit.Timed(kit.Text(rank_words(count.rank), letters.place, tone), RANKS)
    name = kit.Text(person.name, letters.name)
    marker = marker_picture(person.colour, letters.radius)
    items: tuple[kit.Item, ...] = (marker, name, kit.Fill(), *award, place)
    return kit.Line(items, letters.gap, kit.fixed(26.0 if room.height() < _LOW else 40.0))


def _award(honour: Honour, size: float) -> kit.Item:
    medal = honour_picture(honour, size, honour_cue(honour))
    return kit.Optional(kit.Part(kit.PartInfo("award", honour.kind, honour_name(honour)), medal))


def _foot(count: SeatRound, card: BlueprintCard, slim: bool) -> kit.Item:
    """The card's number at the left; at the right the dice in demand, which break ties."""
    role, quiet = Role.DRAFTING_MIXED, kit.CardTone.QUIET
    number = translate("Reveal", "No. {number}").format(number=card.number)
    words = () if slim else (kit.Optional(kit.Text(translate("Reveal", "In demand"), role, quiet)),)
    dice: list[kit.Item] = []
    for material, many in demanded(count.result, count.seat):
        tone = kit.CardTone.NORMAL if many else quiet
        figure = kit.Text(str(many), Role.FIGURE, tone)
        dice += [material_picture(material, 14.0, on_paper=True), figure, kit.Space(kit.fixed(1.0))]
    dice = [*words, kit.Space(kit.fixed(1.0)), *dice[:-1]]
    return kit.Line((kit.Text(number, role, quiet), kit.Fill(), *dice), 4.0, kit.fixed(_FOOT))


# --- the building ------------------------------------------------------------------------


def _scene(area: QRectF, rise: float, scale: float) -> tuple[BuildingLayout, NoteRoom]:
    """How large the dice are, where the floor lies, and where the notes go."""
    slim = area.width() < (_SLIM - 2 * _pad(_SLIM)) * scale
    upright = slim or area.height() > _UPRIGHT * area.width()
    gap = (4.0 if slim else 9.0) * scale
    rows = DICE_EACH // 2
    kind = LARGE_ABOVE if upright and not slim else BESIDE
    if slim:
        fits = rows * ABOVE[1] * scale + (rows - 1) * gap <= area.height() - 2.0 * scale
        kind = ABOVE if fits else BARE
    wide, high = (size * scale for size in kind)
    leader = (8.0 if slim else 16.0 if upright else 22.0) * scale
    across = (area.width() - 2 * (wide + leader)) / (FLOOR_WIDTH - 0.4)
    w = min(_LARGEST * scale, across, area.height() / (FLOOR_DEPTH + rise + 0.1))
    w = float(max(_SMALLEST, int(w)))
    spare = area.height() - (FLOOR_DEPTH + rise) * w
    middle = area.center().x()
    foot = QPointF(round(middle), round(area.bottom() - spare * 0.42))
    reach = min(area.width() / 2, FLOOR_WIDTH * w / 2 + wide + 64.0 * scale)
    room = NoteRoom(
        round(middle - reach), round(middle + reach), area.top(), area.bottom(), wide, high, gap
    )
    return standing_layout(w, foot), room


def dice_size(sheet: QRectF, rise: float, scale: float) -> float:
    """Half the width of the dice on a sheet."""
    pad = _pad(sheet.width() / scale)
    top, foot = (44.0, 14.0) if sheet.height() < _LOW * scale else (62.0, 24.0)
    area = sheet.adjusted(pad * scale, top * scale, -pad * scale, -foot * scale)
    return _scene(area, rise, scale)[0].view.w


def _building_picture(
    count: SeatRound,
    person: Person,
    card: BlueprintCard,
    rise: float,
    lit: ScoredDie | None,
    footed: bool,
) -> kit.Picture:
    """The building behind its screen; ``footed``: its near corner may reach into the foot."""
    by_place = {(die.space, die.level): die for die in count.dice}

    def whole_area(rect: QRectF, zoom: float) -> QRectF:
        return rect.adjusted(0.0, 0.0, 0.0, 0.6 * _FOOT * zoom if footed else 0.0)

    def scene_in(rect: QRectF, zoom: float) -> tuple[BuildingLayout, tuple[RevealNote, ...]]:
        layout, room = _scene(whole_area(rect, zoom), rise, zoom)
        room = room._replace(bottom=rect.bottom())
        return layout, lay_notes(layout.view, count.dice, room)

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        painter, look, ratio, moment = canvas.painter, canvas.look, canvas.ratio, canvas.moment
        folded = moment.share(SCREENS, QEasingCurve.Type.InOutQuad)
        if folded > 0.0:
            layout, notes = scene_in(rect, canvas.zoom)
            glow = {die: moment.glow(count.cue_of(die)) for die in count.dice}
            if lit is not None:
                glow[lit] = 1.0

            def die_look(space: int, level: int) -> DieLook:
                return DieLook(glow=glow[by_place[space, level]])

            BuildingPicture(
                layout, card, count.building, look, ratio, looks=die_look, bare=True,
                shows=canvas.shows,
            ).paint(painter)  # fmt: skip
            _paint_notes(canvas, count, notes, glow)
        if folded < 1.0:
            _paint_screen(canvas, rect, person, folded)

    def spots(rect: QRectF, zoom: float) -> list[tuple[kit.PartInfo, QRectF | QPolygonF]]:
        layout, notes = scene_in(rect, zoom)
        infos = {die: _die_info(count.seat, die) for die in count.dice}
        cells = {(*floor_cell(die.space), die.level): die for die in count.dice}
        found: list[tuple[kit.PartInfo, QRectF | QPolygonF]] = [
            (infos[cells[cell]], QPolygonF(layout.view.outline(Cuboid(*cell))))
            for cell in painting_order(cells)
        ]
        return [*found, *((infos[note.scored], note.rect) for note in notes)]

    def areas(rect: QRectF, zoom: float) -> dict[Hashable, QRectF]:
        """A die, its note, and the leader between them; a screen hides all of it."""
        layout, notes = scene_in(rect, zoom)
        found: dict[Hashable, QRectF] = {SCREENS: whole_area(rect, zoom)}
        for note in notes:
            cell = (*floor_cell(note.scored.space), note.scored.level)
            body = QPolygonF(layout.view.outline(Cuboid(*cell))).boundingRect()
            found[count.cue_of(note.scored)] = body.united(note.area)
        return found

    key = ("revealed", count, card, rise, lit, footed)
    cues = (SCREENS, *count.die_cues)
    return kit.Picture(
        key, 0.0, 60.0, paint, stretches=True, cues=cues, glows=True, spots=spots, areas=areas
    )


def _paint_notes(
    canvas: kit.PaintContext,
    count: SeatRound,
    notes: Sequence[RevealNote],
    glow: Mapping[ScoredDie, float],
) -> None:
    """The notes that are painted again; all leaders are under all notes."""
    painter, look = canvas.painter, canvas.look
    shares = [
        (note, canvas.moment.share(count.cue_of(note.scored)))
        for note in notes
        if canvas.shows(note.area)
    ]
    for note, share in shares:
        painter.setOpacity(share)
        paint_note_leader(painter, note, glow[note.scored] > 0.5, look)
    for note, share in shares:
        painter.setOpacity(share)
        paint_note(painter, note, glow[note.scored], look, canvas.ratio)
    painter.setOpacity(1.0)


def _die_info(seat: Seat, die: ScoredDie) -> kit.PartInfo:
    words = translate("PlayerColumn", "{reason}: {points}")
    tip = words.format(reason=die_line(die), points=points_words(die.points))
    return kit.PartInfo(die_part_name(seat, die), MATERIALS[die.material], tip)


def _paint_screen(canvas: kit.PaintContext, rect: QRectF, person: Person, folded: float) -> None:
    """The player's screen before the building; ``folded`` 1 lies flat at its foot, gone."""
    width, height = round(rect.width()), round(rect.height())
    with saved(canvas.painter):
        canvas.painter.translate(rect.left(), rect.bottom())
        canvas.painter.scale(1.0, 1.0 - folded)
        canvas.painter.setOpacity(min(1.0, 3.0 * (1.0 - folded)))
        screen = _named_screen(person, width, height, canvas.look, canvas.ratio)
        canvas.painter.drawPixmap(QPointF(0.0, -height) - screen.anchor, screen.pixmap)


def _named_screen(person: Person, width: int, height: int, look: Look, ratio: float) -> Sprite:
    """A screen with its owner's sign and name on it, which fold with it: drawn once."""
    scale, seat = look.scale, look.palette.seats[person.colour]
    screen = screen_sprite(
        look.pixmaps, person.colour, width, height, ratio, look.palette, scale=scale, measured=True
    )

    def draw(painter: QPainter) -> None:
        screen.paint(painter, QPointF(0.0, 0.0))
        leaf = middle_leaf(width, height)
        middle = QPointF(leaf.center().x(), leaf.top() + 0.42 * leaf.height())
        name = elided(person.name, Role.PAGE_TITLE, leaf.width() - 16.0 * scale, scale)
        write(painter, name, middle, Role.PAGE_TITLE, seat.text, Anchor.MIDDLE, scale)
        side = min(34.0 * scale, 0.14 * leaf.height())
        sign_y = leaf.top() + 0.22 * leaf.height()
        sign = QRectF(middle.x() - side / 2, sign_y - side / 2, side, side)
        paint_sign(painter, seat_shape(seat.shape), sign, seat.text)

    what = ("reveal screen", person.colour, person.name, width, height, scale)
    return look.pixmaps.sprite(what, screen.bounds, ratio, look.palette, draw)


# --- the points ---------------------------------------------------------------------------


_FIGURES = tuple(Type(size, 600, tabular=True) for size in (17, 14, 12))
_TOTALS = {320.0: 38, 230.0: 30, 0.0: 24}
"""How large the total is on panels wider than that."""
_COLUMN = 270.0
"""What an honour wants for itself before another stands beside it."""
_MEDAL = 40.0
_SUMS = {150.0: 87.0, 0.0: 72.0}
"""How high the sums are in panels higher than that."""
_LEAST_SUMS, _MOST_SUMS = 50.0, 0.5
"""The least height of the sums, and the largest share of a panel that they take."""
_PANEL_FOOT = 4.0
_BELOW_SUMS = 11.0
"""The foot of a panel and its divider."""
_LEAST_HONOUR, _TOLD = 32.0, 100.0
"""The least height of an honour, and the width for its words."""
_RULES = (*MATERIALS, "bonus")


def score_panel(
    count: SeatRound, people: People, card: BlueprintCard, room: QSizeF, honours: int = 0
) -> kit.Card:
    """``room`` is the size of the panel, at 100 %; ``honours``: the most of any panel."""
    width, person = room.width(), people[count.seat]
    high = sums_height(room, max(honours, len(count.honours)))
    below = QSizeF(width, room.height() - high - _BELOW_SUMS)
    won = _won(count, people, below) if count.honours else _nothing(count, people)
    return kit.Card(
        items=(_sums(count, card, width, high), kit.Divider(), kit.Fill(), won, kit.Fill()),
        pad=14.0 if width > 230.0 else 9.0,
        top=kit.NO_SPACE,
        foot=kit.fixed(_PANEL_FOOT),
        about="round-points",
        spoken=person.name,
        edge=person.colour if count.rank == 1 else None,
        edge_cue=RANKS,
    )


def sums_height(room: QSizeF, honours: int) -> float:
    """The same in all panels of a round, so that their figures stand side by side.

    ``honours``: the most of any panel.
    """
    whole = room.height()
    usual = next(high for least, high in _SUMS.items() if whole > least)
    rows = -(-honours // max(1, int(room.width() / _COLUMN)))
    free = whole - _BELOW_SUMS - rows * _LEAST_HONOUR
    return min(_MOST_SUMS * whole, max(_LEAST_SUMS, min(usual, free)))


def _sums(count: SeatRound, card: BlueprintCard, width: float, high: float) -> kit.Item:
    """The four materials, the bonus and the total side by side."""
    status = BuildingStatus(card, count.building, count.result.scores[count.seat], 0)
    words = ScoreWords(status)
    told = (*(words.material(number) for number in range(len(MATERIALS))), words.bonus())
    side = min(19.0, 0.62 * (width - 76.0) / len(told), 0.27 * high)
    cells = tuple(_figure(count, n, "\n".join(each), side, high) for n, each in enumerate(told))
    size = next(size for least, size in _TOTALS.items() if width > least)
    last = kit.Text(str(count.built), Type(size, 600, tabular=True))
    cues = (*count.die_cues, BONUS)
    total = kit.Counting(last, lambda moment: str(round(count.total_at(moment))), cues)
    info = kit.PartInfo("round-points", "round-points", "\n".join(words.total()))
    shares = (1.0,) * len(cells)
    parts = kit.Grid((kit.GridRow(cells),), gap=4.0, pitch=kit.fixed(high), shares=shares)
    between, edge = kit.Space(kit.fixed(8.0)), kit.Space(kit.fixed(4.0))
    items = (parts, between, kit.Divider(upright=True), between, kit.Part(info, total), edge)
    return kit.Line(items, 0.0, kit.fixed(high))


def _figure(count: SeatRound, number: int, tip: str, side: float, high: float) -> kit.Item:
    """A sign over its points, which are blank before they are counted."""
    cues = count.figure_cues(number)

    def at(moment: TimelineMoment) -> str:
        figure = count.figure_at(number, moment)
        return "" if figure is None else str(figure)

    last = str(count.figures[number])
    tone = kit.CardTone.NORMAL if last != "0" else kit.CardTone.QUIET
    sizes = tuple(
        kit.Counting(kit.Text(last, role, tone, anchor=Anchor.MIDDLE), at, cues)
        for role in _FIGURES
    )
    gap = max(0.0, min(6.0, 0.2 * (high - _LEAST_SUMS)))
    sign = _bonus_picture(count, side) if number == len(MATERIALS) else _sign(number, side)
    stack = kit.Stack((sign, kit.Choice(sizes, "figures")), kit.fixed(gap))
    return kit.Part(kit.PartInfo(_RULES[number], _RULES[number], tip), stack)


def _sign(material: int, side: float) -> kit.Item:
    """As high as the sign of the bonus, which is higher than wide."""
    return kit.Line(
        (kit.Fill(), material_picture(material, side), kit.Fill()), 0.0, kit.fixed(1.45 * side)
    )


def _bonus_picture(count: SeatRound, side: float) -> kit.Picture:
    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        kept = count.figures[-1] > 0 if canvas.moment.begun(BONUS) else None
        paint_bonus_sign(canvas.painter, rect, canvas.look, kept)

    return kit.Picture(("bonus", count.figures[-1]), side, 1.45 * side, paint, cues=(BONUS,))


def _won(count: SeatRound, people: People, room: QSizeF) -> kit.Item:
    """Side by side where a column is wide enough for reasons, else one below the other while there
    is height for it."""
    rows_at_most = max(1, int(room.height() / _LEAST_HONOUR))
    columns = min(len(count.honours), max(1, int(room.width() / _COLUMN)))
    columns = max(columns, -(-len(count.honours) // rows_at_most))
    told = room.width() / columns > _TOLD
    high = room.height() / -(-len(count.honours) // columns)
    size = max(26.0, min(_MEDAL, high, 0.8 * room.width() / columns))
    shown = [_honour(count, honour, people, named=told, size=size) for honour in count.honours]
    rows = tuple(
        kit.GridRow(tuple(shown[at : at + columns])) for at in range(0, len(shown), columns)
    )
    return kit.Grid(rows, gap=8.0, pitch=kit.Spread(44.0, 26.0), shares=(1.0,) * columns)


def _honour(
    count: SeatRound, honour: Honour, people: People, *, named: bool, size: float
) -> kit.Item:
    """An Award or Prize; without its name where there is no room for words."""
    cue = honour_cue(honour)
    name, *names = honour_names(honour)
    why, *shorter = honour_lines(honour, count.result, people)
    words = kit.Stack(
        (
            kit.Text(name, Role.SMALL_STRONG, shorter=tuple(names)),
            kit.Optional(kit.Text(why, Role.SMALL, kit.CardTone.QUIET, tuple(shorter), lines=2)),
        )
    )
    medal = honour_picture(honour, size, cue)
    lost = capitalised(lost_tie_line(count.result, count.seat, people))
    told = f"{honour_name(honour)}, {why}"
    tip = "\n".join(filter(None, (told, lost if honour == count.honours[0] else "")))
    shown = kit.Line((medal, kit.Timed(words, cue)) if named else (medal,), 8.0)
    return kit.Part(kit.PartInfo(honour.kind, honour.kind, tip), shown)


def _nothing(count: SeatRound, people: People) -> kit.Item:
    """In place of honours: that there are none, who begins the next round, and what was missed."""
    lost = capitalised(lost_tie_line(count.result, count.seat, people))
    none = kit.Text(translate("Reveal", "No Award this round"), Role.SMALL_STRONG, lines=2)
    items: list[kit.Item] = [none]
    if count.rank == len(count.result.ranking) and count.number + 1 < ROUNDS:
        starts = translate("Reveal", "Starts round {round}").format(round=count.number + 2)
        items.append(kit.Optional(kit.Text(starts, Role.SMALL, kit.CardTone.QUIET, lines=2), 0))
    if lost:
        items.append(kit.Optional(kit.Text(lost, Role.SMALL, kit.CardTone.QUIET, lines=2), -1))
    info = kit.PartInfo("tie-break", "tie-break", lost)
    return kit.Part(info, kit.Timed(kit.Stack(tuple(items)), RANKS))
