"""The Django app of campaigns."""

from __future__ import annotations

from django.apps import AppConfig


class CampaignsConfig(AppConfig):
    name = "civitas.site.campaigns"
    label = "campaigns"

    def ready(self) -> None:
        from civitas.site.campaigns import listening

        listening.connect()
