"""The record of The Downfall of Pompeii."""

from typing import Final

from vesuvius.frozen import FrozenDict
from vesuvius.spec import GameSpec, SearchSettings

SPEC: Final = GameSpec(
    name="downfall",
    rules="vesuvius.games.downfall",
    version=2,
    former=FrozenDict({1: "vesuvius.games.downfall.former"}),
    mark="helmet",
    twin="vesuvius.games.downfall.fast",
    parts="vesuvius.games.downfall.parts",
    nets=FrozenDict({"augur": (2,)}),
    value_rollouts=100,
    searchers=FrozenDict(
        {
            "patrician": SearchSettings(sharpness=20.0, horizon=6, expand_after=2),
            "oracle": SearchSettings(sharpness=20.0, horizon=12, expand_after=2, policy="shrewd"),
        }
    ),
    citizen="vesuvius.bots.downfall.citizen:DownfallCitizen",
    tempers="vesuvius.bots.downfall.citizen:TEMPERS",
    reasons="vesuvius.bots.downfall.reasons",
    sense="vesuvius.bots.downfall.sense:sensible",
    themes="vesuvius.games.downfall.themes",
    face="vesuvius.terminal.downfall.face",
    picture="vesuvius.pictures.downfall.picture:draw",
    study="vesuvius.studies.downfall.study",
)
