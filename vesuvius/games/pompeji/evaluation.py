"""The numbers of the twin's evaluation: points, and what an unused statue or permit may still bring."""

SWING, EACH = 8.0, 0.45
"""The lead in points that makes the odds between two seats e : 1: SWING, plus EACH for each card to come."""

MARGIN = 25.0
"""The same in a finished game, for the part of its value that depends on the margin."""

STATUE, PERMIT = 16.0, 21.0
"""How many more points a seat ends with if it still has its statue, or a permit: from 4,000 games of shrewd seats."""
