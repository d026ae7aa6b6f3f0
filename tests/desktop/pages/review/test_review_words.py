"""What the page of a review says, how it looks, and where the focus goes."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.computers.review_judge import Verdict
from blueprints_desktop.desktop.drawing.typography import Role, text_width
from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.pages.review.review_bar import StepText, Turn, step_card
from blueprints_desktop.desktop.ui.cards import painting
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.games import registry
from tests.desktop.played import played
from tests.desktop.writing import watch_places

NO_BREAK = "\N{NO-BREAK SPACE}"
LEFT = Qt.MouseButton.LeftButton


def test_the_bar_says_what_happened(page):
    page.go_to(0)
    assert page.bar.story.telling.details == ("Set-up",)
    page.go_to(3)
    telling = page.bar.story.telling
    assert telling.details == (f"Step 3 of {page.story.last}", f"3/{page.story.last}")
    assert page.people[page.story.mover(3)].name in telling.spoken
    assert page.bar.track.tell(3) == f"Step 3 of {page.story.last}: {telling.spoken}"


def test_a_better_move_is_told_however_little_room_there_is(page):
    page.go_to(3)
    page.show_lapse(Verdict(3, "wood 3 on the left stack", "Wood scores", 4.0))
    counted = f"Step 3 of {page.story.last}"
    better = "Better: wood 3 on the left stack"
    details = page.bar.story.telling.details
    assert details[0] == f"{counted} · {better} (wood scores)"
    assert details[1] == f"3 · {better} (wood scores)", "the reason is worth more than the count"
    assert details[-1] == better, "what is cut short begins with it"


def said(telling, width):
    """Row by row what is written where there is so much room."""
    room = QRectF(0.0, 0.0, width, 400.0)
    leaves = lay_out(step_card(telling, width), room, 1.0).leaves
    rows = {}
    for leaf in leaves:
        if leaf.text is not None:
            rows.setdefault(round(leaf.rect.center().y()), []).append(leaf.text.lines)
    *heading, (below,) = rows.values()
    return [" ".join(" ".join(lines) for lines in row) for row in heading], list(below)


def test_why_a_move_is_better_stands_on_a_second_line(page):
    page.go_to(3)
    page.show_lapse(Verdict(3, "wood 3 on the left stack", "Wood scores", 4.0))
    telling = page.bar.story.telling
    whole = telling.details[0]
    wide = text_width(whole, Role.SMALL) + 60
    assert [line.replace(NO_BREAK, " ") for line in said(telling, wide)[1]] == [whole]
    first, second = said(telling, wide * 0.8)[1]
    assert f"{first} {second}".replace(NO_BREAK, " ") == whole


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", registry.KEYS)
def test_the_smallest_window_says_who_did_what_and_which_step_it_is(
    open_page, monkeypatch, game, language
):
    monkeypatch.setattr(Language, "current", language)
    page = open_page(played(game))
    page.resize(720, 560)
    view = page.bar.story
    scale = page.bar.look.scale
    assert view.width() > 150 * scale
    for step in range(1, page.story.last):
        page.go_to(step)
        rows, lines = said(view.telling, view.width() / scale)
        whole = " ".join(part for part in view.telling.parts if isinstance(part, str))
        assert " ".join(rows).replace(NO_BREAK, " ") == whole.replace(NO_BREAK, " ")
        assert str(step) in lines[0]
        assert str(page.story.last) in lines[0], "which step it is stands in one row"


def test_a_name_gives_way_before_what_was_done():
    words = ("Wilhelmina Featherstones", "took the last die of all")
    told = StepText(0, words, " ".join(words), ("Step 3 of 56", "3/56"), 0, "Step 3 of 56")
    wide = text_width(words[1], Role.SMALL_STRONG) + 26 + 14
    (first, second), lines = said(told, wide + 2)
    assert first.startswith("Wilhelmina")
    assert f"{first} {second}".endswith(words[1])
    assert lines == [f"Step{NO_BREAK}3{NO_BREAK}of{NO_BREAK}56"]


@pytest.mark.parametrize(("size", "scale"), [((720, 560), 100), ((1280, 800), 150)])
def test_all_rows_lie_within_the_bar(page, settings, monkeypatch, size, scale):
    settings.set("scale", scale)
    page.resize(*size)
    QApplication.processEvents()
    page.go_to(3)
    page.show_lapse(Verdict(3, "wood 3 on the left stack", "Wood scores", 4.0))
    places = watch_places(monkeypatch, painting)
    page.bar.story.grab()
    assert len(places) >= 3, "who did what, and two rows below"
    last = max(place.bottom() for _, place in places)
    tails = 0.25 * Role.SMALL.value.size * page.bar.look.scale
    assert last + tails <= page.bar.story.height()


def test_at_the_end_it_is_said_who_won(page):
    """And not what is asked at a table: whether to play again."""
    page.go_to(page.story.last)
    assert page.bar.story.telling.spoken.startswith("Ada wins with ")


@pytest.mark.parametrize(("game", "name"), [("blueprints", "Manche"), ("monuments", "Round")])
def test_rounds_are_called_as_in_the_rulebook(open_page, monkeypatch, game, name):
    monkeypatch.setattr(Language, "current", "fr")
    page = open_page(played(game))
    assert page.bar.track.captions == (f"{name} 1", f"{name} 2", f"{name} 3")


def test_a_game_without_rounds_has_no_captions(open_page):
    page = open_page(played("skyline"))
    assert page.story.last > 0
    assert page.bar.track.captions == ()


def test_everything_has_a_name(page):
    assert page.accessibleName() == "Review"
    assert page.bar.track.accessibleName() == "Steps of the game"
    assert [tab.accessibleName() for tab in page.eyes.segments] == [
        "From the active player’s view",
        "From Ada’s view",
        "From Bruno’s view",
    ]
    assert page.bar.buttons[Turn.NEXT].toolTip() == "One step forward (Right)"
    assert page.top.back.accessibleName() == "Leave the review"
    for button in page.bar.buttons.values():
        assert button.accessibleName()
    interface = QAccessible.queryAccessibleInterface(page.bar.track)
    assert interface.role() == QAccessible.Role.Slider


def test_focus_begins_on_the_track_and_reaches_everything(page):
    page.go_to(4)
    assert page.bar.track.hasFocus()
    seen = []
    while (focused := QApplication.focusWidget()) not in seen:
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    wanted = [page.bar.track, *page.bar.pad]
    assert seen[: len(wanted)] == wanted
    assert page.top.back in seen
    assert page.eyes.segments[0] in seen
    assert page.board.table in seen


def test_a_page_that_is_given_the_focus_hands_it_to_the_track(page):
    page.board.table.setFocus()
    page.setFocus()
    assert page.bar.track.hasFocus()


def test_back_and_escape_leave(page, qtbot):
    with qtbot.waitSignal(page.left, timeout=500):
        qtbot.mouseClick(page.top.back, LEFT)
    with qtbot.waitSignal(page.left, timeout=500):
        qtbot.keyClick(page.bar.track, Qt.Key.Key_Escape)


def test_the_language_changes_at_once(page, install_pseudo):
    page.go_to(3)
    install_pseudo()
    assert page.accessibleName() == "«Review»"
    assert page.eyes.segments[0].text() == "«Active player»"
    assert page.bar.story.telling.details[0] == f"«Step 3 of {page.story.last}»"
    assert page.bar.track.accessibleName() == "«Steps of the game»"


def test_the_look_changes_at_once(page, settings):
    page.go_to(3)
    before = page.bar.grab().toImage()
    settings.set("theme", "dark")
    dark = page.bar.grab().toImage()
    assert dark != before
    settings.set("scale", 150)
    assert page.bar.height() == 92
    assert page.eyes.sizeHint().height() == 60
