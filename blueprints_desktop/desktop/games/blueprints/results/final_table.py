"""The final table as a card: a row for each player, round by round what was won, and the sum."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.awards import prize_sprite
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type
from blueprints_desktop.desktop.games.blueprints.facts.ending_facts import SeatEnd, SeatRound
from blueprints_desktop.desktop.games.blueprints.results.poster_card import PLACES
from blueprints_desktop.desktop.games.blueprints.results.reveal_signs import (
    honour_sprite,
    marker_sprite,
)
from blueprints_desktop.desktop.games.blueprints.texts.end_words import (
    building_line,
    round_brief,
    round_line,
    round_name,
    seat_description,
    seat_name,
)
from blueprints_desktop.desktop.games.blueprints.texts.reveal_words import People, honour_name
from blueprints_desktop.desktop.i18n.number_format import rank_words, sentences
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.timeline import Moment
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    CardGround,
    CardTone,
    Choice,
    Counting,
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
from blueprints_desktop.engine.step import Seat

translate = QCoreApplication.translate
_PLACE = Type(20, 600)
_MEDALS = (38.0, 1.06), (34.0, 0.5)
"""How high Awards and Prizes are, and from one to the next: usually, and on one another."""


def flip_cue(seat: Seat, number: int, place: int) -> tuple[str, int, int, int]:
    """An Award or Prize of a round is turned over."""
    return "flip", seat, number, place


def sum_cue(number: int) -> tuple[str, int]:
    """The points of a round are added."""
    return "sum", number


def counted(end: SeatEnd, moment: Moment) -> int:
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
    name = Stack((Text(person.name, Role.SECTION, least=12.0), *below))
    who = Line((Stack((place,), width=46.0), _marker(person), name), 10.0)
    sums = tuple(sum_cue(own.number) for own in end.rounds)
    last = Text(str(end.points), Role.SCORE, anchor=Anchor.LEFT)
    total = Counting(last, lambda moment: str(counted(end, moment)), sums)
    cells = (who, *(_cell(end.seat, own) for own in end.rounds), total)
    if end.rank > 1:
        return GridRow(cells, info, ruled=True)
    return GridRow(cells, info, CardGround.LIT, seat=person.colour, cue=PLACES, ruled=True)


def _marker(person: Person) -> Picture:
    def paint(canvas: PaintContext, rect: QRectF) -> None:
        marker = marker_sprite(person.colour, 0.45 * rect.width(), canvas.look, canvas.ratio)
        marker.paint(canvas.painter, rect.center())

    return Picture(("marker", person.colour), 30.0, 30.0, paint)


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
            face = honour_sprite(honour, high if honour.is_award else high * 0.86, look, ratio)
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
