"""Where things stand on a card: inside it, in order, and fewer where there is little room."""

import pytest
from PySide6.QtCore import QRectF

from blueprints_desktop.desktop.drawing.typography import Anchor, Role, text_width
from blueprints_desktop.desktop.ui.cards.layout import (
    CardLayout,
    lay_out,
    natural_height,
    natural_width,
)
from blueprints_desktop.desktop.ui.cards.values import (
    NO_SPACE,
    Card,
    CardGround,
    Choice,
    Divider,
    Field,
    Fill,
    Grid,
    GridRow,
    Item,
    Line,
    Note,
    Optional,
    Part,
    PartInfo,
    Picture,
    Pill,
    Row,
    Rule,
    Spread,
    Stack,
    Text,
    TurnStep,
    fixed,
    notes,
    rows,
    steps,
    total,
)

pytestmark = pytest.mark.usefixtures("qapp")

BODY = QRectF(20.0, 30.0, 280.0, 340.0)


def score() -> Card:
    given = [
        Row("Wood", "8", PartInfo("wood", "wood"), detail="1 of", change="+2"),
        Row("Recycled plastic", "12", PartInfo("recycled"), detail="3 of"),
        Row("Bonus", "6 ?", PartInfo("bonus", "bonus"), note=Text("3 of 4 spaces ready")),
    ]
    reasons = notes([Note("a die more", "+2"), Note("no new hole", "0")])
    items = (
        rows(given, Spread(31.0, 22.0)),
        Divider(),
        total(Text("Total", Role.SECTION), Text("24", Role.SCORE), PartInfo("total"), "20"),
        Optional(reasons),
    )
    return Card("Your building", items)


def texts(layout: CardLayout) -> list[str]:
    return [line for leaf in layout.leaves if leaf.text is not None for line in leaf.text.lines]


def left_of(layout: CardLayout, words: str) -> QRectF:
    return next(leaf.rect for leaf in layout.leaves if leaf.text and leaf.text.lines[0] == words)


def test_everything_is_on_the_card_and_in_order() -> None:
    layout = lay_out(score(), BODY, 1.0)
    assert all(BODY.contains(leaf.rect) for leaf in layout.leaves)
    assert texts(layout)[0] == "Your building"
    tops = [layout.part(name).top() for name in ("wood", "recycled", "bonus", "total")]
    assert tops == sorted(tops)
    assert layout.part("nothing of the kind") is None


@pytest.mark.parametrize("zoom", [0.93, 1.0, 1.37])
def test_at_its_natural_width_no_text_is_wrapped(zoom: float) -> None:
    words = ("Rent 120 to Zaha", "Rent of this chain 10, then 100")
    told = Stack(tuple(Text(each, lines=3) for each in words))
    card = Card(items=(Line((Pill("1"), told)),))
    wide = natural_width(card, zoom)
    body = QRectF(0.3, 0.7, wide, natural_height(card, wide, zoom))
    assert texts(lay_out(card, body, zoom)) == list(words)


def test_columns_line_up() -> None:
    layout = lay_out(score(), BODY, 1.0)
    values = [leaf.rect for leaf in layout.leaves if leaf.text and leaf.text.lines[0] in "8 12"]
    assert len({rect.right() for rect in values}) == 1
    details = [left_of(layout, words).left() for words in ("1 of", "3 of")]
    assert len(set(details)) == 1


def test_a_low_card_loses_air_then_optional_items_then_size() -> None:
    card = score()
    usual = natural_height(card, BODY.width(), 1.0)

    def at(height: float) -> CardLayout:
        return lay_out(card, QRectF(0.0, 0.0, BODY.width(), height), 1.0)

    assert at(usual).air == pytest.approx(1.0)
    close = at(usual - 12.0)
    assert close.air < 1.0
    assert close.zoom == 1.0
    assert "no new hole" in texts(close)
    low = at(usual - 75.0)
    assert "no new hole" not in texts(low)
    assert low.zoom == 1.0
    lowest = at(usual * 0.5)
    assert lowest.zoom < 1.0
    assert lowest.leaves[-1].rect.bottom() <= usual * 0.5


def test_optional_items_of_a_line_go_before_texts_give_way() -> None:
    name = Text("Wilhelmina Featherstones", Role.SECTION)
    line: Item = Line((name, Fill(), Optional(Pill("to play"))))
    card = Card(items=(line,))
    wide = lay_out(card, QRectF(0, 0, 420, 60), 1.0)
    narrow = lay_out(card, QRectF(0, 0, 260, 60), 1.0)
    assert len(wide.leaves) == 2
    assert texts(narrow) == [name.words]
    assert len(narrow.leaves) == 1


def test_a_choice_in_a_line_takes_a_narrower_option_before_it_goes() -> None:
    signs = Choice((Pill("strong computer"), Pill("strong")))
    card = Card(items=(Line((Text("Renzo"), Fill(), Optional(signs))),))
    shown = [
        [leaf.leaf.words for leaf in lay_out(card, QRectF(0, 0, wide, 60), 1.0).leaves]
        for wide in (260, 150, 90)
    ]
    assert shown == [["Renzo", "strong computer"], ["Renzo", "strong"], ["Renzo"]]


def test_columns_move_apart_where_there_is_room() -> None:
    row = GridRow((Text("Ada"), *(Text(each, anchor=Anchor.RIGHT) for each in ("+1", "+2"))))

    def steps_between(wide: float) -> float:
        card = Card(items=(Grid((row,), gap=6.0, widens=15.0),))
        _, first, last = (
            leaf.rect.right() for leaf in lay_out(card, QRectF(0, 0, wide, 60), 1.0).leaves
        )
        return last - first

    close, roomy = steps_between(110), steps_between(280)
    assert close < roomy
    assert roomy == pytest.approx(steps_between(400))


def test_a_card_may_have_another_pad_at_its_right() -> None:
    card = Card(items=(Line((Text("Ada"), Fill(), Pill("12"))),), pad=16.0, end=4.0)
    assert lay_out(card, QRectF(0, 0, 200, 60), 1.0).leaves[-1].rect.right() == pytest.approx(196.0)


@pytest.mark.parametrize(
    ("width", "shown"),
    [(300, ("60", "pill")), (160, ("30", "pill")), (132, ("10", "pill")), (92, ("10",))],
)
def test_choices_of_a_line_narrow_before_optional_items_go(
    width: float, shown: tuple[str, ...]
) -> None:
    options = tuple(Picture(str(wide), wide, 9.0, lambda *_: None) for wide in (60.0, 30.0, 10.0))
    pill = Optional(Pill("pill"))
    line = Line((Picture("kept", 30.0, 9.0, lambda *_: None), Fill(), Choice(options), pill))
    layout = lay_out(Card(items=(line,)), QRectF(0, 0, width, 60), 1.0)
    leaves = [placed.leaf for placed in layout.leaves[1:]]
    found = (leaf.words if isinstance(leaf, Pill) else f"{leaf.width:.0f}" for leaf in leaves)
    assert tuple(found) == shown


def test_a_fill_pushes_what_follows_to_the_foot() -> None:
    card = Card("Rounds", (Text("above"), Fill(), Text("below")))
    layout = lay_out(card, BODY, 1.0)
    assert left_of(layout, "below").bottom() > BODY.bottom() - 20.0
    assert left_of(layout, "above").top() < BODY.top() + 60.0


def test_steps_stand_below_one_another_and_can_be_named() -> None:
    given = [
        TurnStep("White 3", number=1, done=True, rule="white-die"),
        TurnStep("Black 5", number=2, live=True),
    ]
    layout = lay_out(Card("Turn", (steps(given, Spread(10.0, 7.0)),)), BODY, 1.0)
    first, second = layout.part("step-1"), layout.part("step-2")
    assert first.bottom() <= second.top()
    assert [ground.rect.contains(second) for ground in layout.grounds] == [True]


def test_pictures_keep_their_size_or_take_what_is_left() -> None:
    kept = Picture("die", 30.0, 20.0, lambda *_: None)
    grown = Picture("ramp", 30.0, 20.0, lambda *_: None, stretches=True)
    layout = lay_out(Card(items=(Stack((kept,)), grown)), BODY, 1.0)
    small, large = (leaf.rect for leaf in layout.leaves)
    assert (small.width(), small.height()) == (30.0, 20.0)
    assert large.width() == BODY.width() - 32.0
    assert large.height() > 250.0


def test_everything_grows_with_the_scale() -> None:
    once, twice = (
        lay_out(score(), QRectF(0, 0, 280 * zoom, 340 * zoom), zoom) for zoom in (1.0, 2.0)
    )
    assert twice.part("total").top() == pytest.approx(2 * once.part("total").top(), abs=3.0)


def test_a_named_item_covers_what_is_in_it() -> None:
    part = Part(PartInfo("demand"), Line((Text("In demand"), Pill("2"))))
    layout = lay_out(Card(items=(part,)), BODY, 1.0)
    area = layout.part("demand")
    assert all(area.contains(leaf.rect) for leaf in layout.leaves)


def test_items_of_an_equal_line_share_its_width() -> None:
    slots = tuple(Part(PartInfo(f"slot-{n}"), Text("word" * n)) for n in (1, 2, 9))
    layout = lay_out(Card(items=(Line(slots, gap=10.0, equal=True),)), BODY, 1.0)
    widths = [part.rect.width() for part in layout.parts]
    assert widths == [pytest.approx((BODY.width() - 32.0 - 20.0) / 3)] * 3


def test_a_label_reaches_over_empty_cells_beside_it() -> None:
    note = "no longer possible in this round"
    given = [
        Row("Wood", "8", PartInfo("wood"), detail="1 of", change="+2"),
        Row("Bonus", "6 ?", PartInfo("bonus"), note=Text(note)),
    ]
    layout = lay_out(Card(items=(rows(given),)), BODY, 1.0)
    assert note in texts(layout)
    assert left_of(layout, note).right() > left_of(layout, "1 of").right()


def test_the_spots_of_a_picture_are_parts_of_the_card() -> None:
    def spots(rect: QRectF, _zoom: float) -> list[tuple[PartInfo, QRectF]]:
        half = QRectF(rect.left(), rect.top(), rect.width() / 2, rect.height())
        return [(PartInfo("left", live=True), half)]

    picture = Picture("plan", 0.0, 0.0, lambda *_: None, stretches=True, spots=spots)
    layout = lay_out(Card(items=(picture,)), BODY, 1.0)
    assert layout.part("left").width() == (BODY.width() - 32.0) / 2


def test_a_field_is_as_high_as_what_stretches_in_it():
    """Two fields share the height that is left over."""
    picture = Picture("tall", 0.0, 20.0, lambda _canvas, _rect: None, stretches=True)
    parts = tuple(Part(PartInfo(name), Field(picture, pad=4.0)) for name in ("first", "second"))
    layout = lay_out(Card(items=parts), BODY, 1.0)
    first, second = layout.part("first"), layout.part("second")
    assert first.height() == pytest.approx(second.height())
    assert first.height() > 100.0
    assert second.bottom() <= BODY.bottom()


def test_grounds_of_neighbouring_rows_do_not_touch() -> None:
    rows_of_winners = tuple(
        GridRow((Text(name),), PartInfo(name), CardGround.LIT, seat=seat)
        for seat, name in enumerate(("Ada", "Bruno"))
    )
    layout = lay_out(Card(items=(Grid(rows_of_winners),)), BODY, 1.0)
    above, below = (placed.rect for placed in layout.grounds)
    assert below.top() - above.bottom() >= 2.0
    assert layout.part("Ada") == above


def test_a_low_card_takes_shorter_wordings_before_optional_items_go() -> None:
    long, short, more = "a reason that takes two lines", "a reason", "below"
    reason = Text(long, Role.SMALL, shorter=(short,), lines=2)
    card = Card(items=(reason, Optional(Text(more))), top=NO_SPACE, foot=NO_SPACE, pad=0.0)
    high = natural_height(card, 110.0, 1.0)
    assert lay_out(card, QRectF(0.0, 0.0, 110.0, high), 1.0).texts() == [long, more]
    assert lay_out(card, QRectF(0.0, 0.0, 110.0, high - 10.0), 1.0).texts() == [short, more]


def test_the_tail_of_a_text_stands_after_its_last_line() -> None:
    long, gain = "a sentence that takes two lines", "+12 points"
    sentence = Text(long, lines=2, tail=(Text(gain),))
    layout = lay_out(Card(items=(sentence,)), QRectF(0.0, 0.0, 230.0, 200.0), 1.0)
    words, tail = layout.leaves
    assert layout.texts() == [long, gain]
    assert words.text is not None
    assert len(words.text.lines) == 2
    assert tail.rect.bottom() == words.rect.bottom(), "in the last line"
    assert tail.rect.height() == words.rect.height() / 2
    last = text_width(words.text.lines[-1], Role.BODY)
    assert tail.rect.left() > words.rect.left() + last


def test_a_tail_without_room_beside_the_words_has_a_line_of_its_own() -> None:
    sentence = Text("a sentence", lines=2, tail=(Text("+12 points"),))
    assert natural_width(Card(items=(sentence,)), 1.0) > 150.0
    layout = lay_out(Card(items=(sentence,)), QRectF(0.0, 0.0, 150.0, 200.0), 1.0)
    words, tail = layout.leaves
    assert layout.texts() == ["a sentence", "+12 points"]
    assert tail.rect.left() == words.rect.left()
    assert tail.rect.bottom() == words.rect.bottom()


def test_an_upright_divider_stands_between_items_of_a_line() -> None:
    line = Line((Text("left"), Divider(upright=True), Text("right")), height=fixed(50.0))
    layout = lay_out(Card(items=(line,)), QRectF(0.0, 0.0, 300.0, 100.0), 1.0)
    left, rule, right = (leaf.rect for leaf in layout.leaves)
    assert left.right() < rule.left() < rule.right() < right.left()
    assert rule.height() == 50.0


def test_lines_of_a_grid_reach_as_far_as_its_grounds_and_part_its_columns() -> None:
    sums = GridRow((Text("Sum"), Text("8")), reach=16.0, ruled=Rule.DOUBLE)
    grid = Grid((GridRow((Text("Rows"), Text("8"))), sums), shares=(1.0, 1.0), parted=True)
    layout = lay_out(Card(items=(grid,)), BODY, 1.0)
    lines = {leaf.leaf: leaf.rect for leaf in layout.leaves if isinstance(leaf.leaf, Divider)}
    across, upright = lines[Divider(Rule.DOUBLE)], lines[Divider(upright=True)]
    assert (across.left(), across.right()) == (BODY.left(), BODY.right())
    assert upright.center().x() == BODY.center().x()
    assert upright.contains(across.center())
