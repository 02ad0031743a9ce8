# Sourced by scripts that open windows. The caller ends the processes listed in `processes` when it leaves.
# shellcheck shell=bash
processes=()

# start_display WIDTH HEIGHT LOG: starts a virtual screen, and sets DISPLAY. The server picks a free display and reports it. It
# does not reset when the last window closes: the next one would find no display.
start_display() {
  local width=$1 height=$2 log=$3 number
  mkfifo "$log.display"
  Xvfb -noreset -displayfd 9 -screen 0 "${width}x${height}x24" +extension GLX -nolisten tcp \
    9>"$log.display" 2>"$log" &
  processes+=($!)
  read -r -t 20 number <"$log.display" || { cat "$log" >&2; return 1; }
  export DISPLAY=:$number
}

# end_processes: ends those that were started.
end_processes() {
  [ ${#processes[@]} -eq 0 ] || kill "${processes[@]}" 2>/dev/null || true
}
