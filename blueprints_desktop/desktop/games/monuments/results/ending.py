"""The end of a game: screens come off, jewels are counted, and the monument shows who built it.

The ranking says who won, where the points came from and who built what.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPen

from blueprints_desktop.desktop.drawing.awards import medal_sprite
from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, text_width, write
from blueprints_desktop.desktop.games.monuments.art.monument import DrawnSite
from blueprints_desktop.desktop.games.monuments.art.pieces import JEWEL, piece_sprite
from blueprints_desktop.desktop.games.monuments.results.monument_sheet import (
    BUILDERS,
    TURNING,
    MonumentPicture,
    level_cue,
    sheet_card,
)
from blueprints_desktop.desktop.games.monuments.texts.words import monument_name, piece_words
from blueprints_desktop.desktop.i18n.number_format import (
    and_list,
    points_words,
    rank_words,
    score_words,
    sentences,
    signed,
)
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.timeline import Timeline, TimelineMoment
from blueprints_desktop.desktop.ui.results.clock import Clock
from blueprints_desktop.desktop.ui.results.links import (
    EndLink,
    again_prompt,
    fit_links,
    link_places,
)
from blueprints_desktop.desktop.ui.results.result_page import EDGE, MARGIN, LastPage, split
from blueprints_desktop.desktop.ui.results.result_panel import SORT
from blueprints_desktop.desktop.ui.scheduler import Job, Scheduler
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.account import ScoreAccount, accounts
from blueprints_desktop.games.monuments.plan import Plan

translate = QCoreApplication.translate
PLACES = "places"
"""The cue with which places become known."""
_MEDALS, _MEDAL = 3, 38.0
_JEWEL, _JEWEL_SIZE = 21.0, 9.5
"""From jewel to jewel, and how large one is drawn."""
_STANDS, _FALLS = 6.0, 26.0
"""A jewel's ground lies so far below its middle, and it falls from so high."""
_BAR, _SIGN = 17.0, 9.0
_FIGURE, _LABEL = Type(12, 600, tabular=True), Type(12, 500)


class BuilderResult(NamedTuple):
    """A player in the ranking."""

    account: ScoreAccount
    rank: int
    person: Person

    @property
    def name(self) -> str:
        """The public name of the row."""
        return f"player-{self.account.seat}"

    @property
    def spoken(self) -> str:
        """The row as one sentence."""
        words = translate("Monuments", "{rank}: {name}, {points}")
        points = score_words(self.account.total)
        return words.format(rank=rank_words(self.rank), name=self.person.name, points=points)


def jewel_cues(account: ScoreAccount) -> tuple[Hashable, ...]:
    """The cues with which the jewels of a seat come to light."""
    return tuple(("jewel", account.seat, number) for number in range(account.jewels))


def counted(account: ScoreAccount, moment: TimelineMoment) -> int:
    """The total as far as jewels have been counted."""
    if not account.jewels:
        return account.total
    begun = sum(map(moment.begun, jewel_cues(account)))
    return round(account.before_jewels + account.jewel_points * begun / account.jewels)


class PointsPart(NamedTuple):
    """Something that brought or cost points, and the paragraph of the rulebook about it."""

    what: str
    points: str
    rule: str


def parts_of(account: ScoreAccount) -> list[PointsPart]:
    """Where the points came from; together they are the total. Jewels are the last."""
    bricks = translate("Monuments", "%n bricks", "", account.bricks)
    parts = [
        PointsPart(translate("Monuments", "start"), str(account.start), "start-score"),
        PointsPart(bricks, signed(account.built), "brick-points"),
    ]
    if account.black:
        black = translate("Monuments", "black")
        parts.append(PointsPart(black, signed(account.black), "black-returned"))
    if account.lost:
        parts.append(PointsPart(translate("Monuments", "lost"), signed(-account.lost), "loss"))
    if account.jewels:
        what = f"{account.jewels} {piece_words(JEWEL, account.jewels)}"
        parts.append(PointsPart(what, signed(account.jewel_points), "jewels"))
    return parts


def ranking_card(
    headline: str,
    why: str,
    builders: Sequence[BuilderResult],
    levels: Sequence["LevelShares"],
    links: kit.Item,
    *,
    low: bool,
) -> kit.Card:
    """Headline, a row for each builder, the levels where there is room, the links.

    ``low``: a row has one line only.
    """
    lines = 1 if low else 2
    close = kit.Text(headline, Role.CARD_TITLE, lines=lines)
    large = kit.Text(headline, Role.PAGE_TITLE)
    title: kit.Item = close if low else kit.Choice((large, close))
    reason = kit.Text(why, Role.SMALL, kit.CardTone.QUIET, lines=lines)
    headline_part = kit.Part(kit.PartInfo("headline"), title)
    head = kit.Timed(kit.Stack((headline_part, reason), kit.fixed(2.0)), PLACES)
    rows = tuple(_row(each, low) for each in builders)
    table = kit.Grid(rows, gap=10.0, pitch=kit.Spread(106.0, 72.0), shares=(0.1, 0.9), inset=14.0)
    if low:
        shares = (0.08, 0.28, 0.5, 0.14)
        table = kit.Grid(rows, gap=8.0, pitch=kit.Spread(44.0, 34.0), shares=shares, inset=12.0)
    bars = kit.Timed(_levels_table(levels, [each.person for each in builders]), PLACES)
    return kit.Card(
        items=(_aside(head), table, kit.Optional(_aside(bars)), kit.Fill(), links),
        pad=10.0,
        top=kit.Spread(18.0, 10.0),
        foot=kit.Spread(12.0, 6.0),
        gap=kit.Spread(14.0, 4.0),
        about="final-score",
        spoken=headline,
    )


def _aside(item: kit.Item) -> kit.Item:
    """As far from the side as the cells of the table."""
    return kit.Grid((kit.GridRow((item,)),), inset=14.0)


def _row(each: BuilderResult, low: bool) -> kit.GridRow:
    """Place, name, where the points came from, and the total."""
    name = kit.SeatSign(each.person.colour, 16.0), kit.Text(each.person.name, Role.SECTION)
    total = _total(each, Role.CARD_TITLE if low else Role.SCORE)
    wordy, bare = (
        [_part(each, part, words) for part in parts_of(each.account) if part.rule != "jewels"]
        for words in (True, False)
    )
    cells: tuple[kit.Item, ...]
    if low:
        options = (
            _beside([*wordy, *_jewels(each, 86.0)]),
            _beside([*bare, *_jewels(each, 64.0)]),
            _beside([*bare, *_jewels(each, 36.0)], 8.0),
        )
        cells = _place(each), kit.Line(name), kit.Choice(options, "parts"), total
    else:
        half = -(-len(wordy) // 2)
        stacks = tuple(
            kit.Stack(lines, kit.Spread(4.0, 0.0))
            for lines in (
                (_beside(wordy), *_jewels(each, 110.0)),
                (_beside(wordy[:half]), _beside([*wordy[half:], *_jewels(each, 64.0)])),
                (_beside(bare), *_jewels(each, 64.0)),
                (_beside(bare, 8.0), *_jewels(each, 36.0)),
            )
        )
        line = kit.Line((*name, kit.Fill(), total))
        foot = kit.Space(kit.Spread(8.0, 5.0))
        both = kit.Stack((line, kit.Choice(stacks, "parts"), foot), kit.Spread(2.0, 0.0))
        cells = _place(each), both
    info = kit.PartInfo(each.name, "final-score", spoken=each.spoken, entry=True)
    if each.rank > 1:
        return kit.GridRow(cells, info)
    return kit.GridRow(cells, info, kit.CardGround.WON, cue=PLACES)


def _beside(items: Sequence[kit.Item], gap: float = 14.0) -> kit.Line:
    return kit.Line(tuple(items), gap)


def _total(each: BuilderResult, role: Role) -> kit.Counting:
    last = kit.Text(str(each.account.total), role, anchor=Anchor.RIGHT)
    cues = jewel_cues(each.account)
    return kit.Counting(last, lambda moment: str(counted(each.account, moment)), cues)


def _place(each: BuilderResult) -> kit.Item:
    """The medal or the rank, once places are known."""
    if each.rank > _MEDALS:
        words = kit.Text(rank_words(each.rank), Role.BODY_STRONG, kit.CardTone.QUIET)
        return kit.Timed(words, PLACES)

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look, size = canvas.look, round(rect.height())
        medal = medal_sprite(look.pixmaps, each.rank - 1, size, canvas.ratio, look.palette)
        medal.paint(canvas.painter, rect.center())

    return kit.Timed(kit.Picture(("medal", each.rank), _MEDAL, _MEDAL, paint), PLACES)


def _part(each: BuilderResult, part: PointsPart, words: bool) -> kit.Item:
    told = f"{part.what} {part.points}"
    info = kit.PartInfo(f"{each.name}-{part.rule}", part.rule, told)
    return kit.Part(info, kit.Text(told if words else part.points, Role.SMALL, kit.CardTone.QUIET))


def _jewels(each: BuilderResult, width: float) -> list[kit.Item]:
    """Jewels as they come to light, closer together where they are many, and their points."""
    cues = jewel_cues(each.account)
    if not cues:
        return []
    part = parts_of(each.account)[-1]
    step = min(_JEWEL, (width - _JEWEL) / max(1, len(cues) - 1))

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look, zoom = canvas.look, canvas.zoom
        sprite = piece_sprite(
            look.pixmaps, JEWEL, _JEWEL_SIZE * zoom, canvas.ratio, look.palette, shadow=False
        )
        for number, what in enumerate(cues):
            share = canvas.moment.share(what)
            if share > 0.0:
                x = rect.left() + (_JEWEL / 2 + number * step) * zoom
                y = rect.center().y() + (_STANDS - _FALLS * (1.0 - share)) * zoom
                sprite.paint(canvas.painter, QPointF(x, y), share)

    wide = _JEWEL + step * (len(cues) - 1)
    picture = kit.Picture((*cues, width), wide, 20.0, paint, cues=cues)
    points = kit.Timed(kit.Text(part.points, Role.SMALL_STRONG, kit.CardTone.GOOD), cues[-1])
    info = kit.PartInfo(f"{each.name}-jewels", part.rule, f"{part.what} {part.points}")
    return [kit.Part(info, kit.Line((picture, points), 5.0))]


# --- who built each level -----------------------------------------------------------------


class LevelShares(NamedTuple):
    """A level, how many bricks it has, and how many of them everybody set."""

    level: int
    bricks: int
    by_seat: Counter[Seat]


def level_shares(plan: Plan, placed: Iterable[tuple[int, Seat]]) -> list[LevelShares]:
    """The highest level first."""
    whole = Counter(brick.level for brick in plan.bricks)
    shares: dict[int, Counter[Seat]] = {level: Counter() for level in whole}
    for number, seat in placed:
        shares[plan.bricks[number].level][seat] += 1
    return [LevelShares(level, whole[level], shares[level]) for level in sorted(whole)[::-1]]


def levels_spoken(levels: Sequence[LevelShares], people: Sequence[Person]) -> str:
    lines = []
    for each in levels:
        who = ", ".join(f"{person.name} {each.by_seat[person.seat]}" for person in people)
        words = translate("Monuments", "Level {level}: {who}", "who built it")
        lines.append(words.format(level=each.level, who=who))
    return sentences(lines)


def _levels_table(levels: Sequence[LevelShares], people: Sequence[Person]) -> kit.Item:
    """A bar for every level of the plan, parted by builders, the highest on top."""
    words = translate("Monuments", "Who built each level")
    title = kit.Text(words, Role.SMALL_STRONG, kit.CardTone.QUIET)
    most = max(each.bricks for each in levels)
    rows = []
    for each in levels:
        label = translate("Monuments", "Level {level}").format(level=each.level)
        bar = _bar(each, each.bricks / most, people)
        rows.append(kit.GridRow((kit.Text(label, _LABEL, kit.CardTone.QUIET), bar)))
    grid = kit.Grid(tuple(rows), flexible=1, gap=12.0, pitch=kit.fixed(24.0))
    return kit.Stack((title, grid), kit.fixed(12.0))


def _bar(each: LevelShares, share: float, people: Sequence[Person]) -> kit.Picture:
    """A level with this share of the width, builders in the order of ``people``."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        zoom, ink = canvas.zoom, alpha(canvas.look.palette.text_2, 0.45)
        bar = QRectF(rect.left(), rect.center().y() - _BAR / 2 * zoom, rect.width(), _BAR * zoom)
        bar.setWidth(share * rect.width())
        canvas.painter.strokePath(rounded(bar, 3.0 * zoom), QPen(ink, 1.0 * zoom))
        part = QRectF(bar)
        for person in people:
            many = each.by_seat[person.seat]
            part.setWidth(bar.width() * many / each.bricks)
            if many:
                _paint_share(canvas, part, many, person)
            part.moveLeft(part.right())

    key = ("bar", share, tuple(each.by_seat.items()), tuple(person.colour for person in people))
    return kit.Picture(key, 0.0, _BAR, paint, stretches=True)


def _paint_share(canvas: kit.PaintContext, part: QRectF, many: int, person: Person) -> None:
    """The bricks of a builder: the number, beside the builder's sign where there is room."""
    painter, zoom = canvas.painter, canvas.zoom
    seat = canvas.look.palette.seats[person.colour]
    inner = part.adjusted(0.5 * zoom, 0.0, -0.5 * zoom, 0.0)
    painter.fillPath(rounded(inner, 3.0 * zoom), seat.body)
    side, figure = _SIGN * zoom, text_width(str(many), _FIGURE, zoom)
    both, middle = 1.5 * side + figure, part.center()
    if both + side < part.width():
        sign = QRectF(middle.x() - both / 2, middle.y() - side / 2, side, side)
        paint_seat_sign(painter, sign, seat._replace(sign=seat.text))
        middle.setX(middle.x() + (both - figure) / 2)
    if figure < part.width():
        write(painter, str(many), middle, _FIGURE, seat.text, Anchor.MIDDLE, zoom)


# --- the page -----------------------------------------------------------------------------

SHEET, RANKING = "sheet", "ranking"
_GAP = 16.0
_PANEL, _SHARE = 400.0, 0.31
"""How wide the ranking is at least, and its share of a large window."""
_BESIDE, _NARROW_BESIDE = 900.0, 700.0
"""As wide must a window be for the ranking beside the sheet; and at least, where the sheet over it
would be far too low for a monument."""
_LIES = 1.2
"""How much wider than high a monument is."""
_UNDER, _LOW_ROW, _AROUND = 0.54, 40.0, 120.0
"""The share of the height that the ranking takes under the sheet, unless rows, head and links
need more ..."""
_ROW, _AROUND_ROWS = 84.0, 190.0
"""Rows lower than that have one line; head and links take so much."""
_LEAST_SHEET = 130.0
"""... and all of it where so little would be left for the sheet."""


class MonumentsEnding(LastPage):
    """The monument on a sheet, and the ranking of its builders beside or under it."""

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self.builders: tuple[BuilderResult, ...] = ()
        """The players, best first."""
        self.levels: list[LevelShares] = []
        self.monument = MonumentPicture(DrawnSite(self.game.plan))
        self._turning = Clock(appearance, self)
        self._turning.moved.connect(self._show_turning)
        self.colours = EndLink("link-builders", Icon.PERSON, "B", appearance, self)
        self.turned = EndLink("link-turn", Icon.TURN_RIGHT, "E", appearance, self)
        self.own_links = (self.colours, self.turned)
        self.colours.clicked.connect(self._toggle_builders)
        self.turned.clicked.connect(lambda: self._turn(1))
        self._later = Scheduler(lambda: self.is_running or self.is_turning, self)

    def read(self, position: Position) -> None:
        view, ranks = position.view, self.outcome.ranks
        found = accounts([event for _, event in position.events], view.seats)
        ranked = sorted(found, key=lambda account: (ranks[account.seat], account.seat))
        self.builders = tuple(
            BuilderResult(each, ranks[each.seat], self.people[each.seat]) for each in ranked
        )
        site = self.monument.site
        self.timeline = ending_timeline(found, site.levels)
        self.levels = level_shares(self.game.plan, view.placed)
        colours = {seat: each.colour for seat, each in self.people.items()}
        built_by = site.by_builder(view.placed, colours)
        self.monument.show_bricks(site.built(view.built), built_by)

    # --- the monument ---------------------------------------------------------------

    def on_looked_at(self, name: str) -> None:
        seats = {each.name: each.account.seat for each in self.builders}
        self.monument.only = seats.get(name)
        self._show_monument()

    def _toggle_builders(self) -> None:
        self.monument.by_builder = not self.monument.by_builder
        self.say()

    def _turn(self, turns: int) -> None:
        self.monument.turn(turns)
        self._show_monument()
        self._turning.start(TURNING.end)
        self._later.draw_ahead(self.monument.turned_ahead())

    @property
    def is_turning(self) -> bool:
        """A side of the monument fades into another one."""
        return self._turning.is_running

    def _show_turning(self, now: float) -> None:
        self.panel(SHEET).show_moment(TimelineMoment(TURNING, now))

    def _show_monument(self) -> None:
        if SHEET in self.panels:
            self.panels[SHEET].show_card(self.cards().get(SHEET))

    def come_to_rest(self) -> None:
        super().come_to_rest()
        self._later.draw_ahead(self.monument.turned_ahead())

    # --- cards ----------------------------------------------------------------------

    @property
    def links(self) -> tuple[EndLink, ...]:
        """Where there is no room for the sheet its links go, too."""
        if SHEET in self.places(QRectF(self.rect())):
            return super().links
        return self.onward.links if self.leads_on else ()

    @property
    def _is_beside(self) -> bool:
        """The ranking stands beside the sheet, not under it."""
        unit = self.scale
        if self.width() < _NARROW_BESIDE * unit:
            return False
        left = self.width() - (_PANEL + 2 * MARGIN + _GAP) * unit
        over = self.height() - (2 * EDGE + _GAP) * unit - self._under
        return self.width() >= _BESIDE * unit or left > _LIES * over

    @property
    def _under(self) -> float:
        """How high the ranking is under the sheet."""
        least = (_LOW_ROW * len(self.builders) + _AROUND) * self.scale
        return max(_UNDER * self.height(), least)

    def first_order(self) -> tuple[str, ...]:
        """Builders stand in the order of the table before they are sorted."""
        return tuple(each.name for each in sorted(self.builders, key=lambda b: b.account.seat))

    def cards(self) -> Mapping[str, kit.Card]:
        places = self.places(QRectF(self.rect()))
        panel = places[RANKING]
        row = (panel.height() / self.scale - _AROUND_ROWS) / len(self.builders)
        links = self._link_items(not self._is_beside)
        low = not self._is_beside or row < _ROW
        said = self._headline(), self._why()
        ranking = ranking_card(*said, self.builders, self.levels, links, low=low)
        if SHEET not in places:
            return {RANKING: ranking}
        size = QRectF(QPointF(), places[SHEET].size() / self.scale)
        told = levels_spoken(self.levels, [each.person for each in self.builders])
        sheet = sheet_card(self._name(), self._sheet_lines(), self.monument, told, size)
        return {SHEET: sheet, RANKING: ranking}

    def _link_items(self, low: bool) -> kit.Item:
        """Links in two columns, or side by side where there is little height."""
        places = link_places(self.links, self.scale)
        if not low:
            pairs = (places[at : at + 2] for at in range(0, len(places), 2))
            rows = tuple(kit.GridRow(tuple(kit.Line((each,)) for each in pair)) for pair in pairs)
            return kit.Grid(rows, shares=(1.0, 1.0), gap=0.0)
        half = len(places) if self._one_line else -(-len(places) // 2)
        return kit.Stack((kit.Line(places[:half], 0.0), kit.Line(places[half:], 0.0)))

    @property
    def _one_line(self) -> bool:
        room = self.width() - 2 * (MARGIN + 10.0) * self.scale
        return sum(link.width() for link in self.links) <= room

    def fit_links(self) -> None:
        if self._is_beside:
            wide = max(_PANEL * self.scale, _SHARE * self.width()) - 20.0 * self.scale
            for pair in (self.links[at : at + 2] for at in range(0, len(self.links), 2)):
                fit_links(pair, wide)
            return
        for link in self.links:
            link.set_form(key=self.width() > _BESIDE * self.scale)

    def places(self, room: QRectF) -> Mapping[str, QRectF]:
        unit = self.scale
        room = room.adjusted(MARGIN * unit, EDGE * unit, -MARGIN * unit, -EDGE * unit)
        if self._is_beside:
            wide = max(_PANEL * unit, _SHARE * self.width())
            left = room.width() - wide - _GAP * unit
            sheet, panel = split(room, left, _GAP * unit, across=True)
            return {SHEET: sheet, RANKING: panel}
        over = room.height() - self._under
        if over < _LEAST_SHEET * unit:
            return {RANKING: room}
        sheet, panel = split(room, over - _GAP * unit, _GAP * unit, across=False)
        return {SHEET: sheet, RANKING: panel}

    def arrange(self) -> None:
        super().arrange()
        if self.has_position:
            self._later.draw_ahead(self.drawn_soon(), after=0, while_moving=True)

    def drawn_soon(self) -> Iterator[Job]:
        """Jobs that draw what will be shown, each before its time."""
        room = self.panels[SHEET].part_rect("monument") if SHEET in self.panels else None
        if room is not None:
            self.monument.lie_in(QRectF(room), self.appearance.look, self.devicePixelRatioF())
            yield from self.monument.risen_ahead()

    # --- words ----------------------------------------------------------------------

    def _name(self) -> str:
        return monument_name(self.game.kit.monument, self.game.kit.name)

    def _why(self) -> str:
        """With how much, and what ended the game."""
        outcome, name = self.outcome, self._name()
        ended = translate("Monuments", "{monument} is finished.")
        if outcome.ended != "monument":
            missing = len(self.game.plan.bricks) - len(self.view.placed)
            ended = translate(
                "Monuments",
                "Three rounds are over, and {monument} is %n bricks short.",
                "",
                missing,
            )
        best = score_words(outcome.scores[outcome.winners[0]])
        words = translate("Monuments", "{points}. {ended}")
        return words.format(points=best, ended=ended.format(monument=name))

    def _headline(self) -> str:
        names = [self.people[seat].name for seat in self.outcome.winners]
        if len(names) == 1:
            return translate("Monuments", "{name} wins").format(name=names[0])
        return translate("Monuments", "{names} share the victory").format(names=and_list(names))

    def _sheet_lines(self) -> tuple[str, str]:
        """How far the monument was built, and what it was worth."""
        placed, whole = len(self.view.placed), len(self.game.plan.bricks)
        points = sum(self.game.plan.points[number] for number, _ in self.view.placed)
        stands = translate("Monuments", "Finished: %n bricks", "", placed)
        if placed < whole:
            words = translate("Monuments", "{set} of {all} bricks")
            stands = words.format(set=placed, all=whole)
        together = translate("Monuments", "{points} built together")
        return stands, together.format(points=points_words(points))

    def say(self) -> None:
        as_built = translate("Monuments", "As built")
        by_builder = translate("Monuments", "Who built what")
        self.colours.setText(as_built if self.monument.by_builder else by_builder)
        self.turned.setText(translate("Monuments", "Quarter turn"))
        super().say()

    def spoken(self) -> tuple[str, str]:
        told = sentences(each.spoken for each in self.builders)
        return translate("Monuments", "Final result"), told

    def running_prompt(self) -> Prompt:
        return Prompt(
            translate("Monuments", "The screens are removed"),
            translate("Monuments", "Each jewel scores 3 points."),
            primary=translate("Monuments", "Show everything"),
        )

    def review_prompt(self) -> Prompt:
        return Prompt(self._headline(), self._why(), seat=self.sole_winner)

    def again(self) -> Prompt:
        return again_prompt(self.sole_winner)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Q and not self.is_running:
            self._turn(-1)
        else:
            super().keyPressEvent(event)


def ending_timeline(found: Sequence[ScoreAccount], levels: int) -> Timeline:
    """The monument rises, jewels are counted, builders are sorted, places become known."""
    timeline = Timeline()
    now = 240
    for level in range(levels):
        timeline.add(level_cue(level), now, 300)
        now += 240
    now += 300
    for turn in zip_longest(*map(jewel_cues, found)):
        for cue in filter(None, turn):
            timeline.add(cue, now, 260)
            now += 120
        now += 160
    timeline.add(SORT, now + 200, 420)
    timeline.add(PLACES, now + 560, 260)
    timeline.add(BUILDERS, now + 900, 500)
    return timeline
