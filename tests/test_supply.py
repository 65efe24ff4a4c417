"""What Vesuvius is built from: locks with hashes, the bill of materials, and an audit that never claims too much."""

import base64
import json
import os
import shutil
import ssl
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.services import missing
from tools.audit import main, npm_report, python_report, verdict
from tools.locks import ROOT, faults, pins
from tools.sbom import sbom

LOCKED = """\
one==1.0 \\
    --hash=sha256:{0}
two-and-more==2.5 ; sys_platform != "win32" \\
    --hash=sha256:{0} \\
    --hash=sha256:{1}
""".format("a" * 64, "b" * 64)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project whose lock files are in step."""
    (tmp_path / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["one"]\n[project]\ndependencies = ["one>=1", "Two_and.more[x]>=2; a == 1"]\n'
    )
    (tmp_path / "hatch_build.py").write_text('NODE = "two-and-more>=2"\n')
    (tmp_path / "constraints.txt").write_text("one==1.0\nthree==3\ntwo-and-more==2.5 ; sys_platform != 'win32'\n")
    (tmp_path / "requirements.lock").write_text(LOCKED)
    (tmp_path / "build.lock").write_text(LOCKED)
    return tmp_path


def test_a_lock_in_step_has_no_faults(project: Path) -> None:
    assert faults(project) == []
    assert [(pin.name, pin.version, len(pin.hashes)) for pin in pins(LOCKED)] == [
        ("one", "1.0", 1),
        ("two-and-more", "2.5", 2),
    ]


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("one==1.0", "one==1.1", "requirements.lock has one 1.1, constraints.txt 1.0."),
        ("one==1.0", "other==1.0", "requirements.lock lacks one"),
        ("one==1.0", "other==1.0", "requirements.lock has other 1.0, constraints.txt does not have it."),
        (f" \\\n    --hash=sha256:{'a' * 64}\ntwo", "\ntwo", "requirements.lock has no hash of one."),
        ("one==1.0", "--index-url https://example.org/simple\none==1.0", "requirements.lock, line 1: an address"),
        ("one==1.0", "# from /home/somebody\none==1.0", "requirements.lock, line 1: an address"),
    ],
)
def test_a_lock_out_of_step_is_at_fault(project: Path, before: str, after: str, fault: str) -> None:
    (project / "requirements.lock").write_text(LOCKED.replace(before, after, 1))
    assert any(found.startswith(fault) for found in faults(project)), faults(project)


def test_the_bill_of_materials_has_every_package_once() -> None:
    bill = sbom()
    purls = [component["purl"] for component in bill["components"]]
    assert len(purls) == len(set(purls))
    assert all(component["hashes"] for component in bill["components"])
    for lock, scopes in (("requirements.lock", ["required"]), ("build.lock", ["required", "excluded"])):
        for pin in pins((ROOT / lock).read_text("utf-8")):
            found = next(c for c in bill["components"] if c["purl"] == f"pkg:pypi/{pin.name}@{pin.version}")
            assert found["scope"] in scopes
    packages = json.loads((ROOT / "ui" / "package-lock.json").read_text("utf-8"))["packages"]
    svelte = next(component for component in bill["components"] if component["name"] == "svelte")
    assert svelte["version"] == packages["node_modules/svelte"]["version"]
    kind, _, content = packages["node_modules/svelte"]["integrity"].partition("-")
    assert kind == "sha512"
    assert base64.b64encode(bytes.fromhex(svelte["hashes"][0]["content"])).decode() == content


class Answers(BaseHTTPRequestHandler):
    """PyPI, an OSV service and an npm registry: nothing is known against any package, unless its name says so."""

    def do_GET(self) -> None:
        """PyPI, where a package that ends in -unknown is not there; and the registry's page of the package "left"."""
        *_, name, version, _ = f"///{self.path}".split("/")
        flaws = [flaw("PYSEC-1", name) | {"fixed_in": ["9.9"]}] if name.endswith("-hole") else []
        page = {"name": "left", "versions": {"1.0.0": {"name": "left", "version": "1.0.0"}}, "dist-tags": {}}
        release = {"info": {"version": version}, "vulnerabilities": flaws}
        self._answer(404 if name.endswith("-unknown") else 200, page if self.path.endswith("/left") else release)

    def do_POST(self) -> None:
        asked = self.rfile.read(int(self.headers["Content-Length"]))
        if self.path == "/osv":
            name = json.loads(asked)["package"]["name"]
            self._answer(
                500 if name.endswith("-broken") else 200, {"vulns": [flaw("OSV-1", name)]} if "-hole" in name else {}
            )
        elif self.path == "/hole/-/npm/v1/security/advisories/bulk":
            flawed = {"id": 1, "url": "https://example.org/1", "title": "a hole", "severity": "high"}
            self._answer(200, {"left": [{**flawed, "vulnerable_versions": "<9", "cwe": [], "cvss": {"score": 1}}]})
        elif self.path == "/sound/-/npm/v1/security/advisories/bulk":
            self._answer(200, {})
        else:
            self._answer(405, {"error": "this registry has no audit"})

    def do_CONNECT(self) -> None:
        """As a proxy it is PyPI itself: what follows is TLS."""
        self.send_response(200)
        self.end_headers()
        assert isinstance(self.server, Service)
        self.connection = self.server.tls.wrap_socket(self.connection, server_side=True)
        self.rfile, self.wfile = self.connection.makefile("rb"), self.connection.makefile("wb", 0)
        self.close_connection = False

    def finish(self) -> None:
        super().finish()
        self.connection.close()

    def _answer(self, status: int, body: Any) -> None:
        content = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name of the base
        pass


def flaw(name: str, package: str) -> dict[str, Any]:
    ranges = [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "9.9"}]}]
    affected = [{"package": {"name": package, "ecosystem": "PyPI"}, "ranges": ranges}]
    return {"id": name, "aliases": [], "summary": "a hole", "affected": affected}


class Service(ThreadingHTTPServer):
    """The services on one port; they are PyPI to those who take that port for their proxy."""

    def __init__(self, certificate: Path, key: Path) -> None:
        super().__init__(("127.0.0.1", 0), Answers)
        self.tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.tls.load_cert_chain(certificate, key)
        self.address, self.certificate = f"http://127.0.0.1:{self.server_port}", certificate


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("pypi")
    if find_spec("pip_audit") is None or shutil.which("openssl") is None:
        missing("audit", "pip-audit or openssl is not installed")
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=pypi.org",
         "-addext", "subjectAltName=DNS:pypi.org", "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )  # fmt: skip
    with Service(certificate, key) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for constraints and a client; pip and npm keep their caches there."""
    if "audit" in os.environ.get("VESUVIUS_REQUIRE", ""):
        monkeypatch.delenv("VESUVIUS_REQUIRE")
    monkeypatch.setenv("PIP_CACHE_DIR", str(tmp_path / "pip"))
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "npm"))
    packages = {
        "": {"name": "here", "version": "1.0.0", "dependencies": {"left": "1.0.0"}},
        "node_modules/left": {"version": "1.0.0", "resolved": "https://example.org/left.tgz"},
    }
    lock = {"name": "here", "version": "1.0.0", "lockfileVersion": 3, "requires": True, "packages": packages}
    (tmp_path / "package-lock.json").write_text(json.dumps(lock))
    (tmp_path / "package.json").write_text(json.dumps(packages[""]))
    return tmp_path


def audit(folder: Path, packages: str, *words: str) -> int:
    (folder / "constraints.txt").write_text("".join(f"{name}==1.0\n" for name in packages.split()))
    return main(["--constraints", str(folder / "constraints.txt"), "--client", str(folder), *words])


@pytest.mark.parametrize(
    ("packages", "registry", "status", "said"),
    [
        ("one two", "sound", 0, ["Python: 2 packages audited, no known", "npm: 1 packages audited, no known"]),
        (
            "one two-hole",
            "hole",
            1,
            ["Python: VULNERABLE: two-hole 1.0: OSV-1, fixed in 9.9", "npm: VULNERABLE: left *: high, https"],
        ),
        ("one two-broken", "none", 0, ["Python: NOT AUDITED: 1 (audited: 0)", "npm: NOT AUDITED: 1 (audited: 0)"]),
    ],
    ids=["audited", "vulnerable", "no service"],
)
def test_an_audit_has_three_outcomes(
    folder: Path,
    service: Service,
    capsys: pytest.CaptureFixture[str],
    packages: str,
    registry: str,
    status: int,
    said: list[str],
) -> None:
    words = ["--osv", f"{service.address}/osv", "--registry", f"{service.address}/{registry}/"]
    assert audit(folder, packages, *words) == status
    out = capsys.readouterr().out
    assert all(line in out for line in said), out
    assert (status == 0 and registry == "sound") or "no known vulnerabilities" not in out


def test_packages_that_pypi_does_not_know_are_not_audited(
    folder: Path, service: Service, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """pip-audit itself skips them, prints "No known vulnerabilities found", and returns 0."""
    monkeypatch.setenv("HTTPS_PROXY", service.address)
    monkeypatch.setenv("REQUESTS_CA_BUNDLE", str(service.certificate))
    sound = ["--registry", f"{service.address}/sound/"]

    assert audit(folder, "one two-unknown", *sound) == 0
    out = capsys.readouterr().out
    assert "Python: NOT AUDITED: 1 (audited: 1)\n  two-unknown: Dependency not found" in out
    assert "Python: 2" not in out

    assert audit(folder, "one-hole two-unknown", *sound) == 1
    out = capsys.readouterr().out
    assert "Python: VULNERABLE: one-hole 1.0: PYSEC-1, fixed in 9.9" in out
    assert "Python: NOT AUDITED: 1" in out


def test_an_audit_that_is_required_must_happen() -> None:
    done, none = python_report('{"dependencies": [{"name": "one", "version": "1", "vulns": []}]}', "", "one==1\n"), ""
    refused = npm_report('{"message": "405 Method Not Allowed"}', none)
    assert refused.missed == ["npm audit: 405 Method Not Allowed"]
    assert verdict([done, refused], {}) == 0
    assert verdict([done, refused], {"VESUVIUS_REQUIRE": "redis,audit"}) == 3
    assert verdict([done], {"VESUVIUS_REQUIRE": "audit"}) == 0
    unnamed = python_report('{"dependencies": []}', none, 'one==1\ntwo==2 ; sys_platform == "win32"\n')
    assert unnamed.missed == ["one: pip-audit does not name it"]
