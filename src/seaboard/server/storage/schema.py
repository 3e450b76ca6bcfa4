"""The tables of the database.

`log` is the truth about a table; it is only ever added to. What else is said of a table here is
derived from its log and written in the same transaction, so that lists need not read logs.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),  # empty: the person asked to be forgotten
    Column("account", String(40), unique=True),  # in small letters; none for a guest
    Column("password", String(200)),  # an argon2 hash
    Column("token_version", Integer, nullable=False),  # counts “sign out everywhere”
    Column("since", Float, nullable=False),
    Column("blocked", Float),  # since when whoever hosts the server keeps the person out
)

former_names = Table(  # what people were called before, and until when
    "former_names",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("until", Float, primary_key=True),
    Column("name", String(40), nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("since", Float, nullable=False),
    Column("device", String(200), nullable=False),  # what it says of itself
    Index("sessions_person", "person"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("size", Integer, nullable=False),
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # of the fair shuffle
    Column("last", Integer, nullable=False),  # number of the log's last entry
    Column("since", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("due", Float),  # when the server has to look at the table by itself
    Column("bot_next", Boolean, nullable=False),
    Column("decider", Integer),  # the seat that is to decide
    # Whether somebody's own device made its chance and its bots' moves.
    Column("unverified", Boolean, nullable=False, server_default=false()),
    Index("tables_due", "due"),
    Index("tables_lobby", "public", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), ForeignKey("people.id")),
    Column("label", String(40)),
    Column("bot", String(100)),
    Index("seats_person", "person"),
)

# What was done by `seaboard admin`, written with it in one transaction and never changed.
audit = Table(
    "audit",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(100), nullable=False),  # whoever ran the command
    Column("action", String(40), nullable=False),
    Column("target", String(60), nullable=False),  # id of a table or a person
    Column("details", Text, nullable=False),  # JSON
    Index("audit_at", "at"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("data", Text, nullable=False),  # JSON
    Column("key", String(60)),  # who asked for it, and what the client called the command
    Column("link", String(64), nullable=False, server_default=""),  # of the chain; tables/chain.py
)

thoughts = Table(  # what bots are to think about, where processes share the database
    "thoughts",
    metadata,
    Column("key", String(160), primary_key=True),  # table, version and bot
    Column("bot", String(100), nullable=False),
    Column("game", String(40), nullable=False),
    Column("position", LargeBinary, nullable=False),  # as the seat knows it
    Column("seconds", Float, nullable=False),
    Column("cost", Float, nullable=False),  # seconds of a core that it is expected to take
    Column("judging", Text, nullable=False, server_default=""),  # JSON: a move to be judged
    Column("since", Float, nullable=False),
    Column("rank", Float, nullable=False),  # the least is the next
    Column("tries", Integer, nullable=False),
    Column("worker", String(60)),
    Column("taken_until", Float),  # when another may take it
    Column("answer", Text),  # JSON
    Index("thoughts_rank", "rank"),
)

analyses = Table(  # of finished games, each made once
    "analyses",
    metadata,
    Column("key", String(32), primary_key=True),  # of the game as played, the settings, the sources
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("since", Float, nullable=False),
    Column("report", LargeBinary, nullable=False),  # JSON, compressed by zlib
    Index("analyses_since", "since"),
    Index("analyses_table", "table_id"),
)

bot_workers = Table(
    "bot_workers",
    metadata,
    Column("id", String(60), primary_key=True),
    Column("thinkers", Integer, nullable=False),
    Column("seen", Float, nullable=False),
)
