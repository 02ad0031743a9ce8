#!/bin/bash
# bench.sh BINARY: compares TermRender with C ncurses on the workload, and measures the cost of the gallery's own states.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=$1
scratch=.build-bench
mkdir -p "$scratch"
for program in gallery frames; do
  clang -std=c11 -O2 -Wall -Wextra -Werror "Benchmarks/ncurses/${program}_ncurses.c" \
    -o "$scratch/$program-ncurses" -lncursesw -ltinfo
done
clang -std=c11 -O2 -static Benchmarks/hello.c -o "$scratch/hello"
# Ten thousand colours with at most four decimals, as tools write them; a third refer to the one before.
python3 - "$scratch/tokens.json" <<'PYTHON'
import json, sys
def value(number):
    if number % 3 == 2:
        return "{group%d.color%d}" % ((number - 1) // 100, number - 1)
    return {"colorSpace": "srgb", "components": [round(number % part / (part - 1), 4) for part in (7, 11, 13)]}
groups = {}
for number in range(10000):
    group = groups.setdefault("group%d" % (number // 100), {"$type": "color"})
    group["color%d" % number] = {"$value": value(number)}
json.dump(groups, open(sys.argv[1], "w"), indent=1)
PYTHON
# Built and linked like the tool.
Scripts/develop.sh build-static gallery-workload "$scratch/gallery-workload"
Benchmarks/measure.py --runs "${RUNS:-5}" --json "$scratch/measurements.json" \
  --starting "gs-gallery browse=$binary browse@xterm-256color@quit" \
  --printing "C hello=$scratch/hello" --printing "gs-gallery show=$binary show tag/filled" \
  --printing "gs-gallery tokens check, 10,000 tokens=$binary tokens check $scratch/tokens.json" \
  "C ncurses=$scratch/gallery-ncurses@xterm-direct,$scratch/frames-ncurses" \
  "TermRender=$scratch/gallery-workload@xterm-256color,$scratch/gallery-workload" \
  "TermRender through ncurses=$scratch/gallery-workload ncurses@xterm-direct"
echo
"$scratch/gallery-workload" bytes
echo
"$binary" bench
echo
Benchmarks/instructions.py "$binary"
echo
Benchmarks/rows.py "$scratch/gallery-workload"
echo
echo "As JSON: $scratch/measurements.json"
