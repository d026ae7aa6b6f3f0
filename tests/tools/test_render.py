"""Pictures without a screen: complete, the same every time, and of real positions."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.pages.review.review_page import ReviewPage
from blueprints_desktop.tools.render import __main__ as render
from blueprints_desktop.tools.render import (
    blueprints_ends,
    blueprints_table,
    opponents,
    scenes,
    searching,
)
from blueprints_desktop.tools.render import studio as studio_module
from blueprints_desktop.tools.render.__main__ import main, parse_arguments
from blueprints_desktop.tools.render.blueprints_play import GAME, SEATS, find, last_result
from blueprints_desktop.tools.render.stretched import stretched
from blueprints_desktop.tools.render.studio import LONG_NAMES, RenderStyle, Studio

ROOT = Path(__file__).resolve().parents[2]


def rendered(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "blueprints_desktop.tools.render", "--out", str(folder)]
    return subprocess.run([*command, *arguments], env=env, capture_output=True, text=True)


def digests(folder: Path) -> dict[str, str]:
    return {p.name: hashlib.sha256(p.read_bytes()).hexdigest() for p in folder.glob("*.png")}


# --- the list of scenes -----------------------------------------------------------------


def test_every_page_and_moment_is_on_the_list() -> None:
    names = {each.name for each in scenes.all_scenes()}
    pages = {"home", "home-continue", "settings", "matches-empty", "matches", "matches-broken"}
    pages |= {"curtain", "shortcuts", "crash", "new-game-skyline", "blueprints-dice-sheet"}
    pages |= {"rules-monuments", "rules-paragraph", "rules-found", "rules-rulings"}
    assert pages <= names
    for moment in ("first-turn", "lifted", "table", "breaking", "fits-nowhere", "turned", "apart",
                   "flat", "late", "public", "long-names", "reveal", "reveal-running",
                   "reveal-tied", "ending", "ending-tie-break"):  # fmt: skip
        assert {f"blueprints-{moment}-{seats}p" for seats in SEATS} <= names
    assert {"blueprints-discard-2p", "blueprints-ending-shared-3p"} <= names


def test_choosing_scenes() -> None:
    assert {each.game for each in scenes.chosen_scenes(GAME)} == {GAME}
    assert [each.name for each in scenes.chosen_scenes(None, ["settings"])] == ["settings"]
    assert scenes.chosen_scenes("fits", ["blueprints"]) == []


def test_two_scenes_cannot_have_one_name() -> None:
    scenes.all_scenes()
    with pytest.raises(ValueError, match="settings"):
        scenes.scene("settings")(lambda studio: studio.window())


# --- positions --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_positions_show_what_they_are_for(seats: int) -> None:
    match = find(seats, blueprints_table.is_middle).match()
    good, bad = blueprints_table.best_take(match), blueprints_table.breaking_take(match)
    assert good is not None
    assert bad is not None
    assert good.die == bad.die
    assert {good, bad} <= set(match.legal_moves())
    tied = last_result(find(seats, blueprints_ends.has_tied_round).match())
    assert tied is not None
    first, second = tied.ranking[:2]
    assert tied.scores[first].total == tied.scores[second].total


def test_a_shared_win_is_a_finished_match() -> None:
    match = find(3, blueprints_ends.is_shared).match()
    assert match.outcome is not None
    assert len(match.outcome.winners) > 1
    assert match.replayed().outcome == match.outcome


def test_a_position_that_does_not_exist_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "PATIENCE", 2)
    with pytest.raises(LookupError, match="no match of 3"):
        find(3, lambda match: match.seats > 3)


# --- pictures ---------------------------------------------------------------------------


def test_the_same_arguments_give_the_same_pixels(tmp_path: Path) -> None:
    for number in (1, 2):
        done = rendered(tmp_path / str(number), "--only", "blueprints-table-3p", "--theme", "dark")
        assert done.returncode == 0, done.stderr
    first, second = digests(tmp_path / "1"), digests(tmp_path / "2")
    assert list(first) == ["blueprints-table-3p.png"]
    assert first == second


def test_size_and_ratio(tmp_path: Path) -> None:
    done = rendered(tmp_path, "--only", "settings", "--size", "1024x700", "--ratio", "2")
    assert done.returncode == 0, done.stderr
    picture = QImage(str(tmp_path / "settings.png"))
    assert (picture.width(), picture.height()) == (2048, 1400)


@pytest.mark.usefixtures("qapp")
def test_beside_a_mock_up(tmp_path: Path) -> None:
    mock = QImage(300, 200, QImage.Format.Format_RGB32)
    mock.fill(0)
    (tmp_path / "mocks").mkdir()
    mock.save(str(tmp_path / "mocks" / "home-light.png"))
    arguments = ["--out", str(tmp_path), "--only", "home", "--beside", str(tmp_path / "mocks")]
    assert main([*arguments, "--size", "900x600"]) == 0
    beside = QImage(str(tmp_path / "home-continue-beside.png"))
    assert (beside.width(), beside.height()) == (900 + 16 + 900, 600)
    assert not (tmp_path / "home-beside.png").exists()


@pytest.mark.usefixtures("qapp")
def test_a_scene_that_fails_is_named_and_loses_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(studio: Studio) -> QWidget:
        studio.window()
        raise LookupError("nothing to show")

    settings = next(each for each in scenes.all_scenes() if each.name == "settings")
    found = [scenes.Scene("broken", "", broken), settings]
    monkeypatch.setattr(render, "chosen_scenes", lambda _game, _only: found)
    assert main(["--out", str(tmp_path), "--size", "900x600"]) == 1
    assert (tmp_path / "settings.png").exists()
    told = capsys.readouterr()
    assert told.out.splitlines()[-2:] == ["broken failed", "settings"]
    assert "failed: broken" in told.err.splitlines()[-1]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["home-continue", "matches", "matches-broken"])
def test_a_scene_without_what_it_is_about_is_not_pictured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """As when matches were saved under a name that the library does not list."""
    monkeypatch.setattr(studio_module, "SUFFIX", ".other")
    found = [each for each in scenes.all_scenes() if each.name == name]
    monkeypatch.setattr(render, "chosen_scenes", lambda _game, _only: found)
    assert main(["--out", str(tmp_path), "--size", "900x600"]) == 1
    assert "the scene lacks" in capsys.readouterr().err
    assert not list(tmp_path.glob("*.png"))


@pytest.mark.usefixtures("qapp")
def test_a_scene_waits_for_steps_that_lost_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents, "ENOUGH", 1)
    studio = Studio(RenderStyle(size=(900, 600)), tmp_path)
    review = opponents.steps_that_lost_much(studio)
    assert isinstance(review, ReviewPage)
    assert review.step in review.lapses
    studio.clear()


@pytest.mark.usefixtures("qapp")
def test_a_scene_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "PATIENCE_S", 0)
    with pytest.raises(TimeoutError, match="a hint did not come"):
        opponents.wait_for("a hint", lambda: False)


@pytest.mark.usefixtures("qapp")
def test_a_dialog_stands_on_its_window(tmp_path: Path) -> None:
    studio = Studio(RenderStyle(size=(900, 600)), tmp_path)
    shortcuts = next(each for each in scenes.all_scenes() if each.name == "shortcuts")
    picture = studio.picture(shortcuts.make(studio))
    assert (picture.width(), picture.height()) == (900, 600)
    studio.clear()


# --- arguments --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [[], ["--out", "x", "--size", "wide"], ["--out", "x", "--ratio", "3"], ["--game", "chess"]],
)
def test_bad_arguments(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        parse_arguments(arguments)
    assert caught.value.code == 2
    assert capsys.readouterr().err


def test_no_such_scene(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--out", "x", "--only", "ballroom"]) == 2
    assert "no scene" in capsys.readouterr().err


def test_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list", "--game", GAME]) == 0
    assert "blueprints-table-3p\n" in capsys.readouterr().out


def test_only_may_be_given_twice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list", "--only", "rules", "--only", "settings"]) == 0
    told = capsys.readouterr().out
    assert "rules" in told
    assert "settings" in told


def test_names_as_long_as_they_may_be() -> None:
    assert {len(name) for name in LONG_NAMES} == {24}


@pytest.mark.parametrize("text", ["No", "Put back", "Round {round} of {rounds}", "%n dice"])
def test_stretched_words_keep_their_placeholders(text: str) -> None:
    longer = stretched(text, 40)
    assert longer.startswith(text)
    assert len(longer) >= 1.4 * len(text)
