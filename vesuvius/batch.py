# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Many games at once: one call steps them all and writes what learners need into numpy arrays.

Seats that may act out of turn are asked first, clockwise from the seat to move: each answers with its move or with
PASS, the last action. When a game ends, or is truncated at the limit, the next one starts at once; ``dones``,
``rewards`` and ``cuts`` describe the one before.
"""

from typing import Any

from vesuvius.contract import Illegal
from vesuvius.twin import MAX_DECISIONS, Scratch, Twin


class Batch:
    """``n`` games in step.

    After every call the arrays hold one row for each game:

    - ``seats``: the seat that is asked for an action;
    - ``observations``: what that seat may know (int8);
    - ``masks``: its legal actions, a byte for each if dense, else a bit
      (``numpy.unpackbits(masks, axis=1, count=actions, bitorder="little")``);
    - ``rewards``: each seat's reward (``Twin.reward``) if a game has just ended, else 0;
    - ``dones``: 1 if a game has just ended;
    - ``cuts``: 1 if a game has just been truncated after ``max_decisions`` actions; its rewards are 0.
    """

    def __init__(
        self, n: int, prototype: Twin, actions: int, cells: int, dense: bool = False, max_decisions: int = MAX_DECISIONS
    ) -> None:
        import numpy as np  # imported here, because everything else works without numpy

        self.n, self.actions, self.cells, self.dense, self.max_decisions = n, actions, cells, dense, max_decisions
        self.players = prototype.players
        self.prototype = prototype
        self.games = [prototype.copy() for _ in range(n)]
        self.scratch = Scratch()
        self.observations = np.zeros((n, cells), np.int8)
        self.width = actions if dense else (actions + 7) // 8
        self.masks = np.zeros((n, self.width), np.uint8)
        self.rewards = np.zeros((n, prototype.players), np.float32)
        self.seats = np.zeros(n, np.int16)
        self.dones = np.zeros(n, np.uint8)
        self.cuts = np.zeros(n, np.uint8)
        self.made = np.zeros(n, np.int32)
        self.chosen = np.zeros(n, np.int32)
        self._share()
        self.reset(prototype.rng)

    def _share(self) -> None:
        """Set the attributes through which compiled code reads and writes the arrays (typed in the .pxd)."""
        self._observations, self._masks, self._rewards = self.observations, self.masks, self.rewards
        self._seats, self._dones, self._chosen = self.seats, self.dones, self.chosen
        self._cuts, self._made = self.cuts, self.made

    def reset(self, seed: int) -> None:
        """Start all games again; the same seed makes the same games."""
        self.prototype.seed(seed)
        for i in range(self.n):
            self._dones[i] = self._cuts[i] = 0
            for seat in range(self.players):
                self._rewards[i, seat] = 0
            game = self.games[i]
            game._take(self.prototype)
            game.rng = self.prototype.rng
            game.seed(game.below(0x7FFF_FFFF) + i)
            self._begin(i, game)

    def _begin(self, i: int, game: Twin) -> None:
        game._take(self.prototype)
        self._made[i] = 0
        game.deal()
        self._ask(i, game, 1)

    def _ask(self, i: int, game: Twin, first: int) -> None:
        """Ask the next seat, beginning ``first`` places clockwise of the seat to move (``Twin._asked``)."""
        seat = game._asked(first)
        self._seats[i] = seat
        self._write(i, game, seat, seat != game.turn())

    def _write(self, i: int, game: Twin, seat: int, asked: bool) -> None:
        """Write the observation and the mask of a game."""
        scratch, cells, mask = self.scratch, self._observations[i], self._masks[i]
        for j in range(game._observe(seat, scratch)):
            cells[j] = scratch.cells[j]
        for j in range(self.width):
            mask[j] = 0
        if asked:
            scratch.codes[0], scratch.codes[1], many = game.reaction(seat), self.actions - 1, 2
        else:
            many = game._list(scratch)
        if self.dense:
            for j in range(many):
                mask[scratch.codes[j]] = 1
        else:
            for j in range(many):
                mask[scratch.codes[j] >> 3] |= 1 << (scratch.codes[j] & 7)

    def step(self, actions: Any) -> None:
        """Play an action in each game, for the seat in ``seats``; Illegal names the first game that refuses its action.

        In that case the games before it have made their step, and the others have not.
        """
        self._step(actions)

    def _step(self, actions: Any) -> None:
        for i in range(self.n):
            game = self.games[i]
            action = actions[i]
            seat = self._seats[i]
            to_move = game.turn()
            self._dones[i] = self._cuts[i] = 0
            for other in range(self.players):
                self._rewards[i, other] = 0
            if seat == to_move:
                if not game.allows(action):
                    raise Illegal(f"game {i}: {action} is not a legal action of seat {seat}")
                game._play(action)
            elif action == self.actions - 1:
                self._ask(i, game, (seat - to_move + self.players) % self.players + 1)
                continue
            elif action == game.reaction(seat):
                game._react(seat, action)
            else:
                raise Illegal(f"game {i}: {action} is not a legal action of seat {seat}")
            game.deal()
            self._made[i] += 1
            if game.turn() >= 0 and self._made[i] < self.max_decisions:
                self._ask(i, game, 1)
            elif game.turn() >= 0:
                self._cuts[i] = 1
                self._begin(i, game)
            else:
                self._dones[i] = 1
                for other in range(self.players):
                    self._rewards[i, other] = game.reward(other)
                self._begin(i, game)

    def choose(self, policy: int = 0) -> Any:
        """The action that a policy takes in each game, as an array; out of turn its move or PASS."""
        for i in range(self.n):
            game = self.games[i]
            seat = self._seats[i]
            if seat == game.turn():
                self._chosen[i] = game._choose(policy)
            else:
                wants = game._would_interrupt(seat, policy)
                self._chosen[i] = game.reaction(seat) if wants else self.actions - 1
        return self.chosen
