#!/bin/bash
# walk-terminal.sh PROGRAM PROBE: does every action of every variant in a real terminal on a virtual screen, once by the pointer
# and once by keys, at 80x24 and 120x40, and prints which actions were done and which were not. Exits with 1 if any was not.
# TERMINALS='kitty xterm' SIZES='80x24' VARIANTS='tag/filled alert/default' take some.
set -euo pipefail
cd "$(dirname "$0")/.."
program=$(realpath "$1")
probe=$(realpath "$2")
work=$(mktemp -d)
processes=()
cleanup() {
  [ ${#processes[@]} -eq 0 ] || kill "${processes[@]}" 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT
export TMPDIR=$work

# Each walk has a display of its own: keys go to the window under the pointer.
walks=()
for terminal in ${TERMINALS:-kitty}; do
  for size in ${SIZES:-80x24 120x40}; do
    name=$terminal-$size
    mkfifo "$work/$name.display"
    Xvfb -noreset -displayfd 9 -screen 0 1400x1000x24 +extension GLX -nolisten tcp 9>"$work/$name.display" 2>"$work/$name.log" &
    processes+=($!)
    read -r -t 20 number <"$work/$name.display" || { cat "$work/$name.log" >&2; exit 4; }
    # shellcheck disable=SC2086
    DISPLAY=:$number Scripts/walk-terminal.py "$program" "$probe" "$terminal" "${size%x*}" "${size#*x}" ${VARIANTS:-} \
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
