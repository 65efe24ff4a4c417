# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False, cpow=True
"""Information-set Monte-Carlo tree search on the fast twins: what patricians and oracles think with.

One tree belongs to the seat that thinks. A node is a line of moves as that seat would see it, whatever the others hold
and whatever luck brings in between. Every round deals anew what the seat cannot see, by the true odds, walks down the
tree among the moves open in that deal, adds one node, plays on for a few turns, asks the twin how likely each seat
seems to win, and tells all nodes on its way. Each seat goes for its own hope (max^n). A tree need not reach deep: where
others hold any of many cards, each of their answers is met too seldom to be judged, and the policy answers better.

The root's moves are compared under the same luck: the n-th time each is tried, the others hold the same cards and the
draws are the same.

A new move is first judged by the hope right after it. That judgement says how much of the attention it gets (PUCT);
how often a move was open at all stands for the visits of its parent, for it is not open in every deal. To judge all
moves of a node costs more than to play on from it: where there is patience, that waits for its next few visits.

Nodes lie in flat arrays, the children of one in a list ordered by seat and code. Node 0 is the root.
"""

from array import array
from collections.abc import Callable
from time import perf_counter

from vesuvius.twin import SENSIBLE, Scratch, Twin

PASS = -1
"""What :meth:`Search.think` says when a seat that may act out of turn had better let it pass."""

DEEPEST = 256
"""Moves of the longest line in a tree."""
WIDEST = 4096
"""Moves open at once, at most."""
LOOK = 64
"""Rounds between two looks at whether all is decided."""
FOREVER = 1 << 30
"""More rounds than anybody plays."""
WORD, NEXT_FATE, NEXT_DRAW = 0xFFFF_FFFF_FFFF_FFFF, 0x94D0_49BB_1331_11EB, 0xBF58_476D_1CE4_E5B9
"""64 bits, and two odd factors that scatter them: of how often a move was tried, and of the draws since."""
RASH = 0.05
"""The part of its attention left to a move out of turn that a sensible seat would not make, or would not let pass."""
E = 2.718281828459045
_PASS = PASS  # a C number where compiled; PASS is for others to import


class Search:
    """A tree and how it grows; it may hold so many nodes and no more."""

    def __init__(self, capacity: int = 200_000) -> None:
        self.capacity = capacity
        self.curiosity = 0.6  # how much a move that was seldom tried is worth another look
        self.sharpness = 20.0  # how much more attention a move gets that looks better at first sight
        self.caution = 0.05  # how much less than those tried so far a move is taken to be worth at first
        self.reach = DEEPEST
        self.horizon = 0
        self.policy = SENSIBLE
        self.patience = 0
        self.goes_on: Callable[[], bool] | None = None  # asked in every round: has nobody called it off?
        self.scratch = Scratch()
        self.keys, self.first, self.next = (array("i", bytes(4 * capacity)) for _ in range(3))
        self.visits, self.open = (array("i", bytes(4 * capacity)) for _ in range(2))
        self.total, self.weight = (array("d", bytes(8 * capacity)) for _ in range(2))
        self.path = array("i", bytes(4 * DEEPEST))
        self.choices = array("i", bytes(4 * WIDEST))
        self.used, self.rounds, self.root, self.heir = 1, 0, 0, 0
        self.luck, self.fate, self.drawn = 0, 0, 0
        self.expected: list[int] = []

    def think(self, root: Twin, seat: int, nodes: int = 0, seconds: float = 0.0) -> int:
        """The code of the seat's best move after so many rounds or seconds; PASS only for a seat not waited for."""
        if nodes <= 0 and seconds <= 0:
            raise ValueError("a search needs a number of nodes or of seconds")
        begun = perf_counter()
        self.rounds = 0
        if root.turn() == seat and root._consider(self.scratch) == 1:
            return self.scratch.codes[0]
        table, game, trial = root.copy(), root.copy(), root.copy()
        table._redeal(seat)
        self.luck = table.luck
        self._plant(root, seat)
        while True:
            game._take(table)
            self._round(game, trial, seat)
            self.rounds += 1
            left = nodes - self.rounds if nodes else FOREVER
            if seconds > 0:
                spent = perf_counter() - begun
                left = min(left, int(self.rounds * (seconds / spent - 1.0)) if spent < seconds else 0)
            if left <= 0 or self._called_off() or (self.rounds % LOOK == 0 and self._decided(left)):
                break
        root.luck = game.luck
        return self._harvest(root, seat)

    def _plant(self, root: Twin, seat: int) -> None:
        """Go on with the part of the tree that has come true, if one has, else begin a new one."""
        grown = self.expected and self.used < self.capacity // 2
        if grown and root.turn() == seat and root.observe(seat) == self.expected:
            self.root = self.heir
        else:
            self.used, self.root = 1, 0
            self.first[0] = 0

    def _harvest(self, root: Twin, seat: int) -> int:
        """The best move's code; what the seat will see after it is kept, if it goes on choosing."""
        self.heir = self._best(0)
        code = (self.keys[self.heir] >> 3) - 1
        self.expected = []
        if root.turn() == seat:
            game = root.copy()
            game._play(code)
            if game.turn() == seat:
                self.expected = game.observe(seat)
        return code

    def _best(self, but: int) -> int:
        """The root's most visited move, but for one; of equals the one that did better."""
        best, child = 0, self.first[self.root]
        while child:
            if child != but:
                more = self.visits[child] - self.visits[best] if best else 1
                if more > 0 or (more == 0 and self.total[child] > self.total[best]):
                    best = child
            child = self.next[child]
        return best

    def _decided(self, left: int) -> bool:
        """Can no other move catch up with the best in the rounds that are left?"""
        best = self._best(0)
        second = self._best(best)
        return second == 0 or self.visits[best] - self.visits[second] > left

    def _called_off(self) -> bool:
        return self.goes_on is not None and not self.goes_on()

    def moves(self) -> list[tuple[int, int, float]]:
        """The root's moves: code, visits, and how likely the seat seemed to win after it."""
        found = []
        child = self.first[self.root]
        while child:
            visits = self.visits[child]
            found.append(((self.keys[child] >> 3) - 1, visits, self.total[child] / (visits or 1)))
            child = self.next[child]
        return found

    def _round(self, game: Twin, trial: Twin, thinker: int) -> None:
        """One walk from the root to a new node, on to the horizon, and back."""
        scratch = self.scratch
        players = game.players
        node, depth, self.drawn = self.root, 0, 0
        grown = False
        asked = players  # whoever could have acted out of turn before the root has been asked
        if game.turn() != thinker:
            asked = (thinker - game.turn() + players) % players
        while not grown and depth < self.reach:
            seat = game.turn()
            if seat < 0:
                if seat != -1:
                    break
                self._draw(game)
                asked = 1
                continue
            reaction = -1
            while asked < players:
                other = (seat + asked) % players
                asked += 1
                reaction = game.reaction(other)
                if reaction >= 0:
                    seat = other
                    break
            if reaction >= 0:
                scratch.codes[0], scratch.codes[1] = _PASS, reaction
                many = 2
            else:
                many = game._consider(scratch)
                if many == 1 and depth:
                    game._play(scratch.codes[0])
                    asked = 1
                    continue
            grown = self.first[node] == 0
            if grown and depth and self.visits[node] < self.patience:
                break
            many = self._open(game, trial, node, seat, many, reaction)
            if many == 0:
                break
            node = self._select(many)
            if depth == 0:
                self._deal(game, thinker, self.visits[node])
            self.path[depth] = node
            depth += 1
            code = (self.keys[node] >> 3) - 1
            if reaction < 0:
                game._play(code)
                asked = 1
            elif code >= 0:
                game._react(seat, code)
                asked = 1
        self._play_on(game, game.turn() if depth and self.keys[node] >> 3 == 0 else -1)
        game._evaluate(scratch)
        for i in range(depth):
            node = self.path[i]
            self.visits[node] += 1
            self.total[node] += scratch.values[self.keys[node] & 7]

    def _deal(self, game: Twin, thinker: int, times: int) -> None:
        """What the seat cannot see, dealt by the fate that every move of the root meets when tried so many times."""
        self.fate = (self.luck + times * NEXT_FATE) & WORD
        game.luck = self.fate
        game._redeal(thinker)

    def _draw(self, game: Twin) -> None:
        """What chance brings: the n-th draw under one fate, whatever was played before it."""
        self.drawn += 1
        game.luck = (self.fate + self.drawn * NEXT_DRAW) & WORD
        game._play(game._sample())

    def _open(self, game: Twin, trial: Twin, node: int, seat: int, many: int, reaction: int) -> int:
        """The node's children that are open in this deal, new ones judged; how many there are."""
        scratch = self.scratch
        found = 0
        before, child = 0, self.first[node]
        for i in range(many):
            code = scratch.codes[i]
            key = ((code + 1) << 3) + seat
            while child and self.keys[child] < key:
                before = child
                child = self.next[child]
            if child == 0 or self.keys[child] != key:
                if self.used == self.capacity:
                    continue
                made = self.used
                self.used += 1
                self.keys[made] = key
                self.first[made] = self.visits[made] = self.open[made] = 0
                self.total[made] = 0.0
                trial._take(game)
                if reaction < 0:
                    trial._play(code)
                elif code >= 0:
                    trial._react(seat, code)
                trial._evaluate(scratch)
                self.weight[made] = E ** (self.sharpness * scratch.values[seat])
                if reaction >= 0 and (code >= 0) != (game._eager(self.policy) == seat):
                    self.weight[made] *= RASH
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
        """The open child that promises most: what it brought so far, and what little is known of it."""
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
            value += self.curiosity * self.weight[child] / weights * self.open[child] ** 0.5 / (1.0 + seen)
            if value > most:
                best, most = child, value
        return best

    def _play_on(self, game: Twin, last: int) -> None:
        """Every seat by the policy, until so many turns have gone by; nobody interrupts the last seat's turn."""
        turns = 0
        while True:
            seat = game.turn()
            if seat >= 0:
                if seat != last:
                    if turns == self.horizon:
                        return
                    turns += 1
                    last = seat
                    eager = game._eager(self.policy)
                    if eager >= 0:
                        game._react(eager, game.reaction(eager))
                        continue
                game._play(game._choose(self.policy))
            elif seat == -1:
                self._draw(game)
            else:
                return
