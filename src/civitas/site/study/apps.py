"""The Django app of learning."""

from __future__ import annotations

from django.apps import AppConfig


class StudyConfig(AppConfig):
    name = "civitas.site.study"
    label = "study"
