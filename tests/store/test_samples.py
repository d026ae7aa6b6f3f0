"""A file of every format version is kept for ever, and must open as it did on its first day."""

import json
from pathlib import Path

import pytest

from blueprints_desktop.engine.trace import line, trace
from blueprints_desktop.games import registry
from blueprints_desktop.store.header import VERSION
from blueprints_desktop.store.reading import read_match
from blueprints_desktop.store.saved_match import SavedMatch

SAMPLES = Path(__file__).parent / "samples"


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.match")), ids=lambda path: path.stem)
def test_an_old_file_opens_as_it_did(path: Path) -> None:
    saved = SavedMatch.open(path)
    assert not saved.notices
    assert saved.match.took_back
    names = [player.name for player in saved.header.players]
    assert names == ["Ada", "Zoé", "Chiara"][: saved.match.seats]
    told = path.with_suffix("").with_suffix(".trace.json").read_text(encoding="utf-8")
    assert line(trace(saved.match)) + "\n" == told


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*-hands.match")), ids=lambda path: path.stem)
def test_seats_that_changed_hands_are_played_by_whom_they_were(path: Path) -> None:
    assert [player.kind for player in read_match(path).header.players] == ["person"] * 3
    now = [player.kind for player in SavedMatch.open(path).header.players]
    assert now == ["person", "person", "journeyman"]
    lines = [json.loads(text) for text in path.read_text(encoding="utf-8").splitlines()[1:]]
    changes = [(each["seat"], each["kind"]) for each in lines if "kind" in each]
    assert changes == [(1, "master"), (2, "apprentice"), (1, "person"), (2, "journeyman")]


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*-hint.match")), ids=lambda path: path.stem)
def test_who_was_shown_a_hint_is_known(path: Path) -> None:
    lines = [json.loads(text) for text in path.read_text(encoding="utf-8").splitlines()[1:]]
    (hint,) = [each["hint"] for each in lines if "hint" in each]
    assert SavedMatch.open(path).match.hinted == hint


SINCE = {"blueprints": 1, "fits": 1, "monuments": 1, "skyline": 1}
"""The version of the first files of each game; that of a new game is the present one."""


def test_every_version_and_game_has_its_sample() -> None:
    names = {path.stem for path in SAMPLES.glob("*.match")}
    wanted = {
        f"version-{version}-{key}"
        for key in registry.KEYS
        for version in range(SINCE.get(key, VERSION), VERSION + 1)
    }
    assert wanted - names == set()
    for version in range(1, VERSION + 1):
        hands = [
            name for name in names if name.startswith(f"version-{version}-") and "hands" in name
        ]
        assert hands, "there is one of every version in which seats changed hands"
