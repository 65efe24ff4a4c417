"""The Downfall of Pompeii, measured: who settles, who is saved, who is lost and to what."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from vesuvius.match import Played
from vesuvius.studies import Told

EXPECTED: Final[Mapping[int, Mapping[str, float]]] = {}
"""Nothing was measured before."""

PHASES: Final = ("settling", "eruption", "flight")
CAUSES: Final = ("omen", "buried", "cut_off", "left_behind")
"""What markers are lost to: thrown into the volcano by an omen, or later by lava and at the end."""


def measure(played: Played, story: Sequence[Told]) -> dict[str, float]:
    """The figures of one game: markers per player, and how long each phase lasts."""
    state = played.state
    seats = range(state.players)
    settled = [state.saved[seat] + state.volcano[seat] for seat in seats]
    phases = Counter(event["phase"] for told in story for event in told.step.events if event["type"] == "turn")
    lost = Counter[str]()
    for told in story:
        for event in told.step.events:
            if event["type"] == "lost":
                lost[event["cause"]] += sum(map(sum, event["squares"].values()))
    return {
        **{f"turns of {phase}": phases[phase] / state.players for phase in PHASES},
        "settled": sum(settled) / state.players,
        "saved": sum(state.saved) / state.players,
        "saved %": 100 * sum(state.saved) / sum(settled),
        **{f"lost: {cause.replace('_', ' ')}": lost[cause] / state.players for cause in CAUSES},
    }


def deeds(played: Played, story: Sequence[Told]) -> list[dict[str, float]]:
    """For each seat its markers: settled, called as relatives, thrown into the volcano by its omens, saved."""
    done = Counter((event["type"], event.get("seat")) for told in story for event in told.step.events)
    state = played.state
    return [
        {
            "settled": float(state.saved[seat] + state.volcano[seat]),
            "relatives": float(done["relative", seat]),
            "omens": float(done["omen", seat]),
            "lava laid": float(done["lava", seat]),
            "saved, of those settled": state.saved[seat] / max(1, state.saved[seat] + state.volcano[seat]),
        }
        for seat in range(state.players)
    ]
