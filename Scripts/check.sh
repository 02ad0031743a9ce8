#!/bin/bash
# The checks of CI, in two lanes side by side: the tests, and the gallery as one static file with its checks. Everything is compiled
# once, for the tests; the file is linked from that. LANES=binary compiles it as it is shipped and checks that; LANES=tests checks the
# rest alone. Every step runs even if an earlier one failed, so one run reports everything; only steps that need a missing file
# are skipped. A step's output is shown if it fails, and kept in .build-check.
set -uo pipefail
cd "$(dirname "$0")/.."
logs=.build-check
lanes=${LANES:-tests binary}
rm -rf "$logs"
mkdir -p "$logs"
binary=.build-static/gs-gallery
[[ $lanes != *tests* ]] || binary=$PWD/$logs/gs-gallery
make --no-print-directory setup || exit 1
Scripts/setup.sh $(make --no-print-directory check-packages) || exit 1

# step NAME COMMAND…: prints a line at its begin and its end, and its output if it fails.
step() {
  local name=$1 start=$SECONDS status=0 TIMEFORMAT='%U %S' used
  shift
  echo "==> $name"
  # A shell makes background jobs ignore Ctrl-C; the programs of a step must not inherit that.
  used=$({ time env --default-signal=INT,QUIT "$@" >"$logs/$name" 2>&1 </dev/null; } 2>&1) || status=$?
  used="$((SECONDS - start)) s, $(awk '{ printf "%d", $1 + $2 }' <<<"$used") s of processors"
  if [ "$status" -eq 0 ]; then
    echo "==> $name: passed in $used"
  else
    echo "$name" >>"$logs/failed"
    echo "==> $name: FAILED after $used"
    tail -n 200 "$logs/$name" | LC_ALL=C tr '\000-\010\013-\037\177' '?'
  fi
}

# A folder without a build gets one of whole modules, which nobody builds again after a change.
[ -e .build-develop ] || { mkdir .build-develop && touch .build-develop/whole; }

tests() {
  step build-tests Scripts/develop.sh build --build-tests
  # Before the other lane builds in the same folder.
  step docs make --no-print-directory docs
  touch "$logs/tests-are-built"
  step test make --no-print-directory test
  step misuse Scripts/check-misuse.sh
  shared
}

binary() {
  step lint make --no-print-directory lint
  if [[ $lanes == *tests* ]]; then
    until [ -e "$logs/tests-are-built" ]; do sleep 1; done
    step link Scripts/develop.sh link-static "$binary"
  else
    step build make --no-print-directory build
  fi
  [ -x "$binary" ] || return
  step manual Scripts/check-manual.sh "$binary"
  step stories Scripts/check-stories.sh "$binary"
  step screenshots Scripts/check-screenshots.sh "$binary"
  step baselines Scripts/check-baselines.sh "$binary"
  step audit "$binary" audit --colors truecolor,256,16
  step lenses "$binary" audit --contrast normal,high --appearance light,dark \
    --theme gitspace,zatch,lionheart,ribs-todo
  step coverage "$binary" coverage --tiers design,interaction --min 100
  step bare-host Scripts/check-bare-host.sh "$binary"
  step delivery Scripts/check-delivery.sh "$binary"
  # A page of each kind; `make check-long` compares all of them.
  grep -E '^(gallery|gallery-dark|gallery-ko|gallery-256|matrix-tab-bar-home|matrix-text) ' Scripts/terminals.txt >"$logs/pages"
  step terminals env PAGES="$logs/pages" make --no-print-directory "BINARY=$binary" terminals
  step ssh env SESSIONS=10 ROUND_TRIPS=0,150 make --no-print-directory "BINARY=$binary" ssh-check \
    PARTS='attempts deaths round-trips crowd calls ways together twice'
  shared
}

# Steps for either lane: whichever is free first takes the next.
shared() {
  take faults Scripts/faults.sh 1 3
  take dependency Scripts/check-dependency.sh
  # One after another: they build in one folder, and SwiftPM would print that it waits.
  take examples bash -c 'Scripts/check-example.sh && Scripts/check-ship.sh && Scripts/check-brands.sh && Scripts/check-guide.sh && Scripts/check-own-app.sh 12'
}

take() {
  if mkdir "$logs/$1.taken" 2>/dev/null; then step "$@"; fi
}

for lane in $lanes; do "$lane" & done
wait
if [ ! -e "$logs/failed" ]; then
  times >"$logs/times" # Of the shell, and of all that it started: not in a shell of a pipe, which has started nothing.
  echo "All checks passed in $SECONDS s, $(awk -F '[ms ]+' 'END { printf "%d", 60 * ($1 + $3) + $2 + $4 }' "$logs/times") s of processors."
fi
# Repeated at the end, so that a truncated log still names the failed tests and their reasons.
grep -hE '^✘ Test .* (recorded an issue|failed after)' .build-develop/tests/* 2>/dev/null |
  LC_ALL=C tr '\000-\010\013-\037\177' '?' | cut -c1-400 | head -n 40
# The runner prints the number of tests; it is repeated last.
tail -n 2 "$logs/test" 2>/dev/null | grep -E '^[0-9]+ passed, [0-9]+ failed$'
if [ -e "$logs/failed" ]; then
  echo "Failed: $(tr '\n' ' ' <"$logs/failed")" >&2
  exit 1
fi
