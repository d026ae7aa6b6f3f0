"""The rulebook page: its head, its foot, and how they work together with the text."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.games.registry import shown_games, words_of
from blueprints_desktop.desktop.i18n.language import BookLanguage
from blueprints_desktop.desktop.pages.rules.finder import Finder
from blueprints_desktop.desktop.pages.rules.reader import Reader
from blueprints_desktop.desktop.settings import Settings, text
from blueprints_desktop.desktop.theme.theme import Appearance, FittedAppearance
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind, IconButton
from blueprints_desktop.desktop.ui.controls.choices import SegmentChoice, Segmented, Stepper
from blueprints_desktop.desktop.ui.controls.menu import Menu
from blueprints_desktop.desktop.ui.controls.panel import DeskPage, PageHead, Panel
from blueprints_desktop.desktop.ui.controls.plain_text import menu_entry, set_tip
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.lessons.folders import has_lessons
from blueprints_desktop.rulebooks.book import SUMMARY, Book, plain
from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.search import Hit
from blueprints_desktop.rulebooks.synonyms import meanings
from blueprints_desktop.rulebooks.terms import LANGUAGES

if TYPE_CHECKING:
    from blueprints_desktop.desktop.pages.rules.printing import PaperBook

SIZES = range(80, 201, 10)
"""Of the letters, in per cent of what the program's scale makes of them."""
_TITLE_FROM, _FIGURE_FROM = 1130, 1040
"""From these widths on, at 100 %, there is room for the page's title and the size in figures."""


_TAB_PADDING = 12.0


class LanguageChoice(Segmented):
    """Two letters for each language need little room beside them."""

    padding = _TAB_PADDING


class PaperButton(IconButton):
    """Asks what is to go on paper, the whole book or the one sheet with all of it in short."""

    wanted = Signal(str)
    """The id of a section, or nothing for the whole book."""

    def __init__(
        self, icon: Icon, appearance: Appearance, keys: QKeySequence | None = None
    ) -> None:
        super().__init__(icon, "", appearance, framed=True)
        self._key = keys.toString(QKeySequence.SequenceFormat.NativeText) if keys else ""
        self.clicked.connect(self.open_list)

    def menu(self) -> Menu:
        menu = Menu(self)
        for section, words, key in (
            ("", self.tr("Whole rulebook"), self._key),
            (SUMMARY, self.tr("In short (one sheet)"), ""),
        ):
            action = QAction(menu_entry(words, key), menu)
            action.triggered.connect(lambda _=False, what=section: self.wanted.emit(what))
            menu.addAction(action)
        return menu

    def open_list(self) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.spread()
        wide = max(menu.minimumWidth(), menu.sizeHint().width())
        menu.popup(self.mapToGlobal(QPoint(self.width() - wide, self.height())))


class RulesHead(ThemedWidget):
    """One line; what there is no room for is left out, but never a button."""

    def __init__(
        self, appearance: Appearance, games: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self._games = games
        self._title = PageHead(appearance)
        self.back = self._title.back
        self.contents = IconButton(Icon.LIST, "", appearance, framed=True)
        self.games = Segmented(appearance)
        self.size_ = Stepper(appearance, SIZES)
        self.language = LanguageChoice(appearance)
        keys = QKeySequence(QKeySequence.StandardKey.Print)
        self.print_ = PaperButton(Icon.PRINT, appearance, keys)
        self.save = PaperButton(Icon.SAVE, appearance)
        self.learn = IconButton(Icon.LEARN, "", appearance, framed=True)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        for left in (self._title, self.contents, self.games):
            self._line.addWidget(left)
        self._line.addStretch(1)
        for right in (self.learn, self.language, self.size_, self.print_, self.save):
            self._line.addWidget(right)
        self.follow()

    def say(self) -> None:
        self._title.title.setText(self.tr("Rules"))
        self.games.set_choices([SegmentChoice(key, words_of(key).name) for key in self._games])
        self.size_.set_words(self.tr("Smaller text"), self.tr("Larger text"))
        self.contents.set_words(self.tr("Contents and search"))
        said = {"en": self.tr("Read in English"), "fr": self.tr("Read in French")}
        tabs = [SegmentChoice(key, key.upper(), said=said[key]) for key in LANGUAGES]
        self.language.set_choices(tabs)
        self.language.setAccessibleName(self.tr("Language of the rulebook"))
        self.print_.set_words(self.tr("Print…"))
        self.save.set_words(self.tr("Save as PDF…"))
        self.learn.set_words(self.tr("Learn by playing"))

    def fit(self, width: float, *, narrow: bool) -> None:
        """Leave out what a width at 100 % has no room for."""
        titled = width >= _TITLE_FROM
        self._title.title.setVisible(titled)
        self._title.setContentsMargins(0, 0, self.look.px(8) if titled else 0, 0)
        self.size_.figure.setVisible(width >= _FIGURE_FROM)
        self.contents.setVisible(narrow)
        self._line.setSpacing(self.look.px(6 if narrow else 10))


class Foot(ThemedWidget):
    """Two buttons that bear the names of the neighbouring sections."""

    stepped = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.before = Button("", appearance, ButtonKind.QUIET, Icon.BACK)
        self.after = Button("", appearance, ButtonKind.QUIET, Icon.FORWARD)
        self.after.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.before.clicked.connect(lambda: self.stepped.emit(-1))
        self.after.clicked.connect(lambda: self.stepped.emit(1))
        self._titles: list[str] = []
        self._section = 0
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.before)
        line.addStretch(1)
        line.addWidget(self.after)

    def show_book(self, book: Book) -> None:
        self._titles = [plain(section.title) for section in book.sections]
        self.set_section(self._section)

    def set_section(self, number: int) -> None:
        self._section = number
        self._name(self.before, number - 1, self.tr("Previous: {section}"))
        self._name(self.after, number + 1, self.tr("Next: {section}"))

    def _name(self, button: Button, number: int, spoken: str) -> None:
        there = 0 <= number < len(self._titles)
        title = self._titles[number] if there else ""
        button.setVisible(there)
        button.setText(title)
        button.setAccessibleName(spoken.format(section=title) if there else "")

    def say(self) -> None:
        self.set_section(self._section)


class WayBack(ThemedWidget):
    """A button that leads back to where a link was followed, and names that section."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.button = Button("", appearance, ButtonKind.LINK, Icon.UNDO)
        self._section = ""
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.button)
        line.addStretch(1)
        self.hide()

    def lead_to(self, section: str) -> None:
        """The title of a section; nothing: there is no way back."""
        self._section = section
        self.setVisible(bool(section))
        self.say()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        with QPainter(self) as painter:
            line = self.rect().adjusted(0, self.height() - 1, 0, 0)
            painter.fillRect(line, self.look.palette.line)

    def say(self) -> None:
        words = self.tr("Back to “{section}”").format(section=self._section)
        self.button.setText(words)
        self.button.setAccessibleName(words)
        set_tip(self.button, words)


# --- the page ---------------------------------------------------------------------


MARGIN, GAP, HEAD, FOOT, BACK = 24, 16, 44, 46, 44
FINDER = 264
"""Width of the left side."""
HEAD_WIDTH = 720
"""What games and tools need in one row at 100 %."""
NARROW = 860
"""Windows that are narrower, in pixels at 100 %, show the left side only when it is wanted."""
_SIZE, _GAME = "rules_size", "rules_game"
_LARGER = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
"""With Ctrl: one key on most keyboards, plus being its upper sign, which Qt takes amiss."""


def _size(value: object) -> int | None:
    """One of the sizes of letters on offer."""
    return value if type(value) is int and value in SIZES else None


class RulesPage(DeskPage):
    """A game's rulebook: contents and search, the text, the neighbouring sections."""

    closed = Signal()
    learn_wanted = Signal(str, QWidget)
    """The lessons of the game, listed under this button perhaps."""

    def __init__(
        self,
        appearance: Appearance,
        settings: Settings,
        game: str = "",
        rule: str = "",
        language: BookLanguage | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``game``: whose book; the one read last, if it is not said. ``rule``: an id in it.

        ``language``: what other pages of this kind before and after this one share.
        """
        super().__init__(appearance, parent)
        self._settings = settings
        self._games = shown_games()
        self._book_language = language or BookLanguage()
        self._pulled = False
        """In a narrow window: the left side lies over the text."""
        self._fitted = FittedAppearance(appearance, self, QSize(HEAD_WIDTH, 0))
        self.head = RulesHead(self._fitted, self._games)
        self.finder = Finder(appearance)
        self.sheet = Panel(appearance)
        self.reader = Reader(appearance, self.sheet)
        self.foot = Foot(appearance, self.sheet)
        self.way_back = WayBack(appearance, self.sheet)
        for widget in (self.head, self.sheet, self.finder):
            widget.setParent(self)
        self._connect()
        self._recall_size()
        self.first_focus = self.reader
        last = settings.recall(_GAME, text)
        self.game = self._language = ""
        self.show_rule(game or (last if last in self._games else self._games[0]), rule)

    def _connect(self) -> None:
        head, finder, reader = self.head, self.finder, self.reader
        head.back.clicked.connect(self.closed)
        head.learn.clicked.connect(lambda: self.learn_wanted.emit(self.game, head.learn))
        head.games.chosen.connect(lambda key: self.show_rule(key))
        head.language.chosen.connect(self.read_in)
        head.contents.clicked.connect(lambda: self._pull(not self._pulled))
        head.size_.stepped.connect(self._set_size)
        head.print_.wanted.connect(self.print_book)
        head.save.wanted.connect(self.ask_where_to_save)
        finder.section_chosen.connect(self._go_to_section)
        finder.hit_chosen.connect(self._go_to_hit)
        finder.searched.connect(self._look_for)
        finder.stepped.connect(self._step_found)
        reader.section_changed.connect(self._on_section)
        reader.found_changed.connect(self._tell_found)
        reader.trail_changed.connect(self._show_way_back)
        self.way_back.button.clicked.connect(self.go_back)
        self.foot.stepped.connect(self.step_section)

    # --- the book -------------------------------------------------------------------

    @property
    def language(self) -> str:
        """In which the book is read."""
        return self._book_language.current

    @property
    def book(self) -> Book:
        return rulebook(self.game, self.language)

    def show_rule(self, game: str, rule: str = "") -> None:
        """Open a game's book, at one of its ids."""
        if game != self.game:
            self.game = game
            self._settings.remember(_GAME, game)
            self.head.games.set_current(game)
            self.head.learn.setVisible(has_lessons(game))
            self._show_book()
        if rule:
            self.reader.go_to(rule)

    def _show_book(self) -> None:
        book, self._language = self.book, self.language
        self.head.language.set_current(self.language)
        self.finder.show_book(book, self.language, meanings(self.game))
        self.foot.show_book(book)
        self.reader.show_book(book, self.game, self.language, self.finder.wanted)
        self._on_section(self.reader.section)

    def read_in(self, language: str) -> None:
        """The same place of the same book in another language. The program goes on speaking its own."""
        self._book_language.choose(language)
        self.say()

    def say(self) -> None:
        """The same place of the same book in the language that is to be read."""
        if self._language != self.language:  # Qt tells of a change several times
            self._show_book()

    # --- going ----------------------------------------------------------------------

    def _on_section(self, number: int) -> None:
        self.finder.contents.set_current(number)
        self.foot.set_section(number)

    def step_section(self, by: int) -> None:
        """To the next section, or to the one before."""
        number = self.reader.section + by
        if 0 <= number < len(self.book.sections):
            self.reader.go_to_section(number)

    def go_back(self) -> None:
        """To where the last link was followed. The keyboard follows, since the button may go."""
        pressed = self.way_back.button.hasFocus()
        if self.reader.go_back() and pressed:
            self.reader.setFocus()

    def _show_way_back(self) -> None:
        section = self.reader.way_back
        title = "" if section is None else plain(self.book.sections[section].title)
        self.way_back.lead_to(title)
        self._arrange()

    def _go_to_section(self, number: int) -> None:
        self.reader.go_to_section(number)
        self._pull(False)

    def _go_to_hit(self, hit: Hit) -> None:
        self.reader.go_to_found_in(hit.passage)
        self._pull(False)

    # --- searching ------------------------------------------------------------------

    def _look_for(self) -> None:
        """While somebody types, the best place is shown at once."""
        self.reader.current = -1
        self.reader.look_for(self.finder.wanted)
        if self.finder.hits:
            self.reader.go_to_found_in(self.finder.hits[0].passage)

    def _step_found(self, by: int) -> None:
        self.reader.go_to_found(self.reader.current + by)

    def _tell_found(self) -> None:
        self.finder.tell_found(self.reader.current, len(self.reader.found))

    def search(self) -> None:
        """The keyboard goes to the search field."""
        self._pull(True)
        self.finder.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.finder.field.selectAll()

    # --- size of letters ------------------------------------------------------------

    def _recall_size(self) -> None:
        size = self._settings.recall(_SIZE, _size)
        self.head.size_.set_value(100 if size is None else size)
        self.reader.set_zoom(self.head.size_.value / 100)

    def _set_size(self, size: int) -> None:
        self._settings.remember(_SIZE, size)
        self.head.size_.set_value(size)
        self.reader.set_zoom(size / 100)

    def _step_size(self, by: int) -> None:
        size = self.head.size_.value + by * SIZES.step
        if size in SIZES:
            self._set_size(size)

    # --- paper ----------------------------------------------------------------------

    def _on_paper(self, only: str) -> "PaperBook":
        from blueprints_desktop.desktop.pages.rules.printing import PaperBook

        return PaperBook(self.book, self.game, self.language, only)

    def print_book(self, only: str = "") -> None:
        """``only``: the id of a section; else the whole book."""
        from blueprints_desktop.desktop.pages.rules.printing import ask_and_print

        ask_and_print(self, self._on_paper(only))

    def ask_where_to_save(self, only: str = "") -> None:
        from blueprints_desktop.desktop.pages.rules.printing import ask_and_save

        ask_and_save(self, self._settings, self._on_paper(only))

    # --- arranging ------------------------------------------------------------------

    @property
    def narrow(self) -> bool:
        return self.width() / self.look.scale < NARROW

    def _pull(self, out: bool) -> None:
        """In a narrow window, lay the left side over the text or take it away."""
        self._pulled = out and self.narrow
        self._arrange()

    def restyle(self) -> None:
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fitted.fit(self.size())
        self._arrange()

    def _arrange(self) -> None:
        px, narrow = self.look.px, self.narrow
        side = px(MARGIN if not narrow else 12)
        wide = self.width() - 2 * side
        fitted = self._fitted.look
        self.head.fit(self.width() / fitted.scale, narrow=narrow)
        edge = min(side, fitted.px(12 if narrow else MARGIN))
        width = self.width() - 2 * edge
        self.head.setGeometry(edge, fitted.px(14), width, fitted.px(HEAD))
        top = fitted.px(14 + HEAD + 12)
        area = QRect(side, top, wide, self.height() - top - px(18))
        left = min(px(FINDER), area.width())
        self.finder.setGeometry(area.left(), area.top(), left, area.height())
        self.finder.setVisible(not narrow or self._pulled)
        if not narrow:
            area.setLeft(area.left() + left + px(GAP))
        self.sheet.setGeometry(area)
        foot = px(FOOT)
        back = 0 if self.way_back.isHidden() else px(BACK)
        self.way_back.setGeometry(px(14), px(4), area.width() - 2 * px(14), back)
        top = px(4) + back
        self.reader.setGeometry(1, top, area.width() - 2, area.height() - foot - top)
        self.foot.setGeometry(px(14), area.height() - foot, area.width() - 2 * px(14), foot)
        self.finder.raise_()
        self.update()

    # --- keys -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key, modifiers = event.key(), event.modifiers()
        alt = modifiers & Qt.KeyboardModifier.AltModifier
        control = modifiers & Qt.KeyboardModifier.ControlModifier
        if event.matches(QKeySequence.StandardKey.Find) or key == Qt.Key.Key_Slash:
            self.search()
        elif event.matches(QKeySequence.StandardKey.FindNext):
            self._step_found(1)
        elif event.matches(QKeySequence.StandardKey.FindPrevious):
            self._step_found(-1)
        elif event.matches(QKeySequence.StandardKey.Print):
            self.print_book()
        elif event.matches(QKeySequence.StandardKey.ZoomIn) or (control and key in _LARGER):
            self._step_size(1)
        elif event.matches(QKeySequence.StandardKey.ZoomOut):
            self._step_size(-1)
        elif key == Qt.Key.Key_Backspace or (alt and key == Qt.Key.Key_Left and self._trailed):
            self.go_back()
        elif alt and key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.step_section(1)
        elif alt and key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.step_section(-1)
        elif key == Qt.Key.Key_Escape:
            self._escape()
        else:
            super().keyPressEvent(event)

    @property
    def _trailed(self) -> bool:
        """Whether a link was followed: Alt+Left then leads back, as in browsers."""
        return self.reader.way_back is not None

    def _escape(self) -> None:
        """First the left side, then the search, then the page."""
        if self._pulled:
            self._pull(False)
        elif self.finder.searching:
            self.finder.field.clear()
            self.reader.setFocus()
        else:
            self.closed.emit()
