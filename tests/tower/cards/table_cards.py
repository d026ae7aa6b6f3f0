"""The seat panel, and the card with what each column waits for."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.i18n.number_format import figure, points_words
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.desktop.ui.cards import values as kit
from tests.tower.rules.sizes import HEIGHT
from tests.tower.rules.state import State

translate = QCoreApplication.translate
CARD_HEIGHT = 260
GAME = "tower"


def seat_card(position: Position, person: Person) -> kit.SeatCard:
    """A player's points and bricks."""
    view: State = position.view
    points = view.scores[person.seat]
    bricks = sum(column.count(person.seat) for column in view.columns)
    words = translate("Tower", "%n bricks", "", bricks)
    score = kit.Part(kit.PartInfo("score"), kit.Text(figure(points), Role.SCORE))
    laid = kit.Text(words, Role.SMALL, kit.CardTone.QUIET)
    return kit.SeatCard(
        active=person.seat == position.to_act,
        own=person.seat == position.you,
        began=person.seat == view.first,
        items=(kit.Line((score, kit.Fill(), laid)),),
        strip=(kit.Line((score, kit.Fill(), kit.Optional(laid))),),
        lines=(points_words(points), words),
        rule="points",
    )


def columns_card(view: State) -> kit.Card:
    """How full the columns are."""
    label = capitalised(term(GAME, "column"))
    rows = [
        kit.Row(
            f"{label} {at}", f"{len(column)}/{HEIGHT}", kit.PartInfo(f"row.{at}", "column-scores")
        )
        for at, column in enumerate(view.columns, 1)
    ]
    title = capitalised(term(GAME, "column", len(view.columns)))
    return kit.Card(title, (kit.rows(rows, kit.Spread(30.0, 22.0)),), about="columns")
