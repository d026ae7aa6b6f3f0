"""Makes the window's pages and ties them to it; a page's module is loaded when it is first wanted."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from blueprints_desktop.desktop.games.registry import playable_games

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window
    from blueprints_desktop.desktop.pages.matches.matches_page import MatchesPage
    from blueprints_desktop.desktop.pages.new_game.new_game_page import NewGamePage
    from blueprints_desktop.desktop.pages.review.review_page import ReviewPage
    from blueprints_desktop.desktop.pages.rules.rules_page import RulesPage
    from blueprints_desktop.desktop.pages.settings.settings_page import SettingsPage
    from blueprints_desktop.desktop.pages.sheet.sheet_page import SheetPage
    from blueprints_desktop.desktop.pages.statistics.statistics_page import StatisticsPage
    from blueprints_desktop.desktop.pages.table.table_page import TablePage
    from blueprints_desktop.engine.step import Seat
    from blueprints_desktop.store.saved_match import SavedMatch

SETTINGS, RULES, STATISTICS, SHEET = "settings", "rules", "statistics", "sheet"
"""Names of pages that are not opened over themselves."""


def connect_home(window: "Window") -> None:
    home = window.home
    home.game_chosen.connect(window.new_game)
    home.play_now_chosen.connect(window.play_now)
    home.continue_chosen.connect(window.continue_last)
    home.open_chosen.connect(window.ask_for_file)
    home.matches_chosen.connect(window.show_matches)
    home.statistics_chosen.connect(window.show_statistics)
    home.settings_chosen.connect(window.show_settings)
    home.rules_chosen.connect(window.show_rules)


def new_game_page(window: "Window", key: str) -> "NewGamePage":
    from blueprints_desktop.desktop.pages.new_game.new_game_page import NewGamePage

    page = NewGamePage(window.appearance, window.settings, playable_games())
    if key:
        page.set_game(key)
    page.started.connect(window.start)
    page.closed.connect(window.go_home)
    return page


def settings_page(window: "Window") -> "SettingsPage":
    from blueprints_desktop.desktop.pages.settings.settings_page import SettingsPage

    page = SettingsPage(window.appearance, window.settings)
    page.setObjectName(SETTINGS)
    return page


def matches_page(window: "Window") -> "MatchesPage":
    from blueprints_desktop.desktop.pages.matches.matches_page import MatchesPage
    from blueprints_desktop.desktop.session.open_match import look_at, open_beginning

    page = MatchesPage(window.appearance, window.library)
    page.opened.connect(window.open_match)
    page.sheet_wanted.connect(lambda path: look_at(window, path, window.show_sheet))
    page.review_wanted.connect(lambda path: look_at(window, path, window.review_over))
    page.beginning_wanted.connect(lambda path: open_beginning(window, path))
    page.closed.connect(window.go_home)
    return page


def statistics_page(window: "Window") -> "StatisticsPage":
    from blueprints_desktop.desktop.app.statistics_controller import statistics_page

    page = statistics_page(window)
    page.setObjectName(STATISTICS)
    return page


def rules_page(window: "Window", game: str, rule: str) -> "RulesPage":
    from blueprints_desktop.desktop.pages.rules.rules_page import RulesPage

    page = RulesPage(window.appearance, window.settings, game, rule)
    page.setObjectName(RULES)
    return page


def table_page(window: "Window", saved: "SavedMatch") -> "TablePage":
    from blueprints_desktop.desktop.app.copied_picture import keep_from_others
    from blueprints_desktop.desktop.computers.players import seat_computers
    from blueprints_desktop.desktop.pages.table.table_page import TablePage
    from blueprints_desktop.desktop.session.game_session import GameSession

    session = GameSession(saved)
    page = TablePage(window.appearance, session, window.settings, window.services.records)
    session.setParent(page)
    keep_from_others(session)
    page.left.connect(window.go_home)
    page.menu_wanted.connect(window.actions_.pop_up)
    board = page.board
    board.again_wanted.connect(lambda: window.play_again(saved))
    board.new_game_wanted.connect(lambda: window.new_game(saved.header.box.key))
    board.review_wanted.connect(lambda: window.review(saved))
    board.sheet_wanted.connect(lambda charts: window.show_sheet(saved, charts))
    page.rules_wanted.connect(window.show_rules)
    seat_computers(page, window)
    return page


def review_page(
    window: "Window",
    saved: "SavedMatch",
    back: "Callable[[], None] | None" = None,
    viewer: "Seat | None" = None,
) -> "ReviewPage":
    """``back`` is done when it is left; else one sits down at the match's table.

    ``viewer`` is who looks at a match that is still going on.
    """
    from blueprints_desktop.desktop.computers.review_judge import ReviewJudge
    from blueprints_desktop.desktop.diagnostics.failures import Failure
    from blueprints_desktop.desktop.pages.review.review_page import ReviewPage
    from blueprints_desktop.desktop.session.open_match import play_on_from

    page = ReviewPage(window.appearance, saved, viewer)
    page.left.connect(back or (lambda: window.start_session(saved)))
    page.sheet_wanted.connect(lambda: window.show_sheet(saved))
    page.branch_wanted.connect(lambda step: play_on_from(window, saved, step))
    judge = ReviewJudge(page, saved, window.services.thinking)
    judge.judging.failed.connect(partial(window.services.failures.tell, Failure.REVIEW))
    return page


def sheet_page(window: "Window", saved: "SavedMatch") -> "SheetPage | None":
    """None: the game has no score sheet."""
    from blueprints_desktop.desktop.games.registry import sheet_words_of
    from blueprints_desktop.desktop.pages.sheet.sheet_page import SheetPage

    words = sheet_words_of(saved.match.box.key)
    if words is None:
        return None
    page = SheetPage(window.appearance, window.settings, saved, words)
    page.setObjectName(SHEET)
    page.rules_wanted.connect(window.show_rules)
    return page
