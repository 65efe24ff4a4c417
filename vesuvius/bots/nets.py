"""The nets that come with the games: ``augur-N.net`` and ``search-N.net`` in a game's folder are for N players."""

from functools import cache

from vesuvius.games import folder, spec, twin
from vesuvius.net import SparseNet
from vesuvius.net_file import BadNet, header_of, unpack
from vesuvius.spec import resolve


@cache
def net(name: str, kind: str, players: int) -> SparseNet:
    """The net that a game has for a kind of use, ``augur`` or ``search``, and a number of players."""
    if players not in spec(name).nets.get(kind, ()):
        raise BadNet(f"{name} has no {kind} net for {players} players.")
    return net_from(folder(name).joinpath(f"{kind}-{players}.net").read_bytes(), name, players)


@cache
def net_from(packed: bytes, name: str, players: int) -> SparseNet:
    """The net in a file; BadNet if it is of another game, number of players or version of the observation."""
    header, fast, record = header_of(packed), twin(name), spec(name)
    if record.parts is None:
        raise BadNet(f"{name} does not say which parts its moves have, so it can have no net.")
    module = resolve(record.parts)
    for key, wanted, what in (
        ("game", name, "the game"),
        ("players", players, "players"),
        ("observation", fast.LAYOUT.version, "version of the observation"),
        ("cells", fast.LAYOUT.size, "cells of the observation"),
        ("actions", fast.ACTIONS, "actions"),
        ("parts", module.PARTS, "parts of moves"),
    ):
        if header.get(key) != wanted:
            raise BadNet(f"This net does not fit: {what} is {header.get(key)} in its file, and {wanted} here.")
    return SparseNet(players, fast.ACTIONS, unpack(packed), module.parts)
