"""Traces and log lines of commands: they name the table and the number, and no secret."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
import structlog
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from seaboard.server import tracing
from seaboard.server.logs import configure

from .clients import comes_in, serving


@pytest.fixture
def spans() -> Iterator[InMemorySpanExporter]:
    exporter = InMemorySpanExporter()
    tracing.configure(SimpleSpanProcessor(exporter))
    yield exporter
    tracing.stop()


def attributes(span: ReadableSpan) -> dict[str, object]:
    return dict(span.attributes or {})


def test_a_command_is_traced_from_the_decision_to_the_publishing(
    spans: InMemorySpanExporter, sqlite_url: str
) -> None:
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()
        spans.clear()
        last = anna.do(table, "say", text="a private word")["last"]
        found = {span.name: span for span in spans.get_finished_spans()}
    assert list(found) == [
        "seaboard.decide", "seaboard.commit", "seaboard.publish", "seaboard.command"
    ]  # fmt: skip
    command = found["seaboard.command"]
    assert attributes(command) == {"seaboard.table": table, "seaboard.command": "Say"}
    assert attributes(found["seaboard.commit"]) == {"seaboard.number": last}
    assert command.context is not None
    parents = {span.parent.span_id for name, span in found.items() if span.parent is not None}
    assert parents == {command.context.span_id}
    assert "private" not in "".join(span.to_json() for span in found.values())


def test_a_log_line_of_a_command_names_its_table_and_number(
    sqlite_url: str, capfd: pytest.CaptureFixture[str]
) -> None:
    configure("debug")
    try:
        with serving(sqlite_url) as client:
            anna = comes_in(client, "Anna")
            table = anna.create()
            last = anna.do(table, "say", text="a private word")["last"]
            anna.try_to(table, "join", seat=9)
    finally:
        structlog.reset_defaults()
    told = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    lines = [line for line in told if str(line["event"]).startswith("command.")]
    assert [(line["event"], line["table"], line["command"], line["number"]) for line in lines] == [
        ("command.done", table, "Say", last),
        ("command.refused", table, "Join", last),
    ]
    assert "private" not in json.dumps(told)
