"""Boards and Start cards: from their files into a match, and from a match into a game."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import frozen

from blueprints_desktop.engine.data import file_name, is_there, read_toml, take
from blueprints_desktop.engine.errors import BadData, BadOption
from blueprints_desktop.engine.game import Json
from blueprints_desktop.games.fits.boards import RampBoard, board_data, parse_board
from blueprints_desktop.games.fits.options import MOST_BOARDS, BoardId, Options, check
from blueprints_desktop.games.fits.pieces import NAMES, PIECE_BY_NAME, Piece

START_CARDS = 4
MOST_DIGITS = 9
"""Of a board's number; a longer one is a name."""


@frozen
class Stock:
    """What a game of FITS is played with, besides the pieces."""

    boards: tuple[RampBoard, ...]
    start_cards: tuple[Piece, ...]


def find_boards(folders: Sequence[Path]) -> tuple[list[RampBoard], list[BadData]]:
    """All boards there are to choose from, and what is wrong with the files left out."""
    boards: list[RampBoard] = []
    errors: list[BadData] = []
    for board, path in _board_files(folders).items():
        try:
            boards.append(_read_board(board, path))
        except BadData as error:
            errors.append(error)
    return boards, errors


def read_data(options: Options, folders: Sequence[Path]) -> Json:
    """The chosen boards and the Start cards, each from the first folder that has it."""
    check(options)
    files = _board_files(folders)
    for board in options.boards:
        if board not in files:
            raise BadOption("unknown-board", option="boards", value=board)
    cards = next((f / "cards.toml" for f in folders if is_there(f / "cards.toml")), None)
    cards = cards or folders[0] / "cards.toml"
    start = parse_start_cards(read_toml(cards), cards.name)
    boards = [_read_board(board, files[board]) for board in options.boards]
    return {
        "start": [NAMES[piece] for piece in start],
        "boards": [board_data(board) for board in boards],
    }


def parse_data(data: Json) -> Stock:
    """What such data describes; it may come from a file that somebody garbled."""
    tables = take(data, "boards", list, "match", "")
    if not tables:
        raise BadData("no-boards", "match", "boards")
    if len(tables) > MOST_BOARDS:
        raise BadData("too-many-boards", "match", "boards", found=len(tables), most=MOST_BOARDS)
    boards: list[RampBoard] = []
    for place, table in enumerate(tables):
        board = _parse_id(table, f"boards[{place}]")
        if any(board == other.id for other in boards):
            raise BadData("same-board-twice", "match", f"boards[{place}].id", value=board)
        described = {key: value for key, value in table.items() if key != "id"}
        boards.append(parse_board(board, described, f"board {board}"))
    return Stock(tuple(boards), parse_start_cards(data, "match"))


def _board_files(folders: Sequence[Path]) -> dict[BoardId, Path]:
    """The file of each board, numbered boards first; an earlier folder wins."""
    files: dict[BoardId, Path] = {}
    for folder in folders:
        for path in (folder / "boards").glob("*.toml"):
            files.setdefault(_board_id(path.stem), path)
    order = sorted(files, key=lambda board: (isinstance(board, str), board))
    return {board: files[board] for board in order}


def _board_id(stem: str) -> BoardId:
    """What options call the board of that file.

    >>> _board_id("4"), _board_id("spiral"), _board_id("04")
    (4, 'spiral', '04')
    """
    plain = stem.isascii() and stem.isdigit() and (stem == "0" or stem[0] != "0")
    return int(stem) if plain and len(stem) <= MOST_DIGITS else stem


def _read_board(board: BoardId, path: Path) -> RampBoard:
    name = file_name(path)
    if name != path.name:
        raise BadData("file-name-is-not-text", name, "file")
    return parse_board(board, read_toml(path), name)


def _parse_id(table: Json, entry: str) -> BoardId:
    if not isinstance(table, Mapping):
        raise BadData("is-not-a-table", "match", entry)
    board = table.get("id")
    if type(board) is int or type(board) is str:
        return board
    raise BadData("wrong-type", "match", f"{entry}.id", value=board)


def parse_start_cards(data: Json, source: str) -> tuple[Piece, ...]:
    names = take(data, "start", list, source, "")
    for place, name in enumerate(names):
        if not isinstance(name, str) or name not in PIECE_BY_NAME:
            raise BadData("unknown-piece", source, f"start[{place}]", value=name)
        if name in names[:place]:
            raise BadData("same-card-twice", source, f"start[{place}]", value=name)
    if len(names) != START_CARDS:
        raise BadData("wrong-number-of-cards", source, "start", found=len(names))
    return tuple(PIECE_BY_NAME[name] for name in names)
