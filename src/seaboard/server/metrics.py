"""Numbers about the server for Prometheus; nothing in them is about a person or a hand."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)


class Metrics:
    """One registry for each application."""

    def __init__(self) -> None:
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
        self.thoughts = Gauge(
            "seaboard_thoughts_waiting", "Decisions that wait for a thinker", registry=registry
        )
        self.connections = Gauge("seaboard_connections", "Open WebSockets", registry=registry)
        self.tables = Gauge("seaboard_tables", "Tables in memory", registry=registry)
        self.tasks_waiting = Gauge(
            "seaboard_tasks_waiting",
            "Background tasks that are not at work: the server is not ready",
            registry=registry,
        )
        self.database_failures = Counter(
            "seaboard_database_failures",
            "Commands that the database did not take",
            registry=registry,
        )
        ProcessCollector(registry=registry)  # memory, open files, processor time

    def text(self) -> bytes:
        return generate_latest(self._registry)
