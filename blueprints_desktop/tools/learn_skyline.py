"""Fit the weights by which standings in Projekt Skyline are judged to who won in the end.

Players who judge at a glance, each a little wrongly, play against one another; every standing
on the way is noted with how the game ended, and a logistic regression says how much each part
counted. The next rounds are played with the weights of the last.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from math import log

import numpy as np

from blueprints_desktop import places
from blueprints_desktop.bots.any_game import success
from blueprints_desktop.bots.skyline.ahead import Ahead
from blueprints_desktop.bots.skyline.fitted import weights_path
from blueprints_desktop.bots.skyline.standing import BY_HAND, PARTS, Judgement, lead
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.phases import ROLLING

NOISE = 50.0
"""How wrongly a move is judged, in money."""
STEPS = 600
PACE = 0.5
DAMPING = 1e-3
_FINE = 1 << 32


def play(game: Skyline, judgement: Judgement, chance: Chance) -> list[tuple[list[float], float]]:
    """One game of two: the first seat's lead at the beginning of each turn, and its success."""
    state = game.start(2, registry.box("skyline").options(), chance).state
    noted = []
    while (seat := game.to_act(state)) is not None:
        moves = game.legal_moves(state)
        if state.phase == ROLLING:
            noted.append(lead(state, 0))
        if len(moves) == 1:
            state = game.play(state, moves[0], chance).state
            continue
        ahead = Ahead(game, seat, judgement)
        after = [game.play(state, move, chance).state for move in moves]
        judged = [ahead.standing(each, seat) + NOISE * _gumbel(chance) for each in after]
        state = after[judged.index(max(judged))]
    outcome = game.outcome(state)
    assert outcome is not None, "the game is over"
    won = success(outcome, 0)
    return [(parts, won) for parts in noted]


def _gumbel(chance: Chance) -> float:
    return -log(-log((chance.below(_FINE) + 0.5) / _FINE))


def fit(noted: Sequence[tuple[list[float], float]]) -> Judgement:
    """The judgement that tells winners best: a unit of cash weighs 1."""
    parts = np.array([each for each, _ in noted])
    won = np.array([each for _, each in noted])
    spread = parts.std(axis=0) + 1e-9
    scaled = parts / spread
    weights = np.zeros(len(PARTS))
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-scaled @ weights))
        weights += PACE * (scaled.T @ (won - likely) / len(won) - DAMPING * weights)
    per_unit = weights / spread
    in_money = tuple(round(float(weight / per_unit[0]), 3) for weight in per_unit)
    return Judgement(in_money, round(float(1 / per_unit[0]), 1))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    box = registry.box("skyline")
    game = box.open(box.read_data(box.options(), [places.resources() / "skyline"]))
    assert isinstance(game, Skyline)
    chance = Chance(given.seed)
    judgement = BY_HAND
    for number in range(1, given.rounds + 1):
        noted = [each for _ in range(given.games) for each in play(game, judgement, chance)]
        judgement = fit(noted)
        named = dict(zip(PARTS, judgement.weights, strict=True))
        print(f"round {number}, {len(noted)} standings: {named}, {judgement.scale}", flush=True)
    path = weights_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    command = f"learn_skyline --games {given.games} --rounds {given.rounds} --seed {given.seed}"
    told = {"command": command, "scale": judgement.scale, "weights": named}
    path.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
