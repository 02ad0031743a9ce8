#!/bin/bash
# Writes the public interface of every product into Documentation/api: as the compiler knows it, by the code of the test that compares it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

Scripts/develop.sh build --product gs-gallery
Scripts/develop.sh build --target TermTesting
Scripts/extract-symbols.sh "$(Scripts/develop.sh where)" "$scratch/graphs"
cat >"$scratch/main.swift" <<'SWIFT'
import FoundationEssentials

for (module, interface) in try PublicInterface.all(in: CommandLine.arguments[1]) {
  try interface.page.write(toFile: PublicInterface.path(of: module), atomically: true, encoding: .utf8)
}
SWIFT
swiftc -swift-version 6 -O -o "$scratch/write-api" \
  Tests/GalleryToolTests/Interface/{SymbolGraph,PublicInterface}.swift "$scratch/main.swift"
"$scratch/write-api" "$scratch/graphs"
