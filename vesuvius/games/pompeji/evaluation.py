"""What the fast twin of Pompeji hopes for: points, and what statue and permit may still bring."""

SWING, EACH = 8.0, 0.45
"""By how many points two seats must differ to make the odds between them e : 1, and more for each card to come."""

MARGIN = 25.0
"""The same for how clearly a game was won."""

STATUE, PERMIT = 16.0, 21.0
"""How many points more a seat ends with that still has its statue, or permit: from 4,000 games of shrewd seats."""
