"""A queue of what bots are to think about, and the workers that take from it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "thoughts",
        sa.Column("key", sa.String(160), primary_key=True),
        sa.Column("bot", sa.String(100), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("cost", sa.Float, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("rank", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("worker", sa.String(60)),
        sa.Column("taken_until", sa.Float),
        sa.Column("answer", sa.Text),
    )
    op.create_index("thoughts_rank", "thoughts", ["rank"])
    op.create_table(
        "bot_workers",
        sa.Column("id", sa.String(60), primary_key=True),
        sa.Column("thinkers", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("bot_workers")
    op.drop_table("thoughts")
