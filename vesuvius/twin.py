# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The interface of every fast twin: a game written a second time, for search and self-play rather than for readers.

A game's ``fast.py`` is ordinary Python, and ``fast.pxd`` beside it gives the C types by which the package's build
compiles it; without a compiler the plain file runs, fifty to a hundred times slower. The module offers

- ``Twin(players=4, seed=0, **options)``: a table before the deal, a subclass of :class:`Twin`;
- ``from_state(state, seed=0)`` and ``twin.to_state()``: conversion from a state of the clear rules and back;
- ``encode(move)`` and ``decode(code)``: conversion from a move of the clear rules to its code and back;
- ``ACTIONS``: the number of codes of seats, and ``CODES``: of seats and chance; those of chance come last;
- ``MOST_LEGAL``: a number of legal moves that no position exceeds;
- ``LAYOUT``: what the cells of an observation mean (``vesuvius/layout.py``); ``Batch``: many games at once.

A twin is a mutable game, played one decision at a time. It is cheap to copy, holds its own RNG state (one 64-bit
number), and follows the rules exactly: tests walk it beside the clear rules, move by move. The codes of ``legal`` are
ascending, which is the order in which the clear ``legal`` lists the moves. Nothing a twin computes reaches a table
without being played through the clear rules.

Methods with an underscore trust their caller; those without refuse what the rules refuse. Compiled, those of play need
no GIL, so that ``Batch`` can divide its games among threads: they are typed ``nogil`` in the .pxd, and write only to
their twin and to the scratch buffer of their caller.
"""

from typing import NoReturn

from vesuvius.contract import AnyState, Illegal

CHANCE = -1
"""What :meth:`Twin.turn` returns before a card, a tile or a roll."""

OVER = -2
"""What :meth:`Twin.turn` returns when the game is over."""

UNIFORM = 0
"""The policy that plays uniformly random legal moves."""

SENSIBLE = 1
"""The policy that each game's ``fast.py`` calls sensible: cheap, and far better than random play."""

SHREWD = 2
"""A better policy for rollouts; the same as SENSIBLE in a game that has none."""

MAX_DECISIONS = 20_000
"""The number of decisions of seats after which a playout is truncated; almost all games are far shorter."""

CLEARLY = 0.25
"""The share of a finished game's value that depends on the margin rather than on who won."""

POLICIES = {"uniform": UNIFORM, "sensible": SENSIBLE, "shrewd": SHREWD}

_CHANCE, _UNIFORM, _MAX_DECISIONS = (
    CHANCE,
    UNIFORM,
    MAX_DECISIONS,
)  # typed in the .pxd, so these exist only in C; Python sees the names without an underscore
WORD = 0xFFFF_FFFF_FFFF_FFFF
GOLDEN = 0x9E37_79B9_7F4A_7C15
FIRST_MIX = 0xBF58_476D_1CE4_E5B9
SECOND_MIX = 0x94D0_49BB_1331_11EB


MOST_SEATS, MOST_CODES, MOST_MOVES, MOST_CELLS = 8, 32_768, 4096, 4096
"""The limits of a scratch buffer, an ``int16`` code and the key of a search's node (``twin_module.check``)."""


def missing() -> NoReturn:
    """Stands for a method that a game's twin overrides: its callers may not hold the GIL, which raising needs."""
    raise NotImplementedError


class Scratch:
    """Buffers for codes, observations and values. The caller brings its own, so that no two ever share one."""

    def __init__(self) -> None:
        self.codes = [0] * 4096  # MOST_MOVES, MOST_CELLS and MOST_SEATS, written out for C
        self.cells = [0] * 4096
        self.values = [0.0] * 8
        self.sums = [0.0] * 256  # intermediate results of an evaluation


class Twin:
    """One game, int-coded. The games' twins override what is missing here."""

    players: int
    rng: int

    def turn(self) -> int:
        """The seat to move, CHANCE or OVER."""
        return self._turn()

    def _turn(self) -> int:
        missing()

    def legal(self) -> list[int]:
        """The codes of the legal moves of the seat to move, or of chance, ascending."""
        raise NotImplementedError

    def weights(self) -> list[int]:
        """The weight of each of the ``legal`` moves of chance."""
        raise NotImplementedError

    def allows(self, move: int) -> bool:
        """Is this the code of a legal move of the seat to move, or of chance?"""
        return self._allows(move)

    def _allows(self, move: int) -> bool:
        missing()

    def reaction(self, seat: int) -> int:
        """The code that a seat may play out of turn, or -1."""
        return self._reaction(seat)

    def _reaction(self, seat: int) -> int:
        missing()

    def merit(self, seat: int) -> int:
        """The number that decides the places: more is better, equal numbers share a place."""
        return self._merit(seat)

    def _merit(self, seat: int) -> int:
        missing()

    def to_state(self) -> AnyState:
        """The clear state of this game."""
        raise NotImplementedError

    def copy(self) -> "Twin":
        """A copy of the game, RNG state included."""
        raise NotImplementedError

    def _take(self, other: "Twin") -> None:
        """Copy the other game's state, keeping this one's RNG state."""
        missing()

    def _play(self, move: int) -> None:
        """Make a legal move of the seat to move, or of chance."""
        missing()

    def _react(self, seat: int, move: int) -> None:
        """Make the move that ``reaction`` offers."""
        missing()

    def _sample(self) -> int:
        """Draw one of the ``legal`` moves of chance by weight, with a single random number."""
        missing()

    def _redeal(self, seat: int) -> None:
        """Re-deal what a seat cannot see, from this game's RNG state: the game's ``imagine``, in place."""
        missing()

    def _choose(self, policy: int) -> int:
        """The move that a policy makes for the seat to move."""
        missing()

    def _would_interrupt(self, seat: int, policy: int) -> bool:
        """Whether a policy uses a seat's right to act out of turn: never, unless a game's twin overrides this."""
        return False

    def _asked(self, first: int) -> int:
        """The seat to ask next (``turns.asked``): of the seats from ``first`` places clockwise of the one to move on,
        the first that may act out of turn; if there is none, the one to move. CHANCE and OVER stay as they are.
        """
        to_move = self._turn()
        for step in range(first, self.players if to_move >= 0 else 0):
            seat = (to_move + step) % self.players
            if self._reaction(seat) >= 0:
                return seat
        return to_move

    def _interrupting(self, policy: int) -> int:
        """The first seat that acts out of turn when all seats play by one policy, or -1."""
        if policy != _UNIFORM:
            to_move = self._turn()
            seat = self._asked(1)
            while seat != to_move:
                if self._would_interrupt(seat, policy):
                    return seat
                seat = self._asked((seat - to_move + self.players) % self.players + 1)
        return -1

    def _list(self, scratch: Scratch) -> int:
        """Write the codes of a seat's ``legal`` moves into the scratch buffer; returns their number."""
        missing()

    def _consider(self, scratch: Scratch) -> int:
        """Like ``_list``, ascending too, but only the moves worth searching where the rules allow very many."""
        return self._list(scratch)

    def _evaluate(self, scratch: Scratch) -> None:
        """Write each seat's win chance into the scratch buffer; they sum to 1. The games' twins override this.

        When the game is over they call ``_judge``: part of the value is for the margin, so that no seat gives up.
        """
        for seat in range(self.players):
            scratch.values[seat] = (1.0 + self._reward(seat)) / self.players

    def _judge(self, scratch: Scratch) -> None:
        """The value of a finished game: CLEARLY for the margin, already in the buffer; the winners share the rest."""
        winners, most = 0, self._merit(0)
        for seat in range(1, self.players):
            most = max(most, self._merit(seat))
        for seat in range(self.players):
            winners += self._merit(seat) == most
        for seat in range(self.players):
            scratch.values[seat] *= CLEARLY
            if self._merit(seat) == most:
                scratch.values[seat] += (1.0 - CLEARLY) / winners

    def _observe(self, seat: int, scratch: Scratch) -> int:
        """Write what a seat may know into the scratch buffer; returns the number of cells."""
        missing()

    def observe(self, seat: int) -> list[int]:
        """What a seat may know, as a row of small numbers; each game's ``observation.py`` says what they mean."""
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat!r} at a table of {self.players}")
        scratch = Scratch()
        return [scratch.cells[i] for i in range(self._observe(seat, scratch))]

    def considered(self) -> list[int]:
        """The codes of the moves of the seat to move that are worth searching, ascending."""
        scratch = Scratch()
        return [scratch.codes[i] for i in range(self._consider(scratch))]

    def evaluate(self) -> list[float]:
        """The estimated win chance of each seat."""
        scratch = Scratch()
        self._evaluate(scratch)
        return [scratch.values[seat] for seat in range(self.players)]

    def below(self, n: int) -> int:
        """A random integer from 0 to n - 1 (SplitMix64; practically uniform for n far below 2**32)."""
        self.rng = (self.rng + GOLDEN) & WORD
        mixed = self.rng
        mixed = ((mixed ^ (mixed >> 30)) * FIRST_MIX) & WORD
        mixed = ((mixed ^ (mixed >> 27)) * SECOND_MIX) & WORD
        mixed ^= mixed >> 31
        return ((mixed >> 32) * n) >> 32

    def seed(self, seed: int) -> None:
        """Set the RNG state from a seed."""
        self.rng = seed & WORD
        self.rng ^= self.below(0x7FFF_FFFF)  # so that neighbouring seeds diverge at once

    def play(self, move: int) -> None:
        """Make a move of the seat to move, or of chance; Illegal leaves the game as it was."""
        if not self._allows(move):
            raise Illegal(f"{move} is not the code of a legal move")
        self._play(move)

    def react(self, seat: int, move: int) -> None:
        """Make a move out of turn; Illegal leaves the game as it was."""
        if move < 0 or self._reaction(seat) != move:
            raise Illegal(f"{move} is not the code of a move that seat {seat} may make out of turn")
        self._react(seat, move)

    def deal(self) -> None:
        """Play chance until a seat is to move or the game is over."""
        while self._turn() == _CHANCE:
            self._play(self._sample())

    def step(self, move: int) -> None:
        """Make a move of the seat to move, then play chance."""
        if not self._allows(move):
            raise Illegal(f"{move} is not the code of a legal move")
        self._play(move)
        while self._turn() == _CHANCE:
            self._play(self._sample())

    def choose(self, policy: int = UNIFORM) -> int:
        """The move that a policy would make for the seat to move."""
        if self._turn() < 0:
            raise Illegal("no seat is to move")
        return self._choose(policy)

    def seat_to_ask(self, first: int = 1) -> int:
        """The seat to ask next, of those from ``first`` places clockwise of the one to move on."""
        return self._asked(first)

    def would_interrupt(self, seat: int, policy: int = UNIFORM) -> bool:
        """Whether a seat may act out of turn now, and a policy would; UNIFORM never does."""
        to_move = self._turn()
        may = to_move >= 0 and seat != to_move and self._reaction(seat) >= 0
        return bool(may and self._would_interrupt(seat, policy))

    def redeal(self, seat: int) -> None:
        """Re-deal what a seat cannot see, from this game's RNG state."""
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat!r} at a table of {self.players}")
        self._redeal(seat)

    def playout(self, policy: int = UNIFORM) -> int:
        """Play to the end, every seat by one policy, out of turn too; returns the number of decisions of seats.

        A game is truncated after MAX_DECISIONS decisions: ``turn`` is not OVER then.
        """
        decisions = 0
        while decisions < _MAX_DECISIONS:
            seat = self._turn()
            if seat >= 0:
                interrupting = self._interrupting(policy)
                if interrupting >= 0:
                    self._react(interrupting, self._reaction(interrupting))
                else:
                    self._play(self._choose(policy))
                decisions += 1
            elif seat == _CHANCE:
                self._play(self._sample())
            else:
                break
        return decisions

    def playouts(self, games: int, policy: int = UNIFORM) -> tuple[int, list[float], int]:
        """Play ``games`` games from here to their end; of this twin only the RNG state changes.

        Returns the decisions made, the sum of each seat's rewards, and the number of truncated games, which bring no
        reward.
        """
        game = self.copy()
        decisions, cut_off = 0, 0
        rewards = [0.0] * self.players
        for _ in range(games):
            game._take(self)
            decisions += game.playout(policy)
            if game.turn() != OVER:
                cut_off += 1
                continue
            for seat in range(self.players):
                rewards[seat] += game.reward(seat)
        self.rng = game.rng
        return decisions, rewards, cut_off

    def shares(self, games: int, policy: int = SENSIBLE) -> list[float]:
        """The mean result of each seat over ``games`` rollouts from here to the end: a sole winner has 1, winners who
        tie share it. Truncated games are shared by all. The same RNG state gives the same figures."""
        game = self.copy()
        shares = [0.0] * self.players
        for _ in range(games):
            game._take(self)
            game.playout(policy)
            for seat, share in enumerate(game.result()):
                shares[seat] += share / games
        return shares

    def result(self) -> list[float]:
        """1 for a sole winner, shared by winners who tie; before the end all seats share it."""
        merits = [self._merit(seat) for seat in range(self.players)]
        most = max(merits)
        winning = [self._turn() != OVER or merit == most for merit in merits]
        return [won / sum(winning) for won in winning]

    def reward(self, seat: int) -> float:
        """The seat's reward, from 1 for a sole winner to -1 for a sole last place; all rewards sum to 0."""
        return self._reward(seat)

    def _reward(self, seat: int) -> float:
        mine = self._merit(seat)
        balance = 0
        for other in range(self.players):
            theirs = self._merit(other)
            balance += (mine > theirs) - (mine < theirs)
        return balance / (self.players - 1.0)

    def places(self) -> tuple[int, ...]:
        """For each seat 1 + the number of seats strictly better."""
        merits = [self._merit(seat) for seat in range(self.players)]
        return tuple([1 + len([other for other in merits if other > mine]) for mine in merits])
