#!/bin/bash
# Replaces the recorded screens in the sources of tests that differ from the program's: Scripts/record-screens.sh [FILTER]
set -euo pipefail
cd "$(dirname "$0")/.."
differing=$(mktemp)
trap 'rm -f "$differing"' EXIT
# Tests that fail for another reason say so; they do not keep the others from being recorded.
RECORD_SCREENS=$differing Scripts/test.sh --filter "${1:-Screen}" || true
python3 - "$differing" <<'PYTHON'
import pathlib
import re
import sys

# The screens by file and line: a line FILE:LINE, then those of the screen, each after a bar.
screens = {}
for line in pathlib.Path(sys.argv[1]).read_text().splitlines():
    if line.startswith("|"):
        screens[place].append(line[1:])
    else:
        place = re.fullmatch(r"([^/]*)/(.*):(\d+)", line).groups()
        screens[place] = []
for module, name, line in sorted(screens, key=lambda place: (place[:2], -int(place[2]))):
    # The name of a file without its folder, which is unique in a target.
    path = next(pathlib.Path("Tests", module).rglob(name))
    lines = path.read_text().split("\n")
    first = next(i for i in range(int(line) - 1, len(lines)) if lines[i].endswith('"""')) + 1
    last = next(i for i in range(first, len(lines)) if lines[i].lstrip().startswith('"""'))
    margin = lines[last][: len(lines[last]) - len(lines[last].lstrip())]
    text = [margin + row.replace("\\", "\\\\") if row else "" for row in screens[module, name, line]]
    lines[first:last] = text
    path.write_text("\n".join(lines))
    print(f"{path}:{line}: recorded")
PYTHON
