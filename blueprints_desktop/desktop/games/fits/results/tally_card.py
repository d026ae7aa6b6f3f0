"""The sheet on which ramps are counted: every point can be found on its board with a finger."""

from collections.abc import Hashable, Sequence
from enum import Enum

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF

from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type
from blueprints_desktop.desktop.games.fits.art.flat_board import (
    COLUMNS,
    ROWS,
    SUNK,
    FlatGrid,
    paint_flat_board,
)
from blueprints_desktop.desktop.games.fits.facts.tally import Tally, cue, total_cue
from blueprints_desktop.desktop.games.fits.results.tally_marks import (
    Counted,
    paint_marks,
    reason_tip,
)
from blueprints_desktop.desktop.games.fits.texts.words import part_word, short_part_word
from blueprints_desktop.desktop.i18n.language import capitalised, labelled
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.ui.cards.layout import DIVIDER
from blueprints_desktop.desktop.ui.cards.timeline import Moment
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    CardTone,
    Counting,
    Divider,
    Fill,
    Grid,
    GridRow,
    Item,
    Line,
    PaintContext,
    Part,
    PartInfo,
    Picture,
    SeatSign,
    Space,
    Stack,
    Surface,
    Text,
    fixed,
)

translate = QCoreApplication.translate
_TOTAL = Type(27, 700, tabular=True)
_HEAD, _PART, _SUM = 46.0, 24.0, 58.0
"""The heights of a board's heading, of a part of its points and of its sum."""
_BRIEF_HEAD, _BRIEF_SUM = 32.0, 40.0
_MARKS = 1.05
"""Room at the right of a board for complete rows and pairs, in cells."""
_LINE, _SHORT, _GUTTER = 170.0, 52.0, 28.0
"""How wide lines beside a board are, in words and in short, and what is between both."""
_LARGEST, _TOO_SMALL = 60.0, 11.0
_GAIN = 1.15
"""By how much boards must grow for their parts to leave the place below them."""
_LEAST_BELOW = 132.0
"""How wide lines below a small board are at least."""


class TallyForm(Enum):
    """How the parts of a board are written."""

    BELOW = "a line each below the board, then the sum"
    BESIDE = "the same at the board's right, which takes no height"
    BRIEF = "in short at the board's right, the sum alone below"


@frozen
class TallyShape:
    """How the boards of a sheet are shown: all alike, so that they compare."""

    form: TallyForm
    cell: float
    """The size of a cell, at 100 %."""
    across: int
    """More than four boards stand in two rows."""


def tally_shape(room: QSizeF, boards: int, parts: int) -> TallyShape:
    """The form in which boards are largest; ``room`` is that of the sheet, at 100 %.

    Parts stand below, unless boards get clearly larger with them beside, or far too small.
    """
    across = boards if boards <= 4 else -(-boards // 2)
    wide = (room.width() - 40.0) / across - 20.0
    high = (room.height() - 34.0) / -(-boards // across)
    block = parts * _PART + _SUM

    def cell(width: float, height: float) -> float:
        return max(2.0, min(width / (COLUMNS + _MARKS), height / ROWS, _LARGEST))

    below = cell(wide, high - _HEAD - block)
    beside = cell(wide - _GUTTER - _LINE, high - _HEAD)
    is_small = below < _TOO_SMALL
    if beside * ROWS >= block and (is_small or beside >= _GAIN * below):
        return TallyShape(TallyForm.BESIDE, beside, across)
    if is_small:
        brief = cell(wide - _SHORT - 8.0, high - _BRIEF_HEAD - _BRIEF_SUM)
        return TallyShape(TallyForm.BRIEF, brief, across)
    return TallyShape(TallyForm.BELOW, below, across)


def tally_card(tallies: Sequence[Tally], room: QSizeF) -> Card:
    """Boards side by side on one sheet of paper; with each its parts and the sum."""
    shape = tally_shape(room, len(tallies), max(len(each.parts) for each in tallies))
    shown = [
        Line((Fill(), _exhibit(column, each, tallies, shape), Fill()), gap=0.0)
        for column, each in enumerate(tallies)
    ]
    rows = tuple(
        GridRow(tuple(shown[at : at + shape.across])) for at in range(0, len(shown), shape.across)
    )
    return Card(
        items=(Grid(rows, shares=(1.0,) * shape.across, gap=12.0, stretches=True),),
        surface=Surface.PAPER,
        pad=20.0,
        top=fixed(16.0),
        foot=fixed(12.0),
        spoken=translate("Fits", "Scoring"),
    )


def part_points(each: Tally, part: str) -> int:
    return sum(reason.points for reason in each.reasons if reason.part == part)


# --- one board --------------------------------------------------------------------------


def _exhibit(column: int, each: Tally, tallies: Sequence[Tally], shape: TallyShape) -> Item:
    """A board with its heading, its parts and its sum, as wide as the board is."""
    board = (COLUMNS + _MARKS) * shape.cell
    brief = shape.form is TallyForm.BRIEF
    role = Role.DRAFTING if each.colour is None else Role.BODY_STRONG
    tone = CardTone.QUIET if each.to_come else CardTone.NORMAL
    sign = () if each.colour is None else (SeatSign(each.colour, 15.0),)
    title = Line((*sign, Text(each.title, role, tone)), 12.0, fixed(26.0))
    head = (title,) if brief else (title, Divider(), Space(fixed(9.0)))
    picture = _board_picture(column, each, shape.cell)
    sums = _sums(column, each)
    if shape.form is TallyForm.BELOW:
        width = max(board, _LEAST_BELOW)
        below = Space(fixed(8.0))
        body: tuple[Item, ...] = (picture, below, *_parts(column, each, tallies), *sums)
    elif shape.form is TallyForm.BESIDE:
        width = board + _GUTTER + _LINE
        beside = Stack((Fill(), *_parts(column, each, tallies), *sums), width=_LINE)
        body = (Line((picture, Fill(), beside), 0.0),)
    else:
        width = board + 8.0 + _SHORT
        body = (Line((picture, Stack(_short_parts(column, each), width=_SHORT)), 8.0), *sums[1:])
    counted = ", ".join(f"{part_word(p)} {signed(part_points(each, p))}" for p in each.parts)
    spoken = labelled(each.title, f"{counted}, {signed(each.total)}")
    info = PartInfo(f"ramp-{column}", "scoring", spoken=each.title if each.to_come else spoken)
    return Part(info, Stack((*head, *body), width=width))


def _counting(
    column: int, each: Tally, part: str | None, role: Role | Type, tone: CardTone
) -> Counting:
    """The points of a part, or of all, as far as they are counted."""
    numbers = [n for n, reason in enumerate(each.reasons) if part in (None, reason.part)]
    cues: tuple[Hashable, ...] = tuple(cue(column, number) for number in numbers)

    def at(moment: Moment) -> str:
        begun = (each.reasons[n] for n in numbers if moment.begun(cue(column, n)))
        return signed(sum(reason.points for reason in begun))

    last = Text(signed(sum(each.reasons[n].points for n in numbers)), role, anchor=Anchor.RIGHT)
    done = (*cues, total_cue(column)) if part is None else cues
    return Counting(last, at, done, tone)


def _parts(column: int, each: Tally, tallies: Sequence[Tally]) -> tuple[Item, ...]:
    """A line for each part, and room for as many as any board has: all sums are on one line."""
    lines: list[Item] = []
    for part in each.parts:
        tone = CardTone.NORMAL if part_points(each, part) else CardTone.QUIET
        short = (capitalised(short_part_word(part)),)
        name = Text(part_word(part), Role.SMALL_MEDIUM, tone, short)
        figure = _counting(column, each, part, Role.FIGURE, tone)
        info = PartInfo(f"ramp-{column}-{part}", part)
        lines.append(Part(info, Line((name, Fill(), figure), 8.0, fixed(_PART))))
    if each.to_come:
        lines = []
    most = max(len(other.parts) for other in tallies)
    blank = [Line((), height=fixed(_PART)) for _ in range(most - len(lines))]
    return (*lines, *blank)


def _sums(column: int, each: Tally) -> tuple[Item, ...]:
    if each.to_come:
        return Space(DIVIDER), Line((), height=fixed(38.0))
    tone = CardTone.MARK if each.best else CardTone.NORMAL
    total = _counting(column, each, None, _TOTAL, tone)
    word = Text(translate("Fits", "Total"), Role.BODY_STRONG)
    info = PartInfo(f"ramp-{column}-total", "final-score")
    return Divider(), Part(info, Line((word, Fill(), total), 8.0, fixed(38.0)))


def _short_parts(column: int, each: Tally) -> tuple[Item, ...]:
    """A word and its figure below one another, at the right of rows and pairs."""
    lines: list[Item] = []
    for part in () if each.to_come else each.parts:
        tone = CardTone.NORMAL if part_points(each, part) else CardTone.QUIET
        figure = _counting(column, each, part, Role.SMALL_STRONG, tone)
        lines += [Text(short_part_word(part), Role.SMALL, tone), Line((figure,))]
    return tuple(lines)


def _board_picture(column: int, each: Tally, cell: float) -> Picture:
    """The board with all that is counted on it."""

    def grid_in(rect: QRectF, zoom: float) -> FlatGrid:
        return FlatGrid(rect.topLeft(), min(cell * zoom, rect.height() / ROWS))

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        grid, look = grid_in(rect, canvas.zoom), canvas.look
        still = look.pixmaps.sprite(
            ("fits tally", each.shown, each.board.id, grid.cell, each.to_come),
            QRectF(-1.0, -1.0, rect.width() + 2.0, rect.height() + 2.0),
            canvas.ratio,
            look.palette,
            lambda brush: paint_flat_board(
                brush, FlatGrid(QPointF(0.0, 0.0), grid.cell), each.shown, look.palette,
                canvas.zoom, fade=SUNK, bare=signs,
            ),
            deep=False,
        )  # fmt: skip
        still.paint(canvas.painter, grid.corner, 0.4 if each.to_come else 1.0)
        shares = ((r, cue(column, n)) for n, r in enumerate(each.reasons))
        counted = [
            Counted(reason, canvas.moment.share(what), canvas.moment.glow(what))
            for reason, what in shares
            if canvas.moment.begun(what)
        ]
        paint_marks(canvas.painter, grid, counted, each.board, look)

    def spots(rect: QRectF, zoom: float) -> list[tuple[PartInfo, QRectF]]:
        grid = grid_in(rect, zoom)
        return [
            (
                PartInfo(
                    f"ramp-{column}-{row}-{place}", reason.part, reason_tip(reason, each.board)
                ),
                grid.square(place, row),
            )
            for reason in each.reasons
            if reason.part != "rows"
            for row, place in reason.cells
        ]

    signs = {
        (place, row)
        for row, line in enumerate(each.board.rows)
        for place, sign in enumerate(line)
        if sign != "."
    }
    cues = tuple(cue(column, number) for number in range(len(each.reasons)))
    key = ("ramp", column, each, cell)
    wide, high = (COLUMNS + _MARKS) * cell, ROWS * cell
    return Picture(key, wide, high, paint, cues=cues, spots=spots)
