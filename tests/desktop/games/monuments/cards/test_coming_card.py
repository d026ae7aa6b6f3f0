"""What is still to come: a row for each later bag, and what the monument still needs."""

from functools import partial

import pytest
from attrs import evolve

from blueprints_desktop.desktop.games.monuments.cards.coming_card import coming_card
from blueprints_desktop.desktop.ui.cards.values import part_words, parts_of, spoken_lines
from blueprints_desktop.games.monuments.kit import parse_kit
from blueprints_desktop.rulebooks.library import rulebook
from tests.desktop.games.monuments.at_table import can_build, seat_at
from tests.games.monuments.table import begun, data_of, game_of, on_site

pytestmark = pytest.mark.usefixtures("qapp")
KIT = game_of("capitol").kit
in_round = partial(evolve, begun(game_of("capitol")))


def names(card) -> list[str]:
    return [info.name for item in card.items for info, _ in parts_of(item)]


def test_rounds_that_have_begun_are_not_to_come():
    assert names(coming_card(KIT, None)) == ["round-2", "round-3", "needed"]
    assert names(coming_card(KIT, in_round(round=0))) == ["round-2", "round-3", "needed"]
    assert names(coming_card(KIT, in_round(round=1))) == ["round-3", "needed"]
    last = coming_card(KIT, in_round(round=2))
    assert names(last) == ["needed"]
    assert "This is the last round." in spoken_lines(last)


def test_a_row_holds_what_is_in_the_bag():
    card = coming_card(KIT, in_round(round=0))
    assert part_words(card, "round-2") == ["Round 2", "12", "6", "6", "3", "3"]
    assert part_words(card, "round-3") == ["Round 3", "5", "5", "4", "3", "3"]
    assert spoken_lines(card)[0] == (
        "Round 2 brings 12 violet bricks, 6 red bricks, 6 neutral bricks, 3 orange bricks, "
        "3 jewels and the black piece."
    )


def test_what_is_built_is_not_needed_any_more():
    assert part_words(coming_card(KIT, None), "needed") == ["To build", "22", "12", "9", "5"]
    game = game_of("capitol")
    state = on_site(game, ["V", ""], "O1.0.4 N1.0.6")
    assert part_words(coming_card(KIT, state), "needed") == ["To build", "22", "12", "8", "4"]


def test_a_plan_of_ones_own_has_one_too():
    card = coming_card(parse_kit(data_of("hut")), None)
    assert part_words(card, "round-2") == ["Round 2", "4", "3", "2", "1", "2"]
    assert part_words(card, "needed") == ["To build", "4", "1", "0", "0"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_row_leads_to_a_paragraph(language):
    card = coming_card(KIT, None)
    rules = {info.rule for item in card.items for info, _ in parts_of(item)} | {card.about}
    assert "" not in rules
    assert rules <= set(rulebook("monuments", language).places)


def test_it_stands_on_the_table_in_both_phases(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, options={"monument": "capitol"})
    seated.show(0)
    coming = seated.board.coming
    assert coming in seated.board.board_frame.facts
    assert part_words(coming.card, "round-2")[1] == "12"
    seated.play_until(can_build)
    assert coming in seated.board.board_frame.facts
    assert coming.isVisible()


def test_in_a_low_column_it_gives_way_to_what_is_played_with(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, size=(1280, 456))
    seated.show(0)
    assert seated.board.coming not in seated.board.board_frame.facts
    seated.board.resize(1280, 760)
    assert seated.board.coming in seated.board.board_frame.facts
