"""`civitas admin`: what the host of a site does from the command line."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import typer

from civitas.cli.grids import grid
from civitas.cli.hosting.serve import HERE, Data, Database, prepare, tell_rechecked, verdicts
from civitas.cli.options import Json, Lang, fail, language, print_json, screen
from civitas.cli.progress import bar
from civitas.cli.words import Words

app = typer.Typer(help="Keep a site.", no_args_is_help=True, rich_markup_mode=None)

TableName = Annotated[str, typer.Argument(help="The name of the table, as its address has it.")]
SeatOf = Annotated[
    list[str] | None,
    typer.Option("--seat", help="Who plays a seat, as 0=HANDLE or 0=greedy; may be given several times."),
]
Reason = Annotated[str, typer.Option("--reason", help="Why; it is written down beside what was done.")]


@app.command()
def recheck(
    outdated: Annotated[bool, typer.Option("--outdated", help="Only tables of other versions than installed.")] = False,
    database: Database = None,
    data: Data = HERE,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Hold every stored table against the installed rules.

    One that does not fit goes on from its last snapshot, with a notice in its log; none is lost. Ends with 1 if a table
    had to be held.
    """
    words = language(lang)
    prepare(words, data, database=database)
    from civitas.site.upgrades.models import Verdict
    from civitas.site.upgrades.recheck import recheck as look
    from civitas.site.upgrades.recheck import stored

    found = []
    numbers = stored(outdated_only=outdated)
    with bar(words("admin-rechecking"), len(numbers)) as told:
        for done, number in enumerate(numbers, start=1):
            checked = look(number)
            if checked is not None:
                found.append(checked)
            told(done)
    held = [one for one in found if one.verdict == Verdict.HELD]
    if json:
        print_json([{**one._asdict(), "verdict": str(one.verdict)} for one in found])
    else:
        _print_rechecked(found, words)
    raise typer.Exit(1 if held else 0)


def _print_rechecked(found: list[Any], words: Words) -> None:
    console = screen()
    rows = grid("", words("column-verdict"), words("column-tables"), figures=True)
    counts = Counter(str(one.verdict) for one in found)
    for verdict, said in verdicts(words).items():
        rows.add_row(said, str(counts[verdict]))
    console.print(rows)
    for one in found:
        if one.verdict != "fits":
            line = words("rechecked", table=one.table, title=one.title, before=one.before, why=one.why)
            console.print(line, markup=False, soft_wrap=True)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it holds every secret of every game.")],
    database: Database = None,
    data: Data = HERE,
    lang: Lang = None,
) -> None:
    """Write the whole site to one file, as it stands at one moment.

    People play on meanwhile. The secret that signs cookies is not in it: keep that apart.
    """
    words = language(lang)
    prepare(words, data, database=database)
    from civitas.site.hosting import archive

    try:
        counted = archive.write(file)
    except OSError as fault:
        fail(words, words("cannot-write", file=str(file), why=fault.strerror or str(fault)))
    told = words("backed-up", file=str(file), **_counts(counted))
    screen().print(told, markup=False, soft_wrap=True)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `civitas admin backup` wrote.")],
    database: Database = None,
    data: Data = HERE,
    lang: Lang = None,
) -> None:
    """Make a site from its backup, in a database in which there is none, then recheck its tables.

    The backup may be of the other kind of database: so a site moves from SQLite to PostgreSQL and back.
    """
    words = language(lang)
    prepare(words, data, database=database, make=True)
    from civitas.site.hosting import archive
    from civitas.site.running import environment

    try:
        counted = archive.read(file)
    except OSError as fault:
        fail(words, words("cannot-open", file=str(file), why=fault.strerror or str(fault)))
    except archive.NotAnArchive:
        fail(words, words("not-a-backup", file=str(file)))
    except archive.NotEmpty:
        fail(words, words("site-not-empty"))
    tell_rechecked(words, environment.recheck())
    screen().print(words("restored", file=str(file), **_counts(counted)), markup=False, soft_wrap=True)


def _counts(counted: Any) -> dict[str, int]:
    return {"tables": counted.tables, "entries": counted.entries, "people": counted.people}


@app.command()
def export(
    table: TableName,
    file: Annotated[Path, typer.Argument(help="The game file to write.")],
    database: Database = None,
    data: Data = HERE,
    lang: Lang = None,
) -> None:
    """Write one game to a file, however far it is, with the secret of its dice.

    For the host alone: with the file one knows every card.
    """
    words = language(lang)
    prepare(words, data, database=database)
    from civitas.site.hosting import accounts, games

    try:
        text = games.take_out(table)
        file.write_text(text, encoding="utf-8")
    except games.NoSuchGame:
        fail(words, words("no-such-game", table=table))
    except OSError as fault:
        fail(words, words("cannot-write", file=str(file), why=fault.strerror or str(fault)))
    accounts.note("export", f"table {table}")
    screen().print(words("saved", file=str(file)), markup=False, soft_wrap=True)


@app.command(name="import")
def import_(
    file: Annotated[Path, typer.Argument(help="A game file with the secret of its dice.")],
    seat: SeatOf = None,
    database: Database = None,
    data: Data = HERE,
    lang: Lang = None,
) -> None:
    """Make a table of a game file, to be played on here.

    Seats that nobody is named for are played by a bot.
    """
    words = language(lang)
    prepare(words, data, database=database)
    from civitas.kernel import Misfit
    from civitas.kernel.gamefile import UnreadableFile
    from civitas.site.hosting import accounts, games

    try:
        row = games.bring_in(file.read_text(encoding="utf-8"), _seats(seat, words))
    except OSError as fault:
        fail(words, words("cannot-open", file=str(file), why=fault.strerror or str(fault)))
    except (UnreadableFile, UnicodeDecodeError, Misfit) as fault:
        fail(words, words("cannot-import", file=str(file), why=str(fault)))
    except accounts.NoSuchPerson as nobody:
        fail(words, words("no-such-person", name=str(nobody)))
    accounts.note("import", f"table {row.name}")
    screen().print(words("imported", table=row.name), markup=False, soft_wrap=True)


def _seats(given: list[str] | None, words: Words) -> dict[int, str]:
    found: dict[int, str] = {}
    for pair in given or ():
        number, _, who = pair.partition("=")
        if not (number.isdecimal() and who):
            fail(words, words("wrong-seat", pair=pair))
        found[int(number)] = who
    return found


@app.command()
def users(
    search: Annotated[str, typer.Argument(help="Part of a handle, a name or an address; without it, everybody.")] = "",
    suspend: Annotated[str | None, typer.Option(help="Let this handle in no more.")] = None,
    readmit: Annotated[str | None, typer.Option(help="Let this handle in again.")] = None,
    promote: Annotated[str | None, typer.Option(help="Give this handle the keys of an administrator.")] = None,
    demote: Annotated[str | None, typer.Option(help="Take the keys from this handle.")] = None,
    invite: Annotated[
        bool, typer.Option("--invite", help="Print a link by which accounts are made for a week.")
    ] = False,
    forget_guests: Annotated[
        bool, typer.Option("--forget-guests", help="Delete guests without a game who stay away.")
    ] = False,
    reason: Reason = "",
    database: Database = None,
    data: Data = HERE,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List the people of the site, or change what somebody may do."""
    words = language(lang)
    prepare(words, data, database=database)
    from civitas.site.hosting import accounts

    changes = {
        suspend: {"is_active": False},
        readmit: {"is_active": True},
        promote: {"is_staff": True, "is_superuser": True},
        demote: {"is_staff": False, "is_superuser": False},
    }
    try:
        for handle, fields in changes.items():
            if handle is not None:
                accounts.change(handle, reason, **fields)
    except accounts.NoSuchPerson as nobody:
        fail(words, words("no-such-person", name=str(nobody)))
    if invite:
        screen().print(accounts.invitation(), markup=False, soft_wrap=True)
        return
    if forget_guests:
        screen().print(words("guests-forgotten", count=accounts.forget_guests()), markup=False)
    found = list(accounts.people(search))
    if json:
        print_json([{**one._asdict(), "seen": one.seen and one.seen.isoformat()} for one in found])
        return
    headings = [words("column-handle"), words("column-name"), words("column-email"), words("column-role")]
    rows = grid("", *headings, words("column-playing"), words("column-seen"))
    for one in found:
        roles = {
            words("role-admin"): one.admin,
            words("role-guest"): one.guest,
            words("role-suspended"): one.suspended,
        }
        role = ", ".join(name for name, holds in roles.items() if holds)
        seen = "–" if one.seen is None else f"{one.seen:%Y-%m-%d}"
        rows.add_row(one.handle, one.name, one.email, role, str(one.playing), seen)
    screen().print(rows)


@app.command()
def mend(
    table: TableName,
    snapshot: Annotated[int | None, typer.Option(help="Open the table from this snapshot from now on.")] = None,
    seat: SeatOf = None,
    reason: Reason = "",
    database: Database = None,
    data: Data = HERE,
    lang: Lang = None,
) -> None:
    """Mend a table: open it from an earlier snapshot, or hand a seat to somebody else.

    Without an option it shows the table's seats and snapshots. What was played stays played.
    """
    words = language(lang)
    prepare(words, data, database=database)
    from django.contrib.auth.models import User

    from civitas.site.hosting import accounts
    from civitas.site.tables import mending
    from civitas.site.tables.models import Table

    row = Table.objects.filter(name=table).first()
    if row is None:
        fail(words, words("no-such-game", table=table))
    try:
        if snapshot is not None:
            mending.restart_from_snapshot(row, snapshot)
            accounts.note("restart", f"table {table}", reason, snapshot=snapshot)
        for number, handle in _seats(seat, words).items():
            user = User.objects.filter(username=handle).first()
            if user is None or not row.seats.filter(number=number).exists():
                fail(words, words("no-such-person", name=f"{number}={handle}"))
            mending.hand_seat(row, number, user)
            accounts.note("hand-seat", f"table {table}", reason, seat=number, to=handle)
    except mending.CannotMend as why:
        fail(words, str(why))
    row.refresh_from_db()
    state = words("table-state", table=table, title=row.title, version=row.version, status=row.status, seq=row.seq)
    console = screen()
    console.print(state, markup=False, soft_wrap=True)
    for place in row.seats.select_related("user").order_by("number"):
        who = place.user.username if place.user is not None else place.bot or "–"
        console.print(f"  {place.number}: {who}", markup=False)
    stops = row.snapshots.order_by("-seq").values_list("seq", flat=True)
    console.print(words("table-snapshots", snapshots=", ".join(map(str, stops))), markup=False, soft_wrap=True)


@app.command()
def ratings(database: Database = None, data: Data = HERE, lang: Lang = None) -> None:
    """Work all ratings and statistics out anew.

    From the finished games alone, in the order in which they ended.
    """
    words = language(lang)
    prepare(words, data, database=database)
    from civitas.site.ratings.rating import recompute

    screen().print(words("ratings-counted", count=recompute()), markup=False)
