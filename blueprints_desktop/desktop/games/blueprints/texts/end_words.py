"""The ends of a round and of a match in words: why a die scores, who won what, what broke ties."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.blueprints.facts.result_facts import (
    ScoredDie,
    SeatEnd,
    SeatRound,
    TieBreak,
    tie_break,
    worth,
)
from blueprints_desktop.desktop.games.blueprints.texts.words import (
    GAME,
    building_points,
    die_words,
    material_word,
    victory_points,
)
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.i18n.number_format import and_list, points_words, rank_words
from blueprints_desktop.desktop.ui.board.board_api import Person, Prompt
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.dice import MATERIALS, RECYCLED, STONE, WOOD
from blueprints_desktop.games.blueprints.scoring import RoundResult
from blueprints_desktop.games.blueprints.ties import (
    BY_ORDER,
    Edge,
    Honour,
    awards_of,
    honours_of,
    lost_tie,
)

translate = QCoreApplication.translate

People = Mapping[Seat, Person]


def honour_name(honour: Honour) -> str:
    return term(GAME, honour.kind)


def honour_names(honour: Honour) -> tuple[str, ...]:
    """Its name, then shorter ones where its badge already says that it is an Award or a Prize."""
    short = {
        "gold": (translate("Reveal", "Gold"),),
        "silver": (translate("Reveal", "Silver"),),
        "bronze": (translate("Reveal", "Bronze"),),
        "skyscraper": (translate("Reveal", "Skyscraper"),),
        "structural_integrity": (
            translate("Reveal", "Structural Integrity"),
            translate("Reveal", "Structure"),
        ),
        "geometer": (translate("Reveal", "Geometer"),),
        "materials": (translate("Reveal", "Materials"),),
    }
    return honour_name(honour), *short[honour.kind]


def honour_lines(honour: Honour, result: RoundResult, people: People) -> tuple[str, ...]:
    """What it is worth and why this seat took it; shorter and shorter, for the room there is."""
    points = victory_points(worth(honour))
    why = _reasons(honour, result, people)
    brief = points_words(worth(honour))
    if not why:
        return points, brief
    whole = translate("Reveal", "{points}: {reason}").format(points=points, reason=why[0])
    return whole, *why, points, brief


def spelled_out(honour: Honour, result: RoundResult, people: People) -> str:
    """Its points and the whole reason."""
    return honour_lines(honour, result, people)[0]


def lost_tie_line(result: RoundResult, seat: Seat, people: People) -> str:
    """Why a seat ranks behind somebody with as many points; empty if it does not."""
    return next(iter(_lost_tie_lines(result, seat, people)), "")


def _lost_tie_lines(result: RoundResult, seat: Seat, people: People) -> tuple[str, ...]:
    """The same in wordings of less and less length."""
    lost = lost_tie(result, seat)
    if lost is None:
        return ()
    ahead, edge = lost
    decided = decisions(edge, behind=True)
    return tied_words(people[ahead].name, result.scores[seat].total, decided[0]), *decided


def tied_words(rival: str, points: int, decided: str) -> str:
    """With whom a building was level, and the decision."""
    return translate("Reveal", "tied with {name} at {points}: {decision}").format(
        name=rival, points=points, decision=decided
    )


def prize_words(prize: str, rival: str = "", decided: str = "") -> str:
    """What a Prize is for, and what put its winner before somebody else who was fit for it."""
    if not rival:
        return _merit(prize)
    before = _ahead_words(rival, decided)
    return translate("Reveal", "{merit}; {reason}").format(merit=_merit(prize), reason=before)


def _ahead_words(rival: str, decided: str) -> str:
    words = translate("Reveal", "ahead of {name}: {decision}")
    return words.format(name=rival, decision=decided)


def _reasons(honour: Honour, result: RoundResult, people: People) -> tuple[str, ...]:
    """Wordings of the reason, longest first; none for an Award that no tie was about."""
    if honour.edge is None or honour.rival is None:
        if honour.is_award:
            return _lost_tie_lines(result, honour.seat, people)
        return (_merit(honour.kind),)
    rival, decided = people[honour.rival].name, decisions(honour.edge)
    if honour.is_award:
        return tied_words(rival, result.scores[honour.seat].total, decided[0]), *decided
    whole = prize_words(honour.kind, rival, decided[0])
    return whole, _ahead_words(rival, decided[0]), *decided


def decisions(edge: Edge, *, behind: bool = False) -> tuple[str, ...]:
    """What broke a tie and with how many dice: as the one ahead says it, or the one behind.

    The whole of it, then without what did not decide.
    """
    level = [(material_word(material), count) for material, count in edge.level]
    if edge.material is None:
        (first, of_first), (second, of_second) = level
        brief = translate("Reveal", "later in turn order")
        words = translate(
            "Reveal",
            "equal in {first} ({of_first}) and {second} ({of_second}), later in turn order",
        )
        if behind:
            brief = translate("Reveal", "earlier in turn order")
            words = translate(
                "Reveal",
                "equal in {first} ({of_first}) and {second} ({of_second}), earlier in turn order",
            )
        whole = words.format(first=first, of_first=of_first, second=second, of_second=of_second)
        return whole, brief
    words, counts = (
        translate("Reveal", "more {material}, {own} to {other}"),
        (edge.ahead, edge.behind),
    )
    if behind:
        words, counts = translate("Reveal", "less {material}, {own} to {other}"), counts[::-1]
    own, other = counts
    decided = words.format(material=material_word(edge.material), own=own, other=other)
    if not level:
        return (decided,)
    words = translate("Reveal", "equal in {first} ({of_first}), {decision}")
    first, of_first = level[0]
    return words.format(first=first, of_first=of_first, decision=decided), decided


def _merit(prize: str) -> str:
    return {
        "skyscraper": translate("Reveal", "five dice high or more"),
        "structural_integrity": translate("Reveal", "four dice of one value"),
        "geometer": translate("Reveal", "every value from 1 to 6"),
        "materials": translate("Reveal", "five dice of one material"),
    }[prize]


def die_line(scored: ScoredDie) -> str:
    """A die and why it scores what it does."""
    if scored.material == WOOD:
        why = translate("Reveal", "touches %n dice, 2 points for each", "", scored.count)
    elif scored.material == RECYCLED:
        why = translate("Reveal", "recycled die number {count}").format(count=scored.count)
    elif scored.material == STONE:
        why = translate("Reveal", "stone on level {level}").format(level=scored.level + 1)
    else:
        why = translate("Reveal", "glass scores its value")
    return translate("Reveal", "{die}, {why}").format(
        die=capitalised(die_words(scored.die)), why=why
    )


def score_line(result: RoundResult, seat: Seat) -> str:
    """The five parts of a score and their sum, for ears."""
    score = result.scores[seat]
    parts = [f"{capitalised(term(GAME, name))} {getattr(score, name)}" for name in MATERIALS]
    parts.append(f"{term(GAME, 'bonus')} {score.bonus}")
    return translate("Reveal", "{parts}. Total {total}.").format(
        parts=", ".join(parts), total=score.total
    )


def seat_line(result: RoundResult, seat: Seat, people: People) -> str:
    """Rank, name, points and what was won: the whole column in a sentence or two."""
    rank = result.ranking.index(seat) + 1
    head = translate("Reveal", "{rank}: {name}, {points}.").format(
        rank=rank_words(rank),
        name=people[seat].name,
        points=building_points(result.scores[seat].total),
    )
    won = [
        f"{honour_name(honour)} ({spelled_out(honour, result, people)})"
        for honour in honours_of(result, seat)
    ]
    lost = lost_tie_line(result, seat, people)
    return " ".join([head, *(f"{capitalised(told)}." for told in (", ".join(won), lost) if told)])


def round_description(result: RoundResult, people: People) -> str:
    """The whole result as text, best first, for screen readers."""
    return "\n".join(
        f"{seat_line(result, seat, people)} {score_line(result, seat)}" for seat in result.ranking
    )


def running_prompt(number: int) -> Prompt:
    return Prompt(
        translate("Reveal", "Round {round}: the reveal").format(round=number + 1),
        translate("Reveal", "Wood, recycled, stone, glass: every die is counted."),
        primary=translate("Reveal", "Show all"),
    )


_TWO = 2


def result_prompt(
    result: RoundResult, number: int, people: People, *, face_down: bool, over: bool
) -> Prompt:
    """Who won the round and why, and what goes on from here.

    What the others took stands in their panels: here it would only be cut.
    """
    winner, second = result.ranking[:2]
    headline = translate("Reveal", "{name} wins the round with {points}").format(
        name=people[winner].name, points=result.scores[winner].total
    )
    edge, rival = awards_of(result)[0].edge, people[second].name
    if edge is None:
        ahead = result.scores[winner].total - result.scores[second].total
        said = translate("Reveal", "%n building points ahead of {name}.", "", ahead).format(
            name=rival
        )
        if len(result.scores) == _TWO:
            silver = translate("Reveal", "With two players there is only a Silver Award.")
            said = f"{said} {silver}"
        elif face_down and not over:
            hidden = translate("Reveal", "Awards and Prizes are now turned face down.")
            said = f"{said} {hidden}"
    elif edge.by == BY_ORDER:
        words = translate("Reveal", "Tied with {name} in everything, but later in turn order.")
        said = words.format(name=rival)
    else:
        words = translate("Reveal", "Tied with {name}: {decision}.")
        said = words.format(name=rival, decision=decisions(edge)[0])
    following = translate("Reveal", "Round {round}").format(round=number + 2)
    return Prompt(
        headline,
        said,
        primary=translate("Reveal", "Final result") if over else following,
        secondary=translate("Reveal", "Look again"),
        seat=winner,
    )


# --- the end of a match -------------------------------------------------------------------


def winners_name(ends: Sequence[SeatEnd], people: People) -> str:
    """The winner, or all who share the first place."""
    names = [people[end.seat].name for end in ends if end.rank == 1]
    return and_list(names)


def headline(ends: Sequence[SeatEnd], people: People) -> str:
    points = victory_points(ends[0].points)
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
        return translate("Ending", "%n victory points ahead of {name}.", "", ahead).format(
            name=name
        )
    return translate(
        "Ending", "As many victory points as {name}, but more {kind}: {own} to {rival}."
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


def place_line(end: SeatEnd, shared: bool) -> str:
    """What the poster says under a name; ``shared``: under the names of several winners."""
    words = translate("Ending", "wins with {points}")
    if end.rank > 1:
        words = translate("Ending", "{rank} with {points}")
    elif shared:
        words = translate("Ending", "share the victory with {points}")
    return words.format(rank=rank_words(end.rank), points=victory_points(end.points))


def round_name(number: int) -> str:
    return translate("Ending", "Round {round}").format(round=number + 1)


def round_brief(number: int) -> str:
    return translate("Ending", "R{round}", "a round, very short").format(round=number + 1)


def building_line(points: int) -> str:
    return translate("Ending", "building {points}").format(points=points)


def round_line(own: SeatRound) -> str:
    """A round of one seat for ears and tooltips."""
    won = ", ".join(map(honour_name, own.honours))
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
        points=victory_points(end.points),
    )


def whole_description(ends: Sequence[SeatEnd], people: People) -> str:
    return "\n".join(f"{seat_name(end, people)}. {seat_description(end)}" for end in ends)
