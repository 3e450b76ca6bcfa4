"""Analyses of finished games, and moves to be judged in the queue of what bots think about."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    # With a default, so that processes of the version before go on working beside new ones.
    op.add_column("thoughts", sa.Column("judging", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "analyses",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column(
            "table_id",
            sa.String(24),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("report", sa.LargeBinary, nullable=False),
    )
    op.create_index("analyses_since", "analyses", ["since"])
    op.create_index("analyses_table", "analyses", ["table_id"])


def downgrade() -> None:
    op.drop_table("analyses")
    with op.batch_alter_table("thoughts") as changed:
        changed.drop_column("judging")
