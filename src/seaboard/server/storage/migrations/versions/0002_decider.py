"""Lists say who is to decide. Tables that run already say so from their next move on."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("decider", sa.Integer))


def downgrade() -> None:
    op.drop_column("tables", "decider")
