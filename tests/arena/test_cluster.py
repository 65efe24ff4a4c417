"""The same games on a real Ray cluster with two workers on this machine."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from tests.services import missing

CUSTOM = Path(__file__).with_name("custom.py")

HOLD = """
import sys, ray
ray.init(address="local", num_cpus=2, _node_ip_address="127.0.0.1", include_dashboard=False, log_to_driver=False)
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
"""


TOKEN = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32)}
"""A cluster runs any code it receives, so this one accepts only clients that know the token."""


def arena(*words: str) -> Any:
    """The last line of ``vesuvius arena --json`` without the figures that depend on the clock."""
    command = [sys.executable, "-m", "vesuvius", "arena", "downfall", *words, "--json"]
    process = subprocess.run(command, capture_output=True, text=True, timeout=600, env={**os.environ, **TOKEN})
    assert process.returncode == 0, process.stderr
    found = json.loads(process.stdout.splitlines()[-1])
    return {name: value for name, value in found.items() if name not in ("seconds_per_move", "slowest_move")}


@pytest.fixture(scope="module")
def ray() -> Iterator[str]:
    """The address of a Ray cluster with two cores, which runs for the length of these tests."""
    if find_spec("ray") is None:
        missing("ray", "it is not installed (pip install 'vesuvius[ray]')")
    command = [sys.executable, "-c", HOLD]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **TOKEN}
    ) as head:
        assert head.stdin
        assert head.stdout
        address = head.stdout.readline().strip()
        assert ":" in address, "Ray has not started"
        yield address
        head.stdin.close()
        head.wait(timeout=60)


@pytest.mark.parametrize("kind", ["Lucky", "Dying"])
def test_a_cluster_plays_the_same_games_and_reports_the_same_forfeits(ray: str, tmp_path: Path, kind: str) -> None:
    words = ["--seats", f"{CUSTOM}:{kind},novice", "--games", "2"]
    far, near = tmp_path / "far", tmp_path / "near"
    assert arena(*words, "--ray", ray, "--journals", str(far)) == arena(*words, "--journals", str(near))
    assert {file.name: file.read_text("utf-8") for file in far.iterdir()} == {
        file.name: file.read_text("utf-8") for file in near.iterdir()
    }
    assert len(list(far.iterdir())) == (2 if kind == "Lucky" else 0), "a process that ends takes its journal along"


def test_on_a_cluster_a_bot_that_hangs_forfeits(ray: str) -> None:
    words = ["--seats", f"{CUSTOM}:Hanging,novice", "--games", "2", "--timeout", "3"]
    assert arena(*words, "--ray", ray)["forfeits"] == {f"{CUSTOM}:Hanging": 2, "novice": 0}


def test_a_host_lost_twice_in_a_game_is_reported_in_a_sentence(ray: str) -> None:
    words = ["arena", "downfall", "--seats", f"{CUSTOM}:Murderous,novice", "--games", "1", "--ray", ray]
    command = [sys.executable, "-m", "vesuvius", *words]
    process = subprocess.run(command, capture_output=True, text=True, timeout=300, env={**os.environ, **TOKEN})
    assert process.returncode == 2, process.stderr
    assert "The cluster has lost a game twice: " in " ".join(process.stderr.split())
    assert "Traceback" not in process.stderr


def test_without_ray_a_sentence_says_what_to_install() -> None:
    script = (
        "import sys; sys.modules['ray'] = None\n"
        "from vesuvius.cli import app\n"
        "app(['arena', 'downfall', '--seats', 'novice,novice', '--ray', 'auto'])"
    )
    process = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120)
    assert process.returncode == 2
    assert "Ray is not installed: pip install 'vesuvius[ray]'" in process.stderr


def test_an_unreachable_ray_is_reported(ray: str) -> None:
    words = ["arena", "downfall", "--seats", "novice,novice", "--ray", "ray://127.0.0.1:9"]
    process = subprocess.run([sys.executable, "-m", "vesuvius", *words], capture_output=True, text=True, timeout=300)
    assert process.returncode == 2
    assert "Ray does not answer at ray://127.0.0.1:9" in " ".join(process.stderr.split())
