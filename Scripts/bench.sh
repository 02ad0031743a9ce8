#!/bin/bash
# bench.sh BINARY: the workload through TermRender beside C ncurses, and the cost of the gallery's own states.
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
# Built and linked as the tool is.
read -ra linking <<< "${LINKING:--Xswiftc -static-executable}"
rm -f .build-static/release/gallery-workload
swift build --configuration release --product gallery-workload --scratch-path .build-static "${linking[@]}"
strip -o "$scratch/gallery-workload" .build-static/release/gallery-workload
Benchmarks/measure.py --runs "${RUNS:-5}" --json "$scratch/measurements.json" \
  --starting "gs-gallery browse=$binary browse@xterm-256color@quit" \
  --printing "C hello=$scratch/hello" --printing "gs-gallery show=$binary show tag/filled" \
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
echo "As JSON: $scratch/measurements.json"
