"""The site behind its door, for a server with an event loop. `civitas web` starts one."""

from __future__ import annotations

import os

from civitas.site.running.doorway import Doorway
from civitas.site.running.multi_process import THREADS
from civitas.site.wsgi import application as site

application = Doorway(site, int(os.environ.get(THREADS, "4")))
