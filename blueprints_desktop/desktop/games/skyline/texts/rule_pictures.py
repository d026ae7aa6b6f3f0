"""The pictures of the Projekt Skyline rulebook, by their ids."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPen

from blueprints_desktop.desktop.drawing.marks import PillKind, paint_seat_marker
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.typography import Anchor, Role
from blueprints_desktop.desktop.games.rule_picture import (
    NOTE,
    NOTE_STRONG,
    WIDTH,
    PictureSheet,
    RulePicture,
)
from blueprints_desktop.desktop.games.skyline.art.city import height_of
from blueprints_desktop.desktop.games.skyline.board.city import CityPicture, Scenery, centre_of
from blueprints_desktop.desktop.games.skyline.board.marks import paint_arrow
from blueprints_desktop.desktop.games.skyline.facts.view_model import share_of
from blueprints_desktop.desktop.games.skyline.texts.words import GAME
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.games.skyline.account import Debt, settle
from blueprints_desktop.games.skyline.board import FINISHED, CityBoard
from blueprints_desktop.games.skyline.chains import rent_due
from blueprints_desktop.games.skyline.grid import CENTRAL, NAMES, RING, cells_in
from blueprints_desktop.games.skyline.track import BESIDE, LENGTH

translate = QCoreApplication.translate

Buildings = Mapping[int, tuple[int, int]]
"""By cell: owner and floors."""


def at(name: str) -> int:
    return NAMES.index(name)


def standing(owner: int, tower: str, *floors: str) -> Buildings:
    """A finished building and single floors of one player."""
    return {at(tower): (owner, FINISHED), **{at(name): (owner, 1) for name in floors}}


def board_with(buildings: Buildings, seats: int = 3) -> CityBoard:
    """A city in which these stand."""
    changes = [(owner, floors, cell) for cell, (owner, floors) in buildings.items()]
    return CityBoard.empty(seats).changed(*changes)


VISITOR, OWNER = 0, 1
CHAIN = standing(OWNER, "e3", "f3", "e4", "d5")
"""A tower joined to two floors, and a floor across the corner."""
PAYING = next(place for place in range(LENGTH) if BESIDE[place] == at("f3"))
"""Where the visitor's pawn stands."""
REACHING, STEPS = at("c4"), 3
RAISED, CORNER, PREY = at("b3"), at("c3"), at("c4")
"""A floor that is raised, where it turns, and what it demolishes."""
WATCHED, OTHER = at("c3"), at("d3")
"""The lot under the architect, and the one beside it."""
PLACED = {
    **standing(0, "d3", "f1", "b2", "c6"),
    **standing(1, "c3", "a2", "f3", "b6"),
    **standing(2, "c4", "d4", "d6", "f6"),
}
"""Everybody has placed their four buildings."""
DEBT = Debt(debtor=0, owner=1, amount=250, paid=60)
ACCOUNTS = settle((0, 560, 420), (2, 3, 1), DEBT)
"""The example of the rulebook, and two others at the table."""


def _city(picture: PictureSheet, rect: QRectF, scenery: Scenery) -> CityPicture:
    return CityPicture(picture.painter, picture.look, rect, picture.ratio, scenery)


def _whole(picture: PictureSheet, scenery: Scenery, high: float) -> CityPicture:
    return _city(picture, picture.rect(60, 14, 520, high - 28), scenery)


@contextmanager
def _cut_out(picture: PictureSheet, high: float) -> Iterator[None]:
    """What is larger than the sheet ends at its frame."""
    with saved(picture.painter) as painter:
        painter.setClipRect(picture.rect(9, 9, WIDTH - 18, high - 18))
        yield


def _scenery(buildings: Buildings, pawns: tuple[int, ...] = (), architect: int = -1) -> Scenery:
    where = centre_of(architect) if architect >= 0 else None
    return Scenery(dict(buildings), pawns, where)


# --- the city -----------------------------------------------------------------------------


def _paint_city(picture: PictureSheet) -> None:
    """The board with nothing on it, and names for its kinds of cells."""
    city = _whole(picture, Scenery(), 420)
    city.light(cells_in(CENTRAL))
    painter = picture.painter
    corners = [place for place in range(LENGTH) if place % 7 == 0]
    for place in corners:
        pen = QPen(picture.palette.pencil, picture.px(2.4))
        painter.strokePath(city.view.street_area(place), pen)
    names = (
        (term(GAME, "central_cell", 2), city.view.middle(at("d3")), 60.0),
        (term(GAME, "round_cell", 2), city.view.street_area(7).boundingRect().center(), 120.0),
        (term(GAME, "street_cell", 2), city.view.street_area(11).boundingRect().center(), 340.0),
    )
    for words, where, y in names:
        picture.leader(picture.at(534, y + 14), where)
        picture.write(capitalised(words), picture.at(624, y), NOTE, Anchor.RIGHT)


def _paint_table(picture: PictureSheet) -> None:
    """The table set up, and names for what stands on it."""
    city = _whole(picture, _scenery(PLACED, (0, 0, 0), at("f6")), 420)
    city.build()
    corner = city.view.street_area(0).boundingRect().center()
    pawns, architect = corner - QPointF(0, picture.px(14)), QPointF(-picture.px(10), picture.px(18))
    names = (
        (term(GAME, "finished"), city.roof(at("d3")), 40.0, Anchor.RIGHT),
        (term(GAME, "architect"), city.roof(at("f6")) - architect, 370.0, Anchor.RIGHT),
        (term(GAME, "pawn", 3), pawns, 40.0, Anchor.LEFT),
        (term(GAME, "floor"), city.roof(at("b6")), 370.0, Anchor.LEFT),
    )
    for words, where, y, side in names:
        left = side is Anchor.LEFT
        picture.leader(picture.at(44 if left else 580, y + (14 if y < 210 else -14)), where)
        picture.write(capitalised(words), picture.at(16 if left else 624, y), NOTE, side)


def _paint_placing(picture: PictureSheet) -> None:
    _whole(picture, _scenery(PLACED, (0, 0, 0), at("f6")), 420).build()


# --- rent ---------------------------------------------------------------------------------


def _paint_rent_chain(picture: PictureSheet) -> None:
    """The chain beside the pawn, what each building adds, and the sum."""
    board = board_with(CHAIN)
    due = rent_due(board, VISITOR, PAYING)
    assert due is not None
    cells = cells_in(due.cells)
    shares = []
    with _cut_out(picture, 330):
        city = _city(picture, picture.rect(-160, -150, 800, 560), _scenery(CHAIN, (PAYING,)))
        city.join(cells, due.owner)
        city.build()
        for cell, (_, floors) in CHAIN.items():
            over = city.roof(cell) - QPointF(0.0, picture.px(20))
            if cell in cells:
                share = share_of(floors)
                shares.append(share)
                picture.pill(str(share), over, PillKind.OPEN)
            else:
                picture.forbid(over)
    pawn = city.view.street_area(PAYING).boundingRect().center()
    picture.leader(picture.at(536, 76), pawn - QPointF(0.0, picture.px(44)))
    sum_ = " + ".join(map(str, sorted(shares, reverse=True)))
    picture.pill(f"{sum_} = {due.rent}", picture.at(536, 60))


# --- the architect ------------------------------------------------------------------------


def _paint_reach(picture: PictureSheet) -> None:
    city = _whole(picture, _scenery({}, (), REACHING), 420)
    city.light(cells_in(RING[REACHING][STEPS]))
    city.build()
    picture.pill(str(STEPS), city.view.middle(REACHING, 1.5))


def _paint_demolition(picture: PictureSheet) -> None:
    """The raised pile, its way round the corner, and what it lands on."""
    with _cut_out(picture, 300):
        buildings: Buildings = {RAISED: (VISITOR, 1), PREY: (OWNER, 1)}
        city = _city(picture, picture.rect(-10, -80, 660, 470), _scenery(buildings))
        city.build({RAISED: (VISITOR, 2)})
        top = height_of(1)
        way = QPainterPath(city.view.middle(RAISED, top))
        way.lineTo(city.view.middle(CORNER, top))
        way.lineTo(city.view.middle(PREY, top))
        paint_arrow(picture.painter, way, city.view.w, picture.palette)
        picture.pill("+1", city.roof(RAISED) - QPointF(0.0, picture.px(22)))
        picture.forbid(city.roof(PREY))


def _paint_protection(picture: PictureSheet) -> None:
    buildings: Buildings = {WATCHED: (OWNER, 1), OTHER: (OWNER, 1)}
    with _cut_out(picture, 260):
        city = _city(picture, picture.rect(-10, -80, 660, 430), _scenery(buildings, (), WATCHED))
        city.build()
        picture.forbid(city.view.middle(WATCHED) + QPointF(-picture.px(46), 0.0))
        picture.allow(city.view.middle(OTHER) + QPointF(picture.px(50), 0.0))


# --- the end ------------------------------------------------------------------------------


def _paint_account(picture: PictureSheet) -> None:
    """A ledger: a column for each player, a line for each part."""
    lines = (
        (capitalised(term(GAME, "cash")), [account.cash for account in ACCOUNTS]),
        (translate("SkylinePictures", "Last rent"), [account.rent for account in ACCOUNTS]),
        (capitalised(term(GAME, "bonus")), [account.bonus for account in ACCOUNTS]),
        (translate("SkylinePictures", "The bank covers"), [one.covered for one in ACCOUNTS]),
        (capitalised(term(GAME, "worth")), [account.worth for account in ACCOUNTS]),
    )
    for seat in range(len(ACCOUNTS)):
        centre = picture.at(310 + 120 * seat, 44)
        palette = picture.palette
        paint_seat_marker(picture.painter, centre, picture.px(15), palette.seats[seat], palette)
    for row, (words, amounts) in enumerate(lines):
        y = 92 + 38 * row
        last = row == len(lines) - 1
        role = Role.SECTION if last else NOTE_STRONG
        picture.painter.fillRect(
            picture.rect(36, y - 19, 568, 1.0), alpha(picture.palette.ink, 0.7 if last else 0.25)
        )
        picture.write(words, picture.at(44, y), role, Anchor.LEFT)
        for seat, amount in enumerate(amounts):
            told = signed(amount) if row == 1 and amount else str(amount)
            picture.write(told, picture.at(310 + 120 * seat, y), role)


PICTURES = {
    "table": RulePicture(420, _paint_table),
    "city": RulePicture(420, _paint_city),
    "placing": RulePicture(420, _paint_placing),
    "rent-chain": RulePicture(330, _paint_rent_chain),
    "architect-reach": RulePicture(420, _paint_reach),
    "demolition": RulePicture(300, _paint_demolition),
    "protection": RulePicture(260, _paint_protection),
    "final-account": RulePicture(290, _paint_account),
}
