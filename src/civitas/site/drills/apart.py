"""Code that needs a Django of its own. A process has one Django and that one database; each drill makes a new one."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any

OURS = ("CIVITAS_", "DJANGO_", "PROMETHEUS_")


def clean_environment(ours: Mapping[str, str]) -> dict[str, str]:
    """The environment without settings of a site that may run here otherwise, and with these."""
    return {**{key: value for key, value in os.environ.items() if not key.startswith(OURS)}, **ours}


def end_in_order() -> None:
    """Let SIGTERM end this process as an exception does, so that what it has started is taken down with it."""
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(128 + signal.SIGTERM))


def call_apart(function: str, environment: Mapping[str, str], *arguments: Any) -> Any:
    """What `module:function` gives back, called in a new process in which Django is set up with these settings."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(_enter, function, dict(environment), arguments).result()


def _enter(function: str, environment: dict[str, str], arguments: tuple[Any, ...]) -> Any:
    end_in_order()
    settings = {"DJANGO_SETTINGS_MODULE": "civitas.site.settings", **environment}
    for key in [key for key in os.environ if key.startswith(OURS)]:
        del os.environ[key]
    os.environ.update(settings)

    import django

    django.setup()
    module, _, name = function.partition(":")
    return getattr(import_module(module), name)(*arguments)
