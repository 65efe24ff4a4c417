"""The record of Pompeji."""

from typing import Final

from vesuvius.frozen import FrozenDict
from vesuvius.spec import GameSpec, SearchSettings, Strength

SEARCH: Final = SearchSettings(sharpness=40.0, horizon=11, max_depth=1, policy="shrewd")

SPEC: Final = GameSpec(
    name="pompeji",
    rules="vesuvius.games.pompeji",
    mark="column",
    interrupts=True,
    twin="vesuvius.games.pompeji.fast",
    parts="vesuvius.games.pompeji.parts",
    value_rollouts=30,
    searchers=FrozenDict({"patrician": SEARCH, "oracle": SEARCH}),
    citizen="vesuvius.bots.pompeji.citizen:PompejiCitizen",
    tempers="vesuvius.bots.pompeji.citizen:TEMPERS",
    reasons="vesuvius.bots.pompeji.reasons",
    sense="vesuvius.bots.pompeji.sense:sensible",
    strengths=(
        Strength(bot="novice"),
        Strength(bot="citizen", slips=0.94, elo=122),
        Strength(bot="citizen", slips=0.87, elo=227),
        Strength(bot="citizen", slips=0.79, elo=352),
        Strength(bot="citizen", slips=0.68, elo=478),
        Strength(bot="citizen", slips=0.54, elo=648),
        Strength(bot="citizen", slips=0.39, elo=784),
        Strength(bot="citizen", slips=0.24, elo=943),
        Strength(bot="citizen", slips=0.13, elo=1052),
        Strength(bot="citizen", slips=0.03, elo=1196),
        Strength(bot="patrician", nodes=1_000, elo=1303),
    ),
    themes="vesuvius.games.pompeji.themes",
    face="vesuvius.terminal.pompeji.face",
    picture="vesuvius.pictures.pompeji.picture:draw",
    study="vesuvius.studies.pompeji.study",
)
