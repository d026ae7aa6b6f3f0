"""What gestures do to a selection. It is the same on all boards.

| gesture | meaning |
| --- | --- |
| point | show what an option would do; a pointer does not move what waits to be confirmed |
| press | choose an option; the last part makes the move |
| press, where moves are confirmed | the last part is held; pressing it again makes the move |
| press on an earlier option | take back what was chosen after it, and choose that |
| press on anything else | say why it cannot be chosen |
| confirm (Enter, main button) | choose what is pointed at; with nothing pointed at, point at the first |
| back (Esc, other button) | take the last step back |
| suggest | hold all of a move, short of making it |

A game subclasses ``SelectionController`` where it has more to say: ``settle`` completes a selection
after each step, ``confirmed`` says which moves are held first, ``why_not`` gives
the reason against a thing. Scenes call the controller directly. It tells the board with ``changed``,
``held`` and ``made``.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from blueprints_desktop.desktop.ui.selection.selection import Selection


class SelectionController(QObject):
    """Holds the selection of a board. Nothing else does."""

    changed = Signal()
    """The selection is another one, or something was refused again."""
    held = Signal()
    """A press has chosen a whole move, which now waits to be confirmed. A suggestion does not send it."""
    made = Signal(object)
    """A whole legal move was chosen."""

    empty = Selection()
    """Nothing is to be chosen."""

    def __init__(self, confirms: Callable[[Any], bool], parent: QObject) -> None:
        """``confirms`` says of a move whether its last part is held until it is pressed again."""
        super().__init__(parent)
        self._confirms = confirms
        self._made = False
        """The present press has made a move."""
        self.enter_holds: Callable[[Any], bool] = lambda _move: False
        """Of the moves that are confirmed, those that Enter holds first as well."""
        self.selection = self.empty

    def begin(self, selection: Selection | None = None) -> None:
        """Something new is to be chosen, or nothing. The board shows it; nothing is signalled."""
        self.selection = self.empty if selection is None else self.settle(selection)

    # --- what a game may add --------------------------------------------------------

    def settle(self, selection: Selection) -> Selection:
        """Complete a selection after a step, such as by pointing at the only option."""
        return selection

    def confirmed(self, move: Any) -> bool:
        """Whether the last part of this move is held until it is pressed again."""
        return self._confirms(move)

    def why_not(self, name: str) -> str:
        """The rulebook's id of the reason against a thing that is no option; empty: no reason."""
        return ""

    def press_chosen(self, name: str) -> None:
        """A part that is chosen already was pressed: take it back with all that follows it."""
        self.change(self.selection.cut_to(self.selection.chosen.index(name)))

    # --- gestures -------------------------------------------------------------------

    def change(self, after: Selection) -> None:
        after = self.settle(after)
        if after != self.selection:
            self.selection = after
            self.changed.emit()

    def point(self, name: str | None) -> None:
        """The pointer is on a thing. What was pointed at last stays so elsewhere."""
        if name is not None and not self.selection.held and self.selection.allows(name):
            self.change(self.selection.pointing(name))

    def steer(self, name: str) -> None:
        """The keys go to an option, also from one that waits to be confirmed."""
        if self.selection.allows(name):
            self.change(self.selection.pointing(name))

    def press(self, name: str) -> bool:
        """A thing was pressed; False: that chose, refused and made nothing, and it is no part that is
        always chosen."""
        before, self._made = self.selection, False
        self.press_part(name)
        if self.selection.ready and self.selection is not before:
            self.held.emit()
        again = name in before.chosen[: before.preset]
        return self._made or self.selection is not before or again

    def press_part(self, name: str) -> None:
        """What a press does. A game may add to it."""
        now = self.selection
        if now.allows(name):
            move = now.whole(name)
            again = now.held and now.pointed == name
            if move is not None and self.confirmed(move) and not again:
                self.change(now.holding(name))
            else:
                self._take(name)
        elif name in now.chosen:
            self.press_chosen(name)
        elif (level := now.level_of(name)) is not None:
            self.selection = now.cut_to(level)
            self.press_part(name)
        else:
            self.refuse(name)

    def refuse(self, name: str) -> None:
        """Something was pressed that cannot be chosen: have the reason said, also once more."""
        if self.selection.active and self.why_not(name):
            self.selection = self.selection.refusing(name)
            self.changed.emit()

    def confirm(self) -> None:
        """Enter, or the main button."""
        before = self.selection
        self.confirm_part()
        if self.selection.ready and self.selection is not before:
            self.held.emit()

    def confirm_part(self) -> None:
        """What Enter does. A game may add to it."""
        now = self.selection
        if now.pointed is not None:
            move = now.whole(now.pointed)
            holds = move is not None and self.confirmed(move) and self.enter_holds(move)
            if holds and not now.ready:
                self.change(now.holding(now.pointed))
            else:
                self._take(now.pointed)
        elif now.options:
            self.steer(now.options[0])

    def back(self) -> bool:
        """Take the last step back; False: there is none."""
        if not self.selection.begun:
            return False
        self.change(self.selection.back())
        return True

    def suggest(self, move: Any) -> None:
        self.change(self.selection.suggesting(move))

    def start_over(self) -> None:
        self.change(self.selection.start_over())

    def _take(self, name: str) -> None:
        move = self.selection.whole(name)
        if move is None:
            self.change(self.selection.choosing(name))
        else:
            self._made = True
            self.made.emit(move)
