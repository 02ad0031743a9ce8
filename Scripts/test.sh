#!/bin/bash
# test.sh [--filter PATTERN]: builds the tests, runs them, prints failures and progress, and ends with the numbers of tests
# and failures. The whole output is in .build-develop/tests. It must be plain text: a terminal would obey control sequences.
#
# Many tests wait for programs on terminals, and a runner starts at most as many tests at once as there are cores, so
# several runners share them, by module.
set -euo pipefail
cd "$(dirname "$0")/.."
shares=('EndToEndTests' 'GalleryKitTests|LawsTests|WorkbenchTests' 'GalleryToolTests' 'GalleryScreenTests|VisualReviewTests|TermSessionTests|TokenFilesTests')
logs=.build-develop/tests

Scripts/develop.sh build --build-tests
runner=$(Scripts/develop.sh where)/gs-galleryPackageTests.xctest
rm -rf "$logs"
mkdir -p "$logs"

# run NAME OPTION PATTERN. Into a file: into a pipe the runner writes colours.
run() {
  local tests
  : >"$logs/$1"
  # A shell makes background jobs ignore Ctrl-C; the programs of the tests must not inherit that.
  env --default-signal=INT,QUIT "$runner" --testing-library swift-testing "$2" "$3" \
    </dev/null >"$logs/$1" 2>&1 &
  tests=$!
  tail --lines=+1 --follow --pid="$tests" --quiet "$logs/$1" | Scripts/live-awk.sh -f Scripts/summarize-tests.awk
  wait "$tests" || touch "$logs/failed"
}
if [ $# -gt 0 ]; then
  run tests "$@"
else
  for modules in "${shares[@]}"; do run "${modules//|/+}" --filter "^($modules)\\." & done
  run rest --skip "^($(IFS='|' && echo "${shares[*]}"))\\." &
  wait
fi

printed=$(cat "$logs"/*)
count=$(grep -oP 'Test run with \K[0-9]+' <<<"$printed" | awk '{ sum += $1 } END { print sum + 0 }')
failed=$(grep -E '^✘ Test .*failed after' <<<"$printed" | grep -cvE '^✘ Test (run with|case)' || true)
for log in "$logs"/*; do
  [ -s "$log" ] || continue
  grep -q 'Test run with' "$log" || { echo "$log ends before its tests:"; tail -n 30 "$log"; } >&2
done
if Scripts/find-control-bytes.sh "$logs" >&2; then
  echo "The tests printed control characters, which a terminal obeys: the lines above." >&2
  touch "$logs/failed"
fi
if [ $# -eq 0 ] && [ "$count" -ne "$("$runner" --testing-library swift-testing --list-tests 2>/dev/null | wc -l)" ]; then
  echo "$count tests were run, which are not all." >&2
  touch "$logs/failed"
fi
echo "$((count - failed)) passed, $failed failed"
[ ! -e "$logs/failed" ] || { echo "All that was printed is in $logs." >&2; exit 1; }
