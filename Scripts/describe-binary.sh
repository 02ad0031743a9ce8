#!/bin/bash
# Says how large a binary is and whether it needs shared libraries; fails where it should need none and does.
set -euo pipefail
binary=$1
size=$(wc -c <"$binary")
if [ "$(uname -s)" = Linux ] && command -v readelf >/dev/null; then
  # NEEDED entries and an interpreter are what a static executable has none of.
  needed=$(readelf --dynamic --program-headers "$binary" | grep -cE '\(NEEDED\)|INTERP' || true)
  if [ "$needed" -ne 0 ]; then
    echo "$binary needs shared libraries; it was meant to be static." >&2
    exit 1
  fi
  linking=", static"
fi
awk -v name="$binary" -v size="$size" -v linking="${linking:-}" \
  'BEGIN { printf "%s: %.1f MB%s\n", name, size / 1000000, linking }'
