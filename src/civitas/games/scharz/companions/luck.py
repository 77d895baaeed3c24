"""What a good roll is: nothing is weighed yet.

Whose roll is due is not in the state but only in the procedure that rolls, so nobody's luck can be told from a table.
"""

from __future__ import annotations

from civitas.games.luck import Scale
from civitas.kernel import Table

KEYS: tuple[str, ...] = ()


def scale(table: Table) -> Scale | None:
    """No roll can be judged."""
    return None
