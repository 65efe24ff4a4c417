"""The games in a terminal: a face and a sentence for each event, and a table to play at."""
