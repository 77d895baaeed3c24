"""The other process of the replay check: reads games, replays them, and says what went differently."""

from __future__ import annotations

import json
import sys

from civitas.games import find_title
from civitas.kit.watching.replaying import Mark, Played, replayed


def main() -> None:
    order = json.load(sys.stdin)
    title = find_title(order["title"])
    games = [Played(written, [Mark(*m) for m in marks]) for written, marks in order["games"]]
    # A game may have printed something: the answer is the last line.
    sys.stdout.write("\n" + json.dumps([replayed(title, game) for game in games]) + "\n")


if __name__ == "__main__":
    main()
