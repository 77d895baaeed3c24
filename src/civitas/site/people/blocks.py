"""Who would rather not play with whom. It holds both ways, and the blocked one is not told."""

from __future__ import annotations

from collections.abc import Iterable

from django.contrib.auth.models import User
from django.db.models import Q

from civitas.site.people.models import Block


def have_blocked(one: User, others: Iterable[User | int]) -> bool:
    """Whether `one` has blocked any of the others, or any of them `one`."""
    found = list(others)
    return Block.objects.filter(Q(blocker=one, blocked__in=found) | Q(blocked=one, blocker__in=found)).exists()


def shunned(user: User) -> set[int]:
    """The ids of all whom the user should not be seated with."""
    pairs = Block.objects.filter(Q(blocker=user) | Q(blocked=user)).values_list("blocker_id", "blocked_id")
    return {number for pair in pairs for number in pair} - {user.pk}
