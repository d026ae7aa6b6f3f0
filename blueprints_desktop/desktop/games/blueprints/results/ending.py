"""The end of a match: Awards and Prizes are turned over, and the winner's buildings put on show.

The page and its timeline; the final table, a row for each player with every round and the sum; the
poster, which says whose match it was and shows their buildings in a row.
"""

from collections.abc import Hashable, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QEasingCurve, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.linework import paint_dimension
from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import Seat as SeatColours
from blueprints_desktop.desktop.drawing.palette import alpha, lighter
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import RISE, View, painting_order
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type
from blueprints_desktop.desktop.games.blueprints.art.pictures import (
    honour_sprite,
    marker_picture,
    won_sprite,
)
from blueprints_desktop.desktop.games.blueprints.board.building_layout import (
    FLOOR_DEPTH,
    FLOOR_WIDTH,
    BuildingLayout,
    rise_above_floor,
    standing_layout,
)
from blueprints_desktop.desktop.games.blueprints.board.building_part import (
    BuildingPicture,
    DieLook,
)
from blueprints_desktop.desktop.games.blueprints.facts.result_facts import (
    SeatEnd,
    SeatRound,
    exhibits,
    player_entry,
    standings,
)
from blueprints_desktop.desktop.games.blueprints.texts import end_words
from blueprints_desktop.desktop.games.blueprints.texts.end_words import (
    People,
    building_line,
    honour_name,
    round_brief,
    round_line,
    round_name,
    seat_description,
    seat_name,
)
from blueprints_desktop.desktop.i18n.number_format import rank_words, sentences
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.layout import least_height, natural_height
from blueprints_desktop.desktop.ui.cards.timeline import Timeline, TimelineMoment
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.desktop.ui.results.links import (
    EndLink,
    again_prompt,
    fit_links,
    link_places,
)
from blueprints_desktop.desktop.ui.results.result_page import EDGE, MARGIN, LastPage, split
from blueprints_desktop.desktop.ui.results.result_panel import SORT
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.spaces import COLUMNS, ROWS
from blueprints_desktop.games.blueprints.state import DICE_EACH, ROUNDS
from blueprints_desktop.games.blueprints.ties import Honour

translate = QCoreApplication.translate
POSTER, TABLE = "poster", "table"
PLACES, PENNANT, CONFETTI = "places", "pennant", "confetti"
_REST = "rest"
_FLIP = 340
_GAP = 16.0
_POSTER, _LEAST_POSTER = 0.44, 0.36
"""The share of the height that the poster has unless rows need more, and at least."""


class BlueprintsEnding(LastPage):
    """A poster with buildings over the final table; a row shows its player's buildings."""

    is_full_width = True

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self.ends: list[SeatEnd] = []
        """The players, best first."""
        self.shown_seat: Seat | None = None
        """Whose buildings are on the poster; None: the winner's, or all winners' best."""
        self.rounds = [
            EndLink(f"link-round-{number + 1}", Icon.PLAY, str(number + 1), appearance, self)
            for number in range(ROUNDS)
        ]
        for number, link in enumerate(self.rounds):
            link.clicked.connect(
                lambda _checked=False, number=number: self.onward.round_wanted.emit(number)
            )
        self.own_links = tuple(self.rounds)

    def shows(self, position: Position) -> bool:
        return self.has_position and tuple(self.view.results) == tuple(position.view.results)

    def read(self, position: Position) -> None:
        self.ends = standings(position.view.results, self.outcome)
        self.timeline = ending_timeline(self.ends, len(exhibits(self._winners())))
        self.shown_seat = None

    def _winners(self) -> list[SeatEnd]:
        return [end for end in self.ends if end.rank == 1]

    @property
    def links(self) -> tuple[EndLink, ...]:
        return super().links if self.leads_on else ()

    def on_looked_at(self, name: str) -> None:
        """Put a player's buildings on the poster."""
        seats = {player_entry(end.seat): end.seat for end in self.ends}
        if name in seats and not self.is_running:
            self.shown_seat = seats[name]
            self.arrange()

    # --- cards ----------------------------------------------------------------------

    def first_order(self) -> tuple[str, ...]:
        """Players stand in the order of the table before they are sorted."""
        return tuple(player_entry(end.seat) for end in sorted(self.ends, key=lambda end: end.seat))

    def chosen(self) -> list[SeatEnd]:
        """Whose buildings are on the poster."""
        own = [end for end in self.ends if end.seat == self.shown_seat]
        return own or self._winners()

    def cards(self) -> Mapping[str, kit.Card]:
        sheet = self.places(QRectF(self.rect()))[POSTER]
        room = QSizeF(sheet.width() / self.scale, sheet.height() / self.scale)
        return {POSTER: poster_card(self._poster(), room), TABLE: self._table()}

    def _poster(self) -> "Poster":
        """Buildings with the round, or whose they are where there are several winners."""
        chosen, people, results = self.chosen(), self.people, self.view.results
        first, several, shown = chosen[0], len(chosen) > 1, []
        for own in exhibits(chosen):
            person = people[own.seat]
            words = (person.name,) if several else (round_name(own.number), round_brief(own.number))
            shown.append(
                PosterBuilding(
                    own, person.colour, self.game.deck[own.result.cards[own.seat]], words
                )
            )
        wins = first.rank == 1
        why = end_words.reason(results, self.outcome, self.ends, people) if wins else ""
        return Poster(
            colours=tuple(people[end.seat].colour for end in chosen),
            name=end_words.winners_name(self.ends, people) if several else people[first.seat].name,
            wins=end_words.place_line(first, several),
            reason=why,
            brief=(end_words.tie_line(results, *self.ends[:2]) if wins else "") or why,
            is_winner=wins,
            buildings=tuple(shown),
        )

    def _table(self) -> kit.Card:
        behind = [*self.ends[1:], None]
        notes = [
            end_words.tie_line(self.view.results, end, after)
            for end, after in zip(self.ends, behind, strict=True)
        ]
        rounds = link_places(self.rounds, self.scale) if self.leads_on else ()
        links = link_places(self.onward.links, self.scale) if self.leads_on else ()
        return final_table(self.ends, notes, self.people, rounds, links)

    def places(self, room: QRectF) -> Mapping[str, QRectF]:
        unit = self.scale
        room = room.adjusted(MARGIN * unit, EDGE * unit, -MARGIN * unit, -EDGE * unit)
        table_card = self._table()
        wanted = natural_height(table_card, room.width(), unit)
        needed = least_height(table_card, room.width(), unit)
        usual, most = ((1.0 - share) * room.height() for share in (_POSTER, _LEAST_POSTER))
        high = min(wanted, max(usual, min(needed, most)))
        poster, table = split(room, room.height() - high - _GAP * unit, _GAP * unit, across=False)
        return {POSTER: poster, TABLE: table}

    def fit_links(self) -> None:
        """Rounds show their keys only where all have room for them."""
        column = (self.width() - 2 * MARGIN * self.scale) * 0.63 / max(1, len(self.rounds))
        fit_links(self.rounds, (column - 8.0 * self.scale) * len(self.rounds))
        fit_links(self.onward.links, self.width() - 2 * MARGIN * self.scale)

    def arrange(self) -> None:
        super().arrange()
        if self.has_position:
            shown = [] if self.is_running else self.chosen()
            rings = {player_entry(end.seat): self.people[end.seat].colour for end in shown}
            for name, entry in self.panels[TABLE].entries.items():
                entry.choose(rings.get(name))

    def come_to_rest(self) -> None:
        super().come_to_rest()
        self.arrange()

    # --- words ----------------------------------------------------------------------

    def say(self) -> None:
        for number, link in enumerate(self.rounds):
            link.setText(end_words.round_name(number))
            words = translate("Ending", "See the end of round {round} again")
            again = words.format(round=number + 1)
            set_tip(link, again)
            link.setAccessibleName(again)
        super().say()

    def spoken(self) -> tuple[str, str]:
        told = end_words.whole_description(self.ends, self.people)
        return translate("Ending", "Final result"), told

    def running_prompt(self) -> Prompt:
        return Prompt(
            translate("Ending", "The Awards and Prizes are turned face up"),
            translate("Ending", "They alone decide the game."),
            primary=translate("Ending", "Show all"),
        )

    def review_prompt(self) -> Prompt:
        return Prompt(end_words.headline(self.ends, self.people), seat=self.ends[0].seat)

    def again(self) -> Prompt:
        return again_prompt(self.ends[0].seat)


def ending_timeline(ends: Sequence[SeatEnd], exhibits: int) -> Timeline:
    """Cards turn round by round, players are sorted, places are known, the buildings rise."""
    timeline = Timeline()
    now = 500
    for number in range(len(ends[0].rounds)):
        for end in sorted(ends, key=lambda end: end.seat):
            for place in range(len(end.rounds[number].honours)):
                timeline.add(flip_cue(end.rounds[number], place), now, _FLIP)
                now += 110
        timeline.add(sum_cue(number), now + 160, 300)
        now += 620
    timeline.add(SORT, now, 420)
    timeline.add(PLACES, now + 340, 250)
    now += 500
    for exhibit in range(exhibits):
        for die in range(DICE_EACH):
            timeline.add(drop_cue(exhibit, die), now, _DROP)
            now += 70
    timeline.add(PENNANT, now + 150, 300)
    timeline.add(CONFETTI, now + 200, 700)
    timeline.add(_REST, now + 900, 60)
    return timeline


# --- the final table ----------------------------------------------------------------------


_PLACE = Type(20, 600)
_MEDALS = (38.0, 1.06), (34.0, 0.5)
"""How high Awards and Prizes are, and from one to the next: usually, and on one another."""


def flip_cue(own: SeatRound, place: int) -> tuple[str, int, int, int]:
    """An Award or Prize of a round is turned over."""
    return "flip", own.seat, own.number, place


def sum_cue(number: int) -> tuple[str, int]:
    """The points of a round are added."""
    return "sum", number


def counted(end: SeatEnd, moment: TimelineMoment) -> int:
    """The points turned over up to now."""
    return round(sum(own.points * moment.share(sum_cue(own.number)) for own in end.rounds))


def final_table(
    ends: Sequence[SeatEnd],
    notes: Sequence[str],
    people: People,
    rounds: Sequence[kit.Item],
    links: Sequence[kit.Item],
) -> kit.Card:
    """``notes`` say what broke ties; ``rounds`` lead to the reveals, ``links`` lead on."""
    count = len(ends[0].rounds)
    shares = (0.27, *(0.63 / count for _ in range(count)), 0.10)
    heads = rounds or tuple(
        kit.Text(round_name(number), Role.SMALL_STRONG, kit.CardTone.QUIET, (round_brief(number),))
        for number in range(count)
    )
    points = kit.Text(translate("Ending", "Points"), Role.SMALL_STRONG, kit.CardTone.QUIET)
    head = kit.GridRow(
        (
            kit.Text(translate("Ending", "Player"), Role.SMALL_STRONG, kit.CardTone.QUIET),
            *(kit.Line((each,)) for each in heads),
            kit.Line((points,)),
        )
    )
    rows = tuple(
        _row(end, note, people[end.seat], people) for end, note in zip(ends, notes, strict=True)
    )
    table = kit.Grid(rows, gap=8.0, pitch=kit.Spread(60.0, 42.0), shares=shares, inset=12.0)
    foot = (kit.Line(tuple(links), 0.0),) if links else ()
    return kit.Card(
        items=(kit.Grid((head,), gap=8.0, shares=shares, inset=12.0), table, *foot),
        pad=8.0,
        top=kit.fixed(4.0),
        foot=kit.fixed(6.0),
        about="final-score",
        spoken=translate("Ending", "Final result"),
    )


def _row(end: SeatEnd, note: str, person: Person, people: People) -> kit.GridRow:
    info = kit.PartInfo(
        player_entry(end.seat),
        "final-tie" if note else "final-score",
        "\n".join(filter(None, (person.name, note))),
        seat_name(end, people),
        entry=True,
        details=sentences(filter(None, (note, seat_description(end)))),
    )
    tone = kit.CardTone.NORMAL if end.rank == 1 else kit.CardTone.QUIET
    place = kit.Timed(kit.Text(rank_words(end.rank), _PLACE, tone), PLACES)
    below = (
        (kit.Timed(kit.Optional(kit.Text(note, Role.SMALL, kit.CardTone.QUIET)), PLACES),)
        if note
        else ()
    )
    name = kit.Stack(
        (kit.Fill(), kit.Text(person.name, Role.SECTION, least=12.0), *below, kit.Fill())
    )
    rank = kit.Stack((kit.Fill(), place, kit.Fill()), width=46.0)
    who = kit.Line((rank, marker_picture(person.colour, 13.5), name), 10.0)
    sums = tuple(sum_cue(own.number) for own in end.rounds)
    last = kit.Text(str(end.points), Role.SCORE, anchor=Anchor.LEFT)
    total = kit.Counting(last, lambda moment: str(counted(end, moment)), sums)
    cells = (who, *(_cell(own) for own in end.rounds), total)
    if end.rank > 1:
        return kit.GridRow(cells, info, ruled=kit.Rule.THIN)
    return kit.GridRow(
        cells, info, kit.CardGround.LIT, seat=person.colour, cue=PLACES, ruled=kit.Rule.THIN
    )


def _cell(own: SeatRound) -> kit.Item:
    """A round in words, in figures, or bare; all cells of the table say the same."""
    name = f"{player_entry(own.seat)}-round-{own.number + 1}"
    words = kit.Text(building_line(own.built), Role.SMALL, kit.CardTone.QUIET)
    figure = kit.Text(str(own.built), Role.SMALL, kit.CardTone.QUIET)
    if not own.honours:
        options = words, words, figure, figure
        shown: tuple[kit.Item, ...] = tuple(kit.Line((each,)) for each in options)
    else:
        text = kit.Text(f"+{own.points}", Role.FIGURE, kit.CardTone.GOOD)
        gain = kit.Timed(text, sum_cue(own.number))
        usual, close = (_turned_honours(name, own, *size) for size in _MEDALS)
        shown = (
            kit.Line((words, usual, gain), 6.0),
            kit.Line((words, close, gain), 4.0),
            kit.Line((figure, usual, gain), 6.0),
            kit.Line((figure, close, gain), 4.0),
            kit.Line((figure, close), 4.0),
        )
    info = kit.PartInfo(name, "round-points", round_line(own))
    return kit.Part(info, kit.Choice(shown, "cells"))


def _turned_honours(name: str, own: SeatRound, size: float, apart: float) -> kit.Item:
    """Awards and Prizes of a round that turn over one by one; ``name`` is that of the round."""
    shown = (
        kit.Part(
            kit.PartInfo(f"{name}-{honour.kind}", honour.kind, honour_name(honour)),
            _turning(honour, size, flip_cue(own, place)),
        )
        for place, honour in enumerate(own.honours)
    )
    return kit.Line(tuple(shown), (apart - 1.0) * size)


def _turning(honour: Honour, size: float, cue: Hashable) -> kit.Picture:
    """A card that turns about its upright axis, its back first."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look, share = canvas.look, canvas.moment.share(cue)
        sprite = won_sprite(honour, rect.height(), look, canvas.ratio)
        if share < 0.5:
            sprite = honour_sprite("", round(0.86 * rect.height()), look, canvas.ratio)
        if share < 1.0:
            canvas.painter.translate(rect.center())
            canvas.painter.scale(max(0.02, abs(1.0 - 2.0 * share)), 1.0)
            rect = QRectF()
        sprite.paint(canvas.painter, rect.center())

    return kit.Picture(("turning", honour, size), size, size, paint, cues=(cue,))


# --- the poster ---------------------------------------------------------------------------

_DROP = 260
_LOW, _TALL = 200.0, 380.0
"""Posters lower than the first keep everything small; those higher than the second, large."""
_LARGEST = 92.0
_APART = 46.0
"""Snippets of confetti are about so far from one another, at 100 %."""
_SEED = 24
"""Strewn once for all: the same window always looks the same."""


@frozen
class PosterBuilding:
    """A building on the poster, with wordings of what is said of it, the longest first."""

    round: SeatRound
    colour: int
    card: BlueprintCard
    wordings: tuple[str, ...]


@frozen
class Poster:
    """What is said of a seat, or of all who share the victory, and their buildings."""

    colours: tuple[int, ...]
    """Of their seats."""
    name: str
    wins: str
    reason: str
    brief: str
    """The same where there is little room."""
    is_winner: bool
    buildings: tuple[PosterBuilding, ...]


def drop_cue(exhibit: int, die: int) -> tuple[str, int, int]:
    """The n-th die of an exhibit, counted from the far bottom."""
    return "drop", exhibit, die


def poster_card(poster: Poster, room: QSizeF) -> kit.Card:
    """A title block at the left, the buildings at the right; ``room`` is at 100 %."""
    low = room.height() < _LOW
    captions = tuple(_caption(number, each, low) for number, each in enumerate(poster.buildings))
    below = kit.Grid((kit.GridRow(captions),), gap=28.0, shares=(1.0,) * len(captions), inset=14.0)
    works = kit.Stack((_works_picture(poster), below), kit.fixed(4.0))
    title = kit.Stack(_title(poster, room), width=max(180.0, 0.27 * room.width()))
    return kit.Card(
        items=(kit.Line((title, _rule(), works), 16.0),),
        surface=kit.Surface.PAPER,
        framed=True,
        pad=22.0,
        top=kit.fixed(18.0),
        foot=kit.fixed(12.0 if low else 16.0),
        about="final-score",
        spoken=f"{poster.name} {poster.wins}",
    )


def _rule() -> kit.Picture:
    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        line = QRectF(round(rect.center().x()), rect.top(), 1.0, rect.height())
        canvas.painter.fillRect(line, alpha(canvas.look.palette.ink, 0.35))

    return kit.Picture("rule", 1.0, 1.0, paint, stretches=True, aspect=0.001)


def _title(poster: Poster, room: QSizeF) -> tuple[kit.Item, ...]:
    """Badges over the name, or beside it where there is little height."""
    low, tall = room.height() < _LOW, room.height() > _TALL
    radius = 14.0 if low else 24.0
    size = 26 if low else 76 if tall else 52
    badges = tuple(marker_picture(colour, radius, PLACES) for colour in poster.colours)
    name = kit.Text(poster.name, Type(size, 600, 0.0), lines=1 if low else 2, least=18.0)
    tone = kit.CardTone.MARK if poster.is_winner else kit.CardTone.NORMAL
    wins = kit.Text(
        poster.wins, Type(30 if tall else 18 if low else 22, 600), tone, lines=1 if low else 2
    )
    head: tuple[kit.Item, ...] = (kit.Line((kit.Line(badges, 4.0), name), 10.0),)
    if not low:
        head = (kit.Line((*badges, kit.Fill()), 6.0), kit.Space(kit.fixed(12.0)), name)
    items: list[kit.Item] = [kit.Fill(), *(kit.Timed(each, PLACES) for each in (*head, wins))]
    if poster.reason:
        role = Type(19, 400) if tall else Role.BODY
        why = kit.Text(
            poster.brief if low else poster.reason,
            role,
            kit.CardTone.QUIET,
            shorter=(poster.brief,),
            lines=2 if low else 4,
        )
        items.append(kit.Timed(why, PLACES))
    return (*items, kit.Fill())


def _caption(number: int, shown: PosterBuilding, low: bool) -> kit.Item:
    """The round and its points on a dimension line, and what it won."""
    name, own = f"building-{number}", shown.round
    figure = kit.Text(str(own.built), Role.SECTION)
    medals: tuple[kit.Item, ...] = ()
    if own.honours:
        medals = (_turned_honours(name, own, 22.0 if low else 34.0, 0.9),)
    high = kit.fixed(24.0 if low else 36.0)
    options = tuple(
        kit.Line(
            (kit.Text(words, Role.DRAFTING, kit.CardTone.QUIET), figure, kit.Fill(), *medals),
            height=high,
        )
        for words in shown.wordings
    )
    line = kit.Part(
        kit.PartInfo(name, "round-points"), kit.Timed(kit.Choice(options, "captions"), PLACES)
    )
    return line if low else kit.Stack((_dimension(), line))


def _dimension() -> kit.Picture:
    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        y, ink = rect.center().y(), alpha(canvas.look.palette.ink_2, 0.8)
        left, right = QPointF(rect.left(), y), QPointF(rect.right(), y)
        paint_dimension(canvas.painter, left, right, ink, canvas.zoom)

    return kit.Picture("dimension", 0.0, 14.0, paint, stretches=True, aspect=0.001)


# --- the buildings ------------------------------------------------------------------------


def _works_picture(poster: Poster) -> kit.Picture:
    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        with saved(canvas.painter):
            canvas.painter.setClipRect(rect.adjusted(-8.0, -12.0, 8.0, 4.0))
            _paint_confetti(canvas, rect, poster)
            _paint_works(canvas, rect, poster)

    shown = range(len(poster.buildings))
    drops = (drop_cue(n, die) for n in shown for die in range(DICE_EACH))
    cues = (PLACES, PENNANT, CONFETTI, *drops)
    return kit.Picture(("works", poster), 0.0, 40.0, paint, stretches=True, cues=cues)


def _paint_confetti(canvas: kit.PaintContext, area: QRectF, poster: Poster) -> None:
    """Comes down on the winner's buildings once the flag is up."""
    share = canvas.moment.share(CONFETTI, QEasingCurve.Type.OutQuad)
    if not poster.is_winner or share <= 0.0:
        return
    size = QSizeF(round(area.width()), round(area.height() * 0.8))
    fallen = area.topLeft() - QPointF(0.0, (1.0 - share) * 0.3 * area.height())
    sprite = confetti_sprite(canvas.look, canvas.ratio, size, poster.colours)
    sprite.paint(canvas.painter, fallen, share)


def _paint_works(canvas: kit.PaintContext, area: QRectF, poster: Poster) -> None:
    """All buildings at one size on one ground line."""
    shown = poster.buildings
    scale, step = canvas.zoom, area.width() / len(shown)
    rise = max(rise_above_floor(each.round.building) for each in shown)
    flag = 0.75
    w = min(
        (step - 12.0 * scale) / FLOOR_WIDTH,
        area.height() / (FLOOR_DEPTH + rise + flag),
        _LARGEST * scale,
    )
    best = max(range(len(shown)), key=lambda n: shown[n].round.built)
    for number, each in enumerate(shown):
        foot = QPointF(round(area.left() + step * (number + 0.5)), round(area.bottom()))
        layout = standing_layout(float(max(6, int(w))), foot)
        _paint_work(canvas, layout, number, each)
        if poster.is_winner and (number == best or len(poster.colours) > 1):
            _paint_pennant(canvas, layout, each)


def _paint_work(
    canvas: kit.PaintContext, layout: BuildingLayout, number: int, shown: PosterBuilding
) -> None:
    painter, look, moment = canvas.painter, canvas.look, canvas.moment
    building, known = shown.round.building, moment.share(PLACES)
    if known < 1.0:
        painter.setOpacity(1.0 - known)
        _paint_lot(painter, layout.view, look)
        painter.setOpacity(1.0)
    cells = [
        (*layout.cell(space), z) for space, stack in enumerate(building) for z in range(len(stack))
    ]
    order = {cell: turn for turn, cell in enumerate(painting_order(cells))}

    def falling(space: int, level: int) -> DieLook:
        cue = drop_cue(number, order[(*layout.cell(space), level)])
        share, seen = moment.share(cue, QEasingCurve.Type.OutBounce), moment.share(cue)
        return DieLook(opacity=min(1.0, 2.0 * seen), raised=(1.0 - share) * 1.4 * layout.view.w)

    picture = BuildingPicture(
        layout, shown.card, building, look, canvas.ratio, looks=falling, bare=True
    )
    picture.paint_ground(painter, known)
    picture.paint_shadows(painter, moment.share(drop_cue(number, max(0, len(cells) - 1))))
    picture.paint_dice(painter)


def _paint_pennant(canvas: kit.PaintContext, layout: BuildingLayout, shown: PosterBuilding) -> None:
    """The winner's flag on the highest stack of the best building."""
    share = canvas.moment.share(PENNANT)
    if share <= 0.0:
        return
    building = shown.round.building
    space = max(range(len(building)), key=lambda n: (len(building[n]), -n))
    (x, y), view = layout.cell(space), layout.view
    root = view.point(x + 0.5, y + 0.5, len(building[space]))
    seat = canvas.look.palette.seats[shown.colour]
    canvas.painter.setOpacity(share)
    _paint_flag(canvas.painter, root, view.w * 1.15 * (0.4 + 0.6 * share), seat, canvas.look)
    canvas.painter.setOpacity(1.0)


def _paint_lot(painter: QPainter, view: View, look: Look) -> None:
    """A place for a building, while nobody knows yet whose it will be."""
    painter.setPen(dashed_pen(alpha(look.palette.ink_2, 0.7), 1.4 * look.scale))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corners = [(0, 0, 0), (COLUMNS, 0, 0), (COLUMNS, ROWS, 0), (0, ROWS, 0)]
    painter.drawPolygon(view.polygon(corners))
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_flag(
    painter: QPainter, root: QPointF, high: float, seat: SeatColours, look: Look
) -> None:
    top = root - QPointF(0.0, high)
    pole = QPen(look.palette.ink, max(1.6, high * 0.05))
    pole.setCapStyle(Qt.PenCapStyle.RoundCap)
    cloth = QPainterPath(top)
    cloth.cubicTo(
        top + QPointF(high * 0.28, -high * 0.07), top + QPointF(high * 0.45, high * 0.20),
        top + QPointF(high * 0.84, high * RISE * 0.28),
    )  # fmt: skip
    cloth.cubicTo(
        top + QPointF(high * 0.50, high * 0.42), top + QPointF(high * 0.30, high * 0.30),
        top + QPointF(0.0, high * 0.46),
    )  # fmt: skip
    cloth.closeSubpath()
    painter.fillPath(cloth, seat.body)
    painter.strokePath(cloth, QPen(lighter(seat.body, 0.45), 1.2 * look.scale))
    painter.setPen(pole)
    painter.drawLine(root, top)
    painter.setPen(Qt.PenStyle.NoPen)


def confetti_sprite(look: Look, ratio: float, size: QSizeF, colours: tuple[int, ...]) -> Sprite:
    """An area strewn with snippets in the winners' colours, fewer and fainter towards its foot."""
    palette, scale = look.palette, look.scale
    own = [lighter(palette.seats[colour].body, 0.3) for colour in colours]
    inks = [*own, palette.pencil, palette.ink]
    rect = QRectF(QPointF(0.0, 0.0), size)

    def draw(painter: QPainter) -> None:
        lot = Random(_SEED)
        apart, edge = _APART * scale, 9.0 * scale
        count = round(rect.width() * rect.height() / (apart * apart))
        for number in range(count):
            down = lot.random()
            x = edge + lot.random() * (rect.width() - 2 * edge)
            y = edge + down**1.4 * (rect.height() - 2 * edge)
            ink = inks[number % len(inks)]
            _paint_snippet(painter, lot, QPointF(x, y), alpha(ink, 0.95 - 0.7 * down), scale)

    what = ("confetti", size.width(), size.height(), colours, scale)
    return look.pixmaps.sprite(what, rect, ratio, palette, draw)


def _paint_snippet(painter: QPainter, lot: Random, at: QPointF, ink: QColor, scale: float) -> None:
    """A strip, a square or a corner cut off, turned anyhow."""
    long = (5.0 + 5.0 * lot.random()) * scale
    wide = long * lot.choice((0.38, 0.38, 1.0)) / sqrt(2.0)
    corners = [(-long, -wide), (long, -wide), (long, wide), (-long, wide)]
    if lot.random() < 0.25:
        corners = corners[:3]
    with saved(painter):
        painter.translate(at)
        painter.rotate(180.0 * lot.random())
        painter.setBrush(ink)
        painter.drawPolygon(QPolygonF([QPointF(x / 2, y / 2) for x, y in corners]))
