"""The action bar where there is little room: letters that can be read, and buttons that keep still."""

import attrs
import pytest
from PySide6.QtCore import QRectF

from blueprints_desktop.desktop.pages.table.action_bar import ActionBar, prompt_card
from blueprints_desktop.desktop.ui.board.board_api import Prompt
from blueprints_desktop.desktop.ui.cards import painting
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.games import registry
from tests.desktop.driving import saved_match
from tests.desktop.screens import speak
from tests.support import usual_seats

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
    really = painting.write

    def write(painter, text, at, kind, ink, anchor, zoom) -> float:
        written[text] = kind.size * zoom
        return really(painter, text, at, kind, ink, anchor, zoom)

    monkeypatch.setattr(painting, "write", write)
    return written


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", registry.KEYS)
def test_in_the_smallest_window_all_is_said_in_letters_that_can_be_read(
    window, tmp_path, letters, game, language
):
    window.resize(720, 520)
    speak(window, language)
    for moves in (0, 5, 14):
        window.start_session(
            saved_match(tmp_path / f"{moves}.match", usual_seats(game), moves, game=game)
        )
        table = window.table
        table.session.open_curtain()
        for move in table.session.legal_moves()[::9]:
            table.board.suggest(move)
            table.bar.grab()
    assert len(letters) > 5
    assert min(letters.values()) >= 12
    assert not [text for text in letters if "\N{HORIZONTAL ELLIPSIS}" in text]


LONG = "Recycled 6 on the bottom right stack: level 4, as planned. No points yet: it only counts."
SHORT = "Level 4, as planned."
GAIN = "+12 points"


@pytest.mark.parametrize("width", [480, 500, 1000])
def test_a_long_sentence_is_said_in_full_and_takes_two_lines(bar, letters, width):
    bar.resize(width, 72)
    bar.show_prompt(Prompt("Your turn", LONG), None)
    assert bar.shown_texts() == ["Your turn", LONG]
    bar.grab()
    said = [text for text in letters if text and text in LONG]
    assert len(said) == (1 if width == 1000 else 2)
    assert {letters[line] for line in said} == {14.0}, "the same letters in one line or two"


@pytest.mark.parametrize(("width", "brief"), [(1000, False), (560, False), (340, True)])
def test_where_a_sentence_would_be_cut_it_is_said_in_fewer_words(bar, width, brief):
    bar.resize(width, 72)
    bar.show_prompt(Prompt("Your turn", LONG, gain=GAIN, brief=SHORT), None)
    assert bar.shown_texts() == ["Your turn", SHORT if brief else LONG, GAIN]
    assert LONG.rstrip(".") in bar.accessibleName()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("low", "high"), [(False, 69.0), (True, 57.0)])
def test_gain_and_cost_stand_in_the_second_line_of_a_sentence(low, high):
    """Three lines have room in their usual letters, in a low bar, too."""
    prompt = Prompt("Your turn", LONG, gain=GAIN, cost="\N{MINUS SIGN}3 points", brief=SHORT)
    layout = lay_out(prompt_card(prompt, None, low=low), QRectF(0.0, 0.0, 480.0, high), 1.0)
    assert layout.texts() == ["Your turn", LONG, GAIN, prompt.cost]
    assert layout.zoom == 1.0
    _, sentence, gain, cost = (leaf.rect for leaf in layout.leaves)
    assert sentence.bottom() == gain.bottom() == cost.bottom()
    assert gain.right() < cost.left()


def test_a_gain_without_a_sentence_is_said(bar):
    bar.resize(1000, 72)
    prompt = Prompt("Your turn", gain="+120 per lap", primary="Build here", secondary="Back")
    bar.show_prompt(prompt, None)
    assert "+120 per lap" in bar.shown_texts()
    bar.resize(300, 72)
    assert not bar.grab().isNull(), "an exception while painting would crash PySide"


def test_gain_and_cost_can_be_pointed_at(bar):
    bar.resize(1280, 72)
    bar.show_prompt(attrs.evolve(TWO, gain=GAIN), None)
    alone = bar.gain_area
    assert QRectF(bar.rect()).contains(alone)
    assert 0 < alone.width() < alone.right() < bar.secondary.x()
    bar.show_prompt(attrs.evolve(TWO, gain=GAIN, cost="closes 2 cells"), None)
    assert bar.gain_area.contains(alone)
    assert bar.gain_area.width() > alone.width()
    bar.show_prompt(TWO, None)
    assert bar.gain_area is None


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
