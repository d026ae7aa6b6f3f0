"""The whole way from New game to the table: alone, on one's own boards, the daily ramp."""

from datetime import date, timedelta

from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.settings import data_folder
from blueprints_desktop.games.fits.daily import seed_of
from blueprints_desktop.games.fits.results import daily_feat
from blueprints_desktop.history.recorder import recorder_in
from blueprints_desktop.store.header import computer_id
from blueprints_desktop.store.records import RecordEntry
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


def test_enter_starts_the_game_after_a_click_on_own_boards(window, monkeypatch):
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    alone(window)
    QTest.mouseClick(window.page.options.controls["boards"].folder, LEFT)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.table is not None


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
    assert (
        "for practice. Your first attempt counted"
        in window.table.board.rounds.accessibleDescription()
    )


def test_another_attempt_is_practice_with_undo_and_hints(window):
    for _ in range(2):
        alone(window)
        window.page.options.controls["daily"].click()
        start(window)
    session = window.table.session
    assert session.match.seed == seed_of(date.today())
    assert session.match.options.practice
    for _ in range(3):
        session.play(session.legal_moves()[0])
    assert session.undoable
    assert session.may_be_advised()
    assert window.table.top.hint.isEnabled()
    assert "practice" in window.table.top.where.accessibleName().lower()
    window.play_again(session.saved)
    assert window.table.session.match.options.practice, "it was tried this day, too"


def test_new_game_says_that_the_ramp_was_tried_and_does_not_offer_it_again_by_itself(window):
    alone(window)
    page = window.page
    page.options.controls["daily"].click()
    assert "no undo, no hints" in page.options.controls["daily"].accessibleDescription()
    start(window)
    window.new_game("fits")
    switch = window.page.options.controls["daily"]
    assert not switch.isChecked()
    assert "is practice" in switch.accessibleDescription()
    window.page.seats.rows[0].name.setText("Somebody else")
    assert "Only your first attempt counts" in switch.accessibleDescription()


def test_home_leads_to_the_ramp_of_the_day_and_back_to_an_attempt_that_goes_on(window):
    ribbon = next(sheet.daily for sheet in window.home.body.sheets if sheet.game == "fits")
    ribbon.click()
    page = window.page
    assert page.options.controls["daily"].isChecked()
    assert len(page.seats.rows) == 1
    start(window)
    begun = window.table.session.saved
    begun.play(begun.match.legal_moves()[0])
    window.go_home()
    assert "not finished" in ribbon.told
    ribbon.click()
    assert window.table.session.saved.header.match_id == begun.header.match_id


def test_home_tells_the_result_the_days_in_a_row_and_what_a_computer_comes_to(window, qtbot):
    ribbon = next(sheet.daily for sheet in window.home.body.sheets if sheet.game == "fits")
    ribbon.click()
    start(window)
    session = window.table.session
    who, today = session.players[0], date.today()
    yesterday = today - timedelta(days=1)
    feat = daily_feat(seed_of(yesterday))
    records = window.services.records
    records.note([RecordEntry(who.identity, who.name, "fits", feat, "y", "2026-01-01", 5)])
    while session.match.outcome is None:
        session.play(session.legal_moves()[0])
    recorder_in(records.path.parent).wait()
    points = session.match.outcome.scores[0]
    window.go_home()
    qtbot.waitUntil(lambda: "Computer" in ribbon.told, timeout=60_000)
    assert ribbon.text() == f"Daily ramp: {signed(points)}"
    assert "2 days in a row" in ribbon.told
    par = records.best(computer_id("journeyman"), "fits", daily_feat(seed_of(today)))
    assert f"Computer: {signed(par)}" in ribbon.told


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
    assert "one player only" in switch.accessibleDescription()
    page.seats.remove(page.seats.rows[1])
    assert switch.isChecked()
    assert page.options.options().daily is True
