"""All proofs, in the order of the table."""

from tools.proof import (
    backups,
    disk,
    frozen,
    inputs,
    jumps,
    kills,
    leaks,
    learning,
    lessons,
    many,
    oracles,
    puzzling,
    silent,
    sizes,
    slow,
    stories,
)

MODULES = (
    *(kills, inputs, leaks, backups, frozen, disk, jumps, slow, silent, oracles, stories, many, puzzling, sizes),
    lessons,
    learning,
)
PROOFS = tuple(proof for module in MODULES for proof in module.PROOFS)
