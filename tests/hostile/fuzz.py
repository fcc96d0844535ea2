"""Mutated inputs for hours: `make fuzz`. Each finding says how to repeat it."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from fuzzing.campaign import main

if __name__ == "__main__":
    main()
