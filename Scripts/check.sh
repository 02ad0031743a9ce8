#!/bin/bash
# What CI runs. Every step runs even when an earlier one failed, so that one run tells everything; steps that build on
# a missing binary are the exception.
set -uo pipefail
cd "$(dirname "$0")/.."

failed=()
step() {
  local name=$1 start=$SECONDS
  shift
  echo "==> $name"
  if "$@"; then
    echo "==> $name: passed in $((SECONDS - start)) s"
  else
    echo "==> $name: FAILED after $((SECONDS - start)) s"
    failed+=("$name")
  fi
}

# The static binary and the fuzz targets, side by side: each is compiled as a whole, on one core.
build() {
  local log fuzz status=0
  log=$(mktemp)
  Scripts/fuzz.sh --build >"$log" 2>&1 &
  fuzz=$!
  make --no-print-directory build || status=$?
  wait "$fuzz" || { cat "$log"; status=1; }
  rm -f "$log"
  return "$status"
}

make --no-print-directory setup || exit 1
step lint make --no-print-directory lint
step test make --no-print-directory test
step faults Scripts/faults.sh 1 3
step misuse Scripts/check-misuse.sh
step build build
step fuzz Scripts/fuzz.sh 30
if [ -x .build-static/gs-gallery ]; then
  step manual Scripts/check-manual.sh .build-static/gs-gallery
  step screenshots Scripts/check-screenshots.sh .build-static/gs-gallery
  step baselines Scripts/check-baselines.sh .build-static/gs-gallery
  step audit .build-static/gs-gallery audit
  step bare-host Scripts/check-bare-host.sh .build-static/gs-gallery
  step terminals make --no-print-directory terminals
  step ssh env SESSIONS=10 ROUND_TRIPS=0,150 make --no-print-directory ssh-check \
    PARTS='attempts deaths round-trips crowd calls ways'
  step coverage .build-static/gs-gallery coverage --tiers design,interaction --min 100
fi
step example Scripts/check-example.sh

if [ ${#failed[@]} -ne 0 ]; then
  echo "Failed: ${failed[*]}" >&2
  exit 1
fi
echo "All checks passed in $SECONDS s."
