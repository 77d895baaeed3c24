"""The files with which hosts run Civitas name only what there is: commands, options, settings, files."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import REGISTRY
from tools.audit import pins
from typer.testing import CliRunner

from civitas.cli.app import app
from civitas.site.observing import metrics as _figures  # noqa: F401 - they are known once this is read

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
RELEASING = (ROOT / "docs" / "releasing.md").read_text(encoding="utf-8")
COMPOSE = sorted(DEPLOY.glob("compose*.yml"))
UNITS = sorted(DEPLOY.glob("systemd/*.service"))
NOT_OURS = {"CIVITAS_NAME", "CIVITAS_WEB_HOST", "CIVITAS_WEB_PORT", "CIVITAS_PUSH_HOST", "CIVITAS_PUSH_PORT"}
"""What the proxy and the compose files use among themselves."""


def services(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))["services"]
    return found


def understood(command: list[str]) -> None:
    """The command exists and has every option that is given."""
    names = [word for word in command if not word.startswith("-")][: 2 if command[0] == "admin" else 1]
    shown = CliRunner().invoke(app, [*names, "--help"])
    assert shown.exit_code == 0, command
    for option in (word for word in command if word.startswith("--")):
        assert option in shown.output, command


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_services_run_commands_that_exist_and_depend_on_each_other(file: Path) -> None:
    found = services(file)
    for service in found.values():
        assert set(service.get("depends_on", ())) <= set(found)
        if service["image"] == "civitas" and "command" in service:
            understood(service["command"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert not source.startswith(".") or (DEPLOY / source).exists()
    built = [service["build"]["dockerfile"] for service in found.values() if "build" in service]
    assert all((ROOT / name).exists() for name in built)


@pytest.mark.parametrize("file", [*COMPOSE, *UNITS, DEPLOY / "systemd" / "environment"], ids=lambda file: file.name)
def test_every_setting_is_explained_to_hosts(file: Path) -> None:
    used = set(re.findall(r"CIVITAS_[A-Z_]+", file.read_text(encoding="utf-8"))) - NOT_OURS
    assert used <= set(re.findall(r"CIVITAS_[A-Z_]+", HOSTING))


@pytest.mark.parametrize("file", UNITS, ids=lambda file: file.name)
def test_units_run_commands_that_exist(file: Path) -> None:
    started = re.findall(r"/opt/civitas/bin/civitas ([^'\n]*)", file.read_text(encoding="utf-8"))
    assert started
    for command in started:
        understood(command.split())


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
def test_systemd_understands_its_units(tmp_path: Path) -> None:
    for file in DEPLOY.glob("systemd/civitas*"):
        text = file.read_text(encoding="utf-8").replace("/opt/civitas/bin/civitas", "/bin/true")
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    files = [str(file) for file in tmp_path.iterdir()]
    done = subprocess.run(["systemd-analyze", "verify", *files], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_container_copies_files_that_exist() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    copied = [words.split()[:-1] for words in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE)]
    for source in (name for names in copied for name in names):
        assert (ROOT / source).exists(), source
    understood(re.findall(r'"([^"]*)"', text.split("CMD")[-1]))


def test_nothing_made_here_and_no_secret_gets_into_an_image() -> None:
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {"**/node_modules", "src/civitas/site/client", "**/secret.key", "**/*.sqlite3*"} <= set(left_out)


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed here")
def test_caddy_understands_its_file() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0


def test_every_figure_for_prometheus_is_explained_to_hosts() -> None:
    ours = [one.name for one in REGISTRY.collect() if one.name.startswith("civitas_")]
    assert len(ours) > 8
    for name in ours:
        assert f"`{name}" in HOSTING, name


def test_what_the_container_installs_is_what_a_site_needs() -> None:
    pinned, dev = (
        {name: version for name, _, version in pins(ROOT / "requirements" / file)} for file in ("site.txt", "dev.txt")
    )
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    site = project.split("\nsite = [")[1].split("]\n")[0]
    wanted = {re.split(r"[\[<>=;]", name)[0].lower().replace(".", "-") for name in re.findall(r'"([^"]+)"', site)}
    assert wanted <= set(pinned)
    assert pinned.items() <= dev.items(), "the same versions are tested"


def test_every_image_that_somebody_else_makes_is_named_where_releases_pin_them() -> None:
    built = re.findall(r"^FROM (\S+)", (DEPLOY / "Containerfile").read_text(encoding="utf-8"), re.MULTILINE)
    images = {(image, "deploy/Containerfile") for image in built}
    for file in COMPOSE:
        images |= {(service["image"], f"deploy/{file.name}") for service in services(file).values()}
    foreign = {(image.partition("@")[0], file) for image, file in images if image != "civitas"}
    table = re.findall(r"^\| `(docker\.io/\S+)` \| (.+) \|$", RELEASING, re.MULTILINE)
    assert {(image, file.strip("`")) for image, files in table for file in files.split(", ")} == foreign
