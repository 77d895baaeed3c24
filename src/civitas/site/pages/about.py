"""What the law of many countries wants: who runs the site, and what becomes of what people leave here.

Both are the host's to say: the address of a page elsewhere, or a file that is shown here.
"""

from __future__ import annotations

from pathlib import Path

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import path, reverse
from django.views.decorators.http import require_safe

from civitas.site.config.house import is_elsewhere
from civitas.site.pages.prose import markdown, plain

_MARKDOWN = {".md", ".markdown"}


def _told(page: str) -> str:
    """What the host has set for this page; nothing for a page that there is not."""
    return {"imprint": settings.CIVITAS_IMPRINT, "privacy": settings.CIVITAS_PRIVACY}.get(page, "")


def link(page: str) -> str | None:
    """Where the page is, if there is one."""
    told = _told(page)
    if not told:
        return None
    return told if is_elsewhere(told) else reverse("about", args=[page])


@require_safe
def show(request: HttpRequest, page: str) -> HttpResponse:
    """The file as a page. It is read anew each time, so that a change needs no restart."""
    told = _told(page)
    if not told:
        raise Http404
    if is_elsewhere(told):
        return redirect(told)
    file = Path(told)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise Http404(f"{file} cannot be read") from fault
    said = markdown(text) if file.suffix.lower() in _MARKDOWN else plain(text)
    return render(request, "people/about.html", {"page": page, "said": said, "titled": said.startswith("<h1>")})


address = path("about/<str:page>", show, name="about")
