"""The Django app of the clocks."""

from __future__ import annotations

from django.apps import AppConfig


class ClocksConfig(AppConfig):
    name = "civitas.site.clocks"
    label = "clocks"

    def ready(self) -> None:
        from civitas.site.clocks import listening

        listening.connect()
