"""Why Awards and Prizes went where they did: every case of the rules, in both languages."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF

from blueprints_desktop.desktop.games.blueprints.facts.result_facts import SeatRound
from blueprints_desktop.desktop.games.blueprints.results.reveal import score_panel
from blueprints_desktop.desktop.games.blueprints.texts.end_words import (
    honour_lines,
    honour_names,
    lost_tie_line,
    result_prompt,
    seat_line,
    spelled_out,
)
from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.layout import CardLayout, lay_out
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import GLASS, MATERIALS, RECYCLED, STONE, WOOD, die_of
from blueprints_desktop.games.blueprints.scoring import RoundResult, score_round
from blueprints_desktop.games.blueprints.ties import awards_of, honours_of, prizes_of

PEOPLE = {seat: Person(seat, name, seat) for seat, name in enumerate(("Ada", "Bruno", "Chiara"))}
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
NO_BREAK, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"


def stack(*dice: tuple[int, int]) -> tuple[tuple[int, ...], ...]:
    """A building that is one stack, lowest first."""
    return (tuple(die_of(*die) for die in dice), (), (), (), (), ())


def round_of(*buildings: Any, in_demand: tuple[int, int]) -> RoundResult:
    seats = len(buildings)
    flat = [(9, 0, 0, 0, 0, 0)] * seats
    return score_round(tuple(range(seats)), in_demand, tuple(range(seats)), flat, buildings)


ONE_STONE, ONE_GLASS = stack((STONE, 1)), stack((GLASS, 2))
"""Two points each."""

BY_FIRST = round_of(ONE_STONE, ONE_GLASS, in_demand=(STONE, WOOD))
BY_SECOND = round_of(ONE_STONE, ONE_GLASS, in_demand=(WOOD, STONE))
BY_ORDER = round_of(ONE_GLASS, ONE_GLASS, in_demand=(WOOD, STONE))
CLEAR = round_of(stack((GLASS, 6)), ONE_GLASS, in_demand=(WOOD, STONE))


@pytest.fixture
def speak(settings: Settings) -> Iterator[Callable[[str], None]]:
    settings.set("language", "en")
    language = Language(settings)

    def change(to: str) -> None:
        settings.set("language", to)

    yield change
    settings.set("language", "en")
    for translator in language.translators:
        QCoreApplication.removeTranslator(translator)


@pytest.mark.parametrize(
    ("result", "english", "french"),
    [
        (
            BY_FIRST,
            "2 victory points: tied with Bruno at 2: more stone, 1 to 0",
            f"2 points de victoire{NO_BREAK}: à égalité avec Bruno (2){NO_BREAK}: plus de pierre, 1 contre 0",
        ),
        (
            BY_SECOND,
            "2 victory points: tied with Bruno at 2: equal in wood (0), more stone, 1 to 0",
            f"2 points de victoire{NO_BREAK}: à égalité avec Bruno (2){NO_BREAK}: égalité en bois (0), "
            "plus de pierre, 1 contre 0",
        ),
        (
            BY_ORDER,
            "2 victory points: tied with Ada at 2: equal in wood (0) and stone (0), later in turn order",
            f"2 points de victoire{NO_BREAK}: à égalité avec Ada (2){NO_BREAK}: égalité en bois (0) et en "
            f"pierre (0), plus tard dans l{APOSTROPHE}ordre de jeu",
        ),
        (CLEAR, "2 victory points", "2 points de victoire"),
    ],
)
def test_an_award_says_what_broke_the_tie(
    speak: Callable[[str], None], result: RoundResult, english: str, french: str
) -> None:
    award = awards_of(result)[0]
    assert spelled_out(award, result, PEOPLE) == english
    speak("fr")
    assert spelled_out(award, result, PEOPLE).replace(NARROW, NO_BREAK) == french


@pytest.mark.parametrize(
    ("result", "loser", "english", "french"),
    [
        (BY_FIRST, 1, "less stone, 0 to 1", "moins de pierre, 0 contre 1"),
        (
            BY_SECOND,
            1,
            "equal in wood (0), less stone, 0 to 1",
            "égalité en bois (0), moins de pierre, 0 contre 1",
        ),
        (
            BY_ORDER,
            0,
            "equal in wood (0) and stone (0), earlier in turn order",
            f"égalité en bois (0) et en pierre (0), plus tôt dans l{APOSTROPHE}ordre de jeu",
        ),
    ],
)
def test_whoever_loses_a_tie_reads_why(
    speak: Callable[[str], None], result: RoundResult, loser: int, english: str, french: str
) -> None:
    assert lost_tie_line(result, loser, PEOPLE).endswith(f": {english}")
    assert lost_tie_line(result, 1 - loser, PEOPLE) == ""
    assert english in seat_line(result, loser, PEOPLE)
    speak("fr")
    assert lost_tie_line(result, loser, PEOPLE).endswith(f": {french}")


def test_nobody_lost_a_tie_where_points_decide() -> None:
    assert lost_tie_line(CLEAR, 1, PEOPLE) == ""


def test_silver_after_a_lost_tie_for_gold_says_so(speak: Callable[[str], None]) -> None:
    assert speak is not None
    result = round_of(ONE_STONE, ONE_GLASS, stack((GLASS, 1)), in_demand=(STONE, WOOD))
    gold, silver = awards_of(result)
    assert (gold.kind, silver.kind) == ("gold", "silver")
    assert spelled_out(silver, result, PEOPLE) == (
        "2 victory points: tied with Ada at 2: less stone, 0 to 1"
    )


TOWER = [(GLASS, 1)] * 5


@pytest.mark.parametrize(
    ("first", "second", "in_demand", "english"),
    [
        ((WOOD, 1), (GLASS, 6), (WOOD, STONE), "ahead of Bruno: more wood, 1 to 0"),
        (
            (WOOD, 1),
            (GLASS, 6),
            (RECYCLED, WOOD),
            "ahead of Bruno: equal in recycled (0), more wood, 1 to 0",
        ),
        (
            (GLASS, 2),
            (GLASS, 6),
            (RECYCLED, WOOD),
            "ahead of Ada: equal in recycled (0) and wood (0), later in turn order",
        ),
    ],
)
def test_a_contested_prize_names_the_other_and_what_decided(
    speak: Callable[[str], None],
    first: tuple[int, int],
    second: tuple[int, int],
    in_demand: tuple[int, int],
    english: str,
) -> None:
    assert speak is not None
    result = round_of(stack(*TOWER, first), stack(*TOWER, second), in_demand=in_demand)
    skyscraper = prizes_of(result)[0]
    said = spelled_out(skyscraper, result, PEOPLE)
    assert said == f"2 victory points: five dice high or more; {english}"


def test_an_uncontested_prize_says_what_it_is_for(speak: Callable[[str], None]) -> None:
    assert speak is not None
    result = round_of(stack(*TOWER), ONE_GLASS, in_demand=(WOOD, STONE))
    assert [spelled_out(won, result, PEOPLE) for won in prizes_of(result)] == [
        "2 victory points: five dice high or more",
        "2 victory points: four dice of one value",
        "2 victory points: five dice of one material",
    ]
    values = stack(*((GLASS, value) for value in range(1, 7)))
    result = round_of(values, ONE_STONE, in_demand=(WOOD, STONE))
    geometer = next(won for won in prizes_of(result) if won.kind == "geometer")
    assert spelled_out(geometer, result, PEOPLE) == "2 victory points: every value from 1 to 6"


def test_the_action_bar_says_who_won_and_why(speak: Callable[[str], None]) -> None:
    def said(result: RoundResult, over: bool = False) -> str:
        return result_prompt(result, 0, PEOPLE, face_down=True, over=over).detail

    silver = "With two players there is only a Silver Award."
    assert said(CLEAR) == f"4 building points ahead of Bruno. {silver}"
    assert said(CLEAR, over=True) == f"4 building points ahead of Bruno. {silver}"
    assert said(BY_SECOND) == "Tied with Bruno: equal in wood (0), more stone, 1 to 0."
    assert said(BY_ORDER) == "Tied with Ada in everything, but later in turn order."
    speak("fr")
    assert said(BY_FIRST) == f"À égalité avec Bruno{NO_BREAK}: plus de pierre, 1 contre 0."
    silver = f"À deux joueurs, il n{APOSTROPHE}y a que la Distinction d{APOSTROPHE}argent."
    assert (
        said(CLEAR, over=True)
        == f"4 points d{APOSTROPHE}édifice d{APOSTROPHE}avance sur Bruno. {silver}"
    )


def test_one_point_is_singular(speak: Callable[[str], None]) -> None:
    result = round_of(stack((GLASS, 3)), ONE_GLASS, in_demand=(WOOD, STONE))
    prompt = result_prompt(result, 0, PEOPLE, face_down=False, over=False)
    assert prompt.detail.startswith("1 building point ahead of Bruno.")
    speak("fr")
    prompt = result_prompt(result, 0, PEOPLE, face_down=False, over=False)
    assert prompt.detail.startswith(f"1 point d{APOSTROPHE}édifice d{APOSTROPHE}avance sur Bruno.")


def panel(result: RoundResult, width: float, height: float = 200.0) -> CardLayout:
    """The winner's panel, laid out."""
    count = SeatRound(result, result.ranking[0])
    plan = BlueprintCard("00", (6, 0, 0, 0, 0, 0), (0,))
    card = score_panel(count, PEOPLE, plan, QSizeF(width, height))
    return lay_out(card, QRectF(0.0, 0.0, width, height), 1.0)


def test_a_panel_takes_the_longest_wording_it_has_room_for(speak: Callable[[str], None]) -> None:
    assert speak is not None
    award = awards_of(BY_SECOND)[0]
    lines = honour_lines(award, BY_SECOND, PEOPLE)
    assert lines[0] in panel(BY_SECOND, 900.0).texts()
    assert set(lines[1:]) & set(panel(BY_SECOND, 150.0).texts())


def test_a_prize_has_a_short_name_for_narrow_panels(speak: Callable[[str], None]) -> None:
    assert speak is not None
    result = round_of(stack(*TOWER), ONE_GLASS, in_demand=(WOOD, STONE))
    names = honour_names(prizes_of(result)[1])
    assert names == ("Structural Integrity Prize", "Structural Integrity", "Structure")
    assert names[0] in panel(result, 600.0).texts()
    assert names[-1] in panel(result, 150.0, 260.0).texts()


@pytest.mark.parametrize(("width", "columns"), [(577.0, 2), (368.0, 1), (266.0, 1)])
def test_honours_stand_side_by_side_only_where_their_reasons_have_room(
    width: float, columns: int
) -> None:
    result = round_of(stack(*TOWER), ONE_GLASS, in_demand=(WOOD, STONE))
    kinds = [honour.kind for honour in honours_of(result, result.ranking[0])]
    areas = [panel(result, width).part(kind) for kind in kinds]
    assert len({area.left() for area in areas if area is not None}) == columns


@pytest.mark.parametrize("width", [606.0, 397.0, 296.0, 176.0, 156.0])
def test_points_of_two_materials_are_never_read_as_one(width: float) -> None:
    result = round_of(stack(*TOWER), ONE_GLASS, in_demand=(WOOD, STONE))
    layout = panel(result, width)
    areas = [layout.part(name) for name in (*MATERIALS, "bonus", "round-points")]
    found = [area for area in areas if area is not None]
    assert len(found) == 6
    assert all(right.left() - left.right() >= 1.5 for left, right in pairwise(found))


@pytest.mark.parametrize(("width", "height"), [(156.0, 100.0), (258.0, 100.0), (176.0, 132.0)])
def test_an_award_always_has_a_line_below_its_name(
    speak: Callable[[str], None], width: float, height: float
) -> None:
    assert speak is not None
    lines = honour_lines(awards_of(BY_FIRST)[0], BY_FIRST, PEOPLE)
    assert set(lines) & set(panel(BY_FIRST, width, height).texts())


@pytest.mark.parametrize("height", [100.0, 182.0, 220.0])
def test_figures_stand_side_by_side_with_and_without_an_award(height: float) -> None:
    result = round_of(stack(*TOWER), ONE_GLASS, in_demand=(WOOD, STONE))
    plan, room = BlueprintCard("00", (6, 0, 0, 0, 0, 0), (0,)), QSizeF(258.0, height)
    tops = set()
    for seat in result.ranking:
        card = score_panel(SeatRound(result, seat), PEOPLE, plan, room, honours=4)
        area = lay_out(card, QRectF(QPointF(), room), 1.0).part("round-points")
        assert area is not None
        tops.add(round(area.center().y()))
    assert len(tops) == 1
