"""What people were called before, so that a record tells the names of its game's end."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "former_names",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("until", sa.Float, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("former_names")
