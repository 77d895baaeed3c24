"""Civitas: the table for heavy civilisation board games."""

__version__ = "0.1.0"
