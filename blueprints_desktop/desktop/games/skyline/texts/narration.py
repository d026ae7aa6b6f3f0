"""The log and moves in words."""

from typing import Any

from attrs import asdict
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from blueprints_desktop.desktop.games.skyline.texts.words import card_name, cell_word
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.ui.board.log_lines import LogLine
from blueprints_desktop.desktop.ui.board.narration import (
    EventText,
    LogWriter,
    Narration,
    NumberedEvents,
)
from blueprints_desktop.desktop.ui.board.prompt_words import game_over
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.skyline import events
from blueprints_desktop.games.skyline.moves import Build, CardMove, Move

translate = QCoreApplication.translate


_SENTENCES: dict[type[Event], Any] = {
    events.DiceRolled: QT_TRANSLATE_NOOP("Skyline", "{name} rolls {white} and {black}"),
    events.NothingBuilt: QT_TRANSLATE_NOOP("Skyline", "{name} can’t build"),
    events.CardDrawn: QT_TRANSLATE_NOOP("Skyline", "{name} draws {card}"),
    events.CardIdle: QT_TRANSLATE_NOOP("Skyline", "{card} has no effect"),
    events.BuildingPlaced: QT_TRANSLATE_NOOP(
        "Skyline", "{name} places a finished building on {cell}"
    ),
    events.FloorBuilt: QT_TRANSLATE_NOOP("Skyline", "{name} builds on {cell}"),
    events.FloorLifted: QT_TRANSLATE_NOOP("Skyline", "{name} lifts the floor on {cell}"),
    events.PileMoved: QT_TRANSLATE_NOOP("Skyline", "{name} raises {origin} and demolishes {cell}"),
    events.StoreyAdded: QT_TRANSLATE_NOOP("Skyline", "{name} raises {cell}"),
    events.BuildingRemoved: QT_TRANSLATE_NOOP("Skyline", "{name} removes {cell}"),
    events.BuildingImploded: QT_TRANSLATE_NOOP("Skyline", "{name} blows up {cell}"),
    events.BuildingMoved: QT_TRANSLATE_NOOP("Skyline", "{name} moves {origin} to {cell}"),
    events.BuildingsSwapped: QT_TRANSLATE_NOOP("Skyline", "{name} swaps {cell} and {other}"),
}


def _tell(event: Any, log: LogWriter) -> LogLine:
    """What a seat did, with its dice, cells and card."""
    sentence = translate("Skyline", _SENTENCES[type(event)])
    if getattr(event, "finished", False):
        sentence = translate("Skyline", "{name} finishes {cell}")
        if isinstance(event, events.PileMoved):
            sentence = translate("Skyline", "{name} finishes {origin} and demolishes {cell}")
    facts = asdict(event)
    seat = facts.pop("seat")
    for key, words in (
        ("cell", cell_word),
        ("origin", cell_word),
        ("other", cell_word),
        ("card", card_name),
    ):
        if key in facts:
            facts[key] = words(facts[key])
    return log.line(sentence, seat, **facts)


def _pay(event: Any, log: LogWriter) -> list[LogLine]:
    """A payment, on the payer's line unless the bank pays. The amount has a column of its own."""
    if isinstance(event, events.RentPaid):
        sentence, amount = translate("Skyline", "{name} pays {owner} rent"), -event.amount
        payer, receiver = event.payer, event.owner
    else:
        sentence, amount = translate("Skyline", "{name} pays {owner}"), -event.paid
        payer, receiver = event.payer, event.receiver
    if payer is None:
        sentence, amount, payer = (
            translate("Skyline", "{name} receives from the bank"),
            event.paid,
            receiver,
        )
    elif receiver is None:
        sentence = translate("Skyline", "{name} pays the bank")
    if payer is None:
        return []
    owner = "" if receiver is None else log.name(receiver)
    return [log.line(sentence, payer, owner=owner, gain=amount, gain_text=signed(amount))]


_TEXTS: dict[type[Event], EventText] = {
    events.GameBegan: EventText(
        lambda event, log: log.line(translate("Skyline", "{name} places first"), event.first),
        "placing",
    ),
    events.DiceRolled: EventText(_tell, "roll"),
    events.NothingBuilt: EventText(_tell, lambda event: event.reason, noted=True),
    events.RentPaid: EventText(_pay, "chain", noted=True),
    events.MoneyPaid: EventText(_pay, "money-cards", noted=True),
    events.CardDrawn: EventText(_tell, lambda event: event.card, noted=True),
    events.CardIdle: EventText(_tell, lambda event: event.reason),
    events.DeckReshuffled: EventText(
        lambda _, log: log.heading(translate("Skyline", "The discards are shuffled")),
        "deck-reshuffled",
    ),
    events.GameEnded: EventText(
        lambda _, log: log.heading(game_over()), lambda event: event.ended.replace(" ", "-")
    ),
    events.BuildingPlaced: EventText(_tell, "placing", noted=True),
    events.FloorBuilt: EventText(_tell, "empty-cell", noted=True),
    events.FloorLifted: EventText(_tell, "no-floor-left"),
    events.PileMoved: EventText(_tell, "demolition", noted=True),
    events.StoreyAdded: EventText(_tell, "extra_storey", noted=True),
    events.BuildingRemoved: EventText(_tell, "building-cards", noted=True),
    events.BuildingImploded: EventText(_tell, "implosion", noted=True),
    events.BuildingMoved: EventText(_tell, "cards", noted=True),
    events.BuildingsSwapped: EventText(_tell, "cards", noted=True),
}
_BY_MANY_CAUSES = (
    events.FloorBuilt,
    events.PileMoved,
    events.StoreyAdded,
    events.BuildingImploded,
    events.BuildingRemoved,
    events.BuildingMoved,
    events.BuildingsSwapped,
    events.MoneyPaid,
)
"""What the set-up, the black die and cards can cause."""


def _cause(numbered: NumberedEvents, index: int) -> Event:
    """The card or the set-up that caused an event, else the event itself."""
    event = numbered[index][1]
    if isinstance(event, _BY_MANY_CAUSES):
        for _, before in reversed(numbered[:index]):
            if isinstance(before, events.DiceRolled):
                break
            if isinstance(before, events.CardDrawn | events.GameBegan):
                return before
    return event


NARRATION = Narration(_TEXTS, _cause, whole_moves=True)
tell = NARRATION.tell


def choice_words(move: Move) -> str:
    """A move in short: what is built where. Only the log tells what a card does."""
    match move:
        case Build(_, None, None):
            words = translate("Skyline", "build on {cell}")
        case Build(_, _, None):
            words = translate("Skyline", "raise {cell} and demolish {target}")
        case Build(_, None, _) | CardMove(_, None, int()):
            words = translate("Skyline", "build on {cell} with the floor from {lifted}")
        case Build() | CardMove(_, _, int()):
            words = translate(
                "Skyline", "raise {cell} with the floor from {lifted} and demolish {target}"
            )
        case _:
            return ""
    cells = {"cell": move.cell, "target": move.target, "lifted": move.lifted}
    named = {role: cell_word(cell) for role, cell in cells.items() if cell is not None}
    return words.format(**named)


# --- why a computer player would make a move ------------------------------------------------


def reason_words(code: str) -> str:
    """What a part of the evaluation says for a move."""
    words = {
        "cash": translate("SkylineReasons", "You have more cash than the others"),
        "buildings": translate("SkylineReasons", "A finished building brings its bonus at the end"),
        "rents": translate("SkylineReasons", "Your rents go up all around the city"),
        "next_rents": translate(
            "SkylineReasons", "Pawns may soon stop at your buildings and pay you"
        ),
        "singles": translate("SkylineReasons", "You get one more floor to build on"),
        "doubles": translate("SkylineReasons", "A pile of two is nearly a finished building"),
        "raising": translate("SkylineReasons", "You can demolish an opponent’s floor next"),
        "finishing": translate("SkylineReasons", "You can finish a building next"),
        "peril": translate("SkylineReasons", "You can afford every rent"),
        "next_peril": translate("SkylineReasons", "You can afford the next rent"),
        "late_cash": translate("SkylineReasons", "The game is nearly over: cash counts"),
        "late_rents": translate("SkylineReasons", "The game is nearly over: rents count"),
        "their_rents": translate("SkylineReasons", "The others’ rents go down"),
        "their_next_rents": translate(
            "SkylineReasons", "The next rolls bring the others less rent"
        ),
        "their_singles": translate("SkylineReasons", "An opponent loses a floor"),
        "their_doubles": translate("SkylineReasons", "An opponent loses a pile of two"),
        "won": translate("SkylineReasons", "It ends the game, and you win"),
    }
    return words.get(code, "")


def words_ahead(code: str, amount: float) -> str:
    """What the turns to come show for the move; nothing where it hardly wins more often."""
    games = round(amount)
    if code != "victory" or not games:
        return ""
    return translate("SkylineReasons", "It wins %n more games in a hundred", "", games)


REASON_RULES = {
    "cash": "account-cash",
    "buildings": "account-bonus",
    "rents": "rent",
    "next_rents": "rent",
    "singles": "buildings",
    "doubles": "buildings",
    "raising": "demolition",
    "finishing": "finished",
    "peril": "bankrupt",
    "next_peril": "bankrupt",
    "late_cash": "account-cash",
    "late_rents": "rent",
    "their_rents": "rent",
    "their_next_rents": "rent",
    "their_singles": "demolition",
    "their_doubles": "demolition",
    "won": "end",
}
"""The paragraphs of the rulebook that reasons are about."""
