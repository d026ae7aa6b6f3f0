"""Score sheets: whatever was played, the numbers add up to the game's own, and explain themselves."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.sheet import Sheet, SheetSection, from_json, to_json
from blueprints_desktop.games.blueprints.dice import MATERIALS
from blueprints_desktop.games.fits.sheet import holes_by_cell
from blueprints_desktop.games.skyline.events import RentPaid
from tests.support import new_match, play_on, seeds, tables_with

every_table = pytest.mark.parametrize(("key", "seats"), tables_with("sheet"))


def played(key: str, seats: int, seed: int, **options: object) -> Match:
    return play_on(new_match(key, seats, seed, **options), Chance(seed + 1))


def sheet_of(match: Match) -> Sheet:
    assert match.box.sheet is not None
    return match.box.sheet(match)


def values(section: SheetSection, key: str, seat: int) -> int:
    return sum(line.figures[seat].value for line in section.lines if line.key == key)


@every_table
@settings(max_examples=8)
@given(seed=seeds)
def test_a_sheet_adds_up_to_the_outcome(key: str, seats: int, seed: int) -> None:
    match = played(key, seats, seed)
    outcome = match.outcome
    assert outcome is not None
    sheet = sheet_of(match)
    assert sheet.totals == outcome.scores
    course = sheet.courses["points"]
    assert course.changes[-1][1] == outcome.scores
    assert course.after(len(match.played)) == outcome.scores
    for each in sheet.courses.values():
        moves = [at for at, _ in each.changes]
        assert moves[0] == 0
        assert moves == sorted(set(moves))
        assert moves[-1] <= len(match.played)


@every_table
def test_a_sheet_comes_back_from_its_text(key: str, seats: int) -> None:
    sheet = sheet_of(played(key, seats, 5))
    assert from_json(json.loads(json.dumps(to_json(sheet)))) == sheet


@every_table
@settings(max_examples=4)
@given(seed=seeds, depth=st.integers(0, 90))
def test_a_running_match_has_a_sheet_too(key: str, seats: int, seed: int, depth: int) -> None:
    match = play_on(new_match(key, seats, seed), Chance(seed), depth)
    sheet = sheet_of(match)
    if not sheet.face_down:
        assert sheet.totals == sheet.courses["points"].changes[-1][1]


@settings(max_examples=8)
@given(seed=seeds, seats=st.integers(2, 4))
def test_a_building_has_the_points_of_its_round(seed: int, seats: int) -> None:
    match = played("blueprints", seats, seed)
    sheet = sheet_of(match)
    buildings = [section for section in sheet.sections if section.key == "building"]
    assert len(buildings) == 3
    for section, result in zip(buildings, match.state.results, strict=True):
        assert not section.counts
        assert section.sums == tuple(score.total for score in result.scores)
        for seat, score in enumerate(result.scores):
            for part in ("bonus", *MATERIALS):
                assert values(section, part, seat) == getattr(score, part)
    for number, moves in enumerate(sheet.facts["rounds"]):
        assert sheet.courses["building"].after(moves) == buildings[number].sums


@settings(max_examples=6)
@given(seed=seeds, depth=st.integers(0, 70))
def test_a_building_behind_a_screen_is_on_no_sheet(seed: int, depth: int) -> None:
    """What is on the sheet of a running match follows from what the public knows."""
    match = play_on(new_match("blueprints", 3, seed), Chance(seed), depth)
    sheet = sheet_of(match)
    last = max(sheet.facts["rounds"], default=0)
    assert all(at <= last for at, _ in sheet.courses["building"].changes)
    told = ["building"] if match.outcome is None else ["building", "honours"]
    assert sheet.face_down == (match.outcome is None), "Awards and Prizes are told at the end"
    assert [section.key for section in sheet.sections] == told * len(match.view(None).results)


def test_every_die_of_a_building_is_named_and_counted() -> None:
    match = played("blueprints", 3, 11)
    sheet = sheet_of(match)
    for number, result in enumerate(match.state.results):
        section = sheet.sections[2 * number]
        for seat, building in enumerate(result.buildings):
            named = []
            for line in section.lines[1:]:
                for ground in line.figures[seat].grounds:
                    facts = ground.facts
                    dice = facts.get("dice") or [[facts["die"], facts["space"], facts["level"]]]
                    named += [(space, level) for _, space, level in dice]
            standing = [(s, n) for s, stack in enumerate(building) for n in range(len(stack))]
            assert sorted(named) == standing
            assert sum(sheet.facts["materials"][number][seat]) == len(standing)


@settings(max_examples=8)
@given(seed=seeds, seats=st.integers(1, 4))
def test_a_board_has_the_parts_that_it_knows(seed: int, seats: int) -> None:
    match = played("fits", seats, seed)
    sheet = sheet_of(match)
    kinds = [{line.key for line in section.lines} for section in sheet.sections]
    assert kinds == [{"plain", "rows"}, {"plain", "bonus"}, {"plain", "bonus", "malus"},
                     {"plain", "pairs"}]  # fmt: skip
    for section, result in zip(sheet.sections, match.state.results, strict=True):
        for seat, score in enumerate(result.scores):
            for line in section.lines:
                assert line.figures[seat].value == getattr(score, line.key)


def test_the_heat_map_counts_every_open_cell() -> None:
    match = played("fits", 2, 4)
    sheet = sheet_of(match)
    both = holes_by_cell(sheet)
    one, other = holes_by_cell(sheet, 0), holes_by_cell(sheet, 1)
    for row in range(12):
        for column in range(6):
            counted = sum(
                [row, column] in holes for ramps in sheet.facts["holes"] for holes in ramps
            )
            assert both[row][column] == counted == one[row][column] + other[row][column]
    open_cells = sum(
        72 - sum(row >= 0 for landing in ramp.landings for row, _ in landing.cells)
        for result in match.state.results
        for ramp in result.ramps
    )
    assert sum(map(sum, both)) == open_cells


@settings(max_examples=8)
@given(seed=seeds, seats=st.integers(2, 4))
def test_a_monument_tells_who_built_which_level_when(seed: int, seats: int) -> None:
    match = played("monuments", seats, seed)
    sheet = sheet_of(match)
    bricks = sheet.facts["bricks"]
    assert [(text, seat) for _, _, seat, _, text in bricks] == [
        (str(match.game.plan.bricks[number]), seat) for number, seat in match.state.placed
    ]
    for move, number, seat, level, text in bricks:
        assert str(match.played[move - 1].move) == text
        section = next(s for s in sheet.sections if s.facts.get("round") == number)
        line = next(x for x in section.lines if x.facts.get("level") == level)
        assert text in [ground.facts["brick"] for ground in line.figures[seat].grounds]


@settings(max_examples=12)
@given(seed=seeds, seats=st.integers(2, 4))
def test_an_account_of_skyline_is_the_game_s_own(seed: int, seats: int) -> None:
    match = played("skyline", seats, seed)
    sheet = sheet_of(match)
    cash, end = sheet.sections
    for seat, account in enumerate(match.state.accounts):
        assert cash.sums[seat] == account.cash + account.rent
        assert values(end, "bonus", seat) == account.bonus
        assert values(end, "covered", seat) == account.covered
    rents = [e for p in match.played for e in p.step.events if isinstance(e, RentPaid)]
    for seat in range(seats):
        received = sum(rent.amount for rent in rents if rent.owner == seat)
        paid = sum(rent.amount for rent in rents if rent.payer == seat)
        assert values(cash, "rents_received", seat) == received
        assert values(cash, "rents_paid", seat) == -paid
        assert sheet.courses["rents_received"].changes[-1][1][seat] == received
        assert sheet.courses["rents_paid"].changes[-1][1][seat] == paid
    assert len(sheet.facts["turns"]) == match.state.turn


def test_some_random_accounts_were_covered_by_the_bank() -> None:
    """The rarest line of all is really reached by random play."""
    covered = 0
    for seed in range(60):
        match = played("skyline", 2, seed)
        covered += max(account.covered for account in match.state.accounts) > 0
    assert covered


@pytest.mark.parametrize("open_stocks", [False, True])
def test_bricks_that_went_back_behind_a_screen_are_only_counted(open_stocks: bool) -> None:
    """All saw them when somebody passed, for a moment; the sheet shows them at the end."""

    def told(sheet: Sheet) -> set[bool]:
        lines = [line for section in sheet.sections for line in section.lines]
        lost = [line for line in lines if line.key == "lost"]
        grounds = [ground for line in lost for figure in line.figures for ground in figure.grounds]
        return {"left" in ground.facts for ground in grounds}

    match, chance = new_match("monuments", 2, 2, open_stocks=open_stocks), Chance(3)
    while not told(sheet_of(match)):
        play_on(match, chance, 1)
    assert match.outcome is None
    assert told(sheet_of(match)) == {open_stocks}
    assert told(sheet_of(play_on(match, chance))) == {True}
