"""The log of World Monuments: what all could see, and nobody's pieces."""

import pytest

from blueprints_desktop.desktop.games.monuments.texts.narration import tell
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.board.log_lines import Token
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.events import (
    BlackReturned,
    BrickSet,
    JewelsScored,
    LossGivenBack,
    MonumentFinished,
    Passed,
    RoundBegan,
    WorkerWalked,
)
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.options import Options
from blueprints_desktop.games.monuments.pieces import NOTHING, RED, heap_of
from tests.support import new_match, play_on

pytestmark = pytest.mark.usefixtures("qapp")
PEOPLE = (Person(0, "Ada", 0), Person(1, "Bruno", 1))


def told(*events, viewer=None):
    return tell([(number, event) for number, event in enumerate(events)], PEOPLE, Options(), viewer)


def text_of(event) -> str:
    (line,) = told(event)
    return line.text


def test_what_is_said_of_each_event():
    heap = heap_of([RED, RED])
    assert text_of(RoundBegan(1, 0, ())) == "Round 2: Ada begins"
    start = WorkerWalked(0, None, ("o4",), (RED,))
    assert text_of(start) == "Ada starts on cell 5 and takes a red brick"
    walk = WorkerWalked(1, "o4", ("m2", "o5"), (RED, NOTHING))
    assert text_of(walk) == "Bruno takes a red brick and ends on cell 6"
    brick = BrickSet(1, Brick(RED, 2, 0, 0), 3)
    assert text_of(brick) == "Bruno: a red brick on level 2: 3 points"
    assert text_of(BlackReturned(0, 2)) == "Ada returns the black piece: 2 points"
    assert text_of(Passed(0, 2, heap)) == "Ada passes and loses points: \N{MINUS SIGN}2"
    assert text_of(Passed(0, 0, None)) == "Ada passes"
    assert text_of(LossGivenBack(0, 2)) == "Ada gets the lost points back: 2 points"
    assert text_of(MonumentFinished(0)) == "Notre Dame is finished"
    assert text_of(JewelsScored(1, 2, 6)) == "Bruno scores for jewels: 6 points"


def test_a_brick_is_shown_as_a_token():
    (line,) = told(BrickSet(1, Brick(RED, 2, 0, 0), 3))
    assert [part if isinstance(part, str) else "token" for part in line.parts] == [
        "Bruno:",
        "token",
        "on level 2",
    ]
    assert line.gain == 3
    assert isinstance(line.parts[1], Token)
    assert line.parts[line.yields] == "Bruno:"


def test_the_newest_stands_first_and_what_is_known_is_parted():
    lines = told(BrickSet(0, Brick(RED, 2, 0, 0), 3), BrickSet(1, Brick(RED, 2, 0, 2), 3), viewer=0)
    assert [line.divides for line in lines] == [False, True, False]
    assert lines[0].text.startswith("Bruno")
    assert lines[-1].known


def test_only_walks_tell_pieces_and_only_those_that_everybody_saw():
    match = play_on(new_match("monuments", 2, 4), Chance(2))
    told = match.told(None)
    assert len(told) > 20
    for number, event in told:
        for line in tell([(number, event)], PEOPLE, match.options):
            if isinstance(event, WorkerWalked):
                tokens = [part for part in line.parts if isinstance(part, Token)]
                assert len(tokens) == sum(piece != NOTHING for piece in event.took)
            else:
                assert "bricks" not in line.text
                assert "pieces" not in line.text
