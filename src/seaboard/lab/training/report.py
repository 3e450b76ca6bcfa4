"""A run as a report: what it was, each generation with its intervals, and the learning curves."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from matplotlib.figure import Figure

from ..intervals import Estimate
from .config import as_toml
from .run import Generation, Run
from .searching import name_of

MARKDOWN: Final = "report.md"
PAGE: Final = "report.html"
CURVES: Final = "curves.png"
_HEADS: Final = (
    "generation", "games", "samples", "error before", "after", "lead error", "of the last", "kept",
    "of the hand-made", "points ahead", "of the search",
)  # fmt: skip
_STYLE: Final = """
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 2rem 1rem; max-width: 62rem; font: 1rem/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid #8886; }
.wide { overflow-x: auto; } img { max-width: 100%; background: white; border-radius: .4rem; }
pre { padding: .7rem; border: 1px solid #8886; border-radius: .4rem; overflow-x: auto; }
"""


def write_report(run: Run, done: Sequence[Generation], command: str) -> None:
    """Write both texts and the picture into the run's folder."""
    if not done:
        return
    curves = _curves(done)
    curves.savefig(run.folder / CURVES, dpi=110)
    picture = b64encode((run.folder / CURVES).read_bytes()).decode()
    (run.folder / MARKDOWN).write_text("\n".join(_markdown(run, done, command)), encoding="utf-8")
    (run.folder / PAGE).write_text(_page(run, done, command, picture), encoding="utf-8")


def _title(run: Run) -> str:
    return (
        f"{run.game.title}, {run.seats} players, {', '.join(run.modes)}: training, seed {run.seed}"
    )


def _method(run: Run, done: Sequence[Generation]) -> str:
    hand, last, search = done[-1].against_hand, done[-1].against_last, done[-1].against_search
    return (
        "Games on the same chance in which the players change places are one group; intervals "
        "(95 %) are over groups. Shares are first places. The hand-made estimate plays like "
        f"`greedy` and is met on the same {hand.games} games by every generation"
        + (f"; each meets the one before it in {last.games} games" if last else "")
        + (
            f"; the search is `{name_of(run.config.gate.search_playouts)}`, met by each as the bot "
            f"`learned` in the same {search.games} games"
            if search
            else ""
        )
        + ". Errors are those on games that are never learnt from; targets move from generation "
        "to generation, so errors of different generations are not to be compared."
        + (f" The last generation was learnt by {done[-1].learner}." if done[-1].learner else "")
    )


def _rows(done: Sequence[Generation]) -> Iterator[tuple[str, ...]]:
    for made in done:
        best = made.losses[made.best_pass]
        yield (
            str(made.number),
            f"{made.games:,}",
            f"{made.samples:,}",
            f"{made.losses[0].total:.4f}",
            f"{best.total:.4f}",
            f"{best.lead:.1f}",
            "" if made.against_last is None else _percent(made.against_last.share),
            "yes" if made.kept else "no",
            _percent(made.against_hand.share),
            f"{made.against_hand.lead.value:+.1f}",
            "" if made.against_search is None else _percent(made.against_search.share),
        )


def _percent(share: Estimate) -> str:
    if share.interval is None:
        return f"{share.value:.1%}"
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"


def _markdown(run: Run, done: Sequence[Generation], command: str) -> Iterator[str]:
    yield f"# {_title(run)}"
    yield ""
    yield f"`{command}`"
    yield ""
    yield _method(run, done)
    yield ""
    yield f"| {' | '.join(_HEADS)} |"
    yield f"|{' ---: |' * len(_HEADS)}"
    yield from (f"| {' | '.join(row)} |" for row in _rows(done))
    yield ""
    yield f"![Learning curves]({CURVES})"
    yield ""
    yield "```toml"
    yield as_toml(run.config).rstrip()
    yield "```"
    yield ""


def _page(run: Run, done: Sequence[Generation], command: str, picture: str) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in _HEADS)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in _rows(done)
    )
    title = escape(_title(run))
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>{_STYLE}</style>
<h1>{title}</h1><pre>{escape(command)}</pre><p>{escape(_method(run, done))}</p>
<div class="wide"><table><tr>{head}</tr>{body}</table></div>
<p><img alt="Learning curves" src="data:image/png;base64,{picture}"></p>
<pre>{escape(as_toml(run.config))}</pre></html>
"""


def _curves(done: Sequence[Generation]) -> Figure:
    figure = Figure(figsize=(10, 4), layout="constrained")
    strength, errors = figure.subplots(1, 2)
    for name, shift, marker, met in (
        ("the hand-made estimate", -0.05, "o", [made.against_hand for made in done]),
        ("the search by hand", 0.05, "s", [made.against_search for made in done]),
    ):
        known = [(made, found.share) for made, found in zip(done, met, strict=True) if found]
        if not known:
            continue
        strength.errorbar(
            [made.number + shift for made, _ in known],  # beside each other
            [100 * share.value for _, share in known],
            [
                [100 * (share.value - share.low) for _, share in known],
                [100 * (share.high - share.value) for _, share in known],
            ],
            marker=marker, capsize=3, label=f"against {name}",
        )  # fmt: skip
    strength.axhline(50, color="grey", linewidth=0.8)
    strength.set_xlabel("generation")
    strength.set_ylabel("first places, %")
    strength.locator_params(axis="x", integer=True)
    strength.legend(fontsize="small", frameon=False)
    for made in done:
        errors.plot([loss.total for loss in made.losses], label=f"generation {made.number}")
    errors.set_xlabel("passes over the samples")
    errors.set_ylabel("error on games not learnt from")
    errors.locator_params(axis="x", integer=True)
    errors.legend(fontsize="small", frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))
    for axes in (strength, errors):
        axes.spines[["top", "right"]].set_visible(False)
    return figure
