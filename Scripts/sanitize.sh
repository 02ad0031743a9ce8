#!/bin/bash
# sanitize.sh SANITIZERS [FILTER]: runs the tests under AddressSanitizer and under ThreadSanitizer, each with a scratch
# folder of its own, and counts tests, seconds and reports. The tool that tests start is the sanitized one.
set -uo pipefail
cd "$(dirname "$0")/.."
# Swift's own backtraces trip AddressSanitizer, and hang while they hold the pipe.
export SWIFT_BACKTRACE=enable=no

failed=0
for sanitizer in $1; do
  # Reports go to files: tests read the output of programs, and a pipe that is not read would block them.
  folder=$PWD/.build-sanitized/$sanitizer
  rm -rf "$folder" && mkdir -p "$folder" || exit 1
  log=$folder/log
  clang "-fsanitize=$sanitizer" "-DREPORTS=\"$folder/report\"" -c -o "$folder/options.o" Scripts/sanitizer-options.c \
    || exit 1
  start=$SECONDS
  # Optimised, or it would take an hour.
  arguments=(--configuration release -Xswiftc -enable-testing --sanitize "$sanitizer" --scratch-path ".build-$sanitizer"
    -Xlinker "$folder/options.o")
  # Sanitizers keep freed memory, so limits on the memory of a program mean nothing.
  arguments+=(--skip aStoppedFollowerDoesNotSlowThePresenter --skip memoryStaysConstantDuringUnseenChanges)
  # ThreadSanitizer cannot start if files may not grow, and cannot run on an exhausted stack.
  [ "$sanitizer" != thread ] || arguments+=(--skip aFileSizeLimitLeavesTheBaselines --skip aDiskThatFillsLeavesNothing
    --skip aStackOverflowNamesTheLinkOfTheState)
  [ -n "${2:-}" ] && arguments+=(--filter "$2")
  status=0
  swift test "${arguments[@]}" >"$log" 2>&1 || status=$?
  reports=$(cat "$folder"/report.* "$log" 2>/dev/null | grep -cE '(WARNING|ERROR): (Address|Thread|Leak)Sanitizer')
  echo "$sanitizer: $(grep -E 'Test run with' "$log" | tail -1 | sed 's/^[^T]*//'), $((SECONDS - start)) s with the build, $reports reports"
  if [ $status -ne 0 ] || [ "$reports" -ne 0 ]; then
    failed=1
    cat "$log" "$folder"/report.* 2>/dev/null | grep -E 'error:|recorded an issue|Sanitizer' | head -30
    echo "The whole output, and what was reported, is in $folder."
  fi
done
exit $failed
