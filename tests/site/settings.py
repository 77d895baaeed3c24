"""Settings of the site under test; CIVITAS_DATABASE says on which database."""

from __future__ import annotations

from civitas.site.settings import *  # noqa: F403

SECRET_KEY = "only for tests"
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
"""A good hash is slow on purpose, and passwords of tests protect nothing."""
