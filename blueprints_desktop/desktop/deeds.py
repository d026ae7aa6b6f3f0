"""What the actions of menu and keys do in the window, and when they can be done."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from blueprints_desktop.desktop.actions import Actions, Do

if TYPE_CHECKING:
    from blueprints_desktop.desktop.pages.table import TablePage
    from blueprints_desktop.desktop.window import Window


def deeds_of(window: "Window") -> dict[Do, Callable[[], object]]:
    """What each action does."""

    def at_table(deed: "Callable[[TablePage], None]") -> Callable[[], None]:
        """Something done at the table, if we are at one."""

        def run() -> None:
            if window.table is not None:
                deed(window.table)

        return run

    return {
        Do.NEW: window.new_game,
        Do.OPEN: window.ask_for_file,
        Do.MATCHES: window.show_matches,
        Do.STATISTICS: window.show_statistics,
        Do.SAVE_AS: window.ask_where_to_save,
        Do.UNDO: at_table(lambda table: table.undo()),
        Do.REDO: at_table(lambda table: table.redo()),
        Do.TURN_START: at_table(lambda table: table.undo_turn()),
        Do.HINT: at_table(lambda table: table.hint_wanted.emit()),
        Do.PLAYERS: at_table(lambda table: table.players_wanted.emit()),
        Do.REVIEW: at_table(lambda t: window.review_over(t.sitting.saved, t.sitting.eyes)),
        Do.SHEET: at_table(lambda table: window.show_sheet(table.sitting.saved)),
        Do.COPY_PICTURE: window.copy_picture,
        Do.FULL_SCREEN: window.toggle_full_screen,
        Do.RULES: window.show_rules_here,
        Do.SHORTCUTS: window.show_shortcuts,
        Do.SETTINGS: window.show_settings,
        Do.PAUSE: window.go_home,
        Do.QUIT: window.close,
    }


def allow(actions: Actions, table: "TablePage | None", at_home: bool) -> None:
    """Let those be chosen that can be done now."""
    sitting = None if table is None else table.sitting
    for what in (Do.SAVE_AS, Do.REVIEW, Do.SHEET):
        actions[what].setEnabled(sitting is not None)
    for what in (Do.UNDO, Do.TURN_START):
        actions[what].setEnabled(sitting is not None and sitting.undoable > 0)
    actions[Do.REDO].setEnabled(sitting is not None and sitting.redoable > 0)
    actions[Do.HINT].setEnabled(sitting is not None and sitting.may_be_advised())
    actions[Do.PLAYERS].setEnabled(sitting is not None and sitting.to_act is not None)
    actions[Do.PAUSE].setEnabled(not at_home)
