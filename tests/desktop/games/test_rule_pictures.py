"""The rulebooks' pictures: one for each id, in every look, and true to the rules they show."""

from collections import Counter

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from blueprints_desktop import places
from blueprints_desktop.desktop.drawing.palette import palette
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, render
from blueprints_desktop.desktop.games.blueprints.texts import rule_pictures
from blueprints_desktop.desktop.games.fits.texts import rule_pictures as fits
from blueprints_desktop.desktop.games.monuments.texts import rule_pictures as monuments
from blueprints_desktop.desktop.games.registry import rule_pictures_of
from blueprints_desktop.desktop.games.rule_picture import WIDTH, PictureSheet
from blueprints_desktop.desktop.games.skyline.texts import rule_pictures as skyline
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.engine.data import read_toml
from blueprints_desktop.games import registry
from blueprints_desktop.games.blueprints.deck import parse_deck
from blueprints_desktop.games.blueprints.dice import value_of
from blueprints_desktop.games.blueprints.scoring import (
    PRIZES,
    neighbour_count,
    qualifies,
    score_round,
    tally,
)
from blueprints_desktop.games.fits.grid import ROW_MASKS
from blueprints_desktop.games.monuments.pieces import BLACK, NOTHING
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.chains import rent_due
from blueprints_desktop.games.skyline.grid import CENTRAL
from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.terms import LANGUAGES

DECK = {
    int(card.number): card.heights
    for card in parse_deck(read_toml(places.resources() / "blueprints" / "deck.toml"), "deck.toml")
}
"""The plans that are shipped, by their numbers."""
EVERY = [(game, name) for game in registry.KEYS for name in rule_pictures_of(game)]


def painted(game: str, name: str, *, dark: bool = False, scale: float = 1.0) -> QImage:
    picture = rule_pictures_of(game)[name]
    look = Look(palette(dark, colour_safe=False), scale, 0.0, PixmapCache())
    rect = QRectF(0.0, 0.0, WIDTH * scale, picture.height * scale)

    def draw(painter) -> None:
        paint_sheet(painter, look.pixmaps, rect, 1.0, look.palette, scale, shadow=False)
        picture.paint(PictureSheet(painter, look, 1.0))

    return render(rect, 1.0, draw)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.KEYS)
def test_every_id_has_a_painter_and_every_painter_an_id(game, language):
    asked_for = {picture.id for picture in rulebook(game, language).pictures}
    assert set(rule_pictures_of(game)) == asked_for


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_every_picture_is_painted_within_its_frame(game, name):
    """It leaves the frame of the sheet alone, and the themes differ."""
    light, dark = painted(game, name), painted(game, name, dark=True)
    assert light != dark
    colours = {light.pixel(x, y) for x in range(0, 640, 7) for y in range(0, light.height(), 7)}
    assert len(colours) > 40
    edge = {light.pixelColor(3, y).name() for y in range(2, light.height() - 2, 5)}
    assert all(name_[1:3] < name_[5:7] for name_ in edge), "blue paper at the edge"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["placing", "rent-chain", "demolition", "protection"])
def test_what_stands_in_the_city_is_painted(name):
    """Buildings in their owners' colours, not only the ground and the notes on it."""
    shown = painted("skyline", name).convertToFormat(QImage.Format.Format_RGB32)
    teal = palette(dark=False, colour_safe=False).seats[1].body
    seen = sum(
        abs(shown.pixelColor(x, y).hslHue() - teal.hslHue()) < 6
        for x in range(0, shown.width(), 4)
        for y in range(0, shown.height(), 4)
    )
    assert seen > 60


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", sorted({game for game, _ in EVERY}))
def test_pictures_grow_with_the_column(game):
    name = next(iter(rule_pictures_of(game)))
    small, large = painted(game, name, scale=0.6), painted(game, name, scale=1.5)
    assert (small.width(), large.width()) == (384, 960)
    assert small.height() / small.width() == pytest.approx(large.height() / large.width(), abs=0.01)


# --- what they show is so -----------------------------------------------------------------


def test_blueprints_example_and_tie():
    models = (rule_pictures.ANNA, rule_pictures.BRUNO)
    heights = [model.card.heights for model in models]
    buildings = tuple(model.building for model in models)
    result = score_round((0, 1), rule_pictures.IN_DEMAND, (0, 1), heights, buildings)
    assert [score.total for score in result.scores] == [23, 23]
    assert result.ranking == (1, 0)


def test_blueprints_placements_and_neighbours():
    three = value_of(rule_pictures.THREE)
    assert [under and value_of(under) for under in rule_pictures.UNDER_THREE] == [None, 1, 2, three]
    assert value_of(rule_pictures.NOT_UNDER_THREE[0]) > three
    wooden = rule_pictures.space(rule_pictures.WOODEN)
    assert neighbour_count(wooden, 0, rule_pictures.TOUCHING.tall) == 4


@pytest.mark.parametrize("prize", PRIZES)
def test_blueprints_prizewinners(prize):
    building = rule_pictures.PRIZEWINNERS[prize].building
    assert sum(map(len, building)) == 6
    assert qualifies(building, tally(building)) == 1 << PRIZES.index(prize)


def test_every_building_follows_the_rules_of_placing():
    models = [rule_pictures.ANNA, rule_pictures.BRUNO, rule_pictures.TOUCHING, rule_pictures.STONES]
    for model in (*models, *rule_pictures.PRIZEWINNERS.values()):
        card, building = model.card, model.building
        assert card.heights == DECK[int(card.number)]
        for high, stack in zip(card.heights, building, strict=True):
            values = [value_of(die) for die in stack]
            assert values == sorted(values)
            assert high or not stack


def test_fits_rows_and_hole():
    covered = fits.dropped(fits.FILLED).covered
    assert sum(not row & ~covered for row in ROW_MASKS) == 3
    lowest = sum(ROW_MASKS[-fits.FILLED_ROWS :])
    assert (lowest & ~covered).bit_count() == 4
    assert fits.dropped(fits.HOLLOW).closed.bit_count() == 1


@pytest.mark.parametrize(("shown", "turn"), [(monuments.THREE, 2), (monuments.FOUR, 3)])
def test_monuments_walks_are_legal(shown, turn):
    moves, text = shown
    match = monuments.played(moves)
    walk = match.game.parse_move(text)
    assert match.state.turn == turn
    assert walk in match.legal_moves()
    assert [cell[0] for cell in walk.cells] == list("mmo" if turn == 2 else "mcmo")
    assert sum(piece != NOTHING for piece in walk.took) == 3
    if turn == 3:
        assert BLACK in walk.took
        assert walk.took[-1] == NOTHING


def test_monuments_straddling_brick_rests_on_two():
    assert monuments.STRADDLING.below[-1].bit_count() == 2


def test_skyline_rent_account_and_placing():
    due = rent_due(skyline.board_with(skyline.CHAIN), skyline.VISITOR, skyline.PAYING)
    assert due.rent == 120
    assert due.cells.bit_count() == 3
    debtor, owner, _ = skyline.ACCOUNTS
    assert (debtor.cash, debtor.rent, debtor.worth, owner.rent) == (60, -250, 10, 250)
    board = skyline.board_with(skyline.PLACED)
    assert [board.finished[seat].bit_count() for seat in range(3)] == [1, 1, 1]
    assert all(cells & CENTRAL for cells in board.finished)
    assert Counter(skyline.PLACED.values()) == {
        (seat, floors): 1 if floors == FINISHED else 3
        for seat in range(3)
        for floors in (1, FINISHED)
    }
    assert FINISHED == 3
