"""Chores: what somebody asked for that takes too long for an answer, and that a worker does for them.

Each is a row that waits for a worker, one of a kind for each person at a time. Whoever asked looks how it went.
"""
