"""JSON kept to the letter.

PostgreSQL's `jsonb` sorts the keys of objects, and the order of things is part of a game: of an answer, of a state, of
the bytes of a game file. So what the kernel reads back is stored as the text that was written.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from django.db import models

if TYPE_CHECKING:
    Field = models.Field[Any, Any]
else:
    Field = models.Field


class ExactJSON(Field):
    """JSON data that comes back as it was, key by key."""

    def get_internal_type(self) -> str:
        return "TextField"

    def from_db_value(self, value: str | None, *args: Any) -> Any:
        return None if value is None else json.loads(value)

    def get_prep_value(self, value: Any) -> str | None:
        return None if value is None else json.dumps(value, separators=(",", ":"))

    def value_to_string(self, obj: models.Model) -> str:
        return json.dumps(self.value_from_object(obj))
