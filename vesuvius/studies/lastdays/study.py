"""The Last Days, measured: turns in each phase, clients placed, saved and lost, patrons dead and left behind."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from statistics import fmean
from typing import Final

from vesuvius.games.lastdays.board import BUILDINGS, PEOPLE, Card
from vesuvius.games.lastdays.events import LastDayDawned
from vesuvius.games.lastdays.moves import Back, Enter, Forward, TurnVesuvius, TurnVita
from vesuvius.games.lastdays.state import AtTheEnd, State, owner
from vesuvius.jsonable import resource
from vesuvius.match import Played
from vesuvius.studies import Moment


def _expected() -> dict[int, dict[str, float]]:
    """One row for each number of players; null where nothing was recorded."""
    found = resource("vesuvius.studies.lastdays", "expected.json")
    rows = [dict(zip(found["columns"], row, strict=True)) for row in found["rows"]]
    return {row.pop("players"): {name: value for name, value in row.items() if value is not None} for row in rows}


EXPECTED: Final[Mapping[int, Mapping[str, float]]] = _expected()
"""Figures of greedy bots in the simulation that reconstructed board and cards, 400 games for each row."""


def measure(played: Played, story: Sequence[Moment]) -> dict[str, float]:
    """The figures of one game, per player; players left behind on the last day do not count for the placed clients."""
    outcome, players = played.outcome, played.state.players
    assert outcome is not None
    turns = Counter(phase for moment in story if (phase := phase_of_turn(moment)))
    return {
        **{f"phase {phase} turns": turns[phase] / players for phase in (1, 2, 3)},
        **settled(last_day(story)),
        **rescues(played.state),
        **winners(played),
        "turns in all": float(turns.total()),
        "ended cut off %": 100.0 * (outcome.reason == "cut_off"),
        "Vesuvius cards": float(turns[3]),
    }


def deeds(played: Played, story: Sequence[Moment]) -> list[dict[str, float]]:
    """For each seat what it had on the last day, how many turns it was on the track, and whether it survived."""
    then = last_day(story)
    bought = Counter(moment.before.turn for moment in story if phase_of_turn(moment) == 1)
    return [
        {
            "clients placed": float(len(homes := [card for card in then.housed if owner(then, card) == seat])),
            "their price": float(sum(PEOPLE[card].price for card in homes)),
            "buildings": float(sum(card in BUILDINGS for card in then.cards[seat])),
            "money left": float(then.money[seat]),
            "turns on the track": float(bought[seat]),
            "clients saved": float(len(played.state.saved[seat])),
            "alive at the end": float(played.state.stage[seat] == "fleeing"),
        }
        for seat in range(then.players)
    ]


def phase_of_turn(moment: Moment) -> int | None:
    """The phase of the turn that begins with a move; None if the move begins no turn."""
    match moment.move:
        case Forward() | Back():
            return 1
        case Enter() if not isinstance(moment.before.moment, AtTheEnd):
            return 1
        case TurnVita():
            return 2
        case TurnVesuvius():
            return 3
        case _:
            return None


def last_day(story: Sequence[Moment]) -> State:
    """The state when phase 3 begins."""
    days = (moment.step for moment in story if any(isinstance(event, LastDayDawned) for event in moment.step.events))
    state: State = next(days).state
    return state


def settled(state: State) -> dict[str, float]:
    """Buildings, clients and money left on the last day, per player who is not left behind."""
    ready = [seat for seat, stage in enumerate(state.stage) if stage != "excluded"]
    owned = sum(card in BUILDINGS for seat in ready for card in state.cards[seat])
    left = sum(state.money[seat] for seat in ready)
    return {
        "buildings": owned / len(ready),
        "placed": len(state.housed) / len(ready),
        **mean_price("price placed", state.housed),
        "money left": left / len(ready),
    }


def rescues(state: State) -> dict[str, float]:
    """Clients saved and not, patrons dead, left behind, or out with nobody."""
    saved = [len(cards) for cards in state.saved]
    lost = len(state.perished) + len(state.housed) + sum(map(len, state.escort))
    return {
        "saved": sum(saved) / state.players,
        "lost": lost / state.players,
        **({"saved %": 100 * sum(saved) / (sum(saved) + lost)} if any(saved) or lost else {}),
        **mean_price("price saved", [card for cards in state.saved for card in cards]),
        "dead %": 100 * state.stage.count("dead") / state.players,
        "excluded %": 100 * state.stage.count("excluded") / state.players,
        "saved nobody %": 100 * saved.count(0) / state.players,
    }


def mean_price(name: str, cards: Collection[Card]) -> dict[str, float]:
    """The mean price of these people; empty if there are none."""
    return {name: fmean(PEOPLE[card].price for card in cards)} if cards else {}


def winners(played: Played) -> dict[str, float]:
    """The value of the winner's people, and whether the winner died; empty if nobody saved anyone."""
    assert played.outcome is not None
    first = [seat for seat, place in enumerate(played.outcome.places) if place == 1]
    if not first:
        return {}
    dead = sum(played.state.stage[seat] == "dead" for seat in first)
    return {"winner ST": float(max(played.outcome.scores)), "winner dead %": 100 * dead / len(first)}
