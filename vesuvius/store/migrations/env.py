"""Runs migrations on the connection that ``vesuvius.store.database.migrate`` passes to Alembic."""

from alembic import context

from vesuvius.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
