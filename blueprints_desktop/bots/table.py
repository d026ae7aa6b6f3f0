"""A match played by computer players alone."""

from collections.abc import Sequence

from blueprints_desktop.bots.players import Player
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match


def play_out(match: Match, players: Sequence[Player]) -> None:
    """Let the players, one for each seat, play the match to its end.

    A player's chance comes from the match's seed and its seat, apart from the match's
    own, whose steps count from 0 upwards.
    """
    chances = [Chance.of_step(match.seed, -1 - seat) for seat in range(len(players))]
    while (seat := match.to_act) is not None:
        match.play(players[seat](match.game, match.view(seat), chances[seat]))
