#!/bin/bash
# extract-symbols.sh BUILD FOLDER [MODULE...]: writes the symbol graph of the public declarations of each module that was built in
# BUILD into FOLDER/MODULE; by default of every module that has a page in Documentation/api.
set -euo pipefail
cd "$(dirname "$0")/.."
built=$1 folder=$2
shift 2
if [ $# -eq 0 ]; then
  for page in Documentation/api/*.txt; do set -- "$@" "$(basename "$page" .txt)"; done
fi
target=$(swiftc -print-target-info | grep -m1 '"triple"' | cut -d'"' -f4)
for module in "$@"; do
  mkdir -p "$folder/$module"
  swift-symbolgraph-extract -module-name "$module" -I "$built/Modules" -target "$target" \
    -minimum-access-level public -skip-synthesized-members \
    -Xcc -fmodule-map-file=Sources/CNcurses/module.modulemap -Xcc -fmodule-map-file=Sources/CZlib/module.modulemap \
    -Xcc -fmodule-map-file="$built/CTermGuard.build/module.modulemap" -output-dir "$folder/$module"
done
