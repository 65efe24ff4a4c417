"""Scripts for a working copy: fixtures, pictures, figures, generated files; run one with ``python -m tools.NAME``."""
