"""For hosts: people who are blocked, and a log of what was done by `seaboard admin`."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("blocked", sa.Float))
    op.create_table(
        "audit",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(100), nullable=False),
        sa.Column("action", sa.String(40), nullable=False),
        sa.Column("target", sa.String(60), nullable=False),
        sa.Column("details", sa.Text, nullable=False),
    )
    op.create_index("audit_at", "audit", ["at"])


def downgrade() -> None:
    op.drop_table("audit")
    with op.batch_alter_table("people") as people:
        people.drop_column("blocked")
