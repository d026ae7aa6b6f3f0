"""Where no column has room for the own pieces, they lie beside the quarry and never on it."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.games.monuments.art.quarry import TRACK, fitted, pit_beside
from blueprints_desktop.desktop.games.monuments.board.selection import own_part
from blueprints_desktop.desktop.games.monuments.cards.stock_card import FLAT, OPEN, SHUT
from blueprints_desktop.games.monuments.state import QUARRY
from tests.desktop.games.monuments.at_table import seat_at

SMALL = [
    ((720, 456), 100),
    ((800, 496), 100),
    ((1024, 664), 100),
    ((1100, 616), 100),
    ((1280, 650), 150),
    ((1280, 570), 150),
    ((1920, 900), 200),
]
SIGN = QRectF(0.0, 0.0, 46.0, 46.0)


def deep(qtbot, tmp_path, size, scale):
    """All kinds of pieces are there, the black one too."""
    seated = seat_at(qtbot, tmp_path, size=size, scale=scale)
    seated.play_until(lambda match: match.state.phase == QUARRY and match.state.turn >= 3)
    return seated


def show(seated, whose: str) -> None:
    """To somebody alone against computers, to people at one screen, to who looks on."""
    viewers = {"alone": 0, "together": -1, "public": None}
    seated.show(viewers[whose])
    QApplication.processEvents()


def card_of(seated) -> QRectF:
    """What the card covers, on the scene of the quarry."""
    stock, quarry = seated.board.stock, seated.board.quarry
    body = stock.body().toAlignedRect().translated(stock.pos() - quarry.pos())
    return QRectF(quarry.mapToScene(body).boundingRect())


def rule_at(qtbot, seated, at: QPoint) -> str:
    """The rule about a place on the card, which F1 opens."""
    stock = seated.board.stock
    with qtbot.waitSignal(seated.board.rule_wanted) as wanted:
        QApplication.sendEvent(stock, QHelpEvent(QEvent.Type.WhatsThis, at, stock.mapToGlobal(at)))
    return wanted.args[0]


# --- on the board -------------------------------------------------------------------------


@pytest.mark.parametrize("whose", ["alone", "together", "public"])
@pytest.mark.parametrize(("size", "scale"), SMALL)
def test_the_card_lies_on_no_cell_and_the_quarry_is_whole(qtbot, tmp_path, size, scale, whose):
    seated = deep(qtbot, tmp_path, size, scale)
    show(seated, whose)
    board, quarry = seated.board, seated.board.quarry
    card = card_of(seated)
    assert board.stock.parent() is board.centre, "it lies on the board in such a window"
    assert not quarry.pit.ellipse(TRACK[1]).intersects(card)
    assert not quarry.pit.ellipse(TRACK[1], -15.0).intersects(card)
    for one in quarry.layer.pieces:
        assert not quarry.layer.body(one).intersects(card), one
    look = board.centre.monument_button.geometry()
    track = quarry.mapFromScene(quarry.pit.ellipse(TRACK[1]))
    assert not track.intersects(QRectF(look))
    assert quarry.sceneRect().contains(quarry.pit.bounds)
    assert board.centre.rect().contains(board.stock.geometry().adjusted(4, 4, -4, -4))


@pytest.mark.parametrize(("size", "scale"), SMALL)
def test_every_cell_takes_a_click(qtbot, tmp_path, size, scale):
    seated = seat_at(qtbot, tmp_path, size=size, scale=scale)
    show(seated, "alone")
    quarry, centre = seated.board.quarry, seated.board.centre
    for cell in quarry.cells:
        at = quarry.mapFromScene(quarry.place_of(cell))
        assert centre.childAt(at + quarry.pos()) is quarry.viewport(), cell
    for cell in quarry.walking.next_cells:
        seated.click_cell(cell)
        assert quarry.walking.cells == (cell,)
        seated.board.step_back()


@pytest.mark.parametrize(("size", "scale"), SMALL)
def test_the_quarry_stays_about_as_large_as_without_the_card(qtbot, tmp_path, size, scale):
    seated = deep(qtbot, tmp_path, size, scale)
    show(seated, "alone")
    quarry = seated.board.quarry
    unit = quarry.pit.unit
    assert unit > 0.85 * quarry.size_beside(QRectF())


@pytest.mark.parametrize("whose", ["alone", "together", "public"])
def test_the_quarry_stays_where_it_is_from_turn_to_turn(qtbot, tmp_path, whose):
    seated = seat_at(qtbot, tmp_path, size=(720, 456))
    show(seated, whose)
    lain = set()
    while seated.match.state.round == 0 and seated.match.state.phase == QUARRY:
        show(seated, whose)
        pit = seated.board.quarry.pit
        lain.add((pit.centre.toTuple(), pit.unit))
        seated.match.play(seated.match.legal_moves()[0])
    assert len(lain) == 1


def test_the_button_stays_under_the_finger_also_where_it_lies_on_the_board(qtbot, tmp_path):
    """And the quarry does not move for what is seen as long as it is held."""
    for size, scale in SMALL:
        seated = deep(qtbot, tmp_path, size, scale)
        board = seated.board
        button, pit = board.stock.look_button, board.quarry.pit
        before = button.mapTo(board, QPoint()), button.size()
        board.show_private(seated.match.view(seated.match.to_act))
        assert (button.mapTo(board, QPoint()), button.size()) == before
        assert board.quarry.pit == pit
        assert board.stock.stock is not None
        fields = [board.stock.part_rect(own_part(piece)) for piece in range(5)]
        assert not any(button.geometry().intersects(field) for field in fields)


@pytest.mark.parametrize("form", OPEN)
def test_every_form_has_a_field_for_every_kind(qtbot, tmp_path, form):
    seated = seat_at(qtbot, tmp_path, size=(720, 456))
    show(seated, "alone")
    stock = seated.board.stock
    stock.take_form(form)
    stock.lie_at(QRectF(40.0, 40.0, form.wide, form.high))
    fields = [stock.part_rect(own_part(piece)) for piece in range(5)]
    for number, field in enumerate(fields):
        assert stock.body().contains(field)
        middle = field.adjusted(1, 1, -1, -1)
        assert not any(middle.intersects(other) for other in fields[:number])
        assert rule_at(qtbot, seated, field.center())


def test_in_a_column_it_is_as_it_was(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, size=(720, 456))
    show(seated, "alone")
    seated.board.resize(1280, 672)
    QApplication.processEvents()
    stock = seated.board.stock
    assert stock.parent() is seated.board.board_frame
    assert stock.board_form is None
    assert seated.board.quarry.card.isEmpty()


# --- the rule itself ----------------------------------------------------------------------


def test_without_a_card_nothing_changes():
    room = QRectF(0.0, 0.0, 700.0, 400.0)
    assert pit_beside(room, 86.0, QRectF(), SIGN) == fitted(room, 86.0)


def test_a_card_that_lies_free_leaves_the_quarry_in_the_middle():
    room = QRectF(0.0, 0.0, 1400.0, 400.0)
    card = QRectF(1200.0, 250.0, 200.0, 150.0)
    assert pit_beside(room, 0.0, card, SIGN) == fitted(room, 0.0)


@pytest.mark.parametrize("form", [FLAT, *OPEN, *SHUT])
@pytest.mark.parametrize("size", [(688, 361), (724, 620), (861, 600), (400, 300)])
def test_the_quarry_goes_beside_a_card_and_no_farther_than_it_must(size, form):
    room = QRectF(0.0, 0.0, *size)
    corner = QPointF(room.right() - form.wide, room.bottom() - form.high)
    card = QRectF(corner, room.bottomRight())
    pit = pit_beside(room, 86.0, card, SIGN)
    track = pit.ellipse(TRACK[1] - 0.5)
    assert not track.intersects(card)
    assert not track.translated(0.0, 15.0 * pit.unit).intersects(card)
    assert not track.intersects(SIGN)
    assert room.contains(pit.bounds)
    aside = room.center().x() - pit.centre.x()
    if aside > 1.0 and pit.unit == fitted(room, 86.0).unit:
        nearer = pit._replace(centre=pit.centre + QPointF(2.0, 0.0))
        body = nearer.ellipse(TRACK[1]).united(nearer.ellipse(TRACK[1], -15.0))
        assert body.intersects(card)


# --- how large it is ----------------------------------------------------------------------


@pytest.mark.parametrize("whose", ["alone", "together", "public"])
@pytest.mark.parametrize(
    ("size", "scale", "least"),
    [((1280, 650), 150, 1.2), ((1280, 570), 150, 1.4), ((1920, 900), 200, 2.0)],
)
def test_with_large_text_the_card_grows_as_far_as_the_quarry_lets_it(
    qtbot, tmp_path, size, scale, least, whose
):
    seated = deep(qtbot, tmp_path, size, scale)
    show(seated, whose)
    stock = seated.board.stock
    assert stock.zoom >= least - 1e-6
    assert stock.look_button.look.scale == pytest.approx(stock.zoom)
