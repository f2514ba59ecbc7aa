"""What the better players of Forty-Two can do: they bid, they hear, they draw trumps, and they have manners."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from domino_core.ai import choose
from domino_core.ai.double_dummy import DoubleDummy
from domino_core.ai.double_dummy_search import tables_of
from domino_core.ai.trick_hearing import Hearing
from domino_core.ai.trick_judge import Judge
from domino_core.ai.trick_players import WORLDS, WORLDS_A_STEP, Thinker, master
from domino_core.ai.trick_playout import Players, Position
from domino_core.ai.trick_stakes import Stakes
from domino_core.ai.trick_strength import promise_with
from domino_core.ai.trick_thumb import best_trumps
from domino_core.families.trick import COUNTS, TrickRound
from domino_core.game import Look, Seat, Setup
from domino_core.games.forty_two import FORTY_TWO
from domino_core.games.moon import MOON_GAME
from domino_core.notation import Move
from domino_core.rng import Rng
from domino_core.tiles import NAMES, Mask, double_set, mask_of, tile_named, tiles_in
from tests.rules.trick_tables import in_play, match_of, play

DEALS = 40
QUICK = Thinker(worlds=8, auctions=24, hears=True)
"""A master in a hurry."""
EVERY = mask_of(double_set(6))


def dealt(seed: object, starter: Seat = 0) -> TrickRound:
    setup = Setup(FORTY_TWO, 4, FORTY_TWO.resolve(4, {}), scores=(0, 0), seed=f"masters {seed}", starter=starter)
    deal = FORTY_TWO.round_class.deal(setup)
    assert isinstance(deal, TrickRound)
    return deal


def look_of(deal: TrickRound) -> Look:
    assert deal.turn is not None
    return Look(FORTY_TWO, deal.view(deal.turn))


def says(bot: Thinker, look: Look, seed: object) -> Move:
    if len(look.legal_moves) == 1:
        return look.legal_moves[0]
    *_, move = bot.think(look, Rng(seed))
    return move


@cache
def auctions() -> list[TrickRound]:
    """Deals after an auction among masters, with trumps named where somebody bid."""
    deals = []
    for number in range(DEALS):
        deal = dealt(number, number % 4)
        while deal.turn is not None and deal.phase != "play":
            deal.apply(deal.turn, says(QUICK, look_of(deal), number))
        deals.append(deal)
    return deals


def test_few_hands_are_thrown_in() -> None:
    """One in ten at the most; among so few deals chance may add some. The rule of thumb throws in more than a third."""
    thrown = sum(deal.bidder is None for deal in auctions())
    assert thrown <= DEALS * 0.1 + 2 * (DEALS * 0.1 * 0.9) ** 0.5


def heard_and_held(deal: TrickRound) -> tuple[float, float, int]:
    """The trumps that the bidder's right-hand neighbour gives the bidder in worlds that it heard, in any worlds, and the truth."""
    bidder, suits = deal.bidder, deal.suits
    assert bidder is not None
    assert suits is not None
    deal = deal.clone()
    deal.turn = (bidder + 3) % 4
    look, rng = look_of(deal), Rng("hear")
    hearing = Hearing(look, deal.trumps, None)
    worlds, any_worlds = (list(islice(found, 16)) for found in (hearing.worlds(rng), hearing.any_worlds(rng)))

    def trumps(hand: Mask) -> int:
        return (hand & suits.trumps).bit_count()

    heard, anything = (sum(trumps(world[bidder]) for world in found) / 16 for found in (worlds, any_worlds))
    return heard, anything, trumps(deal.hands[bidder])


def test_worlds_give_a_bidder_about_the_trumps_that_bidders_hold() -> None:
    counted = [heard_and_held(deal) for deal in auctions() if deal.bidder is not None]
    heard, anything, truth = (sum(column) / len(counted) for column in zip(*counted, strict=True))
    assert abs(heard - truth) < 0.45
    assert anything < truth - 0.7


def test_what_was_heard_still_fits_what_must_be() -> None:
    """The own hand, the tiles that are gone, and suits that were not followed."""
    deal = auctions()[0].clone()
    rng = Rng("fits")
    while deal.turn is not None:
        look = look_of(deal)
        judge = Judge(look, deal)  # only its tables are used
        for world in islice(Hearing(look, deal.trumps, judge.players).worlds(rng), 3):
            assert world[deal.turn] == deal.hands[deal.turn]
            assert [held.bit_count() for held in world[:4]] == [held.bit_count() for held in deal.hands]
            assert world[0] | world[1] | world[2] | world[3] == deal.hands[0] | deal.hands[1] | deal.hands[2] | deal.hands[3]
            for _, seat, what in look.view["cannot"]:
                assert not world[seat] & FORTY_TWO.round_class.cannot_hold(look.view, what)
        deal.apply(deal.turn, rng.choice(deal.legal_moves(deal.turn)))


# ---------------------------------------------------------------- playing


@pytest.mark.parametrize("level", ["learner", "club", "master"])
def test_trumps_are_drawn(level: str) -> None:
    """The bidder has the four highest trumps and doubles to run after them."""
    match = match_of(FORTY_TWO, "", "4-4 6-4 5-4 4-3 6-6 5-5 1-0")
    play(match, "bid:34 pass pass pass trump:4")
    assert match.turn == 1
    assert choose(match.look(1), level, 1) in ("4-4", "6-4", "5-4", "4-3")


def test_the_bidder_does_not_draw_the_partners_last_trumps() -> None:
    """Both opponents have shown that they have none."""
    deal = in_play(FORTY_TWO, ["5-5 5-4 6-6 6-3", "6-1 2-1 3-1 1-0", "5-3 4-2 3-2 6-2", "6-0 4-1 4-0 2-0"], "5")
    tables = tables_of("5")
    could = [tables.bits_of(EVERY)] * 4
    could[1] = could[3] = tables.bits_of(EVERY) & ~tables.trumps
    at = Position([tables.bits_of(hand) for hand in deal.hands], could, 0, [], [0, 0])
    lead = Players(tables, (0, 1, 0, 1), 0).choice(at, 0, at.unseen_by(0))
    assert lead in (tables.bit[tile_named("6-6")], tables.bit[tile_named("6-3")])


def chances_for_manners() -> Iterator[tuple[Look, list[Move]]]:
    """Positions of the last to play, who cannot change who gets the trick, and the tiles with good manners.

    That is count to the partner's trick, none to a lost one: where no other tile does better, worked out in six worlds with open hands.
    """
    for number in range(10_000):
        deal, rng = dealt(f"manners {number}", number % 4), Rng("manners", number)
        play(deal, "pass pass pass bid:30")
        assert deal.turn is not None
        deal.apply(deal.turn, f"trump:{best_trumps(deal.hands[deal.turn], deal.trumps)[0]}")
        while deal.turn is not None:
            look = look_of(deal)
            if len(deal.trick) == 3 and len(look.legal_moves) > 1 and deal.hands[deal.turn].bit_count() <= 4:
                good = well_mannered(deal, look)
                if good and is_best(look, good, Rng("worlds", number)):
                    yield look, good
            deal.apply(deal.turn, rng.choice(look.legal_moves))


def well_mannered(deal: TrickRound, look: Look) -> list[Move]:
    """Nothing where the seat can still take the trick, or has no choice between counting tiles and others."""
    assert deal.suits is not None
    assert deal.turn is not None
    can_take, power = deal.suits.can_take(deal.trick[0][1]), deal.suits.power
    top, holder = max((power[tile], seat) for seat, tile in deal.trick if can_take >> tile & 1)
    ours = holder % 2 == deal.turn % 2
    if not ours and any(can_take >> tile_named(move) & 1 and power[tile_named(move)] > top for move in look.legal_moves):
        return []
    good = [move for move in look.legal_moves if (tile_named(move) in COUNTS) == ours]
    return good if len(good) < len(look.legal_moves) else []


def is_best(look: Look, good: list[Move], rng: Rng) -> bool:
    fine = set(good)
    for _ in range(6):
        world = look.sample(rng)
        assert isinstance(world, TrickRound)
        worth = {move: points_after(world, move) for move in look.legal_moves}
        others = max(worth[move] for move in look.legal_moves if move not in good)
        fine = {move for move in fine if worth[move] >= others}
        if not fine:
            return False
    return True


def points_after(world: TrickRound, move: Move) -> int:
    """What the side of the last to play takes with this tile, and after it with open hands."""
    assert world.turn is not None
    assert world.suits is not None
    side, trial = world.turn % 2, world.clone()
    trial.apply(world.turn, move)
    taken = trial.taken[side] - world.taken[side]
    if trial.turn is None:
        return taken
    left = tables_of(world.suits.trump).bits_of(trial.hands[0] | trial.hands[1] | trial.hands[2] | trial.hands[3])
    return taken + DoubleDummy(trial.hands, world.suits.trump).rest(left, trial.turn, side)


@pytest.mark.parametrize("level", ["club", "master"])
def test_no_count_is_given_away(level: str) -> None:
    """None of 300 chances; it was some in a hundred where ties went to the lowest tile."""
    given = []
    for number, (look, good) in enumerate(islice(chances_for_manners(), 300)):
        move = choose(look, level, number)
        if move not in good:
            given.append((look.view["hands"], move))
    assert not given


def test_a_master_thinks_long_only_where_tiles_are_hard_to_tell_apart() -> None:
    """What is clearly behind is given up, so that a choice may be over early; where tiles are level all worlds are looked into."""
    steps = []
    for number, deal in enumerate(deal for deal in auctions() if deal.phase == "play"):
        look = look_of(deal)
        steps.append(sum(1 for _ in master().think(look, Rng("long", number))))
    assert min(steps) < max(steps) / 2
    assert max(steps) == 1 + WORLDS // WORLDS_A_STEP


# ---------------------------------------------------------------- the tables underneath


def test_quick_play_is_play_by_the_rules() -> None:
    """The bare play of tricks takes the same tricks and points as the rules do, and never an illegal tile."""
    for number in range(40):
        deal = dealt(f"bare {number}")
        play(deal, "pass pass pass bid:30")
        deal.apply(0, f"trump:{number % 7}")
        assert deal.suits is not None
        tables = tables_of(deal.suits.trump)
        names = {tables.bit[tile]: NAMES[tile] for tile in double_set(6)}
        players = Players(tables, deal.sides, 0)
        at = Position([tables.bits_of(hand) for hand in deal.hands], [tables.bits_of(EVERY)] * 4, 0, [], [0, 0])
        while deal.turn is not None:
            assert at.turn == deal.turn
            bit = players.choice(at, at.turn, at.unseen_by(at.turn))
            assert names[bit] in deal.legal_moves(deal.turn)
            deal.apply(deal.turn, names[bit])
            players.put(at, bit)
            assert at.taken == deal.taken


def test_a_promise_grows_with_the_trumps() -> None:
    hands: list[Mask] = [
        mask_of(map(tile_named, text.split()))
        for text in ("6-5 5-3 3-1 2-0 6-2 4-1 1-0", "4-4 4-3 4-2 6-5 5-3 2-0 1-0", "4-4 6-4 5-4 4-3 4-2 6-6 5-5")
    ]
    promises = [promise_with("4", True)[hand] for hand in hands]
    assert promises == sorted(promises)
    assert promises[0] < 20
    assert promises[2] > 38
    assert all(len(tiles_in(hand)) == 7 for hand in hands)


# ---------------------------------------------------------------- the match


def moon_at(scores: tuple[int, ...], seed: int) -> TrickRound:
    deal = MOON_GAME.round_class.deal(Setup(MOON_GAME, 3, MOON_GAME.resolve(3, {}), scores=scores, seed=f"moon {seed}"))
    assert isinstance(deal, TrickRound)
    return deal


def test_a_hand_that_ends_the_match_is_worth_more_than_its_points() -> None:
    """The same four tricks: with 17 points they win the match, with 16 they do not; those who only count points see no difference."""
    for score, wins in ((17, True), (16, False)):
        deal = moon_at((score, 10, 10), 1)
        points, match = (Stakes(deal, 0, for_match) for for_match in (False, True))
        end = 0, 4, [4, 2, 1]
        assert points.worth(*end) == points.lead(*end) == match.lead(*end) == 4 - (2 + 1) / 2
        assert (match.worth(*end) > match.lead(*end)) is match.end_match is wins
        lost = 0, 4, [3, 2, 2]
        assert match.worth(*lost) == match.lead(*lost) == -4 - (2 + 2) / 2


def test_whoever_loses_the_match_by_passing_bids() -> None:
    """Two others need one trick each: a hand that would pass in a match that has just begun bids then."""
    for seed in (7, 36, 44, 47, 48):
        early, late = moon_at((0, 0, 0), seed), moon_at((20, 17, 20), seed)
        assert early.turn == late.turn == 1
        assert says(QUICK, Look(MOON_GAME, early.view(1)), seed) == "pass"
        assert says(QUICK, Look(MOON_GAME, late.view(1)), seed).startswith("bid:")


class Watched(Players):
    """Notes who lays what, and who has thought about it."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge.tables, judge.players.sides, judge.players.bidder)
        self.thought: list[Seat] = []
        self.laid: list[tuple[Seat, int]] = []

    def choice(self, at: Position, seat: Seat, unseen: int) -> int:
        self.thought.append(seat)
        return super().choice(at, seat, unseen)

    def put(self, at: Position, bit: int) -> None:
        asked = self.tables.follow[at.trick[0]] if at.trick else 0
        assert bit & (at.hands[at.turn] & asked or at.hands[at.turn]), "a slip is a legal tile too"
        self.laid.append((at.turn, bit))
        super().put(at, bit)


def test_in_the_worlds_of_a_master_opponents_slip_by_the_rules_and_the_own_side_never() -> None:
    laid, thought = [0] * 4, [0] * 4
    for number, deal in enumerate(deal for deal in auctions() if deal.phase == "play"):
        judge = Judge(look_of(deal), deal, for_match=True)
        luck = judge.slips(Rng("slips", number))
        assert luck is not None
        played = []
        for _ in range(2):
            table, at = Watched(judge), judge.position(deal.hands)
            table.play_on(at, 0, luck)
            assert (sum(at.taken), any(at.hands)) == (42, False)
            played.append(table.laid)
        assert played[0] == played[1], "the same luck is the same hand"
        for seat in range(4):
            other = (seat - judge.seat) % 4
            laid[other] += sum(who == seat for who, _ in table.laid)
            thought[other] += table.thought.count(seat)
    assert (thought[0], thought[2]) == (laid[0], laid[2])
    assert all(0.25 < thought[other] / laid[other] < 0.45 for other in (1, 3))


def test_in_moon_nobody_slips() -> None:
    deal = match_of(MOON_GAME).round
    assert isinstance(deal, TrickRound)
    while deal.phase != "play":
        assert deal.turn is not None
        deal.apply(deal.turn, choose(Look(MOON_GAME, deal.view(deal.turn)), "learner", 0))
    assert deal.turn is not None
    assert Judge(Look(MOON_GAME, deal.view(deal.turn)), deal).slips(Rng("moon")) is None
