"""Reports as one HTML file that needs nothing else: it can be mailed, and opened in ten years."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --paper: #fbf9f5; --ink: #26221c; --line: #ddd5c6; --soft: #6a6154; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1915; --ink: #ece5d8; --line: #3a352c; --soft: #aaa08f; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .4rem; }
h2 { font-size: 1.15rem; margin: 2.4rem 0 .6rem; }
p { margin: .4rem 0; } .soft { color: var(--soft); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .4rem .55rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 600; color: var(--soft); }
th:first-child, td:first-child { text-align: left; white-space: normal; }
figure { margin: 1rem 0; overflow-x: auto; } svg { width: 100%; height: auto; }
.told { border-left: 4px solid #3d7ec2; padding: .5rem .9rem; margin: 1rem 0; }
"""


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows and columns."""
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>'


def chart(svg: str) -> str:
    return f"<figure>{svg}</figure>"


def paragraph(text: str, sort: str = "") -> str:
    return f'<p class="{sort}">{escape(text)}</p>' if sort else f"<p>{escape(text)}</p>"


def section(caption: str, *parts: str) -> str:
    return f"<section><h2>{escape(caption)}</h2>{''.join(parts)}</section>"


def page(language: str, title: str, *parts: str) -> str:
    """The whole file."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )
