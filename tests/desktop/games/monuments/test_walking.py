"""A walk in the making: legal walks narrowed step by step, never into a dead end."""

from blueprints_desktop.desktop.games.monuments.board.selection import Walking, begin_walk
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.monuments.moves import PASS
from blueprints_desktop.games.monuments.pieces import JEWEL, NEUTRAL, NOTHING, RED, VIOLET
from tests.games.monuments.table import begun, game_of, in_quarry

GAME = game_of()


def walking_at(state) -> Walking:
    return begin_walk(GAME.legal_moves(state))


def stack() -> Walking:
    """Two steps from o0 to o1: directly over nothing, or through m0 with its stack."""
    return walking_at(in_quarry(GAME, "o0", 2, m0="VB", o1="R", o2="N"))


def test_what_is_no_walk_begins_nothing():
    assert not begin_walk((PASS, NEXT)).active
    assert begin_walk(()).length == 0


def test_the_first_turn_lights_the_outer_ring():
    walking = walking_at(begun(GAME))
    assert walking.next_cells == GAME.quarry.cells[:12]
    assert walking.length == 1
    assert not walking.last_cells, "before the first step every outer cell may be the last"


def test_a_single_piece_is_taken_at_once():
    walking = stack().entering("o1")
    assert (walking.cells, walking.took) == (("o1",), (RED,))
    assert walking.next_cells == ("o0", "o2"), "m0 touches too, but no walk may end there"


def test_a_stack_waits_for_a_choice():
    walking = stack().entering("m0")
    assert walking.offered == (VIOLET, JEWEL)
    assert walking.next_cells == ()
    chosen = walking.taking(JEWEL)
    assert (chosen.offered, chosen.took) == ((), (JEWEL,))
    assert walking.taking(RED) == walking, "what does not lie there cannot be taken"


def test_an_empty_cell_gives_nothing():
    walking = stack().entering("m0").taking(VIOLET).entering("o0")
    assert walking.took == (VIOLET, NOTHING)
    assert walking.gathered == (VIOLET,)
    assert walking.complete


def test_cells_that_are_not_lit_cannot_be_entered():
    walking = stack()
    assert "m3" not in walking.next_cells
    assert walking.entering("m3") == walking
    assert walking.pointing("m3").pointed is None


def test_steps_are_taken_back_one_decision_at_a_time():
    begun_walk = stack()
    waiting = begun_walk.entering("m0")
    taken = waiting.taking(JEWEL)
    complete = taken.entering("o1")
    assert complete.back() == taken
    assert taken.back() == waiting, "the choice first"
    assert waiting.back() == begun_walk, "then the step"
    assert begun_walk.back() == begun_walk


def test_going_back_to_a_cell_asks_for_its_piece_again():
    complete = stack().entering("m0").taking(JEWEL).entering("o1")
    assert complete.back_to("m0").offered == (VIOLET, JEWEL)
    assert complete.back_to("o1") == complete
    assert complete.back_to("m5") == complete


def test_keys_go_round_among_the_pieces_offered():
    waiting = stack().entering("m0")
    assert [waiting.picking(step).picked for step in (1, -1, 2)] == [1, 1, 0]
    assert stack().picking(1) == stack()


def test_every_way_through_the_lit_cells_ends_in_a_legal_walk():
    """By lot through many quarries: no dead end, and what comes out is one of the moves."""
    chance = Chance(4)
    state = begun(GAME)
    for _ in range(60):
        moves = GAME.legal_moves(state)
        if not moves or not begin_walk(moves).active:
            break
        walking = begin_walk(moves)
        while not walking.complete:
            if walking.offered:
                walking = walking.taking(chance.pick(walking.offered))
            else:
                assert walking.next_cells, "a dead end"
                walking = walking.entering(chance.pick(walking.next_cells))
        assert walking.walk in moves
        assert (walking.walk.cells, walking.walk.took) == (walking.cells, walking.took)
        state = GAME.play(state, walking.walk, chance).state


def test_where_the_walk_may_end_is_shown_once_it_is_begun():
    state = in_quarry(GAME, "o0", 4, m0="V", m1="R", c="N", o3="O")
    walking = walking_at(state).entering("m0")
    ends = walking.last_cells
    assert ends
    assert all(cell.startswith("o") for cell in ends)
    assert {walk.cells[-1] for walk in walking.matching} == ends
    assert NEUTRAL in {walk.took[1] for walk in walking.matching}


def test_the_only_cell_that_is_lit_lies_ready():
    """Through every walk of a quarry: one lit cell is aimed at, of several none by itself."""
    begun_walk = walking_at(in_quarry(GAME, "o0", 4, m0="V", m1="R", c="N", o3="O"))
    waiting, ready = [begun_walk], 0
    while waiting:
        walking = waiting.pop()
        lit = walking.next_cells
        only = lit[0] if len(lit) == 1 else None
        assert walking.pointed == walking.pointing("nowhere").pointed == only
        ready += only is not None
        assert walking.back().pointed is None or len(walking.back().next_cells) == 1
        waiting.extend(walking.taking(piece) for piece in walking.offered)
        waiting.extend(walking.entering(cell) for cell in lit)
    assert ready
