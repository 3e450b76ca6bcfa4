"""Looking back at finished games over HTTP: analyses, other moves, and other ways on.

Never for a running game: that would help a player, and all that is hidden is open here.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from ..bots.analysis.report import AnalysisProgress, DecisionOut, decision_out
from ..tables import shapes
from ..tables.branching import origin_of_table
from ..tables.lines import MOST_MOVES, position_on_line, told_moves
from . import messages as m
from .http import ERRORS, Json, MaybePerson, RunningServer, SeatQuery, SignedIn, id_of
from .middleware import client_address

router = APIRouter(prefix="/api/tables/{table}", responses=ERRORS)
_MOST_SECONDS = 20.0


@router.get("/analysis", response_model=AnalysisProgress)
async def analysis_of_table(
    table: m.Identity,
    request: Request,
    person: MaybePerson,
    server: RunningServer,
    after: Annotated[int, Query(ge=0, le=m.LARGEST_NUMBER, description="decisions one has")] = 0,
    wait: Annotated[
        float, Query(ge=0, le=_MOST_SECONDS, description="seconds to wait for something new")
    ] = 0,
) -> Response:
    """What each decision of a finished game was worth. The first to ask begins the work; ask again
    with `after` set to what was next, until it is done.
    """
    live = await server.registry.open(table)
    record = live.projection.record(id_of(person), None)
    whose = id_of(person) or client_address(request.scope)
    return Json(await server.analyses.look(table, record, whose, after, wait))


@router.post("/analysis/other", response_model=DecisionOut)
async def other_move(
    table: m.Identity,
    given: m.OtherMove,
    request: Request,
    person: MaybePerson,
    server: RunningServer,
) -> Response:
    """What another move would have cost at a step of a finished game."""
    live = await server.registry.open(table)
    record = live.projection.record(id_of(person), None)
    server.rate_limits.hints.check(id_of(person) or client_address(request.scope))
    return Json(decision_out(await server.analyses.judge_other(record, given.step, given.move)))


@router.get("/line", response_model=shapes.LineOut)
async def line_of_table(
    table: m.Identity,
    request: Request,
    person: MaybePerson,
    server: RunningServer,
    step: Annotated[int, Query(ge=0, le=m.LARGEST_NUMBER)],
    move: Annotated[list[m.ShortText], Query(max_length=MOST_MOVES)] = [],  # noqa: B006
    seat: SeatQuery = None,
) -> Response:
    """The position of a finished game after a number of its moves and then others, as a seat would
    have seen it, with what whoever decides there could do.
    """
    live = await server.registry.open(table)
    record = live.projection.record(id_of(person), seat)
    whose = id_of(person) or client_address(request.scope)
    return Json(await server.read_record(whose, 0, position_on_line, record, step, move, seat))


@router.get("/told", response_model=shapes.Told)
async def told_of_table(
    table: m.Identity, request: Request, person: MaybePerson, server: RunningServer
) -> Response:
    """Every move of a finished game, each as whoever made it heard of it."""
    live = await server.registry.open(table)
    record = live.projection.record(id_of(person), None)
    whose = id_of(person) or client_address(request.scope)
    return Json(await server.read_record(whose, 0, told_moves, record))


@router.post("/branch", response_model=m.Created, status_code=201)
async def branch_off(
    table: m.Identity, given: m.Branch, person: SignedIn, server: RunningServer
) -> Response:
    """A new table that goes on from a finished game, which stays as it was."""
    server.rate_limits.tables.check(person.id)
    live = await server.registry.open(table)
    origin = origin_of_table(live.table, person.id)
    made = await server.registry.branch(person, origin, given.where(), given.key)
    created: m.Created = {"id": made}
    return Json(created, status_code=201)
