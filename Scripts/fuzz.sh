#!/bin/bash
# Feeds random bytes to all code that reads untrusted input, guided by coverage, under AddressSanitizer.
#
#   Scripts/fuzz.sh [SECONDS [TARGET…]]     every target that long, two at a time; 30 seconds are the default
#   Scripts/fuzz.sh --repeat TARGET FILE    one input again
#   Scripts/fuzz.sh --build                 compiles, and runs nothing
#
# Failing inputs are in .build-fuzz/found; inputs that reach new code are kept in .build-fuzz/corpus.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=.build-fuzz
all=(input reply link snapshot json frames text follow lint tokens)
# Swift's own backtraces trip AddressSanitizer, and hang while they hold the pipe.
export SWIFT_BACKTRACE=enable=no
# Swift keeps objects that constants hold behind tagged pointers, so they count as leaked; a leak with every input still
# breaks the memory limit.
export ASAN_OPTIONS=detect_leaks=0

modules=(CPlatform Words ColorScience TokenFiles GSDesign TermRender TermSession StateSpace GalleryKit Laws
  Workbench VisualReview)
tool=(Sources/GalleryTool/Platform/FoundationJSON.swift
  Sources/GalleryTool/Writing/{JSONCursor,JSONReader,JSONWriter,JSONCoding,String+Safe}.swift
  Sources/GalleryTool/Following/{FollowMessage,Scene+JSON,MatrixScene+JSON}.swift
  Sources/GalleryTool/Linting/{SwiftToken,SwiftLexer,LintRule,LintAllowance,LintCheck,LintCheck+Words,LintCheck+Literals}.swift)
flags=(-O -wmo -enable-testing -parse-as-library -swift-version 6 -package-name gs_gallery -I "$scratch/modules"
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
  -sanitize=fuzzer,address -Xcc "-fmodule-map-file=Sources/CNcurses/module.modulemap" -Xcc "-fmodule-map-file=Sources/CZlib/module.modulemap"
  -Xcc "-fmodule-map-file=$scratch/modules/CTermGuard.modulemap"
  -Xcc "-fmodule-map-file=Tests/CVTerm/module.modulemap")

# Compiles a module if it, or one that it imports, has changed.
compile() {
  local name=$1
  shift
  local object=$scratch/$name.o
  if [ -z "$changed" ] && [ -f "$object" ] && [ -z "$(find "$@" Scripts/fuzz.sh -newer "$object")" ]; then
    return
  fi
  changed=yes
  echo "compiling $name"
  local visible=()
  case $name in TerminalTesting) ;; *) visible=(-enable-upcoming-feature InternalImportsByDefault) ;; esac
  swiftc "${flags[@]}" "${visible[@]}" -module-name "$name" \
    -emit-module -emit-module-path "$scratch/modules/$name.swiftmodule" \
    -c $(find "$@" -name '*.swift') -o "$object"
}

build() {
  mkdir -p "$scratch/modules" "$scratch/found"
  local include=$PWD/Sources/CTermGuard/include
  echo "module CTermGuard { umbrella \"$include\" export * }" > "$scratch/modules/CTermGuard.modulemap.new"
  cmp -s "$scratch/modules/CTermGuard.modulemap"{.new,} || cp "$scratch/modules/CTermGuard.modulemap"{.new,}
  changed=
  for module in "${modules[@]}"; do compile "$module" "Sources/$module"; done
  compile TerminalTesting Tests/TerminalTesting
  [ -z "$changed" ] && [ -x "$scratch/fuzz" ] \
    && [ -z "$(find Tests/Fuzz/*.swift Sources/CTermGuard "${tool[@]}" -newer "$scratch/fuzz")" ] && return
  echo "compiling and linking the targets"
  for source in Sources/CTermGuard/*.c; do
    clang -O1 -g -fsanitize=fuzzer-no-link,address -ISources/CTermGuard/include -c "$source" \
      -o "$scratch/$(basename "$source").o"
  done
  swiftc "${flags[@]}" -enable-upcoming-feature InternalImportsByDefault -module-name Fuzz \
    Tests/Fuzz/*.swift "${tool[@]}" \
    $(printf "$scratch/%s.o " "${modules[@]}") "$scratch"/*.c.o "$scratch/TerminalTesting.o" \
    -lncursesw -ltinfo -lz -lvterm -use-ld=lld -o "$scratch/fuzz"
}

# Runs a target, and prints the result in a line.
run() {
  local target=$1 seconds=$2 status=0
  local log=$scratch/$target.log corpus=$scratch/corpus/$target dictionary=Tests/Fuzz/Dictionaries/$target.txt
  mkdir -p "$corpus"
  local longest=4096 extra=()
  [ "$target" = text ] && longest=2048
  [ "$target" = frames ] && longest=512
  [ -f "$dictionary" ] && extra=(-dict="$dictionary")
  FUZZ_TARGET=$target "$scratch/fuzz" -max_total_time="$seconds" -max_len=$longest -timeout=10 \
    -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix="$scratch/found/$target-" "${extra[@]}" \
    "$corpus" "Tests/Fuzz/Corpus/$target" > "$log" 2>&1 || status=$?
  awk -v target="$target" '
    /stat::number_of_executed_units/ { executions = $2 }
    /stat::average_exec_per_sec/ { rate = $2 }
    /stat::peak_rss_mb/ { memory = $2 }
    END { printf "%-9s %10d executions %8d a second %5d MB at most\n", target, executions, rate, memory }' "$log"
  [ $status -eq 0 ] && return
  local found
  found=$(grep -o "$scratch/found/[^ ]*" "$log" | tail -1)
  echo "$target FAILED: $(grep -m1 -E 'Fatal error|ERROR: |Test unit' "$log" || echo "see $log")"
  if [ -f "${found:-}" ]; then
    od -An -c "$found" | head -20
    echo "again: Scripts/fuzz.sh --repeat $target $found"
  fi
  return 1
}

case ${1:-} in
  --build)
    build
    exit
    ;;
  --repeat)
    build
    FUZZ_TARGET=$2 exec "$scratch/fuzz" -timeout=10 "$3"
    ;;
esac

seconds=${1:-30}
shift || true
targets=("$@")
[ ${#targets[@]} -eq 0 ] && targets=("${all[@]}")
build
failed=0
running=0
for target in "${targets[@]}"; do
  if [ $running -eq 2 ]; then
    wait -n || failed=1
    running=1
  fi
  run "$target" "$seconds" &
  running=$((running + 1))
done
while [ $running -gt 0 ]; do
  wait -n || failed=1
  running=$((running - 1))
done
exit $failed
