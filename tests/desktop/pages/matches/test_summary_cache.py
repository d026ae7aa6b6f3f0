"""What is kept of matches between starts spares reading them, and is never believed wrongly."""

import json
import os
from pathlib import Path

import pytest

from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.pages import art
from blueprints_desktop.desktop.pages.art import KEPT
from blueprints_desktop.desktop.pages.home.continue_card import ContinueCard
from blueprints_desktop.desktop.pages.matches import (
    match_summary,
)
from blueprints_desktop.desktop.pages.matches.match_summary import (
    KEPT_SUMMARIES,
    last_unfinished,
    with_view,
)
from blueprints_desktop.store.match_files import retitle

PLAYABLE = {"blueprints"}

pytestmark = [pytest.mark.own_pictures, pytest.mark.usefixtures("qapp")]


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "cache" / "matches"
    monkeypatch.setattr(KEPT_SUMMARIES, "file", file)
    monkeypatch.setattr(KEPT, "folder", tmp_path / "cache" / "drawings")
    return file


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that were read, from now on."""
    paths: list[Path] = []
    ordinary = match_summary.summary_of
    monkeypatch.setattr(
        match_summary, "summary_of", lambda path: paths.append(path) or ordinary(path)
    )
    return paths


def said(summary) -> tuple[object, ...]:
    return (*summary[:6], summary.to_act, summary.where, summary.name, summary.stamp)


@pytest.mark.usefixtures("kept")
def test_the_second_start_reads_nothing_and_says_the_same(make_match, read):
    done, left = make_match("done", moves=1000), make_match("left", title="Return match")
    first = last_unfinished([done, left], PLAYABLE)
    assert read == [done, left]
    second = last_unfinished([done, left], PLAYABLE)
    assert read == [done, left]
    assert second.path == left
    assert second.view is None
    assert said(second) == said(first)
    assert with_view(second).view == first.view


@pytest.mark.usefixtures("kept")
def test_a_match_that_was_changed_is_read_again(make_match, read):
    path = make_match("left")
    last_unfinished([path], PLAYABLE)
    retitle(path, "Another")
    assert last_unfinished([path], PLAYABLE).title == "Another"
    os.utime(path, (1, 1))
    last_unfinished([path], PLAYABLE)
    assert read == [path] * 3


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("what", ["language", "version"])
def test_another_language_or_version_reads_again(make_match, read, monkeypatch, what):
    path = make_match("left")
    last_unfinished([path], PLAYABLE)
    if what == "language":
        monkeypatch.setattr(Language, "current", "fr")
    else:
        monkeypatch.setattr(match_summary, "__version__", "999")
    last_unfinished([path], PLAYABLE)
    assert read == [path, path]


@pytest.mark.parametrize(
    "damage",
    [
        lambda _content: b"",
        lambda _content: b"\xff\xfe\n\0",
        lambda content: content[:-9],
        lambda content: content.replace(b"Ada", b"Eva"),
        lambda content: content.replace(b'"to_act": ', b'"to_act":-'),
    ],
)
def test_a_damaged_file_counts_as_none(make_match, kept, read, damage):
    path = make_match("left")
    first = last_unfinished([path], PLAYABLE)
    kept.write_bytes(damage(kept.read_bytes()))
    assert said(last_unfinished([path], PLAYABLE)) == said(first)
    assert read == [path, path]


@pytest.mark.usefixtures("kept")
def test_a_table_that_was_only_laid_gives_way_to_a_match_being_played(make_match):
    laid, played = make_match("laid", moves=0), make_match("played", moves=3)
    for _ in ("read", "kept"):
        assert last_unfinished([laid, played], PLAYABLE).path == played
        assert last_unfinished([played, laid], PLAYABLE).path == played
        assert last_unfinished([laid], PLAYABLE).path == laid


def test_what_is_kept_is_public(make_match, kept):
    last_unfinished([make_match("left")], PLAYABLE)
    (facts,) = json.loads(kept.read_bytes().partition(b"\n")[2])["matches"].values()
    assert set(facts) == {
        *("stamp", "game", "title", "players", "finished", "begun", "to_act", "where")
    }


@pytest.mark.usefixtures("kept")
def test_the_card_and_its_picture_need_not_read_the_match(
    qtbot, appearance, make_match, read, monkeypatch
):
    def card() -> ContinueCard:
        made = ContinueCard(appearance)
        qtbot.addWidget(made)
        made.resize(620, 110)
        made.show_match(last_unfinished([path], PLAYABLE))
        return made

    path = make_match("left")
    first = card().grab().toImage()
    appearance.look.pixmaps.clear()
    monkeypatch.setattr(art, "thumbnail_of", lambda game: pytest.fail(f"{game} is drawn"))
    assert card().grab().toImage() == first
    assert read == [path]


@pytest.mark.usefixtures("kept")
def test_a_kept_card_speaks_the_new_language(qtbot, appearance, make_match, install_pseudo):
    path = make_match("left")
    last_unfinished([path], PLAYABLE)
    card = ContinueCard(appearance)
    qtbot.addWidget(card)
    card.show_match(last_unfinished([path], PLAYABLE))
    install_pseudo()
    assert "«Round" in card.button.accessibleName()
