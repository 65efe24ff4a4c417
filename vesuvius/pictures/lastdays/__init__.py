"""The picture of The Last Days."""
