#!/bin/bash
# Does every fault of the catalogue to the gallery and counts: Scripts/faults.sh SEEDS [SWEEP [options of the catalogue]]
set -euo pipefail
cd "$(dirname "$0")/.."
seeds=${1:-1} sweep=${2:-40}
shift $(($# < 2 ? $# : 2))

swift build --product fault-catalogue
binaries=$(swift build --show-bin-path)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
clang -Wall -Wextra -shared -fPIC -o "$folder/failing-terminal.so" Tests/FaultCatalogue/FailingTerminal.c -ldl

# Something to review: a word that was changed. Status 1 says that there is something to decide.
"$binaries/gallery-probe" test --snapshots "$folder" --update new > "$folder/log" 2>&1 || cat "$folder/log"
PROBE_WORD=another "$binaries/gallery-probe" test --snapshots "$folder" > "$folder/log" 2>&1 || [ $? -eq 1 ]

"$binaries/fault-catalogue" --seeds "$seeds" --sweep "$sweep" --library "$folder/failing-terminal.so" \
  --review "$folder" "$@"
