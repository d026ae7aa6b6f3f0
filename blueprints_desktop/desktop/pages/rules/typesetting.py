"""A rulebook as a text document: its style, its pictures and its passages, for screen and paper."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import zip_longest

from attrs import define, field, frozen
from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPyTextObject,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextLength,
    QTextListFormat,
    QTextTable,
    QTextTableCell,
    QTextTableCellFormat,
    QTextTableFormat,
)

from blueprints_desktop.desktop.drawing.palette import Palette, mix
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.typography import Type, font
from blueprints_desktop.desktop.games.registry import rule_pictures_of
from blueprints_desktop.desktop.games.rule_picture import WIDTH, PictureSheet, RulePicture
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.controls.plain_text import not_markup
from blueprints_desktop.rulebooks.book import (
    Block,
    Book,
    BookPicture,
    BookSection,
    BookTable,
    Glossary,
    Ids,
    Items,
    Paragraph,
    Ruling,
    Span,
    Text,
    TextStyle,
    plain,
)
from blueprints_desktop.rulebooks.terms import Term

TITLE = Type(34, 600, -0.3)
HEADING = Type(24, 600)
PART = Type(19, 600)
BODY = Type(16, 400)
BODY_STRONG = Type(16, 600)
SMALL = Type(14, 400)

_LINE = 148
"""Distance of lines in per cent."""
AFTER_MARKER = "\N{NO-BREAK SPACE}"
"""Room between an item's dot and its words: one space, as Qt leaves it, is tight."""


@frozen
class BookStyle:
    """Everything about the setting that does not depend on the book."""

    palette: Palette
    scale: float
    """Of letters and of the room between them."""
    linked: bool = True
    """Whether links are shown as such: on paper nobody can follow them."""

    def px(self, size: float) -> int:
        return round(size * self.scale)

    # --- letters --------------------------------------------------------------------

    def letters(self, kind: Type, colour: QColor | None = None) -> QTextCharFormat:
        made = QTextCharFormat()
        made.setFont(font(kind, self.scale))
        made.setForeground(QBrush(self.palette.text if colour is None else colour))
        return made

    def span(self, base: QTextCharFormat, span: Span) -> QTextCharFormat:
        """The letters of a part of a text: a link, strong, slanted, or as all the others."""
        made = QTextCharFormat(base)
        if span.target is not None:
            if self.linked:
                made.setAnchor(True)
                made.setAnchorHref(f"#{span.target}")
                made.setForeground(QBrush(self.palette.accent))
                made.setFontUnderline(True)
        elif span.style is TextStyle.STRONG:
            made.setFontWeight(QFont.Weight.DemiBold)
        elif span.style is TextStyle.EMPHASIS:
            made.setFontItalic(True)
        return made

    # --- blocks ---------------------------------------------------------------------

    def block(self, above: float = 0.0, below: float = 12.0) -> QTextBlockFormat:
        made = QTextBlockFormat()
        made.setTopMargin(self.px(above))
        made.setBottomMargin(self.px(below))
        made.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        return made

    def heading(self, above: float, below: float, level: int) -> QTextBlockFormat:
        """A heading stays with what it stands over, and screen readers hear its level."""
        made = self.block(above, below)
        made.setLineHeight(120, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        made.setHeadingLevel(level)
        made.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_Auto)
        return made

    def cell_block(self, *, whole: bool) -> QTextBlockFormat:
        """``whole``: in one line, as single words are, and the few that name a row."""
        made = self.block(below=0)
        made.setNonBreakableLines(whole)
        made.setLineHeight(128, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        return made

    def list(self, numbered: bool) -> QTextListFormat:
        made = QTextListFormat()
        disc, decimal = QTextListFormat.Style.ListDisc, QTextListFormat.Style.ListDecimal
        made.setStyle(decimal if numbered else disc)
        made.setIndent(1)
        return made

    def item(self, below: float) -> QTextBlockFormat:
        """Of a list: it begins with ``AFTER_MARKER``, which hangs out to the left."""
        made = self.block(below=below)
        wide = QFontMetricsF(font(BODY, self.scale)).horizontalAdvance(AFTER_MARKER)
        made.setTextIndent(-wide)
        return made

    # --- tables ---------------------------------------------------------------------

    def _frameless(self, below: float) -> QTextTableFormat:
        made = QTextTableFormat()
        made.setBorder(0)
        made.setCellSpacing(0)
        made.setBorderCollapse(True)
        made.setTopMargin(self.px(2))
        made.setBottomMargin(self.px(below))
        return made

    def table(self, columns: int) -> QTextTableFormat:
        """Hairlines between the rows and nothing else; the words decide how wide columns are."""
        made = self._frameless(below=16)
        kind = QTextLength.Type.VariableLength
        made.setColumnWidthConstraints([QTextLength(kind, 0.0)] * columns)
        return made

    def cell(self, *, head: bool, first: bool) -> QTextTableCellFormat:
        made = QTextTableCellFormat()
        made.setTopPadding(self.px(5))
        made.setBottomPadding(self.px(5))
        made.setLeftPadding(self.px(0 if first else 14))
        made.setRightPadding(self.px(6))
        strong, faint = mix(self.palette.line, self.palette.text_2, 0.5), self.palette.line
        made.setBottomBorder(2.0 if head else 1.0)
        made.setBottomBorderStyle(QTextTableFormat.BorderStyle.BorderStyle_Solid)
        made.setBottomBorderBrush(QBrush(strong if head else faint))
        made.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignTop)
        return made

    # --- rulings --------------------------------------------------------------------

    def ruling(self) -> QTextTableFormat:
        made = self._frameless(below=12)
        made.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        return made

    def ruling_cell(self) -> QTextTableCellFormat:
        """A ground of its own and a stroke in the accent's colour: these words are ours."""
        made = QTextTableCellFormat()
        made.setBackground(QBrush(mix(self.palette.panel, self.palette.accent, 0.07)))
        made.setLeftBorder(self.px(4))
        made.setLeftBorderStyle(QTextTableFormat.BorderStyle.BorderStyle_Solid)
        made.setLeftBorderBrush(QBrush(self.palette.accent))
        made.setLeftPadding(self.px(18))
        made.setRightPadding(self.px(16))
        made.setTopPadding(self.px(10))
        made.setBottomPadding(self.px(10))
        return made

    # --- pictures -------------------------------------------------------------------

    def picture_block(self) -> QTextBlockFormat:
        made = QTextBlockFormat()
        made.setTopMargin(self.px(6))
        made.setBottomMargin(self.px(4))
        made.setAlignment(Qt.AlignmentFlag.AlignLeft)
        return made


# --- pictures ---------------------------------------------------------------------


KIND = QTextFormat.ObjectTypes.UserObject.value + 1
_ID = QTextFormat.Property.UserProperty.value + 1
_WIDEST = 1.25
"""How much larger than drawn a picture gets in a wide column."""
_SMALLEST = 0.3


def picture_format(name: str, caption: str) -> QTextCharFormat:
    """The format of the character that stands for a picture; its caption is what is read aloud."""
    made = QTextCharFormat()
    made.setObjectType(KIND)
    made.setProperty(_ID, name)
    made.setToolTip(not_markup(caption))
    return made


def is_picture(block: QTextBlock) -> bool:
    """Whether a picture is all that the block holds."""
    pieces = block.begin()
    if pieces.atEnd():
        return False
    return pieces.fragment().charFormat().objectType() == KIND


class Pictures(QPyTextObject):
    """Draws the pictures of one game into a document.

    On the screen each is drawn once a size and blitted when the text scrolls; on paper it is drawn finer.
    """

    def __init__(self, look: Look, parent: QObject, *, finer: float = 0.0) -> None:
        """``finer``: dots to a pixel; without it as many as the screen has."""
        super().__init__(parent)
        self.look = look
        self.game = ""
        self.language = ""
        self._finer = finer

    def attach(self, document: QTextDocument) -> None:
        document.documentLayout().registerHandler(KIND, self)

    def intrinsicSize(  # noqa: N802
        self, document: QTextDocument, _position: int, shape: QTextFormat
    ) -> QSizeF:
        picture = self._picture(shape)
        if picture is None:
            return QSizeF()
        frame = document.rootFrame().frameFormat()
        room = document.textWidth() - frame.leftMargin() - frame.rightMargin() - 1
        times = max(_SMALLEST, min(room / WIDTH, _WIDEST * self.look.scale))
        return QSizeF(round(WIDTH * times), round(picture.height * times))

    def drawObject(  # noqa: N802
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        _document: QTextDocument,
        _position: int,
        shape: QTextFormat,
    ) -> None:
        picture = self._picture(shape)
        if picture is None:
            return
        rect = QRectF(rect)
        ratio = self._finer or painter.device().devicePixelRatio()
        look = self.look._replace(scale=rect.width() / WIDTH)
        size = QRectF(QPointF(), rect.size())
        what = ("rule picture", self.game, str(shape.property(_ID)), self.language, rect.width())

        def draw(brush: QPainter) -> None:
            paint_sheet(
                brush, look.pixmaps, size, ratio, look.palette, look.scale, shadow=False
            )  # fmt: skip
            picture.paint(PictureSheet(brush, look, ratio))

        sprite = look.pixmaps.sprite(what, size, ratio, look.palette, draw)
        sprite.paint(painter, rect.topLeft())

    def _picture(self, shape: QTextFormat) -> RulePicture | None:
        """None: the game has none of that name; its caption then stands alone."""
        return rule_pictures_of(self.game).get(str(shape.property(_ID)))


# --- setting ----------------------------------------------------------------------


INDENT = 26


@define
class Passage:
    """A stretch of the document that the search knows as one."""

    start: int
    end: int
    section: int
    """The number of its section in the book."""


@define
class Setting:
    """A book that is set: where its passages, ids and sections stand in the document."""

    passages: list[Passage] = field(factory=list)
    places: dict[str, int] = field(factory=dict)
    """Every id, and the number of the passage it names."""
    headings: list[int] = field(factory=list)
    """For each section the number of its title's passage."""

    def passage_at(self, position: int) -> int:
        """The number of the passage at a place of the document, or of the one before it."""
        starts = [passage.start for passage in self.passages]
        return max(0, bisect_right(starts, position) - 1)


def typeset(document: QTextDocument, book: Book, style: BookStyle) -> Setting:
    """Fill a document with a book."""
    return _Setter(document, style).set(book)


class _Setter:
    def __init__(self, document: QTextDocument, style: BookStyle) -> None:
        document.clear()
        document.setUndoRedoEnabled(False)
        document.setIndentWidth(style.px(INDENT))
        document.setDocumentMargin(0)
        self._style = style
        self._cursor = QTextCursor(document)
        self._fresh = True
        """Whether the cursor stands in an empty block that the next one may use."""
        self._left: QTextTable | None = None
        """The table that was set last."""
        self._section = 0
        self._setting = Setting()

    def set(self, book: Book) -> Setting:
        self._cursor.beginEditBlock()
        self._begin(self._style.heading(0, 8, 1), TITLE)
        self._cursor.insertText(book.title, self._style.letters(TITLE))
        for number, section in enumerate(book.sections):
            self._section = number
            self._set_section(section)
        self._cursor.endEditBlock()
        return self._setting

    def _set_section(self, section: BookSection) -> None:
        whole = section.level == 1
        kind = HEADING if whole else PART
        shape = self._style.heading(30, 10, 2) if whole else self._style.heading(18, 6, 3)
        if self._left is not None and self._fresh:
            _keep_clear(self._left, shape.topMargin())
        self._begin(shape, kind)
        self._setting.headings.append(len(self._setting.passages))
        with self._passage((section.id,)):
            self._write(section.title, self._style.letters(kind))
        for block in section.blocks:
            self._set_block(block)

    def _set_block(self, block: Block) -> None:
        match block:
            case Paragraph():
                self._begin(self._style.block(), BODY)
                with self._passage(block.ids):
                    self._write(block.text, self._style.letters(BODY))
            case Ruling():
                self._set_ruling(block)
            case Items():
                self._set_items(block)
            case BookTable():
                self._set_table(block)
            case BookPicture():
                self._set_picture(block)
            case Glossary():
                self._set_glossary(block)

    # --- kinds of blocks ------------------------------------------------------------

    def _set_items(self, block: Items) -> None:
        style = self._style
        for number, item in enumerate(block.items):
            last = number == len(block.items) - 1
            self._begin(style.item(below=12 if last else 5), BODY)
            if number == 0:
                made = self._cursor.createList(style.list(block.numbered))
            else:
                made.add(self._cursor.block())
            self._cursor.insertText(AFTER_MARKER, style.letters(BODY))
            with self._passage(item.ids):
                self._write(item.text, style.letters(BODY))

    def _set_ruling(self, block: Ruling) -> None:
        style = self._style
        table = self._cursor.insertTable(1, 1, style.ruling())
        cell = table.cellAt(0, 0)
        cell.setFormat(style.ruling_cell())
        self._enter(cell, style.block(below=0))
        with self._passage(block.ids):
            self._write(block.text, style.letters(BODY))
        self._leave(table)

    def _set_table(self, block: BookTable) -> None:
        columns = len(block.head.cells)
        headed = not block.is_headless
        table = self._cursor.insertTable(
            len(block.rows) + headed, columns, self._style.table(columns)
        )
        if headed:
            self._set_row(table, 0, block.head.cells, block.head.ids, head=True)
        else:
            here = table.firstPosition()
            self._note(Passage(here, here, self._section), ())  # the search counts it, too
        for number, row in enumerate(block.rows, int(headed)):
            self._set_row(table, number, row.cells, row.ids)
        self._leave(table)

    def _set_row(
        self,
        table: QTextTable,
        number: int,
        cells: Sequence[Text],
        ids: Ids = (),
        *,
        head: bool = False,
    ) -> None:
        letters = self._style.letters(BODY_STRONG if head else BODY)
        for column, text in enumerate(cells):
            cell = table.cellAt(number, column)
            cell.setFormat(self._style.cell(head=head, first=column == 0))
            whole = column == 0 or " " not in plain(text)
            self._enter(cell, self._style.cell_block(whole=whole))
            self._write(text, letters)
        start = table.cellAt(number, 0).firstPosition()
        self._note(Passage(start, self._cursor.position(), self._section), ids)

    def _set_picture(self, block: BookPicture) -> None:
        style = self._style
        self._begin(style.picture_block(), BODY)
        caption = "".join(span.text for span in block.caption)
        self._cursor.insertText(
            "\N{OBJECT REPLACEMENT CHARACTER}", picture_format(block.id, caption)
        )
        self._begin(style.block(below=18), SMALL)
        with self._passage(()):
            self._write(block.caption, style.letters(SMALL, style.palette.text_2))

    def _set_glossary(self, block: Glossary) -> None:
        """A term, and how several are called where that differs; on paper two side by side."""
        lines: list[tuple[Text, ...]] = [_forms(term) for term in block.terms.values()]
        if not self._style.linked:
            half = (len(lines) + 1) // 2
            halves = zip_longest(lines[:half], lines[half:], fillvalue=_forms(Term("", "")))
            lines = [left + right for left, right in halves]
        columns = len(lines[0])
        table = self._cursor.insertTable(len(lines), columns, self._style.table(columns))
        for number, cells in enumerate(lines):
            self._set_row(table, number, cells)
        self._leave(table)

    # --- the cursor -----------------------------------------------------------------

    def _begin(self, shape: QTextBlockFormat, kind: Type) -> None:
        """A new block at the end, or the empty one that is there already."""
        letters = self._style.letters(kind)
        if self._fresh:
            self._cursor.setBlockFormat(shape)
            self._cursor.setBlockCharFormat(letters)
        else:
            self._cursor.insertBlock(shape, letters)
        self._fresh = False

    def _enter(self, cell: QTextTableCell, shape: QTextBlockFormat) -> None:
        self._cursor = cell.firstCursorPosition()
        self._cursor.setBlockFormat(shape)

    def _leave(self, table: QTextTable) -> None:
        """To the empty block that Qt keeps after every table; if another follows, it has no height."""
        self._cursor.setPosition(table.lastPosition() + 1)
        self._cursor.setBlockFormat(QTextBlockFormat())
        self._fresh, self._left = True, table

    def _write(self, text: Text, letters: QTextCharFormat) -> None:
        for span in text:
            self._cursor.insertText(span.text, self._style.span(letters, span))

    @contextmanager
    def _passage(self, ids: Ids) -> Iterator[None]:
        start = self._cursor.position()
        yield
        self._note(Passage(start, self._cursor.position(), self._section), ids)

    def _note(self, passage: Passage, ids: Ids) -> None:
        for name in ids:
            self._setting.places[name] = len(self._setting.passages)
        self._setting.passages.append(passage)


def _keep_clear(table: QTextTable, below: float) -> None:
    """Qt leaves out what a block wants above itself if it stands right under a table."""
    shape = table.format().toTableFormat()
    shape.setBottomMargin(below)
    table.setFormat(shape)


def _forms(term: Term) -> tuple[Text, Text]:
    several = "" if term.many == term.one else term.many
    return (Span(term.one),), (Span(several),)
