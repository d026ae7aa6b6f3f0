"""Everything on the FITS board is found by its public name."""

from PySide6.QtCore import QRect

from blueprints_desktop.desktop.games.fits.board.selection import fits_selection
from blueprints_desktop.games.fits.moves import ASIDE
from tests.desktop.games.fits.at_table import building, seat_at


def test_every_part_of_every_legal_move_is_found_by_name(qtbot, tmp_path):
    seated = building(seat_at(qtbot, tmp_path))
    board, moves = seated.board, seated.match.legal_moves()
    selection = fits_selection(seated.selection.piece, moves)
    assert set(moves) == {move for path, move in selection.paths.items()}
    for path, move in selection.paths.items():
        board.selector.change(board.selector.selection.suggesting(move))
        for name in path:
            area = board.thing(name)
            assert area is not None, name
            assert board.rect().contains(area.center()), name
    assert board.thing("column.6.1") is None


def test_a_name_leads_to_its_move(qtbot, tmp_path):
    seated = building(seat_at(qtbot, tmp_path))
    for name in seated.selection.path_of(ASIDE):
        seated.board.selector.press(name)
    assert seated.chosen == [ASIDE]


def test_cells_pieces_and_cards_are_found_by_name(qtbot, tmp_path):
    seated = building(seat_at(qtbot, tmp_path))
    things = seated.board.things()
    ramp = things["ramp"]
    cells = [area for name, area in things.items() if name.startswith("cell.")]
    assert len(cells) == 72
    assert all(ramp.intersects(area) for area in cells)
    assert things["cell.1.1"].center().y() < things["cell.12.1"].center().y()
    assert things["cell.1.1"].center().x() < things["cell.1.6"].center().x()
    assert any(name.startswith("piece.") for name in things)
    assert QRect(things["seat.1"]).isValid()
    assert {name for name in things if name.startswith("score.")}
    seated.board.clear()
    assert seated.board.thing("cell.1.1") is None
