"""The record of Pebbles."""

from typing import Final

from vesuvius.spec import GameSpec

SPEC: Final = GameSpec(name="pebbles", rules="pebbles")
