"""Looking back over matches in the window: reviews, score sheets, and playing on from a step."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.computers.review_judge import Verdict
from blueprints_desktop.desktop.i18n.names import shown_title, title_before
from blueprints_desktop.desktop.pages.matches.match_summary import summary_of
from blueprints_desktop.desktop.pages.matches.matches_page import MatchesPage
from blueprints_desktop.desktop.pages.review.playback import Autoplay
from blueprints_desktop.desktop.pages.review.review_bar import moment_text
from blueprints_desktop.desktop.pages.review.review_model import ReviewModel, Viewpoint, Way
from blueprints_desktop.desktop.pages.review.review_page import MOST_LAPSES, ReviewPage
from blueprints_desktop.desktop.pages.sheet.sheet_page import SheetPage
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.desktop.session.match_files import play_on_from
from blueprints_desktop.desktop.ui.actions import Action
from blueprints_desktop.desktop.ui.file_dialogs import proposed_name
from blueprints_desktop.desktop.ui.results.links import EndLinks
from blueprints_desktop.engine.moments import LEAD, ROUND, Moment
from blueprints_desktop.games import registry
from blueprints_desktop.store.saved_match import SavedMatch
from tests.desktop.driving import saved_match
from tests.desktop.i18n.messages import FRENCH
from tests.desktop.played import played
from tests.support import keys_with

LEFT = Qt.MouseButton.LeftButton


# --- playing on from a step ---------------------------------------------------------


@pytest.mark.parametrize("game", registry.KEYS)
def test_a_finished_match_may_be_left_at_any_step_but_its_end(game):
    story = ReviewModel(played(game).match)
    assert {story.way_on(step) for step in range(0, story.last, 7)} == {Way.OPEN}
    assert story.way_on(story.last) is Way.OVER


def test_a_running_match_is_left_only_where_nobody_hides_anything():
    """A branch played to the round's end would show what is behind the screens now."""
    match = played("blueprints", 2, 30).match
    story = ReviewModel(match)
    hidden = [step for step in range(story.last + 1) if story.way_on(step) is Way.HIDDEN]
    for step in range(story.last + 1):
        state = match.state_after(step)
        views = [match.game.seen_by(state, seat) for seat in (0, 1, None)]
        assert (step in hidden) == (not views[0] == views[1] == views[2])
    assert hidden
    assert story.way_on(story.rests[0]) is Way.OPEN


def test_a_running_match_without_secrets_may_be_left_anywhere():
    story = ReviewModel(played("skyline", 3, 40).match)
    assert {story.way_on(step) for step in range(story.last + 1)} == {Way.OPEN}


def test_the_branch_is_a_new_match_that_can_be_played(window, homes):
    saved = saved_match(homes / "skyline.match", 2, 60, game="skyline")
    window.review(saved)
    review = window.page
    assert isinstance(review, ReviewPage)
    review.go_to(25)
    QTest.mouseClick(review.top.branch, LEFT)
    table = window.page
    assert isinstance(table, TablePage)
    branch = table.session.saved
    assert branch.path.parent == window.library.folder
    assert branch.match.move_texts() == saved.match.move_texts()[:25]
    assert branch.header.match_id != saved.header.match_id
    assert branch.header.branches[0].match_id == saved.header.match_id
    assert branch.header.branches[0].seed != saved.header.seed
    assert "25" in branch.header.title
    table.session.play(table.session.legal_moves()[0])
    again = SavedMatch.open(branch.path)
    assert list(again.match.played) == list(branch.match.played)
    assert len(again.match.played) == 26
    assert len(SavedMatch.open(saved.path).match.played) == 60


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_branch_of_a_branch_is_called_by_its_own_step(window, homes, language):
    window.settings.set("language", language)
    saved = saved_match(homes / "skyline.match", 2, 60, game="skyline", title="Sunday (2)")
    titles = []
    for step in (25, 12, 0, 0):
        window.review(saved)
        window.page.go_to(step)
        QTest.mouseClick(window.page.top.branch, LEFT)
        saved = window.page.session.saved
        titles.append(saved.header.title)
    forms = {
        "en": ("Sunday (2), from step {}", "Sunday (2), from the beginning"),
        "fr": (
            "Sunday (2), à partir de l\N{RIGHT SINGLE QUOTATION MARK}étape {}",
            "Sunday (2), depuis le début",
        ),
    }
    later, begun = forms[language]
    assert titles == [later.format(25), later.format(12), begun, begun]


def test_a_branch_is_called_in_the_language_in_force(window, homes):
    saved = saved_match(homes / "skyline.match", 2, 60, game="skyline")
    window.settings.set("language", "fr")
    play_on_from(window, saved, 3)
    branch = window.page.session.saved
    summary = summary_of(branch.path)
    assert summary.name == "Projekt Skyline, à partir de l\N{RIGHT SINGLE QUOTATION MARK}étape 3"
    window.settings.set("language", "en")
    assert summary.name == "Projekt Skyline, from step 3"
    assert proposed_name(branch.header).startswith("Projekt Skyline, from step 3")
    play_on_from(window, branch, 2)
    assert window.page.session.saved.header.title == "Projekt Skyline, from step 2"


def test_titles_that_people_typed_are_never_changed():
    for title, after in [
        ("Sunday, depuis le début", None),
        ("Sunday, from step 4", 3),
        ("from step 3", 3),
        ("Sunday, from step 3 (copy)", 3),
    ]:
        assert shown_title(title, after) == title


def test_every_language_s_words_of_a_branch_are_known():
    texts = {message.source: message.forms[0] for message in FRENCH}
    for form in ("{title}, from step {step}", "{title}, from the beginning"):
        for words in (form, texts[form]):
            step = 7 if "{step}" in form else 0
            assert title_before(words.format(title="Sunday", step=step), step) == "Sunday"
    assert title_before("Sunday, on from step 7", 7) == "Sunday", "as older files say it"


def test_where_it_may_not_be_left_the_button_says_why(window, homes):
    saved = saved_match(homes / "a.match", 2, 9)
    window.start_session(saved)
    window.actions_[Action.REVIEW].trigger()
    review = window.page
    assert isinstance(review, ReviewPage)
    assert not review.top.branch.isEnabled()
    assert "nothing is hidden" in review.top.branch.toolTip()
    review.go_to(0)
    assert review.top.branch.accessibleDescription() == review.top.branch.toolTip()


# --- running matches ----------------------------------------------------------------


def test_a_running_match_is_looked_at_with_the_eyes_at_the_screen(window, homes):
    """Behind the curtain nobody looks, so it is the public; whoever opened it sees their own."""
    window.start_session(saved_match(homes / "a.match", 2, 9))
    table = window.page
    assert isinstance(table, TablePage)
    assert table.session.curtain_for is not None
    window.actions_[Action.REVIEW].trigger()
    assert window.page.story.eyes is Viewpoint.PUBLIC
    window.page.left.emit()
    assert window.page is table
    table.session.open_curtain()
    window.actions_[Action.REVIEW].trigger()
    assert window.page.story.eyes == table.session.viewer
    assert window.page.eyes is None


# --- the way to the sheet -----------------------------------------------------------


@pytest.mark.parametrize("game", keys_with("sheet"))
def test_the_end_of_every_game_leads_to_sheet_and_charts(window, homes, game):
    window.start_session(saved_match(homes / f"{game}.match", 2, -1, game=game))
    table = window.page
    onward = table.board.findChild(EndLinks)
    assert isinstance(onward, EndLinks)
    onward.sheet.click()
    sheet = window.page
    assert isinstance(sheet, SheetPage)
    assert sheet.tab == "table"
    sheet.closed.emit()
    assert window.page is table
    onward.charts.click()
    assert window.page.tab == "course"


def test_the_menu_opens_the_sheet_of_the_table(window, homes):
    assert not window.actions_[Action.SHEET].isEnabled()
    window.start_session(saved_match(homes / "a.match", 2, 4, game="fits"))
    window.actions_[Action.SHEET].trigger()
    sheet = window.page
    assert isinstance(sheet, SheetPage)
    window.show_sheet(played("fits"))
    assert window.page is sheet


def test_the_review_opens_the_sheet_and_comes_back(window, homes):
    window.review(saved_match(homes / "a.match", 2, 8, game="fits"))
    review = window.page
    review.go_to(3)
    QTest.mouseClick(review.top.sheet, LEFT)
    assert isinstance(window.page, SheetPage)
    window.page.closed.emit()
    assert window.page is review
    assert review.step == 3


def test_the_key_of_the_sheet_opens_it_from_a_review_too(window, homes, qtbot):
    window.start_session(saved_match(homes / "a.match", 2, 8, game="fits"))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.actions_[Action.REVIEW].trigger()
    review = window.page
    assert isinstance(review, ReviewPage)
    QTest.keyClick(review, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(window.page, SheetPage)
    window.page.closed.emit()
    assert window.page is review


def test_finished_matches_in_the_list_have_their_sheet(window):
    folder = window.library.folder
    done = saved_match(folder / "done.match", 2, -1, game="fits")
    going = saved_match(folder / "going.match", 2, 3, game="fits")
    window.show_matches()
    page = window.page
    assert isinstance(page, MatchesPage)
    assert not page.row_of(going.path).sheet.isVisible()
    page.row_of(done.path).sheet.click()
    assert isinstance(window.page, SheetPage)
    assert window.page.outcome == done.match.outcome
    window.page.closed.emit()
    page.row_of(done.path).review_wanted.emit()
    assert isinstance(window.page, ReviewPage)
    window.page.left.emit()
    assert window.page is page


# --- key moments and playing by itself ----------------------------------------------


@pytest.fixture
def review(qtbot, appearance) -> ReviewPage:
    page = ReviewPage(appearance, played("fits", 2))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


def test_the_list_of_moments_goes_there(review):
    actions = review.bar.moments.menu().actions()
    assert len(actions) == len(review.story.moments)
    for action, moment in zip(actions, review.story.moments, strict=True):
        assert action.text().startswith(moment_text(moment, review.people))
        action.trigger()
        assert review.step == moment.step
    marked = [action.isChecked() for action in review.bar.moments.menu().actions()]
    assert marked == [False] * (len(marked) - 1) + [True]


def test_moves_that_lost_most_are_in_the_list_and_on_the_way_of_the_keys(review):
    quiet = [step for step in range(1, 20) if review.story.moment_at(step) is None][
        : MOST_LAPSES + 1
    ]
    for loss, step in enumerate(quiet, 3):
        review.show_lapse(Verdict(step, "set it aside", "", loss))
    texts = [action.text() for action in review.bar.moments.menu().actions()]
    listed = [text for text in texts if "Better: set it aside" in text]
    assert [text.rsplit(" ", 1)[1] for text in listed] == [str(step) for step in quiet[1:]]
    assert all(text.startswith(("Ada", "Bruno")) for text in listed), "they name who it was"
    review.go_to(quiet[-1] - 1)
    QTest.keyClick(review, Qt.Key.Key_PageDown)
    assert review.step == quiet[-1]
    review.go_to(quiet[0] + 1)
    QTest.keyClick(review, Qt.Key.Key_PageUp)
    assert review.step == quiet[0]


def test_a_moment_is_told_in_the_bar(review):
    moment = next(each for each in review.story.moments if each.key != ROUND)
    review.go_to(moment.step)
    words = review.bar.story.accessibleName()
    assert moment_text(moment, review.people) in words or moment.step in review.story.rests


def test_moments_in_words(review):
    assert moment_text(Moment(9, ROUND, None, 2), review.people) == "The end of round 2"
    told = moment_text(Moment(9, LEAD, 1, 4), review.people)
    assert told == "Bruno takes the lead for good, by 4"


def test_it_plays_by_itself_until_somebody_takes_over(review, qtbot):
    review.go_to(4)
    review.bar.track.setFocus()
    qtbot.keyClick(review.bar.track, Qt.Key.Key_Space)
    assert review.playing.running
    assert review.step == 5
    assert review.bar.play.accessibleName() == "Pause"
    review.playing.turn()
    assert review.step == 6
    review.go_to(2)
    assert not review.playing.running
    assert review.bar.play.accessibleName() == "Play it step by step"
    qtbot.mouseClick(review.bar.play, LEFT)
    qtbot.mouseClick(review.bar.play, LEFT)
    assert not review.playing.running
    assert review.step == 3


def test_it_stops_at_the_end_and_begins_anew_from_there(review):
    review.go_to(review.story.last - 1)
    review.playing.toggle()
    assert review.step == review.story.last
    assert not review.playing.running
    review.playing.toggle()
    assert review.step == 0
    assert review.playing.running
    review.playing.stop()


@pytest.mark.parametrize("game", registry.KEYS)
def test_the_board_moves_along_and_arrives_where_the_step_is(qtbot, settings, appearance, game):
    """Played by itself, every move is seen being made by whoever made it; the bar keeps the focus."""
    settings.set("animation", "fast")
    page = ReviewPage(appearance, played(game, 2))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    page.bar.track.setFocus()
    arrived, shown = [], []
    page.board.settled.connect(lambda: arrived.append(page.step))
    page.board.show_position = recording(page.board.show_position, shown)
    moved = 0
    for _ in range(6):
        page.playing.turn()
        moved += page.board.moving
        page.board.skip()
    assert arrived == [1, 2, 3, 4, 5, 6]
    assert moved, "something was seen to move"
    assert page.bar.track.hasFocus()
    changes = [n for n in range(2, 7) if page.story.viewer(n) != page.story.viewer(n - 1)]
    assert len(shown) == len(changes), "shown without moving only where others look from now on"
    page.playing.turn()
    page.go_to(3)
    assert not page.board.moving, "whoever takes over waits for nothing"
    assert shown[-1] == page.story.position(3)


def recording(show, into):
    def run(position) -> None:
        into.append(position)
        show(position)

    return run


def test_it_waits_for_what_moves(review):
    moving, turned = [True], []
    playing = Autoplay(lambda: not turned.append(1), lambda: moving[0], review)
    timer = playing.findChild(QTimer)
    playing.toggle()
    timer.timeout.emit()
    assert len(turned) == 1
    moving[0] = False
    timer.timeout.emit()
    assert len(turned) == 2
    playing.stop()


def test_a_step_tells_no_more_the_longer_the_match_is():
    """Only the round and the last steps are told, but all of it at the end."""
    match = played("skyline", 2).match
    story = ReviewModel(match)
    assert story.last > 100
    assert story.position(story.last - 1).events[0][0] >= story.last - 31
    assert story.position(story.last).events[0][0] == 0


def test_playing_says_when_it_begins_and_stops(review):
    told = []
    playing = Autoplay(lambda: True, lambda: False, review)
    playing.changed.connect(told.append)
    playing.toggle()
    playing.stop()
    playing.stop()
    assert told == [True, False]
