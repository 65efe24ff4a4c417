"""The record of The Downfall of Pompeii."""

from typing import Final

from vesuvius.frozen import FrozenDict
from vesuvius.spec import GameSpec, SearchSettings, Strength

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
    strengths=(
        Strength(bot="novice"),
        Strength(bot="citizen", slips=0.94, elo=120),
        Strength(bot="citizen", slips=0.88, elo=216),
        Strength(bot="citizen", slips=0.82, elo=327),
        Strength(bot="citizen", slips=0.75, elo=463),
        Strength(bot="citizen", slips=0.66, elo=626),
        Strength(bot="citizen", slips=0.56, elo=754),
        Strength(bot="citizen", slips=0.44, elo=858),
        Strength(bot="citizen", slips=0.27, elo=1057),
        Strength(bot="citizen", slips=0.11, elo=1251),
        Strength(bot="citizen", elo=1364),
        Strength(bot="patrician", nodes=300, elo=1567),
        Strength(bot="patrician", nodes=3_000, elo=1671),
    ),
    themes="vesuvius.games.downfall.themes",
    face="vesuvius.terminal.downfall.face",
    picture="vesuvius.pictures.downfall.picture:draw",
    study="vesuvius.studies.downfall.study",
)
