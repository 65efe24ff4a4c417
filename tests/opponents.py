"""The bots that every test of bots takes."""

from vesuvius.bots import bots, strengths


def opponents(game: str) -> list[str]:
    """All bots of a game; of its scale of strengths the ends and the middle."""
    steps = strengths(game)
    return [*bots(game), steps[0], steps[len(steps) // 2], steps[-1]]
