"""Errors and notices become sentences, whatever their code and facts."""

import re
from pathlib import Path

import pytest

from blueprints_desktop.desktop.troubles import said_error, said_notice
from blueprints_desktop.engine.errors import BadData, BadOption, IllegalMove
from blueprints_desktop.store.errors import BadMatchFile, Notice

STORE = Path(__file__).resolve().parents[2] / "blueprints_desktop" / "store"


def codes(name: str) -> set[str]:
    """All codes with which the store's sources make such an object."""
    found = set()
    for path in STORE.glob("*.py"):
        found |= set(re.findall(rf'{name}\(\s*"([a-z-]+)"', path.read_text()))
    return found


@pytest.mark.parametrize("code", sorted(codes("BadMatchFile")))
def test_every_error_of_a_match_file_is_a_sentence(code: str) -> None:
    facts = {"reason": "No such file", "game": "chess", "version": 9, "entry": "seed"}
    said = said_error(BadMatchFile(code, 7, **facts))
    assert said.endswith(".")
    assert "{" not in said


@pytest.mark.parametrize("code", sorted(codes("Notice")))
def test_every_notice_is_a_sentence(code: str) -> None:
    said = said_notice(Notice(code, 7))
    assert said.endswith(".")
    assert "{" not in said


def test_errors_without_a_sentence_of_their_own_still_say_what_and_where() -> None:
    assert "line 3" in said_error(BadMatchFile("some-new-code", 3))
    assert "deck.toml" in said_error(BadData("heights", "deck.toml", "card 4"))
    assert "no such seat" in said_error(BadOption("no-such-seat", option="first", value=9))
    assert "not now" in said_error(IllegalMove("not-now", move="next"))


def test_the_codes_were_found() -> None:
    assert {"newer-format", "illegal-move", "torn-last-line"} <= codes("BadMatchFile") | codes(
        "Notice"
    )
