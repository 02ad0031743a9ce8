#!/bin/bash
# release.sh version | repository: prints a value of Sources/GalleryTool/Making/Release.swift.
set -euo pipefail
cd "$(dirname "$0")/.."
value=$(sed -nE "s/^  static let ${1:?usage: release.sh version | repository} = \"(.*)\"\$/\1/p" \
  Sources/GalleryTool/Making/Release.swift)
[ -n "$value" ] || { echo "Release.swift has no $1." >&2; exit 1; }
echo "$value"
