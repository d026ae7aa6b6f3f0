"""The reveal in words: why a die scores, what somebody won, who won the round."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.blueprints.facts.reveal_facts import ScoredDie
from blueprints_desktop.desktop.games.blueprints.texts.reveal_reasons import (
    People,
    decision,
    honour_name,
    lost_tie_line,
    spelled_out,
)
from blueprints_desktop.desktop.games.blueprints.texts.wording import GAME, die_words
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.i18n.number_format import points_words, rank_words
from blueprints_desktop.desktop.ui.board.board_api import Prompt
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.dice import MATERIALS, RECYCLED, STONE, WOOD
from blueprints_desktop.games.blueprints.scoring import RoundResult
from blueprints_desktop.games.blueprints.ties import BY_ORDER, awards_of, honours_of

translate = QCoreApplication.translate


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
