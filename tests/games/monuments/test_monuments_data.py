"""The shipped plans and quarry are those of the rules; bad data is refused by file and entry."""

import json
import shutil
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blueprints_desktop.engine.errors import BadData, BadOption
from blueprints_desktop.games.monuments.box import BOX
from blueprints_desktop.games.monuments.game import Monuments
from blueprints_desktop.games.monuments.kit import monuments, parse_kit, read_data
from blueprints_desktop.games.monuments.options import Options
from blueprints_desktop.games.monuments.pieces import LETTERS
from tests.games.monuments.recount import touching
from tests.games.monuments.table import FOLDER, MONUMENTS, data_of, game_of

BAGS = {
    "notre_dame": ["10/6/3/2", "10/9/7/4", "7/6/5/3"],
    "san_pietro": ["10/7/4/2", "10/8/6/4", "7/6/5/3"],
    "taj_mahal": ["8/6/4/2", "9/7/5/3", "6/6/5/3"],
    "capitol": ["10/6/3/2", "12/6/6/3", "5/5/4/3"],
}


@pytest.mark.parametrize(
    ("monument", "bricks", "points", "levels"),
    [
        ("notre_dame", 57, 171, 5),
        ("san_pietro", 56, 154, 5),
        ("taj_mahal", 45, 137, 5),
        ("capitol", 48, 150, 5),
    ],
)
def test_plans_have_the_bricks_and_points_of_the_rules(monument, bricks, points, levels):
    plan = game_of(monument).plan
    assert len(plan.bricks) == bricks
    assert sum(plan.points) == points
    assert plan.bricks[-1].level == levels


@pytest.mark.parametrize("monument", MONUMENTS)
def test_bags_are_those_of_the_rules(monument):
    for filling, counts in zip(game_of(monument).kit.fillings, BAGS[monument], strict=True):
        bag = Counter(LETTERS[piece] for piece in filling.bag)
        assert "/".join(str(bag[colour]) for colour in "VRNO") == counts
        assert (bag["B"], bag["K"]) == (3, 1)


def test_the_box_holds_72_bricks_and_nine_jewels():
    box = data_of()["quarry"]["box"]
    assert list(box.values()) == [27, 21, 15, 9, 9]


def test_the_quarry_has_the_geometry_of_the_rules():
    quarry = game_of().quarry
    rings = [*(f"o{i}" for i in range(12)), *(f"m{j}" for j in range(6)), "c"]
    assert list(quarry.cells) == rings
    for cell, others in zip(quarry.cells, quarry.neighbours, strict=True):
        assert {quarry.cells[other] for other in others} == {b for b in rings if touching(cell, b)}


def test_supports_are_the_overlapped_bricks_directly_below():
    plan = game_of("capitol").plan
    for brick, below in zip(plan.bricks, plan.below, strict=True):
        overlapped = [
            other
            for other in plan.bricks
            if (other.level, other.row) == (brick.level - 1, brick.row)
            and abs(other.x - brick.x) < 2
        ]
        assert plan.in_mask(below) == overlapped
        assert len(overlapped) == (0 if brick.level == 1 else len(overlapped) or 1)


# --- files --------------------------------------------------------------------------


def test_data_is_json_and_opens_again():
    for monument in MONUMENTS:
        data = data_of(monument)
        again = json.loads(json.dumps(data))
        assert again == data
        assert Monuments(again).kit == game_of(monument).kit
        assert set(data) == {"monument", "plan", "quarry"}


def test_folders_are_searched_in_order_and_may_hold_more(tmp_path):
    own = tmp_path / "own"
    own.mkdir()
    text = (FOLDER / "capitol.toml").read_text(encoding="utf-8")
    (own / "my_house.toml").write_text(text.replace("Capitol", "My house"), encoding="utf-8")
    (own / "taj_mahal.toml").write_text(text, encoding="utf-8")
    (own / "Not a key.toml").write_text(text, encoding="utf-8")
    folders = [own, tmp_path / "missing", FOLDER]
    assert monuments(folders) == sorted([*MONUMENTS, "my_house"])
    assert read_data(Options(monument="my_house"), folders)["plan"]["name"] == "My house"
    assert read_data(Options(monument="taj_mahal"), folders)["plan"]["name"] == "Capitol"
    assert read_data(Options(monument="taj_mahal"), [FOLDER])["plan"]["name"] == "Taj Mahal"


@pytest.mark.parametrize(
    "name", ["quarry", "atlantis", "", "../monuments/capitol", "Capitol", None]
)
def test_unknown_monuments_are_a_bad_option(name):
    with pytest.raises(BadOption) as caught:
        BOX.read_data(Options(monument=name), [FOLDER])
    assert caught.value.code == "unknown-monument"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("capitol.toml", "levels", "level", "capitol.toml: level: unknown entry"),
        ("capitol.toml", 'name = "Capitol"', "", "capitol.toml: name: is missing"),
        ("capitol.toml", "OONNOO", "OONNOX", "capitol.toml: level 1 row 0 x 8: half a brick"),
        ("capitol.toml", "jewel = 3", "jewel = -1", "capitol.toml: round 1.bag.jewel: number out"),
        ("capitol.toml", "[[rounds]]", "[[rounds", "capitol.toml: file: is not toml"),
        ("quarry.toml", "violet = 27", "violet = 20", "capitol.toml: rounds: bags hold more than"),
        ("quarry.toml", '"o11", "o1"', '"o12", "o1"', "quarry.toml: touches.o0: unknown cell"),
    ],
)
def test_errors_name_the_file_and_the_entry(tmp_path, file, old, new, said):
    for name in ("capitol.toml", "quarry.toml"):
        shutil.copy(FOLDER / name, tmp_path / name)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        BOX.read_data(Options(monument="capitol"), [tmp_path])
    assert str(caught.value).startswith(said)


def test_a_missing_quarry_is_said(tmp_path):
    shutil.copy(FOLDER / "capitol.toml", tmp_path)
    with pytest.raises(BadData, match=r"quarry\.toml: file: cannot be read"):
        BOX.read_data(Options(monument="capitol"), [tmp_path])


# --- rules of the data --------------------------------------------------------------


def changed(*path, to):
    """The small plan's data with one value exchanged."""
    data = data_of("hut")
    table = data
    for key in path[:-1]:
        table = table[key]
    if to is None:
        del table[path[-1]]
    else:
        table[path[-1]] = to
    return data


LEVELS = ("plan", "levels")


@pytest.mark.parametrize(
    ("data", "code", "entry"),
    [
        (changed(*LEVELS, to=[]), "not-one-to-five-levels", "levels"),
        (changed(*LEVELS, to=[["VV"]] * 6), "not-one-to-five-levels", "levels"),
        (changed(*LEVELS, 0, to=[]), "not-a-list-of-rows", "level 1"),
        (changed(*LEVELS, 0, to="VV"), "not-a-list-of-rows", "level 1"),
        (changed(*LEVELS, 1, 0, to=5), "not-a-list-of-rows", "level 2"),
        (changed(*LEVELS, 1, to=["....."]), "levels-differ-in-depth", "level 2"),
        (changed(*LEVELS, 0, 1, to="VVVV"), "rows-differ-in-length", "level 1 row 1"),
        (changed(*LEVELS, 1, 1, to="......"), "rows-differ-in-length", "level 2 row 1"),
        (changed(*LEVELS, 0, 0, to="VVVV?"), "unknown-sign", "level 1 row 0 x 4"),
        (changed(*LEVELS, 0, 0, to="VVVBB"), "half-a-brick", "level 1 row 0 x 2"),
        (changed(*LEVELS, 0, 0, to="BB..."), "unknown-sign", "level 1 row 0 x 0"),
        (changed(*LEVELS, 0, 0, to="VVV.."), "half-a-brick", "level 1 row 0 x 2"),
        (changed(*LEVELS, 0, 0, to="..VVV"), "half-a-brick", "level 1 row 0 x 4"),
        (changed(*LEVELS, 1, 0, to="...RR"), "brick-overhangs", "level 2 row 0 x 3"),
        (changed(*LEVELS, to=[["..."], ["..."]]), "wrong-number-of-bricks", "levels"),
        (changed(*LEVELS, to=[["VV" * 32] * 32]), "wrong-number-of-bricks", "levels"),
        (changed(*LEVELS, to=[["O" * 8]]), "bags-hold-too-few", "rounds"),
        (changed("plan", "rounds", 0, "bag", "orange", to=8), "bags-hold-more-than-the-box", "rounds"),
        (changed("plan", "rounds", 0, "bag", "jewel", to=6), "bags-hold-more-than-the-box", "rounds"),
        (changed("plan", "rounds", 0, "bag", "red", to=1), "bag-does-not-fill-the-rings", "round 1"),
        (changed("plan", "rounds", 1, "middle", 0, to=9), "bag-does-not-fill-the-rings", "round 2"),
        (changed("plan", "rounds", 1, "middle", to=[1]), "not-a-number-for-each-middle-cell", "round 2.middle"),
        (changed("plan", "rounds", 1, "middle", 2, to=-1), "not-a-number-for-each-middle-cell", "round 2.middle"),
        (changed("plan", "rounds", 1, "middle", 2, to=True), "not-a-number-for-each-middle-cell", "round 2.middle"),
        (changed("plan", "rounds", 2, to=None), "not-three-rounds", "rounds"),
        (changed("plan", "rounds", 2, to=7), "is-not-a-table", "round 3"),
        (changed("plan", "rounds", 2, "bag", "violet", to=1.5), "wrong-type", "round 3.bag.violet"),
        (changed("plan", "rounds", 2, "bag", "violet", to=100), "number-out-of-range", "round 3.bag.violet"),
        (changed("plan", "rounds", 2, "bag", "black", to=1), "unknown-entry", "round 3.bag.black"),
        (changed("plan", "rounds", 2, "more", to=1), "unknown-entry", "round 3.more"),
        (changed("plan", "name", to=3), "wrong-type", "name"),
        (changed("plan", to=3), "wrong-type", "plan"),
        (changed("monument", to=None), "is-missing", "monument"),
        (changed("quarry", "box", "red", to=None), "is-missing", "box.red"),
        (changed("quarry", "outer", 0, to="Q"), "bad-cell-name", "cell 'Q'"),
        (changed("quarry", "outer", 0, to="pass"), "bad-cell-name", "cell 'pass'"),
        (changed("quarry", "outer", 0, to="o1"), "same-cell-twice", "cell o1"),
        (changed("quarry", "outer", to=[]), "no-cells", "outer"),
        (changed("quarry", "outer", 0, to=0), "not-a-list-of-texts", "outer"),
        (changed("quarry", "centre", to=["c"]), "wrong-type", "centre"),
        (changed("quarry", "middle", to=[f"m{n}" for n in range(40)]), "too-many-cells", "outer"),
        (changed("quarry", "touches", "o0", to=None), "is-missing", "touches.o0"),
        (changed("quarry", "touches", "x", to=[]), "unknown-entry", "touches.x"),
        (changed("quarry", "touches", "o0", to=["o1", "o1", "m0"]), "bad-neighbour", "touches.o0"),
        (changed("quarry", "touches", "o0", to=["o0"]), "bad-neighbour", "touches.o0"),
        (changed("quarry", "touches", "o0", to=["o1", "m0"]), "touch-is-one-sided", "touches.o11"),
        (changed("quarry", "touches", "o0", to=["o1"] * 9), "too-many-neighbours", "touches.o0"),
    ],
)  # fmt: skip
def test_bad_data_is_refused(data, code, entry):
    with pytest.raises(BadData) as caught:
        Monuments(data)
    assert (caught.value.code, caught.value.entry) == (code, entry)


def joined(outer, middle, pairs):
    """A quarry in which just these cells touch."""
    data = data_of("hut")
    cells = [*outer, *middle, "c"]
    touches = {cell: [] for cell in cells}
    for pair in pairs.split():
        a, b = pair.split("-")
        touches[a].append(b)
        touches[b].append(a)
    data["quarry"] |= {"outer": outer, "middle": middle, "touches": touches}
    for table in data["plan"]["rounds"]:
        table["middle"] = [0] * len(middle)
    return data


def test_every_cell_must_lie_on_some_full_walk_from_everywhere():
    data = data_of("hut")
    touches = data["quarry"]["touches"]
    for j in range(6):
        touches[f"m{j}"].remove("c")
    touches["c"] = []
    with pytest.raises(BadData) as caught:
        parse_kit(data)
    assert (caught.value.code, caught.value.entry) == ("cell-out-of-reach", "cell o6")
    assert caught.value.facts["start"] == "o0"


def test_the_second_and_third_turn_must_find_a_piece():
    """On a ring of two outer cells the third turn can come to an emptied ring."""
    two = joined(["o0", "o1"], ["m0"], "o0-o1 o0-m0 o1-m0 o0-c o1-c m0-c")
    with pytest.raises(BadData) as caught:
        parse_kit(two)
    assert caught.value.code == "third-turn-may-find-nothing"
    star = joined(["o0", "o1"], ["m0", "m1"], "o0-m0 m0-c c-m1 m1-o1")
    with pytest.raises(BadData) as caught:
        parse_kit(star)
    assert caught.value.code == "second-turn-may-find-nothing"


def leaves(value, path=()):
    """The way to everything inside nested lists and tables."""
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in inner:
        yield (*path, key)
        if isinstance(part, dict | list):
            yield from leaves(part, (*path, key))


JUNK = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=4),
    st.lists(st.one_of(st.integers(), st.text(max_size=2)), max_size=3),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(list(leaves(data_of("hut")))), JUNK)
def test_garbled_data_never_raises_anything_but_bad_data(path, junk):
    data = data_of("hut")
    table = data
    for key in path[:-1]:
        table = table[key]
    table[path[-1]] = junk
    try:
        game = Monuments(data)
    except BadData:
        return
    assert game.quarry.cells, "what is not refused can be played"


@settings(deadline=None)
@given(JUNK)
def test_data_of_another_kind_is_bad_data(junk):
    with pytest.raises(BadData):
        Monuments(junk)
