"""What the rulebooks say in figures is what the games reckon with."""

import re
from itertools import pairwise

import pytest

from blueprints_desktop import places
from blueprints_desktop.engine.data import read_toml
from blueprints_desktop.games.blueprints.game import POOL_SIZE
from blueprints_desktop.games.blueprints.scoring import (
    AWARD_POINTS,
    BONUS,
    RECYCLED_POINTS,
    STONE_POINTS,
)
from blueprints_desktop.games.fits.titles import TITLES
from blueprints_desktop.games.monuments.pieces import BRICKS, NAMES
from blueprints_desktop.games.monuments.state import BLACK_POINTS, JEWEL_POINTS, START_SCORE
from blueprints_desktop.games.skyline.account import BONUS as TOWER_BONUS
from blueprints_desktop.games.skyline.chains import RENT_PER_BUILDING, RENT_PER_FLOOR
from blueprints_desktop.games.skyline.deck import CARDS, parse_deck
from blueprints_desktop.games.skyline.events import RentPaid
from blueprints_desktop.games.skyline.state import CASH_DEALT
from blueprints_desktop.rulebooks.book import BookRow, BookTable, Items, Paragraph, Ruling, plain
from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.terms import LANGUAGES
from tests.games.skyline.table import cell, play, position, rolled, stands, told

MONUMENTS = ("notre_dame", "san_pietro", "taj_mahal", "capitol")

languages = pytest.mark.parametrize("language", LANGUAGES)


def words_at(game: str, language: str, name: str) -> str:
    """The paragraph, item or row that an id leads to."""
    book = rulebook(game, language)
    place = book.places[name]
    assert place.block is not None
    block = book.sections[place.section].blocks[place.block]
    if isinstance(block, Paragraph | Ruling):
        return plain(block.text)
    assert place.part is not None
    if isinstance(block, Items):
        return plain(block.items[place.part].text)
    assert isinstance(block, BookTable)
    return " ".join(map(plain, block.rows[place.part].cells))


def figures_at(game: str, language: str, name: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d+", words_at(game, language, name))]


def table_after(game: str, language: str, name: str) -> tuple[BookRow, ...]:
    """The rows of the table under the paragraph of an id."""
    book = rulebook(game, language)
    place = book.places[name]
    assert place.block is not None
    table = book.sections[place.section].blocks[place.block + 1]
    assert isinstance(table, BookTable)
    return table.rows


def numbers(row: BookRow) -> list[list[int]]:
    """The figures of each cell but the first."""
    return [[int(figure) for figure in re.findall(r"\d+", plain(cell))] for cell in row.cells[1:]]


@languages
def test_blueprints_points(language):
    assert figures_at("blueprints", language, "bonus") == [BONUS]
    (recycled,) = table_after("blueprints", language, "recycled")
    assert numbers(recycled) == [[points] for points in RECYCLED_POINTS[1:]]
    (stone,) = table_after("blueprints", language, "stone")
    assert numbers(stone) == [[points] for points in STONE_POINTS[:4]]
    assert set(STONE_POINTS[3:]) == {STONE_POINTS[3]}
    for award, points in AWARD_POINTS.items():
        assert figures_at("blueprints", language, award)[-1] == points
    assert figures_at("blueprints", language, "pool") == list(POOL_SIZE.values())


@languages
def test_fits_titles(language):
    least = [title.least for title in TITLES[:-1]]
    between = ([low, high - 1] for high, low in pairwise(least))
    expected = [[least[0] - 1], *between, [least[-1] - 1]]
    assert [figures_at("fits", language, title.name) for title in TITLES] == expected


@languages
def test_fits_boards(language):
    signs = {n: "".join(read_toml(_resource(f"fits/boards/{n}.toml"))["rows"]) for n in (2, 3)}
    bonuses = {n: [int(sign) for sign in signs[n] if sign.isdigit()] for n in signs}
    assert (len(bonuses[2]), sum(bonuses[2])) == (14, 22)
    assert figures_at("fits", language, "bonus")[-1] == sum(bonuses[2])
    assert (len(bonuses[3]), signs[3].count("M")) == (6, 6)
    malus = read_toml(_resource("fits/boards/3.toml"))["malus"]
    assert figures_at("fits", language, "malus") == [sum(bonuses[3]), 2, malus]


@languages
def test_monuments_and_their_bags(language):
    bags = dict(zip(MONUMENTS, table_after("monuments", language, "bags"), strict=True))
    for monument in MONUMENTS:
        plan = read_toml(_resource(f"monuments/{monument}.toml"))
        levels = ["".join(rows) for rows in plan["levels"]]
        bricks = [len(level.replace(".", "")) // 2 for level in levels]
        colours = ["".join(levels).count(NAMES[kind][0].upper()) // 2 for kind in BRICKS]
        points = sum(count * (1 + 2 * at) for at, count in enumerate(bricks))
        told = figures_at("monuments", language, monument)
        assert told == [*colours, sum(bricks), len(levels), points]
        expected = [[r["bag"][NAMES[kind]] for kind in BRICKS] for r in plan["rounds"]]
        assert numbers(bags[monument]) == expected


@languages
def test_monuments_points(language):
    (points,) = table_after("monuments", language, "brick-points")
    assert numbers(points) == [[1], [3], [5], [7], [9]]
    assert figures_at("monuments", language, "start-score") == [START_SCORE]
    assert figures_at("monuments", language, "black-returned") == [BLACK_POINTS]
    assert figures_at("monuments", language, "jewels") == [JEWEL_POINTS]
    box = read_toml(_resource("monuments/quarry.toml"))["box"]
    assert figures_at("monuments", language, "bricks")[1:] == [box[NAMES[k]] for k in BRICKS]


@languages
def test_skyline_money(language):
    assert figures_at("skyline", language, "chain") == [RENT_PER_FLOOR, RENT_PER_BUILDING]
    assert figures_at("skyline", language, "account-bonus") == [TOWER_BONUS]
    assert CASH_DEALT in figures_at("skyline", language, "supply")


@languages
def test_skyline_cards(language):
    """Each card is told with its count, then with the sums it moves."""
    deck = parse_deck(read_toml(_resource("skyline/deck.toml")), "deck.toml")
    for card, count in zip(CARDS, deck.counts, strict=True):
        told = [count, *deck.amounts[card]] if count else []
        assert figures_at("skyline", language, card) == told, card


@languages
def test_the_worked_turn_of_skyline_is_played_so(language):
    """Ada rolls 4 and 3: rent, a raised pile, and where everything ends."""
    before = position("01:b3,e3 11:d1,d2,c4 1B:d3", "e3")
    step = rolled(before, 4, 3)
    (rent,) = told(step, RentPaid)
    after = play(step.state, "b3>c4").state
    assert stands(after)["c4"] == "02"
    assert after.architect == cell("c4")
    assert after.board.floors_left(1) == before.board.floors_left(1) + 1
    book = rulebook("skyline", language)
    (steps,) = [b for b in book.section_of("worked-turn").blocks if isinstance(b, Items)]
    walk, reach, raised, end = (plain(item.text) for item in steps.items)
    assert all(str(sum_) in walk for sum_ in (rent.amount, *after.cash))
    assert [re.findall(r"[A-F][1-6]", words) for words in (walk, reach, raised, end)] == [
        ["D1", "D2", "D3"], ["B3", "E3"], ["B3", "C3", "C4"], ["C4"],
    ]  # fmt: skip


def _resource(name: str):
    return places.resources() / name
