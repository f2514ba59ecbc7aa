"""The measure of play alone in Forty-Two is fair, and sees a better player."""

from __future__ import annotations

from measures.tricks import ALL_SEEING, THUMB, meet


def test_the_same_player_on_both_sides_wins_half() -> None:
    found = meet(THUMB, THUMB, 5, "fair")
    assert found.won == (0.5, 0.0)
    assert found.points == (0.0, 0.0)


def test_who_sees_all_tiles_wins_more() -> None:
    found = meet(ALL_SEEING, THUMB, 6, "open")
    assert found.won[0] > 0.5
    assert found.points[0] > 0
