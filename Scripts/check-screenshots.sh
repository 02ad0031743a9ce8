#!/bin/bash
# check-screenshots.sh BINARY: what is in screenshots/ is what the binary draws, byte for byte.
set -euo pipefail
cd "$(dirname "$0")/.."
drawn=$(mktemp -d)
trap 'rm -rf "$drawn"' EXIT
Scripts/make-screenshots.sh "$1" "$drawn"

changed=()
for picture in $( (cd "$drawn" && ls ./*.svg; cd "$OLDPWD/screenshots" && ls ./*.svg) 2>/dev/null | sort -u); do
  cmp -s "$drawn/$picture" "screenshots/$picture" || changed+=("${picture#./}")
done
if [ ${#changed[@]} -ne 0 ]; then
  echo "No longer what is drawn: ${changed[*]}" >&2
  echo "Look at the difference; if it is meant, run: make screenshots" >&2
  exit 1
fi
echo "$(ls "$drawn" | wc -l) screenshots are what is drawn."
