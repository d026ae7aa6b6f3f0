"""The second step with two players: a die is removed, by mouse and by keys."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.blueprints.texts.words import die_words, that_die_words
from blueprints_desktop.games.blueprints.moves import Discard
from tests.desktop.games.blueprints.at_table import seat_at

# --- the second step with two players ---------------------------------------------------


def second_step(qtbot, tmp_path, **wanted):
    seated = seat_at(qtbot, tmp_path, seats=2, **wanted)
    seated.match.play(seated.match.legal_moves()[0])
    seated.show()
    assert seated.table.selection.discarding
    return seated


def removed_tray(seated) -> QPoint:
    return seated.table.mapFromScene(seated.table.removed.rect.center())


def test_a_die_is_removed_by_dragging_it_to_the_removed_ones(qtbot, tmp_path):
    seated = second_step(qtbot, tmp_path)
    die = seated.match.state.pool[2]
    seated.drag(2, seated.beside(), removed_tray(seated))
    assert seated.table.dragging.widget.isVisible()
    seated.release(removed_tray(seated))
    assert seated.chosen == [Discard(die)]


def test_a_die_dropped_beside_them_stays_in_the_pool(qtbot, tmp_path):
    seated = second_step(qtbot, tmp_path)
    seated.drag(2, seated.beside())
    seated.release(seated.beside())
    assert not seated.chosen
    assert seated.table.selection.picked is None


def test_the_word_beside_the_removed_dice_covers_none_and_goes_under_the_hand(qtbot, tmp_path):
    seated = second_step(qtbot, tmp_path)
    seated.choose(2)
    tray, word = seated.table.removed.rect, seated.table.removed.part("here").rect
    assert word.bottom() < tray.top() + 33.0
    assert tray.contains(word)
    seated.drag(2, seated.beside(), removed_tray(seated))
    assert seated.table.removed.hovered
    assert seated.table.removed.part("here") is None
    seated.release(seated.beside())
    assert not seated.table.removed.hovered


def test_without_a_tray_removed_dice_are_counted_and_listed(qtbot, tmp_path):
    seated = second_step(qtbot, tmp_path, size=(1180, 520))
    die = seated.match.state.pool[0]
    seated.match.play(Discard(die))
    seated.show()
    rect = seated.table.pool.part("removed").rect
    assert seated.table.pool.rect.contains(rect)
    tip = seated.table.tip_at(rect.center())
    assert "discarded" in tip.text
    assert die_words(die) in tip.text


def test_where_the_removed_dice_have_no_tray_a_die_is_dragged_out_of_the_pool(qtbot, tmp_path):
    seated = second_step(qtbot, tmp_path, size=(1180, 520))
    assert not seated.table.removed.isVisible()
    die = seated.match.state.pool[2]
    away = seated.table.mapFromScene(seated.table.building.rect.center())
    seated.drag(2, away)
    seated.release(away)
    assert seated.chosen == [Discard(die)]


def test_a_chosen_die_is_removed_by_a_press_on_the_removed_ones(qtbot, tmp_path):
    seated = second_step(qtbot, tmp_path)
    seated.click(removed_tray(seated))
    assert not seated.chosen
    seated.choose(1)
    seated.click(removed_tray(seated))
    assert seated.chosen == [Discard(seated.match.state.pool[1])]


def test_a_second_press_on_the_chosen_die_removes_it(qtbot, tmp_path):
    """As on all boards: what was chosen is the whole move, and pressing it again plays it."""
    seated = second_step(qtbot, tmp_path)
    seated.choose(1)
    seated.choose(2)
    assert not seated.chosen
    seated.choose(2)
    assert seated.chosen == [Discard(seated.match.state.pool[2])]


def test_two_quick_presses_remove_a_die(qtbot, tmp_path):
    seated = second_step(qtbot, tmp_path)
    seated.choose(2)
    viewport = seated.table.viewport()
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=seated.die_point(2))
    assert seated.chosen == [Discard(seated.match.state.pool[2])]


def test_a_die_is_removed_by_keys_alone(qtbot, tmp_path):
    seated = second_step(qtbot, tmp_path)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        seated.key(key)
    assert seated.table.selection.picked == 1
    seated.key(Qt.Key.Key_Escape)
    assert seated.table.selection.picked is None
    seated.key(Qt.Key.Key_Right)
    seated.key(Qt.Key.Key_Return)
    seated.key(Qt.Key.Key_Return)
    assert seated.chosen == [Discard(seated.match.state.pool[2])]


def test_a_die_pointed_at_in_the_second_step_is_offered_and_not_yet_gone(qtbot, tmp_path):
    seated = second_step(qtbot, tmp_path)
    die = seated.match.state.pool[2]
    assert not seated.prompt.primary
    seated.hover(seated.die_point(2))
    assert that_die_words(die) in seated.prompt.detail
    assert seated.prompt.primary == "Choose it"
    tip = seated.table.tip_at(seated.table.mapToScene(seated.die_point(2)))
    assert "Bin" in tip.text
    assert "Barred circle" not in tip.text
    seated.key(Qt.Key.Key_Return)
    assert not seated.chosen
    assert seated.prompt.primary == "Discard it"
    seated.key(Qt.Key.Key_Return)
    assert seated.chosen == [Discard(die)]
