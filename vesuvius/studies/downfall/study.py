"""The study of The Downfall of Pompeii: who settles, who is saved, who is lost and to what."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from vesuvius.games.downfall.events import Event, LavaLaid, MarkersLost, OmenDrawn, RelativePlaced, TurnBegun
from vesuvius.match import Played
from vesuvius.studies import Moment

EXPECTED: Final[Mapping[int, Mapping[str, float]]] = {}
"""There is no earlier measurement to compare with."""

PHASES: Final = ("settling", "eruption", "flight")
CAUSES: Final = ("omen", "buried", "cut_off", "left_behind")
"""The ways in which markers are lost: to an omen, or later to lava and at the end."""


def measure(played: Played, story: Sequence[Moment]) -> dict[str, float]:
    """The figures of one game: markers per player, and how long each phase lasts."""
    state = played.state
    seats = range(state.players)
    settled = [state.saved[seat] + state.volcano[seat] for seat in seats]
    phases, lost = Counter[str](), Counter[str]()
    for moment in story:
        for event in moment.step.events:
            match event:
                case TurnBegun(phase=phase):
                    phases[phase] += 1
                case MarkersLost(cause=cause, squares=squares):
                    lost[cause] += sum(map(sum, squares.values()))
                case _:
                    pass
    return {
        **{f"turns of {phase}": phases[phase] / state.players for phase in PHASES},
        "settled": sum(settled) / state.players,
        "saved": sum(state.saved) / state.players,
        "saved %": 100 * sum(state.saved) / sum(settled),
        **{f"lost: {cause.replace('_', ' ')}": lost[cause] / state.players for cause in CAUSES},
    }


def deeds(played: Played, story: Sequence[Moment]) -> list[dict[str, float]]:
    """For each seat its markers: settled, called as relatives, thrown into the volcano by its omens, saved."""
    done = Counter[tuple[type[Event], int]]()
    for moment in story:
        for event in moment.step.events:
            match event:
                case RelativePlaced(seat=seat) | OmenDrawn(seat=seat) | LavaLaid(seat=seat):
                    done[type(event), seat] += 1
                case _:
                    pass
    state = played.state
    return [
        {
            "settled": float(state.saved[seat] + state.volcano[seat]),
            "relatives": float(done[RelativePlaced, seat]),
            "omens": float(done[OmenDrawn, seat]),
            "lava laid": float(done[LavaLaid, seat]),
            "saved, of those settled": state.saved[seat] / max(1, state.saved[seat] + state.volcano[seat]),
        }
        for seat in range(state.players)
    ]
