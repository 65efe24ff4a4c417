"""The server: HTTP with JSON, and a socket for each table. ``vesuvius serve`` starts it."""
