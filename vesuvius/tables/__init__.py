"""Where a move becomes history: judged by the rules, stored, then told, in that order.

Humans, bots and chance come through one door (:meth:`vesuvius.tables.hall.Hall.play`). No game is known by name here.
"""
