"""Narrowing legal moves part by part, and what gestures mean for it."""

import pytest

from blueprints_desktop.desktop.ui.selection.controller import SelectionController
from blueprints_desktop.desktop.ui.selection.selection import Selection

PATHS = {
    ("die.1", "space.1"): "1 to 1",
    ("die.1", "space.2"): "1 to 2",
    ("die.2", "space.2"): "2 to 2",
    ("pass",): "pass",
}


class Dice(SelectionController):
    """Refuses all spaces that are no option, and has passing confirmed."""

    def why_not(self, name: str) -> str:
        return "taken" if name.startswith("space.") else ""

    def confirmed(self, move: str) -> bool:
        return move == "pass" or super().confirmed(move)


class Chosen:
    """A controller with all that it told."""

    def __init__(self, parent, confirms: bool) -> None:
        self.controller = Dice(lambda _move: confirms, parent)
        self.controller.begin(Selection(PATHS))
        self.made: list[str] = []
        self.changes: list[Selection] = []
        self.controller.made.connect(self.made.append)
        self.controller.changed.connect(lambda: self.changes.append(self.controller.selection))

    @property
    def selection(self) -> Selection:
        return self.controller.selection

    def press(self, *names: str) -> None:
        for name in names:
            self.controller.press(name)


@pytest.fixture
def direct(qapp):
    return Chosen(qapp, confirms=False)


@pytest.fixture
def confirmed(qapp):
    return Chosen(qapp, confirms=True)


# --- the value --------------------------------------------------------------------------


def test_parts_narrow_the_moves():
    start = Selection(PATHS)
    assert start.options == ("die.1", "die.2", "pass")
    assert start.whole("pass") == "pass"
    assert start.whole("die.1") is None
    assert start.moves_with("die.1") == ["1 to 1", "1 to 2"]
    lifted = start.choosing("die.1")
    assert lifted.options == ("space.1", "space.2")
    assert lifted.pointing("space.2").move == "1 to 2"
    assert start.choosing("space.1") == start, "not an option yet"


def test_steps_back_lead_to_the_beginning():
    start = Selection(PATHS)
    held = start.choosing("die.1").holding("space.2")
    assert held.begun
    assert held.back().pointed == "space.2"
    assert not held.back().held
    assert held.back().back() == start.pointing("die.1")
    assert held.back().back().back() == start.pointing("die.1"), "there is no step before"
    assert held.start_over() == start


def test_a_preset_part_can_be_changed_but_not_taken_back():
    turned = Selection(PATHS, chosen=("die.1",), preset=1)
    assert not turned.begun
    assert turned.back() == turned
    assert turned.level_of("die.2") == 0


def test_a_suggested_move_waits_to_be_confirmed():
    suggested = Selection(PATHS).suggesting("2 to 2")
    assert (suggested.chosen, suggested.pointed, suggested.held) == (("die.2",), "space.2", True)
    assert suggested.move == "2 to 2"
    assert Selection(PATHS).suggesting("unknown") == Selection(PATHS)


# --- gestures ---------------------------------------------------------------------------


def test_presses_choose_part_by_part(direct):
    direct.press("die.1")
    assert direct.selection.chosen == ("die.1",)
    direct.press("space.2")
    assert direct.made == ["1 to 2"]


def test_where_moves_are_confirmed_the_last_part_is_pressed_twice(confirmed):
    confirmed.press("die.1", "space.1")
    confirmed.controller.point("space.2")
    assert confirmed.selection.held
    assert confirmed.selection.pointed == "space.1"
    assert not confirmed.made
    confirmed.press("space.2")
    assert not confirmed.made, "another place is held first"
    confirmed.press("space.2")
    assert confirmed.made == ["1 to 2"]


def test_enter_goes_one_part_further_and_confirms(direct, confirmed):
    for chosen in (direct, confirmed):
        for _ in range(4):
            chosen.controller.confirm()
        assert chosen.made == ["1 to 1"]


def test_some_moves_are_always_confirmed(direct):
    direct.press("pass")
    assert not direct.made
    direct.press("pass")
    assert direct.made == ["pass"]


def test_an_earlier_option_is_chosen_instead(direct):
    direct.press("die.1", "die.2")
    assert direct.selection.chosen == ("die.2",)
    direct.press("die.2")
    assert direct.selection.chosen == (), "pressed again, it is put back"


def test_what_cannot_be_chosen_is_refused_and_said_again(direct):
    direct.press("die.2", "space.1", "space.1")
    assert direct.selection.refused == "space.1"
    assert len(direct.changes) == 3
    direct.controller.point("space.2")
    assert direct.selection.refused is None
    direct.press("nothing")
    assert direct.selection.refused is None


def test_pointing_elsewhere_keeps_what_was_pointed_at(direct):
    direct.controller.point("die.2")
    direct.controller.point(None)
    direct.controller.point("space.9")
    assert direct.selection.pointed == "die.2"
    assert len(direct.changes) == 1
