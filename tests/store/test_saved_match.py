"""Match files: what is played is on disk, and comes back exactly."""

import json
import os
from pathlib import Path

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.games import registry
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.header import VERSION, Header, Player
from blueprints_desktop.store.lines import seal
from blueprints_desktop.store.reading import read_match
from blueprints_desktop.store.saved_match import SavedMatch
from tests.support import TABLES, data_of

NAMES = ("Ada", "Zoé", "Chiara", "名")


def new_header(key: str = "blueprints", seats: int = 3, seed: int = 5) -> Header:
    box = registry.box(key)
    options = box.options()
    players = tuple(Player(f"id-{seat}", NAMES[seat], seat) for seat in range(seats))
    return Header(
        "match-1", "Sunday", "2026-11-16T10:00:00+01:00", box, box.rules, players, options, seed,
        data_of(box, options),
    )  # fmt: skip


def saved_after(path: Path, moves: int, key: str = "blueprints", seats: int = 3) -> SavedMatch:
    saved = SavedMatch.begin(new_header(key, seats), path)
    chance = Chance(8)
    while moves and saved.match.to_act is not None:
        saved.play(chance.pick(saved.match.legal_moves()))
        moves -= 1
    return saved


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_game_comes_back_exactly(tmp_path: Path, key: str, seats: int) -> None:
    path = tmp_path / "a.match"
    saved = saved_after(path, -1, key, seats)
    again = SavedMatch.open(path)
    assert again.header == saved.header
    assert list(again.match.played) == list(saved.match.played)
    assert again.match.outcome == saved.match.outcome
    assert not again.notices


def test_each_move_is_on_disk_when_play_returns(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved = saved_after(path, 0)
    for count in range(1, 8):
        saved.play(saved.match.legal_moves()[-1])
        assert len(read_match(path).match.played) == count


def test_undo_and_redo_are_written_and_marked(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved = saved_after(path, 9)
    saved.undo(4)
    saved.redo(2)
    saved.undo(1)
    saved.play(saved.match.legal_moves()[0])
    again = SavedMatch.open(path)
    assert list(again.match.played) == list(saved.match.played)
    assert again.match.took_back


def test_what_was_undone_can_be_redone_after_loading(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved = saved_after(path, 9)
    saved.undo(4)
    again = SavedMatch.open(path)
    again.redo(4)
    assert len(again.match.played) == 9


def test_going_on_after_loading(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 5)
    again = SavedMatch.open(path)
    again.play(again.match.legal_moves()[0])
    assert len(SavedMatch.open(path).match.played) == 6


def test_an_illegal_move_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved = saved_after(path, 5)
    before = path.read_bytes()
    with pytest.raises(IllegalMove):
        saved.play(saved.match.game.parse_move("next"))
    assert path.read_bytes() == before


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_torn_last_line_loses_only_its_move(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 6)
    torn = path.read_bytes()[:-cut]
    path.write_bytes(torn)
    again = SavedMatch.open(path)
    assert len(again.match.played) == 5
    assert [(notice.code, notice.line) for notice in again.notices] == [("torn-last-line", 7)]
    assert path.read_bytes() == torn, "reading changes nothing"
    again.play(again.match.legal_moves()[0])
    whole = SavedMatch.open(path)
    assert len(whole.match.played) == 6
    assert not whole.notices


def test_zeros_after_a_power_cut_are_a_torn_line(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 6)
    path.write_bytes(path.read_bytes()[:-20] + bytes(300))
    again = SavedMatch.open(path)
    assert len(again.match.played) == 5
    assert again.notices


def test_a_full_disk_stops_nothing_and_is_made_good_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.match"
    saved = saved_after(path, 3)

    def no_space(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", no_space)
        saved.play(saved.match.legal_moves()[0])
        saved.play(saved.match.legal_moves()[0])
    assert saved.problem is not None
    assert len(saved.match.played) == 5
    assert not list(tmp_path.glob(".*")), "no temporary files are left behind"
    saved.play(saved.match.legal_moves()[0])
    assert saved.problem is None
    assert len(SavedMatch.open(path).match.played) == 6


def test_a_file_changed_by_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    first = saved_after(path, 3)
    second = SavedMatch.open(path)
    second.play(second.match.legal_moves()[0])
    content = path.read_bytes()
    first.play(first.match.legal_moves()[-1])
    assert first.problem is not None
    assert path.read_bytes() == content
    first.play(first.match.legal_moves()[-1])
    assert path.read_bytes() == content
    first.save_as(tmp_path / "b.match")
    assert first.problem is None
    first.play(first.match.legal_moves()[-1])
    assert len(SavedMatch.open(tmp_path / "b.match").match.played) == 6


def test_save_as_goes_on_in_the_new_file(tmp_path: Path) -> None:
    old, new = tmp_path / "a.match", tmp_path / "b.match"
    saved = saved_after(old, 4)
    before = old.read_bytes()
    saved.save_as(new)
    saved.play(saved.match.legal_moves()[0])
    assert old.read_bytes() == before
    assert len(SavedMatch.open(new).match.played) == 5


def rewritten(path: Path, change: dict[str, object], line: int = 1) -> None:
    """Change facts of a line and seal all lines again, as another version would have."""
    total = 0
    texts = []
    for number, text in enumerate(path.read_text().splitlines(), 1):
        facts = json.loads(text)
        del facts["sum"]
        if number == line:
            facts.update(change)
        sealed, total = seal(facts, total)
        texts.append(sealed)
    path.write_text("".join(texts))


def test_other_rules_open_up_to_the_first_difference(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 8)
    rewritten(path, {"rules": 0})
    rewritten(path, {"told": "00000000"}, line=6)
    content = path.read_bytes()
    again = SavedMatch.open(path)
    assert len(again.match.played) == 4
    assert [(n.code, n.line) for n in again.notices] == [("other-rules-from-here", 6)]
    again.play(again.match.legal_moves()[0])
    assert path.read_bytes() == content, "never rewritten"
    again.save_as(tmp_path / "b.match")
    assert len(SavedMatch.open(tmp_path / "b.match").match.played) == 5


def test_other_rules_that_make_no_difference_open_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 8)
    rewritten(path, {"rules": 0})
    assert len(SavedMatch.open(path).match.played) == 8


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


@pytest.mark.parametrize("entry", [{"undo": 9}, {"undo": 0}, {"redo": 1}, {"undo": "1"}, {}])
def test_undos_that_cannot_be(tmp_path: Path, entry: dict[str, object]) -> None:
    path = tmp_path / "a.match"
    saved = saved_after(path, 5)
    saved._write(entry)
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
        (b'{"format":"blueprints-desktop match"', "not-a-match-file"),
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
