"""Errors and notices become sentences, whatever their code and facts."""

import errno
import os
import re
from pathlib import Path

import pytest

from blueprints_desktop.desktop.i18n.error_messages import (
    Troubles,
    said_error,
    said_notice,
    said_of_disk,
)
from blueprints_desktop.engine.errors import BadData, BadOption, IllegalMove
from blueprints_desktop.store.errors import BadMatchFile, FileNotice
from tests.desktop.i18n.messages import FRENCH

PACKAGE = Path(__file__).resolve().parents[3] / "blueprints_desktop"
SOURCES = [path for part in ("engine", "store", "games") for path in (PACKAGE / part).rglob("*.py")]
TROUBLES = Troubles()
TELLING = {
    "BadMatchFile": TROUBLES.file(),
    "BadOption": TROUBLES.options(),
    "BadData": TROUBLES.data(),
    "IllegalMove": TROUBLES.moves(),
    "FileNotice": TROUBLES.notices(),
}
FACTS = {"reason": "No such file", "game": "chess", "version": 9, "entry": "seed"}


def codes(name: str) -> set[str]:
    """All codes with which the sources make such an object; those of moves that games have their
    own reasons for are worded by the boards."""
    found = set()
    for path in SOURCES:
        found |= set(re.findall(rf'\b{name}\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("kind", TELLING)
def test_every_code_of_engine_games_and_store_has_words(kind: str) -> None:
    found = codes(kind)
    assert found, "the search for codes finds them"
    assert found - set(TELLING[kind]) == set()


@pytest.mark.parametrize("kind", TELLING)
def test_the_words_are_there_in_french(kind: str) -> None:
    french = {m.source: m for m in FRENCH if m.context == "Troubles"}
    for code, text in TELLING[kind].items():
        assert french[text].is_finished, code
        assert all(french[text].forms), code


@pytest.mark.parametrize("code", sorted(TROUBLES.file() | TROUBLES.options()))
def test_every_error_of_a_match_file_is_a_sentence(code: str) -> None:
    said = said_error(BadMatchFile(code, 7, **FACTS))
    assert said.endswith(".")
    assert "{" not in said


@pytest.mark.parametrize("code", sorted(TROUBLES.data()))
def test_data_says_where_and_what(code: str) -> None:
    for error in (
        BadData(code, "deck.toml", "card 4"),
        BadMatchFile(code, 1, source="deck.toml", entry="card 4"),
    ):
        said = said_error(error)
        assert said.startswith("In deck.toml, card 4: ")
        assert said.endswith(".")


@pytest.mark.parametrize("code", [*sorted(TROUBLES.notices()), "from-the-future"])
def test_every_notice_is_a_sentence(code: str) -> None:
    said = said_notice(FileNotice(code, 7))
    assert said.endswith(".")
    assert "{" not in said


def test_errors_without_a_sentence_of_their_own_still_say_what_and_where() -> None:
    assert "line 3" in said_error(BadMatchFile("some-new-code", 3))
    assert "deck.toml" in said_error(BadData("heights", "deck.toml", "card 4"))
    assert "not here" in said_error(BadOption("not-here", option="first", value=9))
    assert "not now" in said_error(IllegalMove("not-now", move="next"))
    assert "line 7" in said_notice(FileNotice("from-the-future", 7))
    assert "from the future" in said_notice(FileNotice("from-the-future", 7))


def test_a_missing_fact_does_not_stop_the_telling() -> None:
    assert said_error(BadMatchFile("cannot-be-read", 1)) == "The file can’t be read: ?."


def test_the_codes_were_found() -> None:
    assert {"newer-format", "illegal-move"} <= codes("BadMatchFile")
    assert "torn-last-line" in codes("FileNotice")
    assert "half-a-brick" in codes("BadData")
    assert "no-such-seat" in codes("BadOption")


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.EROFS, "The disk is read-only."),
        (errno.EACCES, "You don’t have permission to save there."),
        (errno.EXDEV, os.strerror(errno.EXDEV)),
    ],
)
def test_why_a_disk_refuses(number, said):
    assert said_of_disk(OSError(number, os.strerror(number))) == said


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOENT, "The file can’t be read: not found."),
        (errno.ELOOP, "The file can’t be read: its links form a loop."),
        (errno.EACCES, "The file can’t be read: permission denied."),
        (errno.EISDIR, "The file can’t be read: it is a folder."),
        (errno.EMFILE, f"The file can’t be read: {os.strerror(errno.EMFILE)}."),
    ],
)
def test_why_a_file_cannot_be_read_is_said_in_our_words(number, said):
    error = BadMatchFile("cannot-be-read", 1, reason=os.strerror(number))
    assert said_error(error) == said


def test_a_disk_without_a_reason_is_quoted():
    assert said_of_disk(OSError("the last line is torn")) == "the last line is torn"
