#!/bin/bash
# Runs every fault of the catalogue on the gallery and counts: Scripts/faults.sh SEEDS [SWEEP [options of the catalogue]]
set -euo pipefail
cd "$(dirname "$0")/.."
seeds=${1:-1} sweep=${2:-40}
shift $(($# < 2 ? $# : 2))

Scripts/develop.sh build --product fault-catalogue
binaries=$(Scripts/develop.sh where)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
clang -Wall -Wextra -Wno-unused-parameter -o "$folder/failing-terminal" Tests/FaultCatalogue/FailingTerminal.c

# A pending change to review: a changed word. Baselines are not written in CI, so this pretends not to be one.
changed() {
  env -u CI PROBE_WORD="$1" "$binaries/gallery-probe" test --snapshots "$folder" "${@:3}" > "$folder/log" 2>&1 \
    || [ $? -eq "$2" ] || { cat "$folder/log" >&2; echo "faults.sh: nothing to review" >&2; exit 2; }
}
changed word 0 --update new
changed another 1 # There is something to decide.

"$binaries/fault-catalogue" --seeds "$seeds" --sweep "$sweep" --launcher "$folder/failing-terminal" \
  --review "$folder" "$@"
