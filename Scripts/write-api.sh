#!/bin/bash
# Writes the public interface of every product into Documentation/api, by the code of the test that compares it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

cat >"$scratch/main.swift" <<'SWIFT'
import FoundationEssentials

let root = FileManager.default.currentDirectoryPath
for (module, interface) in PublicInterface.all(of: try PublicInterface.sources(root: root)) {
  try interface.page.write(toFile: root + "/" + PublicInterface.path(of: module), atomically: true, encoding: .utf8)
}
SWIFT
mkdir -p Documentation/api
swiftc -swift-version 6 -O -o "$scratch/write-api" Sources/GalleryTool/Linting/Swift{Token,Lexer}.swift \
  Tests/GalleryToolTests/Interface/{DeclarationReader,PublicInterface}.swift "$scratch/main.swift"
"$scratch/write-api"
