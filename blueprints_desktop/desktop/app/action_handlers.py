"""What the actions of menu and keys do in the window, and when they can be done."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from blueprints_desktop.desktop.ui.actions import Action, Actions

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window
    from blueprints_desktop.desktop.pages.table.table_page import TablePage


def handlers_of(window: "Window") -> dict[Action, Callable[[], object]]:
    """What each action does."""

    def at_table(deed: "Callable[[TablePage], None]") -> Callable[[], None]:
        """Something done at the table, if we are at one."""

        def run() -> None:
            if window.table is not None:
                deed(window.table)

        return run

    return {
        Action.NEW: window.new_game,
        Action.OPEN: window.ask_for_file,
        Action.MATCHES: window.show_matches,
        Action.STATISTICS: window.show_statistics,
        Action.SAVE_AS: window.ask_where_to_save,
        Action.UNDO: at_table(lambda table: table.undo()),
        Action.REDO: at_table(lambda table: table.redo()),
        Action.TURN_START: at_table(lambda table: table.undo_turn()),
        Action.HINT: at_table(lambda table: table.hint_wanted.emit()),
        Action.PLAYERS: at_table(lambda table: table.players_wanted.emit()),
        Action.REVIEW: at_table(lambda t: window.review_over(t.session.saved, t.session.eyes)),
        Action.SHEET: at_table(lambda table: window.show_sheet(table.session.saved)),
        Action.COPY_PICTURE: window.copy_picture,
        Action.FULL_SCREEN: window.toggle_full_screen,
        Action.RULES: window.show_rules_here,
        Action.SHORTCUTS: window.show_shortcuts,
        Action.LOG: window.show_log,
        Action.SETTINGS: window.show_settings,
        Action.PAUSE: window.go_home,
        Action.QUIT: window.close,
    }


def allow(actions: Actions, table: "TablePage | None", at_home: bool) -> None:
    """Let those be chosen that can be done now."""
    session = None if table is None else table.session
    for what in (Action.SAVE_AS, Action.REVIEW, Action.SHEET):
        actions[what].setEnabled(session is not None)
    actions[Action.UNDO].setEnabled(session is not None and session.undoable > 0)
    actions[Action.TURN_START].setEnabled(table is not None and table.turn_begun)
    actions[Action.REDO].setEnabled(session is not None and session.redoable > 0)
    actions[Action.HINT].setEnabled(session is not None and session.may_be_advised())
    actions[Action.PLAYERS].setEnabled(session is not None and session.to_act is not None)
    actions[Action.PAUSE].setEnabled(not at_home)
