"""The Django app of the ratings."""

from __future__ import annotations

from django.apps import AppConfig


class RatingsConfig(AppConfig):
    name = "civitas.site.ratings"
    label = "ratings"

    def ready(self) -> None:
        from civitas.site.ratings import listening

        listening.connect()
