"""What a peer takes during a run: the search shows its best beside it, and may stop once it is far enough ahead."""

from __future__ import annotations

from .measure import Protocol
from .pool import Worker, start_for
from .worker import Peer


def peer_seconds(peer: Peer, kind: str, cache: str) -> float | None:
    """The seconds that `peer` takes now, on a device of `kind`, in a process of its own; None if it fails."""
    worker = Worker(peer.threads, start=start_for(kind))
    try:
        outcome = worker.call("tuning.worker:trial", peer, Protocol(budget=0.3, cache=cache))
    finally:
        worker.stop()
    return outcome.value.seconds if outcome.ok else None
