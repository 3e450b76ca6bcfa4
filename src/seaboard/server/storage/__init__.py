"""The database: its tables, their migrations, and all that the server asks of it."""
