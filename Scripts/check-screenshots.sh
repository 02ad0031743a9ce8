#!/bin/bash
# check-screenshots.sh BINARY: the binary draws every vector in screenshots/ byte for byte, and every photograph is on a page.
set -euo pipefail
cd "$(dirname "$0")/.."
drawn=$(mktemp -d)
trap 'rm -rf "$drawn"' EXIT
Scripts/make-screenshots.sh "$1" "$drawn"

changed=()
for picture in $( (cd "$drawn" && ls ./*.svg ./*.cast; cd "$OLDPWD/screenshots" && ls ./*.svg ./*.cast) 2>/dev/null | sort -u); do
  cmp -s "$drawn/$picture" "screenshots/$picture" || changed+=("${picture#./}")
done
if [ ${#changed[@]} -ne 0 ]; then
  echo "No longer what is drawn: ${changed[*]}" >&2
  echo "Look at the difference; if it is meant, run: make screenshots" >&2
  exit 1
fi
film=$(stat -c %s "$drawn/readme.svg")
[ "$film" -lt 300000 ] || { echo "The film of the README has $film bytes; shorten its tape to less than 300000." >&2; exit 1; }
for photograph in screenshots/*.png; do
  grep -rqF --include='*.md' --exclude-dir='.build*' "$photograph" . || { echo "No page shows $photograph." >&2; exit 1; }
done
echo "$(ls "$drawn" | wc -l) screenshots are what is drawn."
