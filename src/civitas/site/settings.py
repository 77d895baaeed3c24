"""Settings of the site, all from the environment; docs/hosting.md explains each."""

from __future__ import annotations

import os
from pathlib import Path

from civitas.site.database import database

DEBUG = os.environ.get("CIVITAS_DEBUG", "") == "1"
SECRET_KEY = os.environ.get("CIVITAS_SECRET_KEY", "")
ALLOWED_HOSTS = [host for host in os.environ.get("CIVITAS_HOSTS", "localhost,127.0.0.1").split(",") if host]
DATABASES = {"default": database(os.environ.get("CIVITAS_DATABASE", f"sqlite:///{Path.cwd()}/civitas.sqlite3"))}

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "civitas.site.tables",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
]
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
TIME_ZONE = "UTC"
LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("de", "Deutsch")]

CIVITAS_MOVE_SECONDS = float(os.environ.get("CIVITAS_MOVE_SECONDS", "5"))
"""The rules may think about one answer no longer than this."""
