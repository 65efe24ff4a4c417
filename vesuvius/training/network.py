"""The net in torch: the same function as ``vesuvius.net.SparseNet``, as plain tensors that can be taught."""

from array import array
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
import torch  # pyright: ignore[reportMissingImports]  # not in [dev]

from vesuvius.contract import Json
from vesuvius.games import spec, twin
from vesuvius.net import Parts, Weights
from vesuvius.net_file import MATRICES, RATED, pack, unpack
from vesuvius.spec import resolve

SLOPE = 0.125
"""The scale of a cell's value while it is taught: amounts up to some dozens stay near those of single pieces."""


FACTOR = 2.0
"""The factor of the ratings before anything is learned: with them alone, priors as in the search without a net."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The widths of the layers."""

    hidden: int = 192
    second: int = 64
    width: int = 64
    rated: bool = False
    """Whether the evaluation right after a move is one of its inputs."""


class Network:
    """The tensors of a net for one game and number of players, on one device."""

    def __init__(self, game: str, players: int, sizes: Sizes, device: str = "cpu", seed: int = 1) -> None:
        fast, module = twin(game), resolve(spec(game).parts or "")
        self.game, self.players, self.sizes, self.device = game, players, sizes, device
        cells, self.actions, self.parts = fast.LAYOUT.size, fast.ACTIONS, module.PARTS
        random = torch.Generator().manual_seed(seed)

        def matrix(rows: int, width: int, spread: float, mean: float = 0.0) -> torch.Tensor:
            return mean + spread * torch.randn(rows, width, generator=random)

        hidden, second, width = sizes.hidden, sizes.second, sizes.width
        tensors = {
            "slope": matrix(cells, hidden, 0.1),
            "some": matrix(cells, hidden, 0.1),
            "many": matrix(cells, hidden, 0.1),
            "into_second": matrix(hidden, second, sqrt(2 / hidden)),
            "into_embedding": matrix(second, width, sqrt(1 / second)),
            "into_values": matrix(second, players, 0.02),
            "sums": matrix(self.parts, width, 0.05),
            "products": matrix(self.parts, width, 0.3, 1.0),
            "first_bias": torch.zeros(hidden),
            "second_bias": torch.zeros(second),
            "embedding_bias": torch.zeros(width),
            "value_bias": torch.zeros(players),
        }
        if sizes.rated:
            tensors |= {"into_factor": matrix(second, 1, 0.05), "factor_bias": torch.full((1,), FACTOR)}
        self.tensors = {name: one.to(device).requires_grad_() for name, one in tensors.items()}
        self._index_parts(module.parts)

    def _index_parts(self, parts: Parts) -> None:
        """Set ``places``, the parts of each different move, padded with a part of its own, and ``rows``: which of them
        each seat's code is."""
        known: dict[tuple[int, ...], int] = {}
        rows = [
            known.setdefault(parts(code, seat, self.players), len(known))
            for seat in range(self.players)
            for code in range(self.actions)
        ]
        most = max(map(len, known))
        self.places = torch.tensor([[*one, *[self.parts] * (most - len(one))] for one in known], device=self.device)
        self.rows = torch.tensor(rows, device=self.device)

    def embeddings(self) -> torch.Tensor:
        """The embedding of each different move."""
        nothing = torch.zeros(1, self.sizes.width, device=self.device)
        gather = torch.nn.functional.embedding
        sums = gather(self.places, torch.cat([self.tensors["sums"], nothing])).sum(1)
        return sums + gather(self.places, torch.cat([self.tensors["products"], nothing + 1])).prod(1)

    def think(self, cells: torch.Tensor) -> torch.Tensor:
        """The second layer of each position, a row of int8 cells."""
        of = self.tensors
        value = cells.float()
        into = torch.cat([of["slope"] * SLOPE, of["some"], of["many"]])
        seen = torch.cat([value, (value > 0).float(), (value > 1).float()], 1)
        first = torch.relu(seen @ into + of["first_bias"])
        return torch.relu(first @ of["into_second"] + of["second_bias"])

    def values(self, then: torch.Tensor) -> torch.Tensor:
        """The logits of the seats, clockwise from the observer."""
        return then @ self.tensors["into_values"] + self.tensors["value_bias"]

    def score(
        self, then: torch.Tensor, codes: torch.Tensor, seats: torch.Tensor, ratings: torch.Tensor
    ) -> torch.Tensor:
        """The scores of moves, a row of codes for each position; -inf for a code of -1."""
        of = self.tensors
        embedding = then @ of["into_embedding"] + of["embedding_bias"]
        rows = self.rows[seats.long()[:, None] * self.actions + codes.long().clamp(min=0)]
        moves = torch.nn.functional.embedding(rows, self.embeddings())
        scores = (moves @ embedding[:, :, None]).squeeze(2)
        if self.sizes.rated:
            scores = scores + (then @ of["into_factor"] + of["factor_bias"]) * ratings
        return scores.masked_fill(codes < 0, -torch.inf)

    def weights(self, cells: "np.ndarray[Any, Any] | None" = None) -> Weights:
        """The weights as the search reads them. ``cells`` are observations that the net was taught by: rows of cells,
        or of differences in a cell, that never occurred there are set to 0."""
        found = {name: one.detach().cpu().numpy().astype(np.float32) for name, one in self.tensors.items()}
        found["slope"] = found["slope"] * np.float32(SLOPE)
        if cells is not None:
            most, least = cells.max(0), cells.min(0)
            plain = ((most <= 1) & (least >= 0))[:, None]
            found["some"] = np.where(plain, found["some"] + found["slope"], found["some"])
            found["some"][most < 1] = 0
            found["slope"] = np.where(plain, np.float32(0), found["slope"])
            found["many"][most <= 1] = 0
        return {
            name: (one.shape[-1], array("f", one.astype("<f4").tobytes() if one.size else b""))
            for name, one in found.items()
        }

    def packed(self, made: dict[str, Json], cells: "np.ndarray[Any, Any] | None" = None) -> bytes:
        """The file of this net; ``made`` says how it was made."""
        fast = twin(self.game)
        header = {
            "game": self.game,
            "players": self.players,
            "observation": fast.LAYOUT.version,
            "cells": fast.LAYOUT.size,
            "actions": self.actions,
            "parts": self.parts,
            "made": made,
        }
        return pack(header, self.weights(cells))

    def take(self, packed: bytes) -> None:
        """Go on from the weights of a file of the same sizes."""
        with torch.no_grad():
            for name, (width, numbers) in unpack(packed).items():
                read = torch.tensor(numbers)
                if name in (*MATRICES, *RATED):
                    read = read.reshape(-1, width)
                self.tensors[name].copy_(read / SLOPE if name == "slope" else read)
