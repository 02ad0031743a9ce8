#!/bin/bash
# order-symbols.sh: writes Scripts/static.order anew, from what `make build bench` built. Needs valgrind.
# What runs at the start and on a key then lies side by side in the binary: fewer pages of it are read into memory.
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
