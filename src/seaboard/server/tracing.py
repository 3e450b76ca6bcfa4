"""Traces by OpenTelemetry, where wanted: a command, and in it decide, commit and publish.

Until `configure` is called a span is nothing and takes no time worth speaking of. Spans carry the
table and numbers, never a person, a move or a hand.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, Final

from .. import __version__
from ..extras import command_for
from ..games.api import SeaboardError

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor

_NOTHING: Final[AbstractContextManager[Any]] = nullcontext()
_tracer: Any = None


class NoTracing(SeaboardError):
    """Traces were asked for, but what sends them is not installed."""


def configure(processor: SpanProcessor | None = None) -> None:
    """Send spans from now on: to the processor, or by OTLP to where OTEL_EXPORTER_OTLP_ENDPOINT and
    its kin say.
    """
    global _tracer  # noqa: PLW0603  # one for the process, as in OpenTelemetry itself
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415
            OTLPSpanExporter,
        )
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415  # the extra `otel`
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415
    except ImportError:
        raise NoTracing(f"traces need more packages: {command_for('otel')}") from None
    provider = TracerProvider(
        resource=Resource.create({"service.name": "seaboard", "service.version": __version__})
    )
    provider.add_span_processor(processor or BatchSpanProcessor(OTLPSpanExporter()))
    _tracer = provider.get_tracer("seaboard", __version__)


def stop() -> None:
    """Send no more spans."""
    global _tracer  # noqa: PLW0603
    _tracer = None


def span(name: str, **attributes: str | int) -> AbstractContextManager[Any]:
    """A part of the work, as long as the context lasts."""
    if _tracer is None:
        return _NOTHING
    made: AbstractContextManager[Any] = _tracer.start_as_current_span(
        f"seaboard.{name}",
        attributes={f"seaboard.{key}": value for key, value in attributes.items()},
        record_exception=False,  # its message might tell a hand
        set_status_on_exception=False,
    )
    return made
