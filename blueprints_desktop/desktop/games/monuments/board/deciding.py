"""What the player has decided so far: a walk step by step, a brick, a pass, or to go on.

Every gesture of pointer and keys ends up here; what comes out is one whole legal move.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from blueprints_desktop.desktop.games.monuments.board import placing, walking
from blueprints_desktop.desktop.games.monuments.board.placing import Placing
from blueprints_desktop.desktop.games.monuments.board.quarry_view import QuarryView
from blueprints_desktop.desktop.games.monuments.board.site_view import SiteView
from blueprints_desktop.desktop.games.monuments.board.walking import Walking
from blueprints_desktop.desktop.games.monuments.cards.levels_card import LevelsCard
from blueprints_desktop.desktop.games.monuments.cards.stock_card import StockCard
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.desktop.ui.selection.decision import Decision
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.monuments.game import Monuments
from blueprints_desktop.games.monuments.hints import brick_hints, why_not_enter
from blueprints_desktop.games.monuments.moves import PASS, Brick, Cell, Move, Walk
from blueprints_desktop.games.monuments.pieces import Piece
from blueprints_desktop.games.monuments.state import State

MUST_TAKE = "must-take-a-piece"


class MonumentsDecision(Decision):
    """Narrows the legal moves of a position down to one."""

    def __init__(self, game: Monuments, confirms: Callable[[], bool], parent: QObject) -> None:
        super().__init__(confirms, parent)
        self._game = game
        self._only: Any = None
        self._view: State | None = None
        self.walking, self.placing = Walking(), Placing()
        self.refused: tuple[Cell, str] | None = None
        """The cell that was pressed in vain, and the engine's code why."""

    def listen_to_quarry(self, quarry: QuarryView) -> None:
        quarry.cell_pointed.connect(self.point_cell)
        quarry.cell_pressed.connect(self.press_cell)
        quarry.piece_pressed.connect(self.press_piece)
        quarry.picked.connect(self.pick)
        quarry.back.connect(self.step_back)
        quarry.why_not = self.why_not_enter

    def listen_to_site(self, site: SiteView, levels: LevelsCard, stock: StockCard) -> None:
        """The site, and the cards on which the same can be chosen."""
        for view in (site, levels):
            view.brick_aimed.connect(self.aim)
            view.brick_pressed.connect(self.press_brick)
        site.colour_chosen.connect(self.choose_colour)
        stock.colour_pressed.connect(self.choose_colour)

    def begin(self, position: Position | None = None) -> None:
        """A position is to be decided; None, or one without moves: nothing is."""
        moves = () if position is None else position.moves
        self._view = None if position is None else position.view
        self.refused = None
        self.walking = walking.begin(moves)
        self.placing = Placing() if position is None else self.placing_at(position)
        self._only = next((move for move in moves if move in (PASS, NEXT)), None)

    def placing_at(self, position: Position) -> Placing:
        """How the choice of a brick begins there; empty: none can be set."""
        if any(isinstance(move, Brick) for move in position.moves):
            return placing.begin(brick_hints(self._game.plan, position.view))
        return Placing()

    @property
    def passes(self) -> bool:
        """Nothing is left but to pass."""
        return bool(self._only == PASS)

    @property
    def goes_on(self) -> bool:
        """Nothing is left but to begin what comes next."""
        return bool(self._only == NEXT)

    # --- the quarry -----------------------------------------------------------------

    def _walk(self, after: Walking) -> None:
        if after != self.walking or self.refused is not None:
            self.walking, self.refused = after, None
            self.changed.emit()

    def why_not_enter(self, cell: Cell) -> str | None:
        """Why the walk cannot go on to a cell, nor back to it; None: it can, or nobody walks."""
        now, view = self.walking, self._view
        if view is None or not now.active or cell in now.next_cells or cell in now.cells:
            return None
        if now.offered:
            return MUST_TAKE
        return why_not_enter(self._game.quarry, view, now.cells, cell)

    def point_cell(self, cell: Cell | None) -> None:
        if cell is None and self.walking == self.walking.pointing(None):
            return  # what was refused stays told until something else is pointed at
        self._walk(self.walking.pointing(cell))

    def press_cell(self, cell: Cell, piece: Piece | None = None) -> None:
        """Enter a lit cell, taking the piece that was meant; go back to one that was entered."""
        now = self.walking
        if now.offered and cell == now.cells[-1]:
            self._walk(now.taking(piece) if piece is not None else now)
        elif cell in now.next_cells:
            entered = now.entering(cell)
            self._walk(entered.taking(piece) if piece is not None else entered)
        elif now.complete and cell == now.cells[-1]:
            self._make(now.walk)
        elif cell in now.cells:
            self._walk(now.back_to(cell))
        else:
            code = self.why_not_enter(cell)
            self.refused = None if code is None else (cell, code)
            self.changed.emit()

    def press_piece(self, piece: Piece) -> None:
        self._walk(self.walking.taking(piece))

    def pick(self, step: int) -> None:
        self._walk(self.walking.picking(step))

    def step_back(self) -> bool:
        """Take the last decision of a walk back; False: none was begun."""
        begun = bool(self.walking.cells)
        self._walk(self.walking.back())
        return begun

    @property
    def begun(self) -> bool:
        return bool(self.walking.cells) or self.placing.held is not None

    def start_over(self) -> None:
        self.walking = walking.begin(self.walking.walks)
        self.placing, self.refused = self.placing.back(), None
        self.changed.emit()

    # --- the building site ----------------------------------------------------------

    def _place(self, after: Placing) -> None:
        if after != self.placing:
            self.placing = after
            self.changed.emit()

    def choose_colour(self, colour: int) -> None:
        self._place(self.placing.choosing(colour))

    def aim(self, brick: Brick | None) -> None:
        self._place(self.placing.aiming(brick))

    def press_brick(self, brick: Brick) -> None:
        """Set a lit brick; one of another colour is shown first, and aimed at."""
        now = self.placing
        if now.hint_for(brick) is None:
            return
        if brick.colour != now.colour:
            self._place(now.choosing(brick.colour).aiming(brick))
        elif self._confirms() and brick != now.held:
            self._place(now.holding(brick))
        else:
            self._make(brick)

    # --- all at once ----------------------------------------------------------------

    def suggest(self, move: Move) -> None:
        """Go a whole walk, or hold a brick over its place, to be confirmed."""
        if isinstance(move, Walk):
            walk = walking.begin(self.walking.walks)
            for cell, piece in zip(move.cells, move.took, strict=True):
                walk = walk.entering(cell).taking(piece)
            self._walk(walk)
        elif isinstance(move, Brick):
            self._place(self.placing.holding(move))

    # --- keys and buttons -----------------------------------------------------------

    def press_primary(self) -> None:
        walk, place = self.walking, self.placing
        if self._only is not None:
            self._make(self._only)
        elif walk.offered:
            self._walk(walk.taking(walk.offered[walk.picked]))
        elif walk.complete:
            self._make(walk.walk)
        elif walk.pointed is not None:
            self._walk(walk.entering(walk.pointed))
        elif walk.next_cells:
            self._walk(walk.pointing(walk.next_cells[0]))
        elif place.aimed is not None:
            self._make(place.aimed)
        elif place.colour is not None:
            self._place(place.aiming(place.best(place.colour).brick))

    def press_secondary(self) -> None:
        if self.walking.cells:
            self.step_back()
        else:
            self._place(self.placing.back())

    def _make(self, move: Any) -> None:
        self.begin()
        self.made.emit(move)
