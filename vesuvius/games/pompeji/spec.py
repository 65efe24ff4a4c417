"""The record of Pompeji."""

from typing import Final

from vesuvius.frozen import FrozenDict
from vesuvius.spec import GameSpec, SearchSettings

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
    themes="vesuvius.games.pompeji.themes",
    face="vesuvius.terminal.pompeji.face",
    picture="vesuvius.pictures.pompeji.picture:draw",
    study="vesuvius.studies.pompeji.study",
)
