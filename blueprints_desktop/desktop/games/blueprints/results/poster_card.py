"""The poster of the end as a card: whose match it was, and their buildings in a row."""

from collections.abc import Sequence
from math import sqrt
from random import Random

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from blueprints_desktop.desktop.drawing.linework import paint_dimension
from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import Seat, alpha, lighter
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import RISE, View, painting_order
from blueprints_desktop.desktop.drawing.typography import Role, Type
from blueprints_desktop.desktop.games.blueprints.art.pictures import (
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
    Exhibit,
    SeatEnd,
    SeatRound,
    exhibits,
)
from blueprints_desktop.desktop.games.blueprints.texts.end_words import (
    People,
    place_line,
    reason,
    round_brief,
    round_name,
    tie_line,
    winners_name,
    wins_line,
)
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    CardTone,
    Choice,
    Fill,
    Grid,
    GridRow,
    Item,
    Line,
    PaintContext,
    Part,
    PartInfo,
    Picture,
    Space,
    Stack,
    Surface,
    Text,
    Timed,
    fixed,
)
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.scoring import RoundResult
from blueprints_desktop.games.blueprints.spaces import COLUMNS, ROWS
from blueprints_desktop.games.blueprints.state import DICE_EACH

PLACES, PENNANT, CONFETTI = "places", "pennant", "confetti"
_DROP = 260
_LOW, _TALL = 200.0, 380.0
"""Posters lower than the first keep everything small; those higher than the second, large."""
_LARGEST = 92.0
_APART = 46.0
"""Snippets of confetti are about so far from one another, at 100 %."""
_SEED = 24
"""Strewn once for all: the same window always looks the same."""


@frozen
class PosterWords:
    """What is said of a seat, or of all who share the victory."""

    people: tuple[int, ...]
    """The colours of their seats."""
    name: str
    wins: str
    reason: str
    brief: str
    """The same where there is little room."""
    is_winner: bool


@frozen
class ShownBuilding:
    """A building on the poster with what is said of it."""

    exhibit: Exhibit
    colour: int
    card: BlueprintCard
    words: str
    brief: str

    @property
    def round(self) -> SeatRound:
        return self.exhibit.round


def poster_words(
    chosen: Sequence[SeatEnd],
    ends: Sequence[SeatEnd],
    results: Sequence[RoundResult],
    outcome: Outcome,
    people: People,
) -> PosterWords:
    first = chosen[0]
    wins, several = first.rank == 1, len(chosen) > 1
    why = reason(results, outcome, ends, people) if wins else ""
    return PosterWords(
        people=tuple(people[end.seat].colour for end in chosen),
        name=winners_name(ends, people) if several else people[first.seat].name,
        wins=wins_line(first, several) if wins else place_line(first),
        reason=why,
        brief=(tie_line(results, *ends[:2]) if wins else "") or why,
        is_winner=wins,
    )


def shown_buildings(
    chosen: Sequence[SeatEnd], people: People, deck: Sequence[BlueprintCard]
) -> list[ShownBuilding]:
    """Buildings with the round, or whose they are where there are several."""
    found = []
    for exhibit in exhibits(chosen):
        own, person = exhibit.round, people[exhibit.seat]
        words, brief = round_name(own.number), round_brief(own.number)
        if len(chosen) > 1:
            words = brief = person.name
        found.append(ShownBuilding(exhibit, person.colour, deck[own.card], words, brief))
    return found


def drop_cue(exhibit: int, die: int) -> tuple[str, int, int]:
    """The n-th die of an exhibit, counted from the far bottom."""
    return "drop", exhibit, die


def add_drops(timeline: Timeline, exhibits: int, now: int) -> int:
    """Let the dice of the buildings fall one by one; gives back when the last one falls."""
    for exhibit in range(exhibits):
        for die in range(DICE_EACH):
            timeline.add(drop_cue(exhibit, die), now, _DROP)
            now += 70
    return now


def poster_card(words: PosterWords, shown: Sequence[ShownBuilding], room: QSizeF) -> Card:
    """A title block at the left, three buildings at the right; ``room`` is at 100 %."""
    low = room.height() < _LOW
    captions = tuple(_caption(number, each, low) for number, each in enumerate(shown))
    shares = (1.0,) * len(shown)
    below = Grid((GridRow(captions),), gap=28.0, shares=shares, inset=14.0)
    works = Stack((_works_picture(words, shown), below), fixed(4.0))
    title = Stack(_title(words, room), width=max(180.0, 0.27 * room.width()))
    return Card(
        items=(Line((title, _rule(), works), 16.0),),
        surface=Surface.PAPER,
        framed=True,
        pad=22.0,
        top=fixed(18.0),
        foot=fixed(12.0 if low else 16.0),
        about="final-score",
        spoken=f"{words.name} {words.wins}",
    )


def _rule() -> Picture:
    def paint(canvas: PaintContext, rect: QRectF) -> None:
        line = QRectF(round(rect.center().x()), rect.top(), 1.0, rect.height())
        canvas.painter.fillRect(line, alpha(canvas.look.palette.ink, 0.35))

    return Picture("rule", 1.0, 1.0, paint, stretches=True, aspect=0.001)


def _title(words: PosterWords, room: QSizeF) -> tuple[Item, ...]:
    """Badges over the name, or beside it where there is little height."""
    low, tall = room.height() < _LOW, room.height() > _TALL
    radius = 14.0 if low else 24.0
    size = 26 if low else 76 if tall else 52
    badges = tuple(marker_picture(colour, radius, PLACES) for colour in words.people)
    name = Text(words.name, Type(size, 600, 0.0), lines=1 if low else 2, least=18.0)
    tone = CardTone.MARK if words.is_winner else CardTone.NORMAL
    wins = Text(words.wins, Type(30 if tall else 18 if low else 22, 600), tone, lines=2)
    head: tuple[Item, ...] = (Line((*badges, name), 10.0),)
    if not low:
        head = (Line((*badges, Fill()), 6.0), Space(fixed(12.0)), name)
    items: list[Item] = [Fill(), *(Timed(each, PLACES) for each in (*head, wins))]
    if words.reason:
        role = Type(19, 400) if tall else Role.BODY
        why = Text(
            words.brief if low else words.reason,
            role,
            CardTone.QUIET,
            shorter=(words.brief,),
            lines=1 if low else 4,
        )
        items.append(Timed(why, PLACES))
    return (*items, Fill())


def _caption(number: int, shown: ShownBuilding, low: bool) -> Item:
    """The round and its points on a dimension line, and what it won."""
    role, quiet = Role.DRAFTING, CardTone.QUIET
    words = tuple(Text(each, role, quiet) for each in (shown.words, shown.brief))
    figure = Text(str(shown.round.built), Role.SECTION)
    medals = honours_picture(shown.round, 22.0 if low else 34.0)
    high = fixed(24.0 if low else 36.0)
    options = tuple(Line((each, figure, Fill(), *medals), height=high) for each in words)
    info = PartInfo(f"building-{number}", "round-points")
    line = Part(info, Timed(Choice(options, "captions"), PLACES))
    return line if low else Stack((_dimension(), line))


def _dimension() -> Picture:
    def paint(canvas: PaintContext, rect: QRectF) -> None:
        y, ink = rect.center().y(), alpha(canvas.look.palette.ink_2, 0.8)
        left, right = QPointF(rect.left(), y), QPointF(rect.right(), y)
        paint_dimension(canvas.painter, left, right, ink, canvas.zoom)

    return Picture("dimension", 0.0, 14.0, paint, stretches=True, aspect=0.001)


def honours_picture(own: SeatRound, size: float) -> tuple[Picture, ...]:
    """The Awards and Prizes of a round, overlapping a little; none: nothing."""
    if not own.honours:
        return ()

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        x = rect.left() + rect.height() / 2
        for honour in own.honours:
            sprite = won_sprite(honour, rect.height(), canvas.look, canvas.ratio)
            sprite.paint(canvas.painter, QPointF(x, rect.center().y()))
            x += 0.9 * rect.height()

    wide = size * (1.0 + 0.9 * (len(own.honours) - 1))
    return (Picture(("honours", own.honours, size), wide, size, paint),)


# --- the buildings ------------------------------------------------------------------------


def _works_picture(words: PosterWords, shown: Sequence[ShownBuilding]) -> Picture:
    shown = tuple(shown)

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        with saved(canvas.painter):
            canvas.painter.setClipRect(rect.adjusted(-8.0, -12.0, 8.0, 4.0))
            _paint_confetti(canvas, rect, words)
            _paint_works(canvas, rect, words, shown)

    drops = (drop_cue(n, die) for n in range(len(shown)) for die in range(DICE_EACH))
    cues = (PLACES, PENNANT, CONFETTI, *drops)
    return Picture(("works", words, shown), 0.0, 40.0, paint, stretches=True, cues=cues)


def _paint_confetti(canvas: PaintContext, area: QRectF, words: PosterWords) -> None:
    """Comes down on the winner's buildings once the flag is up."""
    share = canvas.moment.share(CONFETTI, QEasingCurve.Type.OutQuad)
    if not words.is_winner or share <= 0.0:
        return
    size = QSizeF(round(area.width()), round(area.height() * 0.8))
    fallen = area.topLeft() - QPointF(0.0, (1.0 - share) * 0.3 * area.height())
    sprite = confetti_sprite(canvas.look, canvas.ratio, size, words.people)
    sprite.paint(canvas.painter, fallen, share)


def _paint_works(
    canvas: PaintContext, area: QRectF, words: PosterWords, shown: Sequence[ShownBuilding]
) -> None:
    """All buildings at one size on one ground line."""
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
        if words.is_winner and (number == best or len(words.people) > 1):
            _paint_pennant(canvas, layout, each)


def _paint_work(
    canvas: PaintContext, layout: BuildingLayout, number: int, shown: ShownBuilding
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


def _paint_pennant(canvas: PaintContext, layout: BuildingLayout, shown: ShownBuilding) -> None:
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


def _paint_flag(painter: QPainter, root: QPointF, high: float, seat: Seat, look: Look) -> None:
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
