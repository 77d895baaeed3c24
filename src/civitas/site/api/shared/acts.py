"""Acts in replies: the closed vocabulary of the kernel, described for those who make types of it."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Annotated, Any

from pydantic import WithJsonSchema

from civitas.kernel.acts import KINDS, Act, outside_name

_TARGET = {"type": "string"}
_PART = {
    "type": "object",
    "properties": {"what": _TARGET, "amount": {"type": "number"}},
    "required": ["what", "amount"],
}
_PARTS = {"type": "array", "items": _PART}
_OTHER = {**_PART, "properties": {"what": _TARGET, "amount": {"type": "number"}, "terms": _PARTS}}
_SIDE = {
    "type": "object",
    "properties": {"of": _TARGET, "total": {"type": "number"}, "terms": _PARTS},
    "required": ["of", "total", "terms"],
}
_FORMS: dict[str, dict[str, Any]] = {
    "amount": {"type": "number"},
    "need": {"type": "number"},
    "faces": {"type": "array", "items": {"anyOf": [{"type": "number"}, {"type": "string"}]}},
    "terms": _PARTS,
    "others": {"type": "array", "items": _OTHER},
    "sides": {"type": "array", "items": _SIDE},
    "together": {"type": "boolean"},
    "next": {"type": "boolean"},
}
"""Fields that are no target."""


def _described(kind: type[Act]) -> dict[str, Any]:
    """One act: its fields, and those that are always there."""
    known = {outside_name(field.name): field for field in fields(kind)}
    always = [name for name, field in known.items() if field.default is MISSING or name == "amount"]
    return {
        "type": "object",
        "description": kind.__doc__,
        "properties": {
            "act": {"type": "string", "enum": [kind.name]},
            **{name: _FORMS.get(name, _TARGET) for name in known},
        },
        "required": ["act", *always],
    }


ActOut = Annotated[dict[str, Any], WithJsonSchema({"oneOf": [_described(kind) for kind in KINDS]})]
"""What has happened, in targets: see `docs/clients.md`."""
