"""Playing on from a step of a match: the same moves, another seed, a file of its own."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.store.branching import branch_off
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.header import Branch
from blueprints_desktop.store.lines import seal
from blueprints_desktop.store.match_files import duplicate
from blueprints_desktop.store.reading import read_match
from blueprints_desktop.store.saved_match import SavedMatch
from tests.store.making import saved_after
from tests.support import play_on

NOW = datetime(2026, 11, 16, 12, tzinfo=UTC)


def branch_of(saved: SavedMatch, moves: int, folder: Path, seed: int = 99) -> SavedMatch:
    return branch_off(saved, moves, seed, folder / f"branch {moves} {seed}.match", NOW)


@pytest.mark.parametrize("key", registry.KEYS)
def test_a_branch_shares_the_moves_and_not_what_comes_after(tmp_path: Path, key: str) -> None:
    saved = saved_after(tmp_path / "a.match", -1, key)
    before = (tmp_path / "a.match").read_bytes()
    branch = branch_of(saved, 10, tmp_path)
    assert list(branch.match.played) == list(saved.match.played[:10])
    assert branch.header.match_id != saved.header.match_id
    assert branch.header.branches == (Branch("match-1", 10, 99),)
    play_on(branch.match, Chance(8))
    again = branch.match.replayed()
    assert list(again.played) == list(branch.match.played)
    assert (tmp_path / "a.match").read_bytes() == before


def test_the_new_seed_is_what_chance_comes_from(tmp_path: Path) -> None:
    """The same moves after the branch meet other dice, but the same ones in each such branch."""
    saved = saved_after(tmp_path / "a.match", -1, "skyline")
    ends = [branch_of(saved, 6, tmp_path, seed) for seed in (1, 2)]
    twin = branch_off(saved, 6, 1, tmp_path / "twin.match", NOW)
    for branch in (*ends, twin):
        play_on(branch.match, Chance(3), 12)
    assert twin.match.state == ends[0].match.state
    assert ends[0].match.state != ends[1].match.state


def test_a_branch_comes_back_from_its_file(tmp_path: Path) -> None:
    saved = saved_after(tmp_path / "a.match", 20, "skyline")
    branch = branch_of(saved, 12, tmp_path)
    for _ in range(8):
        branch.play(branch.match.legal_moves()[0])
    assert branch.path is not None
    again = SavedMatch.open(branch.path)
    assert again.header == branch.header
    assert list(again.match.played) == list(branch.match.played)
    twin = SavedMatch.open(duplicate(branch.path, "twin"))
    assert twin.match.state == branch.match.state


def test_what_was_taken_back_is_not_taken_along(tmp_path: Path) -> None:
    saved = saved_after(tmp_path / "a.match", 12)
    saved.undo(4)
    branch = branch_of(saved, 8, tmp_path)
    assert branch.path is not None
    assert {tuple(entry) for entry in read_match(branch.path).entries} == {("move", "seat", "told")}
    assert list(branch.match.played) == list(saved.match.played)


def test_a_branch_knows_who_made_the_moves_it_shares(tmp_path: Path) -> None:
    saved = saved_after(tmp_path / "a.match", 3)
    for kind in ("master", "apprentice"):
        seat = saved.match.to_act
        assert seat is not None
        saved.hand_over(seat, kind)
        saved.play(saved.match.legal_moves()[0])
        saved.hand_over(seat, "person")
    saved.hand_over(0, "journeyman")
    branch = branch_of(saved, 5, tmp_path)
    assert branch.path is not None
    for one in (branch, SavedMatch.open(branch.path)):
        assert one.header.players == saved.header.players
        assert one.hands.made == saved.hands.made == ["person"] * 3 + ["master", "apprentice"]
        assert [one.hands.at(step) for step in range(7)] == [
            saved.hands.at(step) for step in range(7)
        ]
    earlier = branch_of(saved, 2, tmp_path)
    assert earlier.header.players == saved.header.players, "whoever plays now goes on"
    assert earlier.hands.made == ["person"] * 2


def test_a_branch_of_a_branch_keeps_the_seeds_it_needs(tmp_path: Path) -> None:
    saved = saved_after(tmp_path / "a.match", 20, "skyline")
    first = branch_of(saved, 8, tmp_path, 21)
    play_on(first.match, Chance(1), 10)
    later = branch_of(first, 14, tmp_path, 22)
    assert [(each.after, each.seed) for each in later.header.branches] == [(8, 21), (14, 22)]
    assert list(later.match.played) == list(first.match.played[:14])
    earlier = branch_of(first, 5, tmp_path, 23)
    assert [(each.after, each.seed) for each in earlier.header.branches] == [(5, 23)]
    assert list(earlier.match.played) == list(saved.match.played[:5])
    assert earlier.header.seed == saved.header.seed


def test_a_branch_is_marked_as_one_that_was_gone_back_in(tmp_path: Path) -> None:
    """Whoever branches off knows more than they did: history yes, records no."""
    saved = saved_after(tmp_path / "a.match", 20)
    assert not saved.match.took_back
    branch = branch_of(saved, 3, tmp_path)
    assert branch.match.took_back
    assert branch.path is not None
    assert SavedMatch.open(branch.path).match.took_back


def test_only_a_branch_asks_for_the_newer_format(tmp_path: Path) -> None:
    saved = saved_after(tmp_path / "a.match", 2)
    assert saved.header.to_json()["version"] == 1
    assert "branches" not in saved.header.to_json()
    assert branch_of(saved, 1, tmp_path).header.to_json()["version"] == 2


@pytest.mark.parametrize(
    "branches",
    [
        None,
        [],
        "none",
        [{"match": "m", "after": -1, "seed": 4}],
        [{"match": "m", "after": 1}],
        [{"match": "m", "after": True, "seed": 4}],
        [{"match": "m", "after": 3, "seed": 4}, {"match": "n", "after": 3, "seed": 5}],
    ],
)
def test_branches_that_are_none_are_refused(tmp_path: Path, branches: object) -> None:
    saved = saved_after(tmp_path / "a.match", 0)
    facts = {**saved.header.to_json(), "version": 2, "branches": branches}
    path = tmp_path / "b.match"
    path.write_text(seal(facts, 0)[0], encoding="utf-8")
    with pytest.raises(BadMatchFile) as refused:
        SavedMatch.open(path)
    assert refused.value.facts["entry"] == "branches"
