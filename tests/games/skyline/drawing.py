"""Action cards of Projekt Skyline, drawn when a test wants them."""

from typing import Any

from blueprints_desktop.engine.step import Step
from blueprints_desktop.games.skyline.deck import CARDS
from blueprints_desktop.games.skyline.events import CardDrawn, CardIdle
from blueprints_desktop.games.skyline.phases import CARD, ROLLING
from blueprints_desktop.games.skyline.state import State
from tests.games.skyline.table import GAME, legal, position, rolled, told


def drawn(state: State, card: str) -> Step[State]:
    """The mover goes to the round cell 7 and draws the card."""
    assert state.pawns[state.seat] == 0
    first = rolled(_one_before(state, card), white=1, black=6, card=card)
    assert told(first, CardDrawn) == [CardDrawn(state.seat, card)]
    return first


def _one_before(state: State, card: str) -> State:
    """The mover one cell before the round one; a card of older decks is put into the deck."""
    kind = CARDS.index(card)
    older = GAME.deck.counts[kind] == 0
    deck = (*state.deck[:kind], int(older) or state.deck[kind], *state.deck[kind + 1 :])
    pawns = [6 if seat == state.seat else 0 for seat in range(state.seats)]
    return State(
        state.options, state.phase, state.turn, state.first, state.seat, state.board,
        state.architect, tuple(pawns), state.cash, deck, state.dice, None, None,
    )  # fmt: skip


def choices(buildings: str, card: str, architect: str = "f6", **more: Any) -> set[str]:
    """What the drawn card lets the mover name."""
    step = drawn(position(buildings, architect, **more), card)
    assert step.state.phase == CARD
    assert step.reveals
    return {text.removeprefix("card ") for text in legal(step.state)}


def idle(buildings: str, card: str, architect: str = "f6", **more: Any) -> str:
    """Why the drawn card does nothing."""
    state = position(buildings, architect, **more)
    step = drawn(state, card)
    assert step.state.phase == ROLLING
    assert step.state.seat != state.seat
    assert (step.state.board, step.state.cash) == (state.board, state.cash)
    (event,) = told(step, CardIdle)
    assert (event.seat, event.card) == (state.seat, card)
    return event.reason
