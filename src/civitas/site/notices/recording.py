"""Recording what people should know, in the transaction of what it tells: then neither exists without the other.

    with transaction.atomic():
        petition = Petition.objects.create(...)
        tell(Kind.PETITION, table.pk, seats=voters, cause=petition.pk)

The same kind and cause are told once to a person, however often this is called.
"""

from __future__ import annotations

from collections.abc import Collection

from django.db.models import QuerySet

from civitas.site.core.now import now as present
from civitas.site.notices.models import Kind, Notice
from civitas.site.tables import models as tables


def tell(
    kind: Kind,
    table_id: int,
    *,
    cause: object,
    seats: Collection[int] | None = None,
    but: Collection[int | None] = (),
) -> None:
    """Tell the people on these seats (on all, if none are named), except the users in `but`.

    Only tables that gathered in the lobby tell anybody anything: at others the person is alone with programs.
    """
    seated = tables.Seat.objects.filter(table_id=table_id, table__kind=tables.Kind.GAME, user__isnull=False, bot="")
    if seats is not None:
        seated = seated.filter(number__in=seats)
    # Who plays several seats is told once, of the first of them.
    holders = seated.order_by("-number").values_list("user", "number")
    _record(kind, table_id, str(cause), {user: number for user, number in holders if user and user not in but})


def tell_person(kind: Kind, table_id: int, user_id: int, *, cause: object, seat: int | None = None) -> None:
    """Tell one person, who need not sit at the table (any more)."""
    _record(kind, table_id, str(cause), {user_id: seat})


def _record(kind: Kind, table_id: int, cause: str, people: dict[int, int] | dict[int, int | None]) -> None:
    now = present()
    Notice.objects.bulk_create(
        (
            Notice(user_id=user, table_id=table_id, kind=kind, seat=seat, cause=cause, created=now)
            for user, seat in people.items()
        ),
        ignore_conflicts=True,
    )


def withdraw(kind: Kind, table_id: int, *, cause: object = None, users: Collection[int] | None = None) -> None:
    """It is no longer true: the petition is closed, the vote is over. What was not sent yet is not sent any more."""
    holding: QuerySet[Notice] = Notice.objects.filter(kind=kind, table_id=table_id, gone=None)
    if cause is not None:
        holding = holding.filter(cause=str(cause))
    if users is not None:
        holding = holding.filter(user_id__in=users)
    holding.update(gone=present())
