"""Games that were played on a person's own device are marked, for lists."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    # With a default, so that processes of the version before go on working beside new ones.
    op.add_column(
        "tables", sa.Column("unverified", sa.Boolean, nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    with op.batch_alter_table("tables") as changed:
        changed.drop_column("unverified")
