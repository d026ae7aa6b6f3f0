"""What may be done with all that is kept: write it to a file, delete a player, delete everything."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.panel import Panel


class KeepingPanel(Panel):
    """Deleting is asked about in the panel itself; the harmless answer has the focus."""

    asked = Signal()
    """The question stands there, and is to be seen."""
    forget_wanted = Signal(bool)
    """After asking: everything, or the player who is shown."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._person = ""
        self._everything = self._busy = False
        self._waits: Button | None = None
        """The button that gets the focus back when what it began is done."""
        self.heading = Caption(appearance, Role.SECTION)
        self.told = Caption(appearance, Role.SMALL, CaptionTone.SECOND, wraps=True)
        self.export = Button("", appearance, icon=Icon.SAVE)
        self.player = Button("", appearance, icon=Icon.TRASH)
        self.everything = Button("", appearance, icon=Icon.TRASH)
        self.question = Caption(appearance, Role.BODY_STRONG, wraps=True)
        self.kept = Caption(appearance, Role.BODY, wraps=True)
        self.keep = Button("", appearance)
        self.really = Button("", appearance, ButtonKind.DANGER)
        self._plain, self._asking = QWidget(self), QWidget(self)
        self._lay_out()
        self.player.clicked.connect(lambda: self.ask(everything=False))
        self.everything.clicked.connect(lambda: self.ask(everything=True))
        self.keep.clicked.connect(self.settle)
        self.really.clicked.connect(self._on_really)
        self.follow()

    def _lay_out(self) -> None:
        self._buttons = QHBoxLayout(self._plain)
        for button in (self.export, self.player, self.everything):
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self._words = QVBoxLayout(self._asking)
        self._words.addWidget(self.question)
        self._words.addWidget(self.kept)
        self._answers = QHBoxLayout()
        self._words.addLayout(self._answers)
        self._answers.addWidget(self.keep)
        self._answers.addWidget(self.really)
        self._answers.addStretch(1)
        self._column = QVBoxLayout(self)
        for widget in (self.heading, self.told, self._plain, self._asking):
            self._column.addWidget(widget)
        self._asking.hide()

    # --- asking ---------------------------------------------------------------------

    @property
    def is_asking(self) -> bool:
        return not self._asking.isHidden()

    def ask(self, *, everything: bool) -> None:
        """The question takes the buttons' place; the focus first, or the page would go after it."""
        self._everything = everything
        self._say_question()
        self._asking.show()
        self.keep.setFocus(Qt.FocusReason.TabFocusReason)
        self._plain.hide()
        self.asked.emit()

    def settle(self) -> None:
        """Back to the buttons, and the focus to the one it came from."""
        had_focus = self._asking.isAncestorOf(self.focusWidget() or self)
        self._plain.show()
        if had_focus:
            back = self.everything if self._everything else self.player
            (back if back.isEnabled() else self.export).setFocus(Qt.FocusReason.TabFocusReason)
        self._asking.hide()

    def _on_really(self) -> None:
        self.settle()
        self.forget_wanted.emit(self._everything)

    def set_busy(self, busy: bool) -> None:
        """Something is under way: nothing else may be begun.

        The panel keeps the focus for the button meanwhile, or the page would go after it. A dialog
        that was just answered may still be the active window, so it is this one that is asked.
        """
        self._busy = busy
        buttons = (self.export, self.player, self.everything)
        focused = self.window().focusWidget()
        if busy:
            self._waits = next((button for button in buttons if button is focused), None)
            if self._waits is not None:
                self.setFocus()
        for button in buttons:
            button.setEnabled(not busy)
        if not busy and self._waits is not None and focused is self:
            self._waits.setFocus(Qt.FocusReason.OtherFocusReason)
        self._say_told()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape and self.is_asking:
            self.settle()
        else:
            super().keyPressEvent(event)

    # --- words and look -------------------------------------------------------------

    def set_person(self, person: str) -> None:
        """Whom one may delete; empty: nobody in particular."""
        self._person = person
        self.say()

    def say(self) -> None:
        translate, person = QCoreApplication.translate, self._person
        self.heading.setText(translate("Statistics", "Your data"))
        self._say_told()
        self.export.setText(translate("Statistics", "Export as CSV…"))
        self.player.setText(translate("Statistics", "Delete {name}…").format(name=person))
        self.player.setVisible(bool(person))
        self.everything.setText(translate("Statistics", "Delete everything…"))
        self._say_question()
        self._arrange()

    def _say_told(self) -> None:
        """With many matches, deleting takes some seconds."""
        told = QCoreApplication.translate(
            "Statistics",
            "Finished games are counted, on this computer only. A game with hints or undone moves "
            "is counted, but sets no record.",
        )
        busy = QCoreApplication.translate("Statistics", "One moment…")
        self.told.setText(busy if self._busy else told)

    def _say_question(self) -> None:
        translate = QCoreApplication.translate
        if self._everything:
            question = translate("Statistics", "Delete the results of all games for good?")
            kept = translate(
                "Statistics",
                "All players, results and records will be deleted. Game files are kept, but "
                "won’t be counted again.",
            )
            really = translate("Statistics", "Delete everything")
        else:
            question = translate("Statistics", "Delete {name} for good?")
            kept = translate(
                "Statistics",
                "{name}’s name, records and games without other people will be deleted. Shared "
                "games keep an unnamed player, so other results stay correct. Game files "
                "are kept.",
            )
            really = translate("Statistics", "Delete {name}")
        self.question.setText(question.format(name=self._person))
        self.kept.setText(kept.format(name=self._person))
        self.really.setText(really.format(name=self._person))
        self.keep.setText(translate("Statistics", "Keep everything"))

    def restyle(self) -> None:
        px = self.look.px
        self._column.setContentsMargins(px(20), px(14), px(20), px(16))
        self._column.setSpacing(px(8))
        for layout in (self._buttons, self._words):
            layout.setContentsMargins(0, px(4), 0, 0)
        for layout in (self._buttons, self._answers, self._words):
            layout.setSpacing(px(10))
        self._arrange()

    def _arrange(self) -> None:
        """Buttons that do not fit side by side stand below one another."""
        ways, room = QBoxLayout.Direction, self.width() - self.look.px(40)
        for layout, buttons in (
            (self._buttons, (self.export, self.player, self.everything)),
            (self._answers, (self.keep, self.really)),
        ):
            shown = [button for button in buttons if not button.isHidden()]
            need = sum(one.sizeHint().width() for one in shown) + layout.spacing() * len(shown)
            layout.setDirection(ways.LeftToRight if need <= room else ways.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()
