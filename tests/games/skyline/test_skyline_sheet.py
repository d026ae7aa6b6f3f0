"""The score sheet names the card behind every payment, whenever it is made."""

from blueprints_desktop.engine.match import Match, Played
from blueprints_desktop.engine.sheet import PointsGround
from blueprints_desktop.games.skyline.sheet import sheet
from tests.games.skyline.drawing import drawn
from tests.games.skyline.table import play, position
from tests.support import new_match


def grounds(match: Match, key: str) -> list[tuple[PointsGround, ...]]:
    """By seat, what a line of the cash account is made of."""
    (line,) = [each for each in sheet(match).sections[0].lines if each.key == key]
    return [tuple(figure.grounds) for figure in line.figures]


def test_a_payment_that_follows_a_choice_is_that_of_the_card() -> None:
    step = drawn(position("11:a2"), "forced_sale")
    match = new_match("skyline", 2, first=0)
    for each in (step, play(step.state, "card a2")):
        match.add(Played(0, None, each))
    (paid,), received_by_payer = grounds(match, "cards_paid")[0], grounds(match, "cards_received")
    assert (paid.points, paid.facts["card"], paid.facts["to"]) == (-50, "forced_sale", 1)
    assert received_by_payer[0] == ()
    (received,) = received_by_payer[1]
    assert (received.points, received.facts["card"]) == (50, "forced_sale")


def test_a_payment_that_follows_at_once_is_too() -> None:
    match = new_match("skyline", 2, first=0)
    match.add(Played(0, None, drawn(position(""), "repairs")))
    ((paid,), _) = grounds(match, "cards_paid")
    assert (paid.points, paid.facts["card"], paid.facts["to"]) == (-50, "repairs", None)
