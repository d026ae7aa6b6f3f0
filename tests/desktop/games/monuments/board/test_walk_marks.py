"""Where the marks of a walk lie in a full quarry: numbers, the note of a choice, and its leader."""

from itertools import combinations

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from blueprints_desktop.desktop.games.monuments.art.quarry import number_place
from blueprints_desktop.desktop.games.monuments.board.quarry_view import PieceChoice
from blueprints_desktop.desktop.games.monuments.board.selection import (
    END,
    Walking,
    begin_walk,
    cell_part,
    piece_part,
)
from blueprints_desktop.games.monuments.pieces import JEWEL, NOTHING, RED
from tests.desktop.games.monuments.at_table import seat_at


@pytest.fixture
def deep(qtbot, tmp_path):
    """Four steps are to be walked, and nearly everything still lies there."""
    seated = seat_at(qtbot, tmp_path)
    seated.play_until(lambda match: match.state.turn >= 3)
    return seated


def test_the_choice_lies_near_its_cell_and_its_leader_crosses_no_piece(deep):
    quarry = deep.board.quarry
    walk = deep.match.legal_moves()[0]
    sides, led = set(), 0
    for cell in quarry.quarry.cells[quarry.quarry.outer :]:
        pieces = (piece_part(walk.cells[0], piece) for piece in (RED, JEWEL))
        offered = Walking({(cell_part(walk.cells[0]), piece, END): walk for piece in pieces})
        offered = offered.choosing(cell_part(walk.cells[0]))
        quarry.chooser.choice = PieceChoice(offered, quarry.cells[cell], quarry.pit)
        body, leader = quarry.chooser.body, quarry.chooser.leader()
        sides.add(body.left() > quarry.pit.centre.x())
        led += bool(leader)
        path = QPainterPath(leader[0] if leader else QPointF())
        for point in leader:
            path.lineTo(point)
        line = QPainterPathStroker().createStroke(path)
        for one in quarry.layer.pieces:
            w, at = quarry.layer.w, quarry.layer.ground(one)
            assert not line.intersects(QRectF(at.x() - w, at.y() - w, 2 * w, 1.5 * w)), (cell, one)
    assert (sides, led) == ({False, True}, 2)


@pytest.mark.parametrize("viewer", [-1, 0], ids=["together", "alone"])
@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((720, 456), 100),
        ((700, 420), 100),
        ((1024, 664), 100),
        ((1280, 650), 150),
        ((1280, 570), 150),
        ((1280, 672), 100),
    ],
)
def test_the_choice_hides_no_lit_cell_and_neither_card_nor_button(
    qtbot, tmp_path, size, scale, viewer
):
    seated = seat_at(qtbot, tmp_path, size=size, scale=scale)
    seated.play_until(lambda match: match.state.turn >= 3)
    seated.show(viewer)
    board, quarry, asked = seated.board, seated.board.quarry, 0
    around = [board.centre.monument_button.geometry()]
    if board.stock.parent() is board.centre:
        card = board.stock.body().toAlignedRect()
        around.append(card.translated(board.stock.pos()))
    for walking in choices(seated.match.legal_moves()):
        choose(quarry, walking)
        body, asked = quarry.chooser.body, asked + 1
        assert quarry.chooser.rect.contains(body)
        lit = {walking.cells[-1], *walking.reachable}
        for cell in lit:
            assert not quarry.layer.shape_of(cell).intersects(body), (walking.cells, cell)
        assert not quarry.layer.worker_body().intersects(body), walking.cells
        on_board = QRectF(quarry.mapFromScene(body).boundingRect())
        assert not any(on_board.intersects(QRectF(each)) for each in around), walking.cells
        choose(quarry, walking.pointing(walking.options[-1]))
        assert quarry.chooser.body == body, "it stays under the pointer that picks"
    assert asked


def choose(quarry, walking: Walking) -> None:
    """Show a walk that is being chosen."""
    quarry.selector.begin(walking)
    quarry.show_selection()


def choices(moves):
    """Walks in the making where one of several pieces is to be taken."""
    for walk in moves[::40]:
        walking = begin_walk(tuple(moves))
        for cell, piece in zip(walk.cells, walk.took, strict=True):
            walking = walking.choosing(cell_part(cell))
            if walking.offered:
                yield walking
                walking = walking.choosing(piece_part(cell, piece))


def test_the_numbers_of_the_steps_lie_on_no_piece(deep):
    quarry = deep.board.quarry
    pit, w = quarry.pit, quarry.layer.w
    for walk in deep.match.legal_moves()[::40]:
        deep.board.suggest(walk)
        places = quarry.layer.number_places()
        assert len(places) == len(walk.cells)
        for place in places:
            apart = [QLineF(place, quarry.layer.ground(one)) for one in quarry.layer.pieces]
            assert min(line.length() for line in apart) > w, walk
        assert all(QLineF(*two).length() > 20 * pit.unit for two in combinations(places, 2)), walk


def test_the_marks_of_a_walk_hide_neither_the_worker_nor_one_another(deep):
    quarry = deep.board.quarry
    radius = 11.0 * quarry.pit.unit
    reach = QPointF(radius, radius)
    in_the_way = 0
    for walk in deep.match.legal_moves()[::20]:
        deep.board.suggest(walk)
        numbers, ticks = quarry.layer.number_places(), quarry.layer.tick_places()
        assert len(ticks) == sum(piece != NOTHING for piece in walk.took)
        for number in numbers:
            assert not quarry.layer.worker_body().intersects(QRectF(number - reach, number + reach))
            for tick in ticks:
                assert QLineF(number, tick).length() > 2 * radius, walk
        usual = [
            quarry.layer.ground(one) + QPointF(1.3, -1.3) * quarry.layer.w
            for one in quarry.layer.taken
        ]
        in_the_way += ticks != usual
    assert in_the_way, "otherwise nothing had to give way"


def test_the_first_step_does_not_hide_the_number_of_its_cell(qtbot, tmp_path):
    """Whoever begins puts the worker into any outer cell: there is no line to set a number on."""
    seated = seat_at(qtbot, tmp_path)
    quarry = seated.board.quarry
    for walk in seated.match.legal_moves():
        seated.board.suggest(walk)
        (number,) = quarry.layer.number_places()
        engraved = number_place(quarry.pit, quarry.cells[walk.cells[0]])
        assert QLineF(number, engraved).length() > 20 * quarry.pit.unit, walk


def test_keys_of_a_choice_keep_away_from_the_numbers_of_steps(deep):
    """A step's 1 and a key's 1 side by side would be read as one thing."""
    quarry = deep.board.quarry
    asked = 0
    for walk in deep.match.legal_moves()[::40]:
        walking = begin_walk(tuple(deep.match.legal_moves()))
        for cell, piece in zip(walk.cells, walk.took, strict=True):
            walking = walking.choosing(cell_part(cell))
            if walking.offered:
                choose(quarry, walking)
                keys = quarry.layer.key_places()
                assert len(keys) == len(walking.offered)
                steps = quarry.layer.number_places()[: len(walking.took)]
                for key in keys:
                    asked += 1
                    near = min((QLineF(key, step).length() for step in steps), default=1e9)
                    assert near > 24.0 * quarry.pit.unit
                walking = walking.choosing(piece_part(cell, piece))
    assert asked
