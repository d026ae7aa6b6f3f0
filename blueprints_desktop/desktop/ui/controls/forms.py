"""Forms: a text field, and a row with a sentence, an explanation and a control."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QDragEnterEvent, QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.typography import Role, font
from blueprints_desktop.desktop.theme.stylesheet import line_edit_style
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.painted import FIELD_HEIGHT
from blueprints_desktop.desktop.ui.controls.panel import Panel
from blueprints_desktop.desktop.ui.controls.plain_text import show_tip
from blueprints_desktop.desktop.ui.controls.themed import Themed, ThemedWidget
from blueprints_desktop.engine.plain_text import one_line

LONGEST = 100
"""What fits where nothing else is said, in characters; Qt alone would take 32,767."""
_RISE = 10
"""Qt puts a tip under where the pointer would be; so it stands close below the field."""


class TextField(Themed, QLineEdit):
    """A line edit in the look of the program. It says so when a text is too long."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.setMaxLength(LONGEST)
        self.inputRejected.connect(self._tell_limit)
        self.follow()

    def _tell_limit(self) -> None:
        """Somebody typed or pasted more than there is room for."""
        if len(self.text()) >= self.maxLength():
            said = self.tr("No more than %n characters.", "", self.maxLength())
            show_tip(self.mapToGlobal(QPoint(0, self.height() - _RISE)), said, self)

    def restyle(self) -> None:
        look = self.look
        self.setFont(font(Role.BODY, look.scale))
        self.setFixedHeight(look.px(FIELD_HEIGHT))
        self.setStyleSheet(line_edit_style(look))

    @property
    def typed(self) -> str:
        """What was written here, for use as a name or title: one line, no blanks around it."""
        return one_line(self.text()).strip()

    def write(self, text: str) -> None:
        """Have it say something; what is too long for it is read from its beginning."""
        self.setText(text)
        self.home(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.home(False)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """Words may be dropped here; a file is the window's, and its path is nobody's name."""
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.look.px(120), self.look.px(FIELD_HEIGHT))


CLOSE, LOOSE = 0.0, 1.0
"""The ends of how much air there is between the rows of a form."""
TIGHT = 0.66
"""The share of a row that a control may take beside its sentence."""


def spaced(close: float, loose: float, air: float) -> float:
    """A distance for so much air, given the least and the most that it may be."""
    return close + (loose - close) * air


class PanelRow(ThemedWidget):
    """``ruled`` draws a hairline above it, as between the rows of a panel."""

    def __init__(self, appearance: Appearance, control: QWidget, *, ruled: bool = True) -> None:
        super().__init__(appearance)
        self._ruled = ruled
        self._air = LOOSE
        self.control = control
        self._sentence = Caption(appearance, Role.BODY, wraps=True)
        self._why = Caption(appearance, Role.SMALL, CaptionTone.SECOND, wraps=True)
        self._line = QHBoxLayout(self)
        self._words = QVBoxLayout()
        self._line.addLayout(self._words, 1)
        self._words.addStretch(1)
        self._words.addWidget(self._sentence)
        self._words.addWidget(self._why)
        self._words.addStretch(1)
        self._line.addWidget(control)
        self.follow()

    def set_words(self, sentence: str, why: str = "") -> None:
        """Set it again when the language changes. The sentence names the control."""
        self._sentence.setText(sentence)
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self.control.setAccessibleName(sentence)
        self.control.setAccessibleDescription(why)

    def set_air(self, air: float) -> None:
        """Nearer to its neighbours, where a page has little height."""
        self._air = air
        self.on_look()

    def restyle(self) -> None:
        look = self.look
        around = look.px(spaced(3.0, 8.0, self._air))
        self._line.setContentsMargins(0, around, 0, around)
        self._space_control()
        self._words.setSpacing(look.px(2))
        self.setMinimumHeight(look.px(spaced(48.0, 60.0, self._air)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.fold(self.width())

    def fold(self, width: int) -> None:
        """In a row of this width, a control that would squeeze its sentence goes below it."""
        tight = self.control.sizeHint().width() > TIGHT * width
        ways = QBoxLayout.Direction
        self._line.setDirection(ways.TopToBottom if tight else ways.LeftToRight)
        self._space_control()

    def _space_control(self) -> None:
        """Below its sentence a control comes nearer to it, where a page has little height."""
        below = self._line.direction() == QBoxLayout.Direction.TopToBottom
        apart = spaced(6.0, 16.0, self._air) if below else 16.0
        self._line.setSpacing(self.look.px(apart))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._ruled:
            with QPainter(self) as painter:
                painter.fillRect(0, 0, self.width(), 1, self.look.palette.line)


class Form(Panel):
    """Rows on a panel, one below another. ``words`` makes sentence and explanation of each by its name."""

    def __init__(
        self, appearance: Appearance, words: Callable[[], Mapping[str, tuple[str, str]]]
    ) -> None:
        super().__init__(appearance)
        self._words = words
        self.rows: dict[str, PanelRow] = {}
        self.column = QVBoxLayout(self)
        self.column.setSpacing(0)

    def add_row(self, name: str, control: QWidget) -> None:
        """Add a row below the others."""
        row = self.rows[name] = PanelRow(self.appearance, control, ruled=bool(self.rows))
        self.column.addWidget(row)
        row.set_words(*self._words()[name])

    def say(self) -> None:
        for name, words in self._words().items():
            self.rows[name].set_words(*words)
