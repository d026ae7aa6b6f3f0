"""The boards that lie under the pieces, checked sign by sign."""

from collections.abc import Mapping

from attrs import frozen

from blueprints_desktop.engine.data import check_amount, check_length, take, take_name
from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.engine.game import Json
from blueprints_desktop.games.fits.grid import COLUMNS, ROWS, bit
from blueprints_desktop.games.fits.options import BoardId

PLAIN = "."
MALUS = "M"
BONUSES = "123"
SYMBOLS = "abcdefghijklmnopqrstuvwxyz"
CELLS_PER_SYMBOL = 2
MOST_MALUS = 10_000
LONGEST_ID = 100
"""In characters: that of a file, without its ending."""

_KEYS = ("name", "rows_score", "malus", "rows")


@frozen
class RampBoard:
    """A board, its special cells also as masks."""

    id: BoardId
    name: str
    """Its title, or nothing: then it is known by its id."""
    rows: tuple[str, ...]
    """Top row first."""
    rows_score: bool
    malus: int
    """What an uncovered malus cell costs."""
    plain_cells: int
    bonus_cells: tuple[tuple[int, int], ...]
    """Points, and the cells that are worth them."""
    malus_cells: int
    symbols: tuple[tuple[str, int], ...]
    """Each symbol and its two cells."""

    def sign(self, row: int, column: int) -> str:
        return self.rows[row][column]


def parse_board(board: BoardId, table: Json, source: str) -> RampBoard:
    """The board that such a table describes; a bad one raises BadData that names the entry."""
    if isinstance(board, str):
        check_length(board, LONGEST_ID, source, "id")
    rows = _parse_rows(take(table, "rows", list, source, ""), source)
    for key in table:
        if key not in _KEYS:
            raise BadData("unknown-entry", source, str(key))
    masks = _masks(rows)
    symbols = tuple((sign, masks[sign]) for sign in sorted(masks) if sign in SYMBOLS)
    for sign, mask in symbols:
        if mask.bit_count() != CELLS_PER_SYMBOL:
            raise BadData("symbol-is-not-there-twice", source, f"symbol {sign}",
                          found=mask.bit_count())  # fmt: skip
    return RampBoard(
        id=board,
        name=take_name(table, "name", source) if "name" in table else "",
        rows=rows,
        rows_score=take(table, "rows_score", bool, source, ""),
        malus=_parse_malus(table, MALUS in masks, source),
        plain_cells=masks.get(PLAIN, 0),
        bonus_cells=tuple((int(sign), masks[sign]) for sign in BONUSES if sign in masks),
        malus_cells=masks.get(MALUS, 0),
        symbols=symbols,
    )


def board_data(board: RampBoard) -> Json:
    """The board as a match file keeps it."""
    return {
        "id": board.id,
        "name": board.name,
        "rows_score": board.rows_score,
        "malus": board.malus,
        "rows": list(board.rows),
    }


def _parse_rows(rows: list[Json], source: str) -> tuple[str, ...]:
    if len(rows) != ROWS:
        raise BadData("not-twelve-rows", source, "rows", found=len(rows))
    for number, row in enumerate(rows, 1):
        entry = f"row {number}"
        if not isinstance(row, str) or len(row) != COLUMNS:
            raise BadData("row-is-not-six-cells", source, entry, value=row)
        for sign in row:
            if sign not in (PLAIN, MALUS, *BONUSES, *SYMBOLS):
                raise BadData("unknown-sign", source, entry, sign=sign)
    return tuple(rows)


def _parse_malus(table: Mapping[str, Json], needed: bool, source: str) -> int:
    """What a malus costs: a file without malus cells may leave it out."""
    if not needed and "malus" not in table:
        return 0
    malus = take(table, "malus", int, source, "")
    if malus < 0 or (needed and malus == 0):
        raise BadData("malus-costs-nothing", source, "malus", value=malus)
    return check_amount(malus, MOST_MALUS, source, "malus")


def _masks(rows: tuple[str, ...]) -> dict[str, int]:
    """The cells of each sign."""
    masks: dict[str, int] = {}
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            masks[sign] = masks.get(sign, 0) | bit(row, column)
    return masks
