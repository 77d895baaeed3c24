"""The Django app of the challenges."""

from __future__ import annotations

from django.apps import AppConfig


class ChallengesConfig(AppConfig):
    name = "civitas.site.challenges"
    label = "challenges"

    def ready(self) -> None:
        from civitas.site.challenges import listening

        listening.connect()
