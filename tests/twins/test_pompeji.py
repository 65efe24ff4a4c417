"""The fast twin of Pompeji in step with its clear rules: see ``tests/lockstep.py``."""

from itertools import product

import pytest

from tests.games.pompeji.positions import plan, table
from tests.lockstep import Walk, both_builds, check_fresh, check_new_deals, walks
from vesuvius.contract import Json
from vesuvius.games import pompeji
from vesuvius.games.pompeji import coding, fast
from vesuvius.games.pompeji.laying import best_names
from vesuvius.games.pompeji.moves import RaiseStatue
from vesuvius.twin import SENSIBLE, SHREWD, UNIFORM

BUILDS = both_builds("pompeji")
TABLES = [(players, {"double_permit": double}) for players, double in product((2, 3, 4), (False, True))]

builds = pytest.mark.parametrize("build", BUILDS)
tables = pytest.mark.parametrize(("players", "options"), TABLES, ids=lambda part: str(part))


@pytest.fixture(autouse=True)
def _of_this_source() -> None:
    check_fresh("pompeji")


@builds
@tables
def test_twin_and_clear_rules_walk_together(build: str, players: int, options: dict[str, Json]) -> None:
    for seed in walks(build):
        Walk("pompeji", BUILDS[build], players, options, seed).to_the_end()


@builds
def test_hidden_hands_are_redealt_as_imagine_does(build: str) -> None:
    """Two cards of p2 are hidden among six."""
    state = table(plan("Ar Bo Ay"), "Tr Gb", "Hw Ov", volcanoes=1, left=5, keep="Aw Fg Hv Tb")
    check_new_deals("pompeji", BUILDS[build], state, 0)


@builds
def test_in_a_permit_turn_the_hidden_hand_has_something_to_lay(build: str) -> None:
    """P14: p2, whose statue is laid, holds a card that fits; not every card does."""
    state = table(
        plan("Ar Bo *"),
        "Tr Gb",
        "Hw Ov",
        volcanoes=1,
        left=5,
        keep="Aw Fg Hv Tb",
        statues=[1, 0],
        permits=[1, 0],
        waiting="permit",
        interrupted=True,
        interrupter=1,
    )
    check_new_deals("pompeji", BUILDS[build], state, 0)


@builds
def test_only_statues_under_their_best_names_are_considered(build: str) -> None:
    twin = BUILDS[build].Twin(3, seed=5)
    twin.deal()
    seen = set()
    while twin.turn() >= 0:
        state, moves = twin.to_state(), list(map(coding.decode, twin.considered()))
        named = {move.at: move.card for move in moves if isinstance(move, RaiseStatue)}
        assert {square: card for square, (card, _) in best_names(state.city).items()} == named or not named
        others = [move for move in pompeji.legal(state, twin.turn()) if not isinstance(move, RaiseStatue)]
        assert [move for move in moves if not isinstance(move, RaiseStatue)] == others
        assert bool(named) == any(isinstance(coding.decode(code), RaiseStatue) for code in twin.legal())
        seen.add(bool(named))
        twin.step(twin.choose(SENSIBLE))
    assert seen == {False, True}


def test_the_sensible_policy_earns_twice_as_much() -> None:
    earned = {}
    for policy in (UNIFORM, SENSIBLE):
        earned[policy] = 0
        for seed in range(60):
            twin = fast.Twin(4, seed)
            twin.playout(policy)
            earned[policy] += sum(twin.to_state().scores)
    assert earned[SENSIBLE] > 2 * earned[UNIFORM]


@builds
def test_the_sensible_use_their_permits(build: str) -> None:
    """A search whose rollouts never use a permit would waste its own: permits earn more late than at once."""
    left = 0
    for seed in range(5):
        twin = BUILDS[build].Twin(4, seed)
        twin.playout(SENSIBLE)
        left += sum(twin.to_state().permits)
    assert left < 10


@builds
@pytest.mark.parametrize("policy", [SENSIBLE, SHREWD])
def test_the_cached_streets_of_a_seat_are_never_out_of_date(build: str, policy: int) -> None:
    """A twin built from the position recomputes every street and makes the same, legal choice."""
    module = BUILDS[build]
    for players in (2, 3, 4):
        twin = module.Twin(players, seed=players)
        twin.deal()
        while twin.turn() >= 0:
            code = twin.choose(policy)
            assert code == module.from_state(twin.to_state()).choose(policy)
            twin.step(code)


def test_the_shrewd_policy_is_the_same_in_both_builds() -> None:
    for players in (2, 3, 4):
        games = [module.Twin(players, seed=9) for module in BUILDS.values()]
        for game in games:
            game.playout(SHREWD)
        assert len({tuple(game.to_state().scores) for game in games}) == 1


def test_the_shrewd_earn_more_than_the_sensible() -> None:
    """Of two seats the shrewd one sees the other's hand: it wins three games in four."""
    won = 0
    for seed in range(80):
        twin = fast.Twin(2, seed // 2)
        twin.deal()
        while twin.turn() >= 0:
            twin.step(twin.choose(SHREWD if twin.turn() == seed % 2 else SENSIBLE))
        won += twin.reward(seed % 2) > 0
    assert won > 50


def test_the_fields_of_a_compiled_twin_cannot_be_set() -> None:
    twin = fast.Twin(2)
    if fast.__file__.endswith(".py"):
        pytest.skip("plain Python has no locks")
    for field in ("players", "on_turn", "left", "scores", "hands", "city"):
        with pytest.raises(AttributeError):
            setattr(twin, field, 99)
