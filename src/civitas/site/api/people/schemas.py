"""The shapes of the people's API."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from ninja import Path, Schema
from pydantic import AfterValidator, ConfigDict, Field

from civitas.site.people.models import NAME_LENGTH, REPORT_LENGTH, TOKEN_NAME_LENGTH


def _writable(text: str) -> str:
    """A text with something in it; PostgreSQL stores no NUL."""
    if "\0" in text or not text.strip():
        raise ValueError("the text is empty or holds a NUL")
    return text


Line = Annotated[str, AfterValidator(_writable)]
HANDLE = r"^[0-9A-Za-z_.@+-]+$"
Handle = Annotated[str, Field(pattern=HANDLE, max_length=150)]
HandleInPath = Path[Handle]


class Asked(Schema):
    """A body that is sent to us: what we do not know is a mistake and not ignored."""

    model_config = ConfigDict(extra="forbid")


class Somebody(Schema):
    """A person as others see them."""

    handle: str
    name: str


class Me(Somebody):
    """A person as they see themself."""

    email: str
    is_guest: bool
    is_staff: bool
    language: Literal["de", "en"]
    time_zone: str
    confirm: Literal["always", "risky", "never"]


class Arrival(Asked):
    """What to call who has no account; without it, Guest."""

    name: str = Field(default="", max_length=NAME_LENGTH)


class Wishes(Asked):
    """What to change; what is left out stays."""

    name: Line = Field(default="", max_length=NAME_LENGTH)
    language: Literal["de", "en"] = "en"
    time_zone: str = Field(default="UTC", max_length=40)
    confirm: Literal["always", "risky", "never"] = "risky"


class TokenOut(Schema):
    """A key, without its secret."""

    id: int
    name: str
    created: datetime
    last_used: datetime | None
    revoked: datetime | None


class FreshToken(TokenOut):
    """A key just made: the secret is shown now and never again."""

    secret: str


class TokenIn(Asked):
    """What the key is for."""

    name: Line = Field(max_length=TOKEN_NAME_LENGTH)


class BlockIn(Asked):
    """Whom to block."""

    handle: Handle


class ReportIn(Asked):
    """What happened, with whom, and at which table."""

    about: Handle
    text: Line = Field(max_length=REPORT_LENGTH)
    table: str = Field(default="", max_length=12, pattern=r"^[0-9A-Za-z_-]*$")


class ReportOut(Schema):
    """A report as it was taken down."""

    id: int
    state: str


class Goodbye(Asked):
    """The name of the account, typed again, so that nobody leaves by mistake."""

    name: str
