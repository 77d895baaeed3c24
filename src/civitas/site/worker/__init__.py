"""The worker: plays the turns of bots, each of which is a job that was committed with the move before it.

A job is never lost, because it is deleted only after its move is in the journal; and never played twice, because the
move bears the job's number as its request, and the same request is done once. So a worker may be killed at any moment,
and several may work side by side.
"""

from civitas.site.worker.loop import Crew, Worker

__all__ = ["Crew", "Worker"]
