"""A game from the deal to the end, bots in every seat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from vesuvius.bots import Bot, Budget, bot
from vesuvius.bots.failing import BotFailed, blamed
from vesuvius.contract import Actor, AnyGame, Event, Illegal, Json, Outcome, Rng, Seat, deal
from vesuvius.games import game

LONGEST = 20_000
"""Where a game between bots is cut off, in moves: only phase 1 of The Last Days can stand still that long."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game between bots: its last state, all moves, and how it ended; no outcome if it was cut off."""

    state: Any
    moves: tuple[tuple[Actor, Any], ...]
    outcome: Outcome | None


class Match:
    """One game under way: who is waited for answers, whoever may act out of turn is asked first."""

    def __init__(self, name: str, players: int, rng: Rng, **options: Json) -> None:
        self.name = name
        self.rules: AnyGame = game(name)
        self.rng = rng
        self.state = self.rules.start(players, **options)
        self.moves: list[tuple[Actor, Any]] = []
        self.players = players

    def deal(self) -> tuple[Event, ...]:
        """Let chance play until a seat is waited for."""
        dealt = deal(self.rules, self.state, self.rng)
        self.state = dealt.state
        self.moves += dealt.moves
        return dealt.events

    def play(self, seat: Seat, move: Any) -> tuple[Event, ...]:
        """A seat's move, judged by the rules."""
        step = self.rules.play(self.state, seat, move)
        self.state = step.state
        self.moves.append((seat, self.rules.parse(move) if isinstance(move, str) else move))
        return step.events

    def answered(self, seat: Seat, answer: Any) -> tuple[Event, ...]:
        """A bot's move, judged by the rules. It is taken as notation: nothing else of a bot reaches the table."""
        with blamed(seat):
            text = str(answer)
        try:
            return self.play(seat, self.rules.parse(text))
        except Illegal as error:
            raise BotFailed(seat, f"answered illegally, {text[:60]!r}: {error}") from error

    def out_of_turn(self) -> list[Seat]:
        """The seats that may act although they are not waited for, clockwise from the one that is."""
        to_move = self.rules.turn(self.state)
        if not isinstance(to_move, int):
            return []
        others = [(to_move + step) % self.players for step in range(1, self.players)]
        return [seat for seat in others if self.rules.legal(self.state, seat)]

    def reaction(self, bots: Mapping[Seat, Bot]) -> tuple[Seat, Any] | None:
        """The first out-of-turn move that a bot wants to make, if any."""
        for seat in self.out_of_turn():
            if seat in bots:
                view, legal = self.rules.view(self.state, seat), self.rules.legal(self.state, seat)
                with blamed(seat):
                    move = bots[seat].react(view, legal)
                if move is not None:
                    return seat, move
        return None

    def choice(self, seat: Seat, bot: Bot, budget: Budget) -> Any:
        """What a bot answers when its seat is waited for."""
        view, legal = self.rules.view(self.state, seat), self.rules.legal(self.state, seat)
        with blamed(seat):
            return bot.choose(view, legal, budget)

    def play_out(self, bots: Sequence[Bot], budget: Budget, longest: int = LONGEST) -> None:
        """Until the game is over, or cut off after so many moves; BotFailed if a bot does."""
        self.deal()
        while len(self.moves) < longest and isinstance(seat := self.rules.turn(self.state), int):
            reaction = self.reaction(dict(enumerate(bots)))
            self.answered(*(reaction or (seat, self.choice(seat, bots[seat], budget))))
            self.deal()


def shares(places: Sequence[int]) -> list[float]:
    """What each seat gets of a win: the best share it."""
    best = min(places)
    return [(place == best) / places.count(best) for place in places]


def play_out(
    name: str,
    bots: Sequence[Bot],
    rng: Rng,
    budget: Budget | None = None,
    longest: int = LONGEST,
    **options: Json,
) -> Played:
    """A whole game between bots, cut off after so many moves; the same bots, seeds and rng make the same game."""
    match = Match(name, len(bots), rng, **options)
    match.play_out(bots, budget or Budget(), longest)
    return Played(match.state, tuple(match.moves), match.rules.outcome(match.state))


def play_named(name: str, names: Sequence[str], luck: str, **options: Json) -> Played:
    """A whole game between bots of these names, its luck and theirs from one seed; BotFailed names one that does."""
    seated: list[Bot] = []
    try:
        for seat, one in enumerate(names):
            with blamed(seat):
                seated.append(bot(one, name, f"{luck}/{seat}"))
        return play_out(name, seated, Random(luck), **options)
    except BotFailed as failed:
        raise BotFailed(failed.seat, f"{names[failed.seat]} {failed}") from failed
