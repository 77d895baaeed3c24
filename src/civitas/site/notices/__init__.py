"""Telling people that something waits for them: what is to be told, by which channels, and the post that carries it.

A notice is recorded in the transaction of what it tells (`recording`, `turning`), so that neither exists without the
other. The worker hands it to the person's channels (`spreading`) and sends what is due (`sending`). Nothing is written
into a notice but its kind and cause: the text is made when it is sent, from what the reader's seat may see then.
"""
