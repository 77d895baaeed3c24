"""§14 The hooks for the expansion: what is attached by them is left out at tables of the base game."""

from __future__ import annotations

from functools import partial

from civitas.games.clash.box import hooks

on_event = partial(hooks.listeners.on, expansion=True)
on_number = partial(hooks.modifiers.on, expansion=True)
on_price = hooks.prices.on
on_veto = partial(hooks.vetoes.on, expansion=True)
