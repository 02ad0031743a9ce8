#!/bin/bash
# check-bare-host.sh [--debian] BINARY: runs the demo and the kiosk from the static binary alone, in an empty root: no
# terminfo, no fonts, no locales, no libraries, no /proc, no network. Keys are pressed and the screen is read. With --debian
# the root is a minimal Debian (debootstrap, from the network) without its terminfo.
set -euo pipefail
isDebian=false
if [ "${1:-}" = --debian ]; then
  isDebian=true
  shift
fi
binary=${1:?usage: check-bare-host.sh [--debian] BINARY}

for tool in tmux unshare chroot; do
  command -v "$tool" >/dev/null || { echo "$tool is missing." >&2; exit 2; }
done
apart=(unshare -m -n)
[ "$(id -u)" = 0 ] || apart=(unshare -r -m -n)
"${apart[@]}" true || { echo "Namespaces are not allowed here; run it as root." >&2; exit 2; }

root=$(mktemp -d)
terminals=0
tmux=()
close_terminal() { [ "${#tmux[@]}" = 0 ] || "${tmux[@]}" kill-server 2>/dev/null || true; }
finish() {
  close_terminal
  rm -rf "$root"
}
trap finish EXIT

if $isDebian; then
  debootstrap --variant=minbase stable "$root" >/dev/null
  rm -rf "$root"/{etc,lib,usr/lib,usr/share}/terminfo "$root/usr/share/i18n" "$root/usr/share/fonts"
fi
mkdir -p "$root/dev/pts"
cp "$binary" "$root/gs-gallery"
chmod 555 "$root/gs-gallery"

checks=0
failures=0

# screen NAME WORDS: waits until the screen shows the words.
screen() {
  checks=$((checks + 1))
  for _ in $(seq 200); do
    if "${tmux[@]}" capture-pane -p 2>/dev/null | grep -F -- "$2" >/dev/null; then return 0; fi
    sleep 0.1
  done
  failures=$((failures + 1))
  echo "$1: the screen never showed: $2" >&2
  "${tmux[@]}" capture-pane -p >&2 || true
  return 1
}

press() { "${tmux[@]}" send-keys "$@"; }

# start MOUNTS ENVIRONMENT COMMAND: opens a terminal in the root and starts the gallery there, with these parts of /dev.
start() {
  local mounts=""
  rm -f "$root/dev/tty"
  for part in $1; do
    [ "$part" = pts ] || : >"$root/dev/$part"
    mounts+="mount --bind /dev/$part '$root/dev/$part' && "
  done
  close_terminal
  # A server that is ending would take the next session with it.
  terminals=$((terminals + 1))
  tmux=(tmux -L "bare-host-$$-$terminals" -f /dev/null)
  "${tmux[@]}" new-session -d -x 80 -y 24 \
    "${apart[*]} sh -c \"$mounts exec env -i $2 $(command -v chroot) '$root' /gs-gallery $3\"; echo \"left with \$?\"; exec sleep 60"
}

# leaves NAME FAREWELL: quits, reads the farewell, and the code 0.
leaves() {
  press q
  screen "$1" "$2" && screen "$1" "left with 0"
}

run() { start "$@" || true; }

# A terminal unknown to every host, in Korean, over /dev/pts alone: the tour, taken over by a key.
one="demo in Korean on xterm-ghostty"
run pts "TERM=xterm-ghostty LANG=ko_KR.UTF-8" "demo --kiosk --seed 1"
screen "$one" "아무 키나 누르면" && press x && screen "$one" "도움말" && leaves "$one" "고맙습니다" || true

two="browse on foot, without a locale"
run tty "TERM=foot LC_ALL=C" "browse tag/filled --kiosk"
screen "$two" "GSTag.filled" && press m && screen "$two" "columns selected, disabled" \
  && press '?' && screen "$two" "Keyboard shortcuts" && press '?' \
  && leaves "$two" "Thank you for visiting" || true
checks=$((checks + 1))
if "${tmux[@]}" capture-pane -p -S - | LC_ALL=C grep -q '[^ -~]'; then
  failures=$((failures + 1))
  echo "$two: more than ASCII was written." >&2
fi

three="demo without TERM, ended by its limit"
run "pts tty" "LANG=C.UTF-8" "demo --kiosk --seed 2 --pace 0.5 --time-limit 4"
screen "$three" "Press any key" && screen "$three" "This visit ends in" \
  && screen "$three" "The time of this visit is over" && screen "$three" "left with 0" || true

four="browse where there is no terminal to be opened"
run "" "TERM=xterm" "browse --kiosk"
screen "$four" "left with 4" || true

checks=$((checks + 1))
found=$(cd "$root" && find . -newer ./gs-gallery -type f ! -path ./gs-gallery ! -path './dev/*' | head -5)
if [ -n "$found" ]; then
  failures=$((failures + 1))
  echo "Files were written: $found" >&2
fi

[ "$failures" = 0 ] || { echo "A bare host: $failures of $checks checks failed." >&2; exit 1; }
echo "A bare host: $checks checks passed."
