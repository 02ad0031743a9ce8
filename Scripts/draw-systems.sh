#!/bin/bash
# draw-systems.sh BINARY [--check]: writes Documentation/Systems.md from Documentation/systems.txt and the states that BINARY
# counts; with --check it only compares. Fails where a variant is named that there is not, or one is named nowhere.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=$1
page=Documentation/Systems.md
# The gallery's own parts, which no system has.
own='panel/default key-line/default'

drawn=$("$binary" list | awk -v own="$own" '
  NR == FNR { if ($1 ~ /^[a-z-]+\/[a-z-]+$/) states[$1] = $2; next }
  FNR == 1 {
    print "# What of the four systems is drawn"
    print ""
    print "A line for each component of the systems: the variants that draw it, with the number of their states without"
    print "those of the pointer and the focus, or why it is left out. `make systems` writes this page."
  }
  /^#/ || !NF { next }
  {
    count = split($0, field, / *\| */)
    if (count != 3) { print "systems.txt: not three fields: " $0 > "/dev/stderr"; failed = 1; exit }
    if (field[1] != heading) {
      heading = field[1]
      print ""; print "## " heading; print ""
      print "| there | here | states |"; print "|---|---|---|"
    }
    if (field[3] ~ /^- /) { print "| " field[2] " | left out: " substr(field[3], 3) " | |"; left++; lines++; next }
    ids = ""; sum = 0
    for (i = 1; i <= split(field[3], id, " "); i++) {
      if (!(id[i] in states)) { print "systems.txt names " id[i] ", which there is not." > "/dev/stderr"; failed = 1 }
      used[id[i]] = 1; sum += states[id[i]]
      ids = ids (i > 1 ? ", " : "") "`" id[i] "`"
    }
    print "| " field[2] " | " ids " | " sum " |"; lines++
  }
  END {
    split(own, mine, " "); for (i in mine) used[mine[i]] = 1
    for (name in states) if (!(name in used)) { print "systems.txt does not name " name "." > "/dev/stderr"; failed = 1 }
    if (failed) exit 1
    print ""
    print lines " lines, of which " left + 0 " are left out."
  }' - Documentation/systems.txt)

if [ "${2:-}" = --check ]; then
  diff -u "$page" - <<<"$drawn" || { echo "$page is not what \`make systems\` writes." >&2; exit 1; }
else
  echo "$drawn" >"$page"
fi
