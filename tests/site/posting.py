"""The other ends of notices, real ones on this machine: a web server, a mail server, a push service, a browser."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from allauth.account.models import EmailAddress
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from django.utils import timezone
from tests.site.calling import Caller
from tests.site.processes import free_port

from civitas.site.notices.models import Channel, Delivery, Notice, Way
from civitas.site.notices.sending import send_one
from civitas.site.notices.spreading import settle, spread

LOOPBACK = ["127.0.0.0/8", "::1/128"]


class Got(NamedTuple):
    """A request that arrived."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)


class Ear:
    """A web server that keeps what it is sent and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 200
        self.headers: dict[str, str] = {}
        self.says = b'{"id": "4711"}'
        ear = self

        class Handler(BaseHTTPRequestHandler):
            def _any(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                headers = {name.lower(): value for name, value in self.headers.items()}
                ear.got.append(Got(self.command, self.path, headers, body))
                self.send_response(ear.status)
                for name, value in ear.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(ear.says)))
                self.end_headers()
                self.wfile.write(ear.says)

            do_POST = do_DELETE = do_GET = _any  # noqa: N815 - what the library calls them

            def log_message(self, *_: Any) -> None:
                return

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.port = self._server.server_address[1]
        self.address = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def ear() -> Iterator[Ear]:
    made = Ear()
    try:
        yield made
    finally:
        made.close()


class Mailbox:
    """What a mail server was given."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses = ""
        """What it says instead of taking a letter."""

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        if self.refuses:
            return self.refuses
        letter = BytesParser(policy=default).parsebytes(envelope.content)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"


@contextmanager
def mail_server(settings: Any, box: Mailbox | None = None) -> Iterator[Mailbox]:
    """A real SMTP server on this machine, to which the site's mail goes."""
    box = box or Mailbox()
    server = Controller(box, hostname="127.0.0.1", port=free_port())
    server.start()
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST = "127.0.0.1"
    settings.EMAIL_PORT = server.port
    try:
        yield box
    finally:
        server.stop()


class Browser:
    """A browser that has subscribed at a push service of ours, and can read what is encrypted for it."""

    def __init__(self, service: Ear) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        point = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.subscription: dict[str, Any] = {
            "endpoint": f"{service.address}/push/{id(self)}",
            "keys": {"p256dh": _text(point), "auth": _text(self._auth)},
        }

    def read(self, got: Got) -> Any:
        plain = http_ece.decrypt(got.body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        return json.loads(plain)


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def with_mail(caller: Caller) -> Caller:
    """They have an address, and have shown that it is theirs."""
    address = f"{caller.name.lower()}@example.org"
    caller.user.email = address
    caller.user.save()
    EmailAddress.objects.create(user=caller.user, email=address, verified=True, primary=True)
    return caller


def channel(caller: Caller, way: Way, address: str, **more: Any) -> Channel:
    return Channel.objects.create(user=caller.user, way=way, address=address, **more)


def later(**time: float) -> None:
    """As if so much time had passed for all that waits."""
    gone = timedelta(**time)
    for delivery in Delivery.objects.all():
        begun = None if delivery.begun is None else delivery.begun - gone
        Delivery.objects.filter(pk=delivery.pk).update(due=delivery.due - gone, begun=begun)
    for notice in Notice.objects.all():
        Notice.objects.filter(pk=notice.pk).update(created=notice.created - gone)


def post(seconds: float = 600) -> int:
    """Hand out and send everything that is due after so many seconds; returns how many messages that were."""
    while spread():
        pass
    later(seconds=seconds)
    sent = 0
    while settle() or spread():
        pass
    while send_one():
        sent += 1
        assert sent < 1000, "it never ends"
    return sent


def nothing_waits() -> bool:
    return not Delivery.objects.filter(state__in=("waiting", "sending", "recalling"), due__lte=timezone.now()).exists()
