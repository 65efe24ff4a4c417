"""``make sbom``: the software bill of materials as CycloneDX JSON, from the lock files alone, the same everywhere.

A Python package is required at run time, or excluded from it (what only builds the wheel). Every npm package builds the
client, and parts of some are in its bundle.
"""

import base64
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import vesuvius
from tools.locks import ROOT, Pin, pins

HASHES = {"sha512": "SHA-512", "sha256": "SHA-256", "sha1": "SHA-1"}
"""The hashes of npm, as CycloneDX names them."""


def sbom(root: Path = ROOT) -> dict[str, Any]:
    """The bill of materials."""
    runs = {pin.name: pin for pin in pins((root / "requirements.lock").read_text("utf-8"))}
    builds = {pin.name: pin for pin in pins((root / "build.lock").read_text("utf-8"))}
    components = [_python(pin, "required") for pin in runs.values()]
    components += [_python(pin, "excluded") for name, pin in builds.items() if name not in runs]
    components += _npm(json.loads((root / "ui" / "package-lock.json").read_text("utf-8")))
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": f"pkg:pypi/vesuvius@{vesuvius.__version__}",
                "name": "vesuvius",
                "version": vesuvius.__version__,
                "purl": f"pkg:pypi/vesuvius@{vesuvius.__version__}",
            }
        },
        "components": sorted(components, key=lambda component: component["purl"]),
    }


def _python(pin: Pin, scope: str) -> dict[str, Any]:
    hashes = [{"alg": "SHA-256", "content": content} for content in pin.hashes]
    return _component(f"pkg:pypi/{pin.name}@{pin.version}", pin.name, pin.version, scope, hashes)


def _npm(lock: Any) -> Iterator[dict[str, Any]]:
    """Each name and version once, however often it is installed."""
    found: dict[str, dict[str, Any]] = {}
    for path, package in lock["packages"].items():
        name = package.get("name") or path.rpartition("node_modules/")[2]
        if not path or package.get("link"):
            continue
        kind, _, content = package.get("integrity", "").split(" ")[0].partition("-")
        hashes = [{"alg": HASHES[kind], "content": base64.b64decode(content).hex()}] if content else []
        purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
        found[purl] = _component(purl, name, package["version"], "optional", hashes)
        if "license" in package:
            found[purl]["licenses"] = [{"expression": package["license"]}]
    yield from found.values()


def _component(purl: str, name: str, version: str, scope: str, hashes: list[dict[str, str]]) -> dict[str, Any]:
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "scope": scope,
        "hashes": hashes,
        "purl": purl,
    }


if __name__ == "__main__":
    json.dump(sbom(), sys.stdout, indent=2)
    print()  # noqa: T201 - the output of the command
