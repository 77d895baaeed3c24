"""The files that meet a contributor at the door agree with each other and with what they start."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[0-9]*.yml"))
WORKFLOW = ROOT / ".github" / "workflows" / "ci.yml"


def _read(path: str | Path) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def _images(services: dict[str, Any]) -> set[str]:
    return {service["image"] for service in services.values() if "docker.io/library" in service.get("image", "")}


def test_the_workflow_runs_what_everybody_runs() -> None:
    (job,) = _read(WORKFLOW)["jobs"].values()
    assert [step["run"] for step in job["steps"] if "run" in step] == ["bash .ci/run"]


def test_actions_are_named_by_a_commit_and_say_which_version_it_is() -> None:
    used = re.findall(r"uses: (.+)$", WORKFLOW.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(used) >= 3
    for action in used:
        assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


def test_the_same_servers_are_tested_developed_on_and_hosted() -> None:
    (job,) = _read(WORKFLOW)["jobs"].values()
    hosted = _images(_read("deploy/compose.yml")["services"])
    tested = _images(job["services"])
    assert len(tested) == 2
    assert tested == _images(_read(".devcontainer/compose.yml")["services"])
    assert tested <= hosted


def test_the_dev_container_has_the_versions_of_the_image_for_hosts() -> None:
    deployed = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    container = (ROOT / ".devcontainer" / "Containerfile").read_text(encoding="utf-8")
    for name in ("node", "python"):
        (ours,) = set(re.findall(rf"library/{name}:([\d.]+)", container))
        assert {ours} == set(re.findall(rf"library/{name}:([\d.]+)", deployed)), name


def test_the_dev_container_opens_its_work_service_at_the_checkout() -> None:
    settings = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text(encoding="utf-8"))
    services = _read(f".devcontainer/{settings['dockerComposeFile']}")["services"]
    (volume,) = services[settings["service"]]["volumes"]
    assert volume.split(":")[:2] == ["..", settings["workspaceFolder"]]


def test_the_hooks_fetch_nothing_and_start_tools_that_are_there() -> None:
    for repo in _read(".pre-commit-config.yaml")["repos"]:
        assert repo["repo"] == "local"
        for hook in repo["hooks"]:
            assert hook["language"] == "system", hook["id"]
            assert shutil.which(hook["entry"].split()[0]), hook["id"]


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_an_issue_form_is_one(path: Path) -> None:
    form = _read(path)
    assert form["name"]
    assert form["description"]
    assert form["labels"]
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    assert len({part["id"] for part in asked}) == len(asked) > 0
    assert all(part["attributes"]["label"] for part in asked)
    assert {part["type"] for part in form["body"]} <= {"markdown", "input", "textarea", "dropdown", "checkboxes"}
    assert any(part.get("validations", {}).get("required") for part in asked), "nothing has to be filled in"


def _leaves(navigation: Any) -> list[str]:
    """The pages of a navigation, section by section."""
    if isinstance(navigation, str):
        return [navigation]
    parts = navigation.values() if isinstance(navigation, dict) else navigation
    return [page for part in parts for page in _leaves(part)]


def test_every_page_is_in_the_navigation_of_the_site_and_in_the_index() -> None:
    linked = re.findall(r"\]\(([^)#\s]+)\)", (ROOT / "docs" / "README.md").read_text(encoding="utf-8"))
    index = {(ROOT / "docs" / target).resolve().relative_to(ROOT).as_posix() for target in linked}
    pages = {path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]}
    navigation = _leaves(_read("mkdocs.yml")["nav"])
    assert len(set(navigation)) == len(navigation)
    assert pages <= set(navigation)
    assert set(navigation) == index | {"docs/README.md"}


def test_the_citation_names_the_licence_and_no_version() -> None:
    cited = _read("CITATION.cff")
    assert cited["license"] in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert {"cff-version", "message", "title", "authors"} <= cited.keys()
    assert "version" not in cited, "it stands in src/civitas/__init__.py and nowhere else"
