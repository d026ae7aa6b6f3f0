"""Scenes of the score sheets, the charts and the review, of every game."""

from collections.abc import Sequence

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from blueprints_desktop.bots.judging import Judged, judge
from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.computers.review_judge import NODES
from blueprints_desktop.desktop.games.registry import has_sheet
from blueprints_desktop.desktop.pages.recap.recap_page import RecapPage
from blueprints_desktop.desktop.pages.review.review_bar import Compared
from blueprints_desktop.desktop.pages.review.review_page import ReviewPage
from blueprints_desktop.desktop.pages.sheet.sheet_page import SheetPage
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry
from blueprints_desktop.games.monuments.moves import Walk
from blueprints_desktop.store.saved_match import SavedMatch
from blueprints_desktop.tools.render.scenes import Maker, scene
from blueprints_desktop.tools.render.studio import (
    LONG_NAMES,
    NAMES,
    Studio,
    header_of,
    new_match,
    require,
    seats_near,
)

SEED = 11
CHOSEN = {"blueprints": (2, 1), "monuments": (5, 1), "skyline": (2, 1)}
CHOSEN_ELSE = (1, 1)
"""Row and column of the number that is explained; in a game that is not listed, too."""


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
        page.table.choose(*CHOSEN.get(key, CHOSEN_ELSE))
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
    """At a key moment; where a game has none, at the end."""

    def make(studio: Studio) -> QWidget:
        match = _finished(key, seats)
        window = studio.window()
        window.review_over(SavedMatch(header_of(match), match, None))
        page = window.page
        assert isinstance(page, ReviewPage)
        story = page.story
        page.go_to(story.moments[moment].step if story.moments else story.last)
        return page

    return make


def _slip(match: Match) -> tuple[int, Judged]:
    """The move in the last two thirds that lost most on the board, as far as a short look tells."""
    game, found = match.game, list[tuple[float, int]]()
    for number in range(len(match.played) // 3, len(match.played) + 1):
        state, move = match.state_after(number - 1), match.played[number - 1].move
        if len(game.legal_moves(state)) > 1 and not isinstance(move, Walk):
            view = game.seen_by(state, match.played[number - 1].seat)
            found.append((-judge(game, view, move, Chance(number), nodes=1).loss, number))
    for _, number in sorted(found):
        state, played = match.state_after(number - 1), match.played[number - 1]
        view = game.seen_by(state, played.seat)
        judged = judge(game, view, played.move, Chance(number), nodes=4 * NODES)
        if judged.amount >= 1.0:
            return number, judged
    raise LookupError("no move of this match lost anything")


def _answer(judged: Judged) -> Answer:
    """As the worker would send it."""
    thought = judged.thought
    return Answer(
        1,
        str(thought.move),
        thought.parts,
        foreseen=thought.foreseen,
        loss=judged.loss,
        amount=judged.amount,
    )


def _recap(key: str, seats: int) -> Maker:
    """Why it was won and lost, when all moves are judged."""

    def make(studio: Studio) -> QWidget:
        match = _finished(key, seats)
        number, judged = _slip(match)
        window = studio.window()
        saved = SavedMatch(header_of(match), match, None)
        judge = window.services.judgements.of(saved)
        judge.remaining.clear()
        judge.verdicts[number] = judge.verdict(number, _answer(judged))
        window.recap(saved)
        page = window.page
        assert isinstance(page, RecapPage)
        require("the slip", page.judging.slips)
        return page

    return make


def _compared(key: str, seats: int) -> Maker:
    """At a move that lost much, beside the better one."""

    def make(studio: Studio) -> QWidget:
        match = _finished(key, seats)
        number, judged = _slip(match)
        window = studio.window()
        saved = SavedMatch(header_of(match), match, None)
        window.review_over(saved)
        page = window.page
        assert isinstance(page, ReviewPage)
        judging = window.services.judgements.of(saved)
        judging.stop()
        page.show_lapse(judging.verdict(number, _answer(judged)))
        page.go_to(number)
        if page.compared is Compared.AS_PLAYED:
            page.compare_on()
        require("both moves", page.compared is Compared.BOTH)
        return page

    return make


def scenes_of(key: str) -> dict[str, Maker]:
    """By their names. Sheets and charts are of games that have them."""
    few, usual, many = (seats_near(key, seats) for seats in (2, 3, 4))
    found = {
        f"review-{key}": _review(key, usual, 0),
        f"review-{key}-compared": _compared(key, usual),
        f"recap-{key}": _recap(key, usual),
    }
    if has_sheet(key):
        found[f"sheet-{key}-{few}p"] = _table(key, few)
        found[f"sheet-{key}-{many}p"] = _table(key, many, LONG_NAMES)
        for number, name in enumerate(("course", "origins", "own")):
            found[f"chart-{key}-{name}"] = _chart(key, usual, number)
        found[f"chart-{key}-long-names"] = _chart(key, many, 2, LONG_NAMES)
    return found


for _key in registry.KEYS:
    for _name, _make in scenes_of(_key).items():
        scene(_name)(_make)


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
