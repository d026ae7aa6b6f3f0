"""What is chosen, as a value: legal walks and bricks narrowed part by part, never into a dead end."""

import pytest

from blueprints_desktop.desktop.games.monuments.board.selection import (
    END,
    Placing,
    Walking,
    begin_placing,
    begin_walk,
    own_part,
    place_part,
)
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.hints import brick_hints
from blueprints_desktop.games.monuments.moves import Walk
from blueprints_desktop.games.monuments.pieces import (
    JEWEL,
    NEUTRAL,
    NOTHING,
    ORANGE,
    RED,
    VIOLET,
)
from tests.games.monuments.table import begun, game_of, in_quarry, on_site

GAME = game_of("layers")

# --- walks --------------------------------------------------------------------------------


def walking_at(state) -> Walking:
    return begin_walk(tuple(GAME.legal_moves(state)))


def stack() -> Walking:
    """Two steps from o0 to o1: directly over nothing, or through m0 with its stack."""
    return walking_at(in_quarry(GAME, "o0", 2, m0="VB", o1="R", o2="N"))


def test_what_is_no_walk_begins_nothing():
    assert not begin_walk(()).active
    assert begin_walk(()).length == 0


def test_the_first_turn_lights_the_outer_ring():
    walking = walking_at(begun(GAME))
    assert walking.next_cells == GAME.quarry.cells[:12]
    assert walking.length == 1
    assert not walking.last_cells, "before the first step every outer cell may be the last"


def test_a_single_piece_is_taken_at_once():
    walking = stack().choosing("cell.o1")
    assert (walking.cells, walking.took) == (("o1",), (RED,))
    assert walking.next_cells == ("o0", "o2"), "m0 touches too, but no walk may end there"


def test_a_stack_waits_for_a_choice():
    walking = stack().choosing("cell.m0")
    assert walking.offered == (VIOLET, JEWEL)
    assert walking.next_cells == ()
    assert walking.pointed == "piece.m0.violet", "Enter takes the first"
    chosen = walking.choosing("piece.m0.jewel")
    assert (chosen.offered, chosen.took) == ((), (JEWEL,))
    assert walking.choosing("piece.m0.red") == walking, "it is not there"


def test_a_piece_of_a_lit_cell_is_chosen_with_its_cell():
    one, other = stack().choosing("piece.m0.jewel"), stack().choosing("cell.m0")
    assert one == other.choosing("piece.m0.jewel")
    assert stack().choosing("piece.o1.red") == stack().choosing("cell.o1")
    assert stack().pointing("piece.m0.jewel").pointed == "cell.m0"


def test_an_empty_cell_gives_nothing():
    walking = stack().choosing("piece.m0.violet").choosing("cell.o0")
    assert walking.took == (VIOLET, NOTHING)
    assert walking.gathered == (VIOLET,)
    assert walking.complete
    assert walking.pointed == END


def test_cells_that_are_not_lit_cannot_be_entered():
    walking = stack()
    assert "m3" not in walking.next_cells
    assert walking.choosing("cell.m3") == walking
    assert walking.pointing("cell.m3").pointed is None


def test_an_earlier_option_does_not_undo_the_walk():
    walking = stack().choosing("piece.m0.jewel")
    assert stack().allows("cell.o1")
    assert walking.level_of("cell.m5") is None


def test_steps_are_taken_back_one_decision_at_a_time():
    begun_walk = stack()
    waiting = begun_walk.choosing("cell.m0")
    taken = waiting.choosing("piece.m0.jewel")
    complete = taken.choosing("cell.o1")
    assert complete.back() == taken
    assert taken.back() == waiting, "the choice first"
    assert waiting.back() == begun_walk, "then the step"
    assert begun_walk.back() == begun_walk


def test_every_way_through_the_options_ends_in_a_legal_walk():
    """Random walks through many quarries: no dead end, and the result is one of the moves."""
    chance = Chance(4)
    state = begun(GAME)
    for _ in range(60):
        moves = GAME.legal_moves(state)
        if not isinstance(moves[0], Walk):
            break
        walking = begin_walk(tuple(moves))
        while not walking.complete:
            assert walking.options, "a dead end"
            walking = walking.choosing(chance.pick(walking.options))
        walk = walking.whole(END)
        assert walk in moves
        assert (walk.cells, walk.took) == (walking.cells, walking.took)
        state = GAME.play(state, walk, chance).state


def test_a_suggested_walk_is_complete():
    moves = GAME.legal_moves(in_quarry(GAME, "o0", 2, m0="VB", o1="R", o2="N"))
    for move in moves:
        walking = begin_walk(tuple(moves)).suggesting(move)
        assert walking.complete
        assert walking.move == move


def test_where_the_walk_may_end_is_shown_once_it_is_begun():
    state = in_quarry(GAME, "o0", 4, m0="V", m1="R", c="N", o3="O")
    walking = walking_at(state).choosing("cell.m0")
    ends = walking.last_cells
    assert ends
    assert all(cell.startswith("o") for cell in ends)
    assert {walk.cells[-1] for walk in walking.walks} == ends
    assert NEUTRAL in {walk.took[1] for walk in walking.walks}


def test_the_only_option_is_pointed_at():
    """Through every walk of a quarry: of several lit cells none is pointed at by itself."""
    begun_walk = walking_at(in_quarry(GAME, "o0", 4, m0="V", m1="R", c="N", o3="O"))
    waiting, ready = [begun_walk], 0
    while waiting:
        walking = waiting.pop()
        options = walking.options
        only = options[0] if len(options) == 1 else None
        if not walking.offered:
            assert walking.pointed == walking.pointing("nowhere").pointed == only
        ready += only is not None
        waiting.extend(walking.choosing(part) for part in options if part != END)
    assert ready


# --- several steps at once ----------------------------------------------------------------


def test_the_only_sensible_way_is_walked_at_once():
    """Two pieces are left: all ways that take both end on the cell of the second one."""
    walking = walking_at(in_quarry(GAME, "o0", 4, c="N", o6="R"))
    led = walking.leading_to("piece.o6.red")
    assert led is not None
    assert led.complete
    assert (led.cells[-1], sorted(led.gathered)) == ("o6", [RED, NEUTRAL])
    assert led == walking.leading_to("cell.o6")


def test_where_only_the_end_is_open_the_way_leads_to_the_piece():
    walking = walking_at(in_quarry(GAME, "o0", 4, c="N"))
    led = walking.leading_to("cell.c")
    assert led.cells == ("m0", "c")
    assert not led.complete
    assert len(led.last_cells) > 1, "the player chooses where to end"


def test_ways_that_take_different_pieces_are_for_the_player_to_choose():
    walking = walking_at(in_quarry(GAME, "o0", 4, m0="V", o11="R", c="N"))
    both = walking_at(in_quarry(GAME, "o0", 4, m1="VR", c="N", o6="R"))
    assert walking.leading_to("cell.c") is not None, "only m0 lies on the way there"
    assert both.leading_to("cell.m1") is None
    assert both.leads_several_ways("cell.m1")
    assert both.level_of("cell.m1") is None


def test_what_is_out_of_reach_leads_nowhere():
    walking = walking_at(in_quarry(GAME, "o0", 2, o1="R", o6="V"))
    assert walking.leading_to("cell.o6") is None
    assert not walking.leads_several_ways("cell.o6")
    assert walking.leading_to("cell.o1") is None, "that is a step"


def test_every_walk_that_is_led_is_legal_and_takes_what_was_pressed():
    chance, found = Chance(9), 0
    state = begun(GAME)
    while isinstance(GAME.legal_moves(state)[0], Walk):
        walking = walking_at(state)
        for place, heap in zip(GAME.quarry.cells, state.quarry, strict=True):
            led = walking.leading_to(f"cell.{place}") if heap else None
            if led is not None:
                found += 1
                assert place in led.cells
                assert led.walks
        state = GAME.play(state, chance.pick(GAME.legal_moves(state)), chance).state
    assert found


# --- bricks -------------------------------------------------------------------------------


@pytest.fixture
def placing() -> Placing:
    return begin_placing(brick_hints(GAME.plan, on_site(GAME, ["RNO", ""], "all 1")))


def test_it_begins_with_all_places_and_no_colour(placing):
    assert placing.colour is None
    assert (placing.lit, placing.others) == (placing.hints, ())
    assert placing.colours == (RED,), "the ground is full, and nothing carries a neutral brick yet"
    assert all(hint.points == 3 for hint in placing.lit)
    assert placing.aimed is None


def test_nothing_to_set_is_nothing_to_choose():
    assert begin_placing(()) == Placing()
    assert not Placing().active
    assert Placing().hint is None


def test_places_are_grouped_by_colour():
    state = on_site(GAME, ["VR", ""], "V1.0.0 V1.0.2 V1.1.0")
    placing = begin_placing(brick_hints(GAME.plan, state))
    assert set(placing.colours) == {VIOLET, RED}
    other = placing.choosing(own_part(VIOLET))
    assert {hint.brick.colour for hint in other.lit} == {VIOLET}
    assert {hint.brick.colour for hint in other.others} == {RED}
    assert not other.begun, "a colour only changes what is lit"
    assert other.back() == placing
    assert placing.count(VIOLET) == len(other.lit) == 20 - 3
    assert placing.choosing(own_part(ORANGE)) == placing, "no orange place is open"
    assert placing.choosing(own_part(NEUTRAL)) == placing


def test_a_place_of_another_colour_is_chosen_and_all_are_lit():
    state = on_site(GAME, ["VR", ""], "V1.0.0 V1.0.2 V1.1.0")
    placing = begin_placing(brick_hints(GAME.plan, state)).choosing(own_part(RED))
    brick = placing.others[0].brick
    assert placing.pointing(place_part(brick)) == placing, "only a press chooses it"
    assert placing.whole(place_part(brick)) == brick
    held = placing.holding(place_part(brick))
    assert (held.colour, held.held_brick) == (None, brick)


def test_pointing_tells_what_a_place_brings(placing):
    brick = placing.lit[0].brick
    aimed = placing.pointing(place_part(brick))
    assert aimed.hint == placing.lit[0]
    assert aimed.pointing(None).aimed is None
    assert aimed.back().aimed is None
    elsewhere = place_part(GAME.plan.bricks[0])
    assert aimed.pointing(elsewhere) == aimed, "a place where nothing can be set is not aimed at"


def test_what_is_held_is_let_go_with_its_place(placing):
    brick = placing.lit[0].brick
    held = placing.holding(place_part(brick))
    assert held.held_brick == brick
    assert (held.back().held, held.back().aimed) == (False, None)


def test_the_first_place_of_a_colour_scores_most(placing):
    first = placing.pointing(placing.options[0]).hint
    assert first.points == max(hint.points for hint in placing.lit)
