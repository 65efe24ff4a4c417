"""Walk a game by its clear rules and its fast twin: same turn, moves, odds, position and outcome at every step.

For any game that has a twin; ``VESUVIUS_LOCKSTEP=1000`` walks that many games at each kind of table. A difference
fails with the journal up to it.
"""

import os
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

import vesuvius
from tests.plain import parts, plain, source
from vesuvius import CHANCE, journal
from vesuvius.contract import Actor, Json, draw
from vesuvius.twin import POLICIES, SENSIBLE

GAMES = int(os.environ.get("VESUVIUS_LOCKSTEP", "0"))


def both_builds(name: str) -> dict[str, ModuleType]:
    """The twin of a game as it is installed, and as plain Python."""
    installed = import_module(f"vesuvius.games.{name}.fast")
    return {"compiled": installed, "plain": plain(installed.__name__)}


def walks(build: str, few: int = 8) -> range:
    """The seeds of the games this run walks: ``few`` compiled, a quarter of that uncompiled."""
    return range(GAMES or (few if build == "compiled" else max(1, few // 4)))


def check_fresh(name: str) -> None:
    """Fail if a compiled twin is older than its source: the tests would test the old code."""
    fast = f"vesuvius.games.{name}.fast"
    for module in ("vesuvius.twin", "vesuvius.batch", *parts(fast), fast):
        made, plainly = Path(str(sys.modules[module].__file__)), source(module)
        sources = (plainly, plainly.with_suffix(".pxd"))
        if made != plainly and made.stat().st_mtime < max(source.stat().st_mtime for source in sources):
            pytest.fail(f"{plainly.name} is newer than its compiled module: run `make twins`")


class TwinTickets:
    """The random numbers of a twin as a source for the clear rules: the same numbers in the same order."""

    def __init__(self, rng: int) -> None:
        self.source: Any = plain("vesuvius.twin").Twin()
        self.source.rng = rng

    def randrange(self, start: int, /) -> int:
        ticket: int = self.source.below(start)
        return ticket


class Walk:
    """A game by the clear rules and its twin, side by side."""

    def __init__(
        self,
        name: str,
        module: ModuleType,
        players: int,
        options: dict[str, Json],
        seed: int,
        *,
        max_moves: int = 100_000,
        redeals: bool = True,
    ) -> None:
        self.name, self.rules, self.module = name, vesuvius.game(name), module
        self.codes: int = module.CODES
        self.rng = Random(f"{players} {options} {seed}")
        self.state: Any = self.rules.start(players, **options)
        self.twin: Any = module.Twin(players, seed, **options)
        self.cells = len(self.twin.observe(0))
        self.moves: list[tuple[Actor, Any]] = []
        self.max_moves = max_moves
        """Moves after which a walk is truncated: not every game ends by random moves."""
        self.redeals = redeals
        """Whether this twin can re-deal the cards a seat does not see."""
        self.sensible = self.rng.random() < 0.5
        """Whether moves are mostly sensible: such a game ends differently from a random one."""

    def to_the_end(self) -> None:
        self.draws_are_the_same()
        while self.in_step() is not None:
            if len(self.moves) == self.max_moves:
                return
            self.look_closer()
            self.move()
        outcome = self.rules.outcome(self.state)
        assert outcome is not None
        self.same("places", outcome.places, self.twin.places())
        self.same("rewards", 0, round(sum(map(self.twin.reward, range(self.state.players))), 9))

    def same(self, what: str, clear: object, fast: object) -> None:
        """Fail on a difference, with the journal up to it."""
        if clear != fast:
            played = journal.write(journal.record(self.name, self.state, self.moves))
            pytest.fail(f"{played}\nthe {what} differ:\nclear {clear}\ntwin  {fast}", pytrace=False)

    def same_cells(self, what: str, clear: list[int], fast: list[int]) -> None:
        """Compare two observations and report only the cells that differ."""
        pairs = [(i, *pair) for i, pair in enumerate(zip(clear, fast, strict=True)) if pair[0] != pair[1]]
        self.same(what, [(i, cell) for i, cell, _ in pairs], [(i, cell) for i, _, cell in pairs])

    def in_step(self) -> Actor | None:
        """Compare everything both sides can answer; return who is to move."""
        state, twin, rules = self.state, self.twin, self.rules
        actor = rules.turn(state)
        self.same("turn", actor, {-1: CHANCE, -2: None}.get(twin.turn(), twin.turn()))
        self.same("position", state, twin.to_state())
        if actor is None:
            self.same("legal moves", [], twin.legal())
            return None
        legal = list(rules.legal(state, actor))
        codes = [self.module.encode(move) for move in legal]
        self.same("legal moves", codes, twin.legal())
        assert len(codes) <= self.module.MOST_LEGAL
        self.same("order", codes, sorted(codes))
        self.same("decoded moves", legal, list(map(self.module.decode, codes)))
        self.same("weights", [move.weight for move in legal if move.weight], twin.weights())
        tried = {self.rng.randrange(-9, self.codes + 9) for _ in range(5)} | set(self.rng.sample(codes, 1))
        self.same("allowed", {code for code in tried if code in codes}, {code for code in tried if twin.allows(code)})
        for seat in range(state.players):
            ready = [] if seat == actor else [self.module.encode(move) for move in rules.legal(state, seat)]
            self.same(f"reactions of seat {seat}", ready, self.reactions(seat))
        return actor

    def reactions(self, seat: int) -> list[int]:
        """The code of the move that the twin allows a seat out of turn, if any."""
        code = self.twin.reaction(seat)
        return [code] if code >= 0 else []

    def look_closer(self) -> None:
        """Run the slower comparisons now and then."""
        to_move, rng = self.twin.turn(), self.rng
        if rng.random() < 0.1:
            self.secrets_are_kept(rng.randrange(self.state.players))
        if to_move >= 0 and rng.random() < 0.1:
            policy = rng.choice(list(POLICIES.values()))
            self.same("choice of a policy", True, self.twin.choose(policy) in self.twin.legal())
        if rng.random() < 0.05:
            allowed = [code for code in range(-9, self.codes + 9) if self.twin.allows(code)]
            self.same("allowed of all codes", self.twin.legal(), allowed)
        if to_move < 0 and rng.random() < 0.1:
            self.draws_are_the_same()

    def draws_are_the_same(self) -> None:
        """The twin's own draws equal those of the clear rules with the same random numbers."""
        other, state, tickets = self.twin.copy(), self.state, TwinTickets(self.twin.rng)
        while self.rules.turn(state) == CHANCE:
            state = self.rules.play(state, CHANCE, draw(self.rules.legal(state, CHANCE), tickets)).state
        other.deal()
        self.same("draws", (state, tickets.source.rng), (other.to_state(), other.rng))

    def secrets_are_kept(self, seat: int) -> None:
        """A seat observes the same for every deal of the hidden cards."""
        rules, twin, view = self.rules, self.twin, self.rules.view(self.state, seat)
        observed = twin.observe(seat)
        self.same("length of the observation", self.cells, len(observed))
        self.same("cells out of range", [], [cell for cell in observed if not -128 <= cell < 128])
        imagined = self.module.from_state(rules.imagine(view, self.rng))
        self.same_cells("observations of an imagined deal", imagined.observe(seat), observed)
        if self.redeals:
            other = twin.copy()
            other.redeal(seat)
            redealt = other.to_state()
            self.same("view of a new deal", view, rules.view(redealt, seat))
            self.same("position of a new deal", rules.load(rules.dump(redealt)), redealt)
            self.same("legal moves of a new deal", self.module.from_state(redealt).legal(), other.legal())
            self.same_cells("observations of a new deal", other.observe(seat), observed)

    def move(self) -> None:
        """Make one move on both sides, sometimes out of turn, sometimes after rebuilding the twin from the state."""
        state, rng = self.state, self.rng
        actor = self.rules.turn(state)
        assert actor is not None
        ready = [(seat, code) for seat in range(state.players) for code in self.reactions(seat)]
        if actor != CHANCE and ready and rng.random() < 0.05:
            seat, code = rng.choice(ready)
            self.twin.react(seat, code)
            self.play(seat, self.module.decode(code))
            return
        legal: list[Any] = list(self.rules.legal(state, actor))
        if actor == CHANCE:
            move = draw(legal, rng)
        elif self.sensible and rng.random() < 0.9:
            move = self.module.decode(self.twin.choose(SENSIBLE))
        else:
            move = rng.choice(legal)
        if rng.random() < 0.1:
            self.twin = self.module.from_state(state, self.twin.rng)
        elif rng.random() < 0.1:
            self.twin = self.twin.copy()
        self.twin.play(self.module.encode(move))
        self.play(actor, move)

    def play(self, actor: Actor, move: Any) -> None:
        self.state = self.rules.play(self.state, actor, move).state
        self.moves.append((actor, move))


def check_new_deals(name: str, module: ModuleType, state: Any, seat: int, many: int = 2000) -> None:
    """In a position with few hidden deals the twin re-deals each of them as often as ``imagine`` does.

    A chi-square test of homogeneity: a fair twin exceeds the bound for fewer than one seed in a thousand.
    """
    rules, rng = vesuvius.game(name), Random(79)
    view, twin = rules.view(state, seat), module.from_state(state, 79)
    imagined = Counter(str(rules.dump(rules.imagine(view, rng))) for _ in range(many))
    redealt: Counter[str] = Counter()
    for _ in range(many):
        twin.redeal(seat)
        redealt[str(rules.dump(twin.to_state()))] += 1
    assert 1 < len(imagined) < many / 40, "too few deals to compare, or too many to count"
    assert redealt.keys() == imagined.keys()
    stray = sum((imagined[deal] - redealt[deal]) ** 2 / (imagined[deal] + redealt[deal]) for deal in imagined)
    freedom = len(imagined) - 1
    assert stray < freedom + 4 * (2 * freedom) ** 0.5, (imagined, redealt)
