"""Push: a small process that holds many connections and tells each viewer what happened at a table.

`who` finds out who asks, `visitors` counts who is inside, `news` reads what happened, `rooms` shares it among all who
watch a table, `stream` writes it to one of them, `app` is the whole.
"""
