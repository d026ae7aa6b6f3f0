"""The desk that follows a movement: a part a frame, or all at once."""

import pytest

from blueprints_desktop.desktop.ui.following import Following


def noting(done: list[str]):
    return [lambda name=name: done.append(name) for name in "abc"]


def test_parts_follow_one_by_one(qtbot):
    done: list[str] = []
    following = Following()
    following.want(noting(done))
    assert done == []
    following._step()
    assert done == ["a"]
    qtbot.waitUntil(lambda: done == ["a", "b", "c"])
    assert not following._timer.isActive()


@pytest.mark.usefixtures("qtbot")
def test_what_is_left_is_done_at_once_or_not_at_all():
    done: list[str] = []
    following = Following()
    following.want(noting(done))
    following._step()
    following.finish()
    assert done == ["a", "b", "c"]
    following.want(noting(done))
    following.drop()
    following.finish()
    assert done == ["a", "b", "c"]
    assert not following._timer.isActive()


@pytest.mark.usefixtures("qtbot")
def test_a_newer_wish_takes_the_place_of_the_old_one():
    done: list[str] = []
    following = Following()
    following.want(noting(done))
    following.want([lambda: done.append("new")])
    following.finish()
    assert done == ["new"]
