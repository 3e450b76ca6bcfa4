"""Devices on which a person is signed in; tokens that are older name none."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("device", sa.String(200), nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])


def downgrade() -> None:
    op.drop_table("sessions")
