"""The arena: bots against bots, seats rotated, luck shared, and what the games say about who is stronger.

``plan`` says which games are played, ``sitting`` plays one, ``workers`` plays many on all cores and ``cluster`` on Ray,
``ledger`` keeps them in a file, ``standings`` and ``ratings`` judge, ``report`` shows.
"""
