"""The whole way from New game to the table: alone, on one's own boards, the daily ramp."""

from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.settings import data_folder
from blueprints_desktop.games.fits.daily import seed_of
from blueprints_desktop.history.recorder import recorder_in
from tests.desktop.games.fits.keys import saved_fits
from tests.desktop.games.fits.own_boards import GOOD, own_board

LEFT = Qt.MouseButton.LeftButton


def start(window) -> None:
    window.page.start.click()


def alone(window) -> None:
    """New game of FITS with one player."""
    window.new_game("fits")
    rows = window.page.seats.rows
    while len(rows) > 1:
        rows[-1].remove.click()
        rows = window.page.seats.rows


def test_after_the_last_but_one_has_gone_enter_starts_a_solo_game(window):
    alone(window)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert len(window.table.people) == 1


def test_an_own_board_is_played(window):
    own_board("spiral", GOOD)
    window.new_game("fits")
    control = window.page.options.controls["boards"]
    for tile in reversed(control.tiles):
        if (tile.board.id == "spiral") != (tile.round is not None):
            QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    start(window)
    assert window.table.session.match.state.options.boards == ("spiral",)
    window.table.grab()


def test_new_game_opens_when_the_board_played_last_is_not_there_any_more(window, qtbot):
    test_an_own_board_is_played(window)
    (data_folder() / "fits" / "boards" / "spiral.toml").unlink()
    with qtbot.captureExceptions() as errors:
        window.new_game("fits")
    assert not errors
    assert window.page.options.values["boards"] == (1, 2, 3, 4)
    start(window)
    assert window.table.session.match.state.options.boards == (1, 2, 3, 4)


def test_the_daily_ramp_has_todays_seed_its_own_boards_no_take_backs_and_no_hint(window):
    alone(window)
    options = window.page.options
    QTest.mouseClick(options.controls["boards"].tiles[0], LEFT)
    options.controls["daily"].click()
    assert not options.controls["boards"].isEnabled()
    assert options.controls["boards"].value == (1, 2, 3, 4)
    start(window)
    session = window.table.session
    assert session.match.seed == seed_of(date.today())
    assert session.match.options.boards == (1, 2, 3, 4)
    assert session.match.options.daily
    session.play(session.legal_moves()[0])
    assert (session.undoable, session.redoable) == (0, 0)
    assert session.may_act()
    assert len(session.legal_moves()) > 1
    assert not window.table.top.hint.isEnabled()


def test_switched_off_again_the_own_choice_is_back(window):
    alone(window)
    options = window.page.options
    QTest.mouseClick(options.controls["boards"].tiles[0], LEFT)
    options.controls["daily"].click()
    options.controls["daily"].click()
    assert options.controls["boards"].isEnabled()
    assert options.controls["boards"].value == (2, 3, 4)
    assert options.options().boards == (2, 3, 4)


def test_the_first_attempt_of_the_day_is_noted_when_it_begins(window):
    alone(window)
    window.page.options.controls["daily"].click()
    start(window)
    first = window.table.session.saved.header
    board = window.table.board
    assert "this attempt counts" in board.rounds.accessibleDescription()
    window.play_again(window.table.session.saved)
    again = window.table.session.saved.header
    assert again.seed == first.seed
    assert again.match_id != first.match_id
    assert "your first attempt counted" in window.table.board.rounds.accessibleDescription()


def test_a_finished_solo_game_enters_the_records(window, tmp_path):
    saved = saved_fits(tmp_path / "a.match", boards=(2,), moves=-1)
    saved.undo()
    window.start_session(saved)
    session = window.table.session
    session.play(session.legal_moves()[0])
    player = saved.header.players[0].id
    points = session.match.outcome.scores[0]
    recorder_in(window.services.records.path.parent).wait()
    assert window.services.records.best(player, "fits", "board 2") == points


def test_alone_a_move_can_be_taken_back_and_then_it_is_no_record(window, tmp_path):
    window.start_session(saved_fits(tmp_path / "a.match", boards=(2,)))
    table = window.table
    assert table.session.undoable == 0
    for _ in range(2):
        table.session.play(table.session.legal_moves()[0])
    before = table.session.match.state
    table.session.play(table.session.legal_moves()[0])
    table.undo()
    assert table.session.match.state == before
    assert "Moves were undone: no record" in table.board.rounds.accessibleDescription()
    table.redo()
    assert table.session.match.took_back


def test_the_daily_ramp_is_for_one_player(window):
    alone(window)
    page = window.page
    switch = page.options.controls["daily"]
    switch.click()
    page.seats.add()
    assert not switch.isEnabled()
    assert not switch.isChecked()
    assert page.options.options().daily is False
    assert page.options.controls["boards"].isEnabled()
    page.seats.remove(page.seats.rows[1])
    assert switch.isChecked()
    assert page.options.options().daily is True
