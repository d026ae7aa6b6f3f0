"""Scenes of the end of a round and of the game."""

from PySide6.QtWidgets import QWidget

from blueprints_desktop.engine.match import Match
from blueprints_desktop.tools.render.fits_play import GAME, SEATS, scored, whole
from blueprints_desktop.tools.render.scenes import scene, scene_for_seats
from blueprints_desktop.tools.render.studio import LONG_NAMES, Studio


@scene_for_seats("fits-counting", GAME, SEATS)
def a_round_is_counted(studio: Studio, seats: int) -> QWidget:
    return studio.table(scored(seats, round=1))


@scene("fits-counting-pairs-3p", GAME)
def pairs_are_counted(studio: Studio) -> QWidget:
    return studio.table(_before_the_end(3))


def _before_the_end(seats: int) -> Match:
    """Board 4 scored, with another board still to come."""
    match = whole(seats, (4, 1))
    while match.state.round > 0 or match.state.piece is not None:
        match.undo()
    return match


@scene_for_seats("fits-end", GAME, SEATS)
def the_game_is_over(studio: Studio, seats: int) -> QWidget:
    return studio.table(whole(seats))


@scene("fits-end-two-boards-1p", GAME)
def unrated(studio: Studio) -> QWidget:
    """Alone on other boards than the four: there is no title."""
    return studio.table(whole(1, (3, 1)))


@scene("fits-end-one-board-1p", GAME)
def one_board(studio: Studio) -> QWidget:
    return studio.table(whole(1, (3,)))


@scene("fits-end-long-names-4p", GAME)
def long_names(studio: Studio) -> QWidget:
    return studio.table(whole(4), LONG_NAMES)
