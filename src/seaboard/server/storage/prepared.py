"""Statements that are compiled once and then handed to the driver as they are.

What every move writes goes this way: through `Connection.execute` the same statements took five
times the processor time of the database itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import Insert, Update


class Prepared:
    """A statement with named values; its columns must be of types that drivers take as they are."""

    def __init__(self, statement: Insert | Update, names: Sequence[str]) -> None:
        self._statement = statement
        self._names = names
        self._forms: dict[str, tuple[str, list[str]]] = {}

    def run(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Run it once for each row; IntegrityError if the database refuses one."""
        sql, order = self._form(connection.dialect)
        values = [tuple(row[name] for name in order) for row in rows]
        dbapi: Any = connection.dialect.dbapi
        cursor = connection.connection.cursor()
        try:
            if len(values) == 1:
                cursor.execute(sql, values[0])
            else:
                cursor.executemany(sql, values)
        except dbapi.IntegrityError as error:
            raise IntegrityError(sql, None, error) from None
        finally:
            cursor.close()

    def _form(self, dialect: Dialect) -> tuple[str, list[str]]:
        """The SQL of a dialect, and the order in which it takes the values."""
        form = self._forms.get(dialect.name)
        if form is None:
            compiled = self._statement.compile(dialect=dialect, column_keys=list(self._names))
            order = getattr(compiled, "positiontup", None)
            assert order is not None, f"{dialect.name} takes its values by name"
            form = self._forms[dialect.name] = (str(compiled), order)
        return form
