"""The end of a round in words: why a die scores, who won which Award or Prize, what broke ties."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.blueprints.facts.reveal_facts import ScoredDie
from blueprints_desktop.desktop.games.blueprints.texts.words import GAME, die_words, material_word
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.i18n.number_format import points_words, rank_words
from blueprints_desktop.desktop.ui.board.board_api import Person, Prompt
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.dice import MATERIALS, RECYCLED, STONE, WOOD
from blueprints_desktop.games.blueprints.scoring import AWARD_POINTS, PRIZE_POINTS, RoundResult
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


def honour_points(honour: Honour) -> int:
    return AWARD_POINTS[honour.kind] if honour.is_award else PRIZE_POINTS


def honour_lines(honour: Honour, result: RoundResult, people: People) -> tuple[str, ...]:
    """What it is worth and why this seat took it; shorter and shorter, for the room there is."""
    worth = points_words(honour_points(honour))
    why = _reasons(honour, result, people)
    if not why:
        return (worth,)
    whole = translate("Reveal", "{points}: {reason}").format(points=worth, reason=why[0])
    return whole, *why, worth


def spelled_out(honour: Honour, result: RoundResult, people: People) -> str:
    """Its points and the whole reason."""
    return honour_lines(honour, result, people)[0]


def lost_tie_line(result: RoundResult, seat: Seat, people: People) -> str:
    """Why a seat ranks behind somebody with as many points; empty if it does not."""
    lines = _lost_tie_lines(result, seat, people)
    return lines[0] if lines else ""


def _lost_tie_lines(result: RoundResult, seat: Seat, people: People) -> tuple[str, ...]:
    """The same in wordings of less and less length."""
    lost = lost_tie(result, seat)
    if lost is None:
        return ()
    ahead, edge = lost
    decided = decision(edge, behind=True)
    whole = tied_words(people[ahead].name, result.scores[seat].total, decided)
    return whole, decided, *_brief(edge, behind=True)


def tied_words(rival: str, points: int, decided: str) -> str:
    """With whom a building was level, and the decision."""
    return translate("Reveal", "tied with {name} at {points}: {decision}").format(
        name=rival, points=points, decision=decided
    )


def prize_words(prize: str, rival: str = "", decided: str = "") -> str:
    """What a Prize is for, and what put its winner before somebody else who was fit for it."""
    if not rival:
        return _merit(prize)
    before = translate("Reveal", "ahead of {name}: {decision}").format(name=rival, decision=decided)
    return translate("Reveal", "{merit}; {reason}").format(merit=_merit(prize), reason=before)


def _reasons(honour: Honour, result: RoundResult, people: People) -> tuple[str, ...]:
    """Wordings of the reason, longest first; none for an Award that no tie was about."""
    merit = "" if honour.is_award else _merit(honour.kind)
    if honour.edge is None or honour.rival is None:
        return (merit,) if merit else _lost_tie_lines(result, honour.seat, people)
    rival, decided = people[honour.rival].name, decision(honour.edge)
    if honour.is_award:
        whole = tied_words(rival, result.scores[honour.seat].total, decided)
        return whole, decided, *_brief(honour.edge)
    before = translate("Reveal", "ahead of {name}: {decision}").format(name=rival, decision=decided)
    whole = prize_words(honour.kind, rival, decided)
    return whole, before, decided, *_brief(honour.edge)


def decision(edge: Edge, *, behind: bool = False) -> str:
    """What broke a tie and with how many dice: as the one ahead says it, or the one behind."""
    level = [(material_word(material), count) for material, count in edge.level]
    if edge.material is None:
        (first, of_first), (second, of_second) = level
        words = translate(
            "Reveal",
            "equal in {first} ({of_first}) and {second} ({of_second}), later in turn order",
        )
        if behind:
            words = translate(
                "Reveal",
                "equal in {first} ({of_first}) and {second} ({of_second}), earlier in turn order",
            )
        return words.format(first=first, of_first=of_first, second=second, of_second=of_second)
    decided = _count(edge, behind)
    if not level:
        return decided
    first, of_first = level[0]
    return translate("Reveal", "equal in {first} ({of_first}), {decision}").format(
        first=first, of_first=of_first, decision=decided
    )


def _count(edge: Edge, behind: bool = False) -> str:
    """The material that decided, and how many dice of it the two have."""
    words = translate("Reveal", "more {material}, {own} to {other}")
    own, other = edge.ahead, edge.behind
    if behind:
        words = translate("Reveal", "less {material}, {own} to {other}")
        own, other = other, own
    material = "" if edge.material is None else material_word(edge.material)
    return words.format(material=material, own=own, other=other)


def _brief(edge: Edge, *, behind: bool = False) -> tuple[str, ...]:
    """What decided, without what did not."""
    if edge.by != BY_ORDER:
        return (_count(edge, behind),) if edge.level else ()
    if behind:
        return (translate("Reveal", "earlier in turn order"),)
    return (translate("Reveal", "later in turn order"),)


def _merit(prize: str) -> str:
    return {
        "skyscraper": translate("Reveal", "five dice high or more"),
        "structural_integrity": translate("Reveal", "four dice of one value"),
        "geometer": translate("Reveal", "every value from 1 to 6"),
        "materials": translate("Reveal", "five dice of one material"),
    }[prize]


def listed(parts: Sequence[str]) -> str:
    return ", ".join(parts)


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
        parts=listed(parts), total=score.total
    )


def seat_line(result: RoundResult, seat: Seat, people: People) -> str:
    """Rank, name, points and what was won: the whole column in a sentence or two."""
    rank = result.ranking.index(seat) + 1
    head = translate("Reveal", "{rank}: {name}, {points}.").format(
        rank=rank_words(rank),
        name=people[seat].name,
        points=points_words(result.scores[seat].total),
    )
    won = [
        f"{honour_name(honour)} ({spelled_out(honour, result, people)})"
        for honour in honours_of(result, seat)
    ]
    lost = lost_tie_line(result, seat, people)
    return " ".join([head, *(f"{capitalised(told)}." for told in (listed(won), lost) if told)])


def round_description(result: RoundResult, people: People) -> str:
    """The whole result as text, best first, for screen readers."""
    return "\n".join(
        f"{seat_line(result, seat, people)} {score_line(result, seat)}" for seat in result.ranking
    )


def next_label(number: int, over: bool) -> str:
    """What the main button leads to after round ``number`` (from 0)."""
    if over:
        return translate("Reveal", "Final result")
    return translate("Reveal", "Round {round}").format(round=number + 2)


def running_prompt(number: int) -> Prompt:
    return Prompt(
        translate("Reveal", "Round {round}: the screens open").format(round=number + 1),
        translate("Reveal", "Wood, recycled, stone, glass: every die is counted."),
        primary=translate("Reveal", "Show all"),
    )


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
    award = awards_of(result)[0]
    if award.edge is not None:
        said = _tie_sentence(result, people)
    else:
        ahead = result.scores[winner].total - result.scores[second].total
        said = translate("Reveal", "%n points ahead of {name}.", "", ahead).format(
            name=people[second].name
        )
        if face_down and not over:
            hidden = translate("Reveal", "Awards stay face down until the end.")
            said = f"{said} {hidden}"
    return Prompt(
        headline,
        said,
        primary=next_label(number, over),
        secondary=translate("Reveal", "Look again"),
        seat=winner,
    )


def _tie_sentence(result: RoundResult, people: People) -> str:
    """Why the winner is before the second, who has as many points."""
    edge, rival = awards_of(result)[0].edge, people[result.ranking[1]].name
    if edge is None or edge.by == BY_ORDER:
        return translate(
            "Reveal", "Level with {name} in everything, but later in turn order."
        ).format(name=rival)
    return translate("Reveal", "Tied with {name}: {decision}.").format(
        name=rival, decision=decision(edge)
    )
