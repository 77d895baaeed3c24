"""Requests to addresses that people give us, sent so that they cannot be turned against the host's own network.

A name is looked up once, every address found must be a public one, and the connection goes to that very address, so
that a name cannot change its mind between the check and the request. Redirects are not followed, replies are read up to
a few kilobytes, and the whole takes no longer than a few seconds, however slowly the other side drips.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from time import monotonic
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from django.conf import settings

from civitas.site.core import limits

TOO_LATE = "it took too long"
_PORTS = {"https": 443, "http": 80}
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_NAT64 = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("64:ff9b:1::/48"))
"""Addresses that a gateway turns into those of IPv4: the last 32 bits."""
_COMPATIBLE = ipaddress.IPv6Network("::/96")
_UNICAST = ipaddress.IPv6Network("2000::/3")
"""All that has been given out of IPv6. What lies beside it (fec0::/10, once for single sites) is nobody's in public."""
_LOW = 0xFFFF_FFFF


class NotAllowed(Exception):
    """No request is sent to this address. `why` is the id of a text."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Unreachable(Exception):
    """Nobody answered there, or not in time."""


class Reply(NamedTuple):
    """What the other side said."""

    status: int
    headers: Mapping[str, str]
    body: bytes


class Target(NamedTuple):
    """An address that was looked at: where to connect, and under which name."""

    scheme: str
    host: str
    port: int
    path: str
    at: tuple[str, ...]
    """The addresses that the name has, all of them allowed."""


def look_up(url: str) -> Target:
    """Where a request to this address would go; raises `NotAllowed` where it may not."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as fault:
        raise NotAllowed("address-unreadable") from fault
    host = parts.hostname
    if parts.scheme not in _PORTS or not host or parts.username is not None or not url.isprintable() or " " in url:
        raise NotAllowed("address-unreadable")
    port = port or _PORTS[parts.scheme]
    found = _resolved(host, port)
    addresses = tuple(dict.fromkeys(str(info[4][0]).partition("%")[0] for info in found))
    if not addresses:
        raise Unreachable(f"{host} is not known")
    # One private address is enough: which of them would be taken is not ours to guess.
    allowed = [_is_allowed(address) for address in addresses]
    if not all(
        _is_public(ipaddress.ip_address(address)) or yes for address, yes in zip(addresses, allowed, strict=True)
    ):
        raise NotAllowed("address-not-public")
    if parts.scheme == "http" and not all(allowed):
        raise NotAllowed("address-not-https")
    if port not in settings.CIVITAS_NOTICE_PORTS and not all(allowed):
        raise NotAllowed("address-port")
    path = parts.path or "/"
    return Target(parts.scheme, host, port, f"{path}?{parts.query}" if parts.query else path, addresses)


def _resolved(host: str, port: int) -> list[Any]:
    """What the name stands for. Whoever answers for it may take their time, but not ours."""
    found: list[Any] = []
    faults: list[Exception] = []

    def ask() -> None:
        try:
            found.extend(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
        except (OSError, UnicodeError) as fault:
            faults.append(fault)

    asking = threading.Thread(target=ask, name="civitas-name", daemon=True)
    asking.start()
    asking.join(limits.OUTGOING_SECONDS)
    if faults or asking.is_alive():
        raise Unreachable(f"{host} is not known") from (faults[0] if faults else None)
    return list(found)


def _is_allowed(address: str) -> bool:
    """Has the host of the site named a range with this address?"""
    plain = _plain(ipaddress.ip_address(address))
    ranges = [ipaddress.ip_network(one) for one in settings.CIVITAS_NOTICE_RANGES]
    return any(plain.version == one.version and plain in one for one in ranges)


def _plain(address: Address) -> Address:
    """The address of IPv4 that one of IPv6 stands for, where it stands for one."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return address.ipv4_mapped
        if address.sixtofour is not None:
            return address.sixtofour
        if any(address in network for network in _NAT64) or (address in _COMPATIBLE and int(address) > 1):
            return ipaddress.IPv4Address(int(address) & _LOW)
        if address.teredo is not None:
            return address.teredo[1]
    return address


def _is_public(address: Address) -> bool:
    plain = _plain(address)
    # What only looks like IPv4 by way of a tunnel is not worth the trouble.
    if plain is not address and isinstance(address, ipaddress.IPv6Address) and address.teredo is not None:
        return False
    if isinstance(plain, ipaddress.IPv6Address) and plain not in _UNICAST:
        return False
    return plain.is_global and not (plain.is_multicast or plain.is_reserved or plain.is_unspecified)


def send(url: str, body: bytes = b"", headers: Mapping[str, str] | None = None, *, method: str = "POST") -> Reply:
    """Send a request, wait for the reply. Raises `NotAllowed` or `Unreachable`; any status is a reply."""
    deadline = monotonic() + limits.OUTGOING_SECONDS
    target = look_up(url)
    last: Exception | None = None
    for address in target.at:
        if (left := deadline - monotonic()) <= 0:
            break
        connection = _Pinned(target, address, left)
        # The time limits of sockets begin anew with each byte; this one does not.
        alarm = threading.Timer(left, connection.cut)
        alarm.daemon = True
        alarm.start()
        try:
            reply = _ask(connection, target, method, body, headers or {})
        except ConnectionRefusedError as fault:
            last = fault  # nobody has heard it: the next address may be better
        except (OSError, ValueError, http.client.HTTPException) as fault:
            raise Unreachable(TOO_LATE if connection.late else str(fault) or type(fault).__name__) from fault
        else:
            if connection.late:  # a reply that was cut off looks like one that has ended
                raise Unreachable(TOO_LATE)
            return reply
        finally:
            alarm.cancel()
            connection.cut(late=False)
            connection.close()
    raise Unreachable(TOO_LATE if last is None else str(last)) from last


def _ask(connection: _Pinned, target: Target, method: str, body: bytes, headers: Mapping[str, str]) -> Reply:
    connection.request(method, target.path, body, {"User-Agent": "Civitas", **headers})
    reply = connection.getresponse()
    said = reply.read(limits.REPLY_BYTES)
    return Reply(reply.status, {name.lower(): value for name, value in reply.getheaders()}, said)


class _Pinned(http.client.HTTPConnection):
    """A connection to an address that was checked, under the name that was asked for."""

    def __init__(self, target: Target, address: str, seconds: float) -> None:
        super().__init__(target.host, target.port, timeout=seconds)
        self._address = address
        self._seconds = seconds
        self._line: socket.socket | None = None
        """The socket, which the library forgets as soon as it knows that the reply ends with the connection."""
        self.late = False
        self._secure = target.scheme == "https"
        self.default_port = _PORTS[target.scheme]

    def connect(self) -> None:
        self.sock = self._line = socket.create_connection((self._address, self.port), self._seconds)
        if self._secure:
            context = ssl.create_default_context()
            secure = context.wrap_socket(self._line, server_hostname=self.host, do_handshake_on_connect=False)
            self.sock = self._line = secure
            secure.do_handshake()  # only now, for it must be possible to cut this short, too

    def cut(self, *, late: bool = True) -> None:
        """End it, from whatever thread."""
        self.late = self.late or late
        if self._line is not None:
            try:
                self._line.shutdown(socket.SHUT_RDWR)
            except OSError:
                return  # it had ended already
