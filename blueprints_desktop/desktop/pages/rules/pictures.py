"""Pictures in a rulebook's text: drawn by the game's own code, as wide as the column.

On the screen each is drawn once a size and blitted when the text scrolls; on paper it is drawn
finer.
"""

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import (
    QPainter,
    QPyTextObject,
    QTextBlock,
    QTextCharFormat,
    QTextDocument,
    QTextFormat,
)

from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.games.registry import rule_pictures_of
from blueprints_desktop.desktop.games.rule_picture import WIDTH, PictureSheet, RulePicture
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.controls.plain_text import not_markup

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
    """Draws the pictures of one game into a document."""

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
