"""The app's name for Django."""

from __future__ import annotations

from django.apps import AppConfig


class Upgrades(AppConfig):
    name = "civitas.site.upgrades"
    label = "upgrades"
