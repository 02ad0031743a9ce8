#!/bin/bash
# sanitize.sh SANITIZERS [FILTER]: runs the tests under AddressSanitizer and under ThreadSanitizer, each with a scratch
# folder of its own, and counts tests, seconds and reports. The tool that tests start is the sanitized one.
set -uo pipefail
cd "$(dirname "$0")/.."
# Swift's own backtraces trip AddressSanitizer, and hang while they hold the pipe.
export SWIFT_BACKTRACE=enable=no
mkdir -p .build-sanitized
clang -c -o .build-sanitized/options.o Scripts/sanitizer-options.c || exit 1

failed=0
for sanitizer in $1; do
  log=.build-sanitized/$sanitizer.log
  start=$SECONDS
  # Optimised, or it would take an hour.
  arguments=(--configuration release -Xswiftc -enable-testing --sanitize "$sanitizer" --scratch-path ".build-$sanitizer"
    -Xlinker "$PWD/.build-sanitized/options.o")
  # A checker of memory keeps what was freed: how much a program holds says nothing there.
  arguments+=(--skip aStoppedFollowerSlowsNobody --skip memoryStaysAsItIsHoweverMuchChangesUnseen)
  [ -n "${2:-}" ] && arguments+=(--filter "$2")
  status=0
  swift test "${arguments[@]}" >"$log" 2>&1 || status=$?
  reports=$(grep -cE '(WARNING|ERROR): (Address|Thread|Leak)Sanitizer' "$log")
  echo "$sanitizer: $(grep -E 'Test run with' "$log" | tail -1 | sed 's/^[^T]*//'), $((SECONDS - start)) s with the build, $reports reports"
  if [ $status -ne 0 ] || [ "$reports" -ne 0 ]; then
    failed=1
    grep -E 'error:|recorded an issue|Sanitizer' "$log" | head -30
    echo "The whole output is in $log."
  fi
done
exit $failed
