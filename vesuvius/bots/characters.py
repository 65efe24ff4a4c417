"""Three citizens with a temper: as strong as others, but not alike to play against."""

from random import Random

from vesuvius.bots import citizen_downfall, citizen_pompeji

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


def character(name: str, game: str, rng: Random) -> citizen_downfall.DownfallCitizen | citizen_pompeji.PompejiCitizen:
    """The citizen of that temper."""
    if game == "downfall":
        return citizen_downfall.DownfallCitizen(rng, DOWNFALL[name])
    return citizen_pompeji.PompejiCitizen(rng, POMPEJI[name])
