"""A seat that changes hands in mid-match: kept in the file, and no more than a line."""

from pathlib import Path

import pytest
from attrs import evolve

from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.header import PERSON, Player, computer_id, is_computer_id
from blueprints_desktop.store.lines import seal
from blueprints_desktop.store.match_files import duplicate, retitle
from blueprints_desktop.store.reading import read_match
from blueprints_desktop.store.saved_match import SavedMatch
from tests.store.making import saved_after


def kinds(saved: SavedMatch) -> list[str]:
    return [player.kind for player in saved.header.players]


def test_who_plays_now_comes_back_from_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved = saved_after(path, 3)
    first_line = path.read_bytes().splitlines()[0]
    saved.hand_over(1, "master")
    saved.play(saved.match.legal_moves()[0])
    saved.hand_over(1, "person")
    saved.hand_over(2, "apprentice")
    again = SavedMatch.open(path)
    assert kinds(again) == kinds(saved) == ["person", "person", "apprentice"]
    assert [player.name for player in again.header.players] == ["Ada", "Zoé", "Chiara"]
    assert again.match.move_texts() == saved.match.move_texts()
    assert path.read_bytes().splitlines()[0] == first_line, "the file is only appended to"
    again.play(again.match.legal_moves()[0])
    assert kinds(SavedMatch.open(path)) == ["person", "person", "apprentice"]


def test_who_sat_where_at_each_move_is_known_whatever_was_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved = saved_after(path, 2)
    seat = saved.match.to_act
    assert seat is not None
    people = ("person",) * 3
    mixed = (*people[:seat], "master", *people[seat + 1 :])
    saved.hand_over(seat, "master")
    saved.play(saved.match.legal_moves()[0])
    saved.hand_over(seat, "person")
    saved.undo(2)
    for one in (saved, SavedMatch.open(path)):
        assert [one.hands.at(step) for step in range(4)] == [people] * 4
    saved.redo(2)
    for one in (saved, SavedMatch.open(path)):
        assert [one.hands.at(step) for step in range(5)] == [people, people, people, mixed, people]
    assert saved.hands.made == ["person", "person", "master"]


def test_such_a_match_is_no_record_but_before_the_first_move_anything_goes(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved = saved_after(path, 0)
    saved.hand_over(0, "journeyman")
    assert not saved.match.took_back
    saved.play(saved.match.legal_moves()[0])
    saved.hand_over(0, "person")
    assert saved.match.took_back
    assert SavedMatch.open(path).match.took_back


def test_titles_and_copies_know_of_it(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 2).hand_over(0, "master")
    assert retitle(path, "Monday")
    twin = duplicate(path, "Tuesday")
    for one in (path, twin):
        assert read_match(one).present_header.players[0].kind == "master"
        assert read_match(one).header.players[0].kind == "person"


@pytest.mark.parametrize(
    "line", [{"seat": 3, "kind": "master"}, {"seat": "0", "kind": "master"}, {"seat": 0, "kind": 1}]
)
def test_a_line_that_makes_no_sense_is_named(tmp_path: Path, line: dict[str, object]) -> None:
    path = tmp_path / "a.match"
    saved = saved_after(path, 1)
    text, _ = seal(line, saved.checksum)
    path.write_bytes(path.read_bytes() + text.encode())
    with pytest.raises(BadMatchFile, match="line 3: unknown entry"):
        read_match(path)


def test_a_person_at_a_computers_seat_is_nobody_else_and_no_computer() -> None:
    computer = Player(computer_id("master"), "Zaha", 1, "master")
    assert computer.identity == computer_id("master")
    taken_over = evolve(computer, kind=PERSON)
    assert not is_computer_id(taken_over.identity)
    assert taken_over.identity == evolve(taken_over, colour=2).identity
    assert taken_over.identity != evolve(taken_over, name="Renzo").identity
    ada = Player("id-ada", "Ada", 0)
    assert ada.identity == "id-ada"
    assert evolve(ada, kind="apprentice").identity == computer_id("apprentice")
