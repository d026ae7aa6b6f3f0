"""A table for FITS: the game with all its boards, and cards that come in a wanted order."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from blueprints_desktop import places
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import Step
from blueprints_desktop.games.fits.box import BOX
from blueprints_desktop.games.fits.game import Fits
from blueprints_desktop.games.fits.options import Options
from blueprints_desktop.games.fits.pieces import PIECE_BY_NAME, PIECES
from blueprints_desktop.games.fits.state import State


class Arranged(Chance):
    """Cards in a wanted order: first the Start cards by seat, then the Construction cards."""

    def __init__(self, starts: str, cards: str = "") -> None:
        super().__init__(0)
        self.starts = [PIECE_BY_NAME[name] for name in starts.split()]
        wanted = [PIECE_BY_NAME[name] for name in cards.split()]
        self.cards = wanted + [piece for piece in PIECES if piece not in wanted]
        self.left = list(PIECES)

    def deal(self, things: Sequence[Any], count: int) -> list[Any]:
        assert set(self.starts) <= set(things)
        assert len(self.starts) == count
        self.left = list(PIECES)
        return self.starts

    def below(self, limit: int) -> int:
        assert limit == len(self.left)
        card = next(card for card in self.cards if card in self.left)
        place = self.left.index(card)
        self.left.remove(card)
        return place


class Table:
    """A game in progress, played with texts."""

    def __init__(self, game: Fits, starts: str, cards: str, boards: tuple[Any, ...]) -> None:
        self.game = game
        self.chance = Arranged(starts, cards)
        seats = len(self.chance.starts)
        self.step: Step[State] = game.start(seats, Options(boards), self.chance)

    @property
    def state(self) -> State:
        return self.step.state

    def play(self, moves: str | Iterable[str]) -> Step[State]:
        """Play the moves, written with blanks between; the last step."""
        for text in moves.split() if isinstance(moves, str) else moves:
            self.step = self.game.play(self.state, self.game.parse_move(text), self.chance)
        return self.step

    def finish_round(self) -> Step[State]:
        """Set everything aside until the round is scored."""
        while self.state.piece is not None:
            self.play("aside")
        return self.step

    @property
    def choices(self) -> list[str]:
        return [str(move) for move in self.game.legal_moves(self.state)]


@pytest.fixture(scope="session")
def folder() -> Path:
    return places.resources() / "fits"


@pytest.fixture(scope="session")
def game(folder: Path) -> Fits:
    opened = BOX.open(BOX.read_data(Options(), [folder]))
    assert isinstance(opened, Fits)
    return opened


@pytest.fixture(scope="session")
def table(game: Fits) -> Callable[..., Table]:
    """``table("L P", "X O4")``: two seats with these Start cards, these cards turned first."""

    def set_up(starts: str, cards: str = "", boards: tuple[Any, ...] = (1, 2)) -> Table:
        return Table(game, starts, cards, boards)

    return set_up
