#!/bin/bash
# sanitize.sh SANITIZERS [FILTER]: runs the tests under AddressSanitizer and under ThreadSanitizer, each with a scratch
# folder of its own, and counts tests, seconds and reports. The tool that tests start is the sanitized one.
set -uo pipefail
cd "$(dirname "$0")/.."
# Swift's own backtraces trip AddressSanitizer, and hang while they hold the pipe.
export SWIFT_BACKTRACE=enable=no
# What constants hold is kept behind pointers that Swift tags, and counts as lost. A handler that runs on an alternate
# stack is what is tested.
export ASAN_OPTIONS=detect_leaks=0:use_sigaltstack=0:handle_segv=0:handle_sigbus=0:handle_abort=0:handle_sigill=0:handle_sigfpe=0
export TSAN_OPTIONS=report_signal_unsafe=0:handle_segv=0:handle_sigbus=0:handle_abort=0:handle_sigill=0:handle_sigfpe=0:halt_on_error=0

failed=0
for sanitizer in $1; do
  log=.build-sanitized-$sanitizer.log
  start=$SECONDS
  arguments=(--sanitize "$sanitizer" --scratch-path ".build-$sanitizer")
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
