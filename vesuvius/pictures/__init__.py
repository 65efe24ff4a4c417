"""Pictures of finished games, which chats show of links: the final board and the podium, as SVG.

The drawings and colours are the client's own: its build writes them to a file (``ui/parts.ts``), which ``Drawings``
reads. The record of a game names the function that draws its board (``GameSpec.picture``); without one a game gets a
larger podium. The picture is of what a spectator sees, and only the caller knows whether the game is over.
"""

from vesuvius.pictures.frame import HEIGHT, WIDTH, Seat, picture
from vesuvius.pictures.sheet import Board, Drawings, Sheet

__all__ = ["HEIGHT", "WIDTH", "Board", "Drawings", "Seat", "Sheet", "picture"]
