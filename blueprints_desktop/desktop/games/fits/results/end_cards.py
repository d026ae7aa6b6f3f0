"""Cards of the end pages: counted boards, the next board, the table of totals, a moment worth telling."""

from collections.abc import Hashable, Sequence
from enum import Enum
from typing import NamedTuple

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, text_width, write
from blueprints_desktop.desktop.games.fits.art.board_art import (
    WARN,
    BoardPainter,
    CellGrid,
    fitted,
    flat_grid,
    paint_flat_board,
    symbol_colour,
)
from blueprints_desktop.desktop.games.fits.art.outlines import joined, symbol
from blueprints_desktop.desktop.games.fits.texts.words import (
    board_word,
    counted_words,
    part_word,
    scoring_lines,
    short_part_word,
)
from blueprints_desktop.desktop.i18n.language import capitalised, labelled
from blueprints_desktop.desktop.i18n.number_format import rank_words, signed
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.layout import DIVIDER
from blueprints_desktop.desktop.ui.cards.timeline import Timeline, TimelineMoment
from blueprints_desktop.desktop.ui.cards.values import CardTone, Spread
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.grid import COLUMNS, ROWS
from blueprints_desktop.games.fits.placements import Landing
from blueprints_desktop.games.fits.ramp import EMPTY, Ramp
from blueprints_desktop.games.fits.scoring import Scored, explain, parts_of

translate = QCoreApplication.translate
_TOTAL = Type(27, 700, tabular=True)
_NAME, _POINTS, _BESIDE = Role.SMALL_MEDIUM, Role.FIGURE, 8.0
"""How parts and their points are set, and what is between both."""
_HEAD, _PART, _SUM, _SUM_LINE = 46.0, 24.0, 58.0, 38.0
"""The heights of a board's heading, of a part of its points, of its sum, and of the sum's line."""
_TITLE, _BRIEF_HEAD, _BRIEF_SUM = 26.0, 32.0, 40.0
_MARKS = 1.05
"""Room at the right of a board for complete rows and pairs, in cells."""
_LINE, _SHORT, _GUTTER, _SHORT_GUTTER = 170.0, 52.0, 28.0, 8.0
"""How wide lines beside a board are, in words and in short, and what is between both."""
_LARGEST, _TOO_SMALL = 60.0, 16.0
"""Cells are no larger; in smaller ones points cannot be read well."""
_APART = 20.0
"""Between two boards with what is beside them."""
_GAIN = 1.15
"""By how much boards must grow for their parts to leave the place below them."""
_LEAST_BELOW = 132.0
"""How wide lines below a small board are at least."""
REST = "rest"
_FIRST, _QUICKEST, _SLOWEST, _WHOLE = 450, 45, 130, 3600
"""When counting begins, the least and the most between two points, and about how long it takes."""


# --- a scored ramp, point by point --------------------------------------------------------------


@frozen
class Tally:
    """One ramp on the sheet."""

    title: str
    board: RampBoard
    ramp: Ramp
    reasons: tuple[Scored, ...]
    """In the order in which they are counted."""
    colour: int | None = None
    """Whose, as one of the palette's seats; None: nobody in particular."""
    best: bool = False
    """It is the best of those beside it."""
    to_come: bool = False
    """Nothing was played on it yet."""

    @property
    def parts(self) -> tuple[str, ...]:
        return parts_of(self.board)

    def points(self, part: str = "") -> int:
        """The points of a part of the score; without one, all."""
        return sum(each.points for each in self.reasons if part in ("", each.part))


def tally(
    title: str,
    board: RampBoard,
    ramp: Ramp | None,
    colour: int | None = None,
    *,
    best: bool = False,
) -> Tally:
    """Cells are counted from the top, as one reads, then rows, then pairs.

    Without a ramp the board waits for its round.
    """
    if ramp is None:
        return Tally(title, board, EMPTY, (), to_come=True)
    order = {"rows": 1, "pairs": 2}
    counted = sorted(
        explain(board, ramp.covered),
        key=lambda reason: (order.get(reason.part, 0), min(reason.cells)),
    )
    return Tally(title, board, ramp, tuple(counted), colour, best)


def cue(column: int, number: int) -> Hashable:
    """The counting of a reason of a ramp."""
    return "count", column, number


def total_cue(column: int) -> Hashable:
    return "total", column


def counting_timeline(tallies: Sequence[Tally], only: int | None = None) -> Timeline:
    """All ramps are counted at once, so that nobody waits for the others.

    ``only`` one of them: the others were counted before, or are still to come.
    """
    timeline = Timeline()
    fresh = {n: each for n, each in enumerate(tallies) if only in (None, n)}
    most = max((len(each.reasons) for each in fresh.values()), default=0)
    step = max(_QUICKEST, min(_SLOWEST, _WHOLE // max(1, most)))
    for column, each in fresh.items():
        for number in range(len(each.reasons)):
            timeline.add(cue(column, number), _FIRST + number * step, 200)
        timeline.add(total_cue(column), _FIRST + len(each.reasons) * step, 250)
    timeline.add(REST, _FIRST + most * step + 400, 60)
    return timeline


# --- counted boards on a sheet ------------------------------------------------------------------


class TallyForm(Enum):
    """How the parts of a board are written."""

    BELOW = "a line each below the board, then the sum"
    BESIDE = "the same at the board's right, which takes no height"
    BRIEF = "in short at the board's right, the sum alone below"
    SUM = "the sum alone below"


@frozen
class TallyShape:
    """How the boards of a sheet are shown: all alike, so that they compare."""

    form: TallyForm
    cell: float
    """The size of a cell, at 100 %."""
    across: int
    """More than four boards stand in two rows."""
    room: float
    """How wide the place of a board is."""


def tally_shape(room: QSizeF, boards: int, parts: int) -> TallyShape:
    """The form in which boards are largest; ``room`` is that of the sheet, at 100 %.

    Parts stand below, unless boards get clearly larger with them beside, or too small. Where they
    would be too small with them in short, too, the sum stands alone.
    """
    across = boards if boards <= 4 else -(-boards // 2)
    wide = (room.width() - 40.0 - (across - 1) * _APART) / across
    high = (room.height() - 34.0) / -(-boards // across)
    block = parts * _PART + _SUM

    def cell(width: float, height: float) -> float:
        return max(2.0, min(width / (COLUMNS + _MARKS), height / ROWS, _LARGEST))

    below = cell(wide, high - _HEAD - block)
    beside = cell(wide - _GUTTER - _LINE, high - _HEAD)
    low, short = high - _BRIEF_HEAD - _BRIEF_SUM, wide - _SHORT - _SHORT_GUTTER
    brief, alone = cell(short, low), cell(wide, low)
    is_small = below < _TOO_SMALL
    has_block = beside * ROWS >= block and beside >= min(_TOO_SMALL, brief)
    if has_block and (is_small or beside >= _GAIN * below):
        return TallyShape(TallyForm.BESIDE, beside, across, wide)
    if not is_small:
        return TallyShape(TallyForm.BELOW, below, across, wide)
    if brief >= min(_TOO_SMALL, alone):
        return TallyShape(TallyForm.BRIEF, brief, across, wide)
    return TallyShape(TallyForm.SUM, alone, across, wide)


def tally_card(tallies: Sequence[Tally], room: QSizeF) -> kit.Card:
    """Boards side by side on one sheet of paper; with each its parts and the sum."""
    most = max(len(each.parts) for each in tallies)
    shape = tally_shape(room, len(tallies), most)
    short = shape.form is TallyForm.BELOW and not _names_fit(tallies, _width_below(shape))
    shown = [
        kit.Line((kit.Fill(), _exhibit(column, each, most, shape, short), kit.Fill()), gap=0.0)
        for column, each in enumerate(tallies)
    ]
    rows = tuple(
        kit.GridRow(tuple(shown[at : at + shape.across]))
        for at in range(0, len(shown), shape.across)
    )
    shares = (1.0,) * shape.across
    return kit.Card(
        items=(kit.Grid(rows, gap=_APART, from_top=True, shares=shares, stretches=True),),
        surface=kit.Surface.PAPER,
        pad=20.0,
        top=kit.fixed(16.0),
        foot=kit.fixed(12.0),
        spoken=translate("Fits", "Scoring"),
    )


def _width_below(shape: TallyShape) -> float:
    """How wide the lines below a board are."""
    return min(shape.room, max((COLUMNS + _MARKS) * shape.cell, _LEAST_BELOW))


def _names_fit(tallies: Sequence[Tally], wide: float) -> bool:
    """Whether every part of every board can have its full name beside its points."""
    return all(
        text_width(part_word(part), _NAME)
        + _BESIDE
        + text_width(signed(each.points(part)), _POINTS)
        <= wide
        for each in tallies
        for part in each.parts
    )


def _exhibit(column: int, each: Tally, most: int, shape: TallyShape, short: bool) -> kit.Item:
    """A board with its heading, its parts and its sum; ``most``: as many parts as any has.

    ``short``: parts have short names, on all boards alike.
    """
    board = (COLUMNS + _MARKS) * shape.cell
    brief = shape.form in (TallyForm.BRIEF, TallyForm.SUM)
    role = Role.DRAFTING if each.colour is None else Role.BODY_STRONG
    tone = CardTone.QUIET if each.to_come else CardTone.NORMAL
    sign = () if each.colour is None else (kit.SeatSign(each.colour, 15.0),)
    title = kit.Line((*sign, kit.Text(each.title, role, tone)), 12.0, kit.fixed(_TITLE))
    head: tuple[kit.Item, ...] = (title, kit.Divider(), kit.Space(kit.fixed(9.0)))
    if brief:
        head = (title, kit.Space(kit.fixed(_BRIEF_HEAD - _TITLE)))
    picture, total = _counted_picture(column, each, shape.cell), _total(column, each)
    rule: kit.Item = kit.Space(DIVIDER) if each.to_come else kit.Divider()
    shown = () if each.to_come else each.parts
    parts = [_part(column, each, part, brief=brief, short=short) for part in shown]
    if not brief:  # all sums are on one line
        parts += [kit.Line((), height=kit.fixed(_PART)) for _ in range(most - len(parts))]
    if shape.form is TallyForm.BELOW:
        width = _width_below(shape)
        body: tuple[kit.Item, ...] = (picture, kit.Space(kit.fixed(8.0)), *parts, rule, total)
    elif shape.form is TallyForm.SUM:
        width, body = board, (picture, total)
    elif brief:
        width = board + _SHORT_GUTTER + _SHORT
        body = (
            kit.Line((picture, kit.Stack(tuple(parts), kit.fixed(5.0), _SHORT)), _SHORT_GUTTER),
            total,
        )
    else:
        width = board + _GUTTER + _LINE
        beside = kit.Stack((kit.Fill(), *parts, rule, total), width=_LINE)
        body = (kit.Line((picture, kit.Fill(), beside), 0.0),)
    counted = ", ".join(f"{part_word(p)} {signed(each.points(p))}" for p in each.parts)
    spoken = labelled(each.title, f"{counted}, {signed(each.points())}")
    info = kit.PartInfo(f"ramp-{column}", "scoring", spoken=each.title if each.to_come else spoken)
    return kit.Part(info, kit.Stack((*head, *body), width=width))


def _counting(
    column: int, each: Tally, part: str, role: Role | Type, tone: CardTone
) -> kit.Counting:
    """The points of a part, or of all, as far as they are counted."""
    numbers = [n for n, reason in enumerate(each.reasons) if part in ("", reason.part)]
    cues: tuple[Hashable, ...] = tuple(cue(column, number) for number in numbers)

    def at(moment: TimelineMoment) -> str:
        begun = (each.reasons[n] for n in numbers if moment.begun(cue(column, n)))
        return signed(sum(reason.points for reason in begun))

    last = kit.Text(signed(each.points(part)), role, anchor=Anchor.RIGHT)
    return kit.Counting(last, at, cues if part else (*cues, total_cue(column)), tone)


def _part(column: int, each: Tally, part: str, *, brief: bool, short: bool) -> kit.Item:
    """A part of the points in a line; ``brief``: a word and its figure below one another."""
    tone = CardTone.NORMAL if each.points(part) else CardTone.QUIET
    word = short_part_word(part)
    figure = _counting(column, each, part, Role.SMALL_STRONG if brief else _POINTS, tone)
    if brief:
        return kit.Stack((kit.Text(word, Role.SMALL, tone), kit.Line((figure,))))
    name = kit.Text(capitalised(word) if short else part_word(part), _NAME, tone)
    info = kit.PartInfo(f"ramp-{column}-{part}", part)
    return kit.Part(info, kit.Line((name, kit.Fill(), figure), _BESIDE, kit.fixed(_PART)))


def _total(column: int, each: Tally) -> kit.Item:
    if each.to_come:
        return kit.Line((), height=kit.fixed(_SUM_LINE))
    tone = CardTone.MARK if each.best else CardTone.NORMAL
    word = kit.Text(translate("Fits", "Total"), Role.BODY_STRONG)
    total = _counting(column, each, "", _TOTAL, tone)
    info = kit.PartInfo(f"ramp-{column}-total", "final-score")
    return kit.Part(info, kit.Line((word, kit.Fill(), total), 8.0, kit.fixed(_SUM_LINE)))


def _counted_picture(column: int, each: Tally, cell: float) -> kit.Picture:
    """The board with all that is counted on it."""
    cues = tuple(cue(column, number) for number in range(len(each.reasons)))

    def grid_in(rect: QRectF, zoom: float) -> CellGrid:
        return flat_grid(rect.topLeft(), min(cell * zoom, rect.height() / ROWS), zoom)

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        grid, look, moment = grid_in(rect, canvas.zoom), canvas.look, canvas.moment
        still = flat_grid(QPointF(0.0, 0.0), grid.cell(), canvas.zoom)
        kept = look.pixmaps.sprite(
            ("fits tally", each.board, each.ramp, grid.cell(), each.to_come),
            QRectF(-1.0, -1.0, rect.width() + 2.0, rect.height() + 2.0),
            canvas.ratio,
            look.palette,
            lambda brush: paint_flat_board(
                brush, still, each.board, look.palette, each.ramp, sinks=True
            ),
        )
        kept.paint(canvas.painter, rect.topLeft(), 0.4 if each.to_come else 1.0)
        counted = [
            Counted(reason, moment.share(what), moment.glow(what))
            for reason, what in zip(each.reasons, cues, strict=True)
            if moment.begun(what)
        ]
        paint_marks(BoardPainter(canvas.painter, grid, look.palette), counted, each.board)

    def spots(rect: QRectF, zoom: float) -> list[tuple[kit.PartInfo, QRectF]]:
        grid = grid_in(rect, zoom)
        found = []
        for reason in each.reasons:
            tip = counted_words(reason, each.board)
            for row, place in reason.cells if reason.part != "rows" else ():
                info = kit.PartInfo(f"ramp-{column}-{row}-{place}", reason.part, tip)
                found.append((info, grid.square(row, place)))
        return found

    wide, high = (COLUMNS + _MARKS) * cell, ROWS * cell
    key = ("ramp", column, each, cell)
    return kit.Picture(key, wide, high, paint, cues=cues, glows=True, spots=spots)


# --- marks on a counted board -------------------------------------------------------------


class Counted(NamedTuple):
    """A reason that is being counted."""

    reason: Scored
    share: float
    """So much of it has appeared."""
    glow: float = 0.0
    """It glows while it is counted."""


def paint_marks(brush: BoardPainter, counted: Sequence[Counted], board: RampBoard) -> None:
    """What each uncovered cell, row or pair is worth: below the marks what joins pairs."""
    bare = QPainterPath()
    for reason, _, _ in counted:
        for row, column in reason.cells if reason.part != "rows" else ():
            bare.addRect(brush.grid.square(row, column))
    for reason, share, _ in counted:
        if reason.part == "pairs" and reason.points > 0:
            brush.painter.setOpacity(min(1.0, share * 1.4))
            pen = QPen(alpha(brush.palette.pencil, 0.9), max(1.0, 0.05 * brush.grid.cell()))
            pen.setDashPattern([1.5, 3.0])
            brush.link(reason.cells, pen, bare)
    for reason, share, glow in counted:
        brush.painter.setOpacity(min(1.0, share * 1.4))
        if reason.part == "rows":
            _paint_row(brush, reason)
        elif reason.part == "pairs":
            _paint_pair(brush, reason, board)
        else:
            _paint_single(brush, reason, 1.0 + 0.35 * (1.0 - share))
        if glow > 0.0:
            _paint_glow(brush, reason, glow)
    brush.painter.setOpacity(1.0)


def _write_points(
    brush: BoardPainter, points: int, at: QPointF, ink: QColor, anchor: Anchor = Anchor.MIDDLE
) -> None:
    kind = Type(max(9.0, 0.44 * brush.grid.cell()), 700)
    write(brush.painter, signed(points), at, kind, ink, anchor)


def _paint_shape(
    brush: BoardPainter, shape: QPainterPath, ground: QColor, line: QColor, width: float
) -> None:
    brush.painter.fillPath(shape, ground)
    brush.painter.strokePath(shape, QPen(line, width))


def _paint_glow(brush: BoardPainter, reason: Scored, glow: float) -> None:
    pencil, shape = brush.palette.pencil, QPainterPath()
    for row, column in reason.cells:
        shape.addRect(brush.grid.square(row, column))
    _paint_shape(
        brush, shape, alpha(pencil, 0.28 * glow), alpha(pencil, glow), 0.12 * brush.grid.cell()
    )


def _paint_single(brush: BoardPainter, reason: Scored, times: float) -> None:
    """A plain cell in a square, a bonus in a disc, a malus on warning ground."""
    square, cell, palette = brush.grid.square(*reason.cells[0]), brush.grid.cell(), brush.palette
    shape, ink = QPainterPath(), palette.ink
    if reason.part == "bonus":
        shape.addEllipse(square.center(), 0.45 * cell * times, 0.45 * cell * times)
        ink = palette.paper_edge
        _paint_shape(brush, shape, palette.pencil, ink, 0.06 * cell)
    else:
        inset = 0.11 * cell * (2.0 - times)
        box = square.adjusted(inset, inset, -inset, -inset)
        shape.addRoundedRect(box, 0.1 * cell, 0.1 * cell)
        ground = WARN if reason.part == "malus" else palette.paper_edge
        _paint_shape(brush, shape, ground, alpha(ink, 0.8), max(1.0, 0.045 * cell))
    _write_points(brush, reason.points, square.center(), ink)


def _paint_row(brush: BoardPainter, reason: Scored) -> None:
    """A bar at the right of a complete row, and what it earns."""
    cell, pencil = brush.grid.cell(), brush.palette.pencil
    end = brush.grid.square(reason.cells[0][0], COLUMNS)
    bar = QRectF(end.left() + 0.16 * cell, end.top() + 0.14 * cell, 0.09 * cell, 0.72 * cell)
    brush.painter.fillRect(bar, pencil)
    at = QPointF(bar.right() + 0.12 * cell, end.center().y())
    _write_points(brush, reason.points, at, pencil, Anchor.LEFT)


def _paint_pair(brush: BoardPainter, reason: Scored, board: RampBoard) -> None:
    """Both halves ringed, or the only one on warning ground.

    The sign and its points stand at the right of the board, one pair below the other.
    """
    cell, palette, won = brush.grid.cell(), brush.palette, reason.points > 0
    sign = board.sign(*reason.cells[0])
    ink = palette.pencil if won else QColor("#FFFFFF")
    for at in reason.cells:
        shape = QPainterPath()
        shape.addEllipse(brush.grid.square(*at).center(), 0.45 * cell, 0.45 * cell)
        ground = palette.paper_edge if won else WARN
        _paint_shape(brush, shape, ground, ink, max(1.2, 0.06 * cell))
        brush.sign(at, symbol(sign), 0.52, ink)
    number = [found for found, _ in board.symbols].index(sign)
    beside = (number * 1.5, COLUMNS + 0.12)
    brush.sign(beside, symbol(sign), 0.55, symbol_colour(sign, palette))
    box = brush.grid.square(*beside)
    at_foot = QPointF(box.center().x(), box.bottom() + 0.16 * cell)
    _write_points(brush, reason.points, at_foot, palette.pencil if won else palette.ink)


# --- boards as they were --------------------------------------------------------------------

_CELL = Type(19, 600, tabular=True)
_GRAND_TOTAL = Type(28, 700, tabular=True)
_LONG_NAME = 115.0
"""Longer names than this, at 100 %, have a wider column."""
LEAST_BOARD = 150.0
"""Below this height, at 100 %, nothing of the next board could be recognised."""


def _board_picture(
    board: RampBoard, ramp: Ramp = EMPTY, marked: Landing | None = None, *, most: float = 0.0
) -> kit.Picture:
    """A ramp as it was, with a piece marked; ``most``: the share of its line that it may take."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        air, palette = 7.0 * canvas.zoom if most else 0.0, canvas.look.palette
        grid = fitted(rect.adjusted(0.0, air, 0.0, -air), canvas.zoom)
        paint_flat_board(canvas.painter, grid, board, palette, ramp)
        for part in () if marked is None else joined(marked.cells):
            brush = BoardPainter(canvas.painter, grid, palette)
            brush.ringed(part, 6.0 * canvas.zoom, 3.2 * canvas.zoom)

    aspect = COLUMNS / ROWS if most else 0.0
    key = ("board", board, ramp, marked)
    return kit.Picture(key, 24.0, 48.0, paint, stretches=True, aspect=aspect, most=most or 1.0)


def next_board_card(board: RampBoard) -> kit.Card:
    """The board that comes next at the left, its rules in a sentence each at the right."""
    rules = tuple(kit.Text(each, Role.SMALL, lines=9) for each in scoring_lines(board))
    body = kit.Line((_board_picture(board, most=0.45), kit.Stack(rules, kit.fixed(7.0))), gap=18.0)
    words = translate("Fits", "Next: {board}")
    title = words.format(board=board_word(board.id, board.name))
    return kit.Card(title, (body,), pad=18.0, foot=kit.fixed(18.0))


# --- totals ---------------------------------------------------------------------------------


@frozen
class TotalsRow:
    """One player's row."""

    person: Person
    rank: int
    points: tuple[int, ...]
    """Round by round."""
    ramps: tuple[Ramp, ...]

    @property
    def total(self) -> int:
        return sum(self.points)


def totals_card(boards: Sequence[RampBoard], rows: Sequence[TotalsRow]) -> kit.Card:
    """A row for each player, best first; the best ramp of every round stands out."""
    below = len(rows) == 2  # two rows are so high that the sum has room below the name
    heads = tuple(kit.Text(board_word(board.id, board.name), Role.DRAFTING) for board in boards)
    total = kit.Text(translate("Fits", "Total"), Role.DRAFTING)
    head = kit.GridRow(
        (total, *heads) if below else (None, *heads, evolve(total, anchor=Anchor.RIGHT))
    )
    best = [max(row.points[n] for row in rows) for n in range(len(boards))]
    longest = max(text_width(row.person.name, Role.SECTION) for row in rows)
    named = 0.21 if below else 0.19 if longest < _LONG_NAME else 0.28
    sums = () if below else (0.12,)
    shares = (named, *((1.0 - named - sum(sums)) / len(boards) for _ in boards), *sums)
    lines = tuple(_totals_row(row, boards, best, below) for row in rows)
    return kit.Card(
        items=(
            kit.Grid((head,), gap=8.0, pitch=kit.fixed(30.0), shares=shares, inset=10.0),
            kit.Divider(),
            kit.Grid(lines, gap=8.0, shares=shares, stretches=True, inset=10.0),
        ),
        surface=kit.Surface.PAPER,
        pad=10.0,
        top=kit.fixed(10.0),
        foot=kit.fixed(10.0),
        about="final-score",
        spoken=translate("Fits", "Totals"),
    )


def _totals_row(
    row: TotalsRow, boards: Sequence[RampBoard], best: Sequence[int], below: bool
) -> kit.GridRow:
    first, person = row.rank == 1, row.person
    tone = CardTone.MARK if first else CardTone.NORMAL
    total = kit.Text(
        signed(row.total), _GRAND_TOTAL, tone, anchor=Anchor.LEFT if below else Anchor.RIGHT
    )
    place = kit.Text(rank_words(row.rank), Role.SMALL, CardTone.QUIET)
    name = kit.Text(person.name, Role.SECTION, least=12.0)
    who = kit.Stack((name, place, kit.Space(kit.fixed(8.0)), total) if below else (name, place))
    cells, listed = [], []
    for board, ramp, points, most in zip(boards, row.ramps, row.points, best, strict=True):
        tone = CardTone.MARK if points == most else CardTone.NORMAL
        picture = _board_picture(board, ramp, most=0.69)
        cells.append(kit.Line((picture, kit.Text(signed(points), _CELL, tone))))
        listed.append(f"{board_word(board.id, board.name)} {signed(points)}")
    words = translate("Fits", "{rank}. {name}: {rounds}, total {points}")
    spoken = words.format(
        rank=row.rank, name=person.name, rounds=", ".join(listed), points=signed(row.total)
    )
    seated = kit.Line((kit.SeatSign(person.colour, 20.0), who), 14.0)
    return kit.GridRow(
        (seated, *cells) if below else (seated, *cells, total),
        kit.PartInfo(f"player-{person.seat}", "final-score", spoken=spoken),
        kit.CardGround.LIT if first else None,
        person.colour if first else None,
    )


# --- a moment -------------------------------------------------------------------------------


@frozen
class DecidingMoment:
    """A ramp at a moment of the match, the piece it is about, and sentences about it."""

    title: str
    lines: tuple[str, ...]
    when: str = ""
    board: RampBoard | None = None
    ramp: Ramp = EMPTY
    piece: Landing | None = None

    def in_short(self) -> str:
        """When it was, and what it meant: for where the ramp finds no room."""
        return f"{self.when}. {self.lines[-1]}" if self.when else self.lines[-1]


def moment_card(moment: DecidingMoment) -> kit.Card:
    board = moment.board
    picture = () if board is None else (_board_picture(board, moment.ramp, moment.piece),)
    lines = tuple(kit.Text(line, lines=9) for line in moment.lines)
    when = (kit.Text(moment.when, Role.SMALL, CardTone.QUIET),) if moment.when else ()
    return kit.Card(
        moment.title,
        (*when, *picture, *lines),
        pad=18.0,
        gap=Spread(8.0, 4.0),
        about="final-score",
    )
