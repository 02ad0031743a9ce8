#!/bin/bash
# order-symbols.sh: writes Scripts/static.order again, from the build of `make build bench`. Needs valgrind.
# The code that runs at the start and on a key is then adjacent in the binary, so fewer of its pages are read into memory.
set -euo pipefail
cd "$(dirname "$0")/.."
release=.build-static/release
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for program in gallery-workload gs-gallery; do strip -g -o "$folder/$program" "$release/$program"; done
{
  Benchmarks/called.py quit "jjtm" "$folder/gs-gallery browse"
  Benchmarks/called.py quit "jjltm" "$folder/gs-gallery browse tag/filled"
  Benchmarks/called.py q:quit rdstts "$folder/gallery-workload"
} > "$folder/names"
{
  echo "# Made by Scripts/order-symbols.sh with $(swift --version 2>/dev/null | head -1): functions in the order they run."
  awk '!seen[$0]++' "$folder/names"
} > Scripts/static.order
wc -l Scripts/static.order
