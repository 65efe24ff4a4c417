"""The study of Pompeji: where points come from, and what is still in hand at the end."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import Final

from vesuvius.contract import BaseEvent
from vesuvius.games.pompeji.cards import VALUES
from vesuvius.games.pompeji.events import CardBuilt, CardDiscarded, StatueRaised, TurnBegun, TurnInterrupted
from vesuvius.match import Played
from vesuvius.studies import Moment

EXPECTED: Final[Mapping[int, Mapping[str, float]]] = {}
"""There is no earlier measurement to compare with."""


def measure(played: Played, story: Sequence[Moment]) -> dict[str, float]:
    """The figures of one game, per player."""
    assert played.outcome is not None
    each = deeds(played, story)
    return {
        "turns": sum(isinstance(event, TurnBegun) for event in events(story)) / played.state.players,
        "score": fmean(played.outcome.scores),
        "winner's score": float(max(played.outcome.scores)),
        **{name: fmean(deed[name] for deed in each) for name in each[0]},
        "cards in the city": float(len(played.state.city)),
    }


def events(story: Sequence[Moment]) -> Iterator[BaseEvent]:
    """The events of a whole game, in order."""
    return (event for moment in story for event in moment.step.events)


def deeds(played: Played, story: Sequence[Moment]) -> list[dict[str, float]]:
    """For each seat its points by reason, the cards it laid and discarded, and what those held at the end cost."""
    state = played.state
    done = Counter[tuple[str, int]]()
    for event in events(story):
        match event:
            case CardBuilt(seat=seat, streets=streets) | StatueRaised(seat=seat, streets=streets):
                done["kind", seat] += sum(street.kind for street in streets)
                done["colour", seat] += sum(street.colour for street in streets)
                done["seventh", seat] += sum(street.seventh for street in streets)
                if isinstance(event, StatueRaised):
                    done["statue", seat] += event.points
                else:
                    done["built", seat] += 1
            case CardDiscarded(seat=seat):
                done["discarded", seat] += 1
            case TurnInterrupted(seat=seat):
                done["interrupted", seat] += 1
            case _:
                pass
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
