# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Many games at once: one call steps them all and writes what learners need into numpy arrays.

A seat that may act although another is waited for is asked first, clockwise from that other: it answers with its move
or with PASS, the last action. A game that ends begins anew at once; ``dones`` and ``rewards`` tell of the one before.
So does one that goes on and on: ``cuts`` tells of it.
"""

from typing import Any

from vesuvius.contract import Illegal
from vesuvius.twin import LONGEST, Scratch, Twin


class Batch:
    """``n`` games in step.

    After every call the arrays, one row for each game, say:

    - ``seats``: which seat is to act;
    - ``observations``: what that seat may know (int8);
    - ``masks``: its legal actions, a byte for each if dense, else a bit
      (``numpy.unpackbits(masks, axis=1, count=actions, bitorder="little")``);
    - ``rewards``: where a game has just ended, what each seat got (see ``Twin.reward``), else 0;
    - ``dones``: where a game has just ended, 1;
    - ``cuts``: where a game has just been cut off after ``longest`` actions, 1: nobody got anything.
    """

    def __init__(
        self, n: int, table: Twin, actions: int, cells: int, dense: bool = False, longest: int = LONGEST
    ) -> None:
        import numpy as np  # only here: everything else works without

        self.n, self.actions, self.cells, self.dense, self.longest = n, actions, cells, dense, longest
        self.players = table.players
        self.table = table
        self.games = [table.copy() for _ in range(n)]
        self.scratch = Scratch()
        self.observations = np.zeros((n, cells), np.int8)
        self.width = actions if dense else (actions + 7) // 8
        self.masks = np.zeros((n, self.width), np.uint8)
        self.rewards = np.zeros((n, table.players), np.float32)
        self.seats = np.zeros(n, np.int16)
        self.dones = np.zeros(n, np.uint8)
        self.cuts = np.zeros(n, np.uint8)
        self.made = np.zeros(n, np.int32)
        self.chosen = np.zeros(n, np.int32)
        self._share()
        self.reset(table.luck)

    def _share(self) -> None:
        """C looks at the arrays through views of its own."""
        self._observations, self._masks, self._rewards = self.observations, self.masks, self.rewards
        self._seats, self._dones, self._chosen = self.seats, self.dones, self.chosen
        self._cuts, self._made = self.cuts, self.made

    def reset(self, seed: int) -> None:
        """Begin all games anew: the same seed, the same luck."""
        self.table.seed(seed)
        for i in range(self.n):
            self._dones[i] = self._cuts[i] = 0
            for seat in range(self.players):
                self._rewards[i, seat] = 0
            game = self.games[i]
            game._take(self.table)
            game.luck = self.table.luck
            game.seed(game.below(0x7FFF_FFFF) + i)
            self._begin(i, game)

    def _begin(self, i: int, game: Twin) -> None:
        game._take(self.table)
        self._made[i] = 0
        game.deal()
        self._ask(i, game, 1)

    def _ask(self, i: int, game: Twin, first: int) -> None:
        """Turn to the next seat that may act out of turn, from ``first`` to the left on, else to whose turn it is."""
        on_turn = game.turn()
        seat = on_turn
        for step in range(first, self.players):
            other = (on_turn + step) % self.players
            if game.reaction(other) >= 0:
                seat = other
                break
        self._seats[i] = seat
        self._write(i, game, seat, seat != on_turn)

    def _write(self, i: int, game: Twin, seat: int, asked: bool) -> None:
        """The row of observations and the mask of a game."""
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
        """An action for each game, by the seat that ``seats`` names; Illegal names the first game that refuses.

        The games before that one have made their step then, those from it on have not.
        """
        self._step(actions)

    def _step(self, actions: Any) -> None:
        for i in range(self.n):
            game = self.games[i]
            action = actions[i]
            seat = self._seats[i]
            on_turn = game.turn()
            self._dones[i] = self._cuts[i] = 0
            for other in range(self.players):
                self._rewards[i, other] = 0
            if seat == on_turn:
                if not game.allows(action):
                    raise Illegal(f"game {i}: {action} is no action that is open to seat {seat}")
                game._play(action)
            elif action == self.actions - 1:
                self._ask(i, game, (seat - on_turn + self.players) % self.players + 1)
                continue
            elif action == game.reaction(seat):
                game._react(seat, action)
            else:
                raise Illegal(f"game {i}: {action} is no action that is open to seat {seat}")
            game.deal()
            self._made[i] += 1
            if game.turn() >= 0 and self._made[i] < self.longest:
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
        """What a policy would do in each game, as an array of actions; out of turn only what it is eager to do."""
        for i in range(self.n):
            game = self.games[i]
            seat = self._seats[i]
            if seat == game.turn():
                self._chosen[i] = game._choose(policy)
            else:
                self._chosen[i] = game.reaction(seat) if game._eager(policy) == seat else self.actions - 1
        return self.chosen
