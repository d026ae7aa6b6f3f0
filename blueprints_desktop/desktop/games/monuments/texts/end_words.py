"""The end of the game in words: who won and why, and where the points came from."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.monuments.texts.words import piece_words
from blueprints_desktop.desktop.i18n.number_format import and_list, points_words, rank_words, signed
from blueprints_desktop.desktop.ui.board.board_api import Person, Prompt
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.games.monuments.account import ScoreAccount
from blueprints_desktop.games.monuments.pieces import JEWEL

translate = QCoreApplication.translate
People = Mapping[int, Person]


def winners_line(outcome: Outcome, people: People) -> str:
    """Who won."""
    names = [people[seat].name for seat in outcome.winners]
    if len(names) == 1:
        return translate("Monuments", "{name} wins").format(name=names[0])
    return translate("Monuments", "{names} share the victory").format(names=and_list(names))


def why_line(outcome: Outcome, name: str, missing: int) -> str:
    """With how much, and what ended the game."""
    best = points_words(outcome.scores[outcome.winners[0]])
    if outcome.ended == "monument":
        ended = translate("Monuments", "{monument} is finished.").format(monument=name)
    else:
        words = translate(
            "Monuments", "Three rounds are over; {monument} lacks %n bricks.", "", missing
        )
        ended = words.format(monument=name)
    return translate("Monuments", "With {points}. {ended}").format(points=best, ended=ended)


class PointsPart(NamedTuple):
    """Something that brought or cost points, and the paragraph of the rulebook about it."""

    what: str
    points: str
    rule: str
    jewels: int = 0
    """They are drawn, not named."""


def parts_of(account: ScoreAccount) -> list[PointsPart]:
    """Where the points came from; together they are the total."""
    bricks = translate("Monuments", "%n bricks", "", account.bricks)
    parts = [
        PointsPart(translate("Monuments", "start"), str(account.start), "start-score"),
        PointsPart(bricks, signed(account.built), "brick-points"),
    ]
    if account.black:
        black = translate("Monuments", "black")
        parts.append(PointsPart(black, signed(account.black), "black-returned"))
    if account.lost:
        parts.append(PointsPart(translate("Monuments", "lost"), signed(-account.lost), "loss"))
    if account.jewels:
        what = f"{account.jewels} {piece_words(JEWEL, account.jewels)}"
        parts.append(PointsPart(what, signed(account.jewel_points), "jewels", account.jewels))
    return parts


def seat_spoken(account: ScoreAccount, rank: int, person: Person) -> str:
    """A row of the ranking as one sentence."""
    words = translate("Monuments", "{rank}: {name}, {points}")
    return words.format(rank=rank_words(rank), name=person.name, points=points_words(account.total))


def seat_parts_spoken(account: ScoreAccount) -> str:
    return ", ".join(f"{part.what} {part.points}" for part in parts_of(account))


def running_prompt() -> Prompt:
    return Prompt(
        translate("Monuments", "The screens come off"),
        translate("Monuments", "Every jewel scores three points."),
        primary=translate("Monuments", "Show everything"),
    )


def end_prompt(outcome: Outcome, people: People, name: str, missing: int) -> Prompt:
    """What is said where it is looked at again."""
    return Prompt(
        winners_line(outcome, people), why_line(outcome, name, missing), seat=sole_winner(outcome)
    )


def sole_winner(outcome: Outcome) -> int | None:
    seats: Sequence[int] = outcome.winners
    return seats[0] if len(seats) == 1 else None
