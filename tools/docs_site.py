"""What mkdocs does not do by itself: pages outside docs/, and a promise that readers are sent to nobody else.

The pages of the site lie where they lie in the repository (README.md, docs/tour.md, web/README.md), so that a relative
link leads to the same place on both.
"""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
BESIDE = ("*.md", "web/README.md", "LICENSE", "Makefile", "examples/*.py", "bench/results/site-*.json")
"""What pages link to that is not in docs/."""
NOT_SHOWN = {".py"}
"""Files in docs/ that make pictures."""
ELSEWHERE = r"""["']?(?:https?:)?//"""
FROM_ELSEWHERE = re.compile(
    rf"<(?:script|img|iframe|source)\b[^>]*\bsrc={ELSEWHERE}"
    rf"|<link\b[^>]*\bhref={ELSEWHERE}|(?:url\(|@import ){ELSEWHERE}"
)
"""What makes a browser ask another host while it shows a page; a link that somebody follows does not."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Every page at the place it has in the repository."""
    themed = [
        file for file in files if not file.abs_src_path or not Path(file.abs_src_path).is_relative_to(ROOT / "docs")
    ]
    pages = [path for path in (ROOT / "docs").rglob("*") if path.is_file() and path.suffix not in NOT_SHOWN]
    pages += [path for pattern in BESIDE for path in ROOT.glob(pattern)]
    ours = [File.generated(config, path.relative_to(ROOT).as_posix(), abs_src_path=str(path)) for path in sorted(pages)]
    return Files([*themed, *ours])


def on_post_build(config: MkDocsConfig) -> None:
    """No page asks another host for a font, a script or a picture."""
    for path in Path(config.site_dir).rglob("*"):
        if path.suffix in (".html", ".css") and (found := FROM_ELSEWHERE.search(path.read_text(encoding="utf-8"))):
            raise PluginError(f"{path.relative_to(config.site_dir)} would fetch from another host: {found[0]}")
