"""Which boards are played, and in which order: their pictures side by side.

Boards of the person's own lie in the folder of FITS among the program's data; what is wrong with
one of them is said by its file's name, and the others are offered all the same.
"""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QSize, QUrl
from PySide6.QtGui import QDesktopServices, QResizeEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.fits.board_tile import HIGH, WIDE, BoardTile
from blueprints_desktop.desktop.boards.fits.wording import GAME
from blueprints_desktop.desktop.boards.option_rows import OptionControl
from blueprints_desktop.desktop.drawing.lettering import Role
from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.troubles import said_error
from blueprints_desktop.desktop.user_folders import data_folder, game_folders
from blueprints_desktop.desktop.widgets.buttons import Button, ButtonKind
from blueprints_desktop.desktop.widgets.caption import Caption, Tone
from blueprints_desktop.games.fits.data import find_boards
from blueprints_desktop.games.fits.options import BoardId

_MOST = 6
"""How many boards stand in a row."""


class BoardsControl(OptionControl):
    """A tile for every board there is; the number on it is its round."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        boards, self.troubles = find_boards(game_folders(GAME))
        self.tiles = [BoardTile(board, appearance, self) for board in boards]
        self._chosen: tuple[BoardId, ...] = ()
        for number, tile in enumerate(self.tiles):
            tile.clicked.connect(lambda _on=False, tile=tile: self._toggle(tile))
            tile.moved.connect(lambda step, tile=tile: self._shift(tile, step))
            tile.dropped.connect(lambda at, tile=tile: self._drop(tile, at))
            tile.focus_wanted.connect(lambda step, number=number: self._focus(number + step))
        self.note = Caption(appearance, Role.SMALL, Tone.WARN, wraps=True)
        self.note.setParent(self)
        self.folder = Button("", appearance, ButtonKind.QUIET, Icon.FOLDER, parent=self)
        self.folder.clicked.connect(self._open_folder)
        appearance.changed.connect(self._restyle)
        self._say()

    @property
    def parts(self) -> Sequence[QWidget]:
        return [*self.tiles, self.folder]

    # --- the value ------------------------------------------------------------------

    def set_value(self, value: Any) -> None:
        """A board that is not there any more is left out; without any, all shipped ones count."""
        known = [tile.board.id for tile in self.tiles]
        found = tuple(board for board in value if board in known)
        self._chosen = found or tuple(known[:4])
        self._say()
        if self._chosen != tuple(value):
            self.chosen.emit(self._chosen)

    @property
    def value(self) -> tuple[BoardId, ...]:
        return self._chosen

    def _choose(self, boards: tuple[BoardId, ...]) -> None:
        if boards and boards != self._chosen:
            self._chosen = boards
            self._say()
            self.chosen.emit(boards)

    def _toggle(self, tile: BoardTile) -> None:
        """In, as the last round, or out; one board stays."""
        board = tile.board.id
        if board in self._chosen:
            self._choose(tuple(other for other in self._chosen if other != board))
        else:
            self._choose((*self._chosen, board))

    def _shift(self, tile: BoardTile, step: int) -> None:
        """Some rounds later, or earlier."""
        board = tile.board.id
        if board not in self._chosen:
            return
        place = self._chosen.index(board)
        order = [other for other in self._chosen if other != board]
        order.insert(max(0, min(len(order), place + step)), board)
        self._choose(tuple(order))

    def _drop(self, tile: BoardTile, at: QPoint) -> None:
        """Let go of over another board, it is played in its place."""
        over = next((other for other in self.tiles if other.geometry().contains(at)), None)
        if over is None or over is tile or over.board.id not in self._chosen:
            return
        step = self._chosen.index(over.board.id) - self._chosen.index(tile.board.id)
        self._shift(tile, step)

    def _focus(self, number: int) -> None:
        if 0 <= number < len(self.tiles):
            self.tiles[number].setFocus()

    # --- words and look -------------------------------------------------------------

    def _say(self) -> None:
        for tile in self.tiles:
            played = tile.board.id in self._chosen
            tile.show_round(self._chosen.index(tile.board.id) + 1 if played else None)
        lines = [
            self.tr("{file} is left out. {why}").format(
                file=trouble.facts.get("source", ""), why=said_error(trouble)
            )
            for trouble in self.troubles
        ]
        self.note.setText("\n".join(lines))
        self.note.setVisible(bool(lines))
        self.folder.setText(self.tr("Boards of your own"))
        tip = self.tr("TOML files in {folder} are offered here, too.")
        self.folder.setToolTip(tip.format(folder=self._own_boards()))
        self._restyle()

    def _own_boards(self) -> Path:
        return data_folder() / GAME / "boards"

    def _open_folder(self) -> None:
        """Show the folder; what is wrong with the disk is for the file manager to say."""
        with suppress(OSError):
            self._own_boards().mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._own_boards())))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def _restyle(self) -> None:
        self.updateGeometry()
        self._arrange()

    def _columns(self) -> int:
        return max(1, min(_MOST, len(self.tiles)))

    def _tiles_size(self) -> QSize:
        look = self.appearance.look
        columns = self._columns()
        rows = -(-len(self.tiles) // columns)
        return QSize(columns * look.px(WIDE), rows * look.px(HIGH))

    def _note_height(self) -> int:
        if self.note.isHidden():
            return 0
        return self.note.heightForWidth(self._tiles_size().width())

    def sizeHint(self) -> QSize:  # noqa: N802
        size = self._tiles_size()
        below = self._note_height() + self.folder.sizeHint().height()
        return QSize(size.width(), size.height() + below)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        look, columns = self.appearance.look, self._columns()
        wide, high = look.px(WIDE), look.px(HIGH)
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, columns)
            tile.setGeometry(column * wide, row * high, wide, high)
        size = self._tiles_size()
        note = self._note_height()
        self.note.setGeometry(0, size.height(), size.width(), note)
        hint = self.folder.sizeHint()
        left = max(0, size.width() - hint.width())
        self.folder.setGeometry(left, size.height() + note, hint.width(), hint.height())
