# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What every fast twin offers: a game written a second time, to be run by search and self-play, not to be read.

A game's ``fast.py`` is ordinary Python, and ``fast.pxd`` beside it gives the C types by which the package's build
compiles it; without a compiler the plain file runs, fifty to a hundred times slower. It offers

- ``Twin(players=4, seed=0, **options)``: a table before the deal, a subclass of :class:`Twin`;
- ``from_state(state, seed=0)`` and ``twin.to_state()``: from the clear state to the twin and back;
- ``encode(move)`` and ``decode(code)``: from a clear move to its int and back;
- ``ACTIONS``: the codes of the seats lie below it, those of chance above; ``Batch``: many games at once.

A twin is one game that changes as it is played, one decision at a time. It is copied in a blink, holds its own luck
(one 64-bit number), and knows the rules to the last square: tests walk it beside the clear rules, move by move. The
codes of ``legal`` stand in the order of the clear ``legal``, and that order is ascending. Nothing a twin computes
reaches a table without being played through the clear rules.

The methods with an underscore trust their caller; those without refuse what the rules refuse.
"""

from vesuvius.contract import Illegal

CHANCE = -1
"""What :meth:`Twin.turn` says where a card, a tile or a roll is to come."""

OVER = -2
"""What :meth:`Twin.turn` says when the game is over."""

UNIFORM = 0
"""The policy that takes any legal move, all alike."""

SENSIBLE = 1
"""The policy that does what each game's ``fast.py`` calls sensible: cheap, and far better than chance."""

SHREWD = 2
"""A better policy, for rollouts: in Downfall it knows what homes are worth, and in Pompeji it minds what it leaves to
the next player, whose hand it knows. The Last Days have none: there the shrewd are sensible."""

LONGEST = 20_000
"""Where a playout is cut off, in decisions of seats: only phase 1 of The Last Days can stand still that long."""

CLEARLY = 0.25
"""How much of a game's worth lies in winning it clearly, or losing it closely."""

POLICIES = {"uniform": UNIFORM, "sensible": SENSIBLE, "shrewd": SHREWD}

_CHANCE, _LONGEST = CHANCE, LONGEST  # names that the .pxd types are C's own and cannot be seen from Python
WORD = 0xFFFF_FFFF_FFFF_FFFF
GOLDEN = 0x9E37_79B9_7F4A_7C15
FIRST_MIX = 0xBF58_476D_1CE4_E5B9
SECOND_MIX = 0x94D0_49BB_1331_11EB


class Scratch:
    """Paper to write codes and observations on: whoever asks brings it along, so that no two ever share it."""

    def __init__(self) -> None:
        self.codes = [0] * 4096
        self.cells = [0] * 4096
        self.values = [0.0] * 8


class Twin:
    """One game, int-coded. The games' twins fill in what raises ``NotImplementedError`` here."""

    players: int
    luck: int

    def turn(self) -> int:
        """Who is waited for: a seat, CHANCE or OVER."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """The codes open to whoever is waited for, ascending."""
        raise NotImplementedError

    def weights(self) -> list[int]:
        """How likely each of the ``legal`` moves of chance is, against the others."""
        raise NotImplementedError

    def allows(self, move: int) -> bool:
        """Is this code open to whoever is waited for?"""
        raise NotImplementedError

    def reaction(self, seat: int) -> int:
        """The code that a seat may play although another is waited for, or -1."""
        raise NotImplementedError

    def merit(self, seat: int) -> int:
        """What decides the places, as one number: more is better, equal is shared."""
        raise NotImplementedError

    def copy(self) -> "Twin":
        """The same game once more, luck included."""
        raise NotImplementedError

    def _take(self, other: "Twin") -> None:
        """Become what the other is, but keep the own luck."""
        raise NotImplementedError

    def _play(self, move: int) -> None:
        """Make a legal move of whoever is waited for."""
        raise NotImplementedError

    def _react(self, seat: int, move: int) -> None:
        """Make the move that ``reaction`` offers."""
        raise NotImplementedError

    def _sample(self) -> int:
        """A move of chance, by the weights, with one ticket in the order of ``legal``."""
        raise NotImplementedError

    def _redeal(self, seat: int) -> None:
        """Draw anew, by the own luck, what a seat cannot see: the game's ``imagine``, on the twin itself."""
        raise NotImplementedError

    def _choose(self, policy: int) -> int:
        """A move of the seat waited for, by a policy."""
        raise NotImplementedError

    def _eager(self, policy: int) -> int:  # noqa: ARG002 - a game's twin looks at it
        """The seat that by this policy acts out of turn now, or -1: nobody, unless a game's twin knows better."""
        return -1

    def _list(self, scratch: Scratch) -> int:
        """Write the codes of ``legal`` for a seat onto the scratch, and say how many there are."""
        raise NotImplementedError

    def _consider(self, scratch: Scratch) -> int:
        """As ``_list``, ascending too, but only what is worth a thought where the rules allow a crowd of moves."""
        return self._list(scratch)

    def _evaluate(self, scratch: Scratch) -> None:
        """Write onto the scratch how likely each seat seems to win, all seats together 1; a game's twin knows better.

        When the game is over a quarter of it tells how clearly it was won, so that nobody gives up.
        """
        for seat in range(self.players):
            scratch.values[seat] = (1.0 + self.reward(seat)) / self.players

    def _judge(self, scratch: Scratch) -> None:
        """The game is over: whoever has won has won, but a part lies in how clearly, as the scratch has it."""
        winners, most = 0, self.merit(0)
        for seat in range(1, self.players):
            most = max(most, self.merit(seat))
        for seat in range(self.players):
            winners += self.merit(seat) == most
        for seat in range(self.players):
            scratch.values[seat] *= CLEARLY
            if self.merit(seat) == most:
                scratch.values[seat] += (1.0 - CLEARLY) / winners

    def _observe(self, seat: int, scratch: Scratch) -> int:
        """Write what a seat may know onto the scratch, and say how many cells that takes."""
        raise NotImplementedError

    def observe(self, seat: int) -> list[int]:
        """What a seat may know as a row of small numbers; each game's ``fast.py`` says what stands where."""
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat!r} at a table of {self.players}")
        scratch = Scratch()
        return [scratch.cells[i] for i in range(self._observe(seat, scratch))]

    def hopes(self) -> list[float]:
        """How likely each seat seems to win."""
        scratch = Scratch()
        self._evaluate(scratch)
        return [scratch.values[seat] for seat in range(self.players)]

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1 (SplitMix64; for n far below 2**32 all are as good as equally likely)."""
        self.luck = (self.luck + GOLDEN) & WORD
        mixed = self.luck
        mixed = ((mixed ^ (mixed >> 30)) * FIRST_MIX) & WORD
        mixed = ((mixed ^ (mixed >> 27)) * SECOND_MIX) & WORD
        mixed ^= mixed >> 31
        return ((mixed >> 32) * n) >> 32

    def seed(self, seed: int) -> None:
        """Begin another luck."""
        self.luck = seed & WORD
        self.luck ^= self.below(0x7FFF_FFFF)  # so that neighbouring seeds part at once

    def play(self, move: int) -> None:
        """A move of whoever is waited for, chance included; Illegal leaves the game as it was."""
        if not self.allows(move):
            raise Illegal(f"{move} is no code of a move that is open now")
        self._play(move)

    def react(self, seat: int, move: int) -> None:
        """A move out of turn; Illegal leaves the game as it was."""
        if move < 0 or self.reaction(seat) != move:
            raise Illegal(f"{move} is no code of a move that seat {seat} may make out of turn")
        self._react(seat, move)

    def deal(self) -> None:
        """Let chance play until a seat is waited for or the game is over."""
        while self.turn() == _CHANCE:
            self._play(self._sample())

    def step(self, move: int) -> None:
        """A move of the seat waited for, and what chance brings after it."""
        if not self.allows(move):
            raise Illegal(f"{move} is no code of a move that is open now")
        self._play(move)
        while self.turn() == _CHANCE:
            self._play(self._sample())

    def choose(self, policy: int = UNIFORM) -> int:
        """What a policy would do for the seat waited for."""
        if self.turn() < 0:
            raise Illegal("no seat is waited for")
        return self._choose(policy)

    def eager(self, policy: int = UNIFORM) -> int:
        """The seat that by a policy acts out of turn now, or -1."""
        return self._eager(policy) if self.turn() >= 0 else -1

    def redeal(self, seat: int) -> None:
        """Draw anew, by the own luck, what a seat cannot see."""
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat!r} at a table of {self.players}")
        self._redeal(seat)

    def playout(self, policy: int = UNIFORM) -> int:
        """Play to the end, every seat by one policy, eager ones out of turn; how many decisions the seats made.

        A game that goes on after LONGEST decisions is cut off: ``turn`` is not OVER then.
        """
        decisions = 0
        while decisions < _LONGEST:
            seat = self.turn()
            if seat >= 0:
                eager = self._eager(policy)
                if eager >= 0:
                    self._react(eager, self.reaction(eager))
                else:
                    self._play(self._choose(policy))
                decisions += 1
            elif seat == _CHANCE:
                self._play(self._sample())
            else:
                break
        return decisions

    def playouts(self, games: int, policy: int = UNIFORM) -> tuple[int, list[float], int]:
        """Play so many games from here to their end, this twin staying as it is but for its luck.

        Gives the decisions made, the sum of each seat's rewards, and how many games were cut off: these bring nobody
        anything.
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
        self.luck = game.luck
        return decisions, rewards, cut_off

    def reward(self, seat: int) -> float:
        """From 1 for whoever is better than all others down to -1; all seats together come to 0."""
        mine = self.merit(seat)
        balance = 0
        for other in range(self.players):
            theirs = self.merit(other)
            balance += (mine > theirs) - (mine < theirs)
        return balance / (self.players - 1.0)

    def places(self) -> tuple[int, ...]:
        """For each seat 1 + the number of seats strictly better."""
        merits = [self.merit(seat) for seat in range(self.players)]
        return tuple([1 + len([other for other in merits if other > mine]) for mine in merits])
