"""What the prompts of all games say alike."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.ui.board.board_api import Person, Prompt

translate = QCoreApplication.translate


def your_turn(person: Person) -> str:
    return translate("Prompts", "Your turn, {name}").format(name=person.name)


def other_turn(person: Person) -> str:
    """The turn of somebody else, as a headline."""
    if person.is_computer:
        return translate("Prompts", "{name} is thinking").format(name=person.name)
    return translate("Prompts", "{name}’s turn").format(name=person.name)


def waiting_prompt(person: Person, detail: str = "") -> Prompt:
    """Somebody else decides."""
    return Prompt(other_turn(person), detail, seat=person.seat)


def last_round() -> str:
    """The last round begins."""
    return translate("Prompts", "The last round")


def game_over() -> str:
    return translate("Prompts", "The game is over")


def skip_hint() -> str:
    """An animation can be cut short."""
    return translate("Prompts", "Press any key or click to see the result right away.")


def confirm_word() -> str:
    """The button that plays a move which is chosen already."""
    return translate("Prompts", "Confirm")
