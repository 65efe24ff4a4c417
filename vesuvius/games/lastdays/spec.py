"""The record of Pompeii: The Last Days."""

from typing import Final

from vesuvius.frozen import FrozenDict
from vesuvius.spec import GameSpec, SearchSettings, Strength

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
    strengths=(
        Strength(bot="novice", slips=0.55, weaker="stray"),
        Strength(bot="novice", slips=0.41, weaker="stray", elo=98),
        Strength(bot="novice", slips=0.23, weaker="stray", elo=218),
        Strength(bot="citizen", slips=0.95, elo=381),
        Strength(bot="citizen", slips=0.68, elo=517),
        Strength(bot="citizen", slips=0.41, elo=634),
        Strength(bot="citizen", slips=0.14, elo=741),
        Strength(bot="patrician", nodes=1_000, elo=910),
    ),
    themes="vesuvius.games.lastdays.themes",
    face="vesuvius.terminal.lastdays.face",
    picture="vesuvius.pictures.lastdays.picture:draw",
    study="vesuvius.studies.lastdays.study",
)
