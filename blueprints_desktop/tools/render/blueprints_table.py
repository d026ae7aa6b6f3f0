"""Scenes of the Blueprints table: every step of a turn, every way of looking."""

from collections import Counter

from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.blueprints.board.board import BlueprintsBoard
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import die_name, space_name
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.moves import Take
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.blueprints.state import DISCARDING, TAKING
from blueprints_desktop.tools.render.blueprints_play import (
    GAME,
    SEATS,
    find,
    look_ahead,
    position_after,
    takes,
    turn_of,
)
from blueprints_desktop.tools.render.scenes import scene, scene_for_seats
from blueprints_desktop.tools.render.searching import FoundPosition
from blueprints_desktop.tools.render.studio import LONG_NAMES, Studio, require

# --- positions --------------------------------------------------------------------------


def is_middle(match: Match) -> bool:
    """Second round, fifth die, a die with several places, one of which gains by the plan."""
    state = match.state
    return state.round.number == 1 and turn_of(state) == 5 and best_take(match) is not None


def best_take(match: Match) -> Take | None:
    """The die that gains most by the plan, of those with a second place that breaks it."""
    found = [(take, look_ahead(match, take)) for take in takes(match)]
    broken = {take.die for take, seen in found if seen.breaks_plan}
    good = [
        (seen.gain, str(take), take)
        for take, seen in found
        if take.die in broken and seen.gain >= 3 and seen.after.bonus_in_reach and seen.level > 1
    ]
    return max(good)[2] if good else None


def breaking_take(match: Match) -> Take | None:
    """The same die where it breaks the plan."""
    best = best_take(match)
    others = [t for t in takes(match) if best is not None and t.die == best.die]
    return next((take for take in others if look_ahead(match, take).breaks_plan), None)


def _homeless_die(match: Match) -> Die | None:
    """A die that fits nowhere, after the first round."""
    if match.state.phase != TAKING or match.state.round.number == 0:
        return None
    gone = [m.die for m in match.legal_moves() if isinstance(m, Take) and m.space == GONE]
    return gone[0] if gone else None


def _has_homeless(match: Match) -> bool:
    return _homeless_die(match) is not None


def _late(match: Match) -> bool:
    """The last die of the last round, a stack of three or more, and no place left out of sight."""
    state, seat = match.state, match.to_act
    if state.phase != TAKING or state.round.number != 2 or turn_of(state) != 6 or seat is None:
        return False
    heights = sorted(map(len, state.sites[seat].building))
    return heights[-1] >= 3 and sum(heights) == 5


def _crowded(match: Match) -> bool:
    """A pool in which four dice show the same value: the last turn of a match."""
    state = match.state
    most = max(Counter(die >> 2 for die in state.pool).values(), default=0)
    return state.phase == TAKING and turn_of(state) == 6 and most >= 4


def _discarding(match: Match) -> bool:
    state = match.state
    return state.phase == DISCARDING and state.round.number == 1 and turn_of(state) >= 3


# --- gestures ---------------------------------------------------------------------------


def board_of(page: TablePage) -> BlueprintsBoard:
    assert isinstance(page.board, BlueprintsBoard)
    return page.board


def _lift(page: TablePage, die: Die, space: int | None = None) -> None:
    """Take a die from the pool, and hold it over a space."""
    selector = board_of(page).selector
    selector.press(die_name(page.session.match.state.pool.index(die)))
    if space is not None:
        selector.point(space_name(space))


def _aimed(studio: Studio, found: FoundPosition, names: tuple[str, ...] | None = None) -> TablePage:
    """The best take of a position, ready for Enter."""
    match = found.match()
    take = best_take(match)
    page = studio.table(match, names) if names else studio.table(match)
    assert take is not None
    _lift(page, take.die, take.space)
    return page


# --- a turn -----------------------------------------------------------------------------


@scene_for_seats("blueprints-first-turn", GAME, SEATS)
def first_turn(studio: Studio, seats: int) -> QWidget:
    return studio.table(position_after(seats, seed=3, moves=0).match())


@scene_for_seats("blueprints-table", GAME, SEATS)
def ghost_that_gains(studio: Studio, seats: int) -> QWidget:
    return _aimed(studio, find(seats, is_middle))


@scene_for_seats("blueprints-pointed", GAME, SEATS)
def die_pointed_at(studio: Studio, seats: int) -> QWidget:
    page = studio.table(find(seats, is_middle).match())
    board_of(page).selector.point(die_name(1))
    return page


@scene_for_seats("blueprints-lifted", GAME, SEATS)
def die_lifted(studio: Studio, seats: int) -> QWidget:
    match = find(seats, is_middle).match()
    take = best_take(match)
    page = studio.table(match)
    assert take is not None
    _lift(page, take.die)
    return page


@scene_for_seats("blueprints-breaking", GAME, SEATS)
def ghost_that_breaks_the_plan(studio: Studio, seats: int) -> QWidget:
    match = find(seats, is_middle).match()
    take = breaking_take(match)
    page = studio.table(match)
    assert take is not None
    _lift(page, take.die, take.space)
    return page


@scene_for_seats("blueprints-held", GAME, (3,))
def move_that_can_be_undone(studio: Studio, seats: int) -> QWidget:
    """A die was pressed onto a space; the move is played after a few seconds."""
    match = find(seats, is_middle).match()
    take = best_take(match)
    page = studio.table(match)
    assert take is not None
    _lift(page, take.die, take.space)
    board_of(page).selector.press(space_name(take.space))
    require("a move that waits", page.grace.running)
    return page


@scene_for_seats("blueprints-fits-nowhere", GAME, SEATS)
def die_that_fits_nowhere(studio: Studio, seats: int) -> QWidget:
    match = find(seats, _has_homeless).match()
    die = _homeless_die(match)
    page = studio.table(match)
    assert die is not None
    _lift(page, die)
    return page


@scene("blueprints-discard-2p", GAME)
def discard(studio: Studio) -> QWidget:
    return studio.table(find(2, _discarding).match())


@scene("blueprints-discard-chosen-2p", GAME)
def discard_chosen(studio: Studio) -> QWidget:
    page = studio.table(find(2, _discarding).match())
    board_of(page).selector.press(die_name(5))
    return page


@scene_for_seats("blueprints-late", GAME, SEATS)
def late_in_the_round(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _late).match())


@scene_for_seats("blueprints-crowded", GAME, SEATS)
def crowded_pool(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _crowded).match())


# --- ways of looking --------------------------------------------------------------------


@scene_for_seats("blueprints-turned", GAME, SEATS)
def quarter_turn(studio: Studio, seats: int) -> QWidget:
    page = _aimed(studio, find(seats, is_middle))
    board_of(page).table.tools.turn.click()
    return page


@scene_for_seats("blueprints-flat", GAME, SEATS)
def from_above(studio: Studio, seats: int) -> QWidget:
    page = _aimed(studio, find(seats, is_middle))
    board_of(page).table.tools.flat.click()
    return page


@scene_for_seats("blueprints-apart", GAME, SEATS)
def levels_apart(studio: Studio, seats: int) -> QWidget:
    page = studio.table(find(seats, _late).match())
    board_of(page).table.tools.apart.click()
    return page


@scene_for_seats("blueprints-drawer", GAME, SEATS)
def drawer(studio: Studio, seats: int) -> QWidget:
    """In a narrow window score and log come out of a drawer; in a wide one they lie open."""
    page = _aimed(studio, find(seats, is_middle))
    toggle = board_of(page).board_frame.toggle
    if toggle.isVisible():
        toggle.click()
    return page


# --- whose eyes, and whose names --------------------------------------------------------


@scene_for_seats("blueprints-waiting", GAME, SEATS)
def waiting_for_a_computer(studio: Studio, seats: int) -> QWidget:
    """The only person looks on while a computer has its turn."""
    match = find(seats, is_middle).match()
    person = (match.to_act or 0) - 1
    kinds = ["person" if seat == person % seats else "journeyman" for seat in range(seats)]
    return studio.table(match, kinds=kinds)


@scene_for_seats("blueprints-public", GAME, SEATS)
def public_view(studio: Studio, seats: int) -> QWidget:
    """Computers among themselves: all screens are closed."""
    return studio.table(find(seats, is_middle).match(), kinds=["journeyman"] * seats)


@scene_for_seats("blueprints-long-names", GAME, SEATS)
def long_names(studio: Studio, seats: int) -> QWidget:
    return _aimed(studio, find(seats, is_middle), LONG_NAMES)
