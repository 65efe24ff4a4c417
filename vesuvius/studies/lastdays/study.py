"""The Last Days, measured: turns in each phase, clients placed, saved and lost, patrons dead and left behind."""

import json
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from importlib.resources import files
from statistics import fmean
from typing import Any, Final

from vesuvius.games.lastdays.board import BUILDINGS, PEOPLE, Card
from vesuvius.games.lastdays.moves import Back, Enter, Forward, TurnVesuvius, TurnVita
from vesuvius.games.lastdays.state import AtTheEnd, State, owner
from vesuvius.match import Played
from vesuvius.studies import Told


def _expected() -> dict[int, dict[str, float]]:
    """Rows of one number of players each; null where nothing was noted."""
    found: dict[str, Any] = json.loads(files("vesuvius.studies.lastdays").joinpath("expected.json").read_text("utf-8"))
    rows = [dict(zip(found["columns"], row, strict=True)) for row in found["rows"]]
    return {row.pop("players"): {name: value for name, value in row.items() if value is not None} for row in rows}


EXPECTED: Final[Mapping[int, Mapping[str, float]]] = _expected()
"""What greedy bots did in the simulation by which board and cards were reconstructed, 400 games for each row."""


def measure(played: Played, story: Sequence[Told]) -> dict[str, float]:
    """The figures of one game: per player, those left behind by the last day not counted among who placed clients."""
    outcome, players = played.outcome, played.state.players
    assert outcome is not None
    turns = Counter(phase for told in story if (phase := phase_of_turn(told)))
    return {
        **{f"phase {phase} turns": turns[phase] / players for phase in (1, 2, 3)},
        **settled(last_day(story)),
        **fates(played.state),
        **winners(played),
        "turns in all": float(turns.total()),
        "ended cut off %": 100.0 * (outcome.reason == "cut_off"),
        "Vesuvius cards": float(turns[3]),
    }


def deeds(played: Played, story: Sequence[Told]) -> list[dict[str, float]]:
    """For each seat what it brought to the last day, how long it bought, and whether it came out alive."""
    then = last_day(story)
    bought = Counter(told.before.turn for told in story if phase_of_turn(told) == 1)
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


def phase_of_turn(told: Told) -> int | None:
    """The phase of the turn that begins with a move; None if none does."""
    match told.move:
        case Forward() | Back():
            return 1
        case Enter() if not isinstance(told.before.moment, AtTheEnd):
            return 1
        case TurnVita():
            return 2
        case TurnVesuvius():
            return 3
        case _:
            return None


def last_day(story: Sequence[Told]) -> State:
    """How things stand when phase 3 begins."""
    days = (told.step for told in story if any(event["type"] == "last_day" for event in told.step.events))
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


def fates(state: State) -> dict[str, float]:
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
    """What one of these people costs on average; nothing if there is nobody."""
    return {name: fmean(PEOPLE[card].price for card in cards)} if cards else {}


def winners(played: Played) -> dict[str, float]:
    """What the winner's people are worth, and whether the winner died; nothing if nobody saved anyone."""
    assert played.outcome is not None
    first = [seat for seat, place in enumerate(played.outcome.places) if place == 1]
    if not first:
        return {}
    dead = sum(played.state.stage[seat] == "dead" for seat in first)
    return {"winner ST": float(max(played.outcome.scores)), "winner dead %": 100 * dead / len(first)}
