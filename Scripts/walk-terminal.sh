#!/bin/bash
# walk-terminal.sh PROGRAM PROBE: does every action of every variant in a real terminal on a virtual screen, once by the pointer
# and once by keys, at 80x24 and 120x40, and prints which actions were done and which were not. Exits with 1 if any was not.
# TERMINALS='kitty xterm' SIZES='80x24' VARIANTS='tag/filled alert/default' take some.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/start-display.sh
program=$(realpath "$1")
probe=$(realpath "$2")
work=$(mktemp -d)
cleanup() {
  end_processes
  rm -rf "$work"
}
trap cleanup EXIT
export TMPDIR=$work

# Each walk has a display of its own: keys go to the window under the pointer.
walks=()
for terminal in ${TERMINALS:-kitty}; do
  for size in ${SIZES:-80x24 120x40}; do
    name=$terminal-$size
    start_display 1400 1000 "$work/$name.log" || exit 4
    # shellcheck disable=SC2086
    Scripts/walk-terminal.py "$program" "$probe" "$terminal" "${size%x*}" "${size#*x}" ${VARIANTS:-} \
      >"$work/$name.table" 2>&1 &
    walks+=("$name=$!")
  done
done

status=0
for walk in "${walks[@]}"; do
  wait "${walk#*=}" || status=1
  cat "$work/${walk%%=*}.table"
  echo
done
exit $status
