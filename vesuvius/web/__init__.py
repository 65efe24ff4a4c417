"""The server: HTTP and JSON for everything, one socket for each table. ``vesuvius serve`` starts it."""
