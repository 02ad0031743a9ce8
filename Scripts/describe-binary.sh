#!/bin/bash
# Prints the size of a binary and whether it needs shared libraries; fails if it needs any and should not.
set -euo pipefail
binary=$1
size=$(wc -c <"$binary")
if [ "$(uname -s)" = Linux ] && command -v readelf >/dev/null; then
  # A static executable has neither NEEDED entries nor an interpreter.
  needed=$(readelf --dynamic --program-headers "$binary" | grep -cE '\(NEEDED\)|INTERP' || true)
  if [ "$needed" -ne 0 ]; then
    echo "$binary needs shared libraries; it was meant to be static." >&2
    exit 1
  fi
  linking=", static"
fi
awk -v name="$binary" -v size="$size" -v linking="${linking:-}" \
  'BEGIN { printf "%s: %.1f MB%s\n", name, size / 1000000, linking }'
