"""Puzzles: positions from games between bots in which the seat to move has one clearly best move.

The puzzles of a game lie in ``puzzles.jsonl`` in its package, one JSON object a line; ``vesuvius puzzles mine`` finds
them.
"""

from vesuvius.puzzles.shelf import Puzzle, daily, puzzle, puzzles, streak

__all__ = ["Puzzle", "daily", "puzzle", "puzzles", "streak"]
