"""The site for a WSGI server. `civitas web` starts one; so can any other that is told of this module."""

from __future__ import annotations

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "civitas.site.settings")

from civitas.site.observing import logs

logs.set_up()
application = get_wsgi_application()
