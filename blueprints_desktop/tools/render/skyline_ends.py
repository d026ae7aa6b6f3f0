"""Scenes of the end of Projekt Skyline: the final account, by either way the game ends."""

from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.skyline.board.board import SkylineBoard
from blueprints_desktop.engine.match import Match
from blueprints_desktop.tools.render.scenes import scene_for_seats
from blueprints_desktop.tools.render.skyline_play import GAME, SEATS, find
from blueprints_desktop.tools.render.studio import LONG_NAMES, Studio


def _bankrupt(match: Match) -> bool:
    return match.outcome is not None and match.outcome.ended == "bankrupt"


def _last_building(match: Match) -> bool:
    return match.outcome is not None and match.outcome.ended == "last building"


@scene_for_seats("skyline-end", GAME, SEATS)
def bankrupt(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _bankrupt).match())


@scene_for_seats("skyline-end-last-tower", GAME, SEATS)
def last_tower(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _last_building).match())


@scene_for_seats("skyline-end-long-names", GAME, SEATS)
def long_names(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _bankrupt).match(), LONG_NAMES)


@scene_for_seats("skyline-end-city", GAME, (4,))
def the_city(studio: Studio, seats: int) -> QWidget:
    """The skyline in place of the towers of worth."""
    page = studio.table(find(seats, _last_building).match())
    board = page.board
    assert isinstance(board, SkylineBoard)
    board.ends.current.city.click()
    return page
