"""The action bar where there is little room: letters that can be read, and buttons that keep still."""

import pytest

from blueprints_desktop.desktop.drawing.typography import Role, Type
from blueprints_desktop.desktop.pages.table import action_bar
from blueprints_desktop.desktop.pages.table.action_bar import ActionBar
from blueprints_desktop.desktop.ui.board.board_api import Prompt
from blueprints_desktop.games import registry
from tests.desktop.driving import saved_match
from tests.desktop.screens import speak

TWO = Prompt("Your turn", "Ends on outer cell 7.", primary="Take and end", secondary="Step back")


@pytest.fixture
def bar(qtbot, appearance) -> ActionBar:
    bar = ActionBar(appearance)
    qtbot.addWidget(bar)
    bar.show()
    return bar


@pytest.fixture
def letters(monkeypatch) -> dict[str, float]:
    """What the bar writes, and how large."""
    written: dict[str, float] = {}
    really = action_bar.write

    def write(painter, text, at, role: Role | Type, *rest, **how) -> float:
        written[text] = role.value.size if isinstance(role, Role) else role.size
        return really(painter, text, at, role, *rest, **how)

    monkeypatch.setattr(action_bar, "write", write)
    return written


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", registry.KEYS)
def test_in_the_smallest_window_all_is_said_in_letters_that_can_be_read(
    window, tmp_path, letters, game, language
):
    window.resize(720, 520)
    speak(window, language)
    for moves in (0, 5, 14):
        window.start_session(saved_match(tmp_path / f"{moves}.match", 3, moves, game=game))
        table = window.table
        table.session.open_curtain()
        for move in table.session.legal_moves()[::9]:
            table.board.suggest(move)
            table.bar.grab()
    assert len(letters) > 5
    assert min(letters.values()) >= 12
    assert not [text for text in letters if "\N{HORIZONTAL ELLIPSIS}" in text]


@pytest.mark.parametrize("gain", ["+120 per lap", "+120 per lap and a long word besides"])
def test_a_gain_without_a_sentence_is_said_where_there_is_no_room_for_it(bar, letters, gain):
    """It was an exception while painting, and PySide crashed after it."""
    bar.resize(300, 72)
    bar.show_prompt(Prompt("Your turn", gain=gain, primary="Build here", secondary="Back"), None)
    bar.grab()
    assert gain in letters


def test_two_buttons_in_a_narrow_bar_leave_their_keys_to_tooltips(bar):
    bar.resize(1280, 72)
    bar.show_prompt(TWO, None)
    assert not bar.primary.is_capless
    assert not bar.primary.toolTip()
    bar.resize(720, 72)
    assert [button.is_capless for button in (bar.primary, bar.secondary)] == [True, True]
    assert (bar.primary.toolTip(), bar.secondary.toolTip()) == ("Enter", "Esc")
    bar.show_prompt(Prompt("Your turn", primary="Take it"), None)
    assert not bar.primary.is_capless, "one alone has the room"
    assert not bar.primary.toolTip()


@pytest.mark.parametrize("width", [720, 800, 900, 1280])
def test_buttons_keep_still_whatever_is_said(bar, width):
    bar.resize(width, 72)
    places = set()
    for detail in ("", "Short.", "A long sentence about what would happen, and why. " * 3):
        prompt = Prompt("Your turn", detail, gain="+2 points", primary="Take", secondary="Back")
        bar.show_prompt(prompt, None)
        places.add((bar.primary.geometry().getRect(), bar.secondary.geometry().getRect()))
    assert len(places) == 1


def test_a_hidden_button_holds_no_words(bar):
    bar.show_prompt(TWO, None)
    bar.show_prompt(Prompt("Then Bruno"), None)
    assert [bar.primary.isHidden(), bar.secondary.isHidden()] == [True, True]
    assert [bar.primary.text(), bar.secondary.text()] == ["", ""]
