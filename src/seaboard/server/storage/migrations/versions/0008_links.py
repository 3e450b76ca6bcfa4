"""The log as a chain: each entry with its link. Entries that are there already get theirs now, so
for them the chain says that nobody has altered them since this migration.
"""

import hashlib
from itertools import groupby

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
_TOGETHER = 500  # tables that are linked at one time

log = sa.table("log", *map(sa.column, ("table_id", "seq", "at", "kind", "data", "key", "link")))


def upgrade() -> None:
    # With a default, so that processes of the version before go on working beside new ones.
    op.add_column("log", sa.Column("link", sa.String(64), nullable=False, server_default=""))
    connection, last = op.get_bind(), ""
    ids = sa.select(log.c.table_id).distinct().order_by(log.c.table_id).limit(_TOGETHER)
    while tables := list(connection.execute(ids.where(log.c.table_id > last)).scalars()):
        last = tables[-1]
        _link(connection, tables)


def _link(connection: sa.Connection, tables: list[str]) -> None:
    columns = (log.c.table_id, log.c.seq, log.c.at, log.c.kind, log.c.data, log.c.key)
    rows = connection.execute(
        sa.select(*columns).where(log.c.table_id.in_(tables)).order_by(log.c.table_id, log.c.seq)
    ).all()
    changes = []
    for table, entries in groupby(rows, lambda row: row.table_id):
        link = _digest(f"seaboard log 2\ntable {table}\n")
        for _, seq, at, kind, data, key in entries:
            link = _digest(f"{link}\n{seq} {at!r} {kind} {key or ''}\n{data}\n")
            changes.append({"the_table": table, "the_seq": seq, "the_link": link})
    change = (
        sa.update(log)
        .where(log.c.table_id == sa.bindparam("the_table"), log.c.seq == sa.bindparam("the_seq"))
        .values(link=sa.bindparam("the_link"))
    )
    connection.execute(change, changes)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def downgrade() -> None:
    with op.batch_alter_table("log") as changed:
        changed.drop_column("link")
