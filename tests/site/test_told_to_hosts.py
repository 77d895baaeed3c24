"""What goes wrong at the start is said in a sentence that tells a host what to do, never as a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.site.processes import command, free_port

REFUSED = 2


def said(*arguments: str, **settings: str) -> tuple[int, str]:
    """How a command ends, and all that it says."""
    done = command(*arguments, folder=None, **{"CIVITAS_SECRET_KEY": "only for tests", **settings})
    return done.returncode, done.stdout + done.stderr


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code, text = said("serve", "--data", str(tmp_path / "file" / "folder"))
    assert code == REFUSED
    assert text.startswith("Error: The folder")
    assert "--data or CIVITAS_DATA" in text


@pytest.mark.parametrize("command", [("migrate",), ("admin", "users")])
def test_a_database_that_does_not_answer(command: tuple[str, ...]) -> None:
    code, text = said(*command, "--database", f"postgresql://civitas:hidden@127.0.0.1:{free_port()}/civitas")
    assert code == 1
    assert text.startswith("Error: The database postgresql://127.0.0.1:")
    assert "hidden" not in text


def test_a_file_that_cannot_be_a_database(tmp_path: Path) -> None:
    code, text = said("migrate", "--database", f"sqlite:///{tmp_path}/missing/civitas.sqlite3")
    assert code == 1
    assert f"{tmp_path}/missing" in text
    assert "Traceback" not in text


def test_an_address_for_mail_that_is_none(tmp_path: Path) -> None:
    code, text = said("migrate", "--database", f"sqlite:///{tmp_path}/civitas.sqlite3", CIVITAS_MAIL="post:box")
    assert code == REFUSED
    assert text.startswith("Error: 'post:box' is neither")


def test_doors_that_are_neither_open_nor_closed(tmp_path: Path) -> None:
    code, text = said("migrate", "--database", f"sqlite:///{tmp_path}/civitas.sqlite3", CIVITAS_DOORS="ajar")
    assert code == REFUSED
    assert text.startswith("Error: CIVITAS_DOORS=ajar is none of open, accounts, invited")


def test_a_page_of_the_host_that_is_not_there(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/civitas.sqlite3"
    code, text = said("migrate", "--database", address, CIVITAS_IMPRINT=f"{tmp_path}/imprint.md")
    assert code == REFUSED
    assert text.startswith(f"Error: CIVITAS_IMPRINT={tmp_path}/imprint.md is neither an https:// address nor")
