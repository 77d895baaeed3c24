"""What happens to accounts that other levels have to act on; `core.events` says how they are told."""

from __future__ import annotations

from typing import NamedTuple

from django.contrib.auth.models import User


class Leaving(NamedTuple):
    """Somebody leaves for good: no table may wait for them, and nothing that points to them may be left."""

    user: User


class Disowned(NamedTuple):
    """Whoever set up this account may not have been the owner of its address: what they added has to go."""

    user: User
