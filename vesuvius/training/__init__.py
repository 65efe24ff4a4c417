"""Teach a net a game by expert iteration (extra ``vesuvius[train]``).

Each round plays games with a search (``selfplay``), teaches the net the search's choices and results (``teaching``),
and keeps the new net if it beats the one before at equal time (``matches``). ``rounds`` puts them together.

Only ``network`` and ``teaching`` import torch.
"""
