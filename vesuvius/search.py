# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False, cpow=True
"""Information-set Monte-Carlo tree search on the fast twins, used by the patrician and the oracle.

The tree belongs to one seat. A node is a line of moves as that seat would see it, whatever the other hands and the
moves of chance in between. Each iteration re-deals what the seat cannot see, by the true odds, walks down the tree
among the moves legal in that deal, adds one node, rolls out a few turns by a policy, evaluates the position, and backs
the values up along the path. Every seat maximises its own value (max^n). Where hidden cards allow too many replies to
sample any of them often, ``max_depth`` keeps the tree shallow and leaves the replies to the policy.

The root's moves are compared under common random numbers: the n-th visit of each faces the same deal and the same
draws.

A new node is evaluated right after its move. That value is its prior (PUCT); the number of deals in which the move was
legal stands in for the parent's visits, because a move need not be legal in every deal. Evaluating every child costs
more than a rollout: ``expand_after`` delays it until the node has had that many visits.

With a ``net`` (``vesuvius/net.py``) the priors are the net's, so one look at the position replaces evaluating every
child, and ``value_mix`` is the net's share in the value of a leaf.

Nodes lie in flat arrays, the children of one in a list ordered by seat and code. Node 0 is the root.
"""

from array import array
from collections.abc import Callable
from time import perf_counter
from typing import Any

from vesuvius.net import Net
from vesuvius.twin import CHANCE, MOST_MOVES, SENSIBLE, Scratch, Twin

PASS = -1
"""What :meth:`Search.think` returns if the seat should not act out of turn."""

ANY = -2
"""Instead of a code: the search chooses the root move."""

FIRST_NODES = 4096
"""The nodes a new tree has room for; it doubles whenever it is full, up to its capacity."""

DEEPEST = 256
"""The most moves on a path from the root."""
CHECK_EVERY = 64
"""Iterations between two checks whether another move can still overtake the best."""
NO_LIMIT = 1 << 30
"""More iterations than any search makes."""
WORD, NEXT_DEAL, NEXT_DRAW = 0xFFFF_FFFF_FFFF_FFFF, 0x94D0_49BB_1331_11EB, 0xBF58_476D_1CE4_E5B9
"""A 64-bit mask, and two odd multipliers that spread seeds: by the visits of a root move, and by the draws since."""
UNLIKELY = 0.05
"""Factor on the prior of an out-of-turn decision that the rollout policy would not make."""
E = 2.718281828459045
_PASS, _CHANCE, _ANY = PASS, CHANCE, ANY  # C constants when compiled; Python sees the names without an underscore


def key_of(code: int, seat: int) -> int:
    """A node's key: the code of its move (or PASS) and the seat that makes it. Children are sorted by it."""
    return ((code + 1) << 3) + seat


def code_of(key: int) -> int:
    """The code in a node's key."""
    return (key >> 3) - 1


def seat_of(key: int) -> int:
    """The seat in a node's key."""
    return key & 7


def longer(kind: str, old: "array[Any]", size: int) -> "array[Any]":
    """A copy of an array, extended with zeros to ``size`` numbers."""
    numbers = array(kind, [0])
    fresh = array(kind, bytes(size * numbers.itemsize))
    kept = memoryview(old).cast("B")
    memoryview(fresh).cast("B")[: len(kept)] = kept
    return fresh


class Search:
    """A search tree of at most ``capacity`` nodes, for one seat of one game."""

    def __init__(self, capacity: int = 200_000) -> None:
        if capacity < 2:
            raise ValueError(f"a tree needs room for at least 2 nodes, not {capacity}")
        self.capacity = capacity
        self.exploration = 0.6  # weight of the exploration term of PUCT
        self.sharpness = 20.0  # a prior is proportional to exp(sharpness * value)
        self.caution = 0.05  # an unvisited move starts this far below its siblings' mean
        self.max_depth = DEEPEST
        self.horizon = 0
        self.policy = SENSIBLE
        self.expand_after = 0
        self.net: Net | None = None
        self.value_mix = 0.0  # the net's share in the value of a leaf, from 0 to 1
        self.keep_going: Callable[[], bool] | None = None  # called in each iteration; False stops the search
        self.scratch = Scratch()
        self.keys, self.first, self.next, self.visits, self.open = (array("i") for _ in range(5))
        self.total, self.squares, self.weight = array("d"), array("d"), array("d")
        self.room = 0  # nodes the arrays have room for
        self._grow()
        self.path = array("i", bytes(4 * DEEPEST))
        self.choices = array("i", bytes(4 * MOST_MOVES))
        self.seat = -1
        self.kind: type[Twin] | None = None
        self.used, self.iterations, self.root, self.kept = 1, 0, 0, 0
        self.rng, self.deal_seed, self.drawn = 0, 0, 0
        self.only = ANY  # the only root move to search
        self.kept_cells: list[int] = []

    def think(self, root: Twin, seat: int, nodes: int = 0, seconds: float = 0.0) -> int:
        """The code of the seat's best move after ``nodes`` iterations or ``seconds``; PASS only out of turn.

        A search serves one seat of one kind of twin: a ValueError refuses any other than in the first call. The tree is
        kept only for the position that the last answer leads to at once, with the same seat to move. From any other
        position the search starts a new tree. It does not refuse, because the caller cannot know which position its
        tree is for: others have moved, chance has drawn, a move was taken back, or another process found a better one.
        """
        self._check(root, seat)
        if nodes <= 0 and seconds <= 0:
            raise ValueError("a search needs a number of nodes or of seconds")
        if not 1 <= self.max_depth <= DEEPEST:
            raise ValueError(f"max_depth must be 1 to {DEEPEST}, not {self.max_depth}")
        begun = perf_counter()
        self.iterations = 0
        if root.turn() == seat and root._consider(self.scratch) == 1:
            return self.scratch.codes[0]
        dealt, game, trial = root.copy(), root.copy(), root.copy()
        dealt._redeal(seat)
        self.rng = dealt.rng
        self._start_tree(root, seat)
        while True:
            game._take(dealt)
            self._iterate(game, trial, seat)
            self.iterations += 1
            left = nodes - self.iterations if nodes else NO_LIMIT
            if seconds > 0:
                spent = perf_counter() - begun
                left = min(left, int(self.iterations * (seconds / spent - 1.0)) if spent < seconds else 0)
            if left <= 0 or self._called_off() or (self.iterations % CHECK_EVERY == 0 and self._decided(left)):
                break
        root.rng = game.rng
        return self._finish(root, seat)

    def deepen(self, root: Twin, seat: int, code: int, visits: int) -> None:
        """Search one move of the position that :meth:`think` was last called with, until it has ``visits`` visits.

        Its n-th visit faces the same deal as the n-th visit of every other move. A move that ``think`` did not consider
        is added. PASS, too, is a move out of turn.
        """
        self._check(root, seat)
        dealt, game, trial = root.copy(), root.copy(), root.copy()
        dealt._redeal(seat)
        if self.iterations == 0:  # think had only one move to consider
            self.rng = dealt.rng
            self.used, self.root = 1, 0
            self.first[0] = 0
        self.only = code
        for _ in range(visits - self._visits(code)):
            if self._called_off():
                break
            game._take(dealt)
            self._iterate(game, trial, seat)
            self.iterations += 1
        self.only = ANY
        self.kept_cells = []

    def _visits(self, code: int) -> int:
        """How often a root move was visited."""
        child = self.first[self.root]
        while child:
            if code_of(self.keys[child]) == code:
                return int(self.visits[child])
            child = self.next[child]
        return 0

    def _check(self, root: Twin, seat: int) -> None:
        """Refuse a seat, a position or a twin that this search is not for."""
        if not 0 <= seat < root.players:
            raise ValueError(f"there is no seat {seat} at a table of {root.players}")
        if root.turn() != seat and root.reaction(seat) < 0:
            raise ValueError(f"seat {seat} has nothing to decide")
        if self.kind is None:
            self.kind, self.seat = type(root), seat
        if self.kind is not type(root):
            raise ValueError(f"this search is for {self.kind.__module__}, not for {type(root).__module__}")
        if self.seat != seat:
            raise ValueError(f"this search is for seat {self.seat}, not for seat {seat}: every seat needs its own")

    def _grow(self) -> None:
        """Double the room for nodes, up to the capacity; at first, make room for FIRST_NODES."""
        self.room = min(self.capacity, 2 * self.room or FIRST_NODES)
        self.keys, self.first = longer("i", self.keys, self.room), longer("i", self.first, self.room)
        self.next, self.visits = longer("i", self.next, self.room), longer("i", self.visits, self.room)
        self.open = longer("i", self.open, self.room)
        self.total, self.squares = longer("d", self.total, self.room), longer("d", self.squares, self.room)
        self.weight = longer("d", self.weight, self.room)

    def _start_tree(self, root: Twin, seat: int) -> None:
        """Reuse the subtree of the move last returned if it led to this position; else start a new tree."""
        grown = self.kept_cells and self.used < self.capacity // 2
        if grown and root.turn() == seat and root.observe(seat) == self.kept_cells:
            self.root = self.kept
            self._drop_others(seat)
        else:
            self.used, self.root = 1, 0
            self.first[0] = 0

    def _drop_others(self, seat: int) -> None:
        """Unlink the root's moves of other seats: in other deals they could act out of turn before this decision."""
        before, child = 0, self.first[self.root]
        while child:
            if seat_of(self.keys[child]) == seat:
                before = child
            elif before:
                self.next[before] = self.next[child]
            else:
                self.first[self.root] = self.next[child]
            child = self.next[child]

    def _finish(self, root: Twin, seat: int) -> int:
        """Return the best move's code. If the same seat moves next, keep the observation to recognise the position."""
        self.kept = self._best(0)
        code = code_of(self.keys[self.kept])
        self.kept_cells = []
        if root.turn() == seat:
            game = root.copy()
            game._play(code)
            if game.turn() == seat:
                self.kept_cells = game.observe(seat)
        return code

    def _best(self, but: int) -> int:
        """The root's most visited move other than ``but``; ties go to the higher total."""
        best, child = 0, self.first[self.root]
        while child:
            if child != but:
                more = self.visits[child] - self.visits[best] if best else 1
                if more > 0 or (more == 0 and self.total[child] > self.total[best]):
                    best = child
            child = self.next[child]
        return best

    def _decided(self, left: int) -> bool:
        """Whether the runner-up cannot overtake the best move in the iterations left."""
        best = self._best(0)
        second = self._best(best)
        return second == 0 or self.visits[best] - self.visits[second] > left

    def _called_off(self) -> bool:
        return self.keep_going is not None and not self.keep_going()

    def moves(self) -> list[tuple[int, int, float, float]]:
        """The root's moves: code, visits, the mean win chance of the seat after it, and the mean's standard error.

        The error is 1 for a move with fewer than two visits, of which nothing is known.
        """
        found = []
        child = self.first[self.root]
        while child:
            visits, error = self.visits[child], 1.0
            mean = self.total[child] / (visits or 1)
            if visits > 1:
                spread = self.squares[child] - visits * mean * mean
                error = (max(0.0, spread) / (visits * (visits - 1.0))) ** 0.5
            found.append((code_of(self.keys[child]), visits, mean, error))
            child = self.next[child]
        return found

    def _iterate(self, game: Twin, trial: Twin, thinker: int) -> None:
        """One iteration: select, expand, roll out, evaluate, back up."""
        scratch = self.scratch
        players = game.players
        node, depth, self.drawn = self.root, 0, 0
        grown = False
        first = players  # no seat is left to ask out of turn before the root
        if game.turn() != thinker:
            first = (thinker - game.turn() + players) % players
        while not grown and depth < self.max_depth:
            seat = game.turn()
            if seat < 0:
                if seat != _CHANCE:
                    break
                self._draw(game)
                first = 1
                continue
            to_move, reaction = seat, -1
            seat = game._asked(first)
            if seat != to_move:
                first = (seat - to_move + players) % players + 1
                reaction = game.reaction(seat)
                scratch.codes[0], scratch.codes[1] = _PASS, reaction
                many = 2
            else:
                many = game._consider(scratch)
                if many == 1 and depth:
                    game._play(scratch.codes[0])
                    first = 1
                    continue
            if depth == 0 and self.only != _ANY:
                scratch.codes[0] = self.only
                many = 1
            grown = self.first[node] == 0
            if grown and depth and self.visits[node] < self.expand_after:
                break
            many = self._expand(game, trial, node, seat, many, reaction)
            if many == 0:
                break
            node = self._select(many)
            if depth == 0:
                self._deal(game, thinker, self.visits[node])
            self.path[depth] = node
            depth += 1
            code = code_of(self.keys[node])
            if reaction < 0:
                game._play(code)
                first = 1
            elif code >= 0:
                game._react(seat, code)
                first = 1
        self._roll_out(game, game.turn() if depth and code_of(self.keys[node]) == _PASS else -1)
        self._evaluate(game)
        for i in range(depth):
            node = self.path[i]
            value = scratch.values[seat_of(self.keys[node])]
            self.visits[node] += 1
            self.total[node] += value
            self.squares[node] += value * value

    def _evaluate(self, game: Twin) -> None:
        """Write each seat's value into the scratch buffer: the twin's, mixed with that of the net unless the game is
        over."""
        scratch, mix = self.scratch, self.value_mix
        seat = game.turn()
        if self.net is None or mix <= 0 or seat < 0:
            game._evaluate(scratch)
            return
        if mix < 1:
            game._evaluate(scratch)
        else:
            for i in range(game.players):
                scratch.values[i] = 0
        self.net._look(game, game, seat, scratch, 0)
        for i in range(game.players):
            scratch.values[i] += mix * (self.net.values[i] - scratch.values[i])

    def _deal(self, game: Twin, thinker: int, times: int) -> None:
        """Re-deal hidden cards from a seed that depends only on how often this root move was tried."""
        self.deal_seed = (self.rng + times * NEXT_DEAL) & WORD
        game.rng = self.deal_seed
        game._redeal(thinker)

    def _draw(self, game: Twin) -> None:
        """Play a move of chance: the n-th draw of an iteration has the same random number whatever was played."""
        self.drawn += 1
        game.rng = (self.deal_seed + self.drawn * NEXT_DRAW) & WORD
        game._play(game._sample())

    def _expand(self, game: Twin, trial: Twin, node: int, seat: int, many: int, reaction: int) -> int:
        """Collect the node's children that are legal in this deal, adding new ones; returns their number."""
        scratch = self.scratch
        found = 0
        looked = False
        before, child = 0, self.first[node]
        for i in range(many):
            code = scratch.codes[i]
            key = key_of(code, seat)
            while child and self.keys[child] < key:
                before = child
                child = self.next[child]
            if child == 0 or self.keys[child] != key:
                if self.used == self.room:
                    if self.room == self.capacity:
                        continue
                    self._grow()
                made = self.used
                self.used += 1
                self.keys[made] = key
                self.first[made] = self.visits[made] = self.open[made] = 0
                self.total[made] = self.squares[made] = 0.0
                if self.net is None:
                    trial._take(game)
                    if reaction < 0:
                        trial._play(code)
                    elif code >= 0:
                        trial._react(seat, code)
                    trial._evaluate(scratch)
                    self.weight[made] = E ** (self.sharpness * scratch.values[seat])
                    if reaction >= 0 and (code >= 0) != game._would_interrupt(seat, self.policy):
                        self.weight[made] *= UNLIKELY
                else:
                    if not looked:
                        self.net._look(game, trial, seat, scratch, many)
                        looked = True
                    self.weight[made] = self.net.priors[i]
                self.next[made] = child
                if before:
                    self.next[before] = made
                else:
                    self.first[node] = made
                child = made
            self.open[child] += 1
            self.choices[found] = child
            found += 1
            before = child
            child = self.next[child]
        return found

    def _select(self, many: int) -> int:
        """The legal child with the highest value plus exploration term (PUCT)."""
        visits, total, weights = 0, 0.0, 0.0
        for i in range(many):
            child = self.choices[i]
            visits += self.visits[child]
            total += self.total[child]
            weights += self.weight[child]
        unknown = total / visits - self.caution if visits else 0.0
        best, most = self.choices[0], -1.0e9
        for i in range(many):
            child = self.choices[i]
            seen = self.visits[child]
            value = self.total[child] / seen if seen else unknown
            value += self.exploration * self.weight[child] / weights * self.open[child] ** 0.5 / (1.0 + seen)
            if value > most:
                best, most = child, value
        return best

    def _roll_out(self, game: Twin, last: int) -> None:
        """Play all seats by the policy for ``horizon`` turns; nobody interrupts the turn of ``last``."""
        turns = 0
        while True:
            seat = game.turn()
            if seat >= 0:
                if seat != last:
                    if turns == self.horizon:
                        return
                    turns += 1
                    last = seat
                    interrupting = game._interrupting(self.policy)
                    if interrupting >= 0:
                        game._react(interrupting, game.reaction(interrupting))
                        continue
                game._play(game._choose(self.policy))
            elif seat == _CHANCE:
                self._draw(game)
            else:
                return
