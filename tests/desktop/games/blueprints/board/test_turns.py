"""Turn by turn: what is new, what fits nowhere, which step it is, and no jump or delay."""

from PySide6.QtCore import Qt

from blueprints_desktop.desktop.games.blueprints.board.pool_part import Mark, PoolStep, pool_step
from blueprints_desktop.desktop.games.blueprints.texts import narration
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.games.blueprints.moves import Discard, Take
from blueprints_desktop.games.blueprints.spaces import GONE
from tests.desktop.driving import NAMES
from tests.desktop.games.blueprints.at_table import seat_at
from tests.desktop.games.seating import position_of
from tests.support import new_match


def lines_for(match, viewer):
    people = [Person(seat, NAMES[seat], seat) for seat in range(match.state.seats)]
    events = position_of(match, viewer).events
    return narration.tell(events, people, match.options, viewer)


def play(match, moves):
    for _ in range(moves):
        match.play(match.legal_moves()[0])


def test_the_log_marks_what_is_new_since_the_viewers_last_turn():
    match = new_match("blueprints", 3, 3)
    play(match, 5)
    viewer = match.to_act
    lines = lines_for(match, viewer)
    divider = [line.divides for line in lines].index(True)
    assert divider == 3
    assert [line.is_heading for line in lines[:divider]] == [True, False, False]
    assert not any(line.known for line in lines[1:divider])
    assert all(line.known for line in lines[divider + 1 :])
    assert NAMES[viewer] in lines[divider + 1].text
    assert lines[divider].text == "since your last turn"


def test_before_the_first_turn_and_right_after_ones_own_nothing_is_marked():
    match = new_match("blueprints", 3, 3)
    first = match.to_act
    play(match, 1)
    assert not any(line.divides or line.known for line in lines_for(match, first))
    assert not any(line.divides or line.known for line in lines_for(match, match.to_act))
    assert not any(line.divides or line.known for line in lines_for(match, None))


def test_with_two_players_removing_a_die_ends_the_turn():
    match = new_match("blueprints", 2, 3)
    play(match, 4)
    viewer = match.to_act
    lines = lines_for(match, viewer)
    assert [line.divides for line in lines].index(True) == 3


def test_the_log_of_the_board_shows_it_and_reads_it_aloud(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    play(seated.match, 4)
    seated.show()
    model = seated.board.log.lines
    told = [model.data(model.index(row)) for row in range(model.rowCount())]
    assert "since your last turn" in told
    seated.board.grab()


def test_the_log_is_grouped_by_round_with_its_heading_above():
    match = new_match("blueprints", 3, 3)
    play(match, 21)
    lines = lines_for(match, None)
    heads = [number for number, line in enumerate(lines) if line.is_heading]
    starters = [NAMES[match.state.results[0].order[0]], NAMES[match.state.round.order[0]]]
    assert [lines[number].text for number in heads] == ["Round 2", "Round 1"]
    assert heads[0] == 0
    assert len(lines[1 : heads[1]]) == 3
    assert [lines[heads[1] - 1].text, lines[-1].text] == [
        f"{starters[1]} starts",
        f"{starters[0]} starts",
    ]
    ranking = match.state.results[0].ranking
    scores = lines[heads[1] + 1 : heads[1] + 4]
    assert [line.parts[0] for line in scores] == [NAMES[seat] for seat in ranking]
    assert scores[0].text.startswith(f"{NAMES[ranking[0]]} has the best building: ")


def test_what_was_won_is_told_only_where_it_lies_open():
    for shown in (True, False):
        match = new_match("blueprints", 3, 3, open_awards=shown)
        play(match, 18)
        won = [line for line in lines_for(match, None) if " won: " in line.text]
        assert bool(won) == shown


def test_a_long_name_gives_way_but_never_what_was_done():
    match = new_match("blueprints", 2, 3)
    play(match, 2)
    took, discarded = lines_for(match, None)[1:3]
    for line in (took, discarded):
        assert line.parts[line.yields] in NAMES
        assert {"took", "discarded"} & set(line.parts)


def test_a_new_rounds_heading_never_stands_alone():
    match = new_match("blueprints", 3, 3)
    play(match, 19)
    lines = lines_for(match, None)
    assert [line.is_heading for line in lines[:3]] == [True, False, True]


def test_a_lost_die_is_told_to_have_fitted_nowhere(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seed=5)
    homeless = with_a_homeless_die(seated)
    loser = NAMES[seated.match.to_act]
    seated.match.play(Take(homeless, GONE))
    line = lines_for(seated.match, None)[1]
    assert line.text.startswith(f"{loser} took ")
    assert line.text.endswith(", which fitted nowhere")
    assert line.parts[:2] == (loser, "took")
    assert " ".join(line.parts[-2:]).endswith(", which fitted nowhere")


def with_a_homeless_die(seated):
    """Play until a die of the pool fits nowhere and another does, high dice spread over the card."""
    match = seated.match
    while True:
        moves = match.legal_moves()
        fitting = [move for move in moves if isinstance(move, Take) and move.space != GONE]
        if not fitting:
            match.play(moves[0])
            continue
        if len(fitting) < len(moves):
            return next(move.die for move in moves if move.space == GONE)
        building = match.state.sites[match.to_act].building
        match.play(min(fitting, key=lambda m: (len(building[m.space]), -(m.die >> 2))))


def test_a_die_that_fits_nowhere_is_marked_before_it_is_lifted(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seed=4)
    assert not any(item.unplaceable for item in seated.table.pool.dice)
    homeless = with_a_homeless_die(seated)
    seated.show()
    marked = {item.die: item.unplaceable for item in seated.table.pool.dice}
    assert marked[homeless]
    placeable = {m.die for m in seated.match.legal_moves() if m.space != GONE}
    assert placeable
    assert not any(marked[die] for die in placeable)
    seated.board.grab()


def test_nobody_elses_turn_marks_dice(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seed=4)
    with_a_homeless_die(seated)
    other = (seated.match.to_act + 1) % 3
    seated.show(other)
    assert not any(item.unplaceable for item in seated.table.pool.dice)


def test_removing_a_die_is_told_as_the_second_step(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=2)
    play(seated.match, 1)
    seated.show()
    assert seated.prompt.detail == "Step 2 of 2: discard one die from the pool"
    seated.choose(0)
    assert seated.prompt.detail.startswith("Step 2 of 2: discard ")
    assert seated.table.pool.dice[0].mark is Mark.REMOVE
    seated.key(Qt.Key.Key_Return)
    assert isinstance(seated.chosen[-1], Discard)


def shade_under_title(seated):
    """The pool's title line as painted, to tell one state of it from another."""
    seated.board.skip()
    tray = seated.table.pool.rect
    line = tray.adjusted(70.0, 4.0, -tray.width() * 0.4, -tray.height() + 34.0)
    area = seated.table.mapFromScene(line).boundingRect()
    return seated.table.grab(area).toImage()


def test_the_tray_shows_both_steps_and_changes_with_them(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=2)
    first = shade_under_title(seated)
    play(seated.match, 1)
    seated.show()
    second = shade_under_title(seated)
    assert first != second


def test_no_second_step_is_shown_where_none_follows(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=2)
    assert pool_step(seated.table.facts) is PoolStep.PLACE
    play(seated.match, 22)
    seated.show()
    assert len(seated.match.state.taken) == 11
    assert pool_step(seated.table.facts) is None


def test_after_a_die_that_fitted_nowhere_nothing_was_placed(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=2, seed=4)
    homeless = with_a_homeless_die(seated)
    seated.match.play(Take(homeless, GONE))
    seated.show()
    assert pool_step(seated.table.facts) is PoolStep.LOST
    assert homeless in seated.table.facts.removed
    play(seated.match, 1)
    seated.show()
    assert pool_step(seated.table.facts) in (PoolStep.PLACE, None)


def tallest_first(match):
    building = match.state.sites[match.to_act].building
    moves = [move for move in match.legal_moves() if move.space != GONE]
    return min(moves, key=lambda m: (-len(building[m.space]), m.die >> 2))


def outgrow(seated):
    """Let the viewer build one stack as high as it gets until the building needs more room."""
    match = seated.match
    viewer = match.to_act
    seated.show(viewer)
    for _ in range(12):
        if match.to_act != viewer:
            match.play(match.legal_moves()[0])
            continue
        seated.show(viewer)
        before = seated.table.building.layout.view
        step = match.play(tallest_first(match))
        told = [seen for event in step.events if (seen := event.seen_by(viewer)) is not None]
        seated.board.animate(told, position_of(match, viewer))
        while seated.board.animation_queue.running:
            seated.board.animation_queue.skip()
        if seated.table.building.layout.view.w < before.w:
            return
    raise AssertionError("no stack outgrew its room")


def test_when_a_stack_outgrows_its_room_the_eye_steps_back_smoothly(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="fast", seed=5)
    outgrow(seated)
    assert seated.table.building.changing
    qtbot.waitUntil(lambda: not seated.table.building.changing, timeout=2000)


def test_the_step_back_can_be_skipped_and_is_left_out_without_animation(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="slow", seed=5)
    outgrow(seated)
    seated.board.skip()
    assert not seated.table.building.changing
    seated.settings.set("animation", "off")
    seated.show()
    assert not seated.table.building.changing


def test_another_card_is_simply_there(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="slow")
    play(seated.match, 1)
    seated.show()
    assert not seated.table.building.changing
