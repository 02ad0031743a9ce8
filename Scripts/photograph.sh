#!/bin/bash
# photograph.sh BINARY DIRECTORY: photographs the gallery in real terminals on a virtual screen. The overview, tags, strokes,
# buttons, tabs, a state at 4x (zoom), its measures (inspect) and a review, as DIRECTORY/SUBJECT-TERMINAL.png; the same frames as
# vectors are in Scripts/screenshots.txt. A component in light, as DIRECTORY/gallery-TERMINAL.png, and in dark with a Korean
# gallery, as DIRECTORY/gallery-TERMINAL-ko.png; a colour that is edited, as DIRECTORY/colours-kitty.png, and the colour lab, as
# DIRECTORY/lab-kitty.png; a visit over SSH, as DIRECTORY/demo-ssh.png; and the page of a report in a browser, as
# DIRECTORY/report.png; the examples, as DIRECTORY/EXAMPLE.png. Outlines are pixels in kitty, by its protocol, and by sixel in
# foot and in an xterm that is a VT340. Pictures differ with fonts and drivers, so nothing compares them.
# Takes those that a page shows; ONLY='strokes-kitty review-kitty' takes these.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/start-display.sh
wanted=${ONLY:-$(grep -rhoE --include='*.md' --exclude-dir='.build*' 'screenshots/[A-Za-z0-9-]+\.png' . | sed 's/.*\///; s/\.png$//' | xargs)}
binary=$(realpath "$1")
directory=$(realpath "$2")
link=${LINK:-tag/filled:color=yellow,configuration=height31,selected@theme=zatch}
work=$(mktemp -d)
cleanup() {
  end_processes
  rm -rf "$work"
}
trap cleanup EXIT

export LC_ALL=C.UTF-8 LIBGL_ALWAYS_SOFTWARE=1 XDG_RUNTIME_DIR=$work XDG_CONFIG_HOME=$work/config HOME=$work
unset TMUX WAYLAND_DISPLAY

start_display 1400 1000 "$work/xvfb.log"

# Waits until the window has shown the same picture, and not a plain one, three times in a row.
photograph() {
  local window=$1 picture=$2 same=0 last="" now colors
  for _ in $(seq 100); do
    import -window "$window" "$work/now.png" 2>/dev/null || { sleep 0.1; continue; }
    now=$(md5sum <"$work/now.png")
    colors=$(identify -format %k "$work/now.png")
    if [ "$now" = "$last" ] && [ "$colors" -gt 16 ]; then same=$((same + 1)); else same=0; fi
    if [ "$same" -ge 2 ]; then
      convert "$work/now.png" -strip -define png:exclude-chunks=date,time "$picture"
      echo "$picture"
      return
    fi
    last=$now
    sleep 0.1
  done
  echo "The window never came to rest." >&2
  return 1
}

is_wanted() { [[ " $wanted " = *" $1 "* ]]; }

# run NAME CLASS COMMAND…: photographs the window of that class; with KEYS, after these keys, the pointer at POINTER.
run() {
  local name=$1 class=$2
  shift 2
  is_wanted "$name" || return 0
  "$@" >"$work/$name.log" 2>&1 &
  processes+=($!)
  local process=$! window=""
  for _ in $(seq 100); do
    window=$(xdotool search --onlyvisible --class "$class" 2>/dev/null | head -n 1 || true)
    [ -n "$window" ] && break
    kill -0 "$process" 2>/dev/null || break
    sleep 0.1
  done
  if [ -z "$window" ]; then
    cat "$work/$name.log" >&2
    echo "$name opened no window." >&2
    return 1
  fi
  photograph "$window" "$directory/$name.png"
  if [ -n "${KEYS:-}" ]; then
    # Keys go to the window that the pointer is over: xterm takes none that are sent to it.
    xdotool mousemove --window "$window" ${POINTER:-5 5} key --delay 100 $KEYS
    photograph "$window" "$directory/$name.png"
  fi
  kill "$process" 2>/dev/null || true
  wait "$process" 2>/dev/null || true
}

# program NAME ARGUMENTS…: one file to run, so that no terminal has a shell parse arguments. Both terminals have all
# colours; xterm does not report them, and removes the variable that does from the environment.
program() {
  local name=$1
  shift
  printf '#!/bin/bash\nCOLORTERM=truecolor exec %s\n' "$(printf '%q ' "$binary" "$@")" >"$work/$name"
  chmod +x "$work/$name"
}

# photographs SUFFIX BACKGROUND FOREGROUND. At 12 points xterm's half blocks join but for one blended pixel row.
photographs() {
  local suffix=$1 background=$2 foreground=$3
  run "gallery-xterm$suffix" XTerm xterm -class XTerm -tn xterm-256color -fa 'DejaVu Sans Mono' -fd 'Noto Sans Mono CJK KR' \
    -fs 12 -geometry 120x40 -b 0 -bg "$background" -fg "$foreground" -e "$work/program$suffix"
  run "gallery-kitty$suffix" kitty "${kitty[@]}" -o background="$background" -o foreground="$foreground" \
    "$work/program$suffix"
}

# foot is for Wayland: a compositor in a window, which shows one program and nothing of its own.
photograph_foot() {
  weston --backend=x11-backend.so --shell=kiosk-shell.so --width=1200 --height=760 --socket=wayland-photograph --idle-time=0 &
  trap "kill $!" EXIT
  trap exit TERM
  for _ in $(seq 100); do [ -S "$work/wayland-photograph" ] && break; sleep 0.1; done
  # The compositor draws the pointer, in the middle until it moves.
  xdotool mousemove 5 5 mousemove 1199 759
  WAYLAND_DISPLAY=wayland-photograph foot -c /dev/null -o font='DejaVu Sans Mono:size=12' -o pad=0x0 \
    -o colors.background=FFFFFF -o colors.foreground=262626 -o cursor.blink=no "$@" &
  wait $!
}

kitty=(kitty --config NONE --class kitty -o font_family='DejaVu Sans Mono' -o font_size=12 -o initial_window_width=120c
  -o initial_window_height=40c -o remember_window_size=no -o update_check_interval=0)
light=(-o background='#FFFFFF' -o foreground='#262626')
vt340=(xterm -class XTerm -tn xterm-256color -ti vt340 -fa 'DejaVu Sans Mono' -fd 'Noto Sans Mono CJK KR' -fs 12
  -geometry 120x40 -b 0 -bg '#FFFFFF' -fg '#262626')
program overview browse
program zoom browse "$link"
program inspect browse tag/filled:color=purple,configuration=height31,selected@theme=zatch
program purple browse tag/filled:configuration=height31,selected@theme=zatch
program tags browse tag/filled@theme=zatch
program strokes browse tag/stroke@theme=zatch
program buttons browse button/primary
program tabs browse tab-bar/bottom:count=4,badge
Scripts/make-review.sh "$binary" "$work/reviewed"
program review review --snapshots "$work/reviewed"
# everywhere SUBJECT: in all three terminals, after KEYS. The compositor's pointer stays in a corner.
everywhere() {
  run "$1-kitty" kitty "${kitty[@]}" "${light[@]}" "$work/$1"
  run "$1-xterm" XTerm "${vt340[@]}" -e "$work/$1"
  POINTER='1199 759' run "$1-foot" weston photograph_foot "$work/$1"
}
everywhere overview
run overview-kitty-dark kitty "${kitty[@]}" -o background='#1B1D22' -o foreground='#E4E7EB' "$work/overview"
KEYS='m equal' everywhere tags
KEYS='m equal' everywhere strokes
everywhere buttons
KEYS='m' everywhere tabs
KEYS='z z' everywhere zoom
KEYS='I' everywhere inspect
everywhere review
KEYS='E Down Down Down Down Down Right Right Right Right Right Right Right Right' \
  run colours-kitty kitty "${kitty[@]}" "${light[@]}" "$work/purple"
KEYS='s' run lab-kitty kitty "${kitty[@]}" "${light[@]}" "$work/zoom"

program program browse "$link"
program program-ko browse "$link" --ui-lang ko --lang ko
photographs '' '#FFFFFF' '#262626'
photographs -ko '#1B1D22' '#E4E7EB'

# A visitor's screen: the shell's line and the gallery's answer are one picture, of the tour, which does not move here.
photograph_visit() {
  : >"$work/server.log"
  Scripts/ssh-demo.sh "$binary" demo --seed 7 --pace 3600 >"$work/server.log" 2>&1 &
  server=$!
  for _ in $(seq 200); do
    visit=$(sed -n 's/^ *\(ssh -F .*\)$/\1/p' "$work/server.log")
    [ -z "$visit" ] || break
    sleep 0.1
  done
  [ -n "$visit" ] || { cat "$work/server.log" >&2; exit 1; }
  printf '#!/bin/bash\nexec %s\n' "$visit" >"$work/visit"
  chmod +x "$work/visit"
  run demo-ssh XTerm xterm -class XTerm -tn xterm-256color -fa 'DejaVu Sans Mono' -fd 'Noto Sans Mono CJK KR' -fs 12 \
    -geometry 120x40 -b 0 -bg '#1B1D22' -fg '#E4E7EB' -e "$work/visit"
  kill "$server"
  wait "$server" || true
}
! is_wanted demo-ssh || photograph_visit

photograph_report() {
  "$binary" report --quiet --snapshots "$work/reviewed" -o "$work/report"
  chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=1280,800 \
    --screenshot="$work/report.png" "file://$work/report/index.html" >"$work/chromium.log" 2>&1 ||
    { cat "$work/chromium.log" >&2; exit 1; }
  convert "$work/report.png" -strip -define png:exclude-chunks=date,time "$directory/report.png"
  echo "$directory/report.png"
}
! is_wanted report || photograph_report

# The examples: a line printed, a prompt in the shell's screen, a gallery and a program of other packages.
photograph_examples() {
  local name built
  built=$(Scripts/develop.sh where)
  for name in hello-tag hello-app inline-prompt own-gallery; do
    Scripts/develop.sh swift build --package-path "Examples/$name" >"$work/build.log" 2>&1 || { cat "$work/build.log" >&2; exit 1; }
  done
  shell hello-tag "PS1='$ '; echo '$ hello-tag'; COLORTERM=truecolor $built/hello-tag"
  shell inline-prompt "echo '$ tag=\$(inline-prompt \"Which tag?\" Swift Terminal Korean)'
    COLORTERM=truecolor $built/inline-prompt 'Which tag?' Swift Terminal Korean >/dev/null"
  shell hello-app "COLORTERM=truecolor exec $built/hello-app"
  shell own-gallery "COLORTERM=truecolor exec $built/own-gallery browse rating/half:halves=7@theme=seaside"
  run hello-tag kitty "${kitty[@]}" "${light[@]}" -o initial_window_width=48c -o initial_window_height=6c "$work/hello-tag"
  KEYS='Right' run inline-prompt kitty "${kitty[@]}" "${light[@]}" -o initial_window_width=60c \
    -o initial_window_height=9c "$work/inline-prompt"
  run hello-app kitty "${kitty[@]}" "${light[@]}" -o initial_window_width=60c -o initial_window_height=12c "$work/hello-app"
  run own-gallery kitty "${kitty[@]}" "${light[@]}" "$work/own-gallery"
}

# shell NAME LINES: a script that runs them in a terminal, which stays open.
shell() {
  printf '#!/bin/bash\n%s\nexec sleep 60\n' "$2" >"$work/$1"
  chmod +x "$work/$1"
}
! { is_wanted hello-tag || is_wanted hello-app || is_wanted inline-prompt || is_wanted own-gallery; } || photograph_examples
