"""The score sheet on its page: the game's own numbers, each explained, to be read and heard."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.registry import sheet_words_of
from blueprints_desktop.desktop.games.skyline.texts.progress import match_progress
from blueprints_desktop.desktop.pages.sheet.match_charts import charts_of
from blueprints_desktop.desktop.pages.sheet.sheet_page import TABLE, SheetPage
from blueprints_desktop.desktop.pages.sheet.sheet_table import RowKind, rows_of
from blueprints_desktop.desktop.ui.board.board_api import people_of
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.desktop.ui.cards.page_card import PartButton
from blueprints_desktop.desktop.ui.cards.values import Grid, Rule, Stack, parts_of
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.sheet import Figure, PointsGround, Sheet, SheetLine
from blueprints_desktop.games.blueprints.dice import GLASS, STONE, WOOD, die_of
from blueprints_desktop.games.blueprints.scoring import score_round
from blueprints_desktop.games.blueprints.sheet import honours_section
from blueprints_desktop.games.skyline.events import RentPaid
from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.terms import LANGUAGES
from tests.desktop.driving import settle
from tests.desktop.played import played
from tests.support import keys_with, new_match, play_on, tables_with


def number_at(page: SheetPage, row: int, column: int) -> PartButton:
    return page.table.numbers.button(f"cell.{row}.{column}")


def point_at(page: SheetPage, row: int, column: int) -> None:
    QTest.mouseMove(number_at(page, row, column))
    QCoreApplication.processEvents()


def point_away(page: SheetPage) -> None:
    QTest.mouseMove(page.table.names)
    QCoreApplication.processEvents()


def place(page: SheetPage) -> tuple[int, int]:
    """Row and column of the current number."""
    _, row, column = page.table.numbers.current.split(".")
    return int(row), int(column)


def first_line(page: SheetPage) -> int:
    rows = page.table.rows
    return next(n for n, row in enumerate(rows) if row.cells and row.cells[0].reasons)


# --- numbers ------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), tables_with("sheet"))
def test_the_total_is_the_outcome_and_every_number_is_explained(game, seats):
    saved = played(game, seats)
    match = saved.match
    people = people_of(saved.header.players)
    rows = rows_of(match.box.sheet(match), sheet_words_of(game), people)
    assert tuple(cell.value for cell in rows[-1].cells) == match.outcome.scores
    assert rows[-1].kind is RowKind.TOTAL
    for row in rows:
        assert row.title
        for cell in row.cells:
            assert sum(reason.points for reason in cell.reasons) == cell.value
            assert all(reason.text and "{" not in reason.text for reason in cell.reasons)


def test_a_bonus_that_was_missed_says_where():
    saved = played("blueprints", 2)
    sheet = saved.match.box.sheet(saved.match)
    rows = rows_of(sheet, sheet_words_of("blueprints"), people_of(saved.header.players))
    bonus = [cell for row in rows if row.title == "Blueprint bonus" for cell in row.cells]
    missed = [cell.reasons[0].text for cell in bonus if not cell.value]
    assert missed
    assert all(" not built exactly: " in text and " instead of " in text for text in missed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_of_an_account_are_those_of_the_table(seats):
    """Whoever looks for a rent in the review finds it at the turn that the sheet names."""
    saved = played("skyline", seats)
    match = saved.match
    rows = rows_of(
        match.box.sheet(match), sheet_words_of("skyline"), people_of(saved.header.players)
    )
    told = [cell.reasons for row in rows if row.title == "Rents received" for cell in row.cells]
    named = sorted(reason.text.split(":")[0] for reasons in told for reason in reasons)
    paid = [
        match_progress(match.state_after(number)).text
        for number, played_move in enumerate(match.played)
        for event in played_move.step.events
        if isinstance(event, RentPaid)
    ]
    assert paid
    assert named == sorted(paid)


def test_a_card_that_could_not_be_paid_says_what_was_due():
    people = people_of(played("skyline").header.players)
    facts = {"turn": 9, "card": "repairs", "to": None, "due": 50}
    line = SheetLine("cards_paid", (), {})
    for paid, more in ((50, ""), (30, " (50 were due)")):
        figure = Figure((PointsGround(-paid, facts),))
        (reason,) = sheet_words_of("skyline").reasons(None, line, figure, people)
        assert reason.text == f"Turn 1: Repairs, bank{more}"


def test_the_page_shows_the_outcome(open_page):
    page = open_page("monuments", 3)
    assert page.outcome is not None
    assert page.table.totals == [str(points) for points in page.outcome.scores]
    head = [info.spoken for info, _ in parts_of(Stack(page.table.names.card.items))]
    winners = {seat for seat, said in enumerate(head) if said.endswith(("wins", "shared win"))}
    assert winners == set(page.outcome.winners)


# --- explanations -------------------------------------------------------------------


@pytest.mark.parametrize("game", keys_with("sheet"))
def test_pointing_at_a_number_explains_it(open_page, game):
    page = open_page(game)
    row = first_line(page)
    assert page.why.cell is None
    assert "Point at a number" in page.why.why.accessibleName()
    point_at(page, row, 1)
    cell = page.table.rows[row].cells[0]
    assert page.why.cell is cell
    assert cell.reasons[0].text in page.why.why.accessibleName()
    point_away(page)
    assert page.why.cell is None


def test_arrow_keys_go_from_number_to_number(open_page, qtbot):
    page = open_page()
    table = page.table
    table.setFocus()
    rows = table.rows
    seen = []
    for _ in range(len(rows)):
        row, column = place(page)
        assert page.why.cell is rows[row].cells[column - 1]
        seen.append(row)
        qtbot.keyClick(number_at(page, row, column), Qt.Key.Key_Down)
    assert sorted(set(seen)) == [n for n, row in enumerate(rows) if row.cells]
    for key, column in ((Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1)):
        for _ in range(2):
            qtbot.keyClick(number_at(page, *place(page)), key)
        assert place(page) == (len(rows) - 1, column)


def test_tab_stops_once_at_the_numbers(open_page, qtbot):
    page = open_page()
    page.table.setFocus()
    page.table.choose(first_line(page) + 1, 2)
    number = number_at(page, *place(page))
    assert number.hasFocus()
    qtbot.keyClick(number, Qt.Key.Key_Tab)
    assert page.focusWidget() not in page.table.numbers.buttons
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Backtab)
    assert number.hasFocus()


def test_whoever_points_is_answered_before_whoever_steers(open_page, qtbot):
    page = open_page()
    page.table.setFocus()
    steered = page.why.cell
    row = first_line(page) + 2
    point_at(page, row, 2)
    assert page.why.cell is page.table.rows[row].cells[1]
    point_away(page)
    assert page.why.cell is steered
    point_at(page, row, 2)
    qtbot.keyClick(number_at(page, *place(page)), Qt.Key.Key_Down)
    steered_row, column = place(page)
    assert page.why.cell is page.table.rows[steered_row].cells[column - 1]


def test_screen_readers_hear_the_number_and_why(open_page):
    page = open_page("skyline")
    row = first_line(page)
    cell, number = page.table.rows[row].cells[0], number_at(page, row, 1)
    assert number.accessibleName() == f"{cell.title}: {cell.text}"
    assert cell.title.startswith("Ada")
    assert cell.reasons[0].text in number.accessibleDescription()


def test_a_fits_number_shows_its_cells(open_page):
    page = open_page("fits")
    row = first_line(page)
    cell = page.table.rows[row].cells[0]
    assert len(cell.picture.marked) == -cell.value
    page.why.show_cell(cell)
    with_picture = page.why.why.minimumHeight()
    assert with_picture > 12 * 17


# --- what is hidden -----------------------------------------------------------------


def test_a_running_round_is_not_told(open_page):
    """What is behind the screens of Blueprints stays there."""
    page = open_page(moves=9)
    assert [row.kind for row in page.table.rows] == [RowKind.HEADING]
    assert [chart.key for chart in page.charts] == ["course"]
    assert all(
        points == ((0, 0), (0, 0))
        for panel in page.charts[0].panels
        for series in panel.series
        for points in [series.points]
    )


def sheet_after_a_round(*, open_awards: bool) -> Sheet:
    match = new_match("blueprints", 3, 5, open_awards=open_awards)
    play_on(match, Chance(6), 25)
    assert match.outcome is None
    assert len(match.state.results) == 1
    return match.box.sheet(match)


def test_what_lies_face_down_is_not_told(open_page):
    """The panels of the table do not name Awards and Prizes before the end, nor does the sheet."""
    words, people = sheet_words_of("blueprints"), people_of(played("blueprints", 3).header.players)
    sheet = sheet_after_a_round(open_awards=False)
    rows = rows_of(sheet, words, people)
    assert [row.title for row in rows if row.kind is RowKind.HEADING] == [
        "Round 1: the buildings", "Awards and Prizes stay face down until the end",
    ]  # fmt: skip
    assert not any(row.kind is RowKind.TOTAL or row.title == "Awards" for row in rows)
    assert [chart.key for chart in charts_of(sheet, words, people)] == ["course", "materials"]
    course = charts_of(sheet, words, people)[0]
    assert [panel.up for panel in course.panels] == ["Building score"]
    worth = ", ".join(f"{p.name} {n}" for p, n in zip(people, sheet.sections[0].sums, strict=True))
    assert course.said == f"Building score: {worth}."
    page = open_page("blueprints", 3, moves=25)
    assert page.table.totals == ["", "", ""]
    page.table.grab()


def test_what_lies_open_is_told_at_once():
    words, people = sheet_words_of("blueprints"), people_of(played("blueprints", 3).header.players)
    rows = rows_of(sheet_after_a_round(open_awards=True), words, people)
    assert rows[-1].kind is RowKind.TOTAL
    assert sum(cell.value for cell in rows[-1].cells) >= 5


def test_awards_and_prizes_say_what_they_are_for():
    """Which dice, who was level or fit as well, and what decided; a 0 says which place it was."""
    result = score_round(
        (0, 1, 2, 3), (GLASS, WOOD), (0, 1, 2, 3), ((1,) * 6,) * 4,
        (
            ((die_of(GLASS, 6),) * 5, (), (), (), (), ()),
            ((die_of(GLASS, 6),) * 5, (die_of(WOOD, 1),), (), (), (), ()),
            ((die_of(STONE, 1),), (), (), (), (), ()),
            ((), (die_of(STONE, 1),), (), (), (), ()),
        ),
    )  # fmt: skip
    people = people_of(played("blueprints", 4).header.players)
    section = honours_section(0, result)
    words = sheet_words_of("blueprints")
    awards, prizes = (
        [[reason.text for reason in words.reasons(section, line, figure, people)]
         for figure in line.figures]
        for line in section.lines
    )  # fmt: skip
    assert awards[1] == ["Gold Award for a building that scored 32"]
    assert awards[3] == [
        "Bronze Award for a building that scored 2; tied with Chiara at 2:"
        " equal in glass (0) and wood (0), later in turn order"
    ]
    tied = f"Place 4 with a building that scored 2; tied with {people[3].name} at 2:"
    assert awards[2][0].startswith(tied)
    assert prizes[1][0] == (
        "Skyscraper Prize: five dice high or more;"
        " ahead of Ada: equal in glass (5), more wood, 1 to 0"
    )
    assert prizes[0] == prizes[2] == []
    dice = [len(ground.facts["dice"]) for ground in section.lines[1].figures[1].grounds]
    assert dice == [5, 5, 5], "the tall stack, the sixes and the glass"


def test_jewels_are_told_when_the_screens_are_off(open_page):
    page = open_page("monuments", 2, moves=30)
    jewels = [row for row in page.table.rows if row.title == "Jewels"]
    assert [cell.value for row in jewels for cell in row.cells] == [0, 0]


# --- the page -----------------------------------------------------------------------


def test_back_and_escape_leave(open_page, qtbot):
    page = open_page()
    with qtbot.waitSignal(page.closed, timeout=500):
        qtbot.mouseClick(page.head.back, Qt.MouseButton.LeftButton)
    page.table.setFocus()
    with qtbot.waitSignal(page.closed, timeout=500):
        qtbot.keyClick(number_at(page, *place(page)), Qt.Key.Key_Escape)


def test_the_language_changes_at_once(open_page, install_pseudo):
    page = open_page()
    page.table.setFocus()
    before = place(page)[0]
    install_pseudo()
    assert page.copy.text() == "«Copy table»"
    assert page.table.rows[0].title.startswith("«")
    assert place(page)[0] == before
    assert page.tab == TABLE


@pytest.mark.parametrize("size", [(720, 520), (1024, 700), (1920, 1080)])
@pytest.mark.parametrize("scale", [100, 200])
def test_numbers_have_room_in_every_window(open_page, settings, size, scale):
    settings.set("scale", scale)
    page = open_page("skyline", 4)
    page.resize(*size)
    settle()
    row = first_line(page)
    numbers = [number_at(page, row, column).geometry() for column in range(1, 5)]
    steps = [after.left() - before.left() for before, after in pairwise(numbers)]
    assert max(steps) - min(steps) <= 1
    assert min(steps) >= 73 * page.look.scale, "which is no larger than the window bears"
    assert numbers[-1].right() <= page.table.numbers.width()
    assert page.why.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", keys_with("sheet"))
def test_the_rulebook_opens_at_how_points_are_counted(game, language):
    assert sheet_words_of(game).chapter in rulebook(game, language).places


@pytest.mark.parametrize("game", keys_with("sheet"))
def test_every_line_leads_to_its_very_paragraph(open_page, game):
    """By a click or by the key for rules, and not only to the section."""
    page = open_page(game)
    places = rulebook(game, "en").places
    assert {places[rule].block is not None for rule in page.words.rules.values()} == {True}
    asked = []
    page.rules_wanted.connect(lambda game, rule: asked.append((game, rule)))
    for number, row in enumerate(page.table.rows):
        if row.kind is RowKind.LINE:
            page.table.choose(number, 1)
            page.why.ask.click()
            assert asked[-1] == page.rules_place == (game, row.cells[0].rule)
            assert row.cells[0].rule in places
    page.table.choose(len(page.table.rows) - 1, 1)
    assert page.rules_place == (game, page.words.chapter)
    assert not page.why.ask.isVisible()


@pytest.mark.parametrize("scale", [80, 100, 110, 130, 150])
def test_names_with_room_are_whole_at_every_scale(open_page, settings, scale):
    """Letters of another scale are not as wide in proportion as those at 100 %."""
    settings.set("scale", scale)
    page = open_page("fits")
    names = page.table.names
    shown = lay_out(names.card, QRectF(names.rect()), page.look.scale).texts()
    assert [person.name for person in page.people if person.name not in shown] == []


def test_lines_tell_sums_from_what_they_sum_up(open_page):
    page = open_page("skyline")
    rows = {row.kind: number for number, row in enumerate(page.table.rows)}
    ruled = [item.rows[0].ruled for item in page.table.numbers.card.items if isinstance(item, Grid)]
    assert set(rows) == set(RowKind)
    assert (ruled[0], ruled[-1]) == (Rule.THIN, Rule.DOUBLE)
    assert Rule.STRONG in ruled
