"""What a process of the site needs before it can begin: where the data is, its secret, and Django set up."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from urllib.parse import urlsplit

SECRET_FILE = "secret.key"  # noqa: S105 - the name of the file, not what is in it
DATABASE_FILE = "civitas.sqlite3"
SECRET_BYTES = 48


class NoSecret(Exception):
    """Neither CIVITAS_SECRET_KEY nor a file with the secret."""


class Unreachable(Exception):
    """The database does not answer, or nobody may open it."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(f"{address}: {why}")
        self.address = address
        self.why = why


def prepare(data: Path, *, database: str | None = None, bus: str | None = None, make: bool = False) -> None:
    """Set the environment from what was asked for on the command line, and set Django up.

    `data` is the folder with the secret and, unless another database is named, the SQLite file. With `make` both are
    made if they are missing.
    """
    data = data.resolve()
    if make:
        data.mkdir(parents=True, exist_ok=True)
    if database is not None:
        os.environ["CIVITAS_DATABASE"] = database
    if bus is not None:
        os.environ["CIVITAS_BUS"] = bus
    if not os.environ.get("CIVITAS_DATABASE"):
        file = data / DATABASE_FILE
        if make:
            file.touch(mode=0o600)  # nobody else on this machine need read it
        os.environ["CIVITAS_DATABASE"] = f"sqlite:///{file}"
    if not os.environ.get("CIVITAS_SECRET_KEY"):
        os.environ["CIVITAS_SECRET_KEY"] = _secret(data / SECRET_FILE, make)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "civitas.site.settings")

    import django

    from civitas.site.observing import logs

    logs.set_up()
    django.setup()


def _secret(file: Path, make: bool) -> str:
    """The secret with which cookies are signed: made once, kept beside the data, readable by its owner alone."""
    if not file.exists():
        if not make:
            raise NoSecret(file)
        with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as new:
            new.write(secrets.token_urlsafe(SECRET_BYTES))
    return file.read_text(encoding="ascii").strip()


def reach_database() -> None:
    """See that there is a database; `Unreachable` says which one and why not, without its password."""
    from django.db import OperationalError, connection

    try:
        connection.ensure_connection()
    except OperationalError as fault:
        address = os.environ["CIVITAS_DATABASE"]
        secret = urlsplit(address).netloc.rpartition("@")[0]
        raise Unreachable(
            address.replace(f"{secret}@", "") if secret else address, str(fault).strip().splitlines()[0]
        ) from fault


def migrate() -> None:
    """Bring the database into the shape that this version expects."""
    from django.core.management import call_command

    call_command("migrate", verbosity=0, interactive=False)
    call_command("createcachetable", verbosity=0)


def recheck() -> dict[str, int]:
    """Bring tables of other versions over to the installed rules; how many, by verdict."""
    from collections import Counter

    from civitas.site.upgrades.recheck import recheck_all

    return dict(Counter(str(found.verdict) for found in recheck_all(outdated_only=True)))


def first_admin(base: str) -> str | None:
    """The link that signs the first administrator in; nothing once one has been here."""
    from civitas.site.people.first_admin import first_admin_link

    path = first_admin_link()
    return None if path is None else base + path


def address(host: str, port: int) -> str:
    """Where people find the site."""
    from django.conf import settings

    if settings.HTTPS and settings.ALLOWED_HOSTS:
        return f"https://{settings.ALLOWED_HOSTS[0].lstrip('.')}"
    shown = "localhost" if host in ("", "0.0.0.0", "::") else host  # noqa: S104 - comparing, not binding
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def be_found_at(base: str) -> None:
    """Where people find the site, for links in what is sent to them, unless the host has said it."""
    from django.conf import settings

    if not os.environ.get("CIVITAS_ADDRESS"):
        settings.CIVITAS_ADDRESS = base
