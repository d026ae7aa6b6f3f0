"""Scenes of the pages around the table, and of the dialogs."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, QUrl
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QWidget

from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.diagnostics.dialogs import CrashDialog, report_of
from blueprints_desktop.desktop.pages.matches.matches_page import MatchesPage
from blueprints_desktop.desktop.pages.new_game.new_game_page import NewGamePage
from blueprints_desktop.desktop.pages.rules.rules_page import RulesPage
from blueprints_desktop.desktop.pages.table.shortcuts_dialog import ShortcutsOverview
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.desktop.ui.actions import Group
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry
from blueprints_desktop.rulebooks.terms import LANGUAGES
from blueprints_desktop.store.library import SUFFIX, Library
from blueprints_desktop.tools.render.blueprints_play import position_after
from blueprints_desktop.tools.render.scenes import Maker, scene
from blueprints_desktop.tools.render.studio import LONG_NAMES, NAMES, Studio, new_match, require

MIDDLE = position_after(seats=3, seed=2, moves=31)
"""A match in its second round."""
_DAY = 24 * 60


def _random_match(key: str, seats: int, seed: int, moves: int) -> Match:
    """A match of any game, so far played by lot."""
    match, chance = new_match(key, seats, seed), Chance(seed)
    while match.to_act is not None and len(match.played) < moves:
        match.play(chance.pick(match.legal_moves()))
    return match


# --- home and the list of matches -------------------------------------------------------


@scene("home")
def home(studio: Studio) -> QWidget:
    return studio.window()


@scene("home-continue")
def home_with_a_match(studio: Studio) -> QWidget:
    library = studio.library()
    studio.keep(library, MIDDLE.match(), 3)
    return _with_card(studio.window(library))


@scene("home-continue-long-names")
def home_with_long_names(studio: Studio) -> QWidget:
    library = studio.library()
    match = position_after(seats=4, seed=2, moves=30).match()
    studio.keep(library, match, 2 * _DAY, names=LONG_NAMES)
    return _with_card(studio.window(library))


def _with_card(window: Window) -> Window:
    require("the match to go on with", window.home.body.card.isVisible())
    return window


@scene("matches-empty")
def no_matches(studio: Studio) -> QWidget:
    return _list(studio.window(), 0)


def _list(window: Window, matches: int) -> Window:
    """The list of matches, with so many rows."""
    window.show_matches()
    page = window.page
    assert isinstance(page, MatchesPage)
    require("all matches", len(page.rows) == matches)
    return window


def _some_matches(studio: Studio, library: Library) -> None:
    studio.keep(library, MIDDLE.match(), 3)
    studio.keep(library, _random_match("fits", 2, 4, 20), 90, title="After dinner")
    studio.keep(library, _random_match("skyline", 4, 5, 30), 3 * _DAY, names=LONG_NAMES)
    studio.keep(library, _random_match("monuments", 2, 6, 15), 5 * _DAY, names=NAMES)
    studio.keep(library, _random_match("blueprints", 2, 7, 500), 6 * _DAY, title="Sunday")


@scene("matches")
def matches(studio: Studio) -> QWidget:
    library = studio.library()
    _some_matches(studio, library)
    return _list(studio.window(library), 5)


@scene("matches-broken")
def matches_with_a_broken_one(studio: Studio) -> QWidget:
    library = studio.library()
    studio.keep(library, MIDDLE.match(), 3)
    for number, text in enumerate(("This is no match.\n", "{}\n"), 1):
        path = library.folder / f"broken {number}{SUFFIX}"
        path.write_text(text, encoding="utf-8")
        studio.age(path, 60 * number)
    _damage(library, studio)
    return _list(studio.window(library), 4)


@scene("damaged")
def a_damaged_match(studio: Studio) -> QWidget:
    """What is said when a file is opened that is damaged in its middle."""
    library = studio.library()
    window = studio.window(library)
    window.open_match(_damage(library, studio))
    message = window.findChild(QMessageBox)
    assert message is not None
    return message


def _damage(library: Library, studio: Studio) -> Path:
    """A match of which a line in the middle is not as it was written."""
    path = studio.keep(library, MIDDLE.match(), 90)
    lines = path.read_bytes().splitlines(keepends=True)
    half = len(lines) // 2
    lines[half] = lines[half].replace(b"seat", b"seta")
    path.write_bytes(b"".join(lines))
    return path


# --- new game and settings --------------------------------------------------------------


def _new_game(key: str, names: Sequence[str] = ()) -> Maker:
    """A game's tab; with names, as somebody has filled it in."""

    def make(studio: Studio) -> QWidget:
        window = studio.window()
        window.new_game(key)
        page = window.page
        assert isinstance(page, NewGamePage)
        for number, name in enumerate(names):
            if number == len(page.seats.rows):
                page.seats.add()
            page.seats.rows[number].name.setText(name)
        require("the names", page.seats.names()[: len(names)] == list(names))
        return window

    return make


for _key in registry.KEYS:
    scene(f"new-game-{_key}")(_new_game(_key, NAMES[:3] if _key == "blueprints" else ()))
scene("new-game-long-names")(_new_game("blueprints", LONG_NAMES))


@scene("settings")
def settings(studio: Studio) -> QWidget:
    window = studio.window()
    window.show_settings()
    return window


# --- the curtain ------------------------------------------------------------------------


@scene("curtain")
def curtain(studio: Studio) -> QWidget:
    return _behind_curtain(studio.closed_table(MIDDLE.match()))


@scene("curtain-long-name")
def curtain_with_a_long_name(studio: Studio) -> QWidget:
    return _behind_curtain(studio.closed_table(MIDDLE.match(), LONG_NAMES))


def _behind_curtain(page: TablePage) -> TablePage:
    require("the curtain", page.curtain.isVisible())
    return page


# --- menu and dialogs -------------------------------------------------------------------


@scene("menu")
def menu(studio: Studio) -> QWidget:
    return _opened_menu(studio.table(MIDDLE.match()))


def _opened_menu(page: TablePage) -> QMenu:
    """Put where it belongs: the screen that is not there is smaller than the window."""
    page.top.menu.click()
    shown = QApplication.activePopupWidget()
    assert isinstance(shown, QMenu)
    button = page.top.menu
    corner = button.mapToGlobal(QPoint(button.width() - shown.width(), button.height()))
    shown.move(corner)
    return shown


def _menu_group(group: Group) -> Maker:
    """One of the menus in the menu."""

    def make(studio: Studio) -> QWidget:
        page = studio.table(MIDDLE.match())
        whole = _opened_menu(page)
        entry = whole.actions()[list(Group).index(group)]
        whole.setActiveAction(entry)
        shown = entry.menu()
        assert isinstance(shown, QMenu)
        shown.popup(QPoint())
        corner = whole.mapToGlobal(whole.actionGeometry(entry).topLeft())
        shown.move(corner - QPoint(shown.width(), 0))
        return shown

    return make


for _group in Group:
    scene(f"menu-{_group.name.lower()}")(_menu_group(_group))


@scene("shortcuts")
def shortcuts(studio: Studio) -> QWidget:
    window = studio.window()
    window.show_shortcuts()
    dialog = window.findChild(ShortcutsOverview)
    assert dialog is not None
    return dialog


@scene("crash")
def crash(studio: Studio) -> QWidget:
    page = studio.table(MIDDLE.match())
    try:
        page.session.match.play_text("nonsense")
    except GameError as error:
        report = report_of(error)
    dialog = CrashDialog(report, Path(f"2026-01-01 blueprints 1{SUFFIX}"), page.window())
    dialog.open()
    return dialog


# --- the rulebooks ----------------------------------------------------------------------


def _rules(
    key: str,
    rule: str = "",
    wanted: str = "",
    size: int = 100,
    link: str = "",
    *,
    other_language: bool = False,
) -> Maker:
    """A game's rulebook at one of its ids, perhaps with something looked for or a link followed."""

    def make(studio: Studio) -> QWidget:
        window = studio.window()
        window.show_rules(key)
        page = window.page
        assert isinstance(page, RulesPage)
        studio.settle()
        page.head.size_.stepped.emit(size)
        if rule:
            page.show_rule(key, rule)
        if link:
            page.reader.anchorClicked.emit(QUrl(f"#{link}"))
            require("a way back", page.way_back.isVisible())
        if other_language:
            page.read_in(next(each for each in LANGUAGES if each != page.language))
        if wanted:
            page.finder.field.setText(wanted)
            require("a place where the word stands", page.finder.hits)
        require("the book", not page.reader.document().isEmpty())
        return window

    return make


for _key in registry.KEYS:
    scene(f"rules-{_key}")(_rules(_key))
scene("rules-paragraph")(_rules("blueprints", "die-below-is-higher"))
scene("rules-rulings")(_rules("skyline", "ruling-piles"))
scene("rules-found")(_rules("blueprints", wanted="plan"))
scene("rules-synonyms")(_rules("blueprints", wanted="draw"))
scene("rules-terms")(_rules("skyline", "terms"))
scene("rules-followed")(_rules("blueprints", "too-tall", link="ruling-too-tall"))
scene("rules-other-language")(_rules("fits", "pairs", other_language=True))
scene("rules-large")(_rules("fits", "drop", size=150))
