"""Numbers about the server for Prometheus; nothing in them is about a person or a hand."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
    values,
)
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from .settings import SharedFolder
from .thinking.thoughts import QueueState


def _enter(folder: SharedFolder) -> None:
    """From now on this process's numbers lie there; what it held when it died is gone."""
    path, process = folder
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(path)
    for stale in path.glob(f"gauge_*_{process}.db"):
        stale.unlink()
    shared = values.MultiProcessValue(lambda: process)  # type: ignore[no-untyped-call]
    values.ValueClass = shared
    draft = path / f"{process}.draft"
    draft.write_text(str(os.getpid()))
    draft.rename(path / f"{process}.pid")


class _ProcessesCollector(Collector):
    """Memory, open files and processor time of each process in a shared folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> Iterable[Metric]:
        found: dict[str, Metric] = {}
        for file in sorted(self._folder.glob("*.pid")):
            for metric in ProcessCollector(pid=file.read_text, registry=None).collect():
                same = found.setdefault(
                    metric.name, Metric(metric.name, metric.documentation, metric.type)
                )
                labels = {"process": file.stem}
                same.samples += [each._replace(labels=labels) for each in metric.samples]
        return found.values()


def _registry_of_all(folder: Path) -> CollectorRegistry:
    """The numbers of all processes that share the folder."""
    registry = CollectorRegistry()
    MultiProcessCollector(registry, path=str(folder))  # type: ignore[no-untyped-call]
    registry.register(_ProcessesCollector(folder))
    return registry


class Metrics:
    """One registry for each application."""

    def __init__(self, shared: SharedFolder | None = None) -> None:
        if shared is not None:
            _enter(shared)
        self._shared = shared
        self._registry = CollectorRegistry()
        registry = self._registry
        self.requests = Counter(
            "seaboard_requests", "HTTP requests", ["method", "status"], registry=registry
        )
        self.entries = Counter(
            "seaboard_entries", "Log entries committed", ["kind"], registry=registry
        )
        self.refused = Counter("seaboard_refused", "Commands refused", ["code"], registry=registry)
        self.conflicts = Counter(
            "seaboard_conflicts", "Commits that another writer won", registry=registry
        )
        self.commit_seconds = Histogram(
            "seaboard_commit_seconds",
            "Time to commit a command",
            registry=registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )
        self.thinking_seconds = Histogram(
            "seaboard_thinking_seconds",
            "Time until a bot has decided, waiting included",
            registry=registry,
            buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60),
        )
        self.bots_busy = Counter(
            "seaboard_bots_busy", "Decisions whose bot had to wait too long", registry=registry
        )
        # Processes ask the same queue, so who has asked last knows best.
        self._thoughts = Gauge(
            "seaboard_thoughts_waiting",
            "Decisions that wait for a thinker",
            registry=registry,
            multiprocess_mode="mostrecent",
        )
        self._oldest_thought = Gauge(
            "seaboard_oldest_thought_seconds",
            "For how long a decision has waited for a thinker; the longest",
            registry=registry,
            multiprocess_mode="mostrecent",
        )
        self._thinkers = Gauge(
            "seaboard_thinkers",
            "Bots that can think at a time, in workers that live",
            registry=registry,
            multiprocess_mode="mostrecent",
        )
        self.connections = Gauge(
            "seaboard_connections", "Open WebSockets", registry=registry, multiprocess_mode="sum"
        )
        self.tables = Gauge(
            "seaboard_tables", "Tables in memory", registry=registry, multiprocess_mode="sum"
        )
        self.tasks_waiting = Gauge(
            "seaboard_tasks_waiting",
            "Background tasks that are not at work: the server is not ready",
            registry=registry,
            multiprocess_mode="sum",
        )
        self.database_failures = Counter(
            "seaboard_database_failures",
            "Commands that the database did not take",
            registry=registry,
        )
        ProcessCollector(registry=registry)  # memory, open files, processor time

    def show_queue(self, state: QueueState) -> None:
        """How the queue of thoughts stands now."""
        self._thoughts.set(state.waiting)
        self._oldest_thought.set(state.oldest)
        self._thinkers.set(state.thinkers)

    def text(self) -> bytes:
        """What Prometheus reads: of this process, or of all that share a folder."""
        shared = self._shared
        return generate_latest(self._registry if shared is None else _registry_of_all(shared.path))
