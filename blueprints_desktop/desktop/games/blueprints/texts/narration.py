"""The log and moves in words.

Lines are made from events that a viewer may see, so nothing hidden can be told.
"""

from typing import Any

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.games.blueprints.art.pictures import flat_die
from blueprints_desktop.desktop.games.blueprints.texts.words import (
    GAME,
    die_words,
    material_word,
    space_words,
    that_die_words,
)
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.log_lines import LogLine, Token
from blueprints_desktop.desktop.ui.board.narration import EventText, LogWriter, Narration
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.dice import Die, material_of
from blueprints_desktop.games.blueprints.events import (
    AwardWon,
    DieDiscarded,
    DieTaken,
    PrizeWon,
    RoundBegan,
    RoundScored,
)
from blueprints_desktop.games.blueprints.moves import Discard, Move, Take
from blueprints_desktop.games.blueprints.spaces import GONE

translate = QCoreApplication.translate


def die_token(die: Die) -> Token:
    def sprite(side: float, ratio: float, look: Look) -> Sprite:
        return flat_die(die, side, look, ratio)

    return Token(sprite)


def _with_die(die: Die) -> dict[str, Any]:
    """A die in a sentence: read out in words, shown as a token before its material."""
    material = material_word(material_of(die), 1)
    return {"die": that_die_words(die), "tokens": {"die": [die_token(die), material]}}


def _round_began(event: RoundBegan, log: LogWriter) -> list[LogLine]:
    heading = log.heading(translate("Blueprints", "Round {round}").format(round=event.round + 1))
    first = log.line(translate("Blueprints", "{name} starts"), event.order[0])
    return [heading, evolve(first, rule="turn-order" if event.round else "who-begins")]


def _die_taken(event: DieTaken, log: LogWriter) -> LogLine:
    sentence = translate("Blueprints", "{name} took {die}")
    if event.space == GONE:
        sentence = translate("Blueprints", "{name} took {die}, which fitted nowhere")
    return log.line(sentence, event.seat, **_with_die(event.die))


def _rule_of_taking(event: DieTaken) -> str:
    return "removed" if event.space == GONE else "take"


def _die_discarded(event: DieDiscarded, log: LogWriter) -> LogLine:
    sentence = translate("Blueprints", "{name} discarded {die}")
    return log.line(sentence, event.seat, **_with_die(event.die))


def _round_scored(event: RoundScored, log: LogWriter) -> list[LogLine]:
    """What each building scored. The best one comes last and so is shown first."""
    most = translate("Blueprints", "{name} has the best building: {points}")
    other = translate("Blueprints", "{name} scored {points} for the building")
    first, *rest = event.result.ranking
    return [
        log.line(sentence, seat, points=event.result.scores[seat].total)
        for seat, sentence in (*((seat, other) for seat in reversed(rest)), (first, most))
    ]


def _won(seat: Seat, honour: str, log: LogWriter) -> list[LogLine]:
    """An Award or a Prize, unless it stays face down."""
    if not log.options.open_awards:
        return []
    sentence = translate("Blueprints", "{name} won: {won}")
    return [log.line(sentence, seat, won=term(GAME, honour))]


NARRATION = Narration(
    {
        RoundBegan: EventText(_round_began, "round"),
        DieTaken: EventText(_die_taken, _rule_of_taking, turn=True),
        DieDiscarded: EventText(_die_discarded, "discard", turn=True),
        RoundScored: EventText(_round_scored, "round-points"),
        AwardWon: EventText(
            lambda event, log: _won(event.seat, event.award, log), lambda event: event.award
        ),
        PrizeWon: EventText(
            lambda event, log: _won(event.seat, event.prize, log), lambda event: event.prize
        ),
    }
)
tell = NARRATION.tell


def choice_words(move: Move) -> str:
    """A move in short: the log is public and does not tell where a die goes."""
    if isinstance(move, Discard):
        words = translate("Blueprints", "discard {die}")
        return words.format(die=that_die_words(move.die))
    if not isinstance(move, Take) or move.space == GONE:
        return ""
    words = translate("Blueprints", "{die} on the {space} space")
    return words.format(die=die_words(move.die), space=space_words(move.space))


# --- why a computer player would make a move ------------------------------------------------


def reason_words(code: str) -> str:
    """What a part of the evaluation says for a move."""
    words = {
        "bonus": translate("BlueprintsReasons", "It brings the plan and its bonus closer"),
        "wood": translate("BlueprintsReasons", "Wood scores for every die it touches"),
        "recycled": translate("BlueprintsReasons", "Recycled dice are worth more together"),
        "stone": translate("BlueprintsReasons", "Stone placed high scores more"),
        "glass": translate("BlueprintsReasons", "Glass scores its value"),
        "skyscraper": translate("BlueprintsReasons", "It is a step towards the Skyscraper Prize"),
        "structural_integrity": translate(
            "BlueprintsReasons", "It is a step towards the Structural Integrity Prize"
        ),
        "geometer": translate("BlueprintsReasons", "It is a step towards the Geometer’s Prize"),
        "materials": translate("BlueprintsReasons", "It is a step towards the Materials Prize"),
        "bonus_now": translate("BlueprintsReasons", "It completes the plan and earns its bonus"),
        "skyscraper_now": translate("BlueprintsReasons", "It can win you the Skyscraper Prize"),
        "structural_integrity_now": translate(
            "BlueprintsReasons", "It can win you the Structural Integrity Prize"
        ),
        "geometer_now": translate("BlueprintsReasons", "It can win you the Geometer’s Prize"),
        "materials_now": translate("BlueprintsReasons", "It can win you the Materials Prize"),
        "skyscraper_possible": translate(
            "BlueprintsReasons", "It keeps the Skyscraper Prize possible"
        ),
        "structural_integrity_possible": translate(
            "BlueprintsReasons", "It keeps the Structural Integrity Prize possible"
        ),
        "geometer_possible": translate(
            "BlueprintsReasons", "It keeps the Geometer’s Prize possible"
        ),
        "materials_possible": translate(
            "BlueprintsReasons", "It keeps the Materials Prize possible"
        ),
        "low_die": translate("BlueprintsReasons", "It is low: most dice still fit on top"),
        "in_demand": translate("BlueprintsReasons", "This material is in demand and wins ties"),
        "denied": translate("BlueprintsReasons", "The next player would have wanted this die"),
        "unwanted": translate("BlueprintsReasons", "It would hardly help this building"),
    }
    return words.get(code, "")


def words_ahead(code: str, _amount: float) -> str:
    """What playing the round out shows for the move."""
    words = {
        "award": translate("BlueprintsReasons", "Better chance of a higher Award"),
        "prizes": translate("BlueprintsReasons", "Better chance of Prizes"),
        "points": translate("BlueprintsReasons", "The building scores more in the end"),
        "others": translate("BlueprintsReasons", "The others win fewer Awards and Prizes"),
        "victory": translate("BlueprintsReasons", "Better chance of winning"),
    }
    return words.get(code, "")


REASON_RULES = {
    "bonus": "bonus",
    "wood": "wood",
    "recycled": "recycled",
    "stone": "stone",
    "glass": "glass",
    "skyscraper": "skyscraper",
    "structural_integrity": "structural_integrity",
    "geometer": "geometer",
    "materials": "materials",
    "in_demand": "in-demand",
    "denied": "discard",
    "award": "awards",
    "prizes": "prizes",
    "victory": "final-score",
    "bonus_now": "bonus",
    "skyscraper_now": "skyscraper",
    "structural_integrity_now": "structural_integrity",
    "geometer_now": "geometer",
    "materials_now": "materials",
    "skyscraper_possible": "skyscraper",
    "structural_integrity_possible": "structural_integrity",
    "geometer_possible": "geometer",
    "materials_possible": "materials",
    "low_die": "die-below-is-higher",
}
"""The paragraphs of the rulebook that reasons are about."""
