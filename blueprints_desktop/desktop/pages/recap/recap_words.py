"""Why a match was won and lost, in three sentences: what decided it, the largest slip, and luck."""

from collections.abc import Sequence
from enum import Enum

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.charts.specs import Bars
from blueprints_desktop.desktop.computers.review_judge import Verdict, lapse_texts
from blueprints_desktop.desktop.games.registry import luck_words_of, progress_of, sheet_words_of
from blueprints_desktop.desktop.i18n.language import labelled, uncapitalised
from blueprints_desktop.desktop.i18n.number_format import figure, sentences
from blueprints_desktop.desktop.pages.review.review_model import ReviewModel, told_lines
from blueprints_desktop.desktop.pages.sheet.match_charts import sources_chart
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.luck import Luck
from blueprints_desktop.engine.moments import LEAD, LOSS, RUIN, Moment, decisive
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.engine.sheet import Sheet

translate = QCoreApplication.translate


class Aspect(Enum):
    """What a sentence is about; the value names its part of the page."""

    DECISIVE = "decisive"
    SLIP = "slip"
    LUCK = "luck"


@frozen
class Sentence:
    """One of the three, and the step that it is about; None: it is about none."""

    aspect: Aspect
    text: str
    step: int | None = None
    seat: int | None = None
    """Whose doing it is."""


@frozen
class Judging:
    """How far the judge has come."""

    judged: int
    of: int
    slips: tuple[Verdict, ...] = ()
    failed: bool = False
    """Some moves could not be judged."""

    @property
    def is_done(self) -> bool:
        return self.judged == self.of


def decisive_sentence(
    key: str, story: ReviewModel, people: Sequence[Person], outcome: Outcome
) -> Sentence:
    """The move, the roll or the round that decided."""
    moment = decisive(story.moments, alone=len(people) == 1)
    if moment is not None:
        return Sentence(
            Aspect.DECISIVE, _decided(key, story, people, moment), moment.step, moment.seat
        )
    if len(people) == 1:
        return Sentence(Aspect.DECISIVE, translate("Recap", "No single step decided it."))
    if len(outcome.winners) == 1:
        words = translate("Recap", "It could not have been closer: a tie-break decided for {name}.")
        return Sentence(Aspect.DECISIVE, words.format(name=people[outcome.winners[0]].name))
    words = translate("Recap", "No one was ahead in the end, so the win is shared.")
    return Sentence(Aspect.DECISIVE, words)


def _decided(key: str, story: ReviewModel, people: Sequence[Person], moment: Moment) -> str:
    step, points = moment.step, moment.points
    name = "" if moment.seat is None else people[moment.seat].name
    if moment.key == RUIN:
        return _ruined(key, story, people, moment)
    if moment.key == LEAD and step == story.last and story.rounds > 1:
        words = translate(
            "Recap",
            "It was open to the last: only the end of round {round} put {name} ahead, by {points}.",
        )
        return words.format(round=story.rounds, name=name, points=points)
    if moment.key == LEAD and step in story.rests and story.rounds > 1:
        words = translate(
            "Recap", "At the end of round {round}, {name} took the lead for good, by {points}."
        )
        number = story.rests.index(step) + 1
        return words.format(round=number, name=name, points=points)
    move = _deed(key, story, people, step)
    if moment.key == LEAD:
        words = translate(
            "Recap", "In step {step} ({move}), {name} took the lead for good, by {points}."
        )
    elif moment.key == LOSS:
        words = translate("Recap", "Step {step} cost most, {points} ({move}).")
    else:
        words = translate("Recap", "Step {step} brought most, {points} ({move}).")
    return words.format(step=step, name=name, points=points, move=move)


def _ruined(key: str, story: ReviewModel, people: Sequence[Person], moment: Moment) -> str:
    """Who could not pay, and since when somebody was ahead: that is who won by it."""
    lead = next((each for each in story.moments if each.key == LEAD), None)
    where = _where(key, story, moment.step)
    step = f"{moment.step} ({where})" if where else str(moment.step)
    name = "" if moment.seat is None else people[moment.seat].name
    if lead is None or lead.seat is None:
        words = translate(
            "Recap",
            "In step {step}, {name} couldn’t pay a rent of {points}, which ended the game.",
        )
        return words.format(step=step, name=name, points=moment.points)
    words = translate(
        "Recap",
        "In step {step}, {name} couldn’t pay a rent of {points}, which ended the game; {winner} had been "
        "ahead since step {since}.",
    )
    winner = people[lead.seat].name
    return words.format(step=step, name=name, points=moment.points, winner=winner, since=lead.step)


def _deed(key: str, story: ReviewModel, people: Sequence[Person], step: int) -> str:
    """The move of a step, and what it brought or cost if that is told in lines of their own."""
    told = told_lines(key, story, people, step)
    told = told[:1] + [line for line in told[1:] if line.gain is not None]
    deed = "; ".join(line.text for line in told)
    where = _where(key, story, step)
    return labelled(where, deed) if where and deed else where or deed


def _where(key: str, story: ReviewModel, step: int) -> str:
    """The round, the turn or the card of a step, as the table names it."""
    find = progress_of(key)
    if find is None:
        return ""
    progress = find(story.public_view(step - 1))
    told = (progress.brief or progress.text, progress.ticks_text)
    return ", ".join(uncapitalised(each) for each in told if each)


def lead_sentence(key: str, sheet: Sheet, people: Sequence[Person], outcome: Outcome) -> str:
    """What most of the winner's lead over the second came from; empty: nobody leads, or it cannot be told."""
    words, scores = sheet_words_of(key), sheet.totals
    if words is None or len(people) == 1 or len(outcome.winners) > 1:
        return ""
    winner = outcome.winners[0]
    second = max((s for s in range(len(scores)) if s != winner), key=scores.__getitem__)
    chart = sources_chart(sheet, words, people) if scores[winner] > scores[second] else None
    panel = chart.panels[0] if chart is not None else None
    if not isinstance(panel, Bars):
        return ""
    most = max(panel.parts, key=lambda part: part.values[winner] - part.values[second])
    own, other = most.values[winner], most.values[second]
    if own <= other:
        return ""
    said = translate(
        "Recap",
        "It ended {score} to {second} against {name}. The biggest difference: {source}, {points} to {others}.",
    )
    return said.format(
        score=figure(scores[winner]),
        second=figure(scores[second]),
        name=people[second].name,
        source=most.name,
        points=figure(own),
        others=figure(other),
    )


def slip_sentence(
    key: str, story: ReviewModel, people: Sequence[Person], outcome: Outcome, judging: Judging
) -> Sentence:
    """The move that lost most, first of those who lost the game; or how far the judge has come."""
    progress = ""
    if not judging.is_done:
        words = translate("Recap", "Still being worked out: {judged} of {of} moves.")
        progress = words.format(judged=judging.judged, of=judging.of)
    elif judging.failed:
        progress = translate("Recap", "Some moves could not be judged.")
    slips = judging.slips
    lost = [each for each in slips if story.mover(each.number) not in outcome.winners]
    worst = max(lost or slips, key=lambda each: (each.amount, each.loss), default=None)
    if worst is None:
        none = translate("Recap", "No clear slip was found.")
        return Sentence(
            Aspect.SLIP, progress if not judging.is_done else sentences((none, progress))
        )
    mover = story.mover(worst.number)
    words = translate("Recap", "{name} made the biggest slip in step {step} ({move})")
    if not judging.is_done:
        words = translate("Recap", "{name} made the biggest slip so far in step {step} ({move})")
    name = "" if mover is None else people[mover].name
    told = words.format(step=worst.number, name=name, move=_deed(key, story, people, worst.number))
    slip = labelled(told, worst.lost) if worst.lost else told
    better = lapse_texts(worst._replace(lost=""))[0]
    whole = sentences((slip, better, progress)).rstrip(".")
    return Sentence(Aspect.SLIP, f"{whole}.", worst.number, mover)


def luck_sentence(key: str, luck: Luck | None, people: Sequence[Person]) -> Sentence | None:
    """Dice and cards against what could be expected; None: that cannot be told."""
    if luck is None:
        return None
    words = luck_words_of(key)(luck, people)
    return Sentence(Aspect.LUCK, words, seat=luck.most) if words else None
