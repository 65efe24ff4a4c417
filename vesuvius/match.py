"""A game from the deal to the end, bots in every seat."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from vesuvius.bots import Bot, Budget, bot
from vesuvius.bots.failing import BotFailed, blamed
from vesuvius.contract import (
    Actor,
    AnyGame,
    AnyMove,
    AnyState,
    BaseEvent,
    Illegal,
    Json,
    Moment,
    Outcome,
    Rng,
    Seat,
    advance,
    chance,
)
from vesuvius.games import game
from vesuvius.turns import asked

MAX_MOVES = 20_000
"""The move limit of a game between bots. Almost all games are far shorter."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game between bots: its last state, all moves, and the outcome; None if it was truncated."""

    state: AnyState
    moves: tuple[tuple[Actor, AnyMove], ...]
    outcome: Outcome | None


class Match:
    """One game under way. Bots that may act out of turn are asked before the seat to move."""

    def __init__(self, name: str, players: int, rng: Rng, state: AnyState = None, /, **options: Json) -> None:
        """A new game, or one that begins in the given state."""
        self.name = name
        self.rules: AnyGame = game(name)
        self.rng = rng
        self.state = self.rules.start(players, **options) if state is None else state
        self.moves: list[tuple[Actor, AnyMove]] = []
        self.players = players

    def deal(self) -> tuple[BaseEvent, ...]:
        """Play chance until a seat is to move, and return the events."""
        return self._keep(chance(self.rules, self.state, self.rng))

    def play(self, seat: Seat, move: AnyMove) -> tuple[BaseEvent, ...]:
        """Play a seat's move and the chance moves after it, and return the events; Illegal if the rules refuse it."""
        move = self.rules.parse(move) if isinstance(move, str) else move
        return self._keep(advance(self.rules, self.state, seat, move, self.rng))

    def _keep(self, moments: Iterable[Moment[AnyState]]) -> tuple[BaseEvent, ...]:
        events: list[BaseEvent] = []
        for moment in moments:
            self.state = moment.step.state
            self.moves.append((moment.actor, moment.move))
            events += moment.step.events
        return tuple(events)

    def answered(self, seat: Seat, answer: AnyMove) -> tuple[BaseEvent, ...]:
        """Play a bot's answer. Only its notation is used, so that no object of a bot reaches the rules."""
        with blamed(seat):
            text = str(answer)
        try:
            return self.play(seat, self.rules.parse(text))
        except Illegal as error:
            raise BotFailed(seat, f"answered illegally, {text[:60]!r}: {error}") from error

    def out_of_turn(self) -> list[Seat]:
        """The seats that may act out of turn, clockwise from the seat to move."""
        to_move = self.rules.turn(self.state)
        if not isinstance(to_move, int):
            return []
        return list(asked(to_move, self.players, lambda seat: self.rules.legal(self.state, seat)))[:-1]

    def reaction(self, bots: Mapping[Seat, Bot]) -> tuple[Seat, AnyMove] | None:
        """The first out-of-turn move that a bot wants to make, if any."""
        for seat in self.out_of_turn():
            if seat in bots:
                view, legal = self.rules.view(self.state, seat), self.rules.legal(self.state, seat)
                with blamed(seat):
                    move = bots[seat].react(view, legal)
                if move is not None:
                    return seat, move
        return None

    def choice(self, seat: Seat, bot: Bot, budget: Budget) -> AnyMove:
        """The move a bot chooses for the seat to move."""
        view, legal = self.rules.view(self.state, seat), self.rules.legal(self.state, seat)
        with blamed(seat):
            return bot.choose(view, legal, budget)

    def play_out(self, bots: Sequence[Bot], budget: Budget, max_moves: int = MAX_MOVES) -> None:
        """Play until the game ends or ``max_moves`` moves are made; raises BotFailed."""
        self.deal()
        while len(self.moves) < max_moves and isinstance(seat := self.rules.turn(self.state), int):
            reaction = self.reaction(dict(enumerate(bots)))
            self.answered(*(reaction or (seat, self.choice(seat, bots[seat], budget))))


def shares(places: Sequence[int]) -> list[float]:
    """Each seat's share of the win: 1, split equally among the best."""
    best = min(places)
    return [(place == best) / places.count(best) for place in places]


def play_out(
    name: str,
    bots: Sequence[Bot],
    rng: Rng,
    budget: Budget | None = None,
    max_moves: int = MAX_MOVES,
    **options: Json,
) -> Played:
    """Play a game between bots, truncated at ``max_moves``. The same bots, seeds and rng make the same game."""
    match = Match(name, len(bots), rng, **options)
    match.play_out(bots, budget or Budget(), max_moves)
    return Played(match.state, tuple(match.moves), match.rules.outcome(match.state))


def play_named(name: str, names: Sequence[str], seed: str, **options: Json) -> Played:
    """Play a game between these bots; one seed drives the bots and chance. BotFailed names a bot that fails."""
    seated: list[Bot] = []
    try:
        for seat, one in enumerate(names):
            with blamed(seat):
                seated.append(bot(one, name, f"{seed}/{seat}"))
        return play_out(name, seated, Random(seed), **options)
    except BotFailed as failed:
        raise BotFailed(failed.seat, f"{names[failed.seat]} {failed}") from failed
