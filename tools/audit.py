"""``make audit``: known vulnerabilities of the pinned Python packages (pip-audit) and of the npm packages (npm audit).

There are three outcomes. *Audited*: every package was looked up, and nothing is known against any. *Not audited*: a
package was not looked up, for whatever reason; this fails only where ``VESUVIUS_REQUIRE`` contains ``audit``.
*Vulnerable*: it fails.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any

from tools.locks import ROOT, normal, pins

SHOWN = 5
"""Reasons shown of packages that were not audited; there may be one for each of them."""


class Outcome(IntEnum):
    """The worst of several outcomes is their maximum."""

    AUDITED = 0
    NOT_AUDITED = 1
    VULNERABLE = 2


@dataclass(frozen=True, slots=True)
class Report:
    """What is known of some packages."""

    what: str
    audited: int
    missed: Sequence[str] = ()
    """Why packages were not audited."""
    known: Sequence[str] = ()
    """The vulnerabilities found."""

    @property
    def outcome(self) -> Outcome:
        if self.known:
            return Outcome.VULNERABLE
        return Outcome.NOT_AUDITED if self.missed or not self.audited else Outcome.AUDITED

    def lines(self) -> Iterator[str]:
        yield from (f"{self.what}: VULNERABLE: {one}" for one in self.known)
        if self.missed:
            yield f"{self.what}: NOT AUDITED: {len(self.missed)} (audited: {self.audited})"
            yield from (f"  {reason}" for reason in self.missed[:SHOWN])
            if len(self.missed) > SHOWN:
                yield f"  and {len(self.missed) - SHOWN} more"
        elif not self.known:
            yield f"{self.what}: {self.audited} packages audited, no known vulnerabilities"


def python_report(answer: str, error: str, constraints: str) -> Report:
    """Read the JSON of pip-audit. A package that it skipped, or does not name at all, was not audited."""
    try:
        found = json.loads(answer)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Report("Python", 0, [f"pip-audit: {_last_line(error)}"])
    missed = [f"{one['name']}: {one['skip_reason']}" for one in found if "skip_reason" in one]
    audited = {normal(one["name"]): one for one in found if "skip_reason" not in one}
    named = {normal(one["name"]) for one in found}
    elsewhere = {normal(line.split("==")[0]) for line in constraints.splitlines() if ";" in line}
    """Packages for some systems only; pip-audit leaves out those of other systems."""
    missed += [
        f"{pin.name}: pip-audit does not name it" for pin in pins(constraints) if pin.name not in named | elsewhere
    ]
    known = [
        f"{one['name']} {one['version']}: {flaw['id']}, fixed in {', '.join(flaw['fix_versions']) or 'no version'}"
        for one in audited.values()
        for flaw in one["vulns"]
    ]
    return Report("Python", len(audited), missed, known)


def npm_report(answer: str, error: str) -> Report:
    """Read the JSON of npm audit."""
    try:
        found = json.loads(answer[answer.index("{") :])
        known = [
            f"{name} {one['range']}: {one['severity']}, "
            + ", ".join(via["url"] if isinstance(via, dict) else f"by {via}" for via in one["via"])
            for name, one in found["vulnerabilities"].items()
        ]
        return Report("npm", found["metadata"]["dependencies"]["total"], (), known)
    except (ValueError, KeyError, TypeError):
        return Report("npm", 0, [f"npm audit: {_reason(answer) or _last_line(error)}"])


def _reason(answer: str) -> str:
    """The message of npm's JSON for an audit that failed."""
    try:
        found = json.loads(answer[answer.index("{") :])
        return str(found.get("message") or found["error"]["summary"])
    except (ValueError, KeyError, TypeError):
        return ""


def _last_line(text: str) -> str:
    return next((line for line in reversed(text.splitlines()) if line.strip()), "no answer")


def audit(constraints: Path, client: Path, osv: str | None, registry: str | None) -> list[Report]:
    """Ask both services; the addresses of others than PyPI and the npm registry can be given."""
    service = ["--vulnerability-service", "osv", "--osv-url", osv] if osv else []
    python = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off", "--no-deps"]
    answer, error = _run([*python, "--disable-pip", "--requirement", str(constraints), *service])
    at = ["--registry", registry] if registry else []
    npm = [sys.executable, str(ROOT / "hatch_build.py"), "npm", "audit", "--json", "--package-lock-only"]
    return [
        python_report(answer, error, constraints.read_text("utf-8")),
        npm_report(*_run([*npm, "--prefix", str(client), *at])),
    ]


def _run(command: Sequence[str]) -> tuple[str, str]:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout, done.stderr


def verdict(reports: Sequence[Report], environ: Mapping[str, str] = os.environ) -> int:
    """The exit status: 1 for a vulnerability; 3 for an audit that is required and did not happen."""
    worst = max(report.outcome for report in reports)
    required = "audit" in environ.get("VESUVIUS_REQUIRE", "").split(",")
    return {Outcome.AUDITED: 0, Outcome.NOT_AUDITED: 3 if required else 0, Outcome.VULNERABLE: 1}[worst]


def main(words: Sequence[str] | None = None) -> int:
    """Print what was found, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.audit")
    parser.add_argument("--constraints", type=Path, default=ROOT / "constraints.txt")
    parser.add_argument("--client", type=Path, default=ROOT / "ui", help="the folder of package-lock.json")
    parser.add_argument("--osv", help="ask this OSV service about the Python packages")
    parser.add_argument("--registry", help="ask this npm registry about the client's packages")
    asked: Any = parser.parse_args(words)
    reports = audit(asked.constraints, asked.client, asked.osv, asked.registry)
    for line in [line for report in reports for line in report.lines()]:
        print(line)  # noqa: T201 - the output of the command
    return verdict(reports)


if __name__ == "__main__":
    sys.exit(main())
