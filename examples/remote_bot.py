"""A bot that plays over the network: python remote_bot.py http://localhost:8000 TABLE, with its token in CIVITAS_TOKEN.

It needs nothing but Python. It waits at the push stream until it is asked, and answers at random; put your own thinking
into `choose`. The API is described at /api/docs.
"""

import json
import os
import random
import sys
import time
from collections import Counter
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

KEY = {"Authorization": f"Bearer {os.environ.get('CIVITAS_TOKEN', '')}", "Content-Type": "application/json"}


def call(url, data=None):
    """GET, or POST if there is something to send."""
    body = None if data is None else json.dumps(data).encode()
    with urlopen(Request(url, body, KEY), timeout=30) as reply:
        return json.load(reply)


def choose(prompt, options):
    """Any answer. Most prompts list whole answers; for some of them the options are parts to be put together."""
    if prompt["kind"] == "some":
        return random.sample(options, random.randint(prompt["least"], min(prompt["most"], len(options))))
    if prompt["kind"] == "order":
        return random.sample(options, len(options))
    if prompt["kind"] in ("pay", "place"):
        room = [spot["answer"] for spot in prompt["bins"] for _ in range(spot["limit"])]
        return dict(Counter(random.sample(room, prompt["total"])))
    return random.choice(options)


def play(table):
    """Answer as long as we are asked."""
    while (asked := call(f"{table}/prompt"))["prompt"] is not None:
        answer = choose(asked["prompt"], [option["answer"] for option in asked["options"]])
        try:
            call(f"{table}/answer", {"answer": answer, "expected": asked["seq"], "seat": asked["seat"]})
        except HTTPError as no:
            if no.code not in (409, 422):  # the table has gone on, or the parts did not fit together: ask again
                raise


def main(site, name):
    """Wait until something happens, and play; until the game is over."""
    while True:
        try:
            for line in urlopen(Request(f"{site}/push/tables/{name}", headers=KEY), timeout=60):
                if line.startswith(b"data:"):
                    play(f"{site}/api/tables/{name}")
                    if json.loads(line[5:]).get("over"):  # what happens beside the game does not say
                        return
        except (URLError, OSError) as trouble:
            if isinstance(trouble, HTTPError) and trouble.code in (401, 403, 404):
                raise
        time.sleep(1)  # the stream ends now and then; come back


if __name__ == "__main__":
    main(*sys.argv[1:])
