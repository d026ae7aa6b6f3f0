"""Cards of the last page: the table of totals, and a moment of the match worth telling."""

from collections.abc import Sequence

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPen

from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type
from blueprints_desktop.desktop.games.fits.art.flat_board import (
    COLUMNS,
    ROWS,
    FlatBoardContent,
    fitted,
    joined,
    paint_flat_board,
)
from blueprints_desktop.desktop.games.fits.art.pieces import Spot, body_of
from blueprints_desktop.desktop.i18n.number_format import rank_words, signed
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    CardGround,
    CardTone,
    Divider,
    Grid,
    GridRow,
    Line,
    PaintContext,
    PartInfo,
    Picture,
    SeatSign,
    Space,
    Spread,
    Stack,
    Surface,
    Text,
    fixed,
)

translate = QCoreApplication.translate
_CELL = Type(19, 600, tabular=True)
_TOTAL = Type(28, 700, tabular=True)


@frozen
class TotalsRow:
    """One player's row."""

    person: Person
    rank: int
    points: tuple[int, ...]
    """Round by round."""
    ramps: tuple[FlatBoardContent, ...]

    @property
    def total(self) -> int:
        return sum(self.points)


def ramp_picture(
    shown: FlatBoardContent, piece: tuple[Spot, ...] = (), *, most: float = 0.0
) -> Picture:
    """A ramp as it was, with a piece marked; ``most``: the share of its line that it may take."""

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        air = 7.0 * canvas.zoom if most else 0.0
        grid, palette = fitted(rect.adjusted(0.0, air, 0.0, -air)), canvas.look.palette
        paint_flat_board(canvas.painter, grid, shown, palette, canvas.zoom)
        for part in joined(piece):
            body = grid.grid.map(body_of(part))
            canvas.painter.strokePath(body, QPen(palette.paper_edge, 6.0 * canvas.zoom))
            canvas.painter.strokePath(body, QPen(palette.pencil, 3.2 * canvas.zoom))

    aspect = COLUMNS / ROWS if most else 0.0
    key = ("ramp", shown, piece)
    return Picture(key, 24.0, 48.0, paint, stretches=True, aspect=aspect, most=most or 1.0)


def totals_card(boards: Sequence[str], rows: Sequence[TotalsRow]) -> Card:
    """A row for each player, best first; the best ramp of every round stands out."""
    below = len(rows) == 2  # two rows are so high that the sum has room below the name
    heads = tuple(Text(board, Role.DRAFTING) for board in boards)
    total = Text(translate("Fits", "Total"), Role.DRAFTING)
    head = GridRow((total, *heads) if below else (None, *heads, evolve(total, anchor=Anchor.RIGHT)))
    best = [max(row.points[n] for row in rows) for n in range(len(boards))]
    named = 0.24 if below else 0.19
    sums = () if below else (0.12,)
    shares = (named, *((1.0 - named - sum(sums)) / len(boards) for _ in boards), *sums)
    lines = tuple(_totals_row(row, boards, best, below) for row in rows)
    return Card(
        items=(
            Grid((head,), gap=8.0, pitch=fixed(30.0), shares=shares, inset=10.0),
            Divider(),
            Grid(lines, gap=8.0, shares=shares, stretches=True, inset=10.0),
        ),
        surface=Surface.PAPER,
        pad=10.0,
        top=fixed(10.0),
        foot=fixed(10.0),
        about="final-score",
        spoken=translate("Fits", "Totals"),
    )


def _totals_row(row: TotalsRow, boards: Sequence[str], best: Sequence[int], below: bool) -> GridRow:
    first = row.rank == 1
    total = Text(
        signed(row.total), _TOTAL, CardTone.MARK if first else CardTone.NORMAL,
        anchor=Anchor.LEFT if below else Anchor.RIGHT,
    )  # fmt: skip
    place = Text(rank_words(row.rank), Role.SMALL, CardTone.QUIET)
    name = Text(row.person.name, Role.SECTION, least=12.0)
    who = Stack((name, place, Space(fixed(8.0)), total) if below else (name, place))
    cells = (
        Line(
            (
                ramp_picture(ramp, most=0.64),
                Text(signed(points), _CELL, CardTone.MARK if points == most else CardTone.NORMAL),
            )
        )
        for ramp, points, most in zip(row.ramps, row.points, best, strict=True)
    )
    listed = ", ".join(
        f"{board} {signed(points)}" for board, points in zip(boards, row.points, strict=True)
    )
    words = translate("Fits", "{rank}. {name}: {rounds}, sum {points}")
    spoken = words.format(
        rank=row.rank, name=row.person.name, rounds=listed, points=signed(row.total)
    )
    seated = Line((SeatSign(row.person.colour, 20.0), who), 14.0)
    return GridRow(
        (seated, *cells) if below else (seated, *cells, total),
        PartInfo(f"player-{row.person.seat}", "final-score", spoken=spoken),
        CardGround.LIT if first else None,
        row.person.colour if first else None,
    )


@frozen
class DecidingMoment:
    """A ramp at a moment of the match, the piece it is about, and sentences about it."""

    title: str
    when: str
    lines: tuple[str, ...]
    shown: FlatBoardContent | None = None
    piece: tuple[Spot, ...] = ()

    def in_short(self) -> str:
        """When it was, and what it meant: for where the ramp finds no room."""
        return f"{self.when}. {self.lines[-1]}" if self.when else self.lines[-1]


def moment_card(moment: DecidingMoment) -> Card:
    picture = () if moment.shown is None else (ramp_picture(moment.shown, moment.piece),)
    lines = tuple(Text(line, lines=9) for line in moment.lines)
    when = (Text(moment.when, Role.SMALL, CardTone.QUIET),) if moment.when else ()
    return Card(
        moment.title,
        (*when, *picture, *lines),
        pad=18.0,
        gap=Spread(8.0, 4.0),
        about="final-score",
    )
