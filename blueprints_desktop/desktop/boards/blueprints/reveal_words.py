"""The reveal in words: why a die scores, why an Award went where it did, who won the round."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.boards.blueprints.reveal_facts import (
    BY_ORDER,
    Honour,
    ScoredDie,
    awards_of,
    honours_of,
)
from blueprints_desktop.desktop.boards.blueprints.wording import (
    GAME,
    capitalised,
    die_words,
    material_word,
    order_words,
    points_words,
)
from blueprints_desktop.desktop.boards.contract import Person, Prompt
from blueprints_desktop.desktop.words import term
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.dice import MATERIALS, RECYCLED, STONE, WOOD
from blueprints_desktop.games.blueprints.scoring import AWARD_POINTS, PRIZE_POINTS, RoundResult
from blueprints_desktop.games.blueprints.state import ROUNDS

translate = QCoreApplication.translate

People = Mapping[Seat, Person]


def listed(parts: Sequence[str]) -> str:
    return ", ".join(parts)


def honour_name(honour: Honour) -> str:
    return term(GAME, honour.kind)


def honour_points(honour: Honour) -> int:
    return AWARD_POINTS[honour.kind] if honour.is_award else PRIZE_POINTS


def honour_reason(honour: Honour, result: RoundResult) -> str:
    """Why this seat took it: the tie-break if there was one, else what the Prize is for."""
    if honour.edge is None:
        return "" if honour.is_award else _merit(honour.kind)
    if honour.is_award:
        total = result.scores[honour.seat].total
        if honour.edge.by == BY_ORDER:
            return translate("Reveal", "tied at {points}, later in turn order").format(points=total)
        return translate("Reveal", "tied at {points}, more {material} dice").format(
            points=total, material=_deciding(honour)
        )
    if honour.edge.by == BY_ORDER:
        return translate("Reveal", "contested, later in turn order")
    return translate("Reveal", "contested, more {material} dice").format(material=_deciding(honour))


def _deciding(honour: Honour) -> str:
    """The material in demand that broke the tie."""
    material = honour.edge.material if honour.edge is not None else None
    return material_word(material) if material is not None else ""


def _merit(prize: str) -> str:
    return {
        "skyscraper": translate("Reveal", "five dice high or more"),
        "structural_integrity": translate("Reveal", "four dice of one value"),
        "geometer": translate("Reveal", "every value from 1 to 6"),
        "materials": translate("Reveal", "five dice of one material"),
    }[prize]


def honour_line(honour: Honour, result: RoundResult) -> str:
    """Its points and the reason in half a sentence."""
    reason = honour_reason(honour, result)
    worth = points_words(honour_points(honour))
    if not reason:
        return worth
    return translate("Reveal", "{points}: {reason}").format(points=worth, reason=reason)


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
        rank=order_words(rank - 1),
        name=people[seat].name,
        points=points_words(result.scores[seat].total),
    )
    won = [
        f"{honour_name(honour)} ({honour_line(honour, result)})"
        for honour in honours_of(result, seat)
    ]
    return f"{head} {listed(won)}." if won else head


def round_description(result: RoundResult, people: People) -> str:
    """The whole result as text, best first, for screen readers."""
    return "\n".join(
        f"{seat_line(result, seat, people)} {score_line(result, seat)}" for seat in result.ranking
    )


def next_label(number: int) -> str:
    """What the main button leads to after round ``number`` (from 0)."""
    if number + 1 >= ROUNDS:
        return translate("Reveal", "Final result")
    return translate("Reveal", "Round {round}").format(round=number + 2)


def running_prompt(number: int) -> Prompt:
    return Prompt(
        translate("Reveal", "Round {round}: the screens open").format(round=number + 1),
        translate("Reveal", "Wood, recycled, stone, glass: every die is counted."),
        primary=translate("Reveal", "Show all"),
    )


def result_prompt(result: RoundResult, number: int, people: People, *, face_down: bool) -> Prompt:
    """Who won the round and why, and what goes on from here."""
    winner = result.ranking[0]
    name, total = people[winner].name, result.scores[winner].total
    headline = translate("Reveal", "{name} wins the round with {points}").format(
        name=name, points=total
    )
    said = []
    first = awards_of(result)[0]
    if first.edge is not None and first.rival is not None:
        said.append(_tie_sentence(first, people))
    others = [_takings(result, seat, people) for seat in result.ranking[1:]]
    won = translate("Reveal", "; ", "between what two players won").join(filter(None, others))
    if won:
        said.append(f"{won}.")
    if face_down and number + 1 < ROUNDS:
        said.append(translate("Reveal", "Awards and Prizes stay face down until the end."))
    return Prompt(
        headline,
        " ".join(said),
        primary=next_label(number),
        secondary=translate("Reveal", "Look again"),
        seat=winner,
    )


def _tie_sentence(award: Honour, people: People) -> str:
    rival = people[award.rival].name if award.rival is not None else ""
    if award.edge is None or award.edge.by == BY_ORDER:
        return translate("Reveal", "Tied with {name}, but later in turn order.").format(name=rival)
    return translate("Reveal", "Tied with {name}, but more {material} dice.").format(
        name=rival, material=_deciding(award)
    )


def _takings(result: RoundResult, seat: Seat, people: People) -> str:
    won = [honour_name(honour) for honour in honours_of(result, seat)]
    if not won:
        return ""
    return translate("Reveal", "{name}: {won}").format(name=people[seat].name, won=listed(won))
