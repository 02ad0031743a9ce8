#!/bin/bash
# check-ship.sh [--tests]: runs the tests of Examples/ship-tests, which compile StateSpace and nothing else of the library;
# compares the names of their cases with the links of its gallery, and types the commands of the guide in Documentation/Ship.md.
# Then it removes the rule from the one place where it is declared, in a copy: both have the other states. --tests leaves the
# gallery and the guide out.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "$1" >&2; exit 1; }

built=$(Scripts/develop.sh where)
cp -r Examples/ship-tests "$work/ship-tests"
cd "$work/ship-tests"
sed -i "s|path: \"../..\"|path: \"$root\"|" Package.swift
sed -i "s|path: \"../../..\"|path: \"$root\"|" Gallery/Package.swift
states=Sources/TagStates/TagState+States.swift

# The names of the cases of a test: test, file.
cases() {
  swift test --skip-build --scratch-path "$root/.build-ship" --filter "$1" --event-stream-version 0 \
    --event-stream-output-path "$work/events" >"$work/tests" 2>&1 || true
  grep -F "/$1(tag:)" "$work/events" | grep -o '"displayName":"tag[^"]*"' | cut -d'"' -f4 | sed 's|\\/|/|g' | sort -u >"$2"
}
build_tests() {
  swift build --build-tests --scratch-path "$root/.build-ship" >"$work/built" 2>&1 || { cat "$work/built" >&2; fail "The tests do not compile."; }
}
# The links of the gallery, by its list and by its stories: file.
links() {
  "$root/Scripts/develop.sh" swift build --package-path Gallery >"$work/built" 2>&1 ||
    { cat "$work/built" >&2; fail "The gallery does not compile."; }
  "$built/tag-gallery" export -q -o "$work/stories" --format stories
  grep -o 'name: "[^"]*"' "$work/stories/tag/team.stories.js" | cut -d'"' -f2 | sort >"$1"
}
gallery=yes
[ "${1:-}" != --tests ] || gallery=no

build_tests
[ ! -e "$root/.build-ship/debug/Modules/GSDesign.swiftmodule" ] || fail "The tests compile more than StateSpace."
swift test --skip-build --scratch-path "$root/.build-ship" >"$work/tests" 2>&1 || { cat "$work/tests" >&2; fail "A test fails."; }
cases everyStateLooksAsRecorded "$work/names"
[ "$(wc -l <"$work/names")" -eq 32 ] || fail "The tests run $(wc -l <"$work/names") states instead of 32."
[ "$(find Tests/TagTests/__Snapshots__ -name '*.txt' | wc -l)" -eq 32 ] || fail "A state has no recorded text, or a text no state."
if [ "$gallery" = yes ]; then
  links "$work/links"
  diff "$work/names" "$work/links" || fail "The names of the tests are not the links of the gallery."
  # The guide is typed in the package.
  swiftc -swift-version 6 -o "$work/type" "$root/Tests/GalleryToolTests/Guide/GuideReader.swift" \
    "$root/Scripts/type-guide/main.swift"
  PATH="$built:$PATH" SWIFTPM_BUILD_DIR=$root/.build-ship TERM=dumb LANG=C.UTF-8 \
    "$work/type" "$root/Documentation/Ship.md" "$PWD" || fail "The guide answers otherwise."
fi

# A look that changes is found, and the message names the state.
sed -i 's/high/tall/' "Tests/TagTests/__Snapshots__/tag/team/color=blue,selected.txt"
! swift test --skip-build --scratch-path "$root/.build-ship" >"$work/tests" 2>&1 || fail "A changed look is not found."
grep -q '✘.* tag → tag/team:color=blue,selected' "$work/tests" || fail "The message does not name the state."

# Without the rule, 48 states in both.
sed -i '/^    rules: \[$/,/^    \])$/c\    rules: [])' "$states"
! grep -q StateRule "$states" || fail "The rule is still there."
build_tests
cases everyStateLooksAsRecorded "$work/names"
[ "$(wc -l <"$work/names")" -eq 48 ] || fail "Without the rule the tests run $(wc -l <"$work/names") states instead of 48."
if [ "$gallery" = yes ]; then
  links "$work/links"
  diff "$work/names" "$work/links" || fail "Without the rule the tests and the gallery have different states."
fi
echo "The tests of a tag run the 32 states of its gallery, and the 48 without its rule."
