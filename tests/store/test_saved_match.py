"""Match files: what is played is on disk, and comes back exactly."""

import json
import os
from pathlib import Path

import pytest

from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.limits import LONGEST_TITLE
from blueprints_desktop.store.lines import checksum
from blueprints_desktop.store.reading import read_match
from blueprints_desktop.store.saved_match import SavedMatch
from tests.store.making import rewritten, saved_after
from tests.support import TABLES


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


def test_the_first_hint_is_written_and_marks_the_match(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved = saved_after(path, 0)
    assert saved.match.enters_records
    saved.note_hint(1)
    lines = len(path.read_bytes().splitlines())
    saved.note_hint(0)
    assert len(path.read_bytes().splitlines()) == lines, "one is enough"
    again = SavedMatch.open(path)
    assert again.match.hinted == 1
    assert not again.match.enters_records
    assert not again.match.took_back


@pytest.mark.parametrize("seat", [9, "0", True, None])
def test_a_hint_to_nobody_at_the_table_is_no_line_of_a_match(tmp_path: Path, seat: object) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 1).note_hint(0)
    rewritten(path, {"hint": seat}, line=3)
    with pytest.raises(BadMatchFile, match="unknown entry"):
        SavedMatch.open(path)


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


def test_zeros_after_a_whole_line_are_repaired_with_the_next_move(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 6)
    path.write_bytes(path.read_bytes() + bytes(300))
    again = SavedMatch.open(path)
    assert len(again.match.played) == 6
    assert [notice.code for notice in again.notices] == ["torn-last-line"]
    again.play(again.match.legal_moves()[0])
    assert again.problem is None
    assert again.path == path
    whole = SavedMatch.open(path)
    assert len(whole.match.played) == 7
    assert not whole.notices


def test_a_file_that_spells_its_signs_otherwise_is_played_on_in(tmp_path: Path) -> None:
    """As another program may: the same text in other bytes."""
    path = tmp_path / "a.match"
    saved_after(path, 3)
    total, lines = 0, []
    for line in path.read_text().splitlines():
        facts = json.loads(line)
        del facts["sum"]
        body = json.dumps(facts, separators=(",", ":"))
        total = checksum(body, total)
        lines.append(f'{body[:-1]},"sum":"{total:08x}"}}\n')
    path.write_text("".join(lines))
    assert "Zo\\u00e9" in lines[0]
    again = SavedMatch.open(path)
    again.play(again.match.legal_moves()[0])
    assert again.problem is None
    assert path.read_text().startswith("".join(lines)), "only appended to"
    assert len(SavedMatch.open(path).match.played) == 4


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
        saved.catch_up()
    assert saved.problem is not None
    assert saved.is_behind
    assert len(saved.match.played) == 5
    assert not list(tmp_path.glob(".*")), "no temporary files are left behind"
    saved.play(saved.match.legal_moves()[0])
    assert saved.problem is None
    assert not saved.is_behind
    assert len(SavedMatch.open(path).match.played) == 6
    assert not SavedMatch.open(path).is_behind


def test_a_file_that_was_put_away_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved = saved_after(path, 3)
    path.unlink()
    saved.play(saved.match.legal_moves()[0])
    assert saved.problem is None
    assert len(SavedMatch.open(path).match.played) == 4


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
    first.catch_up()
    assert path.read_bytes() == content
    assert first.is_behind
    first.save_as(tmp_path / "b.match")
    assert first.problem is None
    assert not first.is_behind
    first.play(first.match.legal_moves()[-1])
    assert len(SavedMatch.open(tmp_path / "b.match").match.played) == 6


def test_save_as_goes_on_in_the_new_file(tmp_path: Path) -> None:
    old, new = tmp_path / "a.match", tmp_path / "b.match"
    saved = saved_after(old, 4)
    before = old.read_bytes()
    saved.save_as(new)
    saved.play(saved.match.legal_moves()[0])
    assert old.read_bytes() == before
    again = SavedMatch.open(new)
    assert len(again.match.played) == 5
    assert again.header == saved.header


def test_save_as_gives_the_new_file_its_title_and_leaves_the_old_one_its_own(
    tmp_path: Path,
) -> None:
    old, new = tmp_path / "a.match", tmp_path / "b.match"
    saved = saved_after(old, 4)
    before = saved.header.title
    saved.save_as(new, "The return")
    saved.play(saved.match.legal_moves()[0])
    assert saved.header.title == "The return"
    assert read_match(new).header.title == "The return"
    assert len(read_match(new).match.played) == 5
    assert read_match(old).header.title == before
    assert len(read_match(old).match.played) == 4
    first = saved.header.match_id
    saved.save_as(new, "Monday " * LONGEST_TITLE)
    assert saved.header.match_id == first
    assert read_match(new).header == saved.header
    assert len(saved.header.title) == LONGEST_TITLE


def test_what_is_saved_elsewhere_is_another_match(tmp_path: Path) -> None:
    """Both files can be played to their ends, and none of these is to replace the other."""
    old, new = tmp_path / "a.match", tmp_path / "b.match"
    saved = saved_after(old, 4)
    saved.hand_over(1, "master")
    first = saved.header.match_id
    saved.save_as(new)
    assert saved.header.match_id not in ("", first)
    assert read_match(old).header.match_id == first
    assert read_match(new).header.match_id == saved.header.match_id
    assert read_match(new).present_header == saved.header
    second = saved.header.match_id
    saved.save_as(new)
    assert saved.header.match_id == second, "the same file is the same match"


def test_a_match_that_cannot_be_saved_elsewhere_stays_the_one_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved = saved_after(path, 4)
    before = saved.header
    with pytest.raises(OSError, match="No such file"):
        saved.save_as(tmp_path / "no folder" / "b.match")
    assert saved.header == before
    saved.play(saved.match.legal_moves()[0])
    assert saved.problem is None
    assert len(SavedMatch.open(path).match.played) == 5


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
