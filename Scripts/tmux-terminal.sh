# tmux-terminal.sh, for other scripts: a folder $work and a terminal, both removed when the script ends. Programs keep their
# settings in that folder. `patience` is the number of times a text is looked for on the screen, every 50 ms.
work=$(mktemp -d)
export XDG_CONFIG_HOME=$work/config
patience=200
terminal() { LC_ALL=C.UTF-8 tmux -f /dev/null -u -S "$work/socket" "$@"; }
cleanup() {
  terminal kill-server 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT

fail() {
  echo "$@" >&2
  exit 1
}

# Waits until the screen shows a text.
await() {
  for _ in $(seq "$patience"); do
    terminal capture-pane -p >"$work/screen" 2>/dev/null || true
    grep -qF -- "$1" "$work/screen" && return
    sleep 0.05
  done
  cat "$work/screen" >&2
  fail "The screen never showed $1"
}
