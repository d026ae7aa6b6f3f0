"""The log of a match of Projekt Skyline keeps what it has told once."""

import pytest

from blueprints_desktop.desktop.games.skyline.texts.narration import NARRATION
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.board.narration import Narrator
from blueprints_desktop.games.skyline.events import DiceRolled, FloorBuilt
from blueprints_desktop.games.skyline.options import Options

PEOPLE = [Person(0, "Ada", 0), Person(1, "Bruno", 1)]


def test_what_was_told_is_kept_and_what_was_taken_back_is_not():
    events = [(0, DiceRolled(0, 5, 3)), (1, FloorBuilt(0, 4)), (2, DiceRolled(1, 1, 1))]
    narrator = Narrator(NARRATION, PEOPLE)
    early = narrator.tell(events[:2])
    late = narrator.tell(events)
    assert late[1:] == early  # the very same lines, not ones that are alike
    taken_back = [*events[:1], (1, FloorBuilt(0, 5)), *events[2:]]
    told = narrator.tell(taken_back)
    assert [line.text for line in told] == [
        "Bruno rolls 1 and 1", "Ada builds on F1", "Ada rolls 5 and 3",
    ]  # fmt: skip
    assert told[2] is early[1]


@pytest.mark.parametrize("viewers", [(1, None, 0, 1), (0, 0, None, 1)])
def test_a_kept_log_tells_everyone_what_a_new_one_tells(viewers):
    events = [
        (number, DiceRolled(number % 2, 1 + number % 6, 1)) for number in range(2 * len(viewers))
    ]
    narrator = Narrator(NARRATION, PEOPLE)
    for turn, viewer in enumerate(viewers):
        so_far = events[: 2 * turn + 2]
        kept = narrator.tell(so_far, Options(), viewer)
        anew = NARRATION.tell(so_far, PEOPLE, Options(), viewer)
        assert [(line.text, line.known, line.rule) for line in kept] == [
            (line.text, line.known, line.rule) for line in anew
        ]
