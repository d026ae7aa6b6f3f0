"""Scenes of World Monuments: the quarry and every step of a walk, the building site and its looks."""

from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.monuments.board.board import MonumentsBoard
from blueprints_desktop.desktop.games.monuments.board.selection import (
    cell_part,
    own_part,
    piece_part,
    place_part,
)
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.monuments.hints import brick_hints
from blueprints_desktop.games.monuments.moves import PASS, Walk
from blueprints_desktop.games.monuments.pieces import BLACK, JEWEL, NOTHING, bricks_in
from blueprints_desktop.games.monuments.state import BUILDING, QUARRY, ROUND_END
from blueprints_desktop.tools.render.monuments_play import GAME, SEATS, find, rules_of
from blueprints_desktop.tools.render.scenes import scene, scene_for_seats
from blueprints_desktop.tools.render.studio import LONG_NAMES, Studio

# --- positions --------------------------------------------------------------------------


def _filled(match: Match) -> bool:
    """The second round has just been filled: the quarry as full as it gets, the scores apart."""
    state = match.state
    return bool(state.phase == QUARRY and state.round == 1 and state.turn == 0)


def _rich_walk(match: Match) -> Walk | None:
    """A walk of four steps that takes four pieces: black second, a jewel of a stack third."""
    if match.state.phase != QUARRY or match.state.turn < 3:
        return None
    quarry = rules_of(match).quarry
    for walk in match.legal_moves():
        heap = match.state.quarry[quarry.places[walk.cells[2]]] if len(walk.cells) > 2 else 0
        stacked = heap.bit_count() > 1 and heap >> 8 * JEWEL & 255 and heap & 0xFFFFFFFF
        if NOTHING not in walk.took and BLACK in walk.took[:2] and stacked:
            found: Walk = walk
            return found
    return None


def _walkable(match: Match) -> bool:
    return match.state.round == 1 and _rich_walk(match) is not None


def _late_quarry(match: Match) -> bool:
    """Little is left, and most of the way leads over empty cells."""
    state = match.state
    return state.phase == QUARRY and 0 < sum(map(bool, state.quarry)) <= 4


def _building(match: Match) -> bool:
    """Two thirds of the monument stand, and two colours can be set."""
    state = match.state
    if state.phase != BUILDING or state.round < 1:
        return False
    share = state.built.bit_count() / len(rules_of(match).plan.bricks)
    hints = brick_hints(rules_of(match).plan, match.view(state.seat))
    return share > 0.6 and len({hint.brick.colour for hint in hints}) >= 2


def _opening(match: Match) -> bool:
    """A brick could be set that opens places for the others."""
    if match.state.phase != BUILDING or match.state.built.bit_count() < 12:
        return False
    hints = brick_hints(rules_of(match).plan, match.view(match.to_act))
    return any(len(hint.opens) >= 1 and hint.points >= 3 for hint in hints)


def _first_bricks(match: Match) -> bool:
    return bool(match.state.phase == BUILDING and not match.state.built)


def _stuck(match: Match) -> bool:
    """Somebody must pass with bricks left over."""
    state = match.state
    return (
        state.phase == BUILDING
        and state.round < 2
        and list(match.legal_moves()) == [PASS]
        and bricks_in(state.own_stock) >= 2
    )


def _lacking(match: Match) -> bool:
    """The builder has no brick for some of the open places."""
    return _building(match) and len(match.legal_moves()) < match.state.open.bit_count()


def _after_a_loss(match: Match) -> bool:
    """It is somebody's turn to build after another's screen was lifted."""
    if match.state.phase != BUILDING or not any(match.state.lost):
        return False
    return PASS not in match.legal_moves()


def _round_over(match: Match) -> bool:
    return match.state.phase == ROUND_END and any(match.state.lost)


# --- gestures ---------------------------------------------------------------------------


def board_of(page: TablePage) -> MonumentsBoard:
    assert isinstance(page.board, MonumentsBoard)
    return page.board


def _walk(page: TablePage, walk: Walk, steps: int, pieces: int) -> None:
    """Make so many steps of a walk and choose so many of its pieces."""
    selector = board_of(page).selector
    for number in range(steps):
        selector.press(cell_part(walk.cells[number]))
        if number < pieces and selector.walking.offered:
            selector.press(piece_part(walk.cells[number], walk.took[number]))


def _quarry(studio: Studio, seats: int, steps: int, pieces: int) -> TablePage:
    match = find(seats, _walkable).match()
    walk = _rich_walk(match)
    page = studio.table(match)
    assert walk is not None
    _walk(page, walk, steps, pieces)
    return page


def _aim(page: TablePage, opening: bool = False) -> None:
    """Point at the dearest place, or at one that opens others."""
    selector = board_of(page).selector
    hints = selector.placing.hints
    wanted = max(hints, key=lambda hint: (len(hint.opens) if opening else 0, hint.points))
    selector.point(place_part(wanted.brick))


# --- the quarry -------------------------------------------------------------------------


@scene_for_seats("monuments-first-turn", GAME, SEATS)
def first_turn(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, lambda match: match.state.round == 0).match())


@scene_for_seats("monuments-filled", GAME, SEATS)
def filled(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _filled).match())


@scene_for_seats("monuments-quarry", GAME, SEATS)
def choosing_from_a_stack(studio: Studio, seats: int) -> QWidget:
    return _quarry(studio, seats, 3, 2)


@scene("monuments-walk-begun", GAME)
def walk_begun(studio: Studio) -> QWidget:
    return _quarry(studio, 3, 1, 1)


@scene("monuments-looked-at", GAME)
def looked_at(studio: Studio) -> QWidget:
    """Half way through a walk the monument is looked at."""
    page = _quarry(studio, 3, 1, 1)
    board_of(page).centre.monument_button.click()
    return page


@scene("monuments-walk-pointed", GAME)
def next_cell_pointed_at(studio: Studio) -> QWidget:
    page = _quarry(studio, 3, 2, 2)
    selector = board_of(page).selector
    selector.point(selector.selection.options[0])
    return page


@scene("monuments-refused", GAME)
def cell_that_cannot_be_entered(studio: Studio) -> QWidget:
    """A cell was pressed that does not touch: the bar says why, and the book more."""
    page = _quarry(studio, 3, 2, 2)
    board = board_of(page)
    cells = map(cell_part, board.quarry.cells)
    board.selector.press(next(cell for cell in cells if board.selector.why_not(cell)))
    return page


@scene("monuments-walk-complete", GAME)
def walk_complete(studio: Studio) -> QWidget:
    return _quarry(studio, 3, 4, 4)


@scene("monuments-peek", GAME)
def own_pieces_in_the_quarry(studio: Studio) -> QWidget:
    """The key is held: one's own pieces are there, and the walk stays as it was."""
    page = _quarry(studio, 3, 2, 2)
    board_of(page).show_private(page.session.peek())
    return page


@scene_for_seats("monuments-late-quarry", GAME, SEATS)
def late_quarry(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _late_quarry, "taj_mahal").match())


# --- the building site ------------------------------------------------------------------


@scene_for_seats("monuments-site", GAME, SEATS)
def brick_aimed(studio: Studio, seats: int) -> QWidget:
    page = studio.table(find(seats, _building).match())
    _aim(page)
    return page


@scene("monuments-first-brick", GAME)
def first_brick(studio: Studio) -> QWidget:
    return studio.table(find(2, _first_bricks).match())


@scene("monuments-opens", GAME)
def what_a_brick_opens(studio: Studio) -> QWidget:
    page = studio.table(find(3, _opening).match())
    _aim(page, opening=True)
    return page


@scene("monuments-section", GAME)
def section(studio: Studio) -> QWidget:
    page = studio.table(find(3, _building).match())
    _aim(page)
    board_of(page).site.tools.section.click()
    return page


@scene("monuments-turned", GAME)
def quarter_turn(studio: Studio) -> QWidget:
    page = studio.table(find(3, _building).match())
    _aim(page)
    board_of(page).site.tools.turn.click()
    return page


@scene("monuments-stuck", GAME)
def forced_pass(studio: Studio) -> QWidget:
    """The key is held: only who must pass reads why, and what is lost and kept."""
    page = studio.table(find(3, _stuck).match())
    board_of(page).show_private(page.session.peek())
    return page


@scene("monuments-peek-site", GAME)
def own_pieces_on_the_site(studio: Studio) -> QWidget:
    """The key is held: only the places for one's own bricks are lit."""
    page = studio.table(find(2, _opening).match())
    board_of(page).show_private(page.session.peek())
    return page


@scene("monuments-no-brick", GAME)
def place_for_a_brick_of_the_others(studio: Studio) -> QWidget:
    """A place was pressed for which the builder has no brick."""
    page = studio.table(find(3, _lacking).match())
    board, legal = board_of(page), page.session.legal_moves()
    hints = board.selector.placing.hints
    board.selector.press(next(place_part(h.brick) for h in hints if h.brick not in legal))
    return page


@scene("monuments-curtain-option", GAME)
def site_with_the_curtain(studio: Studio) -> QWidget:
    """The table wants the curtain: who opened it sees their own places only, one colour is chosen."""
    page = studio.table(find(3, _building).match(curtain_to_build=True))
    selector = board_of(page).selector
    selector.press(own_part(selector.placing.colours[0]))
    return page


@scene("monuments-lifted", GAME)
def lifted_screen(studio: Studio) -> QWidget:
    """Whoever builds next sees what another had left who passed since."""
    return studio.table(find(3, _after_a_loss).match())


@scene("monuments-round-over", GAME)
def round_over(studio: Studio) -> QWidget:
    return studio.table(find(3, _round_over).match())


@scene("monuments-site-san-pietro", GAME)
def san_pietro(studio: Studio) -> QWidget:
    page = studio.table(find(3, _building, "san_pietro").match())
    _aim(page)
    return page


@scene("monuments-site-capitol", GAME)
def capitol(studio: Studio) -> QWidget:
    page = studio.table(find(2, _building, "capitol").match())
    _aim(page)
    return page


@scene("monuments-site-taj-mahal", GAME)
def taj_mahal(studio: Studio) -> QWidget:
    page = studio.table(find(4, _building, "taj_mahal").match())
    _aim(page)
    return page


# --- whose eyes, and whose names --------------------------------------------------------


@scene("monuments-open-stocks", GAME)
def open_stocks(studio: Studio) -> QWidget:
    page = studio.table(find(3, _building).match(open_stocks=True))
    _aim(page)
    return page


@scene("monuments-public", GAME)
def public_view(studio: Studio) -> QWidget:
    """Computers among themselves: all screens are closed."""
    return studio.table(find(3, _building).match(), kinds=["journeyman"] * 3)


@scene("monuments-drawer", GAME)
def drawer(studio: Studio) -> QWidget:
    """In a narrow window levels and log come out of a drawer."""
    page = studio.table(find(3, _building).match())
    _aim(page)
    toggle = board_of(page).board_frame.toggle
    if toggle.isVisible():
        toggle.click()
    return page


@scene_for_seats("monuments-long-names", GAME, SEATS)
def long_names(studio: Studio, seats: int) -> QWidget:
    page = studio.table(find(seats, _building).match(), LONG_NAMES)
    _aim(page)
    return page
