# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportPossiblyUnboundVariable=false
"""Many games at once: one call steps them all and writes what learners need into numpy arrays.

Seats that may act out of turn are asked first, clockwise from the seat to move: each answers with its move or with
PASS, the last action. When a game ends, or is truncated at the limit, the next one starts at once; ``dones``,
``rewards`` and ``cuts`` describe the one before.
"""

import os
from math import prod
from typing import TYPE_CHECKING, Any

from vesuvius.contract import Illegal
from vesuvius.twin import CHANCE, MAX_DECISIONS, Scratch, Twin
from vesuvius.workers import cores_allowed

if TYPE_CHECKING:
    import cython  # Cython knows it by this line
else:
    from vesuvius import uncompiled as cython

if not cython.compiled:  # else these are C, from crew.h
    from vesuvius.uncompiled import crew_free, crew_new, crew_next, crew_run

BEGIN, CHECK, STEP, CHOOSE, PLAY, OTHERS, NOTHING = range(7)
"""What a thread does with each of its games."""

MOST_IN_PIECE = 16
"""The most games that a thread takes at once: their seats and actions fill lines of the cache."""

SPINS = 2000
"""How often a thread looks for work before it sleeps: for up to a tenth of a millisecond."""

ALIGNMENT = 64
"""The arrays begin at a multiple of this number of bytes: a line of the cache, and the widest vector."""

_CHANCE = CHANCE  # typed in the .pxd, like the names above


class Batch:
    """``n`` games in step.

    After every call the arrays hold one row for each game:

    - ``seats``: the seat that is asked for an action;
    - ``observations``: what that seat may know (int8);
    - ``masks``: its legal actions, a byte for each if dense, else a bit
      (``numpy.unpackbits(masks, axis=1, count=actions, bitorder="little")``);
    - ``rewards``: each seat's reward (``Twin.reward``) if a game has just ended, else 0;
    - ``dones``: 1 if a game has just ended;
    - ``cuts``: 1 if a game has just been truncated after ``max_decisions`` actions; its rewards are 0;
    - ``finals``: if a seat is watched, what it could see at the end of the game that has just ended.

    They are written in place: take them once, and copy what must outlast the next call.

    Compiled, the games run without the GIL, divided among ``threads``: the caller's and others that wait in C between
    the calls (``crew.h``). A game has its own RNG state, so the number of threads changes nothing but the speed; plain
    Python uses one. A batch is for one caller at a time, and its threads do not survive a fork.
    """

    def __init__(
        self,
        n: int,
        prototype: Twin,
        actions: int,
        cells: int,
        dense: bool = False,
        max_decisions: int = MAX_DECISIONS,
        threads: int = 1,
    ) -> None:
        import numpy as np  # imported here, because everything else works without numpy

        if n < 1 or threads < 1:
            raise ValueError(f"a batch has at least one game and one thread, not {n!r} and {threads!r}")

        def zeros(kind: Any, *shape: int) -> Any:
            size = prod(shape) * np.dtype(kind).itemsize
            raw = np.zeros(size + ALIGNMENT - 1, np.uint8)
            first = -raw.ctypes.data % ALIGNMENT
            return raw[first : first + size].view(kind).reshape(shape)

        self.n, self.actions, self.cells, self.dense, self.max_decisions = n, actions, cells, dense, max_decisions
        self.players = prototype.players
        self.prototype = prototype
        self.games = tuple([prototype.copy() for _ in range(n)])
        self.width = actions if dense else (actions + 7) // 8
        self.observations = zeros(np.int8, n, cells)
        self.masks = zeros(np.uint8, n, self.width)
        self.rewards = zeros(np.float32, n, prototype.players)
        self.seats = zeros(np.int16, n)
        self.dones = zeros(np.uint8, n)
        self.cuts = zeros(np.uint8, n)
        self.made = zeros(np.int32, n)
        self.chosen = zeros(np.int32, n)
        self.watched, self.finals = -1, zeros(np.int8, n, cells)
        # Hidden from callers, because C trusts them: the seats asked, the actions to play, where the games are.
        self.asked, self.taken = zeros(np.int16, n), zeros(np.int32, n)
        self.threads = min(threads, n)
        self.scratches = tuple([Scratch() for _ in range(self.threads)])
        self._refusing = np.full(self.threads, -1, np.int32)
        self._share()
        self.size = max(1, min(MOST_IN_PIECE, n // (8 * self.threads)))
        spins = SPINS if self.threads <= cores_allowed() else 0  # a thread that spins would keep others from working
        self.pid, self.busy = os.getpid(), False
        self._crew = crew_new(self.threads, (n + self.size - 1) // self.size, spins)
        self.reset(prototype.rng)

    def _share(self) -> None:
        """Set the attributes through which compiled code reads and writes (typed in the .pxd)."""
        self._rewards, self._seats, self._dones = self.rewards, self.seats, self.dones
        self._cuts, self._made, self._chosen = self.cuts, self.made, self.chosen
        self._asked, self._taken = self.asked, self.taken
        # By address: a reference, even to a row of an array, would be counted in memory that all threads write to.
        self._games, self._scratches = self._objects(self.games), self._objects(self.scratches)
        self._observed, self._masked = self._rows(self.observations), self._rows(self.masks)
        self._final = self._rows(self.finals)

    def _objects(self, objects: Any) -> Any:
        """The addresses of objects; in plain Python the objects."""
        import numpy as np

        return np.array([id(one) for one in objects], np.uintp) if cython.compiled else objects

    def _rows(self, array: Any) -> Any:
        """The addresses of an array's rows; in plain Python the rows."""
        import numpy as np

        if not cython.compiled:
            return array
        return array.ctypes.data + array.strides[0] * np.arange(len(array), dtype=np.uintp)

    def reset(self, seed: int) -> None:
        """Start all games again; the same seed makes the same games."""
        self.prototype.seed(seed)
        for i in range(self.n):
            game = self.games[i]
            game.rng = self.prototype.rng
            game.seed(game.below(0x7FFF_FFFF) + i)
        self._all(BEGIN, 0)

    def step(self, actions: Any) -> None:
        """Play an action in each game, for the seat in ``seats``.

        Illegal names the first game that refuses its action; then no game has moved.
        """
        import numpy as np

        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise ValueError(f"step takes {self.n} integers, one for each game, not {given.dtype} {given.shape}")
        if given.dtype != np.int32:
            given = np.clip(given.astype(np.int64), -1, self.actions)  # what int32 cannot hold stays illegal
        self.taken[:] = given
        refusing = self._all(STEP, 0)
        if refusing >= 0:
            action, seat = given[refusing], self.asked[refusing]
            raise Illegal(f"game {refusing}: {action} is not a legal action of seat {seat}")

    def choose(self, policy: int = 0) -> Any:
        """The action that a policy takes in each game, as an array; out of turn its move or PASS."""
        self._all(CHOOSE, policy)
        return self.chosen

    def play(self, policy: int = 0) -> Any:
        """Play the action that a policy takes in each game, and return them: ``choose`` and ``step`` in one."""
        self._all(PLAY, policy)
        return self.chosen

    def watch(self, seat: int) -> None:
        """Write observations and masks only for this seat, the one that learns."""
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat!r} at a table of {self.players}")
        self.watched = seat

    def play_others(self, policy: int = 0) -> None:
        """Let the other seats play by a policy until the watched seat is asked in every game.

        If a game ends, ``rewards``, ``dones``, ``cuts`` and ``finals`` describe it, and the next one begins.
        """
        if self.watched < 0:
            raise ValueError("no seat is watched, so there are no others")
        self._all(OTHERS, policy)

    def _all(self, task: int, policy: int) -> int:
        """Do a task with all games, each thread with its own; returns the first that refuses its action, or -1."""
        if self.busy:
            raise RuntimeError("a batch is for one caller at a time")
        if self.threads > 1 and os.getpid() != self.pid:
            raise RuntimeError("the threads of a batch do not survive a fork: make another batch")
        refusing = -1
        self.busy = True
        try:
            with cython.nogil:
                refusing = self._check_and_do(task, policy)
        finally:
            self.busy = False
        return refusing

    def _check_and_do(self, task: int, policy: int) -> int:
        """Before a step every game is asked whether it allows its action: an illegal one changes nothing."""
        if task == STEP:
            refusing = self._round(CHECK, policy)
            if refusing >= 0:
                return refusing
        return self._round(task, policy)

    def _round(self, task: int, policy: int) -> int:
        self.task, self.policy = task, policy
        for part in range(self.threads):
            self._refusing[part] = -1
        crew_run(self._crew, _work, cython.cast(cython.p_void, self))
        first = -1
        for part in range(self.threads):
            if self._refusing[part] >= 0 and (first < 0 or self._refusing[part] < first):
                first = self._refusing[part]
        return first

    def _part(self, part: int, scratch: Scratch) -> None:
        """Do the task with one piece of the games after another, until none is left for this thread."""
        first = -1
        piece = crew_next(self._crew, part)
        while piece >= 0:
            for i in range(piece * self.size, min(self.n, (piece + 1) * self.size)):
                if not self._do(i, cython.cast(Twin, cython.cast(cython.p_void, self._games[i])), scratch) and (
                    first < 0 or i < first
                ):
                    first = i
            piece = crew_next(self._crew, part)
        self._refusing[part] = first

    def _do(self, i: int, game: Twin, scratch: Scratch) -> bool:
        """Do the task with one game; False if it refuses its action."""
        if self.task == CHECK:
            return self._allows(i, game)
        if self.task == STEP:
            self._clear(i)
            self._play(i, game, scratch)
        elif self.task == CHOOSE:
            self._choose(i, game, self.policy)
        elif self.task == PLAY:
            self._clear(i)
            self._choose(i, game, self.policy)
            self._taken[i] = self._chosen[i]
            self._play(i, game, scratch)
        elif self.task == OTHERS:
            while self._asked[i] != self.watched:
                self._choose(i, game, self.policy)
                self._taken[i] = self._chosen[i]
                self._play(i, game, scratch)
        elif self.task == BEGIN:
            self._clear(i)
            self._begin(i, game, scratch)
        return True

    def _clear(self, i: int) -> None:
        """Forget the end of the game before."""
        self._dones[i] = self._cuts[i] = 0
        for seat in range(self.players):
            self._rewards[i, seat] = 0

    def _begin(self, i: int, game: Twin, scratch: Scratch) -> None:
        game._take(self.prototype)
        self._made[i] = 0
        self._deal(game)
        self._ask(i, game, 1, scratch)

    def _deal(self, game: Twin) -> None:
        """Play chance until a seat is to move or the game is over: ``Twin.deal`` without the GIL."""
        while game._turn() == _CHANCE:
            game._play(game._sample())

    def _ask(self, i: int, game: Twin, first: int, scratch: Scratch) -> None:
        """Ask the next seat, beginning ``first`` places clockwise of the seat to move (``Twin._asked``)."""
        seat = game._asked(first)
        self._seats[i] = self._asked[i] = seat
        if self.watched < 0 or self.watched == seat:
            self._write(i, game, seat, seat != game._turn(), scratch)

    def _write(self, i: int, game: Twin, seat: int, out_of_turn: bool, scratch: Scratch) -> None:
        """Write the observation and the mask of a game."""
        cells, mask = cython.cast(cython.p_schar, self._observed[i]), cython.cast(cython.p_uchar, self._masked[i])
        for j in range(game._observe(seat, scratch)):
            cells[j] = scratch.cells[j]
        for j in range(self.width):
            mask[j] = 0
        if out_of_turn:
            scratch.codes[0], scratch.codes[1], many = game._reaction(seat), self.actions - 1, 2
        else:
            many = game._list(scratch)
        if self.dense:
            for j in range(many):
                mask[scratch.codes[j]] = 1
        else:
            for j in range(many):
                mask[scratch.codes[j] >> 3] |= 1 << (scratch.codes[j] & 7)

    def _allows(self, i: int, game: Twin) -> bool:
        """May the seat that is asked take its action?"""
        seat, action = self._asked[i], self._taken[i]
        if seat == game._turn():
            return game._allows(action)
        if action == self.actions - 1:
            return True
        return bool(game._reaction(seat) == action)

    def _play(self, i: int, game: Twin, scratch: Scratch) -> None:
        """Play an action that the game allows."""
        seat, action, to_move = self._asked[i], self._taken[i], game._turn()
        if seat == to_move:
            game._play(action)
        elif action == self.actions - 1:
            self._ask(i, game, (seat - to_move + self.players) % self.players + 1, scratch)
            return
        else:
            game._react(seat, action)
        self._deal(game)
        self._made[i] += 1
        if game._turn() >= 0 and self._made[i] < self.max_decisions:
            self._ask(i, game, 1, scratch)
            return
        if not (self._dones[i] or self._cuts[i]):  # else a second game ended before the watched seat was asked in it
            self._end(i, game, scratch)
        self._begin(i, game, scratch)

    def _end(self, i: int, game: Twin, scratch: Scratch) -> None:
        """Write what there is to know of a game that is over or cut."""
        if game._turn() >= 0:
            self._cuts[i] = 1
        else:
            self._dones[i] = 1
            for seat in range(self.players):
                self._rewards[i, seat] = game._reward(seat)
        if self.watched >= 0:
            cells = cython.cast(cython.p_schar, self._final[i])
            for j in range(game._observe(self.watched, scratch)):
                cells[j] = scratch.cells[j]

    def _choose(self, i: int, game: Twin, policy: int) -> None:
        seat = self._asked[i]
        if seat == game._turn():
            self._chosen[i] = game._choose(policy)
        elif game._would_interrupt(seat, policy):
            self._chosen[i] = game._reaction(seat)
        else:
            self._chosen[i] = self.actions - 1

    def _hand_over(self) -> None:
        """Let all threads do nothing, to measure what a hand-over costs."""
        self._all(NOTHING, 0)

    def __dealloc__(self) -> None:
        """Compiled, end the threads."""
        crew_free(self._crew)


def _work(batch: Any, part: int) -> None:
    """What a thread runs: a part of the games of a batch."""
    _of(cython.cast(Batch, batch), part)


def _of(batch: Batch, part: int) -> None:
    batch._part(part, cython.cast(Scratch, cython.cast(cython.p_void, batch._scratches[part])))
