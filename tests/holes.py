"""Known holes in the libraries that are locked: what `make lock` asks when it has made a lock.

pip-audit asks PyPI, in an environment that is thrown away. Where nobody can be asked it says so:
silence is no good news.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any


def asked(uv: str, lock: Path) -> dict[str, Any] | None:
    """pip-audit's report of a lock file; None if it couldn't be had."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        words = [uv, "tool", "run", "--quiet", "pip-audit", "--progress-spinner", "off"]
        words += ["--disable-pip", "--requirement", str(lock)]
        words += ["--format", "json", "--output", str(report)]
        try:
            subprocess.run(words, capture_output=True, check=False)
            found: dict[str, Any] = json.loads(report.read_text("utf-8"))
        except (OSError, ValueError):
            return None
        return found


def told(name: str, report: dict[str, Any] | None) -> tuple[list[str], int]:
    """What to say of a report, and the exit code: 1 for a known hole."""
    if report is None:
        return [f"{name}: NOT checked for known holes: pip-audit or PyPI can't be reached"], 0
    all_ = report["dependencies"]
    unknown = [one["name"] for one in all_ if "skip_reason" in one]
    holes = [
        f"{name}: {one['name']} {one['version']} has a known hole: {hole['id']}, "
        f"mended in {', '.join(hole['fix_versions']) or 'no version yet'}"
        for one in all_
        for hole in one.get("vulns", ())
    ]
    checked = len(all_) - len(unknown)
    lines = [*holes, f"{name}: {checked} of {len(all_)} libraries checked for known holes"]
    if unknown:
        lines.append(f"{name}: NOT checked, for nobody could be asked: {', '.join(unknown)}")
    return lines, 1 if holes else 0


def main() -> None:
    uv, *locks = sys.argv[1:]
    worst = 0
    for lock in locks:
        lines, code = told(lock, asked(uv, Path(lock)))
        print("\n".join(lines))
        worst = max(worst, code)
    sys.exit(worst)


if __name__ == "__main__":
    main()
