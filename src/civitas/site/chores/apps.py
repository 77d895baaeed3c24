"""The Django app of chores."""

from __future__ import annotations

from django.apps import AppConfig


class ChoresConfig(AppConfig):
    name = "civitas.site.chores"
    label = "chores"
