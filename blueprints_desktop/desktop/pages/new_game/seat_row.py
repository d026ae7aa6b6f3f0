"""A seat at the table of a new game: badge, name, person or computer."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QWidget

from blueprints_desktop.bots import LEVELS
from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role, text_width
from blueprints_desktop.desktop.i18n.computer_names import level_word
from blueprints_desktop.desktop.session.known_people import LONGEST_NAME
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.drop_down import DropDown
from blueprints_desktop.desktop.ui.controls.field import TextField
from blueprints_desktop.desktop.ui.controls.icon_button import IconButton
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.desktop.ui.controls.row import LOOSE, spaced
from blueprints_desktop.desktop.ui.controls.seat_badge import SeatBadge
from blueprints_desktop.desktop.ui.controls.segmented import Choice, Segmented
from blueprints_desktop.store.header import PERSON

COMPUTER = "computer"
KINDS, KIND_SIGNS = (PERSON, COMPUTER), (Icon.PERSON, Icon.COMPUTER)
NAME_FIRST = 190.0
"""The name gets so much, at 100 %, before the note that nobody needs gets anything."""
LEAST_NAME = 150.0
"""Where it would get less, person and computer are told by their signs alone."""
BESIDE_KINDS = 84.0
"""What those two take beside their words."""

AROUND_CLOSE, AROUND_LOOSE = 2.0, 9.0
"""What stays free over and under a seat, at the least and at the most."""
RULED = 0.5
"""With so much air a line parts a seat from the next."""


class SeatRow(QWidget):
    """One seat; it knows what is written in it, the page knows what that means."""

    changed = Signal()
    """Name, kind or level."""
    colour_wanted = Signal(int)
    """The next colour, please, or the one before."""
    removed = Signal()

    def __init__(self, number: int, colour: int, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._air, self._last = LOOSE, False
        self._number = number
        self._taken = False
        self._wordy = True
        self.badge = SeatBadge(colour, appearance)
        self.name = TextField(appearance)
        self.name.setMaxLength(LONGEST_NAME)
        self.kind = Segmented(appearance)
        self.level = DropDown(appearance)
        self.note = Caption(appearance, Role.SMALL, CaptionTone.SECOND)
        self.warning = Caption(appearance, Role.SMALL_MEDIUM, CaptionTone.WARN)
        self.remove = IconButton(Icon.CROSS, "", appearance)
        self._line = QHBoxLayout(self)
        self._line.addWidget(self.badge)
        self._line.addWidget(self.name, 1)
        self._line.addWidget(self.kind)
        self._cell = QStackedWidget()
        for widget in (self.note, self.warning, self.level):
            self._cell.addWidget(widget)
        self._line.addWidget(self._cell)
        self._line.addWidget(self.remove)
        self.badge.stepped.connect(self.colour_wanted)
        self.remove.clicked.connect(self.removed)
        self.name.textChanged.connect(self.changed)
        self.kind.chosen.connect(self._on_kind)
        self.level.chosen.connect(self.changed)
        appearance.changed.connect(self._restyle)
        self.say()
        self._restyle()

    @property
    def colour(self) -> int:
        return self.badge.colour or 0

    @property
    def player_kind(self) -> str:
        """``person``, or the level of the computer, as match files say it."""
        return PERSON if self.kind.current == PERSON else str(self.level.current)

    def set_player_kind(self, kind: str) -> None:
        is_person = kind not in LEVELS
        self.kind.set_current(PERSON if is_person else COMPUTER)
        if not is_person:
            self.level.set_current(kind)
        self._show_level()

    def set_colour(self, colour: int) -> None:
        self.badge.set_colour(colour)
        self.say()

    def set_number(self, number: int, default_name: str, *, removable: bool) -> None:
        """Which seat it is now, and what an empty name stands for."""
        self._number = number
        self.name.setPlaceholderText(default_name)
        self.remove.setEnabled(removable)
        self.say()

    def set_taken(self, taken: bool) -> None:
        """Somebody else has this name already."""
        self._taken = taken
        self._show_level()

    def _on_kind(self, _key: object) -> None:
        self._show_level()
        self.changed.emit()

    def _show_level(self) -> None:
        person = self.kind.current == PERSON
        shown = self.warning if self._taken else self.note if person else self.level
        self._cell.setCurrentWidget(shown)
        self._give_room()

    def _give_room(self) -> None:
        """In a tight row only what is shown takes room; else columns stay where they are."""
        tight = not self.note.text()
        fixed, ignored = QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored
        for words in (self.note, self.warning):
            needed = words is self._cell.currentWidget() if tight else True
            words.setSizePolicy(fixed if needed else ignored, fixed)

    def say(self) -> None:
        self._say_kind()
        self.level.set_choices([(level, level_word(level)) for level in LEVELS])
        self.warning.setText(self.tr("this name is taken"))
        self.remove.set_words(self.tr("Remove player {number}").format(number=self._number))
        colours = (
            self.tr("vermilion, circle"),
            self.tr("teal, square"),
            self.tr("violet, triangle"),
            self.tr("gold, diamond"),
        )
        said = self.tr("Player {number}: {colour}. Change colour and shape")
        self.badge.setAccessibleName(said.format(number=self._number, colour=colours[self.colour]))
        set_tip(self.badge, self.tr("Change colour and shape"))
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=self._number))
        kind = self.tr("Player {number} is").format(number=self._number)
        self.kind.setAccessibleName(kind)
        self.level.setAccessibleName(self.tr("How well the computer plays"))
        self._show_level()
        self._fit()

    def _kind_words(self) -> tuple[str, str]:
        return self.tr("Person"), self.tr("Computer")

    def _say_kind(self) -> None:
        told = [
            Choice(key, word if self._wordy else "", icon, said="" if self._wordy else word)
            for key, word, icon in zip(KINDS, self._kind_words(), KIND_SIGNS, strict=True)
        ]
        self.kind.set_choices(told)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def set_air(self, air: float) -> None:
        """Nearer to its neighbours, where the page has little height."""
        self._air = air
        self._restyle()

    def set_last(self, last: bool) -> None:
        """Nothing follows it: no line is drawn below."""
        self._last = last
        self.update()

    def _restyle(self) -> None:
        look = self._appearance.look
        around = look.px(spaced(AROUND_CLOSE, AROUND_LOOSE, self._air))
        self._line.setContentsMargins(0, around, 0, around)
        self._line.setSpacing(look.px(16))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Where there is little room, the name comes first: a note or a word can be spared."""
        scale = self._appearance.look.scale
        kinds = sum(text_width(word, Role.SMALL_STRONG, scale) for word in self._kind_words())
        free = self._left_by(self.badge, self.level, self.remove) - kinds
        wordy = free >= (LEAST_NAME + BESIDE_KINDS) * scale
        if wordy != self._wordy:
            self._wordy = wordy
            self._say_kind()
        self._say_note()

    def _left_by(self, *others: QWidget) -> int:
        """What these leave of the row's width."""
        taken = sum(widget.sizeHint().width() for widget in others) + 4 * self._line.spacing()
        return self.width() - taken

    def _say_note(self) -> None:
        scale, words = self._appearance.look.scale, self.tr("plays on this computer")
        free = self._left_by(self.badge, self.kind, self.remove) - text_width(
            words, Role.SMALL, scale
        )
        self.note.setText(words if free >= NAME_FIRST * scale else "")
        self._give_room()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._last or self._air < RULED:
            return
        with QPainter(self) as painter:
            line = self._appearance.look.palette.line
            painter.fillRect(0, self.height() - 1, self.width(), 1, line)
