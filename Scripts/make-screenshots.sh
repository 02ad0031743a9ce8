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

# A review to look at: baselines in which a token had another value, strokes were light, and a label was another.
reviewed=$(mktemp -d)
trap 'rm -rf "$reviewed"' EXIT
mkdir "$reviewed/__Snapshots__"
cp -r __Snapshots__/tag __Snapshots__/button "$reviewed/__Snapshots__"
sed -i 's/^\(  tagPurple.solid  *\)#9E7CFE #9E7CFE/\1#7C5CFF #7C5CFF/' "$reviewed/__Snapshots__/tag/filled.snap"
sed -i 'y/━┃┏┓┗┛/─│╭╮╰╯/' "$reviewed/__Snapshots__/tag/stroke.snap"
sed -i 's/GitHub Signin/GitHub Log in/' "$reviewed/__Snapshots__/button/primary.snap"
"$binary" test tag button --quiet --snapshots "$reviewed" >/dev/null 2>&1 || [ $? -eq 1 ]

# One line a picture: its name, then the arguments that draw it; REVIEWED is the folder above.
names=()
while read -r name arguments; do
  case $name in '' | '#'*) continue ;; esac
  mapfile -t words < <(xargs -n 1 printf '%s\n' <<<"${arguments//REVIEWED/$reviewed}")
  "$binary" "${words[@]}" --format svg </dev/null >"$directory/$name.svg"
  names+=("$name.svg")
done <Scripts/screenshots.txt

# What is no longer in the list is no longer a picture.
for picture in "$directory"/*.svg; do
  case " ${names[*]} " in *" ${picture##*/} "*) ;; *) rm "$picture" ;; esac
done
