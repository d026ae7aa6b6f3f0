"""What may be chosen before each game, as data: a fifth game adds a function and a line here.

Each row names a field of the game's Options; the page turns rows into controls and the values
of the controls into Options. Rows are asked for anew when the language changes.
"""

from collections.abc import Callable, Hashable

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.words import term


@frozen
class SwitchRow:
    """Yes or no."""

    field: str
    sentence: str
    why: str = ""


@frozen
class WhoRow:
    """Somebody at the table, or drawn by lot."""

    field: str
    sentence: str
    why: str = ""


@frozen
class OneRow:
    """One of several."""

    field: str
    sentence: str
    choices: tuple[tuple[Hashable, str], ...]
    why: str = ""


@frozen
class SeveralRow:
    """Some of several, at least one."""

    field: str
    sentence: str
    choices: tuple[tuple[Hashable, str], ...]
    why: str = ""


OptionRow = SwitchRow | WhoRow | OneRow | SeveralRow


def _blueprints() -> tuple[OptionRow, ...]:
    translate = QCoreApplication.translate
    open_awards = translate("OptionRows", "{awards} and {prizes} lie open").format(
        awards=term("blueprints", "award", 2), prizes=term("blueprints", "prize", 2)
    )
    return (
        WhoRow("first", translate("OptionRows", "Who begins round 1")),
        SwitchRow(
            "open_awards",
            open_awards,
            translate("OptionRows", "By the rules they stay face down until the end."),
        ),
        SwitchRow(
            "curtain",
            translate("OptionRows", "Hide the table between turns"),
            translate("OptionRows", "You share this screen, so each plan stays secret."),
        ),
    )


def _fits() -> tuple[OptionRow, ...]:
    translate = QCoreApplication.translate
    return (
        SeveralRow(
            "boards",
            translate("OptionRows", "Boards to play"),
            tuple((number, str(number)) for number in (1, 2, 3, 4)),
            translate("OptionRows", "One round on each, in this order."),
        ),
    )


def _monuments() -> tuple[OptionRow, ...]:
    translate = QCoreApplication.translate
    monuments = (
        ("notre_dame", translate("OptionRows", "Notre-Dame")),
        ("san_pietro", translate("OptionRows", "San Pietro")),
        ("taj_mahal", translate("OptionRows", "Taj Mahal")),
        ("capitol", translate("OptionRows", "Capitol")),
    )
    return (
        OneRow("monument", translate("OptionRows", "Monument"), monuments),
        WhoRow("first", translate("OptionRows", "Who has the worker in round 1")),
        SwitchRow(
            "open_stocks",
            translate("OptionRows", "All pieces lie open"),
            translate("OptionRows", "By the rules everybody hides theirs behind a screen."),
        ),
    )


def _skyline() -> tuple[OptionRow, ...]:
    translate = QCoreApplication.translate
    return (
        WhoRow("first", translate("OptionRows", "Who places first")),
        SwitchRow(
            "straight_piles",
            translate("OptionRows", "Piles move in a straight line"),
            translate("OptionRows", "Otherwise they may turn corners on their way."),
        ),
        SwitchRow(
            "recycle_floors",
            translate("OptionRows", "Floors can be used again"),
            translate("OptionRows", "Whoever has none left lifts a single floor of their own."),
        ),
    )


_ROWS: dict[str, Callable[[], tuple[OptionRow, ...]]] = {
    "blueprints": _blueprints,
    "fits": _fits,
    "monuments": _monuments,
    "skyline": _skyline,
}


def option_rows(game: str) -> tuple[OptionRow, ...]:
    """The rows of a game in the language in force; none for a game without options."""
    return _ROWS[game]() if game in _ROWS else ()
