"""The end of a match: Awards and Prizes are turned over, and the winner's buildings put on show.

The page, its timeline, and the final table: a row for each player with every round and the sum.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.awards import prize_sprite
from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type
from blueprints_desktop.desktop.games.blueprints.art.pictures import (
    marker_picture,
    won_sprite,
)
from blueprints_desktop.desktop.games.blueprints.facts.result_facts import (
    SeatEnd,
    SeatRound,
    exhibits,
    standings,
)
from blueprints_desktop.desktop.games.blueprints.results.poster_card import (
    CONFETTI,
    PENNANT,
    PLACES,
    add_drops,
    poster_card,
    poster_words,
    shown_buildings,
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
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards.layout import natural_height
from blueprints_desktop.desktop.ui.cards.timeline import Timeline, TimelineMoment
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    CardGround,
    CardTone,
    Choice,
    Counting,
    Fill,
    Grid,
    GridRow,
    Item,
    Line,
    Optional,
    PaintContext,
    Part,
    PartInfo,
    Picture,
    Spread,
    Stack,
    Text,
    Timed,
    fixed,
)
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
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.state import ROUNDS

translate = QCoreApplication.translate
POSTER, TABLE = "poster", "table"
_REST = "rest"
_FLIP = 340
_GAP = 16.0
_LEAST_POSTER = 0.36
"""The share of the height that the poster has at least."""


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
        return self._told and tuple(self.view.results) == tuple(position.view.results)

    def read(self, position: Position) -> None:
        self.ends = standings(position.view.results, self._outcome)
        self._timeline = ending_timeline(self.ends, len(exhibits(self._winners())))
        self.shown_seat = None

    @property
    def _outcome(self) -> Outcome:
        outcome: Outcome | None = self._game.outcome(self.view)
        assert outcome is not None, "the game is over"
        return outcome

    def _winners(self) -> list[SeatEnd]:
        return [end for end in self.ends if end.rank == 1]

    @property
    def links(self) -> tuple[EndLink, ...]:
        return super().links if self.leads_on else ()

    def on_looked_at(self, name: str) -> None:
        """Put a player's buildings on the poster."""
        seats = {row_name(end): end.seat for end in self.ends}
        if name in seats and not self.is_running:
            self.shown_seat = seats[name]
            self._arrange()

    # --- cards ----------------------------------------------------------------------

    def first_order(self) -> tuple[str, ...]:
        """Players stand in the order of the table before they are sorted."""
        return tuple(row_name(end) for end in sorted(self.ends, key=lambda end: end.seat))

    def chosen(self) -> list[SeatEnd]:
        """Whose buildings are on the poster."""
        own = [end for end in self.ends if end.seat == self.shown_seat]
        return own or self._winners()

    def cards(self) -> Mapping[str, Card]:
        sheet = self.places(QRectF(self.rect()))[POSTER]
        room = QSizeF(sheet.width() / self.scale, sheet.height() / self.scale)
        chosen, results = self.chosen(), self.view.results
        words = poster_words(chosen, self.ends, results, self._outcome, self._people)
        shown = shown_buildings(chosen, self._people, self._game.deck)
        return {POSTER: poster_card(words, shown, room), TABLE: self._table()}

    def _table(self) -> Card:
        behind = [*self.ends[1:], None]
        notes = [
            end_words.tie_line(self.view.results, end, after)
            for end, after in zip(self.ends, behind, strict=True)
        ]
        rounds = link_places(self.rounds, self.scale) if self.leads_on else ()
        links = link_places(self.onward.links, self.scale) if self.leads_on else ()
        return final_table(self.ends, notes, self._people, rounds, links)

    def places(self, room: QRectF) -> Mapping[str, QRectF]:
        unit = self.scale
        room = room.adjusted(MARGIN * unit, EDGE * unit, -MARGIN * unit, -EDGE * unit)
        wanted = natural_height(self._table(), room.width(), unit)
        high = min(wanted, (1.0 - _LEAST_POSTER) * room.height())
        poster, table = split(room, room.height() - high - _GAP * unit, _GAP * unit, across=False)
        return {POSTER: poster, TABLE: table}

    def _fit_links(self) -> None:
        """Rounds show their keys only where all have room for them."""
        column = (self.width() - 2 * MARGIN * self.scale) * 0.63 / max(1, len(self.rounds))
        fit_links(self.rounds, (column - 8.0 * self.scale) * len(self.rounds))
        fit_links(self.onward.links, self.width() - 2 * MARGIN * self.scale)

    def _arrange(self) -> None:
        super()._arrange()
        if self._told:
            shown = [] if self.is_running else self.chosen()
            rings = {row_name(end): self._people[end.seat].colour for end in shown}
            for name, entry in self.panels[TABLE].entries.items():
                entry.choose(rings.get(name))

    def _come_to_rest(self) -> None:
        super()._come_to_rest()
        self._arrange()

    # --- words ----------------------------------------------------------------------

    def _say(self) -> None:
        for number, link in enumerate(self.rounds):
            link.setText(end_words.round_name(number))
            words = translate("Ending", "See the end of round {round} again")
            again = words.format(round=number + 1)
            set_tip(link, again)
            link.setAccessibleName(again)
        super()._say()

    def spoken(self) -> tuple[str, str]:
        told = end_words.whole_description(self.ends, self._people)
        return translate("Ending", "Final result"), told

    def running_prompt(self) -> Prompt:
        return end_words.turning_prompt()

    def review_prompt(self) -> Prompt:
        return Prompt(end_words.headline(self.ends, self._people), seat=self.ends[0].seat)

    def again(self) -> Prompt:
        return again_prompt(self.ends[0].seat)


def ending_timeline(ends: Sequence[SeatEnd], exhibits: int) -> Timeline:
    """Cards turn round by round, players are sorted, places are known, the buildings rise."""
    timeline = Timeline()
    now = 500
    for number in range(len(ends[0].rounds)):
        for end in sorted(ends, key=lambda end: end.seat):
            for place in range(len(end.rounds[number].honours)):
                timeline.add(flip_cue(end.seat, number, place), now, _FLIP)
                now += 110
        timeline.add(sum_cue(number), now + 160, 300)
        now += 620
    timeline.add(SORT, now, 420)
    timeline.add(PLACES, now + 340, 250)
    now = add_drops(timeline, exhibits, now + 500)
    timeline.add(PENNANT, now + 150, 300)
    timeline.add(CONFETTI, now + 200, 700)
    timeline.add(_REST, now + 900, 60)
    return timeline


# --- the final table ----------------------------------------------------------------------


_PLACE = Type(20, 600)
_MEDALS = (38.0, 1.06), (34.0, 0.5)
"""How high Awards and Prizes are, and from one to the next: usually, and on one another."""


def flip_cue(seat: Seat, number: int, place: int) -> tuple[str, int, int, int]:
    """An Award or Prize of a round is turned over."""
    return "flip", seat, number, place


def sum_cue(number: int) -> tuple[str, int]:
    """The points of a round are added."""
    return "sum", number


def counted(end: SeatEnd, moment: TimelineMoment) -> int:
    """The points turned over up to now."""
    return round(sum(own.points * moment.share(sum_cue(own.number)) for own in end.rounds))


def row_name(end: SeatEnd) -> str:
    """The public name of a row."""
    return f"player-{end.seat}"


def final_table(
    ends: Sequence[SeatEnd],
    notes: Sequence[str],
    people: People,
    rounds: Sequence[Item],
    links: Sequence[Item],
) -> Card:
    """``notes`` say what broke ties; ``rounds`` lead to the reveals, ``links`` lead on."""
    count = len(ends[0].rounds)
    shares = (0.27, *(0.63 / count for _ in range(count)), 0.10)
    heads = rounds or tuple(
        Text(round_name(number), Role.SMALL_STRONG, CardTone.QUIET, (round_brief(number),))
        for number in range(count)
    )
    points = Text(translate("Ending", "Points"), Role.SMALL_STRONG, CardTone.QUIET)
    head = GridRow(
        (
            Text(translate("Ending", "Player"), Role.SMALL_STRONG, CardTone.QUIET),
            *(Line((each,)) for each in heads),
            Line((points,)),
        )
    )
    rows = tuple(
        _row(end, note, people[end.seat], people) for end, note in zip(ends, notes, strict=True)
    )
    table = Grid(rows, gap=8.0, pitch=Spread(60.0, 42.0), shares=shares, inset=12.0)
    foot = (Line(tuple(links), 0.0),) if links else ()
    return Card(
        items=(Grid((head,), gap=8.0, shares=shares, inset=12.0), table, *foot),
        pad=8.0,
        top=fixed(4.0),
        foot=fixed(6.0),
        about="final-score",
        spoken=translate("Ending", "Final result"),
    )


def _row(end: SeatEnd, note: str, person: Person, people: People) -> GridRow:
    info = PartInfo(
        row_name(end),
        "final-tie" if note else "final-score",
        "\n".join(filter(None, (person.name, note))),
        seat_name(end, people),
        entry=True,
        details=sentences(filter(None, (note, seat_description(end)))),
    )
    tone = CardTone.NORMAL if end.rank == 1 else CardTone.QUIET
    place = Timed(Text(rank_words(end.rank), _PLACE, tone), PLACES)
    below = (Timed(Optional(Text(note, Role.SMALL, CardTone.QUIET)), PLACES),) if note else ()
    name = Stack((Fill(), Text(person.name, Role.SECTION, least=12.0), *below, Fill()))
    rank = Stack((Fill(), place, Fill()), width=46.0)
    who = Line((rank, marker_picture(person.colour, 13.5), name), 10.0)
    sums = tuple(sum_cue(own.number) for own in end.rounds)
    last = Text(str(end.points), Role.SCORE, anchor=Anchor.LEFT)
    total = Counting(last, lambda moment: str(counted(end, moment)), sums)
    cells = (who, *(_cell(end.seat, own) for own in end.rounds), total)
    if end.rank > 1:
        return GridRow(cells, info, ruled=True)
    return GridRow(cells, info, CardGround.LIT, seat=person.colour, cue=PLACES, ruled=True)


def _cell(seat: Seat, own: SeatRound) -> Item:
    """A round in words, in figures, or bare; all cells of the table say the same."""
    words = Text(building_line(own.built), Role.SMALL, CardTone.QUIET)
    figure = Text(str(own.built), Role.SMALL, CardTone.QUIET)
    if not own.honours:
        options = words, figure, figure
        shown: tuple[Item, ...] = tuple(Line((each,)) for each in options)
    else:
        text = Text(f"+{own.points}", Role.FIGURE, CardTone.GOOD)
        gain = Timed(text, sum_cue(own.number))
        usual, close = (_honours(seat, own, *size) for size in _MEDALS)
        shown = (
            Line((words, usual, gain), 6.0),
            Line((figure, usual, gain), 6.0),
            Line((figure, close, gain), 4.0),
            Line((figure, close), 4.0),
        )
    info = PartInfo(f"player-{seat}-round-{own.number + 1}", "round-points", round_line(own))
    return Part(info, Choice(shown, "cells"))


def _honours(seat: Seat, own: SeatRound, size: float, apart: float) -> Picture:
    """Awards and Prizes that turn over one by one."""
    cues = tuple(flip_cue(seat, own.number, place) for place in range(len(own.honours)))

    def middles(rect: QRectF) -> list[QPointF]:
        step = apart * rect.height()
        left, y = rect.left() + rect.height() / 2, rect.center().y()
        return [QPointF(left + step * number, y) for number in range(len(own.honours))]

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        look, ratio, high = canvas.look, canvas.ratio, rect.height()
        back = prize_sprite(look.pixmaps, None, high * 0.86, ratio, look.palette)
        for honour, cue, at in zip(own.honours, cues, middles(rect), strict=True):
            face = won_sprite(honour, high, look, ratio)
            _paint_flip(canvas.painter, back, face, at, canvas.moment.share(cue))

    def spots(rect: QRectF, _zoom: float) -> list[tuple[PartInfo, QRectF]]:
        found = []
        for honour, at in zip(own.honours, middles(rect), strict=True):
            name = f"player-{seat}-round-{own.number + 1}-{honour.kind}"
            area = QRectF(0.0, 0.0, rect.height(), rect.height())
            area.moveCenter(at)
            found.append((PartInfo(name, honour.kind, honour_name(honour)), area))
        return found

    wide = size * (1.0 + apart * (len(own.honours) - 1))
    key = ("honours", seat, own.number, own.honours, size)
    return Picture(key, wide, size, paint, cues=cues, spots=spots)


def _paint_flip(painter: QPainter, back: Sprite, face: Sprite, at: QPointF, share: float) -> None:
    """A card turning about its upright axis."""
    if share >= 1.0:
        face.paint(painter, at)
        return
    sprite, wide = (back, 1.0 - 2.0 * share) if share < 0.5 else (face, 2.0 * share - 1.0)
    with saved(painter):
        painter.translate(at)
        painter.scale(max(0.02, wide), 1.0)
        painter.drawPixmap(-sprite.anchor, sprite.pixmap)
