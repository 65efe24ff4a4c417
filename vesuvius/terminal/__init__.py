"""The games in a terminal: how each looks, how each event sounds, and a table to play at."""
