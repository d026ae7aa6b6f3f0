"""Scenes of how a game of World Monuments ends, and of its monuments in New game."""

from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.monuments.results.ending import MonumentsEnding
from blueprints_desktop.engine.match import Match
from blueprints_desktop.tools.render.monuments_play import GAME, SEATS, find
from blueprints_desktop.tools.render.scenes import scene, scene_for_seats
from blueprints_desktop.tools.render.studio import LONG_NAMES, Studio


def _finished(match: Match) -> bool:
    return match.outcome is not None and match.outcome.ended == "monument"


def _unfinished(match: Match) -> bool:
    return match.outcome is not None and match.outcome.ended == "rounds"


def _shared(match: Match) -> bool:
    return match.outcome is not None and match.outcome.decided_by == "shared"


def _ending(page: QWidget) -> MonumentsEnding:
    found = page.findChild(MonumentsEnding)
    assert isinstance(found, MonumentsEnding)
    return found


@scene_for_seats("monuments-ending", GAME, SEATS)
def ending(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _finished).match())


@scene("monuments-ending-unfinished", GAME)
def unfinished(studio: Studio) -> QWidget:
    return studio.table(find(2, _unfinished).match())


@scene("monuments-ending-shared", GAME)
def shared(studio: Studio) -> QWidget:
    return studio.table(find(2, _shared, "taj_mahal").match())


@scene("monuments-ending-as-built", GAME)
def as_built(studio: Studio) -> QWidget:
    page = studio.table(find(2, _finished, "san_pietro").match())
    _ending(page).colours.click()
    return page


@scene("monuments-ending-one-builder", GAME)
def one_builder(studio: Studio) -> QWidget:
    page = studio.table(find(3, _finished, "capitol").match())
    next(iter(_ending(page).panels["ranking"].entries.values())).setFocus()
    return page


@scene("monuments-ending-long-names", GAME)
def ending_long_names(studio: Studio) -> QWidget:
    return studio.table(find(4, _finished).match(), LONG_NAMES)


@scene("monuments-new-game", GAME)
def new_game(studio: Studio) -> QWidget:
    window = studio.window()
    window.new_game(GAME)
    return window
