"""The Django app of the notices."""

from __future__ import annotations

from django.apps import AppConfig


class NoticesConfig(AppConfig):
    name = "civitas.site.notices"
    label = "notices"

    def ready(self) -> None:
        from civitas.site.notices import listening

        listening.connect()
