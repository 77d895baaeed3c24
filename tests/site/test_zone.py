"""The browser's time zone, and what it costs to look at it."""

from __future__ import annotations

import zoneinfo

import pytest
from django.http import HttpRequest, HttpResponse

from civitas.site.people import zone


def _seen(told: str) -> str:
    seen = []

    def answer(_: HttpRequest) -> HttpResponse:
        seen.append(zone.zone_now())
        return HttpResponse()

    request = HttpRequest()
    request.COOKIES[zone.COOKIE] = told
    zone.BrowserZone(answer)(request)
    return seen[0]


def test_a_request_is_answered_in_the_zone_of_the_browser_if_there_is_such_a_zone() -> None:
    assert _seen("Asia%2FTokyo") == "Asia/Tokyo"
    assert _seen("../../etc/passwd") == _seen("") == zone.zone_now()


def test_the_zones_are_not_looked_for_on_the_disk_with_each_request(monkeypatch: pytest.MonkeyPatch) -> None:
    _seen("Asia/Tokyo")
    monkeypatch.setattr(zoneinfo, "TZPATH", ())
    monkeypatch.setattr(zone, "available_timezones", lambda: pytest.fail("looked again"))
    assert _seen("Europe/Berlin") == "Europe/Berlin"
