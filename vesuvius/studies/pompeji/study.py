"""Pompeji, measured: where the points come from, and what is left in hand when the mountain erupts."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final

from vesuvius.games.pompeji.cards import VALUES
from vesuvius.match import Played
from vesuvius.studies import Told

EXPECTED: Final[Mapping[int, Mapping[str, float]]] = {}
"""Nothing was measured before."""

REASONS: Final = ("kind", "colour", "seventh")
"""What a street pays for."""


def measure(played: Played, story: Sequence[Told]) -> dict[str, float]:
    """The figures of one game, per player."""
    assert played.outcome is not None
    each = deeds(played, story)
    return {
        "turns": sum(event["type"] == "turn" for told in story for event in told.step.events) / played.state.players,
        "score": fmean(played.outcome.scores),
        "winner's score": float(max(played.outcome.scores)),
        **{name: fmean(deed[name] for deed in each) for name in each[0]},
        "cards in the city": float(len(played.state.city)),
    }


def deeds(played: Played, story: Sequence[Told]) -> list[dict[str, float]]:
    """For each seat its points by reason, the cards it laid and threw away, and what it held in the end."""
    state = played.state
    done = Counter[tuple[str, int]]()
    for event in (event for told in story for event in told.step.events):
        if event["type"] in ("built", "raised"):
            done.update(
                {(reason, event["seat"]): sum(street[reason] for street in event["streets"]) for reason in REASONS}
            )
            if event["type"] == "raised":
                done["statue", event["seat"]] += event["points"]
        done[event["type"], event.get("seat", -1)] += 1
    return [
        {
            "points for kind": float(done["kind", seat]),
            "points for colour": float(done["colour", seat]),
            "points for sevenths": float(done["seventh", seat]),
            "of them by the statue": float(done["statue", seat]),
            "cards built": float(done["built", seat]),
            "cards discarded": float(done["discarded", seat]),
            "permits used": float(done["interrupted", seat]),
            "held at the end": float(sum(VALUES[card] for card in state.hands[seat])),
        }
        for seat in range(state.players)
    ]
