"""The optional compiled wheel: `CIVITAS_COMPILED=1 pip wheel .` puts the rules into it as C beside their source.

Hatch calls this at every build of a wheel. Without the variable nothing happens, and the wheel is plain Python.
"""

from __future__ import annotations

import os
import sys
import tomllib
from contextlib import chdir
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "CIVITAS_COMPILED"
HERE = Path(__file__).parent


def sources(root: Path) -> list[str]:
    """The modules to compile, as paths from the root of the repository; `modules.toml` says which are not, and why."""
    packages = tomllib.loads((HERE / "modules.toml").read_text("utf-8"))["left_out"]
    return [
        str(file.relative_to(root))
        for pattern, left_out in packages.items()
        for package in sorted((root / "src/civitas").glob(pattern))
        for file in sorted(package.rglob("*.py"))
        if {"__init__", *left_out}.isdisjoint(file.relative_to(package).with_suffix("").parts)
    ]


def translated(root: Path, build: Path) -> list[Any]:
    """The modules as C in `build`, ready for the C compiler. Exits with what mypyc says if it refuses one."""
    sys.path[:0] = [str(root), str(root / "src")]  # the rules say what their records hold
    from mypyc.build import mypycify
    from tools.compiled.staging import stage

    files = sources(root)
    stage(root, build, files)
    with chdir(build):
        made: list[Any] = mypycify(
            ["--config-file", str(HERE / "mypy.ini"), *files],
            opt_level="1",
            debug_level="0",
            group_name="civitas",
            multi_file=True,  # one file of all of it takes the C compiler many times as long
            target_dir=str(build / "c"),
        )
    if sys.platform != "win32":
        for one in made:
            one.extra_compile_args.append("-fvisibility=hidden")  # calls between modules need not ask who answers
    return made


def compile_into(root: Path, build: Path) -> dict[str, str]:
    """Compile the modules with mypyc. Returns each library that was made, and its place in the wheel."""
    from setuptools import Distribution

    modules = translated(root, build)
    with chdir(build):
        build_ext: Any = Distribution({"name": "civitas", "ext_modules": modules}).get_command_obj("build_ext")
        build_ext.build_lib, build_ext.build_temp = str(build / "lib"), str(build / "temp")
        build_ext.ensure_finalized()
        build_ext.run()
    made = (build / "lib").rglob("*.*")
    return {str(file): str(file.relative_to(build / "lib")) for file in made if file.is_file()}


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel if that is asked for."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get(SWITCH) != "1" or version == "editable":
            return
        build_data["force_include"].update(compile_into(Path(self.root), Path(mkdtemp(prefix="civitas-compiled-"))))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
