"""The end of a match in words: who won and why, and the result for screen readers."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.blueprints.facts.ending_facts import (
    SeatEnd,
    SeatRound,
    TieBreak,
    tie_break,
)
from blueprints_desktop.desktop.games.blueprints.texts.reveal_words import (
    People,
    honour_name,
    listed,
)
from blueprints_desktop.desktop.games.blueprints.texts.words import GAME
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.i18n.number_format import and_list, points_words, rank_words
from blueprints_desktop.desktop.ui.board.board_api import Prompt
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.games.blueprints.scoring import RoundResult

translate = QCoreApplication.translate


def winners_name(ends: Sequence[SeatEnd], people: People) -> str:
    """The winner, or all who share the first place."""
    names = [people[end.seat].name for end in ends if end.rank == 1]
    return and_list(names)


def headline(ends: Sequence[SeatEnd], people: People) -> str:
    points = points_words(ends[0].points)
    text = translate("Ending", "{name} wins with {points}")
    if sum(end.rank == 1 for end in ends) > 1:
        text = translate("Ending", "{name} share the victory with {points}")
    return text.format(name=winners_name(ends, people), points=points)


def reason(
    results: Sequence[RoundResult], outcome: Outcome, ends: Sequence[SeatEnd], people: People
) -> str:
    """What set the winner apart."""
    if outcome.decided_by == "shared":
        return translate("Ending", "Equal in points, Prizes and Awards.")
    first, second = ends[0], ends[1]
    name = people[second.seat].name
    decided = tie_break(results, first.seat, second.seat)
    if decided is None:
        ahead = first.points - second.points
        return translate("Ending", "%n points ahead of {name}.", "", ahead).format(name=name)
    return translate(
        "Ending", "As many points as {name}, but more {kind}: {own} to {rival}."
    ).format(name=name, kind=_kind(decided), own=decided.ahead, rival=decided.behind)


def tie_line(results: Sequence[RoundResult], end: SeatEnd, behind: SeatEnd | None) -> str:
    """Why somebody is before the next one, who has as many points; empty if that is not so."""
    decided = None if behind is None else tie_break(results, end.seat, behind.seat)
    if decided is None:
        return ""
    words = {
        "prizes": translate("Ending", "more Prizes: {own} to {rival}"),
        "gold": translate("Ending", "more gold: {own} to {rival}"),
        "silver": translate("Ending", "more silver: {own} to {rival}"),
        "bronze": translate("Ending", "more bronze: {own} to {rival}"),
    }[decided.by]
    return words.format(own=decided.ahead, rival=decided.behind)


def _kind(decided: TieBreak) -> str:
    return term(GAME, "prize" if decided.by == "prizes" else decided.by, 2)


def place_line(end: SeatEnd) -> str:
    """What the poster says under a name that is not the winner's."""
    return translate("Ending", "{rank} with {points}").format(
        rank=rank_words(end.rank), points=points_words(end.points)
    )


def wins_line(end: SeatEnd, shared: bool) -> str:
    points = points_words(end.points)
    if shared:
        return translate("Ending", "share the victory with {points}").format(points=points)
    return translate("Ending", "wins with {points}").format(points=points)


def round_name(number: int) -> str:
    return translate("Ending", "Round {round}").format(round=number + 1)


def round_brief(number: int) -> str:
    return translate("Ending", "R{round}", "a round, very short").format(round=number + 1)


def building_line(points: int) -> str:
    return translate("Ending", "building {points}").format(points=points)


def round_line(own: SeatRound) -> str:
    """A round of one seat for ears and tooltips."""
    won = listed([honour_name(honour) for honour in own.honours])
    return translate("Ending", "{round}: building {built}, {won}").format(
        round=round_name(own.number),
        built=own.built,
        won=won or translate("Ending", "no Award"),
    )


def seat_description(end: SeatEnd) -> str:
    return ". ".join(round_line(own) for own in end.rounds) + "."


def seat_name(end: SeatEnd, people: People) -> str:
    return translate("Ending", "{rank}: {name}, {points}").format(
        rank=rank_words(end.rank),
        name=people[end.seat].name,
        points=points_words(end.points),
    )


def whole_description(ends: Sequence[SeatEnd], people: People) -> str:
    return "\n".join(f"{seat_name(end, people)}. {seat_description(end)}" for end in ends)


def running_prompt() -> Prompt:
    return Prompt(
        translate("Ending", "The Awards and Prizes are turned over"),
        translate("Ending", "They alone decide the match."),
        primary=translate("Ending", "Show all"),
    )
