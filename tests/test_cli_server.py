"""The commands of those who host: serve, migrate, backup, restore."""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from vesuvius.cli import app
from vesuvius.web.server import listen


def run(folder: Path, *words: str, code: int = 0) -> str:
    """What a command says with its data in that folder."""
    environ = {"VESUVIUS_DATA": str(folder), "COLUMNS": "200", "NO_COLOR": "1"}
    result = CliRunner().invoke(app, list(words), env=environ)
    assert result.exit_code == code, result.output
    return result.output


def test_a_backup_travels_from_one_folder_to_another(tmp_path: Path) -> None:
    there, here, file = tmp_path / "there", tmp_path / "here", tmp_path / "evening.gz"
    assert "up to date" in run(there, "migrate")
    assert "Keep the secret" in run(there, "backup", str(file))
    assert "back from" in run(here, "restore", str(file))


def test_what_is_wrong_with_a_backup_is_one_sentence(tmp_path: Path) -> None:
    assert "nowhere.gz" in run(tmp_path, "restore", str(tmp_path / "nowhere.gz"), code=2)
    assert "vesuvius migrate" in run(tmp_path / "new", "backup", str(tmp_path / "b.gz"), code=2)


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as sock:
        sock.listen()
        said = run(tmp_path, "serve", "--port", str(sock.getsockname()[1]), code=2)
    assert "is taken" in said
    assert "Traceback" not in said


def test_a_wrong_setting_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESUVIUS_THINKERS", "none")
    assert "VESUVIUS_THINKERS" in run(tmp_path, "serve", code=2)


def test_commands_that_do_not_serve_do_not_wait_for_the_server_to_be_imported() -> None:
    program = "import sys, vesuvius.cli; sys.exit('litestar' in sys.modules or 'sqlalchemy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
