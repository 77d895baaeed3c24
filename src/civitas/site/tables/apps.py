"""The Django app of the tables."""

from __future__ import annotations

from django.apps import AppConfig


class TablesConfig(AppConfig):
    name = "civitas.site.tables"
    label = "tables"

    def ready(self) -> None:
        from civitas.site.tables import listening

        listening.connect()
