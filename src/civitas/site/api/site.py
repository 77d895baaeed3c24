"""What a client should know of the site itself."""

from __future__ import annotations

from django.http import HttpRequest
from ninja import Router, Schema

from civitas.site.pages.about import link
from civitas.site.people import doors

router = Router(tags=["site"])


class SiteOut(Schema):
    """The site, as whoever asks finds it."""

    guests: bool
    """May one play here without an account?"""
    sign_up: bool
    """May whoever asks make an account? Where they may not, an invitation to a table lets them."""
    imprint: str | None
    """Where it is written who runs the site, if the host has said it."""
    privacy: str | None
    """Where it is written what becomes of what people leave here, if the host has said it."""


@router.get("/site", response=SiteOut, auth=None)
def site(request: HttpRequest) -> SiteOut:
    """How the site is open to strangers, and where its host says who they are."""
    return SiteOut(
        guests=doors.guests_welcome(),
        sign_up=doors.may_sign_up(request),
        imprint=link("imprint"),
        privacy=link("privacy"),
    )
