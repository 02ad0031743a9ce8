#!/bin/bash
# Writes the table of modules and folders into ARCHITECTURE.md, by the code of the test that compares it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

cat >"$scratch/main.swift" <<'SWIFT'
import FoundationEssentials

let page = try PackageFiles.read("ARCHITECTURE.md").text
let files = try PackageFiles.files(below: "Sources", endingIn: ["swift", "c", "h"])
let manifest = try PackageFiles.read("Package.swift").text
let updated = try ArchitectureMap.updated(page, manifest: manifest, files: files)
try updated.write(toFile: PackageFiles.root + "/ARCHITECTURE.md", atomically: true, encoding: .utf8)
SWIFT
sources=()
for name in ArchitectureMap FolderGraph ImportGraph SourceFile SwiftText; do
  sources+=("$PWD/Tests/PackageTests/$name.swift")
done
swiftc -swift-version 6 -o "$scratch/draw-map" "${sources[@]}" "$scratch/main.swift"
"$scratch/draw-map"
