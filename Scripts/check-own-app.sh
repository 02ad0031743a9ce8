#!/bin/bash
# check-own-app.sh [DEPTH]: builds Examples/own-app and drives it. Its source fails at every call in every order of DEPTH
# (20 by default), and in some of them on a terminal, with both presenters; at every call that writes it is killed, and the
# call made to fail; its tags are read as text. `make check` uses a DEPTH of 12.
set -euo pipefail
cd "$(dirname "$0")/.."
depth=${1:-20}
Scripts/develop.sh swift build --package-path Examples/own-app
built=$(Scripts/develop.sh where)
app=$built/own-app
. Scripts/tmux-terminal.sh
patience=400

"$built/every-order" "$depth"

# As text, in both languages, without a terminal.
tags=$work/tags
"$app" list --in "$tags" | grep -x 'There are no tags yet.' >/dev/null || fail "No tags are not told."
"$app" add Swift --in "$tags" >/dev/null
"$app" toggle Swift --in "$tags" | grep -x 'tag: Swift, on' >/dev/null || fail "A tag is not told in words."
"$app" list --ko --in "$tags" | grep -x '태그: Swift, 켜짐' >/dev/null || fail "A tag is not told in Korean."
! "$app" add Swift --in "$tags" >"$work/words" || fail "A tag is there twice."
grep -q 'There is a tag “Swift” already.' "$work/words" || fail "Why it failed is not told."

# Each call that writes fails, or the process is killed there, the first time and each time after: the tags are completely
# those before or those after.
cat >"$work/refusing.c" <<'C'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int refuses(const char *call) {
  static int made;
  const char *wanted = getenv("REFUSED_CALL");
  if (!wanted || strcmp(wanted, call) || ++made != atoi(getenv("REFUSED_NTH"))) return 0;
  if (!strcmp(getenv("REFUSED_HOW"), "kill")) raise(SIGKILL);
  errno = ENOSPC;
  return 1;
}

static int is_file(int file) {
  struct stat status;
  return fstat(file, &status) == 0 && S_ISREG(status.st_mode);
}

#define NEXT(name, type, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name))
ssize_t write(int file, const void *bytes, size_t count) {
  if (!is_file(file) || !refuses("write")) return NEXT("write", ssize_t, int, const void *, size_t)(file, bytes, count);
  if (count > 1 && getenv("REFUSED_HALF")) return NEXT("write", ssize_t, int, const void *, size_t)(file, bytes, count / 2);
  return -1;
}
int fsync(int file) { return refuses("fsync") ? -1 : NEXT("fsync", int, int)(file); }
int fchmod(int file, mode_t mode) { return refuses("fchmod") ? -1 : NEXT("fchmod", int, int, mode_t)(file, mode); }
int renameat(int a, const char *b, int c, const char *d) {
  return refuses("renameat") ? -1 : NEXT("renameat", int, int, const char *, int, const char *)(a, b, c, d);
}
int unlinkat(int a, const char *b, int c) {
  return refuses("unlinkat") ? -1 : NEXT("unlinkat", int, int, const char *, int)(a, b, c);
}
int openat(int folder, const char *name, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int mode = flags & O_CREAT ? va_arg(rest, int) : 0;
  va_end(rest);
  return flags & O_CREAT && refuses("openat") ? -1 : NEXT("openat", int, int, const char *, int, ...)(folder, name, flags, mode);
}
C
clang -shared -fPIC -o "$work/refusing.so" "$work/refusing.c" -ldl
before=$("$app" list --in "$tags")
after=$before$'\ntag: Terminal, off'
endings=0
for how in refuse kill; do
  for call in write fsync fchmod renameat unlinkat openat; do
    for nth in 1 2 3; do
      rm -rf "$work/tried"
      cp -r "$tags" "$work/tried"
      code=0
      # In a shell of its own, so a kill is not reported here.
      { (LD_PRELOAD=$work/refusing.so REFUSED_CALL=$call REFUSED_NTH=$nth REFUSED_HOW=$how \
        "$app" add Terminal --in "$work/tried" >"$work/words" 2>&1); } 2>/dev/null || code=$?
      endings=$((endings + 1))
      now=$("$app" list --in "$work/tried") || fail "After $how at $call $nth the tags cannot be read: $now"
      case $code in
        0) [ "$now" = "$after" ] || fail "$how at $call $nth: it said it was stored, and there is: $now" ;;
        *) [ "$now" = "$before" ] || [ "$now" = "$after" ] || fail "$how at $call $nth left: $now" ;;
      esac
      [ "$how $code" != "refuse 137" ] || fail "A refused $call ended the program."
      "$app" add More --in "$work/tried" >/dev/null || fail "After $how at $call $nth nothing can be stored."
      [ "$(ls -A "$work/tried")" = tags.json ] || fail "$how at $call $nth left $(ls -A "$work/tried")"
    done
  done
done
echo "$endings endings at calls that write: the tags before or after, whole."

# A broken file is set aside and reported; tags that other processes made meanwhile stay.
echo '[{"title": ' >"$work/tried/tags.json"
! "$app" list --in "$work/tried" >"$work/words" || fail "A broken file is not told."
grep -q 'tags.json.broken-1' "$work/words" || fail "Where the broken file is, is not told."
for title in 1 2 3 4 5 6 7 8; do "$app" add "$title" --in "$work/tried" >/dev/null & done
wait
[ "$("$app" list --in "$work/tried" | wc -l)" -eq 8 ] || fail "A tag of one of eight processes is lost."

# On a terminal: the source fails now and then, and the next key always works.
terminal new-session -d -x 80 -y 24 cat
for presenter in '' --ncurses; do
  for failing in 1 01 0010 1111111111 0101010101; do
    rm -rf "$work/live"
    mkdir "$work/live"
    echo '[{"title":"Swift","isOn":false}]' >"$work/live/tags.json"
    terminal respawn-pane -k "'$app' $presenter --in '$work/live' --fails $failing; echo left with \$?; exec cat"
    case $failing in 1*) await 'Could not be loaded' ;; *) await 'Swift' ;; esac
    # Until every call that must fail has failed.
    for ((n = 1; n <= ${#failing}; n++)); do
      terminal send-keys r
      [ "${failing:n:1}" != 1 ] || await "(request $((n + 1)))"
    done
    terminal send-keys r
    await 'Swift'
    terminal send-keys Escape Right
    await 'Type a title'
    terminal send-keys Tab
    terminal send-keys -l Terminal
    terminal send-keys Enter
    await '✓ Saved.'
    await 'Terminal'
    terminal send-keys q
    await 'left with 0'
    "$app" list --in "$work/live" | grep -x 'tag: Terminal, off' >/dev/null || fail "What was typed is not stored."
  done
done
echo "own-app survives its source and its disk, by both presenters."
