#!/bin/bash
# check-clean.sh [TIMES]: follows a newcomer's steps on a machine with only a Swift toolchain: clones the last
# commit into a fresh Debian, and types `make run ARGS=list`, `make test` and `make check` there, TIMES times (2), on a
# terminal whose modes are compared before and after each. Needs root, Debian's packages, debootstrap, systemd-container
# and tmux. KEEP=1 leaves the folder behind; COMMANDS='test' types less.
set -euo pipefail
cd "$(dirname "$0")/.."
times=${1:-2}
read -ra commands <<<"${COMMANDS:-run test check}"

fail() {
  echo "check-clean.sh: $*" >&2
  exit 1
}

for tool in debootstrap systemd-nspawn tmux; do
  command -v "$tool" >/dev/null || fail "$tool is missing; install it and try again."
done
[ "$(id -u)" = 0 ] || fail "a Debian of its own can be made as root only."

work=$(mktemp -d /var/tmp/clean.XXXXXX)
root=$work/root
terminal() { LC_ALL=C.UTF-8 tmux -f "$work/tmux.conf" -u -S "$work/socket" "$@"; }
echo "set -g history-limit 100000" >"$work/tmux.conf"
finish() {
  terminal kill-server 2>/dev/null || true
  if [ -n "${KEEP:-}" ]; then echo "Left in $work"; else rm -rf --one-file-system "$work"; fi
}
trap finish EXIT

echo "==> a fresh Debian"
# The toolchain's own requirements, git and make; none of this package's.
debootstrap --variant=minbase --include="$(tr '\n' , <<'PACKAGES'
ca-certificates
gcc
git
libc6-dev
libcurl4
libedit2
libncurses6
libpython3.11
libsqlite3-0
libstdc++-12-dev
libxml2
make
tzdata
PACKAGES
)" bookworm "$root" >"$work/log" 2>&1 || { tail "$work/log" >&2; fail "no Debian could be made."; }

# The toolchain is at the same path as here, and so is a folder that git takes packages from.
swift=$(readlink -f "$(command -v swift)")
toolchain=${swift%/usr/bin/*}
shared=(--bind-ro="$toolchain")
git_here=(env HOME="$root/root" XDG_CONFIG_HOME=/nonexistent git)
while read -r name; do
  from=${name#url.}
  from=${from%.insteadof}
  while read -r address; do
    "${git_here[@]}" config --global --add "url.$from.insteadOf" "$address"
  done < <(git config --get-all "$name")
  [ ! -d "$from" ] || shared+=(--bind-ro="$from")
done < <(git config --name-only --get-regexp '^url\..*\.insteadof$' | sort -u)
"${git_here[@]}" config --global --add safe.directory '*'
git clone --quiet --bare . "$root/root/gs-gallery.git"

# A terminal's state that a program may have left changed, as an independent emulator reports it.
modes() {
  terminal display-message -p -t 0 'screen #{alternate_on} cursor #{cursor_flag} insert #{insert_flag} \
keypad #{keypad_flag}#{keypad_cursor_flag} mouse #{mouse_any_flag}#{mouse_sgr_flag} origin #{origin_flag} \
region #{scroll_region_upper}-#{scroll_region_lower} wrap #{wrap_flag} title #{pane_title}'
  cat "$root/root/stty"
}

terminal new-session -d -x 120 -y 40 "systemd-nspawn --quiet --register=no --keep-unit --hostname=newcomer --resolv-conf=copy-host \
  ${CI:+--setenv=CI=$CI} ${shared[*]} --directory '$root' --chdir=/root \
  --setenv=PATH=$toolchain/usr/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin bash --norc; cat"

# Types a line, waits until the shell has run it, and prints how long that took.
type_line() {
  rm -f "$root/root/done"
  terminal send-keys -t 0 -l "stty -g >~/stty; $1; echo \$? >~/code; stty -g >~/stty; mv ~/code ~/done"
  terminal send-keys -t 0 Enter
  local start=$SECONDS
  until [ -f "$root/root/done" ]; do
    terminal has-session 2>/dev/null || fail "the terminal ended during: $1"
    sleep 1
  done
  took=$((SECONDS - start))
  code=$(cat "$root/root/done")
}

type_line "PS1='$ '; clear"
failed=0
for round in $(seq "$times"); do
  type_line "rm -rf gs-gallery && git clone -q gs-gallery.git gs-gallery && cd gs-gallery"
  before=$(modes)
  for command in "${commands[@]}"; do
    case $command in
      run) line='make run ARGS=list' ;;
      *) line="make $command" ;;
    esac
    terminal clear-history
    type_line "$line"
    terminal capture-pane -p -J -S - -t 0 >"$work/$command.$round"
    echo "==> $round: $line: exit code $code after $took s, $(wc -l <"$work/$command.$round") lines"
    if [ "$code" -ne 0 ]; then
      tail -n 60 "$work/$command.$round"
      failed=1
    fi
    after=$(modes)
    if [ "$after" != "$before" ]; then
      printf 'The terminal was left otherwise by: %s\nbefore: %s\nafter:  %s\n' "$line" "$before" "$after"
      failed=1
    fi
  done
  grep -hE 'passed in|[0-9]+ passed, ' "$work/check.$round" 2>/dev/null || true
  type_line 'cd'
done
[ "$failed" -eq 0 ] || fail "not clean."
echo "All of it held, $times times."
