"""What the poster shows of whom: the winner's three buildings, or the best one of each winner."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.blueprints.facts.ending_facts import SeatEnd, exhibits
from blueprints_desktop.desktop.games.blueprints.results.ending_caption import BuildingCaption
from blueprints_desktop.desktop.games.blueprints.results.ending_poster import ShownExhibit
from blueprints_desktop.desktop.games.blueprints.results.ending_title import PosterWords
from blueprints_desktop.desktop.games.blueprints.texts.end_words import (
    place_line,
    reason,
    round_brief,
    round_name,
    tie_line,
    winners_name,
    wins_line,
)
from blueprints_desktop.desktop.games.blueprints.texts.reveal_words import People
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.scoring import RoundResult


def poster_words(
    chosen: Sequence[SeatEnd],
    ends: Sequence[SeatEnd],
    results: Sequence[RoundResult],
    outcome: Outcome,
    people: People,
) -> PosterWords:
    """The title block for one seat, or for all who share the victory."""
    first = chosen[0]
    wins = first.rank == 1
    several = len(chosen) > 1
    why = reason(results, outcome, ends, people) if wins else ""
    return PosterWords(
        waiting=QCoreApplication.translate("Ending", "Final result"),
        people=tuple(people[end.seat] for end in chosen),
        name=winners_name(ends, people) if several else people[first.seat].name,
        wins=wins_line(first, several) if wins else place_line(first),
        reason=why,
        brief=(tie_line(results, *ends[:2]) if wins else "") or why,
        is_winner=wins,
    )


def poster_works(
    chosen: Sequence[SeatEnd], people: People, deck: Sequence[BlueprintCard]
) -> list[ShownExhibit]:
    """Buildings with their captions: the round, or whose it is where there are several."""
    shown = []
    for exhibit in exhibits(chosen):
        own, person = exhibit.round, people[exhibit.seat]
        several = len(chosen) > 1
        caption = BuildingCaption(
            words=person.name if several else round_name(own.number),
            brief=person.name if several else round_brief(own.number),
            figure=str(own.built),
            honours=own.honours,
        )
        shown.append(ShownExhibit(exhibit, person, deck[own.card], caption))
    return shown
