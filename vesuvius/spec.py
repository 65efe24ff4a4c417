"""The record of a game: ``SPEC`` in the ``spec.py`` of its package says everything that other parts need to know of it.

The record names modules by dotted string, and names in a module as ``"package.module:name"``. They are imported on
use, so imports still point one way. Only ``name`` and ``rules`` are required: a game without a face is shown by the
plain one, a game without a twin has no bots that search, and so on.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Literal, get_args

from vesuvius.frozen import FrozenDict

Policy = Literal["uniform", "sensible", "shrewd"]
"""How the twin plays a rollout (``vesuvius/twin.py``)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchSettings:
    """How a bot searches this game (``vesuvius/search.py``)."""

    sharpness: float
    """The prior of a move is proportional to exp(sharpness * evaluation)."""
    horizon: int = 0
    """How many turns a rollout plays before the position is evaluated."""
    expand_after: int = 0
    """How many visits a node needs before its moves are evaluated one by one; 0 where evaluation is cheap."""
    max_depth: int | None = None
    """The depth limit of the tree; None is without limit. Hidden cards make deep trees too wide."""
    policy: Policy = "sensible"
    """The rollout policy."""
    net: bool = False
    """Whether priors come from the game's net for searches, where it has one for the number of players."""
    look_after: int = 1
    """Instead of ``expand_after``, if they do."""
    value_mix: float = 0.0
    """The net's share in the value of a leaf, from 0 to 1."""

    def __post_init__(self) -> None:
        """Refuse settings that a search cannot follow; a ValueError names the setting."""
        if not self.sharpness > 0:
            raise ValueError(f"sharpness must be above 0, not {self.sharpness!r}")
        if self.horizon < 0:
            raise ValueError(f"horizon must be at least 0, not {self.horizon!r}")
        if self.expand_after < 0:
            raise ValueError(f"expand_after must be at least 0, not {self.expand_after!r}")
        if self.look_after < 0:
            raise ValueError(f"look_after must be at least 0, not {self.look_after!r}")
        if not 0 <= self.value_mix <= 1:
            raise ValueError(f"value_mix must be from 0 to 1, not {self.value_mix!r}")
        if self.max_depth is not None and self.max_depth < 1:
            raise ValueError(f"max_depth must be at least 1, or None, not {self.max_depth!r}")
        if self.policy not in get_args(Policy):
            raise ValueError(f"policy must be one of {', '.join(get_args(Policy))}, not {self.policy!r}")


@dataclass(frozen=True, slots=True, kw_only=True)
class BotSpec:
    """A bot that only this game has."""

    maker: str
    """``"package.module:name"`` of a class or function that takes the bot's ``random.Random`` and returns the bot."""
    level: int
    """1 for a beginner, up to 4."""
    sentence: str
    """What the bot does, in English; the game's words have it in other languages."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Strength:
    """One step of the scale of strengths on which people choose an opponent (``vesuvius/bots/graded.py``)."""

    bot: str
    """The bot whose moves it makes."""
    nodes: int = 0
    """The iterations of a move, if that bot searches."""
    slips: float = 0.0
    """The chance that a move is that of a weaker player instead."""
    weaker: Literal["stray", "novice", "citizen"] = "novice"
    """The weaker player; a stray makes any legal move."""
    elo: int = 0
    """Its strength against the other steps with two players; the lowest step has 0."""

    def __post_init__(self) -> None:
        """Refuse a step that nobody can play; a ValueError names the setting."""
        if self.nodes < 0:
            raise ValueError(f"nodes must be at least 0, not {self.nodes!r}")
        if not 0 <= self.slips <= 1:
            raise ValueError(f"slips must be from 0 to 1, not {self.slips!r}")


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSpec:
    """The record of one game."""

    name: str
    """Its name in commands, journals and addresses, and of its package."""
    rules: str
    """The module with the functions of ``vesuvius.contract.Game``."""
    version: int = 1
    """The version of the rules. It rises whenever a move becomes legal, or stops being legal, in some position."""
    former: Mapping[int, str] = field(default_factory=lambda: FrozenDict[int, str]())
    """The modules of earlier versions of the rules, by version, so that games begun under them can be finished."""
    mark: str = "mask"
    """The symbol that stands for the game in lists of tables: one of the client's symbols."""
    interrupts: bool = False
    """Whether a seat may act in another's turn, so that its tables have a grace setting."""
    deals_pieces: bool = False
    """Whether the game itself deals each seat its colour, so that nobody can choose a piece."""
    random_play_ends: bool = True
    """Whether uniformly random moves end the game; if not, measurements use the twin's sensible policy."""
    twin: str | None = None
    """The twin's module (``vesuvius/twin.py``)."""
    parts: str | None = None
    """The module that says which parts a move has, for nets: ``PARTS``, their number, and ``parts(code, seat,
    players)`` (``vesuvius/net.py``)."""
    nets: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: FrozenDict[str, tuple[int, ...]]())
    """The numbers of players for which the game's folder has nets: ``augur-N.net`` plays alone, ``search-N.net`` is
    for searches (``vesuvius/net_file.py``)."""
    value_rollouts: int = 0
    """How many rollouts estimate the value of a position in a review's ledger of luck (``vesuvius/review``). 0 is for a
    game whose twin's evaluation sees what a drawn card is worth."""
    searchers: Mapping[str, SearchSettings] = field(default_factory=lambda: FrozenDict[str, SearchSettings]())
    """The settings of each bot that searches, by name; they need a twin."""
    offers: str | None = None
    """A function of (state, seat) that returns a move the searchers make before they search, or None."""
    citizen: str | None = None
    """The class of the bot that looks one move ahead: it takes its ``random.Random`` and, if ``tempers`` is given, a
    temper."""
    tempers: str | None = None
    """A mapping with a temper for each name in ``vesuvius.bots.CHARACTERS``."""
    reasons: str | None = None
    """The module that names the terms of a move, so that hints and reviews can say why one is better
    (``vesuvius/reasons``)."""
    sense: str | None = None
    """A function of (view, move, legal) that returns whether a novice would consider the move."""
    bots: Mapping[str, BotSpec] = field(default_factory=lambda: FrozenDict[str, BotSpec]())
    """Bots that only this game has, by name."""
    strengths: tuple[Strength, ...] = ()
    """The scale of strengths, the weakest step first."""
    themes: str | None = None
    """The module that names the themes of puzzles: ``THEMES``, and ``themes(state, seat, move)`` for a puzzle with that
    best move. The game's words have each as ``theme_NAME``."""
    face: str | None = None
    """The terminal face: a module with the functions of ``vesuvius.terminal.face.Face``."""
    picture: str | None = None
    """A function of (sheet, view, looks) that draws the final board for the picture that chats show of a link
    (``vesuvius/pictures``)."""
    study: str | None = None
    """The study: a module with the functions of ``vesuvius.studies.Study``."""


def resolve(reference: str) -> Any:
    """The object that ``"package.module:name"`` refers to, or the module if there is no name."""
    module, _, name = reference.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found
