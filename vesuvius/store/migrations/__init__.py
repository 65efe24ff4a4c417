"""The migrations of the schema; ``vesuvius migrate`` runs them."""
