"""The Django app of the people."""

from __future__ import annotations

from django.apps import AppConfig


class PeopleConfig(AppConfig):
    name = "civitas.site.people"
    label = "people"

    def ready(self) -> None:
        from civitas.site.people import profiles, proving

        profiles.connect()
        proving.connect()
