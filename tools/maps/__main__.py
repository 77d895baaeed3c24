"""`python -m tools.maps sands` draws the map of a title anew."""

from __future__ import annotations

import argparse
import json
import sys

from tools.maps.check import faults
from tools.maps.config import Config
from tools.maps.drawing import draw


def main() -> int:
    """Draws, checks, and writes the result where the config says; a map with faults is not written."""
    parser = argparse.ArgumentParser(prog="python -m tools.maps", description=main.__doc__)
    parser.add_argument("title", help="a config in tools/maps/configs")
    config = Config(parser.parse_args().title)
    drawing = draw(config)
    missing = {*config.borders, *config.dotted} - drawing["borders"].keys()
    wrong = [f"no line for {border}" for border in sorted(missing)] + faults(drawing)
    for fault in wrong:
        print(fault, file=sys.stderr)
    if not wrong:
        text = json.dumps(drawing, separators=(",", ":"), ensure_ascii=False)
        config.result.write_text(f"{text}\n")
        print(
            f"{config.result}: {len(drawing['regions'])} regions, {len(drawing['borders'])} borders, {len(text)} bytes"
        )
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
