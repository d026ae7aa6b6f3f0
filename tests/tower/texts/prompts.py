"""What the action bar says on the Tower board."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.i18n.number_format import gain_words
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.board.prompt_words import (
    confirm_word,
    game_over,
    waiting_prompt,
    your_turn,
)
from blueprints_desktop.desktop.ui.selection.selection import Selection
from tests.tower.rules.state import State

translate = QCoreApplication.translate
FULL = "column-is-full"
"""The code of the refusal, and the paragraph about it."""


def prompt_for(position: Position, people: Sequence[Person], selection: Selection) -> Prompt:
    """The prompt for how far the player has come."""
    if position.to_act is None:
        return Prompt(game_over())
    person = people[position.to_act]
    if not selection.active:
        return waiting_prompt(person)
    head, view = your_turn(person), position.view
    if selection.refused is not None:
        words = translate("Tower", "This column is full.")
        return Prompt(head, words, seat=person.seat, why=FULL)
    move = selection.move
    if move is None:
        return Prompt(
            head,
            translate("Tower", "Lay a brick on a column."),
            primary=translate("Tower", "First column"),
            seat=person.seat,
        )
    gain = view.gain(move.column)
    return Prompt(
        head,
        place_words(view, move.column),
        gain=gain_words(gain) if gain else "",
        primary=confirm_word() if selection.held else translate("Tower", "Lay the brick"),
        secondary=translate("Tower", "Take it back") if selection.held else "",
        seat=person.seat,
    )


def place_words(view: State, column: int) -> str:
    """Where a brick would lie."""
    words = translate("Tower", "Brick {level} of column {column}.")
    return words.format(level=len(view.columns[column]) + 1, column=column + 1)


def column_words(view: State, column: int, people: Sequence[Person]) -> list[str]:
    """A column and its bricks from the ground up, for tips and screen readers."""
    name = translate("Tower", "Column {column}").format(column=column + 1)
    bricks = translate("Tower", "%n bricks", "", len(view.columns[column]))
    return [f"{name}, {bricks}", *(people[seat].name for seat in view.columns[column])]
