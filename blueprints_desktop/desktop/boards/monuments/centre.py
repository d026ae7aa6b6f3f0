"""The middle of the board: the quarry or the building site, whichever phase it is.

In a narrow window the own pieces, which have to stay in sight, lie in a corner of it.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.boards.desk_widget import BLEED
from blueprints_desktop.desktop.boards.fact_card import WIDTH
from blueprints_desktop.desktop.boards.monuments.monument_look import LookButton
from blueprints_desktop.desktop.boards.monuments.quarry_view import QuarryView
from blueprints_desktop.desktop.boards.monuments.site_view import SiteView
from blueprints_desktop.desktop.boards.monuments.stock_card import StockCard
from blueprints_desktop.desktop.boards.monuments.stock_forms import Form
from blueprints_desktop.desktop.drawing.monuments.pit import TRACK

_SHARE, _GAP = 0.30, 8.0
"""How much of the width the pieces may take, unless they would be smaller than at 100 %."""
_STEPS, _AS_LARGE = 8, 0.95
"""They grow in so many steps to the size of everything else, where the rest stays about as large."""
_LIKE = 0.98
"""Forms beside which it is all but the same size."""
_OVER_RULER = 84.0
_OFF_TRACK = 6.0


class Centre(QWidget):
    """Two views, of which one is shown."""

    def __init__(self, quarry: QuarryView, site: SiteView) -> None:
        super().__init__()
        self.quarry, self.site = quarry, site
        self._card: StockCard | None = None
        for view in (quarry, site):
            view.setParent(self)
        site.hide()
        self.look = LookButton(quarry.appearance, self)
        self.look.retold.connect(self.place_look)
        quarry.laid_out.connect(self.place_look)
        for signal in (site.turned, site.laid_out, quarry.laid_out):
            signal.connect(self.place_card)

    @property
    def current(self) -> QuarryView | SiteView:
        return self.site if self.site.isVisibleTo(self) else self.quarry

    def turn_to(self, view: QuarryView | SiteView) -> None:
        """Show a view; whoever had the keys keeps them."""
        if view is self.current:
            return
        had_keys = self.current.hasFocus()
        other = self.quarry if view is self.site else self.site
        view.show()
        other.hide()
        if had_keys:
            view.setFocus()
        self._arrange()

    def host_card(self, card: StockCard | None) -> None:
        """Give the own pieces a place here, or none: they have one elsewhere."""
        if self._card is not None and card is None:
            self._card.magnify(1.0)
            self._card.take_form(None)
        self._card = card
        if card is not None:
            card.setParent(self)
            card.show()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        for view in (self.quarry, self.site):
            view.setGeometry(self.rect())
        self.place_look()
        self.place_card()

    def place_look(self) -> None:
        """In the upper left corner, which quarry and plan leave free."""
        side = self.look.look.px(BLEED)
        track = self.quarry.pit.ellipse(TRACK[1] + _OFF_TRACK)
        self.look.lie_at(QPoint(side, side), self.quarry.mapFromScene(track))
        self.look.raise_()

    def place_card(self) -> None:
        """In the corner that the quarry, or the plan as it is turned, leaves free.

        Both make room for it. It takes the form that leaves them largest, and is as large as
        everything else as far as they stay so.
        """
        card = self._card
        if card is None:
            for each in (self.quarry, self.site):
                each.keep_clear(QRectF())
            return
        look, view = card.appearance.look, self.current
        scale, bleed = look.scale, look.px(BLEED)
        room = QRectF(self.rect()).adjusted(bleed, bleed, -bleed, -bleed)
        least = min(1.0, max(_SHARE * room.width() / WIDTH, min(1.0, scale)) / scale)
        on_site = view is self.site
        foot = _OVER_RULER * scale if on_site and self.site.ruler.isVisible() else 0.0
        at_left = on_site and self.site.turns % 2 == 0

        def place(form: Form, times: float) -> QRectF:
            wide, high = form.wide * scale * times, form.high * scale * times
            left = room.left() if at_left else room.right() - wide
            return QRectF(left, room.bottom() - foot - high, wide, high)

        def around(form: Form, times: float) -> QRectF:
            gap = _GAP * scale
            return place(form, times).translated(-bleed, -bleed).adjusted(-gap, -gap, gap, gap)

        def size(form: Form, times: float) -> float:
            return view.size_beside(around(form, times))

        form, times = _chosen(card.forms(on_site), least, size)
        card.magnify(times)
        card.take_form(form)
        card.lie_at(place(card.held_form, times))
        card.raise_()
        self.site.keep_clear(around(form, times) if on_site else QRectF())
        if not on_site:
            self.quarry.keep_clear(around(form, times))


def _chosen(
    forms: Sequence[Form], least: float, size: Callable[[Form, float], float]
) -> tuple[Form, float]:
    """The largest card beside which the rest has a good ``size``, and its roomiest form there."""
    enough = _AS_LARGE * max(size(form, least) for form in forms)
    for step in range(_STEPS, -1, -1):
        times = least + (1.0 - least) * step / _STEPS
        sizes = [size(form, times) for form in forms]
        if max(sizes) >= enough:
            break
    fits = (form for form, each in zip(forms, sizes, strict=True) if each >= _LIKE * max(sizes))
    return next(fits), times
