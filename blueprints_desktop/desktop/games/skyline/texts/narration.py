"""The log and moves in words."""

from collections.abc import Sequence
from itertools import chain

from attrs import define, evolve, field
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.skyline.texts.words import card_name, cell_word
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.board.log_lines import LogLine, came_with, newest_first
from blueprints_desktop.engine.step import Event, Seat
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
from blueprints_desktop.games.skyline.options import Options

translate = QCoreApplication.translate
RULES: dict[type[Event], str] = {
    GameBegan: "placing",
    BuildingPlaced: "placing",
    DiceRolled: "roll",
    RentPaid: "chain",
    DeckReshuffled: "deck-reshuffled",
    FloorBuilt: "empty-cell",
    FloorLifted: "no-floor-left",
    PileMoved: "demolition",
    StoreyAdded: "extra_storey",
    BuildingImploded: "implosion",
    BuildingRemoved: "building-cards",
    BuildingMoved: "cards",
    BuildingsSwapped: "cards",
}
"""The paragraph of the rulebook about an event, where its kind says it all."""


def tell(
    events: Sequence[tuple[int, Event]],
    people: Sequence[Person],
    options: Options,
    viewer: Seat | None = None,
) -> list[LogLine]:
    """The lines of the log, newest first; those since the viewer's last turn stand out."""
    del options  # the log of Projekt Skyline tells the same whatever was chosen
    return Retelling(people).tell(events, viewer)


@define(eq=False)
class Retelling:
    """The log of one match in one language: told again, only what is new is put into words."""

    people: Sequence[Person]
    _told: list[tuple[int, Event]] = field(factory=list)
    _fresh: list[list[LogLine]] = field(factory=list)
    """The lines of each event as news."""
    _known: list[list[LogLine]] = field(factory=list)
    """The same, of the first so many events, in the quieter ink of what the viewer knows."""

    def tell(
        self, events: Sequence[tuple[int, Event]], viewer: Seat | None = None
    ) -> list[LogLine]:
        """The lines of the log, newest first; those since the viewer's last turn stand out."""
        self._learn(events)
        last = _last_act(events, viewer)
        seen = sum(number <= last for number, _ in events)
        if seen == len(events):  # nothing is news: nothing is told more quietly than it
            return newest_first(chain(*self._fresh), ())
        for lines in self._fresh[len(self._known) : seen]:
            self._known.append([evolve(line, known=True) for line in lines])
        return newest_first(chain(*self._known[:seen]), chain(*self._fresh[seen:]))

    def _learn(self, events: Sequence[tuple[int, Event]]) -> None:
        """Put what is new into words; what was taken back since is forgotten."""
        same = 0
        for (_, kept), (_, event) in zip(self._told, events, strict=False):
            if kept is not event:
                break
            same += 1
        del self._fresh[same:], self._known[same:]
        for at, (step, event) in enumerate(events[same:], same):
            rule = _rule_in_turn(events, at)
            lines = [evolve(line, rule=rule) for line in _lines(event, self.people)]
            self._fresh.append(came_with(step, lines))
        self._told = list(events)


def _last_act(events: Sequence[tuple[int, Event]], viewer: Seat | None) -> int:
    """The number of the viewer's last move; -1: not yet."""
    if viewer is None:
        return -1
    own = (number for number, event in reversed(events) if getattr(event, "seat", None) == viewer)
    return next(own, -1)


_WORKS = (
    FloorBuilt,
    PileMoved,
    StoreyAdded,
    BuildingImploded,
    BuildingRemoved,
    BuildingMoved,
    BuildingsSwapped,
    MoneyPaid,
)
"""What the set-up, the black die and cards all can bring about."""


def _rule_in_turn(events: Sequence[tuple[int, Event]], at: int) -> str:
    """The paragraph about an event, by what it came from: a card has its own, and so has the set-up."""
    event = events[at][1]
    if isinstance(event, _WORKS):
        for _, before in reversed(events[:at]):
            if isinstance(before, DiceRolled):
                break
            if isinstance(before, CardDrawn | GameBegan):
                return rule_about(before)
    return rule_about(event)


def _lines(event: Event, people: Sequence[Person]) -> list[LogLine]:
    match event:
        case GameBegan(first):
            sentence = translate("Skyline", "{name} places first")
            return [_line(sentence, people[first])]
        case DiceRolled(seat, white, black):
            sentence = translate("Skyline", "{name} rolls {white} and {black}")
            return [_line(sentence, people[seat], white=white, black=black)]
        case NothingBuilt(seat, _):
            return [_line(translate("Skyline", "{name} cannot build"), people[seat])]
        case CardDrawn(seat, card):
            sentence = translate("Skyline", "{name} draws {card}")
            return [_line(sentence, people[seat], card=card_name(card))]
        case CardIdle(seat, card, _):
            sentence = translate("Skyline", "{card} has no effect")
            return [_line(sentence, people[seat], card=card_name(card))]
        case DeckReshuffled(_):
            text = translate("Skyline", "The cards are shuffled")
            return [LogLine(text, (text,))]
        case GameEnded(_, _):
            text = translate("Skyline", "The game is over")
            return [LogLine(text, (text,))]
    return _money(event, people) or works(event, people)


def rule_about(event: Event) -> str:
    """The paragraph of the rulebook about an event."""
    match event:
        case NothingBuilt(_, reason) | CardIdle(_, _, reason):
            return reason
        case CardDrawn(_, card):
            return card
        case MoneyPaid():
            return "money-cards"
        case GameEnded(ended, _):
            return ended.replace(" ", "-")
    return RULES.get(type(event), "")


def _money(event: Event, people: Sequence[Person]) -> list[LogLine]:
    """What was paid, on the payer's line."""
    match event:
        case RentPaid(payer, owner, amount, _, _):
            sentence = translate("Skyline", "{name} pays {owner} rent")
            return [_line(sentence, people[payer], money=-amount, owner=people[owner].name)]
        case MoneyPaid(None, receiver, _, paid) if receiver is not None:
            sentence = translate("Skyline", "{name} receives")
            return [_line(sentence, people[receiver], money=paid)]
        case MoneyPaid(payer, None, _, paid) if payer is not None:
            return [_line(translate("Skyline", "{name} pays"), people[payer], money=-paid)]
        case MoneyPaid(payer, receiver, _, paid) if payer is not None and receiver is not None:
            sentence = translate("Skyline", "{name} pays {owner}")
            return [_line(sentence, people[payer], money=-paid, owner=people[receiver].name)]
    return []


def works(event: Event, people: Sequence[Person]) -> list[LogLine]:
    """What was built, moved or lost."""
    match event:
        case BuildingPlaced(seat, cell):
            return [
                _at(
                    translate("Skyline", "{name} places a finished building on {cell}"),
                    people[seat],
                    cell,
                )
            ]
        case FloorBuilt(seat, cell):
            return [_at(translate("Skyline", "{name} builds on {cell}"), people[seat], cell)]
        case FloorLifted(seat, cell):
            return [
                _at(translate("Skyline", "{name} lifts the floor on {cell}"), people[seat], cell)
            ]
        case PileMoved(seat, _, cell, _, _, _):
            sentence = translate("Skyline", "{name} demolishes {cell}")
            if event.finished:
                sentence = translate("Skyline", "{name} finishes {cell}")
            return [_at(sentence, people[seat], cell)]
        case StoreyAdded(seat, cell, _):
            sentence = translate("Skyline", "{name} raises {cell}")
            if event.finished:
                sentence = translate("Skyline", "{name} finishes {cell}")
            return [_at(sentence, people[seat], cell)]
        case BuildingRemoved(seat, _, cell, _):
            return [_at(translate("Skyline", "{name} removes {cell}"), people[seat], cell)]
        case BuildingImploded(seat, _, cell, _):
            return [_at(translate("Skyline", "{name} blows up {cell}"), people[seat], cell)]
        case BuildingMoved(seat, origin, cell, _):
            sentence = translate("Skyline", "{name} moves {origin} to {cell}")
            return [_at(sentence, people[seat], cell, origin=cell_word(origin))]
        case BuildingsSwapped(seat, cell, _, other):
            sentence = translate("Skyline", "{name} swaps {cell} and {other}")
            return [_at(sentence, people[seat], cell, other=cell_word(other))]
    return []


def _at(sentence: str, person: Person, cell: int, **facts: object) -> LogLine:
    return _line(sentence, person, None, cell=cell_word(cell), **facts)


def _line(sentence: str, person: Person, money: int | None = None, **facts: object) -> LogLine:
    """A sentence with a name that gives way where there is little room, and money at its end."""
    spoken = sentence.format(name=person.name, **facts)
    before, named, after = sentence.format(name="\0", **facts).partition("\0")
    parts = [part for part in (before.strip(), named and person.name, after.strip()) if part]
    yields = parts.index(person.name) if named else 0
    if money is not None:
        spoken = labelled(spoken, signed(money))
    return LogLine(spoken, tuple(parts), yields, person.colour, gain=money)


def choice_words(move: Move) -> str:
    """What is built where; what a card does with its cells only the log can tell."""
    translate = QCoreApplication.translate
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
