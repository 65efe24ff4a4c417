"""The record of Pompeii: The Last Days."""

from typing import Final

from vesuvius.frozen import FrozenDict
from vesuvius.spec import GameSpec, SearchSettings

SEARCH: Final = SearchSettings(sharpness=40.0)

SPEC: Final = GameSpec(
    name="lastdays",
    rules="vesuvius.games.lastdays",
    mark="vase",
    deals_pieces=True,
    random_play_ends=False,  # in phase 1 random seats sell as much as they buy
    twin="vesuvius.games.lastdays.fast",
    parts="vesuvius.games.lastdays.parts",
    nets=FrozenDict({"augur": (2,)}),
    searchers=FrozenDict({"patrician": SEARCH, "oracle": SEARCH}),
    offers="vesuvius.bots.lastdays.offers:offer",
    citizen="vesuvius.bots.lastdays.citizen:LastDaysCitizen",
    tempers="vesuvius.bots.lastdays.citizen:TEMPERS",
    reasons="vesuvius.bots.lastdays.reasons",
    sense="vesuvius.bots.lastdays.sense:sensible",
    themes="vesuvius.games.lastdays.themes",
    face="vesuvius.terminal.lastdays.face",
    picture="vesuvius.pictures.lastdays.picture:draw",
    study="vesuvius.studies.lastdays.study",
)
