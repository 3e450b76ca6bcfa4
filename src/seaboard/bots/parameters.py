"""Parameters of a bot, read from text with one clear error for each mistake."""

from __future__ import annotations

from collections.abc import Mapping

from .api import Budget, UnknownBot


def number(
    parameters: Mapping[str, str], name: str, default: float, least: float, most: float
) -> float:
    """A number within its bounds, or the default where it is not given."""
    if name not in parameters:
        return default
    try:
        value = float(parameters[name])
    except ValueError:
        raise UnknownBot(f"{name}: expected a number, got {parameters[name]!r}") from None
    if not least <= value <= most:
        raise UnknownBot(f"{name}: expected {least:g} to {most:g}, got {value:g}")
    return value


def whole(parameters: Mapping[str, str], name: str, default: int, least: int, most: int) -> int:
    """A whole number within its bounds, or the default where it is not given."""
    value = number(parameters, name, default, least, most)
    if value != int(value):
        raise UnknownBot(f"{name}: expected a whole number, got {value:g}")
    return int(value)


def budget(parameters: Mapping[str, str], seconds_by_default: float) -> Budget:
    """Seconds, playouts, or both; without either, the default."""
    playouts = whole(parameters, "playouts", 0, 1, 10**9) or None
    seconds = number(parameters, "seconds", 0, 0.001, 3600) or None
    return Budget(seconds_by_default if seconds is None and playouts is None else seconds, playouts)


def reject_unknown(parameters: Mapping[str, str], bot: str, names: tuple[str, ...]) -> None:
    """Refuse a parameter that the bot does not have."""
    for name in parameters:
        if name not in names:
            known = ", ".join(names) or "none"
            raise UnknownBot(f"{bot} has no parameter {name!r}; it has: {known}")
