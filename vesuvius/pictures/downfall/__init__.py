"""The picture of The Downfall of Pompeii."""
