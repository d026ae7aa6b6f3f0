"""The log from a table of event classes, for any game."""

from attrs import frozen

from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.board.log_lines import Token
from blueprints_desktop.desktop.ui.board.narration import EventText, LogWriter, Narration, Narrator
from blueprints_desktop.engine.step import Event

PEOPLE = (Person(0, "Ada", 2), Person(1, "Bruno", 0))
LOG = LogWriter(PEOPLE)
TOKEN = Token(lambda *_: None)  # type: ignore[arg-type, return-value]


@frozen
class Began(Event):
    number: int


@frozen
class Laid(Event):
    seat: int
    what: str


@frozen
class Hidden(Event):
    seat: int


NARRATION = Narration(
    {
        Began: EventText(lambda event, log: log.heading(f"Round {event.number}"), "round"),
        Laid: EventText(
            lambda event, log: log.line("{name} lays {what}", event.seat, what=event.what),
            lambda event: f"about-{event.what}",
            turn=True,
        ),
    }
)


def test_the_name_is_a_part_of_its_own_that_can_be_cut():
    line = LOG.line("In the end {name} wins {what}", 1, what="gold")
    assert (line.text, line.parts, line.yields) == (
        "In the end Bruno wins gold", ("In the end", "Bruno", "wins gold"), 1,
    )  # fmt: skip
    assert line.colour == 0


def test_a_token_stands_for_a_fact_where_the_line_is_painted():
    line = LOG.line("{name} took {die}, gladly", 0, die="wood 4", tokens={"die": [TOKEN, "wood"]})
    assert line.text == "Ada took wood 4, gladly"
    assert line.parts == ("Ada", "took", TOKEN, "wood,", "gladly")


def test_the_painted_line_may_have_another_wording_and_a_token_at_its_end():
    line = LOG.line("{name}: one jewel", 0, shown="{name}: jewel", tokens={"jewel": [TOKEN]})
    assert (line.text, line.parts) == ("Ada: one jewel", ("Ada:", "jewel", TOKEN))


def test_a_gain_has_its_own_column_and_is_read_out():
    line = LOG.line("{name} pays", 0, gain=-4, gain_text="minus four")
    assert (line.text, line.parts, line.gain) == ("Ada pays: minus four", ("Ada", "pays"), -4)


def test_events_get_lines_rules_and_the_number_of_their_move():
    lines = NARRATION.tell([(0, Began(1)), (1, Laid(0, "a")), (1, Hidden(0))], PEOPLE)
    assert [(line.text, line.rule, line.step) for line in lines] == [
        ("Round 1", "round", 0), ("Ada lays a", "about-a", 1),
    ]  # fmt: skip


def test_the_log_is_divided_after_the_viewers_last_turn():
    events = [(1, Laid(0, "a")), (2, Laid(1, "b")), (2, Hidden(0)), (3, Laid(1, "c"))]
    assert [NARRATION.turns_end(events, viewer) for viewer in (0, 1, None)] == [1, 4, 0]
    lines = NARRATION.tell(events, PEOPLE, viewer=0)
    assert [line.text for line in lines if not line.known and not line.divides] == [
        "Bruno lays c", "Bruno lays b",
    ]  # fmt: skip


def test_what_happened_with_a_viewers_move_can_count_as_known():
    events = [(1, Laid(0, "a")), (1, Began(2)), (2, Laid(1, "b"))]
    whole = Narration(NARRATION.texts, whole_moves=True)
    assert (NARRATION.turns_end(events, 0), whole.turns_end(events, 0)) == (1, 2)


def test_alone_nothing_is_divided():
    events = [(1, Laid(0, "a")), (2, Began(2))]
    assert not any(line.divides for line in NARRATION.tell(events, PEOPLE[:1], viewer=0))


def test_a_narrator_keeps_its_lines_until_it_is_to_forget_them():
    events = [(1, Laid(0, "a")), (2, Laid(1, "b"))]
    narrator = Narrator(NARRATION, PEOPLE)
    first = narrator.tell(events[:1])
    assert narrator.tell(events)[1] is first[0]
    narrator.forget()
    assert narrator.tell(events)[1] is not first[0]
