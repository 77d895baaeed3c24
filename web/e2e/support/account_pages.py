"""Prints the account pages of a running site that open by their address alone, as JSON, and the link that stops mail.

Usage: python account_pages.py NAME   (with the environment of the site)

What needs a key in its address, answers another page or does something cannot be opened so.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from civitas.site.running.environment import prepare

prepare(Path(os.environ["CIVITAS_DATA"]))

from django.test import Client  # noqa: E402
from django.urls import URLPattern, URLResolver, get_resolver  # noqa: E402
from prepared import person  # noqa: E402

from civitas.site.notices.mailing import stop_token  # noqa: E402
from civitas.site.notices.models import Channel, Way  # noqa: E402

ROOT = "/accounts/"
OPENS = 200
HERE = {"host": "127.0.0.1"}


def plain(patterns: list[URLPattern | URLResolver], before: str) -> list[str]:
    """The addresses without a hole in them."""
    found: list[str] = []
    for one in patterns:
        path = before + str(one.pattern)
        if "<" in path or "(" in path:
            continue
        found += plain(one.url_patterns, path) if isinstance(one, URLResolver) else [path]
    return found


def opening(client: Client, addresses: list[str]) -> list[str]:
    """Those of them that are a page to this visitor."""
    replies = {address: client.get(address) for address in addresses}
    return [
        address
        for address, reply in replies.items()
        if reply.status_code == OPENS and "html" in reply.headers["Content-Type"]
    ]


def main(name: str) -> None:
    user = person(name)
    mail, _ = Channel.objects.get_or_create(user=user, way=Way.MAIL)
    addresses = [address for address in plain(get_resolver().url_patterns, "/") if address.startswith(ROOT)]
    signed_in = Client(headers=HERE)
    signed_in.force_login(user)
    everybody = opening(Client(headers=HERE), addresses)
    pages = {
        "everybody": everybody,
        "account": opening(signed_in, addresses),
        "stop": f"/unsubscribe/{stop_token(mail)}",
    }
    print(json.dumps(pages))


if __name__ == "__main__":
    main(*sys.argv[1:])
