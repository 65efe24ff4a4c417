"""The fast twin of The Last Days in step with its clear rules: see ``tests/lockstep.py``."""

from collections.abc import Iterator
from dataclasses import asdict
from itertools import product
from random import Random
from types import ModuleType

import pytest

from tests.golden import FOLDER
from tests.lockstep import Walk, both_builds, check_fresh, walks
from tests.plain import plain
from vesuvius import CHANCE, Illegal, journal
from vesuvius.contract import Json
from vesuvius.games import lastdays
from vesuvius.games.lastdays import coding, fast
from vesuvius.games.lastdays.board import DOORS, PEOPLE
from vesuvius.games.lastdays.city import GATE_BEHIND, PIECE_OF
from vesuvius.games.lastdays.distances import steps_out
from vesuvius.games.lastdays.moves import Accept, House, Offer, Refuse, Withdraw
from vesuvius.games.lastdays.state import State
from vesuvius.twin import MAX_DECISIONS, OVER, SENSIBLE, UNIFORM

LONG_ENOUGH = 600
"""Moves after which a random walk is truncated: random players may never leave phase 1."""

BUILDS = both_builds("lastdays")
TABLES = [
    (players, {"calm": calm, "household": household})
    for players, calm, household in product(range(2, 9), (False, True), (False, True))
]

builds = pytest.mark.parametrize("build", BUILDS)
tables = pytest.mark.parametrize(("players", "options"), TABLES, ids=lambda part: str(part))


@pytest.fixture(autouse=True)
def _of_this_source() -> None:
    check_fresh("lastdays")


class Stroll(Walk):
    """A walk that may begin in the middle of a game; random ones are truncated."""

    def __init__(self, module: ModuleType, players: int, options: dict[str, Json], seed: int) -> None:
        super().__init__("lastdays", module, players, options, seed)
        if not self.sensible:
            self.max_moves = LONG_ENOUGH

    def begin(self, state: State) -> "Stroll":
        self.state, self.twin = state, self.module.from_state(state, self.twin.rng)
        return self


@builds
@tables
def test_twin_and_clear_rules_walk_together(build: str, players: int, options: dict[str, Json]) -> None:
    for seed in walks(build, few=2):
        Stroll(BUILDS[build], players, options, seed).to_the_end()


def positions(poor: bool) -> Iterator[State]:
    """Positions from the middle of the golden replays; with ``poor``, from phase 2 with nobody having any money."""
    for file in sorted((FOLDER / "lastdays").glob("*.txt")):
        for frame in list(journal.replay(journal.read(file.read_text("utf-8"))))[::7]:
            state = frame.step.state
            if not poor:
                yield state
            elif "living" in state.stage and not state.vesuvius and lastdays.dump(state)["waiting"] != "sell":
                yield lastdays.load({**lastdays.dump(state), "money": [0] * state.players})


@builds
@pytest.mark.parametrize("poor", [False, True], ids=["as played", "poor"])
def test_they_walk_together_from_the_middle_of_a_game(build: str, poor: bool) -> None:
    """Rare rules come late: forced sales, orphans, dead patrons, the ring outside the wall."""
    begun = list(positions(poor))
    for seed in walks(build, few=6):
        for state in begun if seed >= 12 else Random(seed).sample(begun, 2):
            Stroll(BUILDS[build], state.players, asdict(state.options), seed).begin(state).to_the_end()


@builds
def test_a_playout_that_makes_no_progress_is_truncated_and_says_so(build: str) -> None:
    twin = BUILDS[build].Twin(2, seed=3)
    twin.deal()
    before = twin.to_state()
    assert twin.playouts(3, SENSIBLE)[2] == 0
    if build == "compiled":  # the same line takes seconds uncompiled
        other = twin.copy()
        assert other.playout(UNIFORM) == MAX_DECISIONS
        assert other.turn() != OVER
        decisions, rewards, cut_off = twin.playouts(2, UNIFORM)
        assert (decisions, rewards, cut_off) == (2 * MAX_DECISIONS, [0.0, 0.0], 2)
    assert twin.to_state() == before


@builds
def test_an_offer_without_a_code_can_be_held_and_answered(build: str) -> None:
    """5.8: cards and money both ways, as people offer them."""
    module = BUILDS[build]
    state = lastdays.start(3)
    while lastdays.turn(state) == CHANCE:
        state = lastdays.play(state, CHANCE, lastdays.legal(state, CHANCE)[0]).state
    position = {**lastdays.dump(state), "cards": [[1, 5, 9], [2, 3], []]}
    offer = Offer(1, (1, 9), 350, (3,), 50)
    state = lastdays.play(lastdays.load(position), 0, offer).state
    with pytest.raises(Illegal, match="no code"):
        coding.encode(offer)
    for answer in (Accept(), Refuse()):
        twin = module.from_state(state)
        assert twin.to_state() == state
        twin.play(coding.encode(answer))
        assert twin.to_state() == lastdays.play(state, 1, answer).state
    twin = module.from_state(state)
    with pytest.raises(Illegal, match="out of turn"):
        twin.react(2, coding.WITHDRAW)
    twin.react(0, coding.WITHDRAW)
    assert twin.to_state() == lastdays.play(state, 0, Withdraw()).state


@pytest.mark.parametrize("seed", range(20))
def test_the_ways_out_are_updated_as_the_city_falls(seed: int) -> None:
    """The twin updates only the streets that lost their way out; the clear rules search the whole city each time."""
    twin, order = plain("vesuvius.games.lastdays.fast").Twin(2), list(DOORS)
    Random(seed).shuffle(order)
    for fallen, place in enumerate(order, start=1):
        twin.close(place)
        buried = frozenset(order[:fallen])
        steps = steps_out(buried)
        for dot, way_out in enumerate(twin.way_out):
            assert way_out == steps.get(dot, -2 if PIECE_OF[dot] in buried else -1)  # buried, or cut off


def test_chance_is_sampled_by_its_weights() -> None:
    """The first Vesuvius card of 7,000 last days: blanks and x2 by their share of the deck, within four deviations."""
    position = next(state for state in positions(poor=False) if lastdays.dump(state)["waiting"] == "vesuvius")
    twin = fast.from_state(position)
    drawn = dict.fromkeys(twin.legal(), 0)
    for seed in range(7000):
        game = twin.copy()
        game.seed(seed)
        game.deal()
        ash = game.to_state().vesuvius[len(position.vesuvius)]
        drawn[coding.ASH + coding.ASHES.index(ash)] += 1
    for code, weight in zip(twin.legal(), twin.weights(), strict=True):
        expected = 7000 * weight / sum(twin.weights())
        assert abs(drawn[code] - expected) < 4 * expected**0.5


def test_nobody_is_housed_under_the_wrong_colour() -> None:
    with pytest.raises(Illegal, match="colour"):
        coding.encode(House(1, 1))


def test_sensible_games_end_and_save_somebody() -> None:
    """In 50 four-player games a clear majority of the seats saves somebody, and hardly any is left on the track."""
    savers = excluded = 0
    for seed in range(50):
        twin = fast.Twin(4, seed)
        twin.playout(SENSIBLE)
        state = twin.to_state()
        assert lastdays.outcome(state) is not None
        savers += sum(bool(saved) for saved in state.saved)
        excluded += state.stage.count("excluded")
    assert savers > 120
    assert excluded < 10


@builds
def test_an_escort_leaves_by_a_gate_if_the_steps_allow(build: str) -> None:
    """A sensible seat with a client walks as near to a gate as it can."""
    module = BUILDS[build]
    for state in positions(poor=False):
        if lastdays.dump(state)["waiting"] == "go" and state.escort[state.turn]:
            twin = module.from_state(state)
            exits = {f"go d{dot}" for dot in GATE_BEHIND} & {str(move) for move in lastdays.legal(state, state.turn)}
            if exits:
                assert str(coding.decode(twin.choose(SENSIBLE))) in exits


@builds
def test_an_observation_holds_what_each_seat_owns_and_has_saved(build: str) -> None:
    """Seats count clockwise from the observer; nothing is hidden, so all see the same table."""
    module = BUILDS[build]
    state = max(positions(poor=False), key=lambda state: sum(map(len, state.saved)))
    twin = module.from_state(state)
    for seat in range(state.players):
        cells = twin.observe(seat)
        for step in range(state.players):
            other = (seat + step) % state.players
            row = cells[101 * step : 101 * step + 101]
            assert [card + 1 for card, cell in enumerate(row) if cell == 1] == list(state.cards[other])
            assert sorted(state.saved[other]) == [card + 1 for card, cell in enumerate(row) if cell == 2]
            at = 966 + 15 * step
            assert 500 * cells[at + 9] + 50 * cells[at + 10] == state.money[other]
        assert [card for card in PEOPLE if cells[808 + card - 1] == -1] == sorted(state.perished)
    with pytest.raises(ValueError, match="no seat"):
        twin.observe(state.players)
