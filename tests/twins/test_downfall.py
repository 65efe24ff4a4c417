"""The fast twin of The Downfall of Pompeii in step with its clear rules: see ``tests/lockstep.py``."""

from collections import Counter
from itertools import product

import pytest

from tests.games.downfall.positions import BLACK, RED, eruption, lava_in_hand, settling
from tests.lockstep import Walk, both_builds, check_fresh, check_new_deals, walks
from vesuvius.contract import Json
from vesuvius.games import downfall
from vesuvius.games.downfall import coding, fast
from vesuvius.games.downfall.board import CARDS
from vesuvius.twin import OVER, SENSIBLE, SHREWD, UNIFORM

BUILDS = both_builds("downfall")
TABLES = [
    (players, {"dual_vents": dual_vents, "edition": edition})
    for players, dual_vents, edition in product((2, 3, 4), (False, True), ("amigo", "mayfair"))
]

builds = pytest.mark.parametrize("build", BUILDS)
tables = pytest.mark.parametrize(("players", "options"), TABLES, ids=lambda part: str(part))


@pytest.fixture(autouse=True)
def _of_this_source() -> None:
    check_fresh("downfall")


@builds
@tables
def test_twin_and_clear_rules_walk_together(build: str, players: int, options: dict[str, Json]) -> None:
    for seed in walks(build):
        Walk("downfall", BUILDS[build], players, options, seed).to_the_end()


@builds
def test_hidden_hands_are_redealt_as_imagine_does(build: str) -> None:
    """Two cards of black are hidden among those of three numbers."""
    gone = [card for card, many in CARDS.items() if card not in (8, 9, 10) for _ in range(many)]
    position = {
        "game": "downfall", "players": 2, "phase": "settling", "waiting": "play", "turn": 0,
        "hands": [[8, 9], [9, 10]], "discard": gone, "deck": {"left": 8, "omens": 2, "ad79": 1},
        "markers": {"E6": [1, 2]},
    }  # fmt: skip
    check_new_deals("downfall", BUILDS[build], downfall.load(position), 0)


def test_chance_is_sampled_by_its_weights() -> None:
    """The first tile of 4,000 floods: each symbol by its share of the bag, within four deviations."""
    twin = fast.from_state(eruption({"A1": (RED,)}))
    drawn = Counter[str]()
    for seed in range(4000):
        game = twin.copy()
        game.seed(seed)
        game.deal()
        drawn[str(game.to_state().tile)] += 1
    for tile, weight in zip(map(coding.decode, twin.legal()), twin.weights(), strict=True):
        expected = 4000 * weight / sum(twin.weights())
        assert abs(drawn[str(tile).removeprefix("tile ")] - expected) < 4 * expected**0.5


def test_the_sensible_policy_saves_ten_times_as_many() -> None:
    """Uniform play saves about 6 of 100 markers, a weak signal for a search."""
    saved = {}
    for policy in (UNIFORM, SENSIBLE):
        saved[policy] = 0
        for seed in range(60):
            twin = fast.Twin(4, seed)
            twin.playout(policy)
            saved[policy] += sum(twin.to_state().saved)
    assert saved[SENSIBLE] > 5 * saved[UNIFORM]


def test_the_shrewd_beat_the_sensible() -> None:
    """Of two seats the shrewd one wins four games in five; over a hundred games, plus or minus ten."""
    won = 0.0
    for seed in range(100):
        shrewd, table = seed % 2, fast.Twin(2, seed // 2)
        while (seat := table.turn()) != OVER:
            if seat < 0:
                table.deal()
            elif interrupting := [other for other in range(2) if table.would_interrupt(other, SHREWD)]:
                table.react(interrupting[0], table.reaction(interrupting[0]))
            else:
                table.play(table.choose(SHREWD if seat == shrewd else SENSIBLE))
        won += (1 + table.reward(shrewd)) / 2
    assert won > 65


@builds
def test_the_shrewd_settle_where_people_can_escape(build: str) -> None:
    """Card 1 leads to A2 or B2. A2 lies nearer to a gate, and the neighbour at B2 does not make up for that."""
    table = BUILDS[build].from_state(settling({"B2": (BLACK,)}, hand=[1], ad79=0))
    assert str(fast.decode(table.choose(SHREWD))) == "play 1 A2"


@builds
def test_the_shrewd_bury_others_and_not_themselves(build: str) -> None:
    table = BUILDS[build].from_state(lava_in_hand("coin", {"C3": (RED, BLACK), "D2": (BLACK,)}, lava={"C2": "coin"}))
    assert str(fast.decode(table.choose(SHREWD))) == "lava D2"


def test_no_policy_interrupts_where_the_rules_do_not_allow_it() -> None:
    table = fast.Twin(2)
    assert not any(table.would_interrupt(seat, SENSIBLE) for seat in (-1, 0, 1, 2))


@builds
def test_a_seat_observes_its_own_hand_and_nobody_elses(build: str) -> None:
    """Swapping hidden cards changes no cell."""
    module = BUILDS[build]
    twin = module.Twin(3, seed=11)
    twin.deal()
    state = twin.to_state()
    position = downfall.dump(state)
    position["hands"] = [position["hands"][0], position["hands"][2], position["hands"][1]]
    swapped = module.from_state(downfall.load(position))
    assert swapped.to_state() != state
    assert swapped.observe(0) == twin.observe(0)
    assert swapped.observe(1) != twin.observe(1)
    with pytest.raises(ValueError, match="no seat"):
        twin.observe(3)
