"""Makes a PNG of an SVG in a process of its own: what does it holds Python's lock, and the server must go on.

``python -m vesuvius.pictures.raster`` reads SVG and writes PNG. It needs the extra ``pictures``, and a font.
"""

import os
import sys
from importlib.util import find_spec
from subprocess import CalledProcessError, TimeoutExpired, run
from typing import Final

SECONDS: Final = 30
"""The most time for one picture."""


def available() -> bool:
    """Whether the extra is installed."""
    return find_spec("resvg_py") is not None


def png(svg: str) -> bytes:
    """The picture as PNG; an OSError if it cannot be made."""
    command = [sys.executable, "-P", "-m", "vesuvius.pictures.raster"]
    try:
        return run(command, input=svg.encode(), capture_output=True, check=True, timeout=SECONDS).stdout
    except (CalledProcessError, TimeoutExpired) as error:
        raise OSError(f"the picture could not be made: {error}") from error


def main() -> None:
    from resvg_py import svg_to_bytes

    if hasattr(os, "nice"):
        os.nice(10)
    sys.stdout.buffer.write(svg_to_bytes(svg_string=sys.stdin.buffer.read().decode()))


if __name__ == "__main__":
    main()
