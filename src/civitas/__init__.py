"""Civitas: the table for heavy civilisation board games."""

__version__ = "0.2.0"
