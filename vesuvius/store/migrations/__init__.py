"""The way from one schema to the next; run by ``vesuvius migrate``."""
