"""Card faces: layout + card -> Drawing -> PNG or PDF.

`Faces` plans; `faces.png` and `faces.pdf` paint and are imported only by who paints.
"""

from generator.drawing.drawing import Drawing
from generator.faces.plan import Faces

__all__ = ["Drawing", "Faces"]
