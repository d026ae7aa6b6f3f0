"""Wherever one clicks on a board: something is chosen, refused with a reason, or said. Bare paper says nothing."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.registry import board_of
from blueprints_desktop.desktop.ui.cards import tips
from blueprints_desktop.desktop.ui.scene.scene_view import SceneView
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from tests.desktop.driving import unpainted
from tests.desktop.games.seating import Seated, position_of, seat
from tests.desktop.stages import stages_of
from tests.support import new_match, play_on, usual_seats

_STEP = 22
STAGES = [
    (game, moves)
    for game in registry.KEYS
    for name, moves in stages_of(game).items()
    if moves >= 0 and "over" not in name
]


class Clicks:
    """Clicks on the scenes of a board, and what came of each."""

    def __init__(self, table: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table, self.board = table, table.board
        self.told: list[str] = []
        self.idle: list[bool] = []
        monkeypatch.setattr(tips, "show_tip", lambda _at, text, *_rest: self.told.append(text))
        self.board.idly_pressed.connect(lambda: self.idle.append(True))

    def views(self) -> list[SceneView]:
        return [view for view in self.board.findChildren(SceneView) if view.isVisibleTo(self.board)]

    def answer(self, view: SceneView, at: QPoint) -> str:
        """How a click is answered; empty: not at all."""
        del self.told[:], self.table.chosen[:], self.table.asked[:]
        before = self.board.selector.selection
        QTest.mouseMove(view.viewport(), at)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        after = self.board.selector.selection
        if self.table.chosen:
            return "a move"
        if after.refused is not None and after is not before:
            return "a reason" if self.board.selector.why_not(after.refused) else ""
        if after != before:
            return "a choice"
        return "words" if (self.told and self.told[-1]) or self.table.asked else ""

    def silent(self, first: str | None = None) -> list[tuple[str, int, int]]:
        """Clicks that nothing answers, though a thing lies there."""
        found = []
        for view in self.views():
            things = view.outlines(set(view.things()))
            for y in range(0, view.viewport().height(), _STEP):
                for x in range(0, view.viewport().width(), _STEP):
                    at = QPoint(x, y)
                    self.board.selector.start_over()
                    if first is not None:
                        self.board.selector.press(first)
                    if not self.answer(view, at):
                        here = {name for name, path in things.items() if path.contains(at)}
                        if not here & self.always_chosen:
                            found += [(name, x, y) for name in here if self.is_seen(name)]
        return found

    @property
    def always_chosen(self) -> set[str]:
        """Parts that are chosen in any case, such as the way up of a piece: it is shown as chosen."""
        selection = self.board.selector.selection
        return set(selection.chosen[: selection.preset])

    def is_seen(self, name: str) -> bool:
        """Places in the air over a building site are things, but nobody sees them."""
        if (
            not name.startswith("place.")
            or self.board.selector.selection.level_of(name) is not None
        ):
            return True
        plan = self.table.match.game.plan
        number = next(n for brick, n in plan.numbers.items() if name == f"place.{brick}")
        return bool(self.table.match.state.built >> number & 1)


def clicks_at(game: str, moves: int, qtbot: Any, folder: Any, monkeypatch: Any) -> Clicks:
    match = new_match(game, usual_seats(game), 7)
    play_on(match, Chance(5), moves)
    table = seat(Seated, board_of(game), match, qtbot, folder)
    table.board.confirms = lambda _move: True
    return Clicks(table, monkeypatch)


@pytest.mark.parametrize(("game", "moves"), STAGES)
def test_every_click_on_a_thing_is_answered(qtbot, tmp_path, monkeypatch, game, moves):
    clicks = clicks_at(game, moves, qtbot, tmp_path, monkeypatch)
    with unpainted(clicks.board):
        assert not clicks.silent()


@pytest.mark.parametrize(("game", "moves"), STAGES)
def test_so_is_every_click_while_a_move_is_chosen(qtbot, tmp_path, monkeypatch, game, moves):
    clicks = clicks_at(game, moves, qtbot, tmp_path, monkeypatch)
    options = clicks.board.selector.selection.options
    with unpainted(clicks.board):
        assert not clicks.silent(first=options[0])


@pytest.mark.parametrize("game", registry.KEYS)
def test_who_waits_is_told_what_lies_there_and_whose_turn_it_is(qtbot, tmp_path, monkeypatch, game):
    moves = [moves for each, moves in STAGES if each == game][-1]
    clicks = clicks_at(game, moves, qtbot, tmp_path, monkeypatch)
    match = clicks.table.match
    other = next(seat for seat in range(match.seats) if seat != match.to_act)
    clicks.board.show_position(position_of(match, other))
    view = clicks.views()[0]
    name, path = next(
        (name, path)
        for name, path in view.outlines(set(view.things())).items()
        if view.tip_about(view.mapToScene(path.boundingRect().center().toPoint())) is not None
    )
    assert clicks.answer(view, path.boundingRect().center().toPoint()) == "words", name
    assert clicks.idle


def test_a_click_just_beside_an_option_means_it(qtbot, tmp_path, monkeypatch):
    """In this game options have bare ground beside them."""
    game, moves = next((each, moves) for each, moves in STAGES if each == "blueprints")
    clicks = clicks_at(game, moves, qtbot, tmp_path, monkeypatch)
    beside = 0
    for view in clicks.views():
        options = view.outlines(view.options_to_press())
        for path in options.values():
            area = path.boundingRect()
            for x in (area.left() - 5.0, area.right() + 5.0):
                point = view.mapToScene(round(x), round(area.center().y()))
                if view.thing_at(point) is None and view.is_ground(point):
                    assert view.thing_meant(point) in options
                    beside += 1
    assert beside
