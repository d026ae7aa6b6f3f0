"""Things are found by their public names: every part of every legal move, and what else is there."""

from PySide6.QtCore import QRect

from blueprints_desktop.desktop.games.monuments.board.selection import END
from blueprints_desktop.games.monuments.moves import Brick, Walk
from blueprints_desktop.games.monuments.state import BUILDING


def assert_found(board, name: str) -> None:
    thing = board.thing(name)
    assert thing is not None, name
    assert board.rect().contains(thing.center()), name


def test_every_part_of_every_walk_is_found(stacked):
    """Each part is found when it can be chosen, and choosing it goes on towards the walk."""
    board, selector = stacked.board, stacked.board.selector
    walks = [move for move in stacked.match.legal_moves() if isinstance(move, Walk)]
    for walk in walks[::8]:
        selector.start_over()
        for part in selector.selection.path_of(walk):
            assert_found(board, part)
            if part != END:
                selector.press(part)
        assert selector.selection.move == walk


def test_every_part_of_every_brick_is_found(builder):
    board = builder.board
    things = board.things()
    paths = board.selector.selection.paths
    assert set(paths.values()) == set(builder.match.legal_moves())
    for path in paths:
        assert set(path) <= set(things), path


def test_all_cells_pieces_places_and_the_worker_are_found(stacked):
    board, match = stacked.board, stacked.match
    names = set(board.things())
    assert {f"cell.{cell}" for cell in match.game.quarry.cells} <= names
    assert "worker" in names
    assert "scores" in names
    assert {"seat.1", "seat.2", "seat.3", "seat.1.score"} <= names
    assert len([name for name in names if name.startswith("piece.")]) > 10
    assert not any(name.startswith("place.") for name in names), "the site is not shown"
    stacked.play_until(lambda played: played.state.phase == BUILDING)
    names = set(board.things())
    assert {f"place.{brick}" for brick in match.game.plan.bricks} <= names
    assert {"piece.violet", "tool.turn", "tool.section"} <= names
    assert not any(name.startswith("cell.") for name in names)


def test_a_click_on_a_thing_means_it(builder):
    """The name under the pointer is the name of the place."""
    site = builder.board.site
    for name, area in site.things().items():
        if name in site.placing.options and site.thing_at(site.mapToScene(area.center())) == name:
            break
    else:
        raise AssertionError("no place is visible at its middle")
    builder.click_scene(site, site.mapToScene(area.center()))
    (brick,) = builder.chosen
    assert isinstance(brick, Brick)
    assert name == f"place.{brick}"


def test_own_bricks_are_found_only_while_they_are_shown(builder):
    assert isinstance(builder.board.thing("piece.violet"), QRect)
    builder.board.clear()
    assert builder.board.thing("piece.violet") is None
