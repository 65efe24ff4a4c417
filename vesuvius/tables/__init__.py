"""Tables: a move is judged by the rules, stored, and then published, in that order.

The moves of people, bots and chance all go through :meth:`vesuvius.tables.hall.Hall.play`. No game is named here.
"""
