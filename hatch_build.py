"""Compiles the fast twins when the package is built; ``python hatch_build.py`` does it again in a working copy.

A twin is a ``.py`` file with a ``.pxd`` beside it. The compiled module comes to lie beside both, where an editable
install finds it and a wheel takes it along. Where there is no compiler the build goes on, and the plain files run.
"""

import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent


def compile_twins() -> list[Path]:
    """Compile every twin in place; the compiled modules, or nothing where that cannot be done."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    twins = sorted(path.relative_to(ROOT).with_suffix("") for path in ROOT.glob("vesuvius/**/*.pxd"))
    flags = [] if sys.platform == "win32" else ["-O3"]
    made = cythonize(
        [Extension(".".join(twin.parts), [f"{twin}.py"], extra_compile_args=flags) for twin in twins],
        build_dir="build/cython",
        quiet=True,
    )
    for extension in made:
        extension.optional = True  # cythonize forgets it: without a compiler the plain files run
    command = build_ext(Distribution({"name": "vesuvius", "ext_modules": made}))
    command.inplace = True
    command.build_temp = "build/cython"
    command.parallel = 2
    command.ensure_finalized()
    command.run()
    built = [ROOT / command.get_ext_filename(extension.name) for extension in made]
    if all(path.exists() for path in built):
        return built
    for path in built:
        path.unlink(missing_ok=True)  # a plain twin cannot stand on a compiled one: all or none
    return []


if __name__ == "__main__":
    os.chdir(ROOT)
    print("\n".join(str(path.relative_to(ROOT)) for path in compile_twins()))  # noqa: T201 - what was asked for
else:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class TwinsHook(BuildHookInterface[Any]):
        """Wheels and editable installs carry the compiled twins; source distributions do not."""

        PLUGIN_NAME = "custom"

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
            if self.target_name != "wheel":
                return
            os.chdir(ROOT)
            built = compile_twins()
            if built:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                build_data["artifacts"] += [path.relative_to(ROOT).as_posix() for path in built]
