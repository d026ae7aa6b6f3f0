"""A fifth game, for exactly two and from outside the package, is played in the whole program."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from attrs import define
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.registry import shown_games
from blueprints_desktop.desktop.pages.review.review_page import ReviewPage
from blueprints_desktop.desktop.pages.rules.rule_popover import RulePopover
from blueprints_desktop.desktop.settings import WITH_ENTER
from blueprints_desktop.desktop.ui.actions import Action
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.rulebooks.files import LANGUAGES
from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.tools import translations
from blueprints_desktop.tools.monkey import pages as monkey_pages
from blueprints_desktop.tools.render import opponents, sheets
from blueprints_desktop.tools.render.statistics import FAMILY, invented
from blueprints_desktop.tools.render.studio import RenderStyle, Studio
from tests import tower
from tests.desktop.driving import Hands, keys, saved_match, settle
from tests.desktop.faults.monkey import let_loose
from tests.tower.board.board import TowerBoard

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def with_tower(monkeypatch) -> None:
    monkeypatch.setitem(registry.GAMES, tower.KEY, tower.PLACE)


@define(eq=False)
class TowerHands(Hands):
    """Lays bricks by clicking columns, which are counted from 0."""

    def pixel(self, column: int) -> QPoint:
        at: QPoint = self.board.table.things()[f"column.{column + 1}"].center()
        return at

    def lay(self, column: int) -> None:
        self.click(self.board.table.viewport(), self.pixel(column))

    def hover(self, column: int) -> None:
        QTest.mouseMove(self.board.table.viewport(), self.pixel(column))

    def play(self, move: Any) -> None:
        self.lay(move.column)

    @property
    def laid(self) -> int:
        return int(self.match.state.laid)

    @property
    def prompt(self) -> Any:
        return self.page.bar.prompt


@pytest.fixture
def sit_at_tower(window, homes):
    """A match in the window, with these columns chosen already."""

    def sit(columns: str = "", **wanted: Any) -> TowerHands:
        saved = saved_match(homes / "a.match", game=tower.KEY, **wanted)
        for column in columns:
            saved.play(saved.match.game.parse_move(column))
        window.start_session(saved)
        return TowerHands(window.table)

    return sit


# --- before the match ---------------------------------------------------------------------


def test_home_and_new_game_show_it(window):
    assert shown_games()[-1] == tower.KEY
    window.go_home()
    settle()
    home = window.page
    assert not home.grab().isNull()
    sheet = home.body.sheets[-1]
    assert sheet.game == tower.KEY
    assert "2 players" in sheet.accessibleName() + sheet.accessibleDescription()
    window.new_game(tower.KEY)
    settle()
    page = window.page
    assert set(page.options.controls) == {"first"}
    assert len(page.seats.rows) == 2
    QTest.mouseClick(page.start, LEFT)
    settle()
    assert window.table.session.match.box.key == tower.KEY
    assert window.table.board.table.hasFocus()


@pytest.mark.parametrize("module", ["texts.about", "art.art"])
def test_home_loads_little_with_it(module):
    """A game's words and drawing are loaded at every start, so they do not load its rules."""
    told = f"import sys, {tower.__name__}.{module}; print('attrs' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", told],
        env={**os.environ, "PYTHONPATH": str(Path(tower.__file__).parents[2])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "False"


def test_its_rulebook_is_read_from_its_own_folder(window):
    window.show_rules(tower.KEY, "column-scores")
    assert window.page.game == tower.KEY
    for language in LANGUAGES:
        assert "column-is-full" in rulebook(tower.KEY, language).places


def test_its_texts_are_complete():
    folder = Path(tower.__file__).parent
    assert translations.check(folder / "i18n", folder) == 0


# --- a whole game -------------------------------------------------------------------------


def test_a_whole_game_by_mouse_ends_with_its_last_page(window, sit_at_tower):
    hands = sit_at_tower()
    hands.play_on(Chance(4))
    settle()
    board = hands.board
    assert isinstance(board, TowerBoard)
    assert board.ends.tells_the_end
    page = board.ends.current
    assert "wins with" in page.accessibleDescription()
    assert [link.name for link in page.links] == ["link-recap", "link-review", "link-new-game"]
    assert not page.onward.sheet.isVisible()
    assert not page.onward.charts.isVisible()
    assert not window.actions_[Action.SHEET].isEnabled()
    for key in (Qt.Key.Key_S, Qt.Key.Key_G):
        QTest.keyClick(page, key)
        assert window.page is hands.page
    QTest.keyClick(page, Qt.Key.Key_R)
    settle()
    assert isinstance(window.page, ReviewPage)


def test_a_whole_game_by_keys(sit_at_tower):
    hands = sit_at_tower()
    while hands.match.to_act is not None:
        keys(hands.page, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert hands.board.ends.tells_the_end
    assert hands.laid == 15


def test_a_number_goes_to_a_column(sit_at_tower):
    hands = sit_at_tower()
    keys(hands.page, Qt.Key.Key_5)
    assert "column 5" in hands.prompt.detail
    keys(hands.page, Qt.Key.Key_Return)
    assert str(hands.match.played[-1].move) == "5"


def test_a_brick_falls_and_can_be_skipped(window, sit_at_tower):
    window.settings.set("animation", "slow")
    hands = sit_at_tower()
    hands.lay(2)
    assert hands.board.moving
    hands.board.skip()
    assert not hands.board.moving
    assert hands.laid == 1
    assert hands.board.table.columns[2].bricks


# --- at the table -------------------------------------------------------------------------


def test_the_bar_tells_the_point_that_a_brick_would_score(sit_at_tower):
    hands = sit_at_tower("11")
    hands.hover(0)
    assert hands.prompt.gain == "+1 point"
    hands.hover(1)
    assert not hands.prompt.gain


def test_a_move_is_taken_back(window, sit_at_tower):
    hands = sit_at_tower()
    hands.lay(3)
    assert hands.laid == 1
    window.actions_[Action.UNDO].trigger()
    assert hands.laid == 0
    assert hands.match.to_act == 0
    assert not hands.board.table.columns[3].bricks


def test_where_moves_are_confirmed_escape_takes_the_brick_back(window, sit_at_tower):
    window.settings.set("finish_turn", WITH_ENTER)
    hands = sit_at_tower()
    hands.lay(2)
    assert hands.board.planned
    keys(hands.page, Qt.Key.Key_Escape)
    assert not hands.board.planned
    hands.lay(2)
    assert hands.laid == 0
    keys(hands.page, Qt.Key.Key_Return)
    assert hands.laid == 1


def test_a_full_column_says_why_each_time_and_the_book_explains_it(window, sit_at_tower):
    hands = sit_at_tower("111")
    said = []
    hands.board.prompted.connect(said.append)
    hands.lay(0)
    hands.lay(0)
    assert [prompt.detail for prompt in said[-2:]] == ["This column is full."] * 2
    assert hands.laid == 3
    QTest.mouseClick(hands.page.bar.why, LEFT)
    (shown,) = hands.page.findChildren(RulePopover)
    assert shown.game == tower.KEY
    assert shown.text.toPlainText()
    QTest.keyClick(shown.text, Qt.Key.Key_Escape)
    assert shown.isHidden()
    assert window.page is hands.page


def test_another_language_in_the_middle_of_a_game(window, sit_at_tower):
    hands = sit_at_tower("112")
    window.settings.set("language", "fr")
    settle()
    board = hands.board
    assert board.columns.card.title == "Colonnes"
    assert board.prompt().detail == "Posez une brique sur une colonne."
    assert board.log.list.model().rowCount() > 0
    assert "bâtit sur la colonne 2" in board.log.list.model().index(0, 0).data()
    hands.lay(0)
    assert hands.laid == 4
    window.settings.set("language", "en")
    settle()
    assert board.columns.card.title == "Columns"


def test_everything_is_found_by_its_name_and_nothing_is_left_after_clear(sit_at_tower):
    board = sit_at_tower("111").board
    board.skip()
    things = board.things()
    for name in ("column.1", "column.5", "columns.row.1", "seat.1", "seat.2.score"):
        assert board.rect().contains(things[name].center()), name
    board.clear()
    assert board.thing("column.1") is None
    assert board.is_clear


def test_a_computer_answers(qtbot, sit_at_tower, caplog):
    """The worker has no such game in its registry; it is told where the rules are."""
    hands = sit_at_tower(kinds=("person", "apprentice"))
    hands.lay(2)
    qtbot.waitUntil(lambda: hands.laid == 2, timeout=60_000)
    assert caplog.text == "", "it is the worker's move, and not that of a glance in its place"


def test_a_review_goes_through_the_match(window, homes):
    saved = saved_match(homes / "a.match", game=tower.KEY, moves=-1)
    window.review(saved)
    page = window.page
    assert page.story.last == 15
    assert page.top.sheet not in page.top.tools
    assert page.top.branch in page.top.tools
    assert not page.top.sheet.isVisible()
    page.go_to(7)
    assert sum(len(part.bricks) for part in page.board.table.columns) == 7
    page.go_to(15)
    assert page.board.ends.tells_the_end


# --- what developers run --------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["table", "against-computer", "ending", "review", "sheet"])
def test_the_monkey_gets_along_with_it(window, monkeypatch, qtbot, kind):
    go = getattr(monkey_pages, kind.replace("-", "_"))
    monkeypatch.setitem(monkey_pages.PAGES, f"tower-{kind}", partial(go, game=tower.KEY))
    with qtbot.captureExceptions() as errors:
        made = list(let_loose(window, f"tower-{kind}", 3, 1))
    assert made
    assert not errors


def test_invented_statistics_have_results_of_it():
    found = [facts for facts in invented(120, FAMILY) if facts.game == tower.KEY]
    assert found
    assert {len(facts.seats) for facts in found} == {2}


@pytest.mark.parametrize("name", ["tower-computers", "tower-hint", "review-tower"])
def test_scenes_that_every_game_has_can_be_drawn(tmp_path, name):
    scenes = {**opponents.scenes_of(tower.KEY), **sheets.scenes_of(tower.KEY)}
    assert set(scenes) == {
        "tower-computers",
        "tower-hint",
        "tower-hint-more",
        "tower-your-turn",
        "review-tower",
        "review-tower-compared",
        "recap-tower",
    }
    studio = Studio(RenderStyle(), tmp_path)
    try:
        assert not studio.picture(scenes[name](studio)).isNull()
    finally:
        studio.clear()
        studio.close()
