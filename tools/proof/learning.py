"""A net taught for two minutes on two cores plays better than one that was taught nothing."""

import asyncio
from dataclasses import replace
from pathlib import Path
from time import monotonic

from tools.proof.report import Batch, Missing, Proof
from vesuvius.games import games, spec
from vesuvius.training.labour import compete, workers
from vesuvius.training.matches import Player
from vesuvius.training.selfplay import Play

SHARE = 0.7
"""What the taught net wins at least of its games."""


async def learning(amount: int, seed: int, folder: Path) -> Batch:
    """Teach a net of each game by the small preset, and play ``amount`` games against the untrained one."""
    try:
        from vesuvius.training.network import Network
        from vesuvius.training.rounds import SMALL, Run
    except ModuleNotFoundError as error:
        raise Missing(f"needs {error.name}: pip install 'vesuvius[train]'") from error
    batch = Batch()
    for name in games():
        if not spec(name).parts:
            continue
        begun = monotonic()
        recipe = replace(SMALL, game=name, rounds=1, gate_rounds=1, seed=seed)
        run = Run(recipe, folder / name, 2, "cpu", lambda *_: None)
        await asyncio.to_thread(run.go_on)
        batch.measure(f"{name}: taught", monotonic() - begun)
        taught, untaught = run.net(0), Network(name, 2, recipe.sizes, seed=seed + 1).packed({})
        one, other = (Player(play=Play(game=name, players=2, net=packed)) for packed in (taught, untaught))
        with workers(2) as crew:
            score = compete(crew, one, other, f"{seed}", max(1, amount // 2))
        batch.count(f"{name}: won", round(score.share * score.games))
        batch.expect(score.share >= SHARE, f"{name}: the taught net won {score}")
    batch.amount += amount
    return batch


PROOFS = (Proof("learning", "games of a taught net", "games", learning, 100, 100, 0),)
