"""What the Skyline board says: log, story of a turn, notes, bar, panels."""

import re

import pytest
from attrs import evolve

from blueprints_desktop import places
from blueprints_desktop.desktop.games.option_rows import OptionPicture
from blueprints_desktop.desktop.games.skyline.cards.option_preview import (
    floor_card,
    pile_card,
    pile_reach,
)
from blueprints_desktop.desktop.games.skyline.cards.table_cards import turn_card, turn_steps
from blueprints_desktop.desktop.games.skyline.facts.view_model import last_turn, rule_about
from blueprints_desktop.desktop.games.skyline.texts import narration, progress
from blueprints_desktop.desktop.games.skyline.texts.narration import tell
from blueprints_desktop.desktop.games.skyline.texts.words import (
    aim_note,
    brings_words,
    card_name,
    card_text,
    reason_words,
    rule_of,
    street_rule,
    why_nothing,
)
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.values import Fact, words_of
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.skyline.deck import CARDS
from blueprints_desktop.games.skyline.events import (
    CardDrawn,
    CardIdle,
    DiceRolled,
    MoneyPaid,
    NothingBuilt,
    PawnMoved,
    PileMoved,
    RentPaid,
)
from blueprints_desktop.games.skyline.options import Options
from blueprints_desktop.rulebooks.library import rulebook
from tests.desktop.games.skyline.at_table import shown_changes, sit_at
from tests.desktop.i18n.messages import FRENCH
from tests.games.skyline.table import GAME, cell, position, rolled
from tests.support import middle_of

PEOPLE = [Person(0, "Ada", 0), Person(1, "Bruno", 1), Person(2, "Chiara", 2)]
BLOCK = "1B:a2 11:a1,a3 0B:c3 01:c4,f6"
"""Bruno has a tower joined to two floors along the west street: 120."""


@pytest.fixture
def city(qtbot, tmp_path):
    return sit_at(qtbot, tmp_path)


def told(*events, viewer=None) -> list[str]:
    numbered = list(enumerate(events))
    return [line.text for line in narration.tell(numbered, PEOPLE, Options(), viewer)]


# --- the log ------------------------------------------------------------------------------


def test_the_log_tells_rolls_rents_and_cards_newest_first():
    lines = told(
        DiceRolled(0, 5, 3),
        RentPaid(0, 1, 130, 130, (1, 2)),
        CardDrawn(2, "repairs"),
        MoneyPaid(2, None, 50, 50),
    )
    assert lines == [
        "Chiara pays the bank: \N{MINUS SIGN}50",
        "Chiara draws Repairs",
        "Ada pays Bruno rent: \N{MINUS SIGN}130",
        "Ada rolls 5 and 3",
    ]


def test_the_log_parts_what_is_new_to_the_viewer():
    lines = told(DiceRolled(0, 5, 3), DiceRolled(1, 1, 1), viewer=0)
    assert lines == ["Bruno rolls 1 and 1", "since your last turn", "Ada rolls 5 and 3"]


@pytest.mark.parametrize("seed", range(3))
def test_every_event_of_a_game_can_be_told(seed):
    match = middle_of("skyline", 3, seed, 400)
    events = [(0, event) for played in match.played for event in played.step.events]
    lines = narration.tell(events, PEOPLE, Options(), None)
    assert len(lines) > len(match.played)
    assert all(line.text and line.parts for line in lines)


# --- a turn -------------------------------------------------------------------------------


def test_the_story_of_a_turn_adds_up_its_money():
    events = [
        DiceRolled(0, 6, 2),
        PawnMoved(0, 1, 7),
        CardDrawn(0, "gala"),
        MoneyPaid(1, 0, 40, 40),
        MoneyPaid(2, 0, 40, 10),
    ]
    story = last_turn([(1, event) for event in events])
    assert story is not None
    assert [story.money(seat) for seat in range(3)] == [50, -40, -10]
    assert (story.card, story.walk) == ("gala", (1, 7))


def test_the_last_turn_is_the_one_after_the_last_roll():
    events = [(1, DiceRolled(0, 1, 1)), (2, DiceRolled(1, 2, 2)), (2, PawnMoved(1, 0, 2))]
    story = last_turn(events)
    assert story is not None
    assert (story.seat, story.walk) == (1, (0, 2))
    assert last_turn([]) is None


def test_the_whole_chain_is_lit_and_itemised(city):
    step = rolled(position(BLOCK, "c4", pawns=(24, 0)), 1, 1)
    city.show_state(step.state, step.events)
    lit = city.table.lit.marks.rent
    assert (lit.owner, lit.cells) == (1, (cell("a1"), cell("a2"), cell("a3")))
    words, _ = city.table.marks.paid_tag()
    assert words == "\N{MINUS SIGN}120 to Bruno"
    white = turn_steps(city.table.model)[0]
    assert white.lines[:2] == (Fact("1 finished building", "100"), Fact("2 floors", "20"))
    assert list(words_of(white.lines[-1])) == ["Paid", "\N{MINUS SIGN}120"]
    city.rest()
    assert shown_changes(city) == ["\N{MINUS SIGN}120", "+120"]


def test_the_black_die_says_what_it_allows(city):
    state = position("0B:c3 01:b2 11:b4,d2 1B:d4", "b1", black=1)
    city.show_state(state, [DiceRolled(0, 1, 1), PawnMoved(0, 0, 1)])
    black = turn_steps(city.table.model)[-1]
    assert black.live
    free, piles, way = (fact.words for fact in black.lines)
    assert free == "2 empty cells"
    assert piles.startswith("1 pile")
    assert way == "Next to the architect"


def test_a_raised_pile_goes_as_far_as_it_has_floors(city):
    city.show_state(position("0B:c3 01:b2 11:b4,d2 1B:d4", "b1", black=1))
    city.click_cell(cell("b2"))
    told = [fact.words for fact in turn_steps(city.table.model)[-1].lines]
    assert told == ["2 buildings to demolish", "2 steps away, one for each floor of the pile"]


@pytest.mark.parametrize("reason", ["no-floor", "no-destination"])
def test_where_nothing_can_be_built_it_is_said_with_the_reason(city, reason):
    state = position("0B:c3 1B:d3 01:a1", "a1", seat=1)
    events = [DiceRolled(0, 2, 6), PawnMoved(0, 0, 2), NothingBuilt(0, reason)]
    city.show_state(state, events)
    white, black, roll = turn_steps(city.table.model)
    assert [white.number, black.number, roll.number] == [1, 2, 1], "a roll begins the next turn"
    assert black.lines[0].words == why_nothing(reason)
    assert city.prompt.detail.startswith("Ada couldn’t build: ")
    assert turn_card(city.table.model).title == "Last turn: Ada"


def test_a_card_without_effect_says_why(city):
    state = position("0B:c3 1B:d3 01:a1", "a1", seat=1)
    events = [DiceRolled(0, 2, 6), CardDrawn(0, "implosion"), CardIdle(0, "implosion", "no-target")]
    city.show_state(state, events)
    told = [step.title for step in turn_steps(city.table.model)]
    assert told[2] == "Black 6: not used after a card"
    assert city.table.deck.shown.outcome == "No effect: there is nothing to use it on."
    assert city.prompt.detail.startswith("Implosion had no effect: there is nothing")
    assert city.prompt.why == "no-target"
    assert city.table.deck.shown.card == "implosion"


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_name_and_a_text_with_its_sums(qapp, card):
    del qapp
    assert card_name(card)
    text = card_text(card, GAME.deck)
    assert text.endswith(".")
    assert "{" not in text
    assert all(str(amount) in text for amount in GAME.deck.amounts.get(card, ()))


def test_card_choices_are_asked_for_in_words(city):
    state = position("01:a1 02:b2 11:c2 0B:c3 1B:d3", "f6", card="land_swap")
    city.show_state(state, [DiceRolled(0, 1, 1), CardDrawn(0, "land_swap")])
    assert city.prompt.detail == "Land swap: choose one of your buildings."
    city.click_cell(cell("a1"))
    assert city.chosen[-1].cell == cell("a1")  # one possible partner: that is the whole move


def test_only_the_viewer_is_called_you(city):
    state = position("0B:c3 1B:d3 01:a1", "a1", seat=1)
    city.show_state(state, you=1)
    assert city.prompt.headline == "Your turn, Bruno"
    city.show_state(state, you=None)
    assert city.prompt.headline == "Bruno’s turn"
    city.rest()
    assert [panel.seat_card.own for panel in city.board.panels] == [False, False]


def test_the_aim_names_what_others_lose(city):
    city.show_state(position("01:b2 11:b4 1B:b5 0B:f6 12:e1", "b1", black=1))
    city.hover_cell(cell("b2"))
    note = aim_note(city.table.model)
    assert note is not None
    assert note.title == "Raise B2 and demolish B4"
    assert note.lines == ("No pawn passes this chain yet.", "Bruno’s chain 110 → 100")


def test_the_aim_says_what_pawns_pay_on_average(city):
    city.show_state(position("01:b4 11:b6 1B:c6 0B:f6", "b3", black=1))
    city.hover_cell(cell("b4"))
    note = aim_note(city.table.model)
    assert note is not None
    assert note.title == "Raise B4 and demolish B6"
    mine, other, chain = note.lines
    assert mine == "Your average rent per lap 57 → 63"
    assert other == "Bruno’s average rent per lap 63 → 29"
    assert chain == "This chain 10 → 20"


def test_a_chain_that_shrinks_is_not_told_beside_rents_that_grow(city):
    state = position("0B:c3 01:c4 1B:d3", "f6", card="relocation")
    city.show_state(state)
    city.click_cell(cell("c4"))
    city.hover_cell(cell("a1"))
    note = aim_note(city.table.model)
    assert note is not None
    assert note.lines == ("Your average rent per lap 0 → 6",)


def test_the_bar_says_what_others_lose_where_there_is_room(city):
    city.show_state(position("01:b4 11:b6 1B:c6 0B:f6", "b3", black=1))
    city.hover_cell(cell("b4"))
    assert city.prompt.gain == "Average rent per lap 57 → 63"
    assert city.prompt.detail.endswith("demolish B6. Bruno’s average rent per lap 63 → 29.")
    assert city.prompt.brief == "Raise B4 and demolish B6."


def test_a_pile_that_ends_beside_the_street_is_not_said_to_earn_nothing(city):
    """What it earned where it stood it earns there, too."""
    city.show_state(position("0B:c3 01:a6 11:a4 1B:d3", "a5", black=1))
    city.hover_cell(cell("a6"))
    note = aim_note(city.table.model)
    assert note is not None
    assert not any("No pawn passes" in line for line in note.lines)


def test_rents_that_stay_are_told(city):
    city.show_state(position("0B:c3 01:a3 1B:d3", "f6", card="relocation"))
    city.click_cell(cell("a3"))
    city.hover_cell(cell("a4"))
    note = aim_note(city.table.model)
    assert note is not None
    assert note.lines == ("Your average rent per lap stays 3",)
    assert brings_words(city.table.model) == "same rent"


def test_the_turn_card_says_what_the_aimed_cell_would_change(city):
    city.show_state(position("01:b4 11:b6 1B:c6 0B:f6", "b3", black=1))
    city.hover_cell(cell("b4"))
    told = [fact.words for fact in turn_steps(city.table.model)[-1].lines]
    assert told == [
        "Raise B4 and demolish B6",
        "Your average rent per lap 57 → 63",
        "Bruno’s average rent per lap 63 → 29",
        "This chain 10 → 20",
    ]


def test_a_demolition_is_told_with_its_pile(city):
    moved = PileMoved(0, cell("b2"), cell("b4"), 2, 1, 1)
    finished = PileMoved(0, cell("b2"), cell("b4"), 3, 1, 1)
    told = [tell([(1, event)], city.board.people, None)[0].text for event in (moved, finished)]
    assert told == ["Ada raises B2 and demolishes B4", "Ada finishes B2 and demolishes B4"]
    events = [DiceRolled(0, 1, 3), PawnMoved(0, 0, 1), moved]
    city.show_state(position("0B:c3 1B:d3 02:b4", "b4", seat=1), events)
    assert turn_steps(city.table.model)[1].title == "Black 3: demolished"


def test_dice_that_are_not_rolled_yet_are_pale(city):
    city.show_state(position("0B:c3 1B:d3 01:a1", "a1"), [DiceRolled(1, 2, 6)])
    assert all(die.faded for die in city.table.dice.dice)
    city.show_state(position("0B:c3 1B:d3 01:a1", "a1", black=2))
    assert [die.faded for die in city.table.dice.dice] == [True, False]


def test_a_card_says_what_pays_and_then_how_it_ends(city):
    assert city.table.goal.isVisible()
    assert city.table.goal.note.title == "What pays off"
    for turns, title in ((8, "How it ends"), (9, "How it ends"), (10, None)):
        city.show_state(evolve(position("0B:c3 1B:d3 01:a1", "a1"), turn=turns))
        note = city.table.goal.note
        assert (note and note.title) == title
        assert city.table.goal.isVisible() == (title is not None)


# --- panels and top bar -------------------------------------------------------------------


def test_panels_say_cash_supply_and_rents(city):
    city.show_state(position(BLOCK, "c4", cash=(480, 1010)))
    city.rest()
    spoken = [", ".join(panel.seat_card.lines) for panel in city.board.panels]
    assert "480 in cash" in spoken[0]
    assert "6 finished buildings left, 11 floors left" in spoken[0]
    assert "Rents 110 · 10" in spoken[0]
    assert "Rents 120" in spoken[1]


def test_the_set_up_is_told_in_its_laps(city):
    seen = []
    for _ in range(8):
        seen.append((progress.match_progress(city.match.state).text, city.match.to_act))
        city.match.play(Chance(1).pick(city.match.legal_moves()))
    assert [seat for _, seat in seen] == [0, 1, 1, 0, 0, 1, 1, 0]
    assert seen[0][0] == "Set-up, placing turn 1 of 4"
    assert seen[-1][0] == "Set-up, placing turn 4 of 4"
    assert progress.match_progress(city.match.state).text == "Turn 1"


def test_every_refusal_has_words():
    assert reason_words("building-is-finished") != reason_words("architect-protects")
    assert reason_words("something else") == "You can’t choose that now."


def test_a_screen_reader_finds_every_choice(city):
    state = position("0B:c3 01:b2 11:b4,d2 1B:d4", "b1", black=1)
    city.show_state(state)
    assert [spot.name for spot in city.table.spots()] == [
        "New floor on A1",
        "New floor on C1",
        "Raise B2",
    ]
    names = [spot.name for spot in city.table.landmarks()]
    assert "Architect on B1" in names
    assert "Pawn of Bruno" in names
    assert "D4: Bruno, finished building" in names


def test_words_change_with_the_language(city, install_pseudo):
    install_pseudo()
    assert city.prompt.headline == "«Your turn, Ada»"
    assert city.board.plan.accessibleName() == "«Rent of each building»"


# --- New game -----------------------------------------------------------------------------


def test_the_option_for_straight_piles_shows_where_a_pile_may_land():
    assert set(pile_reach(True)) < set(pile_reach(False))
    assert len(pile_reach(True)) == 4


@pytest.mark.parametrize("make", [pile_card, floor_card])
def test_an_option_is_told_and_drawn_by_its_value(qtbot, appearance, make):
    picture = OptionPicture(appearance, make)
    qtbot.addWidget(picture)
    picture.resize(700, 120)
    seen = {}
    for value in (False, True):
        picture.show_value(value)
        seen[value] = picture.accessibleDescription(), picture.grab().toImage()
    assert all(off != on for off, on in zip(seen[False], seen[True], strict=True))


# --- why ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("moves", [3, 30, 80])
def test_whatever_can_be_asked_about_has_its_paragraph(city, language, moves):
    known = rulebook("skyline", language)
    while len(city.match.played) < moves and city.match.to_act is not None:
        city.match.play(Chance(moves).pick(city.match.legal_moves()))
    city.show()
    model = city.table.model
    rules = {spot.rule for spot in (*city.table.spots(), *city.table.landmarks())} - {""}
    rules |= {rule_of(model, each) for each in range(36)}
    rules |= {street_rule(place) for place in range(28)}
    rules |= {rule_about(model.state, effect) for effect in model.effects.values()}
    assert [rule for rule in rules if rule not in known.places] == []


# --- one name for each thing --------------------------------------------------------------


def test_a_finished_building_and_a_cell_have_one_name_everywhere():
    """Of the cards one is called a tower; who begins may be drawn by lot."""
    other = re.compile(r"(?<![#_-])\b(?:towers?(?! on rails)|(?<!by )lots?|free cells?)\b", re.I)
    book = (places.resources() / "rulebooks" / "skyline.en.md").read_text(encoding="utf-8")
    told = [m.source for m in FRENCH if m.context.startswith("Skyline")]
    book = re.sub(r"\{#.*?\}|^\|.*?\|", "", book, flags=re.M)
    assert [words for words in (*told, *book.splitlines()) if other.search(words)] == []
