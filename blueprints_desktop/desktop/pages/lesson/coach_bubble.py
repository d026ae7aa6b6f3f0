"""The coach's bubble: what a step says, and the way on."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.bubble import BETWEEN, Bubble
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind, IconButton
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone


class CoachBubble(Bubble):
    """Shows what a step says. Its buttons go on and back."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.heading = Caption(appearance, Role.SMALL_STRONG, CaptionTone.SECOND)
        self.words = Caption(appearance, Role.BODY, wraps=True)
        self.answer = Caption(appearance, Role.SMALL_MEDIUM, CaptionTone.WARN, wraps=True)
        self.why = Button("", appearance, ButtonKind.LINK, Icon.BOOK)
        self.back = IconButton(Icon.BACK, "", appearance)
        self.skip = Button("", appearance, ButtonKind.QUIET)
        self.next = Button("", appearance, ButtonKind.PRIMARY)
        self._foot = QHBoxLayout()
        for part in (self.heading, self.words, self.answer, self.why):
            self.column.addWidget(part, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(self._foot)
        self._foot.addWidget(self.back)
        self._foot.addStretch(1)
        self._foot.addWidget(self.skip)
        self._foot.addWidget(self.next)
        self.follow()

    def say(self) -> None:
        self.back.set_words(self.tr("Back a step"))
        self.skip.setText(self.tr("Skip"))
        self.why.setText(self.tr("Rules"))

    def restyle(self) -> None:
        self._foot.setSpacing(self.look.px(BETWEEN))
        super().restyle()

    def tell(self, heading: str, words: str, answer: str = "", *, explained: bool = False) -> None:
        """Say a step. ``answer``: why something else was not taken; ``explained``: with the button
        that shows the rule."""
        self.heading.setText(heading)
        self.words.setText(words)
        self.answer.setText(answer)
        self.answer.setVisible(bool(answer))
        self.why.setVisible(explained)
        self.setAccessibleName(answer or words)
