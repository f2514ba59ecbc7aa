"""Poker: the deal, the betting, the pots and the match. `tests/test_poker_hands.py` has the classes of hands."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from domino_core.editions import FIRST
from domino_core.errors import BadPlayers, DominoError, IllegalMove, InvalidMove
from domino_core.families.poker.round import DOUBLED_EVERY, PokerRound
from domino_core.game import Seat, Setup, Standing
from domino_core.games.poker import POKER, chips_decide
from domino_core.match import Match
from domino_core.rng import Rng
from domino_core.tiles import NAMES, tile_named
from tests.seen import poker_view

PAIR = "6-6 2-2 5-1 4-1 3-2"
THREES = "5-5 4-4 3-3 6-2 5-4"
LOW = "6-1 5-2 4-2 3-1 2-1"
ANOTHER_LOW = "6-5 6-4 6-3 5-3 4-3"


def deal_of(*hands: str) -> list[int]:
    """A deal with these hands for the first seats and whatever is left for the others."""
    given = [tile_named(name) for hand in hands for name in hand.split()]
    assert len(set(given)) == len(given)
    return given + [tile for tile in POKER.tiles({}) if tile not in given]


def hand(*hands: str, chips: Sequence[int] = (100, 100, 100, 100), number: int = 0, **options: int) -> PokerRound:
    """One hand with these stacks; seat 3 deals, so seat 0 speaks first."""
    values = POKER.resolve(4, options)
    scores = tuple(own - int(values["chips"]) for own in chips)
    return PokerRound.deal(Setup(POKER, 4, values, number, starter=3, scores=scores, deal=tuple(deal_of(*hands))))


def say(table: PokerRound, moves: str) -> PokerRound:
    for move in moves.split():
        assert table.turn is not None
        table.play(table.turn, move)
    return table


def new_match(seed: object = 0, **options: int) -> Match:
    return Match(POKER, 4, POKER.resolve(4, options), str(seed), None)


def refusal(table: PokerRound, move: str, seat: Seat | None = None) -> DominoError:
    """Why a move is refused; the table must stay as it was."""
    before = json.dumps([table.view(eyes) for eyes in (None, 0, 1, 2, 3)])
    with pytest.raises((IllegalMove, InvalidMove)) as caught:
        table.play(table.turn if seat is None else seat, move)  # type: ignore[arg-type]
    assert json.dumps([table.view(eyes) for eyes in (None, 0, 1, 2, 3)]) == before
    assert isinstance(caught.value, DominoError)
    assert caught.value.message.endswith(".")
    return caught.value


# ---------------------------------------------------------------- the tiles


@pytest.mark.clause("PO-01")
def test_four_players_get_five_of_the_twenty_tiles_without_blanks_and_without_the_double_one() -> None:
    table = new_match().round
    tiles = {NAMES[tile] for place in table.places() for tile in place.tiles}
    assert tiles == {f"{high}-{low}" for high in range(1, 7) for low in range(1, high + 1)} - {"1-1"}
    assert len(tiles) == 20
    assert table.view(0)["counts"] == [5, 5, 5, 5]
    for players in (2, 3, 5):
        with pytest.raises(BadPlayers):
            POKER.resolve(players, {})


# ---------------------------------------------------------------- betting


@pytest.mark.clause("PO-02")
def test_everybody_antes_and_the_player_on_the_dealers_left_speaks_first() -> None:
    view = poker_view(hand(ante=3), None)
    assert (view["dealer"], view["turn"]) == (3, 0)
    assert view["paid"] == [3, 3, 3, 3]
    assert view["chips"] == [97, 97, 97, 97]
    assert view["pot"] == 12
    assert view["to_call"] == 0
    assert view["bets"] == [0, 0, 0, 0]


@pytest.mark.clause("PO-02")
def test_bets_and_raises_have_one_size_and_three_raises_are_the_most() -> None:
    table = hand(ante=2, bet=5)
    assert table.legal_moves(0) == ("check", "bet")
    say(table, "check bet")
    assert table.legal_moves(2) == ("call", "raise", "fold")
    assert poker_view(table, 2)["to_call"] == 5
    say(table, "raise")
    assert poker_view(table, 3)["bets"] == [0, 5, 10, 0]
    say(table, "raise raise")
    assert poker_view(table, None)["bets"] == [20, 5, 10, 15]
    assert table.legal_moves(1) == ("call", "fold")
    assert refusal(table, "raise").reason == "no-more-raises"
    say(table, "call call")
    assert table.turn == 3
    say(table, "call")
    assert poker_view(table, None)["phase"] == "showdown"


@pytest.mark.clause("PO-02")
def test_a_hand_that_was_given_up_for_nothing_in_the_first_edition_still_loads_and_goes_on_so() -> None:
    match = Match.new("poker", seed="folds", edition=FIRST)
    match.play("fold")
    again = Match.load(match.save())
    assert again.legal_moves() == ("check", "bet", "fold")
    assert Match.new("poker", seed="folds").legal_moves() == ("check", "bet")


@pytest.mark.clause("PO-02")
def test_who_has_checked_must_still_answer_a_bet() -> None:
    table = say(hand(), "check check check bet")
    assert table.turn == 0
    assert table.legal_moves(0) == ("call", "raise", "fold")
    say(table, "fold call fold")
    assert table.turn is None


@pytest.mark.clause("PO-02")
def test_when_all_have_checked_the_best_hand_takes_the_antes() -> None:
    table = say(hand(PAIR, THREES, LOW, ante=2), "check check check check")
    result = table.result()
    assert result is not None
    assert (result.reason, result.seat) == ("showdown", 1)
    assert result.points == (-2, 6, -2, -2)
    assert result.details["classes"] == ["one-pair", "threes", "high-piece", "high-piece"]
    assert result.details["winning"] == sorted(THREES.split())
    assert result.details["pots"] == [{"chips": 8, "seats": [0, 1, 2, 3], "winner": 1}]
    assert result.details["chips_before"] == [100, 100, 100, 100]
    assert result.details["chips_after"] == [98, 106, 98, 98]
    assert poker_view(table, 0)["shown"] == poker_view(table, None)["hands"]
    assert poker_view(table, 0)["shown"][1] == sorted(THREES.split())


@pytest.mark.clause("PO-02")
def test_who_folds_loses_what_was_paid_and_keeps_the_tiles_hidden() -> None:
    table = say(hand(PAIR, THREES, LOW, ante=2, bet=5), "bet fold call fold")
    result = table.result()
    assert result is not None
    assert result.seat == 0
    assert result.points == (11, -2, -7, -2)
    assert result.details["classes"] == ["one-pair", None, "high-piece", None]
    for eyes in (None, 0, 2, 3):
        assert table.view(eyes)["hands"][1] is None
        assert not set(THREES.split()) & set(json.dumps(table.view(eyes)).replace('"', " ").split())
    assert table.view(1)["hands"][1] == sorted(THREES.split())
    seen = {place.name: place.seen_by for place in table.places()}
    assert seen["hand 0"] is None
    assert seen["hand 1"] == frozenset({1})


@pytest.mark.clause("PO-02")
def test_a_bet_that_nobody_calls_wins_and_shows_nothing() -> None:
    table = say(hand(LOW, THREES, ante=2, bet=5), "bet fold fold fold")
    result = table.result()
    assert result is not None
    assert (result.reason, result.seat) == ("unopposed", 0)
    assert result.points == (6, -2, -2, -2)
    assert result.details["classes"] == [None] * 4
    assert result.details["returned"] == {"seat": 0, "chips": 5}
    view = poker_view(table, None)
    assert view["hands"] == view["shown"] == [None] * 4
    assert view["classes"] == [None] * 4
    assert view["phase"] == "unopposed"


@pytest.mark.clause("PO-02")
def test_when_all_others_fold_to_a_bet_the_last_one_left_wins() -> None:
    table = say(hand(), "check check check bet fold fold fold")
    result = table.result()
    assert result is not None
    assert (result.reason, result.seat) == ("unopposed", 3)
    assert result.details["winning"] == []


# ---------------------------------------------------------------- short of chips


@pytest.mark.clause("PO-02")
def test_an_all_in_player_wins_only_the_side_of_the_pot_that_was_matched() -> None:
    table = hand(THREES, PAIR, LOW, ANOTHER_LOW, chips=(4, 12, 100, 284), ante=2, bet=10)
    say(table, "bet raise")
    view = poker_view(table, None)
    assert view["all_in"] == [0, 1]
    assert view["bets"] == [2, 10, 0, 0]
    assert view["pots"] == [{"chips": 12, "seats": [0, 1, 2, 3]}, {"chips": 8, "seats": [1, 2, 3]}]
    say(table, "raise call")
    view = poker_view(table, None)
    assert view["phase"] == "showdown"
    assert view["pots"] == []
    result = table.result()
    assert result is not None
    assert result.details["pots"] == [
        {"chips": 16, "seats": [0, 1, 2, 3], "winner": 0},
        {"chips": 24, "seats": [1, 2, 3], "winner": 1},
        {"chips": 20, "seats": [2, 3], "winner": 3},
    ]
    assert result.seat == 0
    assert result.details["winners"] == [0, 1, 3]
    assert result.points == (12, 12, -22, -2)


@pytest.mark.clause("PO-02")
def test_what_nobody_can_match_goes_back() -> None:
    table = say(hand(PAIR, THREES, chips=(150, 9, 141, 100), ante=2, bet=10), "bet call fold fold")
    result = table.result()
    assert result is not None
    assert result.details["returned"] == {"seat": 0, "chips": 3}
    assert result.points == (-9, 13, -2, -2)


@pytest.mark.clause("PO-02")
def test_the_chips_of_those_who_folded_stay_in_the_pot_above_an_all_in_player() -> None:
    table = say(hand(THREES, PAIR, LOW, chips=(5, 100, 100, 195), ante=2, bet=10), "bet raise raise fold call")
    result = table.result()
    assert result is not None
    assert [(pot["chips"], pot["seats"]) for pot in result.details["pots"]] == [(17, [0, 1, 2]), (40, [1, 2])]
    table = say(hand(THREES, PAIR, LOW, chips=(5, 100, 100, 195), ante=2, bet=10), "bet raise raise fold fold")
    result = table.result()
    assert result is not None
    assert [(pot["chips"], pot["winner"]) for pot in result.details["pots"]] == [(17, 0), (20, 2)]
    assert result.details["returned"] == {"seat": 2, "chips": 10}


@pytest.mark.clause("PO-02")
def test_who_cannot_pay_the_whole_ante_plays_for_as_much_from_each() -> None:
    table = say(hand(THREES, PAIR, LOW, chips=(1, 199, 100, 100), ante=2), "check check check")
    result = table.result()
    assert result is not None
    assert [(pot["chips"], pot["winner"]) for pot in result.details["pots"]] == [(4, 0), (3, 1)]


@pytest.mark.clause("PO-02")
def test_nobody_bets_where_nobody_can_answer() -> None:
    table = hand(PAIR, THREES, chips=(2, 1, 0, 397), ante=2)
    assert table.legal_moves(0) == ("check",)
    for move in ("bet", "raise", "call", "fold"):
        assert refusal(table, move).reason == "no-betting"
    say(table, "check")
    assert poker_view(table, None)["phase"] == "showdown"
    table = say(hand(PAIR, THREES, chips=(2, 100, 100, 198), ante=2), "bet fold fold")
    assert poker_view(table, None)["phase"] == "showdown"
    assert poker_view(table, None)["all_in"] == [0]


@pytest.mark.clause("PO-02")
def test_a_raise_needs_chips_beyond_the_call_and_somebody_to_answer_it() -> None:
    table = say(hand(chips=(100, 7, 193, 100), ante=2, bet=5), "bet")
    assert table.legal_moves(1) == ("call", "fold")
    assert refusal(table, "raise").reason == "too-few-chips"
    table = say(hand(chips=(6, 6, 0, 388), ante=2, bet=5), "bet call")
    assert table.turn == 3
    assert table.legal_moves(3) == ("call", "fold")
    assert refusal(table, "raise").reason == "nobody-to-answer"


@pytest.mark.clause("PO-02", "ALL-02")
def test_players_without_chips_are_dealt_nothing_and_never_seen() -> None:
    table = hand(PAIR, THREES, LOW, chips=(100, 0, 200, 100))
    view = poker_view(table, 1)
    assert view["out"] == [1]
    assert view["counts"] == [5, 0, 5, 5]
    assert view["boneyard"] == 5
    assert view["hands"] == [None, [], None, None]
    stock = next(place for place in table.places() if place.name == "boneyard")
    assert {NAMES[tile] for tile in stock.tiles} == set(THREES.split())
    assert stock.seen_by == frozenset()
    assert table.turn == 0
    say(table, "check")
    assert table.turn == 2
    say(table, "check check")
    assert table.view(None)["hands"][1] == []


# ---------------------------------------------------------------- the match


@pytest.mark.clause("PO-02", "ALL-05")
def test_the_deal_passes_to_the_left_and_over_players_who_are_out() -> None:
    match, rng = new_match("deal", hands=100, chips=200, ante=10, bet=20), Rng("no folding")
    before: Seat | None = None
    skipped = False
    while not match.finished:
        view = poker_view(match, None)
        if not view["history"]:
            if before is not None:
                left = [(before + step) % 4 for step in (1, 2, 3)]
                expected = next(seat for seat in left if seat not in view["out"])
                assert view["dealer"] == expected
                skipped = skipped or expected != left[0]
            before = view["dealer"]
        match.play(rng.choice([move for move in match.legal_moves() if move != "fold"]))
    assert skipped


@pytest.mark.clause("PO-02", "ALL-06")
def test_a_match_ends_after_the_chosen_hands_or_when_one_has_all_and_level_winners_share() -> None:
    options = POKER.resolve(4, {"hands": 5, "chips": 100})

    def winners(hands: int, *scores: int) -> tuple[Seat, ...] | None:
        result = hand().result() or say(hand(), "bet fold fold fold").result()
        assert result is not None
        return chips_decide(Standing({**options}, (0, 1, 2, 3), scores, (result,) * hands))

    assert winners(4, 10, -10, 5, -5) is None
    assert winners(5, 10, -10, 5, -5) == (0,)
    assert winners(5, 10, -20, 10, 0) == (0, 2)
    assert winners(2, -100, -100, 300, -100) == (2,)
    assert winners(2, -100, -100, 299, -99) is None
    options["hands"] = 0
    assert winners(500, 10, -10, 5, -5) is None


@pytest.mark.clause("PO-02")
def test_without_a_number_of_hands_the_stakes_double_and_so_even_the_most_careful_match_ends() -> None:
    assert poker_view(hand(ante=2, bet=5, hands=0, number=DOUBLED_EVERY - 1), None)["limit"] == 5
    raised = poker_view(hand(ante=2, bet=5, hands=0, number=2 * DOUBLED_EVERY), None)
    assert (raised["ante"], raised["limit"]) == (8, 20)
    assert poker_view(hand(ante=2, bet=5, hands=60, number=2 * DOUBLED_EVERY), None)["ante"] == 2
    match = new_match("careful", hands=0, chips=500, ante=1, bet=1)
    while not match.finished:
        assert len(match.log) < 5000
        match.play(match.legal_moves()[0])
    assert sorted(poker_view(match, None)["chips"]) == [0, 0, 0, 2000]
    assert len(match.winners) == 1


@pytest.mark.clause("PO-02")
@pytest.mark.parametrize("seed", range(6))
def test_chips_are_conserved_in_every_random_match(seed: int) -> None:
    match = new_match(seed, ante=7, bet=13, hands=0 if seed % 2 else 20)
    rng = Rng(seed)
    while not match.finished:
        view = poker_view(match, None)
        assert sum(view["chips"]) + view["pot"] == 400
        assert view["pot"] == sum(pot["chips"] for pot in view["pots"])
        assert all(pot["seats"] for pot in view["pots"])
        assert min(view["chips"]) >= 0
        assert sum(match.scores) == 0
        match.play(rng.choice(match.legal_moves()))
    assert poker_view(match, None)["chips"] == [100 + score for score in match.scores]
    assert sum(match.scores) == 0


def test_a_save_of_a_whole_match_loads() -> None:
    match, rng = Match.new("poker", seed="save", options={"hands": 0}), Rng("save")
    while not match.finished:
        match.play(rng.choice(match.legal_moves()))
    assert poker_view(Match.load(match.save()), None)["chips"] == poker_view(match, None)["chips"]


# ---------------------------------------------------------------- refusals and fairness


@pytest.mark.clause("PO-02")
@pytest.mark.parametrize(
    "said, move, reason",
    [
        ("bet", "check", "bet-to-answer"),
        ("bet", "bet", "already-bet"),
        ("check", "fold", "checking-is-free"),
        ("check", "call", "nothing-to-call"),
        ("check", "raise", "nothing-to-raise"),
        ("bet raise raise raise", "raise", "no-more-raises"),
        ("", "bet:50", "fixed-limit"),
        ("bet", "raise:500", "fixed-limit"),
        ("", "6-4", "foreign-move"),
        ("", "all-in", "unreadable-move"),
    ],
)
def test_what_cannot_be_said_is_refused_with_a_reason(said: str, move: str, reason: str) -> None:
    assert refusal(say(hand(), said), move).reason == reason


def test_only_the_seat_on_turn_speaks() -> None:
    table = say(hand(), "bet")
    assert refusal(table, "check", seat=0).reason == "not-your-turn"
    assert refusal(say(table, "fold fold fold"), "check", seat=3).reason == "round-over"


@pytest.mark.clause("PO-02", "ALL-03")
@pytest.mark.parametrize("seed", range(3))
def test_imagined_worlds_look_the_same_even_after_the_showdown(seed: int) -> None:
    match, rng = new_match(seed, hands=25, ante=6, bet=9), Rng("worlds", seed)
    while not match.finished:
        for seat in range(4):
            world = match.round.resample(seat, rng)
            assert world.view(seat) == match.round.view(seat)
            assert sorted(tile for place in world.places() for tile in place.tiles) == sorted(POKER.tiles({}))
        match.play(rng.choice(match.legal_moves()))
