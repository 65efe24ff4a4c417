"""Teach a net examples: the policy the search's visits, the values half the result and half the search's value."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi
from time import monotonic

import numpy as np
import torch  # pyright: ignore[reportMissingImports]  # not in [dev]

from vesuvius.training.network import Network
from vesuvius.training.selfplay import Examples

NDMask = np.ndarray[tuple[int, ...], np.dtype[np.bool_]]

HELD_APART = 0.05
"""The share of games that are not taught but judge when to stop."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """How a net is taught."""

    epochs: int = 8
    batch: int = 4096
    rate: float = 2e-3
    decay: float = 1e-2
    seconds: float | None = None
    """Stop after the step in which these seconds are over."""
    weight_of_values: float = 0.5
    seed: int = 1
    cosine: bool = True


@dataclass(frozen=True, slots=True)
class Mark:
    """How well the net knows the games held apart."""

    steps: int
    policy: float
    """Cross entropy with the visits."""
    value: float
    """Cross entropy with the target of the values."""
    first_choice: float
    """How often the best score is that of the most visited move."""


class Data:
    """Examples as tensors on a device."""

    def __init__(self, examples: Examples, device: str) -> None:
        self.cells = torch.tensor(examples.cells, device=device)
        self.codes = torch.tensor(examples.codes, device=device)
        visits = torch.tensor(examples.visits.astype(np.float32), device=device)
        self.visits = (visits / visits.sum(1, keepdim=True).clamp(min=1)).half()
        self.ratings = torch.tensor(examples.ratings, device=device)
        self.seats = torch.tensor(examples.seats, device=device)
        self.values = torch.tensor(targets(examples), device=device)

    def __len__(self) -> int:
        return len(self.cells)


def targets(examples: Examples) -> "np.ndarray[tuple[int, ...], np.dtype[np.float32]]":
    """Half the result, half the search's value; what it leaves to the others is shared as in the result."""
    results = examples.results
    searched = examples.searched[:, None].clip(0, 1)
    others = results[:, 1:].sum(1, keepdims=True)
    share = np.where(others > 0, results[:, 1:] / np.maximum(others, 1e-6), 1 / (results.shape[1] - 1))
    guessed = np.concatenate([searched, (1 - searched) * share], 1)
    found: np.ndarray[tuple[int, ...], np.dtype[np.float32]] = ((results + guessed) / 2).astype(np.float32)
    return found


def split(examples: Examples) -> tuple[NDMask, NDMask]:
    """Which examples are taught and which held apart: whole games."""
    apart = (examples.games * 7919 % 1000) < 1000 * HELD_APART
    if not apart.any() or apart.all():
        apart = examples.games == examples.games.min()
    return ~apart, apart


def chosen(examples: Examples, which: NDMask) -> Examples:
    """Some of the examples."""
    return Examples(*(getattr(examples, name)[which] for name in examples.__slots__))


def losses(network: Network, data: Data, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Mean cross entropies of policy and values, and the share of first choices that are right."""
    then = network.think(data.cells[rows])
    codes = data.codes[rows]
    width = int((codes >= 0).sum(1).max())
    codes, visits = codes[:, :width], data.visits[rows][:, :width].float()
    scores = network.score(then, codes, data.seats[rows], data.ratings[rows][:, :width].float())
    logs = torch.log_softmax(scores, 1).masked_fill(codes < 0, 0.0)
    policy = -(visits * logs).sum(1).mean()
    value = -(data.values[rows] * torch.log_softmax(network.values(then), 1)).sum(1).mean()
    right = (scores.argmax(1) == visits.argmax(1)).float().mean()
    return policy, value, right


def mark(network: Network, data: Data, steps: int, batch: int = 8192) -> Mark:
    """Judge the net by examples that it was not taught."""
    sums, seen = np.zeros(3), 0
    with torch.no_grad():
        for at in range(0, len(data), batch):
            rows = torch.arange(at, min(at + batch, len(data)), device=data.cells.device)
            sums += np.array([float(one) for one in losses(network, data, rows)]) * len(rows)
            seen += len(rows)
    return Mark(steps, *(round(float(one), 5) for one in sums / max(1, seen)))


def teach(
    network: Network, examples: Examples, lesson: Lesson, follow: Callable[[Mark], None] | None = None
) -> list[Mark]:
    """Teach the net; it ends with the weights that knew the games held apart best. Returns its marks by epoch."""
    torch.set_num_threads(1)  # on a CPU the steps are too small to share: threads would wait for each other
    taught, apart = split(examples)
    data, judge = Data(chosen(examples, taught), network.device), Data(chosen(examples, apart), network.device)
    random = torch.Generator().manual_seed(lesson.seed)
    tensors = list(network.tensors.values())
    optimiser = torch.optim.AdamW(tensors, lr=lesson.rate, weight_decay=lesson.decay, betas=(0.9, 0.98))
    per_epoch = max(1, len(data) // lesson.batch)
    total, step = per_epoch * lesson.epochs, 0
    begun = monotonic()
    marks = [mark(network, judge, 0)]
    best, kept = _worth(marks[0]), {name: one.detach().clone() for name, one in network.tensors.items()}
    over = False
    for _ in range(lesson.epochs):
        order = torch.randperm(len(data), generator=random).to(network.device)
        for number in range(per_epoch):
            done = step / total
            if lesson.seconds is not None:
                done = max(done, (monotonic() - begun) / lesson.seconds)
            warm = min(1.0, (step + 1) / 100)
            for group in optimiser.param_groups:
                group["lr"] = lesson.rate * warm * (0.5 * (1 + cos(pi * min(1.0, done))) if lesson.cosine else 1.0)
            policy, value, _ = losses(network, data, order[number * lesson.batch : (number + 1) * lesson.batch])
            optimiser.zero_grad(set_to_none=True)
            torch.autograd.backward([policy + lesson.weight_of_values * value])
            torch.nn.utils.clip_grad_norm_(tensors, 1.0)
            optimiser.step()
            step += 1
            over = done >= 1.0
            if over:
                break
        marks.append(mark(network, judge, step))
        if follow:
            follow(marks[-1])
        if _worth(marks[-1]) < best:
            best, kept = _worth(marks[-1]), {name: one.detach().clone() for name, one in network.tensors.items()}
        elif len(marks) > 4 and min(map(_worth, marks[-3:])) > best:
            break  # it only learns its own games by heart
        if over:
            break
    with torch.no_grad():
        for name, one in kept.items():
            network.tensors[name].copy_(one)
    return marks


def _worth(one: Mark) -> float:
    return one.policy + one.value
