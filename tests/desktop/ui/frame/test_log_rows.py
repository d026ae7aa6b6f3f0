"""How a line of the log is broken into rows."""

from blueprints_desktop.desktop.ui.frame.log_rows import flow

SIGN = object()


def measure(parts) -> float:
    """Every letter and every space one wide, a sign two."""
    return sum(len(part) if isinstance(part, str) else 2 for part in parts) + len(parts) - 1


def cut(text: str, room: float) -> str:
    return text if len(text) <= room else text[: int(room) - 1] + "…"


def rows(*parts, room: float, name: int = 0):
    return flow(parts, name, room, measure, cut)


def test_what_fits_stays_in_one_row_with_its_words_together():
    assert rows("Ada", "scored most:", "27 points", room=26) == [["Ada scored most: 27 points"]]


def test_a_line_too_long_goes_on_in_a_second_row_and_no_name_is_cut():
    found = rows("Bruno", "scored most: 27 points", room=16)
    assert found == [["Bruno scored"], ["most: 27 points"]]


def test_a_sign_stays_with_the_word_that_tells_what_it_is():
    found = rows("Bruno", "removed", SIGN, "recycled", room=18)
    assert found == [["Bruno removed"], [SIGN, "recycled"]]


def test_only_a_name_too_long_for_two_rows_gives_way():
    name = "Maximiliane-Theodora"
    found = rows(name, "scored most:", "27 points", room=16)
    assert len(found) == 2
    assert found[0][0].startswith("Maximil")
    assert "…" in found[0][0]
    assert found[1] == ["most: 27 points"]


def test_there_are_never_more_than_two_rows():
    found = rows("Ada", "said a very long sentence that nobody would want to read", room=12)
    assert len(found) == 2
    assert all(measure(row) <= 12 for row in found)
    assert found[1][0].endswith("…")
