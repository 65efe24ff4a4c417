"""The commands of those who host: serve, migrate, backup, restore."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from vesuvius.cli import app
from vesuvius.web.server import listen


def run(folder: Path, *words: str, code: int = 0) -> str:
    """The output of a command with its data in that folder."""
    environ = {"VESUVIUS_DATA": str(folder), "COLUMNS": "200", "NO_COLOR": "1"}
    result = CliRunner().invoke(app, list(words), env=environ)
    assert result.exit_code == code, result.output
    return result.output


def test_a_backup_travels_from_one_folder_to_another(tmp_path: Path) -> None:
    there, here, file = tmp_path / "there", tmp_path / "here", tmp_path / "evening.gz"
    assert "up to date" in run(there, "migrate")
    assert "Keep the secret" in run(there, "backup", str(file))
    assert "rows are restored from" in run(here, "restore", str(file))


def test_a_bad_backup_is_reported_in_one_sentence(tmp_path: Path) -> None:
    assert "nowhere.gz" in run(tmp_path, "restore", str(tmp_path / "nowhere.gz"), code=2)
    assert "vesuvius migrate" in run(tmp_path / "new", "backup", str(tmp_path / "b.gz"), code=2)


def test_a_game_that_cannot_be_replayed_is_found_closed_and_deleted(tmp_path: Path) -> None:
    run(tmp_path, "migrate")
    assert "cannot be continued: 0." in run(tmp_path, "doctor")
    with sqlite3.connect(tmp_path / "vesuvius.db") as connection:
        connection.execute("INSERT INTO people (id, name, created_at) VALUES ('livia', 'Livia', 0)")
        connection.execute(
            "INSERT INTO tables (id, game, players, options, clock, public, status, host_id, created_at, started_at, "
            "revision) VALUES ('t', 'downfall', 2, '{}', '{\"kind\": \"none\"}', 0, 'playing', 'livia', 5, 5, 1)"
        )
        connection.execute(
            "INSERT INTO moves (table_id, number, move, back, at, late) VALUES ('t', 1, 'deal 99', 0, 5, 0)"
        )
    said = run(tmp_path, "doctor", "--replay", code=1)
    assert "t  downfall, rules 1, playing: move 1: " in said
    assert "Games replayed: 1; with a problem: 1;" in said
    assert "is closed" in run(tmp_path, "close", "t", "--because", "rules")
    assert "cannot be continued: 1." in run(tmp_path, "doctor", code=1)
    assert "no table 't'" in run(tmp_path, "close", "t", code=2)
    with sqlite3.connect(tmp_path / "vesuvius.db") as connection:
        connection.execute("UPDATE tables SET finished_at = 5")
    assert "1 tables ended" in run(tmp_path, "tidy", "--older-than", "30")
    assert "Deleted: 1 tables with 1 moves." in run(tmp_path, "tidy", "--older-than", "30", "--delete")
    assert "0 tables ended" in run(tmp_path, "tidy", "--older-than", "30")


def test_a_damaged_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "vesuvius.db").write_bytes(b"This was a database once." * 1000)
    for command in (["serve", "--port", "0"], ["migrate"], ["backup", str(tmp_path / "b.gz")]):
        assert "damaged" in sentence(run(tmp_path, *command, code=2))


def test_a_database_of_a_newer_version_is_one_sentence(tmp_path: Path) -> None:
    run(tmp_path, "migrate")
    with sqlite3.connect(tmp_path / "vesuvius.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    for command in (["serve", "--port", "0"], ["migrate"], ["backup", str(tmp_path / "b.gz")]):
        assert "9999, which a newer version" in sentence(run(tmp_path, *command, code=2))


def test_a_database_that_cannot_be_reached_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESUVIUS_DATABASE_URL", "postgresql+asyncpg://nobody@127.0.0.1:1/nothing")
    for command in (["serve", "--port", "0"], ["migrate"]):
        assert "cannot be reached" in sentence(run(tmp_path, *command, code=2))


def sentence(output: str) -> str:
    """What a command printed for people, without its logs."""
    lines = [line for line in output.splitlines() if line and not line.startswith("{")]
    assert len(lines) == 1, output
    return lines[0]


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as sock:
        sock.listen()
        said = run(tmp_path, "serve", "--port", str(sock.getsockname()[1]), code=2)
    assert "is taken" in said
    assert "Traceback" not in said


def test_a_wrong_setting_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESUVIUS_THINKERS", "none")
    assert "VESUVIUS_THINKERS" in run(tmp_path, "serve", code=2)
    monkeypatch.delenv("VESUVIUS_THINKERS")
    monkeypatch.setenv("VESUVIUS_SECRET", "guess!")
    assert "only 6 characters" in run(tmp_path, "serve", code=2)
    run(tmp_path, "migrate")  # and a backup is possible, too


def test_commands_that_do_not_serve_do_not_wait_for_the_server_to_be_imported() -> None:
    program = "import sys, vesuvius.cli; sys.exit('litestar' in sys.modules or 'sqlalchemy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
