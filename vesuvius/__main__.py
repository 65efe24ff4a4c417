"""``python -m vesuvius`` is ``vesuvius``."""

from vesuvius.cli import app

app(prog_name="vesuvius")
