"""The files of the browser client, as they lie in its folder now.

WhiteNoise reads a folder when the site starts. That is right for what is installed with the site; the client may be
built anew meanwhile, and its page then names files that nobody knew of at the start.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase
from whitenoise.middleware import WhiteNoiseMiddleware


class Assets(WhiteNoiseMiddleware):  # type: ignore[misc]
    """What is installed is known from the start; what is in the client's folder is looked for when it is asked for."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        super().__init__(get_response)
        self.directories.append((f"{Path(settings.CIVITAS_CLIENT).absolute()}/", "/"))

    def __call__(self, request: HttpRequest) -> Any:
        found = self._now(request.path_info)
        if found is None:
            return super().__call__(request)
        try:
            return self.serve(found, request)
        except FileNotFoundError:  # a build has just cleared it away
            return self.get_response(request)

    def _now(self, address: str) -> Any:
        """The client's file of this address. All of them have an ending; no other address costs a look at the disk."""
        if address.startswith(self.static_prefix) or "." not in address.rsplit("/", 1)[-1]:
            return None
        return self.find_file(address)
