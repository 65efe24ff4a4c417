"""Pompeii: The Last Days, for 2 to 8 players. The rules are in RULES.md, the contract in ``vesuvius.game``."""
