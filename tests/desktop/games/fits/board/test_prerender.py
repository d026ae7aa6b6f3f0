"""Drawing ahead: handing the screen on and turning a card are no more than blits."""

import pytest
from PySide6.QtCore import Qt

from blueprints_desktop.desktop.games.fits.board.animations import (
    ANIMATIONS,
    FitsAnimationContext,
)
from blueprints_desktop.desktop.games.fits.board.ramp_parts import Held
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.fits.moves import ASIDE
from blueprints_desktop.games.fits.pieces import SHAPES
from blueprints_desktop.games.fits.state import BUILDING
from tests.desktop.games.fits.at_table import building, seat_at
from tests.support import play_on

pytestmark = pytest.mark.own_pictures


@pytest.fixture
def seated(qtbot, tmp_path):
    made = building(seat_at(qtbot, tmp_path, seats=3))
    play_on(made.match, Chance(4), 9)
    made.show()
    made.board.grab()
    return made


@pytest.fixture
def painted(seated, monkeypatch) -> list[str]:
    """The names of whatever is drawn anew from now on, and not taken from what is kept."""
    names: list[str] = []
    cache = seated.table.look.pixmaps
    ordinary = type(cache).sprite

    def sprite(self, what, *given, **named):
        before = len(self)
        found = ordinary(self, what, *given, **named)
        if len(self) > before:
            part = what[1][0] if isinstance(what[1], tuple) else what[1]
            names.append(f"{what[0]}: {part}")
        return found

    monkeypatch.setattr(type(cache), "sprite", sprite)
    return names


def warm(seated) -> None:
    for job in seated.table.drawn_ahead():
        job()


def test_a_card_that_a_low_window_does_not_show_is_not_drawn_ahead(qtbot, tmp_path):
    low = building(seat_at(qtbot, tmp_path, seats=1, size=(720, 330)))
    assert low.board.thing("card") is None
    drawn = low.table.look.pixmaps
    before = len(drawn)
    coming = next(piece for piece in low.match.state.left if len(SHAPES[piece]) == 1)
    for job in low.table.turns.drawings(low.table.turns_card(coming)):
        job()
    assert len(drawn) == before + 1, "the only turn, and not the card"


def test_the_next_players_ramp_is_there_before_it_is_wanted(seated, painted):
    warm(seated)
    painted.clear()
    assert seated.match.state.phase == BUILDING
    seated.show((seated.match.to_act + 1) % 3)
    seated.board.grab()
    assert not [name for name in painted if name.startswith("fits ramp")]


def test_a_card_is_drawn_before_it_is_turned(seated, painted):
    warm(seated)
    shown = seated.match.state.piece
    while seated.match.state.piece == shown:
        seated.match.play(seated.match.legal_moves()[0])
    painted.clear()
    seated.show()
    seated.board.grab()
    assert not [name for name in painted if name.startswith("fits piece")]


def test_the_piece_is_drawn_as_it_slides_before_it_is_let_go(seated, painted):
    warm(seated)
    drop = seated.selection.drop
    painted.clear()
    way_down = Held(drop.piece, drop.turn, drop.column, 3.3, lifted=False)
    seated.table.sliding.held = way_down
    seated.board.grab()
    assert not [name for name in painted if name.startswith("fits held")]


def test_what_is_around_a_ramp_follows_it_some_frames_later(qtbot, tmp_path):
    seated = building(seat_at(qtbot, tmp_path, seats=3, animation="normal"))
    seated.board.grab()
    card = seated.board.score
    painted = []
    ordinary = card.paint_body
    card.paint_body = lambda *given: (painted.append(card), ordinary(*given))
    seated.show(viewer=1)
    card.repaint()
    assert not painted
    qtbot.waitUntil(lambda: bool(painted))
    seated.show(viewer=2)
    seated.board.skip()
    assert not seated.board.later.updating


def test_the_outlook_follows_the_ramp_that_was_handed_on(qtbot, tmp_path):
    seated = building(seat_at(qtbot, tmp_path, seats=2, animation="normal"))
    assert seated.table.seen.isVisible()
    seated.match.play(ASIDE)
    seated.show()
    assert seated.table.outlook is not None
    assert not seated.table.seen.isVisible()
    qtbot.waitUntil(seated.table.seen.isVisible)
    seated.match.play(ASIDE)
    seated.show()
    seated.board.skip()
    assert seated.table.seen.isVisible()


def test_while_a_piece_slides_the_ramp_it_will_lie_on_is_drawn(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=2, animation="slow")
    seated.play_on()
    seated.key(Qt.Key.Key_Space)
    assert seated.board.moving
    assert seated.board.later.drawing
    qtbot.waitUntil(lambda: not seated.board.later.drawing)
    ramp = seated.match.state.ramps[0]
    pixmaps, before = seated.table.look.pixmaps, len(seated.table.look.pixmaps)
    seated.table.ramp.picture(seated.table.model.board, ramp, "Ada")
    assert len(pixmaps) == before
    seated.board.skip()


def test_a_piece_rests_until_what_follows_is_drawn_but_not_for_long(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=2, animation="normal")
    dropped = seated.match.play(seated.selection.drop).events[0]
    asked, part = [], seated.table.sliding
    slow = FitsAnimationContext(part, lambda: bool(asked.append("ready?")))
    stages = list(ANIMATIONS[type(dropped)](dropped, slow))
    stages[0].show(1.0)
    assert round(part.held.row, 6) == min(row for row, _ in dropped.landing.cells)
    assert len(stages) == len(asked) + 1 > 2
    assert sum(stage.duration for stage in stages[1:]) < 100
    ready = FitsAnimationContext(part, lambda: True)
    assert len(list(ANIMATIONS[type(dropped)](dropped, ready))) == 1


def test_the_next_board_is_drawn_while_a_round_is_counted(seated, painted):
    board = seated.board.game.boards[2]
    for job in seated.table.board_ahead(board):
        job()
    painted.clear()
    while seated.match.state.round == 0:
        seated.match.play(seated.match.legal_moves()[-1])
    seated.show()
    seated.board.grab()
    assert not [name for name in painted if name == "fits ramp: cell"]


def test_panels_that_tell_the_same_keep_their_picture(seated):
    quiet = seated.board.panels[(seated.match.to_act + 2) % 3]
    updates = []
    quiet.say = lambda: updates.append(quiet)
    seated.show()
    assert not updates
