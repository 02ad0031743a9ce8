#!/bin/bash
# Sends every hostile string through every path by which text comes in, to every output: prints the number of checks and
# fails on any breach.
set -euo pipefail
cd "$(dirname "$0")/.."
log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
EFFORT=long swift test --configuration release -Xswiftc -enable-testing --scratch-path .build-hostile --filter Hostile >"$log" 2>&1 || status=$?
awk '/^hostile checks: / { checks += $3 } END { printf "%d checks of hostile text\n", checks }' "$log"
if [ $status -ne 0 ]; then
  grep -E 'error:|recorded an issue|^[a-z0-9-]+, .* into ' "$log" | head -60
  exit $status
fi
