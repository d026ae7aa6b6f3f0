"""The head of the final table, each round to be seen again, and its foot: what else can be done."""

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, fitting, write
from blueprints_desktop.desktop.games.blueprints.results.ending_row import EndingColumns
from blueprints_desktop.desktop.games.blueprints.texts.end_words import round_name
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.desktop.ui.results.links import LINK_INSET as INSET
from blueprints_desktop.desktop.ui.results.links import EndLink, EndLinks
from blueprints_desktop.games.blueprints.state import ROUNDS


class EndingFoot(QWidget):
    """Where to go from here, under the table."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.onward = EndLinks(appearance, self)

    def arrange(self, left: float) -> None:
        """Side by side, from ``left`` on."""
        x = left - INSET * self._appearance.look.scale
        self.onward.fit(self.width() - x)
        for link in self.onward.links:
            link.move(round(x), (self.height() - link.height()) // 2)
            x += link.width()


class EndingHead(QWidget):
    """Links over the columns. A match that is only looked at again gets plain captions."""

    round_wanted = Signal(int)
    """The reveal of a round (from 0) is to be seen again."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._grid: EndingColumns | None = None
        self.leads_on = True
        """Whether there is anything to be done from here."""
        self.rounds = [
            EndLink(f"link-round-{number + 1}", Icon.PLAY, str(number + 1), appearance, self)
            for number in range(ROUNDS)
        ]
        for number, link in enumerate(self.rounds):
            link.clicked.connect(
                lambda _checked=False, number=number: self.round_wanted.emit(number)
            )

    def say(self) -> None:
        for number, link in enumerate(self.rounds):
            link.setText(round_name(number))
            again = self.tr("See the end of round {round} again").format(round=number + 1)
            set_tip(link, again)
            link.setAccessibleName(again)

    def arrange(self, grid: EndingColumns, leads_on: bool) -> None:
        """Over the columns of the table; keys are written only where all have room for theirs."""
        self._grid, self.leads_on = grid, leads_on
        scale = self._appearance.look.scale
        before = INSET * scale
        for link in self.rounds:
            link.setVisible(leads_on)
            link.show_key(True)
        if any(link.width() > grid.step for link in self.rounds):
            for link in self.rounds:
                link.show_key(False)
        for link, start in zip(self.rounds, grid.rounds, strict=True):
            self._put(link, start - before)
        self.update()

    def _put(self, link: EndLink, left: float) -> None:
        link.move(round(left), round((self.height() - link.height()) * 0.56))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        grid = self._grid
        if grid is None:
            return
        look = self._appearance.look
        ink, scale = look.palette.text_2, look.scale
        with QPainter(self) as painter:
            middle = self.rounds[0].geometry().center().y() + 0.5
            at = QPointF(grid.total, middle)
            write(painter, self.tr("Points"), at, Role.SMALL_STRONG, ink, Anchor.MIDDLE, scale)
            at = QPointF(grid.name, middle)
            write(painter, self.tr("Player"), at, Role.SMALL_STRONG, ink, Anchor.LEFT, scale)
            if self.leads_on:
                return
            for number, start in enumerate(grid.rounds):
                names = (round_name(number), str(number + 1))
                text = fitting(names, Role.SMALL_STRONG, grid.step - 8.0 * scale, scale)
                at = QPointF(start, middle)
                write(painter, text, at, Role.SMALL_STRONG, ink, Anchor.LEFT, scale)
