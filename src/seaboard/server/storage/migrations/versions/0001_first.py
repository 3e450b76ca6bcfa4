"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("account", sa.String(40), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("token_version", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("host", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("bot_next", sa.Boolean, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_lobby", "tables", ["public", "status", "changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), _of_a_table(), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id")),
        sa.Column("label", sa.String(40)),
        sa.Column("bot", sa.String(100)),
    )
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(24), _of_a_table(), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def _of_a_table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def downgrade() -> None:
    for name in ("log", "seats", "tables", "people", "keys"):
        op.drop_table(name)
