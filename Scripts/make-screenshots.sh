#!/bin/bash
# make-screenshots.sh BINARY DIRECTORY: draws every picture of the documentation as SVG, and its film. The same binary draws the same
# bytes on every machine.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=$(realpath "$1")
mkdir -p "$2"
directory=$(realpath "$2")
unset NO_COLOR CLICOLOR_FORCE COLORTERM COLUMNS LINES
export LC_ALL=C.UTF-8 TERM=xterm-256color

reviewed=$(mktemp -d)
trap 'rm -rf "$reviewed"' EXIT
Scripts/make-review.sh "$binary" "$reviewed"

# One line a picture: its name, then the arguments that draw it; REVIEWED is a folder with pending changes.
names=()
while read -r name arguments; do
  case $name in '' | '#'*) continue ;; esac
  mapfile -t words < <(xargs -n 1 printf '%s\n' <<<"${arguments//REVIEWED/$reviewed}")
  "$binary" "${words[@]}" --format svg </dev/null >"$directory/$name.svg"
  names+=("$name.svg")
done <Scripts/screenshots.txt

# The moving picture of the README, and the same tape as a recording of a terminal.
"$binary" play Documentation/readme.tape -o "$directory/readme.svg"
"$binary" play Documentation/readme.tape -o "$directory/readme.cast"
names+=(readme.svg)

# Removes pictures that are no longer in the list.
for picture in "$directory"/*.svg; do
  case " ${names[*]} " in *" ${picture##*/} "*) ;; *) rm "$picture" ;; esac
done
