"""Three citizens with a temper: as strong as others, but not alike to play against."""

from random import Random
from typing import TypeAlias

from vesuvius.bots.downfall import citizen as citizen_downfall
from vesuvius.bots.lastdays import citizen as citizen_lastdays
from vesuvius.bots.pompeji import citizen as citizen_pompeji

DOWNFALL = {
    "cautious": citizen_downfall.Temper(envy=0.8, fear=1.6),
    "sociable": citizen_downfall.Temper(company=0.03),
    "ruthless": citizen_downfall.Temper(envy=1.3, fear=0.8),
}

POMPEJI = {
    "cautious": citizen_pompeji.Temper(thrift=1.25, daring=False),
    "sociable": citizen_pompeji.Temper(envy=0.6),
    "ruthless": citizen_pompeji.Temper(envy=1.4, thrift=0.8),
}


LASTDAYS = {
    "cautious": citizen_lastdays.Temper(daring=False),
    "sociable": citizen_lastdays.Temper(often=1.0, envy=0.5),
    "ruthless": citizen_lastdays.Temper(often=0.0, envy=2.0, spite=0.5),
}


Citizen: TypeAlias = (
    citizen_downfall.DownfallCitizen | citizen_pompeji.PompejiCitizen | citizen_lastdays.LastDaysCitizen
)


def character(name: str, game: str, rng: Random) -> Citizen:
    """The citizen of that temper."""
    if game == "downfall":
        return citizen_downfall.DownfallCitizen(rng, DOWNFALL[name])
    if game == "pompeji":
        return citizen_pompeji.PompejiCitizen(rng, POMPEJI[name])
    return citizen_lastdays.LastDaysCitizen(rng, LASTDAYS[name])
