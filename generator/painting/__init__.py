"""Painters: a `Drawing` as PNG pixels or as PDF operators. All decisions were made in the plan."""
