"""The command line: play in the terminal, simulate, check, read the rules, replay, verify, measure."""

from __future__ import annotations


def main() -> None:
    """The `civitas` command."""
    from civitas.cli.app import app  # here, so that a worker that needs one module does not load every command

    app()
