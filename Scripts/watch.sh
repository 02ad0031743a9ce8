#!/bin/bash
# Runs the gallery and builds it again whenever a source file is saved: Scripts/watch.sh [arguments of browse]
# The gallery switches to each new build in place, and shows build errors in a toast. When the gallery ends for any reason,
# building ends too: the gallery holds a pipe open as long as it lives.
set -euo pipefail
cd "$(dirname "$0")/.."
build=(Scripts/develop.sh build-gallery)

# Ends every process of this session but this one.
end_session() {
  local stat line fields pid left round
  for round in {1..200}; do
    left=
    for stat in /proc/[0-9]*/stat; do
      read -r line 2> /dev/null < "$stat" || continue
      pid=${line%% *}
      read -r -a fields <<< "${line##*) }" # State, parent, group, session.
      [ "${fields[3]}" = $$ ] && [ "$pid" != $$ ] && [ "${fields[0]}" != Z ] || continue
      kill -$([ "$round" -lt 20 ] && echo TERM || echo KILL) "$pid" 2> /dev/null || true
      left=yes
    done
    [ -n "$left" ] || return 0
    read -r -t 0.05 -u 4 _ || true
  done
}

# Waits a moment; returns false if the gallery is gone.
is_running() {
  local status=0
  read -r -t 0.15 -u 3 _ || status=$?
  [ "$status" -gt 128 ]
}

# Builds saved changes as long as the gallery lives.
build_on_save() {
  local folder=$1 process
  exec 3< "$folder/alive" 4<> "$folder/never"
  trap 'end_session; rm -rf "$folder"' EXIT
  while is_running; do
    [ -n "$(find Sources Package.swift -newer "$folder/begun" \
      \( -name '*.swift' -o -name '*.[ch]' -o -name '*.js' -o -name '*.css' -o -type d \) -print -quit)" ] || continue
    touch "$folder/begun"
    "${build[@]}" > "$folder/log" 2>&1 &
    process=$!
    while kill -0 "$process" 2> /dev/null; do is_running || exit 0; done
    if wait "$process"; then
      : > "$folder/errors.new"
    else
      { grep -F 'error:' "$folder/log" || tail -n 4 "$folder/log"; } \
        | awk '!known[$0]++' | sed "s|$PWD/||" | head -n 4 > "$folder/errors.new"
    fi
    mv "$folder/errors.new" "$folder/errors"
  done
}

if [ "${1:-}" = --build-on-save ]; then
  build_on_save "$2"
  exit 0
fi

folder=$(mktemp -d)
touch "$folder/begun"
"${build[@]}" || { rm -rf "$folder"; exit 1; }
: > "$folder/errors"
mkfifo "$folder/alive" "$folder/never"
# In a session of its own: independent of the terminal, and all of it can be found.
setsid "$PWD/Scripts/watch.sh" --build-on-save "$folder" < /dev/null > /dev/null 2>&1 &
exec 9> "$folder/alive"
GS_GALLERY_BUILD_LOG=$folder/errors exec "$(Scripts/develop.sh where-gallery)/gs-gallery" browse "$@"
