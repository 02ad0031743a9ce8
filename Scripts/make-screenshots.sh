#!/bin/bash
# make-screenshots.sh BINARY DIRECTORY: draws every picture of the documentation as SVG. The same binary draws the same
# bytes on every machine.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=$(realpath "$1")
mkdir -p "$2"
directory=$(realpath "$2")
unset NO_COLOR CLICOLOR_FORCE COLORTERM COLUMNS LINES
export LC_ALL=C.UTF-8 TERM=xterm-256color

draw() {
  local name=$1
  shift
  "$binary" "$@" --format svg >"$directory/$name.svg"
}

# One line a picture: its name, then the arguments that draw it.
while read -r name arguments; do
  case $name in '' | '#'*) continue ;; esac
  # shellcheck disable=SC2086  # links hold neither spaces nor quotes
  draw "$name" $arguments
done <Scripts/screenshots.txt
