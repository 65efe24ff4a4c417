"""The picture of Pompeji."""
