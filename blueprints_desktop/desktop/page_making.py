"""Makes the window's pages and ties them to it; a page's module is loaded when it is first wanted."""

from typing import TYPE_CHECKING

from blueprints_desktop.desktop.boards.shelf import playable_games

if TYPE_CHECKING:
    from blueprints_desktop.desktop.pages.matches import MatchesPage
    from blueprints_desktop.desktop.pages.new_game import NewGamePage
    from blueprints_desktop.desktop.pages.review import ReviewPage
    from blueprints_desktop.desktop.pages.rules.page import RulesPage
    from blueprints_desktop.desktop.pages.settings_page import SettingsPage
    from blueprints_desktop.desktop.pages.table import TablePage
    from blueprints_desktop.desktop.window import Window
    from blueprints_desktop.store.saved_match import SavedMatch

SETTINGS, RULES = "settings", "rules"
"""Names of pages that are not opened over themselves."""


def new_game_page(window: "Window", key: str) -> "NewGamePage":
    from blueprints_desktop.desktop.pages.new_game import NewGamePage

    page = NewGamePage(window.appearance, window.settings, playable_games())
    if key:
        page.set_game(key)
    page.started.connect(window.start)
    page.cancelled.connect(window.go_home)
    return page


def settings_page(window: "Window") -> "SettingsPage":
    from blueprints_desktop.desktop.pages.settings_page import SettingsPage

    page = SettingsPage(window.appearance, window.settings)
    page.setObjectName(SETTINGS)
    return page


def matches_page(window: "Window") -> "MatchesPage":
    from blueprints_desktop.desktop.pages.matches import MatchesPage

    page = MatchesPage(window.appearance, window.library)
    page.opened.connect(window.open_match)
    page.closed.connect(window.go_home)
    return page


def rules_page(window: "Window", game: str, rule: str) -> "RulesPage":
    from blueprints_desktop.desktop.pages.rules.page import RulesPage

    page = RulesPage(window.appearance, window.settings, game, rule)
    page.setObjectName(RULES)
    return page


def table_page(window: "Window", saved: "SavedMatch") -> "TablePage":
    from blueprints_desktop.desktop.pages.table import TablePage
    from blueprints_desktop.desktop.sitting import Sitting

    sitting = Sitting(saved)
    page = TablePage(window.appearance, sitting, window.settings, window.records)
    sitting.setParent(page)
    page.left.connect(window.go_home)
    page.menu_wanted.connect(window.actions_.pop_up)
    page.again_wanted.connect(lambda: window.play_again(saved))
    page.new_game_wanted.connect(lambda: window.new_game(saved.header.box.key))
    page.review_wanted.connect(lambda: window.review(saved))
    page.rules_wanted.connect(window.show_rules)
    return page


def review_page(window: "Window", saved: "SavedMatch") -> "ReviewPage":
    from blueprints_desktop.desktop.pages.review import ReviewPage

    page = ReviewPage(window.appearance, saved)
    page.left.connect(lambda: window.sit_down(saved))
    return page
