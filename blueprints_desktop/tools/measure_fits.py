"""Measure boards for FITS: how well players of different strength fare on them, deal by deal.

Everyone plays the same deals, alone. A good board parts the strong player from the weak one: the
lead says by how many points, and how large it is beside the spread of one player's scores from
deal to deal. A part that the weak player takes nearly whole asks nothing of anyone.

The strong player needs the table of the board (``learn_fits``). A board without one is learned
here first, and the table is thrown away. Given boards 1 to 4, it also says which titles the players earn.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import mean, stdev

from attrs import frozen

from blueprints_desktop import places
from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.expectimax import Expectimax
from blueprints_desktop.bots.fits.learned import Learned, learned
from blueprints_desktop.bots.fits.ramps import After, Ramps, Value
from blueprints_desktop.bots.fits.strategy import FitsStrategy
from blueprints_desktop.bots.fits.weights import Weighed
from blueprints_desktop.bots.levels import gumbel
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.data import read_toml
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.games.fits.boards import RampBoard, parse_board
from blueprints_desktop.games.fits.data import parse_start_cards
from blueprints_desktop.games.fits.grid import BOARD
from blueprints_desktop.games.fits.options import BoardId
from blueprints_desktop.games.fits.pieces import PIECES, Piece
from blueprints_desktop.games.fits.ramp import EMPTY
from blueprints_desktop.games.fits.scoring import SYMBOL_POINTS, Score, parts_of, score
from blueprints_desktop.games.fits.titles import TITLES, earns_title, title_of
from blueprints_desktop.tools.learn_fits import Pupil

CANDIDATES = 6
"""Drops that the strong player looks into, by the next card."""

Choice = Callable[[After, Piece, bool, Chance], After]
"""What a player makes of a ramp with the piece at hand; whether it must be dropped."""


@frozen
class Deal:
    """The cards of one round."""

    start: Piece
    pieces: tuple[Piece, ...]
    """In the order of the Construction cards, without the start piece."""


def deals(start_cards: Sequence[Piece], count: int, seed: int) -> list[Deal]:
    """So many deals; the same seed gives the same ones."""
    found = []
    for number in range(count):
        chance = Chance.of_step(seed, number)
        start = chance.pick(start_cards)
        rest = [piece for piece in PIECES if piece != start]
        found.append(Deal(start, tuple(chance.shuffled(rest))))
    return found


def apprentice(value: Value) -> Choice:
    """What looks good at a glance, each ramp judged a little wrongly."""
    ramps = Ramps(value)

    def choose(before: After, piece: Piece, compulsory: bool, chance: Chance) -> After:
        moves = ramps.moves(before, piece, compulsory)
        judged = [move[0] + FitsStrategy.softness * gumbel(chance) for move in moves]
        return moves[judged.index(max(judged))][2]

    return choose


def glance(value: Value) -> Choice:
    """What looks best at a glance: by weights that is the journeyman."""
    ramps = Ramps(value)

    def choose(before: After, piece: Piece, compulsory: bool, _chance: Chance) -> After:
        return max(ramps.moves(before, piece, compulsory), key=lambda move: move[0])[2]

    return choose


def one_card_ahead(value: Value) -> Choice:
    """The best over every next card: a master in a hurry."""
    ramps = Ramps(value)

    def choose(before: After, piece: Piece, compulsory: bool, _chance: Chance) -> After:
        ahead = Expectimax(ramps, Budget(sys.maxsize))
        moves = sorted(ramps.moves(before, piece, compulsory), key=lambda m: m[0], reverse=True)
        return max((m[2] for m in moves[:CANDIDATES]), key=lambda after: ahead.value(after, 1))

    return choose


def played(deal: Deal, choose: Choice, chance: Chance) -> After:
    """The ramp at the end of the round."""
    left = sum(1 << piece for piece in deal.pieces)
    after = choose((EMPTY.heights, EMPTY.covered, left), deal.start, True, chance)
    for piece in deal.pieces:
        heights, covered, left = after
        after = choose((heights, covered, left & ~(1 << piece)), piece, False, chance)
    return after


def value_of(board: RampBoard, start_cards: Sequence[Piece], games: int, seed: int) -> Value:
    """The learned evaluation of a board, learned now if it has none."""
    found = learned(board)
    if found is not None:
        return found
    pupil = Pupil(board, start_cards, seed)
    for _ in range(games):
        pupil.play()
    return Learned(board, pupil.value.table)


def measure(board: RampBoard, strong: Value, dealt: Sequence[Deal]) -> dict[str, list[Score]]:
    """By player, the scores of all deals."""
    weighed = Weighed(board)
    table: Mapping[str, Choice] = {
        "apprentice": apprentice(weighed),
        "greedy": glance(weighed),
        "learned": glance(strong),
        "ahead": one_card_ahead(strong),
    }
    return {
        name: [
            score(board, played(deal, choose, Chance.of_step(number, 1))[1] & BOARD)
            for number, deal in enumerate(dealt)
        ]
        for name, choose in table.items()
    }


def most_of(board: RampBoard) -> dict[str, int]:
    """By part, the most points that the board could give."""
    return {
        "rows": board.rows_score * len(board.rows),
        "bonus": sum(points * mask.bit_count() for points, mask in board.bonus_cells),
        "pairs": SYMBOL_POINTS[2] * len(board.symbols),
    }


def report(board: RampBoard, scores: Mapping[str, Sequence[Score]]) -> str:
    """The figures of a board as a table for people."""
    most = most_of(board)
    parts = parts_of(board)
    titles = [f"{part} ({most[part]})" if most.get(part) else part for part in parts]
    lines = [f"{'board ' + str(board.id):>12} {'total':>7} {'spread':>7}"
             + "".join(f"{title:>12}" for title in titles)]  # fmt: skip
    for name, each in scores.items():
        totals = [one.total for one in each]
        means = (mean(one.part(part) for one in each) for part in parts)
        lines.append(f"{name:>12} {mean(totals):7.2f} {stdev(totals):7.2f}"
                     + "".join(f"{points:12.2f}" for points in means))  # fmt: skip
    weak, strong = ([one.total for one in scores[name]] for name in ("greedy", "ahead"))
    leads = [high - low for low, high in zip(weak, strong, strict=True)]
    spread = (stdev(weak) + stdev(strong)) / 2
    ahead = mean((lead > 0) + (lead == 0) / 2 for lead in leads)
    lines.append(f"ahead leads greedy by {mean(leads):.2f}: {mean(leads) / spread:.2f} of the spread"
                 f" from deal to deal, {100 * ahead:.0f} of 100 deals")  # fmt: skip
    return "\n".join(lines)


def titles(totals: Mapping[str, Sequence[int]]) -> str:
    """How many of a hundred solo games end with which title, by player."""
    lines = [" " * 12 + "".join(f"{title.name:>15}" for title in TITLES)]
    for name, each in totals.items():
        earned = Counter(title_of(total).name for total in each)
        shares = (100 * earned[title.name] / len(each) for title in TITLES)
        lines.append(f"{name:>12}" + "".join(f"{share:15.0f}" for share in shares))
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+", metavar="BOARD.toml")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--learn", type=int, default=40_000, help="games to learn a board from")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    cards = places.resources() / "fits" / "cards.toml"
    try:
        start_cards = parse_start_cards(read_toml(cards), cards.name)
        boards = [parse_board(_id(path), read_toml(path), path.name) for path in given.files]
    except (GameError, OSError) as error:
        parser.error(str(error))
    totals: dict[str, list[int]] = {}
    for number, board in enumerate(boards, 1):
        dealt = deals(start_cards, given.games, given.seed + number * 1_000_000)
        strong = value_of(board, start_cards, given.learn, given.seed)
        scores = measure(board, strong, dealt)
        print(report(board, scores), flush=True)
        for name, each in scores.items():
            before = totals.get(name, [0] * given.games)
            totals[name] = [so_far + one.total for so_far, one in zip(before, each, strict=True)]
    if earns_title([board.id for board in boards]):
        print(titles(totals))
    return 0


def _id(path: Path) -> BoardId:
    return int(path.stem) if path.stem.isdecimal() else path.stem


if __name__ == "__main__":
    sys.exit(main())
