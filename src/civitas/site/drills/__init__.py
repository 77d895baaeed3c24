"""Drills: the site is killed, and loaded, on purpose, to see whether it keeps what it promises.

`kill` kills the server or its database under load and then looks whether anything is lost; `load` measures how much
the site carries, beside what the rules and the database alone would carry. Both use real processes and leave nothing
behind. The others are their tools: `apart`, `parts` and `cluster` run processes, `stage` sets tables up, `players` and
`pace` play at them, `watching` watches, `audit` looks for losses, `bare` measures what cannot be undercut.
"""
