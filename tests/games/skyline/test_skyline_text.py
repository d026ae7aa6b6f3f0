"""Moves as text, and the position in letters."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.games.skyline.moves import ROLL, Build, CardMove, Move, parse_move
from tests.games.skyline.table import GAME, position, rolled

cells = st.integers(0, 35)
moves = st.just(ROLL) | st.builds(
    lambda kind, *parts: kind(*parts),
    st.sampled_from((Build, CardMove)),
    cells,
    st.none() | cells,
    st.none() | cells,
)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (ROLL, "roll"),
        (Build(14), "c3"),
        (Build(13, 20), "b3>c4"),
        (Build(13, 20, 28), "b3>c4^e5"),
        (Build(0, None, 35), "a1^f6"),
        (CardMove(14), "card c3"),
        (CardMove(13, 20), "card b3>c4"),
        (CardMove(13, None, 28), "card b3^e5"),
    ],
)
def test_how_moves_are_written(move: Move, text: str) -> None:
    assert str(move) == text
    assert parse_move(text) == move


@given(move=moves)
def test_text_and_move_are_inverse(move: Move) -> None:
    assert parse_move(str(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "c", "c7", "g1", "c0", "C3", "c3 ", " c3", "c3\n", "c3>", ">c3", "c3^", "c3^d4>e5",
        "c3>d4>e5", "card", "card ", "card  c3", "cardc3", "card roll", "Roll", "roll ", "next",
        "c3>d4^e5^f6", "c\u0663", None, 3,
    ],
)  # fmt: skip
def test_nonsense_is_unreadable(text: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        GAME.parse_move(text)
    assert caught.value.code == "unreadable-move"
    assert caught.value.facts["move"] == text


def test_a_move_with_nonsense_in_it_can_still_be_shown() -> None:
    assert str(Build(99, -1, None)) == "<99>><-1>"
    assert str(CardMove("x")) == "card <'x'>"  # type: ignore[arg-type]


def test_picture() -> None:
    state = position("01:a1 02:b1 0B:c3 11:f6", "f6", black=4, cash=(640, 700), pawns=(6, 14))
    assert GAME.picture(state).splitlines() == [
        "turn 9, seat 0: build; white 1, black 4; 20 cards left",
        "    a   b   c   d   e   f",
        "1  01  02   .   .   .   .",
        "2   .   .   .   .   .   .",
        "3   .   .  0B   .   .   .",
        "4   .   .   .   .   .   .",
        "5   .   .   .   .   .   .",
        "6   .   .   .   .   .  11*",
        "seat 0: cash 640, pawn on 6, 10 floors and 6 buildings left",
        "seat 1: cash 700, pawn on 14, 12 floors and 7 buildings left",
    ]


def test_picture_of_a_card_and_of_the_end() -> None:
    card = GAME.picture(position("01:a1", card="relocation"))
    assert "carry out a card" in card
    assert "card relocation" in card
    over = GAME.picture(rolled(position("1B:c1", cash=(20, 700)), white=3).state)
    assert "turn 9, seat 0: game over, bankrupt; white 3, black 1" in over
    assert over.endswith("worth [0, 900]")


def test_a_position_can_be_sent_to_another_process() -> None:
    state = position("01:c4 11:c6", "c3", black=1)
    assert GAME.legal_moves(state)
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert repr(again) == repr(state)
    assert GAME.legal_moves(again) == GAME.legal_moves(state)
