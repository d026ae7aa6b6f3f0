"""What may be chosen before a game of Blueprints."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.option_rows import OptionRow, SwitchRow, WhoRow
from blueprints_desktop.desktop.i18n.language import term


def option_rows() -> tuple[OptionRow, ...]:
    translate = QCoreApplication.translate
    open_awards = translate("OptionRows", "{awards} and {prizes} lie open").format(
        awards=term("blueprints", "award", 2), prizes=term("blueprints", "prize", 2)
    )
    return (
        WhoRow(
            "first",
            translate("OptionRows", "Who begins round 1"),
            translate("OptionRows", "Later, whoever scored least in the round before begins."),
        ),
        SwitchRow(
            "open_awards",
            open_awards,
            translate("OptionRows", "By the rules they stay face down until the end."),
        ),
        SwitchRow(
            "curtain",
            translate("OptionRows", "Hide the table between turns"),
            translate("OptionRows", "You share this screen: nobody sees the plan of another."),
            people=2,
            rest=translate(
                "OptionRows", "Fewer than two people share this screen: nothing to hide."
            ),
        ),
    )
