"""The pictures of the FITS rulebook, by their ids."""

from collections.abc import Mapping, Sequence

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QPainterPath, QPen

from blueprints_desktop import places
from blueprints_desktop.desktop.drawing.marks import PillKind, dashed_pen
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor
from blueprints_desktop.desktop.games.fits.art.board_art import (
    BoardPainter,
    flat_grid,
    piece_sprite,
)
from blueprints_desktop.desktop.games.fits.art.ramp import HIGH, WIDE, Slope
from blueprints_desktop.desktop.games.fits.board.ramp_parts import RampPart
from blueprints_desktop.desktop.games.fits.board.selection import fits_selection
from blueprints_desktop.desktop.games.fits.board.table import plan_table
from blueprints_desktop.desktop.games.fits.cards.table_cards import hand_card, tray_card
from blueprints_desktop.desktop.games.fits.facts.view_model import FitsModel
from blueprints_desktop.desktop.games.fits.texts.words import GAME, part_word
from blueprints_desktop.desktop.games.rule_picture import (
    NOTE,
    NOTE_STRONG,
    PictureSheet,
    RulePicture,
)
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.ui.scene.card_part import CardPart
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.fits.boards import MALUS, PLAIN, RampBoard, parse_board
from blueprints_desktop.games.fits.box import BOX
from blueprints_desktop.games.fits.data import parse_data, read_data
from blueprints_desktop.games.fits.grid import COLUMNS, ROWS, Cell, bit, cells
from blueprints_desktop.games.fits.options import BoardId, Options
from blueprints_desktop.games.fits.pieces import NAMES, PIECE_BY_NAME, SHAPES
from blueprints_desktop.games.fits.placements import PLACEMENTS, Landing
from blueprints_desktop.games.fits.ramp import EMPTY, Ramp
from blueprints_desktop.games.fits.scoring import (
    PLAIN_POINTS,
    ROW_POINTS,
    SYMBOL_POINTS,
    parts_of,
    score,
)

translate = QCoreApplication.translate

Dropped = tuple[str, int, int]
"""A piece, its turn and its leftmost column."""

FILLED: tuple[Dropped, ...] = (
    ("P", 5, 1),
    ("L4", 4, 4),
    ("S4", 5, 0),
    ("N", 2, 4),
    ("W", 0, 1),
    ("I3", 0, 0),
)
"""Pieces that complete three rows and leave four cells of the next two."""
FILLED_ROWS = 5
HOLLOW: tuple[Dropped, ...] = (("V3", 1, 0), ("O4", 0, 2), ("L4", 4, 4))
"""Pieces of which the first closes the cell under its arm."""
WAITING: Dropped = ("W", 0, 1)
"""The piece that comes down in the picture of a drop."""
MALUS_COST = 5
SCORED_BOARD = 3
SCORED: tuple[Dropped, ...] = (
    ("P", 3, 0),
    ("I3", 1, 3),
    ("U", 0, 3),
    ("T", 1, 0),
    ("L4", 2, 3),
    ("S4", 0, 0),
    ("L", 5, 0),
    ("N", 6, 4),
    ("F", 7, 3),
    ("V", 3, 3),
    ("V3", 1, 3),
    ("T4", 1, 0),
    ("W", 0, 0),
)
"""The pieces of a whole round on that board, in the order in which they came."""
TABLE_SEED = 1
"""Of the game whose beginning is shown."""
TABLE_TURN = 3
"""How the start piece of that game waits: with its longest side down."""


def dropped(pieces: Sequence[Dropped], ramp: Ramp = EMPTY) -> Ramp:
    """A ramp on which pieces came down one after the other."""
    for name, turn, column in pieces:
        placement = PLACEMENTS[PIECE_BY_NAME[name], turn, column]
        ramp = ramp.after(placement, ramp.level(placement))
    return ramp


@frozen(eq=False)
class _Cut:
    """A piece of a board seen flat: so many of its rows, from ``first`` on."""

    picture: PictureSheet
    corner: QPointF
    cell: float
    first: int
    rows: int

    @property
    def brush(self) -> BoardPainter:
        corner = self.corner - QPointF(0.0, self.first * self.cell)
        grid = flat_grid(corner, self.cell, self.picture.look.scale)
        return BoardPainter(self.picture.painter, grid, self.picture.palette)

    def middle(self, column: float, row: float) -> QPointF:
        return self.brush.grid.point(column + 0.5, row + 0.5)

    def paint(
        self,
        ramp: Ramp,
        signs: Mapping[Cell, str] | None = None,
        board: RampBoard | None = None,
    ) -> None:
        """Uncovered cells, pieces, and the edges of the board, which is plain but for the signs."""
        brush, foot = self.brush, self.first + self.rows
        board = board or _board(signs or {})
        for row in range(max(0, self.first), foot):
            for column in range(COLUMNS):
                here = bit(row, column)
                closed = bool(ramp.closed & here & board.plain_cells)
                if not ramp.covered & here:
                    brush.cell((row, column), board, closed=closed)
        for landing in ramp.landings:
            brush.piece(landing.piece, landing.cells)
        top = max(0, self.first)
        edge = QPainterPath(brush.grid.point(0, top))
        for column, row in ((0, foot), (COLUMNS, foot), (COLUMNS, top)):
            edge.lineTo(brush.grid.point(column, row))
        self.picture.painter.strokePath(edge, QPen(self.picture.palette.ink, self.picture.px(2)))


def _low(picture: PictureSheet, x: float, y: float, rows: int, cell: float = 34.0) -> _Cut:
    """The lowest rows of a board."""
    return _Cut(picture, picture.at(x, y), picture.px(cell), ROWS - rows, rows)


def _board(signs: Mapping[Cell, str]) -> RampBoard:
    """A plain board with some special cells; halves of pairs have their twins elsewhere."""
    lines = tuple(
        "".join(signs.get((row, column), PLAIN) for column in range(COLUMNS)) for row in range(ROWS)
    )
    plain = parse_board("1", {"rows": [PLAIN * COLUMNS] * ROWS, "rows_score": True}, "picture")
    special = sum(bit(*cell) for cell in signs)
    return evolve(plain, rows=lines, malus=MALUS_COST, plain_cells=plain.plain_cells & ~special)


def shipped_board(board: BoardId) -> RampBoard:
    """A board as it comes with the program."""
    found = parse_data(read_data(Options(boards=(board,)), [places.resources() / GAME]))
    return found.boards[0]


# --- the table ----------------------------------------------------------------------------


def _paint_table(picture: PictureSheet) -> None:
    """The beginning of a game, laid out as on the table."""
    options = Options()
    data = read_data(options, [places.resources() / GAME])
    match = Match(BOX, data, 1, options, TABLE_SEED)
    view = match.state
    model = FitsModel(view, parse_data(data).boards, 0, 0, 0)
    start = view.starts[0]
    selection = fits_selection(start, match.legal_moves()).turning(TABLE_TURN)
    desk = picture.rect(14, 14, 612, 470)
    picture.painter.fillPath(rounded(desk, picture.px(6)), picture.palette.desk)
    pad = picture.px(14)
    room = desk.adjusted(pad, pad, -pad, -pad)
    plan = plan_table(room.width(), room.height(), picture.look.scale)
    beside = picture.look.magnified(plan.zoom / picture.look.scale)
    cards = (
        (plan.hand, hand_card(start, 0, len(view.left), selection, keys=False)),
        (plan.tray, tray_card(model)),
    )
    for rect, card in cards:
        part = CardPart(beside)
        part.arrange(rect.translated(room.topLeft()), beside, picture.ratio)
        part.card = card
        part.draw(picture.painter)
    ramp = RampPart(picture.look)
    ramp.arrange(plan.ramp.translated(room.topLeft()), picture.look, picture.ratio)
    ramp.owned = (model.board, model.ramp, term(GAME, "board_1"))
    ramp.draw(picture.painter)
    _paint_waiting(picture, ramp.slope, (NAMES[start], TABLE_TURN, selection.column))


def _paint_waiting(picture: PictureSheet, slope: Slope, waiting: Dropped) -> None:
    """A piece in the open head of a ramp."""
    name, turn, column = waiting
    placement = PLACEMENTS[PIECE_BY_NAME[name], turn, column]
    above = tuple((row - ROWS - 1, col) for row, col in placement.landings[0].cells)
    BoardPainter(picture.painter, slope, picture.palette).piece(placement.piece, above)


# --- what there is ------------------------------------------------------------------------


def _paint_pieces(picture: PictureSheet) -> None:
    cell = picture.px(18)
    for number in range(len(NAMES)):
        row, column = divmod(number, 8)
        sprite = piece_sprite(picture.look, picture.ratio, number, SHAPES[number][0], cell)
        sprite.paint(picture.painter, picture.at(54 + 76 * column, 62 + 96 * row))


def _paint_ramp(picture: PictureSheet) -> None:
    high = 470.0
    wide = high * WIDE / HIGH
    part = RampPart(picture.look)
    part.arrange(picture.rect(202, 16, wide, high), picture.look, picture.ratio)
    part.owned = (_board({}), dropped(FILLED[:3]), term(GAME, "board_1"))
    part.draw(picture.painter)
    slope = part.slope
    _paint_waiting(picture, slope, WAITING)
    for words, y, column_, row in (
        (translate("FitsPictures", "open top"), 70, 5.6, -2.4),
        (translate("FitsPictures", "top row"), 170, 5.6, 0.5),
        (term(GAME, "board_1"), 300, 5.6, 6.0),
    ):
        picture.leader(picture.at(474, y), slope.point(column_, row))
        picture.write(words, picture.at(482, y), NOTE, Anchor.LEFT)


# --- placing ------------------------------------------------------------------------------


def _paint_drop(picture: PictureSheet) -> None:
    cut = _low(picture, 218, 24, 9, 31)
    before = dropped(FILLED[:3])
    cut.paint(before)
    after = dropped([WAITING], before)
    landing = after.landings[-1]
    above = Landing(landing.piece, landing.turn, landing.column, 6)
    for column in (landing.column, landing.column + 3):
        pen = dashed_pen(alpha(picture.palette.pencil, 0.9), picture.px(1.6))
        picture.painter.setPen(pen)
        top = cut.brush.grid.point(column, ROWS - 6.0)
        foot = cut.brush.grid.point(column, ROWS - landing.level - 1.0)
        picture.painter.drawLine(top, foot)
    cut.brush.ghost(landing.piece, landing.cells)
    cut.brush.piece(above.piece, above.cells)


def _paint_hole(picture: PictureSheet) -> None:
    cut = _low(picture, 218, 22, 5)
    ramp = dropped(HOLLOW)
    cut.paint(ramp)
    row, column = next(iter(cells(ramp.closed)))
    picture.leader(picture.at(150, 120), cut.middle(column, row))
    picture.write(term(GAME, "hole"), picture.at(142, 120), NOTE, Anchor.RIGHT)


def _paint_over_the_top(picture: PictureSheet) -> None:
    """The same piece over a lower and over a higher pile."""
    piece, pile = PIECE_BY_NAME["I3"], PIECE_BY_NAME["O4"]
    lower, higher = PLACEMENTS[piece, 1, 2], PLACEMENTS[pile, 0, 2]
    for x, under, level in ((92.0, lower, ROWS - 3), (352.0, higher, ROWS - 2)):
        cut = _Cut(picture, picture.at(x, 22), picture.px(32), -3, 7)
        ramp = EMPTY.after(under, ROWS - 4).after(higher, level)
        cut.paint(ramp)
        rest = PLACEMENTS[piece, 0, 2]
        top = ramp.level(rest)
        cut.brush.ghost(piece, Landing(piece, 0, 2, top).cells)
        at = cut.middle(4.2, -1.2)
        if top < ROWS:
            picture.allow(at)
        else:
            picture.forbid(at)


# --- scoring ------------------------------------------------------------------------------


def _paint_rows(picture: PictureSheet) -> None:
    cut = _low(picture, 190, 22, FILLED_ROWS)
    ramp = dropped(FILLED)
    cut.paint(ramp)
    bare = _bare(ramp, FILLED_ROWS)
    for row, column in bare:
        picture.pill(signed(PLAIN_POINTS), cut.middle(column, row), PillKind.LOSS)
    for row in set(range(ROWS - FILLED_ROWS, ROWS)) - {row for row, _ in bare}:
        picture.pill(signed(ROW_POINTS), cut.middle(COLUMNS + 0.8, row))


def _paint_special_cells(picture: PictureSheet) -> None:
    """A bonus and a malus that nothing covers, beside others that are."""
    cut = _low(picture, 218, 22, 5)
    ramp = dropped(FILLED)
    first, last = _bare(ramp, FILLED_ROWS)[0], _bare(ramp, FILLED_ROWS)[-1]
    cut.paint(ramp, {first: "3", last: MALUS})
    picture.leader(picture.at(150, 40), cut.middle(first[1] - 0.42, first[0]))
    picture.pill(signed(3), picture.at(120, 40))
    picture.leader(picture.at(490, 40), cut.middle(last[1] + 0.42, last[0]))
    picture.pill(signed(-MALUS_COST), picture.at(522, 40), PillKind.LOSS)


def _paint_pairs(picture: PictureSheet) -> None:
    """Uncovered stars, a key and its covered twin, rings under pieces."""
    cut = _low(picture, 218, 22, 6)
    ramp = dropped(FILLED[:4])
    bare = _bare(ramp, 6)
    stars, key = (bare[1], bare[4]), bare[-1]
    covered_key, rings = (ROWS - 1, 2), ((ROWS - 2, 0), (ROWS - 1, 5))
    cut.paint(ramp, {stars[0]: "c", stars[1]: "c", key: "e"})
    painter = picture.painter
    with saved(painter):
        painter.setOpacity(0.55)
        for cell, sign in ((covered_key, "e"), (rings[0], "a"), (rings[1], "a")):
            cut.brush.symbol(cell, sign)
    for y, symbol, points in ((60, "c", SYMBOL_POINTS[2]), (120, "e", SYMBOL_POINTS[1]),
                              (180, "a", SYMBOL_POINTS[0])):  # fmt: skip
        picture.write(term(GAME, f"symbol_{symbol}", 2), picture.at(516, y), NOTE)
        kind = PillKind.LOSS if points < 0 else PillKind.FILLED if points else PillKind.OPEN
        picture.pill(signed(points), picture.at(586, y), kind)


def _paint_scored_board(picture: PictureSheet) -> None:
    """A whole board at the end of its round, and the sum beside it."""
    board, ramp = shipped_board(SCORED_BOARD), dropped(SCORED)
    cut = _Cut(picture, picture.at(96, 22), picture.px(34), 0, ROWS)
    cut.paint(ramp, board=board)
    points = score(board, ramp.covered)
    y = 150.0
    for part in parts_of(board):
        _write_sum(picture, y, part_word(part), points.part(part))
        y += 44.0
    left, right = picture.at(356, y - 14), picture.at(600, y - 14)
    picture.painter.setPen(QPen(picture.palette.ink, picture.px(1.4)))
    picture.painter.drawLine(left, right)
    words = translate("FitsPictures", "Total")
    _write_sum(picture, y + 16, words, points.total, strong=True)


def _write_sum(
    picture: PictureSheet, y: float, words: str, points: int, *, strong: bool = False
) -> None:
    """A line of a sum: what is counted, and its points."""
    picture.write(words, picture.at(356, y), NOTE_STRONG if strong else NOTE, Anchor.LEFT)
    kind = PillKind.LOSS if points < 0 else PillKind.FILLED
    picture.pill(signed(points), picture.at(574, y), kind)


def _bare(ramp: Ramp, rows: int) -> list[Cell]:
    """The cells of the lowest rows that nothing covers, from the upper left."""
    return [
        (row, column)
        for row in range(ROWS - rows, ROWS)
        for column in range(COLUMNS)
        if not ramp.covered & bit(row, column)
    ]


PICTURES = {
    "table": RulePicture(498, _paint_table),
    "pieces": RulePicture(216, _paint_pieces),
    "ramp": RulePicture(506, _paint_ramp),
    "drop": RulePicture(326, _paint_drop),
    "hole": RulePicture(214, _paint_hole),
    "over-the-top": RulePicture(266, _paint_over_the_top),
    "rows": RulePicture(214, _paint_rows),
    "special-cells": RulePicture(214, _paint_special_cells),
    "pairs": RulePicture(248, _paint_pairs),
    "scored-board": RulePicture(452, _paint_scored_board),
}
