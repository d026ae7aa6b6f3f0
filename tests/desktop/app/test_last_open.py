"""Continue and New game go on with what was open last, whatever was played last."""

import os

import pytest

from blueprints_desktop.desktop.app.main import build_window
from blueprints_desktop.desktop.games.registry import shown_games, words_of
from tests.desktop.driving import saved_match
from tests.desktop.window_driving import close_dialogs, press
from tests.store.making import rewritten


@pytest.fixture
def matches(window):
    """Three matches, each written a minute after the one before; the last one is the newest."""
    made = {}
    for at, game in enumerate(("fits", "monuments", "skyline")):
        path = window.library.folder / f"{game}.match"
        made[game] = saved_match(path, 2, 6, game=game, kinds=("person", "apprentice")).path
        os.utime(path, (1_000_000 + 60 * at,) * 2)
    window.go_home()
    return made


def offered(window) -> str:
    """The game of the match on the Continue card."""
    said = window.home.body.card.button.accessibleName()
    names = {key: words_of(key).name for key in shown_games()}
    return next((key for key, name in names.items() if said.startswith(f"Continue {name},")), "")


@pytest.mark.usefixtures("matches")
def test_continue_offers_the_newest_where_nothing_was_open(window):
    assert offered(window) == "skyline"


@pytest.mark.parametrize("game", ["fits", "monuments"])
def test_continue_offers_the_match_that_was_open_last(window, matches, game):
    """Only looked at: its file is as old as before."""
    window.open_match(matches[game])
    window.go_home()
    assert offered(window) == game
    window.continue_last()
    assert window.table.session.saved.path == matches[game]
    window.show_matches()
    window.go_home()
    assert offered(window) == game


def test_the_next_start_offers_it_too(window, matches, qtbot):
    window.open_match(matches["fits"])
    window.close()
    again = build_window()
    qtbot.addWidget(again)
    assert offered(again) == "fits"
    again.services.close()


@pytest.mark.usefixtures("matches")
def test_a_match_begun_last_is_offered_even_without_a_move(window):
    window.play_now("blueprints")
    assert window.table is not None
    window.go_home()
    assert offered(window) == "blueprints"


def test_a_match_that_is_over_or_gone_gives_way_to_the_newest(window, matches):
    over = saved_match(window.library.folder / "over.match", 2, -1, game="fits", boards=(1,))
    os.utime(over.path, (1_000_000,) * 2)
    window.open_match(over.path)
    window.go_home()
    assert offered(window) == "skyline"
    window.open_match(matches["fits"])
    window.go_home()
    matches["fits"].unlink()
    window.go_home()
    assert offered(window) == "skyline"


def test_a_match_saved_elsewhere_goes_on_being_the_last(window, matches, tmp_path):
    window.open_match(matches["fits"])
    elsewhere = tmp_path / "elsewhere" / "mine.match"
    elsewhere.parent.mkdir()
    window.save_as(elsewhere)
    os.utime(elsewhere, (1_000_000,) * 2)
    window.go_home()
    window.continue_last()
    assert window.table.session.saved.path == elsewhere


def test_after_save_as_even_a_crash_goes_on_with_the_new_file(window, matches, qtbot):
    """Nothing is closed or left: another start finds what was remembered so far."""
    window.open_match(matches["fits"])
    window.save_as(window.library.folder / "Sunday.match")
    os.utime(window.library.folder / "Sunday.match", (1_000_000,) * 2)
    again = build_window()
    qtbot.addWidget(again)
    assert again.home.body.card.button.accessibleName().startswith("Continue Sunday,")
    again.services.close()


def test_after_a_crash_a_match_opened_elsewhere_is_offered(window, matches, qtbot, tmp_path):
    outside = tmp_path / "outside.match"
    outside.write_bytes(matches["fits"].read_bytes())
    os.utime(outside, (1_000_000,) * 2)
    window.open_match(outside)
    again = build_window()
    qtbot.addWidget(again)
    again.continue_last()
    assert again.table.session.saved.path == outside
    again.services.close()


def test_a_match_is_offered_however_its_folder_was_named(window, matches, tmp_path):
    (tmp_path / "shelf").symlink_to(window.library.folder)
    window.open_match(tmp_path / "shelf" / matches["fits"].name)
    window.go_home()
    assert offered(window) == "fits"


def test_a_copy_of_a_file_that_may_only_be_read_is_offered(window, matches):
    matches["fits"].chmod(0o444)
    window.open_match(matches["fits"])
    close_dialogs(window)
    copy = window.table.session.saved.path
    window.go_home()
    assert window.home.body.card.button.accessibleName().startswith("Continue FITS (copy),")
    window.continue_last()
    assert window.table.session.saved.path == copy


def test_a_match_of_other_rules_is_offered_though_it_has_no_file_to_go_on_in(window, matches):
    rewritten(matches["fits"], {"rules": 0})
    window.open_match(matches["fits"])
    close_dialogs(window)
    assert window.table.session.saved.path is None
    window.go_home()
    assert offered(window) == "fits"


def test_a_look_at_another_match_changes_nothing(window, matches):
    window.open_match(matches["fits"])
    window.show_matches()
    window.page.review_wanted.emit(matches["monuments"])
    window.page.left.emit()
    window.go_home()
    assert offered(window) == "fits"


def test_after_a_review_the_match_that_was_reviewed_goes_on(window, matches, qtbot):
    window.open_match(matches["fits"])
    window.review(window.table.session.saved)
    again = build_window()
    qtbot.addWidget(again)
    assert offered(again) == "fits"
    again.services.close()
    window.page.branch_wanted.emit(2)
    branch = window.table.session.saved.path
    window.go_home()
    window.continue_last()
    assert window.table.session.saved.path == branch


@pytest.mark.usefixtures("matches")
@pytest.mark.parametrize("value", [3, None, ["x"], {"a": 1}, "", "\0"])
def test_a_spoiled_memory_of_it_counts_as_none(window, value):
    window.settings.remember("last_match", value)
    window.settings.remember("last_played", value)
    window.go_home()
    assert offered(window) == "skyline"
    window.new_game()
    assert window.page.game


# --- new game -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["fits", "monuments", "skyline"])
def test_new_game_begins_with_the_game_just_left(window, matches, game):
    window.open_match(matches[game])
    window.go_home()
    press(window, "Ctrl+N")
    assert window.page.game == game


def test_new_game_begins_with_the_game_below_the_page_that_is_shown(window, matches):
    for leave in (window.show_settings, window.show_rules, window.show_statistics):
        window.open_match(matches["monuments"])
        leave()
        assert window.table is None
        press(window, "Ctrl+N")
        assert window.page.game == "monuments"


def test_new_game_begins_with_the_game_that_is_looked_at_again(window, matches):
    window.open_match(matches["skyline"])
    window.review(window.table.session.saved)
    press(window, "Ctrl+N")
    assert window.page.game == "skyline"


def test_new_game_begins_with_a_game_played_at_once(window):
    window.play_now("monuments")
    window.go_home()
    press(window, "Ctrl+N")
    assert window.page.game == "monuments"
