"""The arena: many games between bots, with rotated seats and shared random numbers, and statistics of the results.

``plan`` decides which games are played, ``sitting`` plays one, ``workers`` plays many on all cores and ``cluster`` on
Ray, ``ledger`` stores results in a file, ``standings`` and ``ratings`` evaluate them, ``report`` writes a page.
"""
