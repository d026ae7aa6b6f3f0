"""The ranking of the builders as a card: who won, where the points came from, who built what."""

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPen

from blueprints_desktop.desktop.drawing.awards import medal_sprite
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, text_width, write
from blueprints_desktop.desktop.games.monuments.art.pieces import JEWEL, piece_sprite
from blueprints_desktop.desktop.games.monuments.texts.words import piece_words
from blueprints_desktop.desktop.i18n.number_format import (
    rank_words,
    score_words,
    sentences,
    signed,
)
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.timeline import TimelineMoment
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
    SeatSign,
    Spread,
    Stack,
    Text,
    Timed,
    fixed,
)
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.account import ScoreAccount
from blueprints_desktop.games.monuments.plan import Plan

translate = QCoreApplication.translate
PLACES = "places"
"""The cue with which places become known."""
_MEDALS, _MEDAL = 3, 38.0
_JEWEL, _JEWEL_SIZE = 21.0, 9.5
"""From jewel to jewel, and how large one is drawn."""
_STANDS, _FALLS = 6.0, 26.0
"""A jewel's ground lies so far below its middle, and it falls from so high."""
_TOTALS, _LOW_TOTALS = Role.SCORE, Role.CARD_TITLE
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


def jewel_cue(seat: Seat, number: int) -> Hashable:
    """A jewel of a seat that comes to light."""
    return "jewel", seat, number


def counted(account: ScoreAccount, moment: TimelineMoment) -> int:
    """The total as far as jewels have been counted."""
    if not account.jewels:
        return account.total
    begun = sum(moment.begun(jewel_cue(account.seat, n)) for n in range(account.jewels))
    return round(account.before_jewels + account.jewel_points * begun / account.jewels)


class PointsPart(NamedTuple):
    """Something that brought or cost points, and the paragraph of the rulebook about it."""

    what: str
    points: str
    rule: str
    jewels: int = 0
    """They are drawn, not named."""


def parts_of(account: ScoreAccount) -> list[PointsPart]:
    """Where the points came from; together they are the total."""
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
        parts.append(PointsPart(what, signed(account.jewel_points), "jewels", account.jewels))
    return parts


def seat_spoken(account: ScoreAccount, rank: int, person: Person) -> str:
    """A row of the ranking as one sentence."""
    words = translate("Monuments", "{rank}: {name}, {points}")
    return words.format(rank=rank_words(rank), name=person.name, points=score_words(account.total))


def ranking_card(
    headline: str,
    why: str,
    builders: Sequence[BuilderResult],
    levels: Sequence["LevelShares"],
    links: Item,
    *,
    low: bool,
) -> Card:
    """Headline, a row for each builder, the levels where there is room, the links.

    ``low``: a row has one line only.
    """
    title = Text(headline, Role.CARD_TITLE if low else Role.PAGE_TITLE, lines=1 if low else 2)
    reason = Text(why, Role.SMALL, CardTone.QUIET, lines=1 if low else 2)
    head = Timed(Stack((Part(PartInfo("headline"), title), reason), fixed(2.0)), PLACES)
    if low:
        shares = (0.08, 0.28, 0.5, 0.14)
        rows = tuple(_low_row(each) for each in builders)
        table = Grid(rows, gap=8.0, pitch=Spread(44.0, 34.0), shares=shares, inset=12.0)
    else:
        rows = tuple(_row(each) for each in builders)
        table = Grid(rows, gap=10.0, pitch=Spread(106.0, 72.0), shares=(0.1, 0.9), inset=14.0)
    bars = Timed(_levels_table(levels, [each.person for each in builders]), PLACES)
    return Card(
        items=(_aside(head), table, Optional(_aside(bars)), Fill(), links),
        pad=10.0,
        top=Spread(18.0, 10.0),
        foot=Spread(12.0, 6.0),
        gap=Spread(14.0, 4.0),
        about="final-score",
        spoken=headline,
    )


def _aside(item: Item) -> Item:
    """As far from the side as the cells of the table."""
    return Grid((GridRow((item,)),), inset=14.0)


def _ranked(each: BuilderResult, cells: tuple[Item, ...]) -> GridRow:
    info = PartInfo(each.name, "final-score", spoken=seat_spoken(*each), entry=True)
    if each.rank > 1:
        return GridRow(cells, info)
    return GridRow(cells, info, CardGround.LIT, seat=each.person.colour, cue=PLACES)


def _row(each: BuilderResult) -> GridRow:
    parts, *jewels = _split(each.account)
    wordy = [_part(each, part, words=True) for part in parts]
    bare = [_part(each, part, words=False) for part in parts]
    half = -(-len(wordy) // 2)
    options = tuple(
        Stack(lines, Spread(4.0, 0.0))
        for lines in (
            (_beside(wordy), *_jewels(each, jewels, 110.0)),
            (_beside(wordy[:half]), _beside([*wordy[half:], *_jewels(each, jewels, 64.0)])),
            (_beside(bare), *_jewels(each, jewels, 64.0)),
            (_beside(bare, 8.0), *_jewels(each, jewels, 36.0)),
        )
    )
    name = Line((*_name(each, Role.SECTION), Fill(), _total(each, _TOTALS)))
    return _ranked(each, (_place(each), Stack((name, Choice(options, "parts")), Spread(2.0, 0.0))))


def _low_row(each: BuilderResult) -> GridRow:
    parts, *jewels = _split(each.account)
    wordy = [_part(each, part, words=True) for part in parts]
    bare = [_part(each, part, words=False) for part in parts]
    options = (
        _beside([*wordy, *_jewels(each, jewels, 86.0)]),
        _beside([*bare, *_jewels(each, jewels, 64.0)]),
        _beside([*bare, *_jewels(each, jewels, 36.0)], 8.0),
    )
    names = tuple(
        Line(_name(each, role)) for role in (Role.SECTION, Role.BODY_STRONG, Role.SMALL_STRONG)
    )
    cells = _place(each), Choice(names, "names"), Choice(options, "parts")
    return _ranked(each, (*cells, _total(each, _LOW_TOTALS)))


def _split(account: ScoreAccount) -> tuple[list[PointsPart], *tuple[PointsPart, ...]]:
    """The parts in words, and the jewels if there are any."""
    parts = parts_of(account)
    return [part for part in parts if not part.jewels], *(part for part in parts if part.jewels)


def _beside(items: Sequence[Item], gap: float = 14.0) -> Line:
    return Line(tuple(items), gap)


def _name(each: BuilderResult, role: Role) -> tuple[Item, ...]:
    return SeatSign(each.person.colour, 16.0), Text(each.person.name, role)


def _total(each: BuilderResult, role: Role) -> Counting:
    account = each.account
    cues = tuple(jewel_cue(account.seat, number) for number in range(account.jewels))
    last = Text(str(account.total), role, anchor=Anchor.RIGHT)
    return Counting(last, lambda moment: str(counted(account, moment)), cues)


def _place(each: BuilderResult) -> Item:
    """The medal or the rank, once places are known."""
    if each.rank > _MEDALS:
        return Timed(Text(rank_words(each.rank), Role.BODY_STRONG, CardTone.QUIET), PLACES)

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        look, size = canvas.look, round(rect.height())
        medal = medal_sprite(look.pixmaps, each.rank - 1, size, canvas.ratio, look.palette)
        medal.paint(canvas.painter, rect.center(), canvas.moment.share(PLACES))

    return Picture(("medal", each.rank), _MEDAL, _MEDAL, paint, cues=(PLACES,))


def _part(each: BuilderResult, part: PointsPart, *, words: bool) -> Item:
    told = f"{part.what} {part.points}"
    info = PartInfo(f"{each.name}-{part.rule}", part.rule, told)
    return Part(info, Text(told if words else part.points, Role.SMALL, CardTone.QUIET))


def _jewels(each: BuilderResult, found: Sequence[PointsPart], width: float) -> list[Item]:
    """Jewels as they come to light, closer together where they are many, and their points."""
    if not found:
        return []
    part, seat = found[0], each.account.seat
    step = min(_JEWEL, (width - _JEWEL) / max(1, part.jewels - 1))
    cues = tuple(jewel_cue(seat, number) for number in range(part.jewels))

    def paint(canvas: PaintContext, rect: QRectF) -> None:
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

    wide = _JEWEL + step * (part.jewels - 1)
    picture = Picture(("jewels", seat, part.jewels, width), wide, 20.0, paint, cues=cues)
    points = Timed(Text(part.points, Role.SMALL_STRONG, CardTone.GOOD), cues[-1])
    info = PartInfo(f"{each.name}-jewels", part.rule, f"{part.what} {part.points}")
    return [Part(info, Line((picture, points), 5.0))]


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


def _levels_table(levels: Sequence[LevelShares], people: Sequence[Person]) -> Item:
    """A bar for every level of the plan, parted by builders, the highest on top."""
    title = Text(translate("Monuments", "Who built each level"), Role.SMALL_STRONG, CardTone.QUIET)
    most = max(each.bricks for each in levels)
    rows = []
    for each in levels:
        label = translate("Monuments", "Level {level}").format(level=each.level)
        bar = _bar(each, each.bricks / most, people)
        rows.append(GridRow((Text(label, _LABEL, CardTone.QUIET), bar)))
    return Stack((title, Grid(tuple(rows), flexible=1, gap=12.0, pitch=fixed(24.0))), fixed(12.0))


def _bar(each: LevelShares, share: float, people: Sequence[Person]) -> Picture:
    """A level with this share of the width, builders in the order of ``people``."""

    def paint(canvas: PaintContext, rect: QRectF) -> None:
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
    return Picture(key, 0.0, _BAR, paint, stretches=True)


def _paint_share(canvas: PaintContext, part: QRectF, many: int, person: Person) -> None:
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
