"""Why an Award or a Prize went where it did, in words: who had what, and what broke the tie."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.blueprints.texts.wording import (
    GAME,
    material_word,
)
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.i18n.number_format import points_words
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.scoring import AWARD_POINTS, PRIZE_POINTS, RoundResult
from blueprints_desktop.games.blueprints.ties import BY_ORDER, Edge, Honour, lost_tie

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
