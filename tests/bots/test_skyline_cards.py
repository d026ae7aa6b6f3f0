"""Cards in many cities at once do what they do in one."""

import numpy as np
import pytest
from attrs import evolve

from blueprints_desktop.bots.skyline.cards import carried_out
from blueprints_desktop.bots.skyline.crowd import Crowd
from blueprints_desktop.bots.skyline.foresight import Cards, Luck, play_turn
from blueprints_desktop.bots.skyline.net import learned
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.skyline.deck import CARDS
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.payments import CARD_PAYMENTS, pay
from blueprints_desktop.games.skyline.phases import CARD, PLACING, ROLLING
from blueprints_desktop.games.skyline.state import State
from tests.bots.skyline_positions import position, positions


def carry_out(game: Skyline, state: State, card: str) -> list[State]:
    """What may come of a card for whoever is to move; nothing where it can do nothing."""
    drawn = evolve(state, phase=CARD, card=card)
    if card in CARD_PAYMENTS:
        payments = CARD_PAYMENTS[card](drawn, *game.deck.amounts[card])
        return [evolve(drawn, cash=pay(drawn.cash, payments)[0])]
    return [game.play(drawn, move, Chance(0)).state for move in game.legal_moves(drawn)]


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_carried_out_as_in_the_game(
    card: str, played: tuple[Skyline, list[State]]
) -> None:
    game, states = played
    going = [state for state in states if state.phase != PLACING and game.outcome(state) is None]
    going = going[::3]
    compared = 0
    for seat in (0, 1):
        drawn = [evolve(state, seat=seat) for state in going]
        kind, options = CARDS.index(card), going[0].options
        told = carried_out(Crowd.of(drawn), seat, kind, game.deck, options)
        assert (np.diff(told.game) >= 0).all(), "options of a game come together"
        mine: list[list[str]] = [[] for _ in drawn]
        for number, each in zip(told.game.tolist(), positions(told.after), strict=True):
            mine[number].append(repr(each))
        for state, lines in zip(drawn, mine, strict=True):
            after = carry_out(game, state, card)
            assert sorted(lines) == sorted(repr(position(game, each)) for each in after)
            compared += len(after)
    assert compared


def test_in_a_turn_everybody_does_the_best_with_what_was_drawn(
    played: tuple[Skyline, list[State]],
) -> None:
    """Pawns that come to a round cell: money moves, or the option is taken that the net likes."""
    game, states = played
    before = [
        evolve(state, seat=0, pawns=(5, state.pawns[1]))
        for state in states[::40]
        if state.phase == ROLLING
    ]
    for card in ("gala", "demolition_order", "takeover"):
        crowd, ones = Crowd.of(before), np.ones(len(before), np.int64)
        luck = Luck(2 * ones, ones, Cards(CARDS.index(card) * ones, game.deck))
        sums = play_turn(learned(), crowd, 0, luck, before[0].options)
        for number, state in enumerate(before):
            arrived = evolve(state, pawns=(7, state.pawns[1]))
            after = Crowd.of(carry_out(game, arrived, card) or [arrived])
            assert positions(crowd)[number] in positions(after)
            assert sums[number] == learned().judged(after, 0).max()
