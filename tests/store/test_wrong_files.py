"""Files that are none, or not ours, or not whole: refused with their line, and left alone."""

import json
import os
from pathlib import Path

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.header import VERSION
from blueprints_desktop.store.lines import checksum, seal
from blueprints_desktop.store.saved_match import SavedMatch
from tests.store.making import rewritten, saved_after


def seat(**change: object) -> dict[str, object]:
    return {"player": "id", "name": "Ada", "colour": 0, "kind": "person", **change}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": "chess"}, "not-a-match-file"),
        ({"version": VERSION + 1}, "newer-format"),
        ({"version": "1"}, "bad-header"),
        ({"chance": "dice/9"}, "unknown-chance"),
        ({"game": "chess"}, "unknown-game"),
        ({"seed": "x"}, "bad-header"),
        ({"seats": [{"name": "Ada"}]}, "bad-header"),
        ({"seats": []}, "wrong-number-of-seats"),
        ({"seats": [seat(colour=4), seat()]}, "bad-header"),
        ({"seats": [seat(colour=-1), seat()]}, "bad-header"),
        ({"seats": [seat(name=""), seat()]}, "bad-header"),
        ({"options": {"first": 9}}, "no-such-seat"),
        ({"options": {"wild": True}}, "unknown-option"),
        ({"data": {}}, "is-missing"),
        ({"data": {"cards": {"01": ["13", "2.", "x."]}}}, "unknown-sign"),
    ],
)
def test_headers_that_cannot_be(tmp_path: Path, change: dict[str, object], code: str) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 2)
    rewritten(path, change)
    content = path.read_bytes()
    with pytest.raises(BadMatchFile) as caught:
        SavedMatch.open(path)
    assert (caught.value.code, caught.value.line) == (code, 1)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"move": "next"}, "illegal-move"),
        ({"move": "castle"}, "illegal-move"),
        ({"move": 5}, "unknown-entry"),
        ({"seat": 9}, "wrong-seat"),
        ({"extra": 1}, "unknown-entry"),
    ],
)
def test_moves_that_cannot_be(tmp_path: Path, change: dict[str, object], code: str) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 5)
    rewritten(path, change, line=4)
    with pytest.raises(BadMatchFile) as caught:
        SavedMatch.open(path)
    assert (caught.value.code, caught.value.line) == (code, 4)


@pytest.mark.parametrize(
    ("line", "moves"), [(4, 2), (6, 4), (2, 0)], ids=["in the middle", "at the end", "at once"]
)
def test_what_comes_before_a_damaged_line_can_be_read(
    tmp_path: Path, line: int, moves: int
) -> None:
    path = tmp_path / "a.match"
    whole = saved_after(path, 5)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[line - 1] = lines[line - 1].replace(b"seat", b"seta")
    path.write_bytes(b"".join(lines))
    with pytest.raises(BadMatchFile) as caught:
        SavedMatch.open(path)
    assert (caught.value.line, caught.value.moves_before) == (line, moves)
    found = SavedMatch.open(path, beginning=True)
    assert list(found.match.played) == list(whole.match.played[:moves])
    assert found.path is None, "it is never written back"
    assert not found.is_behind
    found.play(found.match.legal_moves()[0])
    assert path.read_bytes() == b"".join(lines)


def test_a_beginning_that_is_damaged_itself_is_none(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 5)
    path.write_bytes(path.read_bytes().replace(b"blueprints", b"blueprint", 2))
    with pytest.raises(BadMatchFile):
        SavedMatch.open(path, beginning=True)


@pytest.mark.parametrize("entry", [{"undo": 9}, {"undo": 0}, {"redo": 1}, {"undo": "1"}, {}])
def test_undos_that_cannot_be(tmp_path: Path, entry: dict[str, object]) -> None:
    path = tmp_path / "a.match"
    saved = saved_after(path, 5)
    line, _ = seal(entry, saved.checksum)
    path.write_bytes(path.read_bytes() + line.encode())
    with pytest.raises(BadMatchFile) as caught:
        SavedMatch.open(path)
    assert caught.value.line == 7


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "empty-file"),
        (b"\n", "not-a-match-file"),
        (b'[Event "chess"]\n1. e4 e5\n', "not-a-match-file"),
        (bytes(range(256)) * 4, "not-a-match-file"),
        (b"\x89PNG\r\n\x1a\n" + bytes(100), "not-a-match-file"),
        (b"{" * 100_000 + b"\n", "not-a-match-file"),
        (b'{"format":"blueprints-desktop match"', "line-was-changed"),
    ],
)
def test_foreign_files(tmp_path: Path, content: bytes, code: str) -> None:
    path = tmp_path / "a.match"
    path.write_bytes(content)
    with pytest.raises(BadMatchFile) as caught:
        SavedMatch.open(path)
    assert (caught.value.code, caught.value.line) == (code, 1)
    assert path.read_bytes() == content


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path):
        with pytest.raises(BadMatchFile, match="cannot be read"):
            SavedMatch.open(path)


@pytest.mark.skipif(os.name != "posix", reason="devices have no paths there")
def test_a_device_is_not_read(tmp_path: Path) -> None:
    """Another one, or a pipe, might never end, and the window would wait with it."""
    for path in (Path("/dev/null"), tmp_path / "a.match"):
        if not path.exists():
            path.symlink_to("/dev/null")
        with pytest.raises(BadMatchFile) as caught:
            SavedMatch.open(path)
        assert caught.value.code == "not-a-regular-file"


def test_a_changed_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 5)
    lines = path.read_text().splitlines(keepends=True)
    lines[2], lines[3] = lines[3], lines[2]
    path.write_text("".join(lines))
    with pytest.raises(BadMatchFile, match="line 3: line was changed"):
        SavedMatch.open(path)


def test_two_hundred_mutated_files_are_refused_or_right(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    original = saved_after(path, 30).match
    content = path.read_bytes()
    chance = Chance(42)
    refused = 0
    for number in range(200):
        mutated = bytearray(content)
        for _ in range(1 + number % 3):
            place = chance.below(len(mutated))
            kind = chance.below(4)
            if kind == 0:
                mutated[place] = chance.below(256)
            elif kind == 1:
                del mutated[place : place + 1 + chance.below(40)]
            elif kind == 2:
                mutated[place:place] = bytes(chance.below(256) for _ in range(5))
            else:
                del mutated[place:]
            mutated = mutated or bytearray(b"x")
        path.write_bytes(mutated)
        try:
            again = SavedMatch.open(path)
        except BadMatchFile:
            refused += 1
        else:
            count = len(again.match.played)
            assert list(again.match.played) == list(original.played)[:count]
            assert again.notices or content.startswith(mutated), "cut between two lines"
        assert path.read_bytes() == bytes(mutated)
    assert refused > 100


def test_half_a_sign_is_no_text(tmp_path: Path) -> None:
    """JSON can spell one, but it could neither be written again nor shown."""
    path = tmp_path / "a.match"
    saved_after(path, 2)
    facts = json.loads(path.read_text().splitlines()[0])
    del facts["sum"]
    body = json.dumps({**facts, "title": "\ud800"})
    path.write_text(f'{body[:-1]},"sum":"{checksum(body):08x}"}}\n')
    with pytest.raises(BadMatchFile) as caught:
        SavedMatch.open(path)
    assert (caught.value.code, caught.value.line) == ("line-is-not-text", 1)
