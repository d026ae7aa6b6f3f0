"""Scenes of the banners that say which phase has begun, over each game's board."""

from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.registry import board_of
from blueprints_desktop.desktop.ui.board.banners import banner_words
from blueprints_desktop.desktop.ui.board.table_board import TableBoard
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry
from blueprints_desktop.tools.render.scenes import Maker, scene
from blueprints_desktop.tools.render.studio import (
    FOR_PICTURES,
    Studio,
    new_match,
    require,
    seats_near,
)


def _phase_begins(key: str, number: int) -> Maker:
    """A phase has just begun, the first or a later one of a match that is played by lot."""

    def make(studio: Studio) -> QWidget:
        before = _before_phase(key, number)
        move = before.undone[-1].move
        page = studio.table(before)
        page.banner.milliseconds = FOR_PICTURES
        page.session.play(move)
        studio.settle()
        page.session.open_curtain()
        studio.settle()
        require("the banner", page.banner.isVisible())
        return page

    return make


def _before_phase(key: str, number: int) -> Match:
    """A match in which redoing one move begins a phase for the so-manieth time."""
    board = board_of(key)
    assert issubclass(board, TableBoard)
    match, chance = new_match(key, seats_near(key, 3), 5), Chance(5)
    left = number
    while left:
        step = match.play(chance.pick(match.legal_moves()))
        left -= bool(banner_words(board.event_banners, step.events, match.view(None)))
    match.undo()
    return match


for _key in registry.KEYS:
    for _number in (1, 2):
        scene(f"{_key}-banner-{_number}", _key)(_phase_begins(_key, _number))
