"""A rulebook as a text document: its style, its pictures and its passages, for screen and paper."""

from bisect import bisect_right
from collections.abc import Iterable
from html import escape

from attrs import define, field, frozen
from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPyTextObject,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from blueprints_desktop.desktop.drawing.palette import Palette, mix
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.typography import Type, font
from blueprints_desktop.desktop.games.registry import rule_pictures_of
from blueprints_desktop.desktop.games.rule_picture import WIDTH, PictureSheet, RulePicture
from blueprints_desktop.desktop.i18n.language import Language, speaking
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.controls.plain_text import not_markup
from blueprints_desktop.rulebooks.book import (
    Block,
    Book,
    BookPicture,
    BookRow,
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
from blueprints_desktop.rulebooks.glossary import Explanation, explanation
from blueprints_desktop.rulebooks.terms import Term

BODY = Type(16, 400)
INDENT = 26
AFTER_MARKER = "\N{NO-BREAK SPACE}"
"""Room between an item's dot and its words: one space, as Qt leaves it, is tight."""


_BELOW_TABLE = 14
_SHORT = 20
"""So many letters that name a row of a table stand in one line."""
_NOTE = 19
"""Size of a note's number. Qt makes it two thirds of that, as of all that is raised."""
_END = "end"
"""The anchor behind which nothing belongs to the passage: what follows is not searched."""
_AT = "@"
"""Begins a link to a passage by its number."""


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

    @property
    def link(self) -> QColor:
        """Of links and notes: they stand out from marked words as well."""
        colours = self.palette
        return mix(colours.accent, colours.text, 0.4) if colours.dark else colours.accent

    def sheet(self) -> str:
        """The style sheet of the document. Narrow spaces before French signs stay as they are."""
        colours = self.palette
        hang = QFontMetricsF(font(BODY, self.scale)).horizontalAdvance(AFTER_MARKER)
        strong = mix(colours.line, colours.text_2, 0.5).name()
        ruling = mix(colours.panel, colours.accent, 0.07).name()
        return f"""
            body {{ color: {colours.text.name()}; white-space: pre-wrap; }}
            a {{ color: {self.link.name()}; text-decoration: underline; }}
            .note {{ font-size: {self.px(_NOTE)}px; font-weight: 600; text-decoration: none; }}
            b {{ font-weight: 600; }}
            h1, h2, h3 {{ font-weight: 600; line-height: 120%; }}
            h1 {{ {self._block(0, 8)} }}
            h2 {{ {self._block(30, 10)} }}
            h3 {{ {self._block(18, 6)} }}
            p, li {{ {self._block(0, 12)} line-height: 148%; }}
            ul, ol {{ margin: 0px; }}
            li {{ margin-bottom: {self.px(5)}px; text-indent: {-hang}px; }}
            li.last {{ margin-bottom: {self.px(12)}px; }}
            .picture {{ {self._block(6, 4)} line-height: 100%; }}
            .caption {{ {self._block(0, 18)} font-size: {self.px(14)}px;
                color: {colours.text_2.name()}; }}
            table {{ {self._block(2, _BELOW_TABLE)} border-collapse: collapse; }}
            table.term {{ margin-top: 0px; margin-bottom: 0px; }}
            h2.close {{ margin-top: {self.px(30 - _BELOW_TABLE)}px; }}
            h3.close {{ margin-top: {self.px(18 - _BELOW_TABLE)}px; }}
            td, th {{ {self._padding(5, 6, 5, 14)} vertical-align: top;
                border-bottom: 1px solid {colours.line.name()}; }}
            th {{ border-bottom: 2px solid {strong}; font-weight: 600; }}
            .first {{ padding-left: 0px; }}
            td p, th p {{ margin: 0px; line-height: 128%; text-align: left; }}
            .whole {{ white-space: pre; }}
            td.ruling {{ {self._padding(10, 16, 10, 18)} background-color: {ruling};
                border-bottom: 0px; border-left: {self.px(4)}px solid {colours.accent.name()}; }}
            .ruling p {{ line-height: 148%; }}
            .number {{ color: {colours.accent.name()}; }}
            p.back {{ margin-top: {self.px(4)}px; font-size: {self.px(14)}px; }}
            .back a {{ color: {colours.text_2.name()}; }}
            .section {{ color: {colours.text_2.name()}; }}
        """

    def _block(self, above: float, below: float) -> str:
        return f"margin-top: {self.px(above)}px; margin-bottom: {self.px(below)}px;"

    def _padding(self, top: float, right: float, bottom: float, left: float) -> str:
        sides = {"top": top, "right": right, "bottom": bottom, "left": left}
        return " ".join(f"padding-{side}: {self.px(size)}px;" for side, size in sides.items())


# --- pictures ---------------------------------------------------------------------


KIND = QTextFormat.ObjectTypes.ImageObject.value
_ID = QTextFormat.Property.ImageName.value
_WIDEST = 1.25
"""How much larger than drawn a picture gets in a wide column."""
_SMALLEST = 0.3


def is_picture(block: QTextBlock) -> bool:
    """Whether a picture is all that the block holds."""
    pieces = block.begin()
    if pieces.atEnd():
        return False
    return pieces.fragment().charFormat().objectType() == KIND


class Pictures(QPyTextObject):
    """Draws the pictures of one game into a document, in place of Qt's own images.

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
            with speaking(self.language or Language.current):
                picture.paint(PictureSheet(brush, look, ratio))

        sprite = look.pixmaps.sprite(what, size, ratio, look.palette, draw)
        sprite.paint(painter, rect.topLeft())

    def _picture(self, shape: QTextFormat) -> RulePicture | None:
        """None: the game has none of that name; its caption then stands alone."""
        return rule_pictures_of(self.game).get(str(shape.property(_ID)))


# --- setting ----------------------------------------------------------------------


_BETWEEN = "\u2029\ufdd0\ufdd1\ufffc" + AFTER_MARKER
"""What Qt has between two passages: ends of blocks, edges of tables, pictures."""


@define
class Passage:
    """A stretch of the document that the search knows as one."""

    start: int
    end: int
    section: int
    """The number of its section in the book."""


@define
class TypesetBook:
    """A book that is set: where its passages, ids and sections stand in the document."""

    passages: list[Passage] = field(factory=list)
    text: str = ""
    """Of the document, with blanks for the numbers of notes: nobody looks for these."""
    places: dict[str, int] = field(factory=dict)
    """Every id, and the number of the passage it names."""
    headings: list[int] = field(factory=list)
    """For each section the number of its title's passage."""

    def place_of(self, link: str) -> int | None:
        """The passage that a link leads to, by an id or a number; None: there is no such id."""
        if link.startswith(_AT):
            return int(link.removeprefix(_AT))
        return self.places.get(link)

    def passage_at(self, position: int) -> int:
        """The number of the passage at a place of the document, or of the one before it."""
        starts = [passage.start for passage in self.passages]
        return max(0, bisect_right(starts, position) - 1)


def typeset(document: QTextDocument, book: Book, style: BookStyle, only: str = "") -> TypesetBook:
    """Fill a document with a book, or with one section of it and its parts."""
    setting = TypesetBook()
    _fill(document, style, _Writer(setting, style, book).book(only))
    _find_passages(document, setting)
    return setting


def typeset_blocks(document: QTextDocument, blocks: tuple[Block, ...], style: BookStyle) -> None:
    """Fill a document with a few blocks that have no notes."""
    book = Book("", (BookSection("", (), 1, blocks),))
    setting = TypesetBook()
    _fill(document, style, _Writer(setting, style, book).blocks(blocks))
    _find_passages(document, setting)


def _fill(document: QTextDocument, style: BookStyle, written: str) -> None:
    document.setUndoRedoEnabled(False)
    document.setIndentWidth(style.px(INDENT))
    document.setDocumentMargin(0)
    document.setDefaultFont(font(BODY, style.scale))
    document.setDefaultStyleSheet(style.sheet())
    document.setHtml(f"<body>{written}</body>")


class _Writer:
    """Writes a book as HTML. An anchor with its number stands before each passage."""

    def __init__(self, setting: TypesetBook, style: BookStyle, book: Book) -> None:
        self._setting, self._style, self._book = setting, style, book
        self._section = 0
        self._noted: dict[str, dict[int, int]] = {}
        """Where there are notes of a ruling: sections, and the first passage in each."""

    def book(self, only: str) -> str:
        written = f"<h1>{escape(self._book.title)}</h1>"
        sections = self._book.sections
        first, end = self._book.extent(only) if only else (0, len(sections))
        for self._section, section in list(enumerate(sections))[first:end]:
            tag = "h2" if section.level == 1 else "h3"
            kind = "close" if written.endswith("</table>") else ""
            self._setting.headings.append(len(self._setting.passages))
            title = self._passage(section.title, (section.id,))
            written += f'<{tag} class="{kind}">{title}</{tag}>'
            written += self.blocks(section.blocks)
        return written

    def blocks(self, blocks: Iterable[Block]) -> str:
        return "".join(map(self._block, blocks))

    def _block(self, block: Block) -> str:
        match block:
            case Paragraph():
                return f"<p>{self._passage(block.text, block.ids)}</p>"
            case Ruling():
                number = self._book.ruling_numbers[block.ids[0]]
                lead = f'<a name="{_END}"></a><b class="number">{number}</b>{AFTER_MARKER}'
                text = f"<p>{lead}{self._passage(block.text, block.ids)}</p>"
                text += self._where_it_matters(block.ids)
                return _table(f'<tr><td class="ruling">{text}</td></tr>', 'width="100%"')
            case Items():
                return self._items(block)
            case BookTable():
                head = self._row(block.head, "th")  # the search counts it where there is none, too
                rows = "".join(map(self._row, block.rows))
                return _table(rows if block.is_headless else head + rows)
            case BookPicture():
                tip = escape(not_markup(plain(block.caption)))
                picture = f'<p class="picture"><img src="{block.id}" title="{tip}"></p>'
                return f'{picture}<p class="caption">{self._passage(block.caption)}</p>'
            case Glossary():
                return self._glossary(block)

    def _items(self, block: Items) -> str:
        tag, items = "ol" if block.numbered else "ul", ""
        for item in block.items:
            kind = ' class="last"' if item is block.items[-1] else ""
            items += f"<li{kind}>{AFTER_MARKER}{self._passage(item.text, item.ids)}</li>"
        return f"<{tag}>{items}</{tag}>"

    def _row(self, row: BookRow, tag: str = "td") -> str:
        """Single words, and the few that name a row, stand in one line."""
        first, *others = row.cells
        short = "whole" if len(plain(first)) <= _SHORT else ""
        written = self._cell(tag, f"first {tag}", short, self._passage(first, row.ids))
        for text in others:
            whole = "" if " " in plain(text) else "whole"
            written += self._cell(tag, tag, whole, self._text(text))
        return f"<tr>{written}</tr>"

    def _cell(self, tag: str, kind: str, whole: str, text: str, more: str = "") -> str:
        return f'<{tag} class="{kind}" {more}><p class="{whole}">{text}</p></{tag}>'

    def _glossary(self, block: Glossary) -> str:
        """All terms; on paper those that are explained, in tables of their own: Qt tears rows."""
        found = {key: explanation(self._book, key, term) for key, term in block.terms.items()}
        if self._style.linked:
            rows = "".join(self._term(block.terms[key], found[key]) for key in found)
            return _table(rows, 'width="100%"')
        told = [self._term(block.terms[key], each) for key, each in found.items() if each]
        return "".join(_table(row, 'width="100%" class="term"') for row in told)

    def _term(self, term: Term, found: Explanation | None) -> str:
        """A term, what the book says of it, and the section where it does."""
        named = self._passage((Span(term.forms),))
        written = self._cell("td", "first td", "", named, 'width="32%"')
        told = ""
        if found is not None:
            where = Span(plain(found.section.title), target=found.id)
            told = f'{self._text(found.sentence)} <span class="section">{self._span(where)}</span>'
            told = f'<a name="{_END}"></a>{told.strip()}'
        return f"<tr>{written}{self._cell('td', 'td', '', told)}</tr>"

    def _where_it_matters(self, ids: Ids) -> str:
        """Links back to the notes of a ruling, by the names of their sections."""
        places = {at: n for name in ids for at, n in self._noted.get(name, {}).items()}
        if not places or not self._style.linked:
            return ""
        links = [
            f'<a href="#{_AT}{number}">{escape(plain(self._book.sections[at].title))}</a>'
            for at, number in places.items()
        ]
        return f'<p class="back"><a name="{_END}"></a>\N{UPWARDS ARROW} {" · ".join(links)}</p>'

    def _passage(self, text: Text, ids: Ids = ()) -> str:
        number = len(self._setting.passages)
        self._setting.passages.append(Passage(-1, -1, self._section))
        self._setting.places.update(dict.fromkeys(ids, number))
        return f'<a name="{number}"></a>{self._text(text)}'

    def _text(self, text: Text) -> str:
        return "".join(map(self._span, text))

    def _span(self, span: Span) -> str:
        """A part of a text: a link, strong, slanted, or as all the others."""
        words = escape(span.text)
        kind = ""
        if span.style is TextStyle.NOTE:
            target = span.target or ""
            number = len(self._setting.passages) - 1
            self._noted.setdefault(target, {}).setdefault(self._section, number)
            kind, words = "note", f"<sup>{self._book.ruling_numbers[target]}</sup>"
        if span.target is not None:
            if self._style.linked:
                return f'<a class="{kind}" href="#{span.target}">{words}</a>'
            return f'<span class="{kind}">{words}</span>'
        tag = {TextStyle.STRONG: "b", TextStyle.EMPHASIS: "i"}.get(span.style)
        return f"<{tag}>{words}</{tag}>" if tag else words


def _table(rows: str, more: str = "") -> str:
    return f'<table border="0" cellspacing="0" cellpadding="0" {more}>{rows}</table>'


def _find_passages(document: QTextDocument, setting: TypesetBook) -> None:
    """Where the passages are. Each ends before what stands between it and the next one."""
    block = document.begin()
    passages, text = setting.passages, document.toRawText()
    latest = passages[0]
    raised = QTextCharFormat.VerticalAlignment.AlignSuperScript
    while block.isValid():
        pieces = block.begin()
        while not pieces.atEnd():
            piece = pieces.fragment()
            if piece.charFormat().verticalAlignment() == raised:
                end = piece.position() + piece.length()
                text = text[: piece.position()] + " " * piece.length() + text[end:]
            for name in piece.charFormat().anchorNames():
                if name != _END:
                    latest = passages[int(name)]
                    latest.start = piece.position()
                elif latest.end < 0:
                    latest.end = piece.position()
            pieces += 1
        if not block.text() and QTextCursor(block).currentTable() is None:
            shape = QTextBlockFormat()  # Qt puts an empty line after every table
            shape.setLineHeight(0, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
            QTextCursor(block).setBlockFormat(shape)
        block = block.next()
    setting.text = text
    following = len(text)
    for passage in reversed(passages):
        if passage.start < 0:
            passage.start = following
        end = following if passage.end < 0 else passage.end
        passage.end = passage.start + len(text[passage.start : end].rstrip(_BETWEEN))
        following = passage.start
