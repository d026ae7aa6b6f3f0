"""FITS in a real window: a whole solo game by keyboard, and a round of two by mouse."""

import pytest

from blueprints_desktop.desktop.games.fits.board.selection import turn_name
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.fits.moves import ASIDE, Drop
from blueprints_desktop.games.fits.pieces import SHAPES
from blueprints_desktop.games.fits.state import BUILDING, OVER, SCORED, STARTING
from blueprints_desktop.store.reading import read_match
from tests.desktop.games.fits.keys import keys_for, reachable, saved_fits
from tests.window.mirror import moves_in
from tests.window.screen import wait_until

pytestmark = pytest.mark.window


def test_a_whole_solo_game_by_keyboard(program, mirror):
    file = saved_fits(program.homes / "solo.match").path
    program.start(str(file))
    mirror.start_session(file)
    chance = Chance(7)

    def play() -> None:
        move = reachable(mirror.match, chance)
        mirror.play_by_keys(move, keys_for(mirror.match, move), file)

    looked_at = mirror.play_to_the_end(play)
    assert looked_at == {STARTING, BUILDING, SCORED}
    program.key("Return")
    mirror.table.board.press_primary()
    mirror.wait_until_alike()
    assert read_match(file).match.state.phase == OVER
    assert moves_in(file) == mirror.match.move_texts()
    program.quit()


def test_two_play_a_round_by_mouse(program, mirror):
    file = saved_fits(program.homes / "two.match", seats=2, boards=(2,)).path
    program.start(str(file))
    mirror.start_session(file)
    chance = Chance(3)
    while mirror.match.to_act is not None:
        play_by_mouse(program, mirror, chance.pick(mirror.match.legal_moves()), file)
    mirror.wait_until_alike()
    assert moves_in(file) == mirror.match.move_texts()
    program.quit()


def play_by_mouse(program, mirror, move, file) -> None:
    """Press the turn, then let go over the columns; or press the bar's button."""
    board, table = mirror.table.board, mirror.table.board.table
    played = len(mirror.match.played)
    if move == ASIDE:
        bar = mirror.table.bar
        mirror.click(bar.primary if bar.secondary.isHidden() else bar.secondary)
    else:
        assert isinstance(move, Drop)
        tile = dict(table.named_areas())[turn_name(move.turn)]
        wide = len(SHAPES[move.piece][move.turn][0])
        over = table.ramp.slope.point(move.column + wide / 2, 5.5)
        view = table.viewport()
        spots = (table.mapFromScene(at) for at in (tile.center(), over))
        program.click(*(view.mapTo(mirror.window, spot) for spot in spots))
    wait_until(lambda: len(moves_in(file)) > played, "the move in the file")
    assert moves_in(file)[-1] == str(move)
    mirror.table.session.play(move)
    assert board.isVisible()
