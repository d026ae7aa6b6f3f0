"""What may be chosen before a game of FITS."""

from attrs import frozen

from blueprints_desktop.engine.errors import BadOption

BoardId = int | str
"""How a board is called: the stem of its file, as a number where it is one."""


@frozen
class Options:
    boards: tuple[BoardId, ...] = (1, 2, 3, 4)
    """One round on each, in this order."""


def check(options: Options) -> None:
    """At least one board and none twice; whether they exist is for the data to say."""
    boards = options.boards
    if type(boards) is not tuple or any(type(board) not in (int, str) for board in boards):
        raise BadOption("wrong-type", option="boards", value=boards)
    if not boards:
        raise BadOption("no-boards", option="boards")
    for place, board in enumerate(boards):
        if board in boards[:place]:
            raise BadOption("same-board-twice", option="boards", value=board)
