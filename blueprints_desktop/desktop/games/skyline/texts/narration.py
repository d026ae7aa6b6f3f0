"""The log and moves in words."""

from typing import Any

from PySide6.QtCore import QCoreApplication

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
from blueprints_desktop.games.skyline.events import (
    BuildingImploded,
    BuildingMoved,
    BuildingPlaced,
    BuildingRemoved,
    BuildingsSwapped,
    CardDrawn,
    CardIdle,
    DeckReshuffled,
    DiceRolled,
    FloorBuilt,
    FloorLifted,
    GameBegan,
    GameEnded,
    MoneyPaid,
    NothingBuilt,
    PileMoved,
    RentPaid,
    StoreyAdded,
)
from blueprints_desktop.games.skyline.moves import Build, CardMove, Move

translate = QCoreApplication.translate


def _at(sentence: str, event: Any, log: LogWriter) -> LogLine:
    """What a seat did on cells."""
    named = {key: getattr(event, key, None) for key in ("cell", "origin", "other")}
    cells: dict[str, Any] = {key: cell_word(at) for key, at in named.items() if at is not None}
    return log.line(sentence, event.seat, **cells)


def _built(event: PileMoved | StoreyAdded, log: LogWriter) -> LogLine:
    """A pile that grew: by demolishing, by a card, or to a finished building."""
    if event.finished:
        sentence = translate("Skyline", "{name} finishes {cell}")
    elif isinstance(event, PileMoved):
        sentence = translate("Skyline", "{name} demolishes {cell}")
    else:
        sentence = translate("Skyline", "{name} raises {cell}")
    return _at(sentence, event, log)


def _money(amount: int) -> dict[str, Any]:
    """An amount in a column of its own, and as it is read out."""
    return {"gain": amount, "gain_text": signed(amount)}


def _rent_paid(event: RentPaid, log: LogWriter) -> LogLine:
    sentence = translate("Skyline", "{name} pays {owner} rent")
    return log.line(sentence, event.payer, owner=log.name(event.owner), **_money(-event.amount))


def _money_paid(event: MoneyPaid, log: LogWriter) -> list[LogLine]:
    """A payment, on the payer's line unless the bank pays."""
    payer, receiver = event.payer, event.receiver
    if payer is None and receiver is None:
        return []
    if payer is None and receiver is not None:
        return [log.line(translate("Skyline", "{name} receives"), receiver, **_money(event.paid))]
    assert payer is not None
    if receiver is None:
        return [log.line(translate("Skyline", "{name} pays"), payer, **_money(-event.paid))]
    sentence = translate("Skyline", "{name} pays {owner}")
    return [log.line(sentence, payer, owner=log.name(receiver), **_money(-event.paid))]


_TEXTS: dict[type[Event], EventText] = {
    GameBegan: EventText(
        lambda event, log: log.line(translate("Skyline", "{name} places first"), event.first),
        "placing",
    ),
    DiceRolled: EventText(
        lambda event, log: log.line(
            translate("Skyline", "{name} rolls {white} and {black}"),
            event.seat,
            white=event.white,
            black=event.black,
        ),
        "roll",
    ),
    NothingBuilt: EventText(
        lambda event, log: log.line(translate("Skyline", "{name} cannot build"), event.seat),
        lambda event: event.reason,
    ),
    RentPaid: EventText(_rent_paid, "chain"),
    MoneyPaid: EventText(_money_paid, "money-cards"),
    CardDrawn: EventText(
        lambda event, log: log.line(
            translate("Skyline", "{name} draws {card}"), event.seat, card=card_name(event.card)
        ),
        lambda event: event.card,
    ),
    CardIdle: EventText(
        lambda event, log: log.line(
            translate("Skyline", "{card} has no effect"), event.seat, card=card_name(event.card)
        ),
        lambda event: event.reason,
    ),
    DeckReshuffled: EventText(
        lambda _, log: log.heading(translate("Skyline", "The cards are shuffled")),
        "deck-reshuffled",
    ),
    GameEnded: EventText(
        lambda _, log: log.heading(game_over()),
        lambda event: event.ended.replace(" ", "-"),
    ),
    BuildingPlaced: EventText(
        lambda event, log: _at(
            translate("Skyline", "{name} places a finished building on {cell}"), event, log
        ),
        "placing",
    ),
    FloorBuilt: EventText(
        lambda event, log: _at(translate("Skyline", "{name} builds on {cell}"), event, log),
        "empty-cell",
    ),
    FloorLifted: EventText(
        lambda event, log: _at(
            translate("Skyline", "{name} lifts the floor on {cell}"), event, log
        ),
        "no-floor-left",
    ),
    PileMoved: EventText(_built, "demolition"),
    StoreyAdded: EventText(_built, "extra_storey"),
    BuildingRemoved: EventText(
        lambda event, log: _at(translate("Skyline", "{name} removes {cell}"), event, log),
        "building-cards",
    ),
    BuildingImploded: EventText(
        lambda event, log: _at(translate("Skyline", "{name} blows up {cell}"), event, log),
        "implosion",
    ),
    BuildingMoved: EventText(
        lambda event, log: _at(translate("Skyline", "{name} moves {origin} to {cell}"), event, log),
        "cards",
    ),
    BuildingsSwapped: EventText(
        lambda event, log: _at(translate("Skyline", "{name} swaps {cell} and {other}"), event, log),
        "cards",
    ),
}
_BY_MANY_CAUSES = (
    FloorBuilt,
    PileMoved,
    StoreyAdded,
    BuildingImploded,
    BuildingRemoved,
    BuildingMoved,
    BuildingsSwapped,
    MoneyPaid,
)
"""What the set-up, the black die and cards can cause."""


def _cause(events: NumberedEvents, index: int) -> Event:
    """The card or the set-up that caused an event, else the event itself."""
    event = events[index][1]
    if isinstance(event, _BY_MANY_CAUSES):
        for _, before in reversed(events[:index]):
            if isinstance(before, DiceRolled):
                break
            if isinstance(before, CardDrawn | GameBegan):
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
