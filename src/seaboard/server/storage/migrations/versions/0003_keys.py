"""Entries know the key of their command, so that one that is asked for again is not done twice."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("log", sa.Column("key", sa.String(60)))


def downgrade() -> None:
    op.drop_column("log", "key")
