"""Picture files: SVG converted to items, whole or not at all, and bitmaps put right."""
