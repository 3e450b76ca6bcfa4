"""Alembic runs this to migrate the connection that `migrating.migrate` gives it."""

from alembic import context

from seaboard.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
