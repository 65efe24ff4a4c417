"""``make proof``: what Vesuvius withstands, tried on servers of our own. The results are in docs/reliability.md."""
