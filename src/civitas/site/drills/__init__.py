"""Drills: the site is killed, attacked and loaded on purpose, to see whether it keeps what it promises.

`kill` kills the server or its database under load and then looks whether anything is lost; `abuse` attacks the site
while people play; `load` measures how much it carries, beside what the rules and the database alone would carry. All
use real processes and leave nothing behind. The others are their tools: `apart`, `parts` and `cluster` run processes,
`stage` sets tables up, `players` and `pace` play at them, `attackers` do their worst, `watching` watches, `audit` looks
for losses, `bare` measures what cannot be undercut.
"""
