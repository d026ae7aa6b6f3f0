"""Scenes of the score sheets, the charts and the review, of every game."""

from collections.abc import Sequence

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.pages.review.review_page import ReviewPage
from blueprints_desktop.desktop.pages.sheet.sheet_page import SheetPage
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry
from blueprints_desktop.store.saved_match import SavedMatch
from blueprints_desktop.tools.render.scenes import Maker, scene
from blueprints_desktop.tools.render.studio import (
    LONG_NAMES,
    NAMES,
    Studio,
    header_of,
    new_match,
    require,
)

SEED = 11
CHOSEN = {"blueprints": (2, 1), "fits": (1, 1), "monuments": (5, 1), "skyline": (2, 1)}
"""Row and column of the number that is explained."""


def _finished(key: str, seats: int) -> Match:
    """Played by lot, but for what a beginner would do with the first of the moves."""
    match, chance = new_match(key, seats, SEED), Chance(SEED)
    while match.to_act is not None:
        match.play(chance.pick(match.legal_moves()))
    return match


def _sheet(studio: Studio, key: str, seats: int, names: Sequence[str]) -> SheetPage:
    match = _finished(key, seats)
    window = studio.window()
    window.show_sheet(SavedMatch(header_of(match, names), match, None))
    studio.settle()
    page = window.page
    assert isinstance(page, SheetPage)
    return page


def _table(key: str, seats: int, names: Sequence[str] = NAMES) -> Maker:
    def make(studio: Studio) -> QWidget:
        page = _sheet(studio, key, seats, names)
        page.table.setFocus()
        page.table.choose(*CHOSEN[key])
        require("a column for each player", len(page.table.rows[-1].cells) == seats)
        require("what explains the number", page.why.isVisible())
        return page

    return make


def _chart(key: str, seats: int, number: int, names: Sequence[str] = NAMES) -> Maker:
    def make(studio: Studio) -> QWidget:
        page = _sheet(studio, key, seats, names)
        page.show_tab(page.charts[number].key)
        while not page.chart.ready:
            QTest.qWait(20)
        require("the chart", page.chart.isVisible())
        return page

    return make


def _review(key: str, seats: int, moment: int) -> Maker:
    def make(studio: Studio) -> QWidget:
        match = _finished(key, seats)
        window = studio.window()
        window.review_over(SavedMatch(header_of(match), match, None))
        page = window.page
        assert isinstance(page, ReviewPage)
        page.go_to(page.story.moments[moment].step)
        return page

    return make


for _key in registry.KEYS:
    scene(f"sheet-{_key}-2p")(_table(_key, 2))
    scene(f"sheet-{_key}-4p")(_table(_key, 4, LONG_NAMES))
    for _number, _name in enumerate(("course", "origins", "own")):
        scene(f"chart-{_key}-{_name}")(_chart(_key, 3, _number))
    scene(f"chart-{_key}-long-names")(_chart(_key, 4, 2, LONG_NAMES))
    scene(f"review-{_key}")(_review(_key, 3, 0))


@scene("review-moments")
def moments(studio: Studio) -> QWidget:
    """The list of key moments over its button."""
    page = _review("blueprints", 4, 1)(studio)
    assert isinstance(page, ReviewPage)
    menu = page.bar.moments.menu()
    require("moments", menu.actions())
    menu.spread()
    menu.show()
    studio.settle()
    button = page.bar.moments
    corner = button.mapToGlobal(button.rect().topRight())
    menu.move(corner.x() - menu.width(), corner.y() - menu.height())
    return menu
