"""`civitas serve` and its parts `web`, `push`, `worker` and `migrate`: the table online."""

from __future__ import annotations

import os
import socket
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from civitas.cli.options import Lang, fail, language, screen
from civitas.cli.words import Words

LOCAL = "127.0.0.1"
SITE_PORT = 8000
PUSH_PORT = 8001

Host = Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 lets other machines in.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="The port to listen at; 0 takes any free one.")]
Data = Annotated[
    Path,
    typer.Option("--data", envvar="CIVITAS_DATA", file_okay=False, help="The folder with secret and data."),
]
Database = Annotated[
    str | None,
    typer.Option("--database", help="sqlite:///FILE or postgresql://USER@HOST/NAME; else CIVITAS_DATABASE says it."),
]
Bus = Annotated[str | None, typer.Option("--bus", help="nats://HOST:4222; else CIVITAS_BUS says it.")]
HERE = Path()


def serve(host: Host = LOCAL, port: Port = SITE_PORT, data: Data = HERE, lang: Lang = None) -> None:
    """Run the site on one box.

    Site, API, push and bots in one process. The first start makes the database and prints a link for the
    administrator.
    """
    words = language(lang)
    _let_in(host)
    prepare(words, data, make=True)
    from civitas.site.running import environment, single_process

    environment.migrate()
    tell_rechecked(words, environment.recheck())
    listener = _listen(words, host, port)
    base = environment.address(host, listener.getsockname()[1])
    environment.be_found_at(base)
    _tell(words, base, environment.first_admin(base))
    single_process.serve(listener)


def migrate(database: Database = None, data: Data = HERE, lang: Lang = None) -> None:
    """Bring the database up to date.

    For hosts who run the parts one by one: before the first start, and after each new version.
    """
    words = language(lang)
    prepare(words, data, database=database)
    from civitas.site.running import environment

    environment.migrate()
    tell_rechecked(words, environment.recheck())
    base = environment.address(LOCAL, SITE_PORT)
    _tell(words, base, environment.first_admin(base))


def web(
    host: Host = LOCAL,
    port: Port = SITE_PORT,
    processes: Annotated[int, typer.Option(min=1, help="How many processes; about one for each core.")] = 1,
    threads: Annotated[int, typer.Option(min=1, help="Requests that one process answers at the same time.")] = 4,
    database: Database = None,
    bus: Bus = None,
    data: Data = HERE,
    lang: Lang = None,
) -> None:
    """Run the site and the API, without push and bots.

    As many of these as the load asks for, on one machine or several.
    """
    words = language(lang)
    _let_in(host)
    need_site(words)
    from civitas.site.running import multi_process

    multi_process.share_figures(processes)
    prepare(words, data, database=database, bus=bus, at_once=False)
    multi_process.web(host, port, processes, threads)


def push(
    host: Host = LOCAL,
    port: Port = PUSH_PORT,
    database: Database = None,
    bus: Bus = None,
    data: Data = HERE,
    lang: Lang = None,
) -> None:
    """Run the push streams, which tell browsers what happens.

    A proxy sends everything below /push/ here.
    """
    words = language(lang)
    prepare(words, data, database=database, bus=bus, at_once=False)
    from civitas.site.running import multi_process

    multi_process.push(_listen(words, host, port))


def worker(
    database: Database = None,
    bus: Bus = None,
    metrics: Annotated[
        int | None, typer.Option(help="A port for this worker's figures, for this machine only.")
    ] = None,
    data: Data = HERE,
    lang: Lang = None,
) -> None:
    """Play the turns of bots.

    One turn at a time; start as many as there are cores to think with.
    """
    words = language(lang)
    prepare(words, data, database=database, bus=bus, at_once=False)
    from civitas.site.running import multi_process

    multi_process.work(metrics)


def prepare(
    words: Words,
    data: Path,
    *,
    database: str | None = None,
    bus: str | None = None,
    make: bool = False,
    at_once: bool = True,
) -> None:
    """Make the environment of a process of the site, or say what is missing.

    What runs for weeks outlives a database that is away for a while, so only what needs it `at_once` asks for it.
    """
    need_site(words)
    from civitas.site.config import mail
    from civitas.site.config.database import UnreadableAddress
    from civitas.site.config.house import UnreadableSetting
    from civitas.site.running import environment

    try:
        environment.prepare(data, database=database, bus=bus, make=make)
        if at_once:
            environment.reach_database()
    except environment.NoSecret as missing:
        fail(words, words("secret-missing", file=str(missing)))
    except (UnreadableAddress, UnreadableSetting, mail.UnreadableAddress) as wrong:
        fail(words, str(wrong))
    except environment.Unreachable as away:
        fail(words, words("database-away", address=away.address, why=away.why), code=1)
    except OSError as fault:
        fail(words, words("data-unusable", folder=str(data), why=fault.strerror or str(fault)))


def need_site(words: Words) -> None:
    """Who only plays in the terminal need not install what a server needs."""
    if any(find_spec(name) is None for name in ("django", "granian", "starlette", "uvicorn")):
        fail(words, words("site-missing"))


def _let_in(host: str) -> None:
    """A site that listens for others answers to this machine's name and address, unless the host says otherwise."""
    if "CIVITAS_HOSTS" not in os.environ and host not in (LOCAL, "localhost", "::1"):
        names = {"localhost", LOCAL, socket.gethostname(), f"{socket.gethostname()}.local", _own_address(), host}
        os.environ["CIVITAS_HOSTS"] = ",".join(sorted(names - {"", "0.0.0.0", "::"}))  # noqa: S104 - not binding


def _own_address() -> str:
    """The address under which the neighbours see this machine. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _listen(words: Words, host: str, port: int) -> socket.socket:
    from civitas.site.running.server import listen

    try:
        return listen(host, port)
    except OSError as why:
        fail(words, words("port-taken", host=host, port=str(port), why=why.strerror or str(why)), 1)


def tell_rechecked(words: Words, found: dict[str, int]) -> None:
    """A new version has found tables of an older one."""
    for verdict, said in verdicts(words).items():
        if found.get(verdict):
            line = words("site-rechecked", count=found[verdict], verdict=said)
            screen().print(line, markup=False, soft_wrap=True)


def verdicts(words: Words) -> dict[str, str]:
    """What a recheck may find, in words, the best first."""
    return {
        "fits": words("verdict-fits"),
        "differs": words("verdict-differs"),
        "misfits": words("verdict-misfits"),
        "held": words("verdict-held"),
    }


def _tell(words: Words, base: str, link: str | None) -> None:
    console = screen()
    console.print(words("site-at", address=base), markup=False, soft_wrap=True)
    if link is not None:
        console.print(words("first-admin", link=link), markup=False, soft_wrap=True)
