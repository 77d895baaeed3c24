"""`civitas openapi`: the description of the API as one document, from which clients make their types."""

from __future__ import annotations

import json
import os

import typer

from civitas.cli.hosting.serve import need_site
from civitas.cli.options import Lang, language


def openapi(lang: Lang = None) -> None:
    """Print the description of the API (OpenAPI, JSON).

    The same that a site shows at /api/openapi.json, sorted, for tools that make a client's types of it.
    """
    need_site(language(lang))
    typer.echo(document(), nl=False)


def document() -> str:
    """The description as text, the same for the same API."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "civitas.site.settings")
    os.environ.setdefault("CIVITAS_SECRET_KEY", "a description signs nothing")
    django.setup()
    from civitas.site.api.app import api

    return json.dumps(api.get_openapi_schema(), ensure_ascii=False, indent=2, sort_keys=True, default=str) + "\n"
