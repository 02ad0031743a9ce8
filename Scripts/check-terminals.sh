#!/bin/bash
# check-terminals.sh BINARY JUDGE TERMINAL…: runs the gallery in real terminals on a virtual screen, photographs its pages
# and compares every cell with the SVG drawn by the same binary. In xterm, kitty and foot it then leaves the gallery in
# every way while it shows images, and photographs the shell. Terminals: xterm kitty foot alacritty konsole gnome-terminal.
# KEEP=DIRECTORY keeps the photographs.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/start-display.sh
binary=$(realpath "$1")
judge=$(realpath "$2")
shift 2
columns=120 rows=40 width=1600 height=1080
images=tag/filled:color=yellow,configuration=height31,selected@theme=zatch
work=$(mktemp -d)
cleanup() {
  [ -z "${KEEP:-}" ] || { mkdir -p "$KEEP" && cp "$work"/*.png "$work"/*.svg "$KEEP"; } 2>/dev/null || true
  [ ! -f "$work/weston.pid" ] || kill "$(cat "$work/weston.pid")" 2>/dev/null || true
  end_processes
  rm -rf "$work"
}
trap cleanup EXIT

export LC_ALL=C.UTF-8 LIBGL_ALWAYS_SOFTWARE=1 XDG_RUNTIME_DIR=$work XDG_CONFIG_HOME=$work/config HOME=$work GTK_A11Y=none
unset TMUX WAYLAND_DISPLAY NO_COLOR COLUMNS LINES
chmod 700 "$work"

start_display "$width" "$height" "$work/xvfb.log"
# Inside the terminal: runs the lines from the pipe, one at a time.
cat >"$work/driver" <<DRIVER
#!/bin/bash -m
# Jobs can be stopped, as in an interactive shell; messages about them do not go to the screen.
export COLORTERM=truecolor
ulimit -c 0
exec 2>>"$work/errors"
stty -echo -icanon
# background COLOR: sets the terminal's background and waits until it reports it; some terminals take a while.
background() {
  local answer
  printf '\e]11;%s\e\\\\' "\$1"
  for _ in \$(seq 40); do
    printf '\e]11;?\e\\\\'
    IFS= read -rs -d '\\' -t 0.5 answer || true
    case \$answer in *rgb:\$2*) return ;; esac
    sleep 0.1
  done
}
echo \$\$ >"$work/driver.pid"
exec 3<>"$work/pages"
# A stopped job ends every loop around the line that started it. The cursor's look depends on the window's focus.
serve() {
  printf '\e[?25l'
  while IFS= read -r line <&3; do obey; done
  serve
}
obey() {
  case \$line in
    size) stty size >"$work/size" ;;
    magenta)
      printf '\e[?25l\e[H\e[48;2;255;0;255m'
      for row in \$(seq $rows); do printf '\e[%d;1H%${columns}s' "\$row" ''; done
      printf '\e[m' ;;
    shell)
      printf '\e[m\e[H\e[2J'
      for row in \$(seq $((rows - 1))); do printf '%d: a line of the shell\n' "\$row"; done ;;
    end) exit ;;
    *)
      eval "\$line" 3<&-
      printf '\e[?25l' ;;
  esac
}
serve
DRIVER
chmod +x "$work/driver"

pixels() { convert "$1" -depth 8 "rgb:$2"; }

# photograph NAME PREVIOUS MAGENTA: photographs the screen once it has looked the same three times, different from PREVIOUS,
# and with or without magenta in the middle of the cells, as MAGENTA says.
photograph() {
  local name=$1 previous=$2 magenta=$3 same=0 last="" now is
  for _ in $(seq 300); do
    import -window root "$work/now.png" 2>/dev/null || { sleep 0.1; continue; }
    read -r now is < <(identify -format '%# %[pixel:p{500,400}]\n' "$work/now.png")
    case $is in 'srgb(255,0,255)' | magenta | fuchsia | '#FF00FF'*) is=yes ;; *) is=no ;; esac
    if [ "$now" = "$last" ] && [ "$now" != "$previous" ] && [ $is = "$magenta" ]; then
      same=$((same + 1))
    else
      same=0
    fi
    if [ "$same" -ge 2 ]; then
      cp "$work/now.png" "$work/$name.png"
      pixels "$work/$name.png" "$work/$name.rgb"
      looked=$now
      return
    fi
    last=$now
    sleep 0.05
  done
  import -window root "$work/$name-restless.png"
  echo "$name never came to rest." >&2
  return 1
}

# shows STEP PICTURE: waits until the screen has looked like PICTURE three times, pixel by pixel.
shows() {
  local step=$1 picture=$work/$2.png same=0 wanted now
  wanted=$(identify -format '%#' "$picture")
  for _ in $(seq 100); do
    import -window root "$work/now.png" 2>/dev/null || { sleep 0.1; continue; }
    now=$(identify -format '%#' "$work/now.png")
    if [ "$now" = "$wanted" ]; then same=$((same + 1)); else same=0; fi
    if [ "$same" -ge 3 ]; then return; fi
    sleep 0.05
  done
  cp "$work/now.png" "$work/$step-wrong.png"
  echo "$step: $(compare -metric AE "$picture" "$work/now.png" null: 2>&1) pixels are not those of $2." >&2
  return 1
}

# leaving NAME: leaves the gallery in every way while it shows images. The shell's screen is then restored, and a stopped
# gallery that continues shows the same as before. KILL, which no handler sees, proves that leftover images would be found.
leaving() {
  local name=$1 gallery way
  gallery="$(printf '%q ' env -u HOME -u XDG_CONFIG_HOME "$binary" browse "$images") --quiet --no-mouse --shapes"
  tell shell
  photograph "$name-shell" "$looked" no || return
  tell "$gallery cells"
  photograph "$name-cells" "$looked" no || return
  signal TERM
  shows "$name-cells-left" "$name-shell" || return
  tell "$gallery pixels"
  images_differ "$name" || return
  xdotool key ctrl+z
  shows "$name-stopped" "$name-shell" || return
  tell 'fg >/dev/null'
  shows "$name-continued" "$name-images" || return
  xdotool key q
  shows "$name-quit" "$name-shell" || return
  # A shell ends with a job that SIGINT kills, unless a command follows.
  tell "sh -c '$gallery pixels; :'"
  shows "$name-before-INT" "$name-images" || return
  pkill -INT -P "$(pgrep -P "$(cat "$work/driver.pid")")"
  shows "$name-INT" "$name-shell" || return
  for way in HUP QUIT TERM SEGV BUS ABRT; do
    tell "$gallery pixels"
    shows "$name-before-$way" "$name-images" || return
    signal "$way"
    shows "$name-$way" "$name-shell" || return
  done
  tell "$gallery pixels"
  shows "$name-before-KILL" "$name-images" || return
  signal KILL
  shows "$name-KILL" "$name-images" || return
  echo "9 ways to leave: no pixel of the shell's screen is another"
}

# images_differ NAME: photographs the gallery once its images are there.
images_differ() {
  for _ in $(seq 20); do
    photograph "$1-images" "$looked" no || return
    [ "$(identify -format '%#' "$work/$1-images.png")" = "$(identify -format '%#' "$work/$1-cells.png")" ] || return 0
  done
  echo "$1 shows no images." >&2
  return 1
}

# audited: twenty findings of the audit on published colours: a link, its text colour, and the colour behind it.
audited() {
  { "$binary" audit tag button text --contrast original --theme zatch --steps 0 --cover 1 --verbose --waivers /dev/null 2>/dev/null || true; } |
    awk '$1 == "contrast" && $2 ~ "/" { link = $2; words = 1 } / for a (mark|line)/ { words = 0 }
      $1 == "Cause:" && words { split(substr($0, index($0, "#")), part, /[ ,.]+/); print link, part[1], part[3] }' |
    head -n 20
}

# colors NAME: photographs the states of the audit, and adds each to the judge's list.
colors() {
  local name=$1 number=0 link ink fill
  audited >"$work/audited"
  [ "$(wc -l <"$work/audited")" -eq 20 ] || { echo "The audit found too little." >&2; return 1; }
  while read -r link ink fill; do
    number=$((number + 1))
    "$binary" browse "$link" --shapes cells --kiosk --allow-copy --still --size "${columns}x$rows" --format svg \
      </dev/null >"$work/audit-$number.svg"
    tell "$(printf '%q ' env -u HOME -u XDG_CONFIG_HOME "$binary" browse "$link" --shapes cells --kiosk --allow-copy --quiet --no-mouse)"
    photograph "$name-audit-$number" "$looked" no || return
    pairs+=("$work/audit-$number.svg=$work/$name-audit-$number.rgb=$ink,$fill")
    signal TERM || true
  done <"$work/audited"
}

signal() { pkill "-$1" -P "$(cat "$work/driver.pid")"; }

tell() { timeout 20 bash -c 'printf "%s\n" "$1" >"$2"' - "$1" "$work/pages"; }

terminal() {
  case $1 in
    xterm) xterm -class XTerm -tn xterm-256color -ti vt340 -fa 'DejaVu Sans Mono' -fd 'Noto Sans Mono CJK KR' -fs 12 \
      -geometry "${columns}x$rows+0+0" -b 0 -bg '#FFFFFF' -fg '#000000' -e "$work/driver" ;;
    kitty) kitty --config NONE --class kitty -o font_family='DejaVu Sans Mono' -o font_size=12 \
      -o initial_window_width=${columns}c -o initial_window_height=${rows}c -o remember_window_size=no \
      -o background=#FFFFFF -o foreground=#000000 -o update_check_interval=0 -o cursor_blink_interval=0 \
      -o enable_audio_bell=no "$work/driver" ;;
    alacritty) alacritty --config-file /dev/null -o window.dimensions.columns=$columns \
      -o window.dimensions.lines=$rows -o window.position.x=0 -o window.position.y=0 \
      -o font.normal.family='DejaVu Sans Mono' -o font.size=12 -o "colors.primary.background='#FFFFFF'" \
      -o "colors.primary.foreground='#000000'" -e "$work/driver" ;;
    foot)
      # Its clock would change the picture.
      mkdir -p "$work/config"
      printf '[shell]\nclock-format=none\n' >"$work/config/weston.ini"
      weston --backend=x11-backend.so --width=$width --height=$height --socket=wayland-check \
        --idle-time=0 >"$work/weston.log" 2>&1 &
      echo $! >"$work/weston.pid"
      for _ in $(seq 100); do [ -S "$work/wayland-check" ] && break; sleep 0.1; done
      WAYLAND_DISPLAY=wayland-check foot -c /dev/null -o font='DejaVu Sans Mono:size=12' \
        -o initial-window-size-chars=${columns}x$rows -o pad=0x0 -o colors.background=FFFFFF \
        -o colors.foreground=000000 -o cursor.blink=no -o csd.preferred=none "$work/driver" ;;
    konsole)
      mkdir -p "$work/.local/share/konsole" "$work/config"
      printf '[Appearance]\nColorScheme=BlackOnWhite\nFont=DejaVu Sans Mono,12,-1,5,50,0,0,0,0,0\n[General]\nName=Check\nTerminalColumns=%d\nTerminalRows=%d\nTerminalMargin=0\n[Scrolling]\nScrollBarPosition=2\n' \
        $columns $rows >"$work/.local/share/konsole/Check.profile"
      printf '[MainWindow]\nMenuBar=Disabled\nToolBarsMovable=Disabled\n' >"$work/config/konsolerc"
      XDG_DATA_HOME=$work/.local/share dbus-run-session konsole --profile Check --hide-menubar --hide-tabbar \
        --separate --nofork -e "$work/driver" ;;
    gnome-terminal)
      dbus-run-session bash -c '
        gsettings set org.gnome.Terminal.Legacy.Settings headerbar false
        path=org.gnome.Terminal.Legacy.Profile:/org/gnome/terminal/legacy/profiles:/:$(gsettings get org.gnome.Terminal.ProfilesList default | tr -d "\47")/
        gsettings set $path use-system-font false
        gsettings set $path font "DejaVu Sans Mono 12"
        gsettings set $path use-theme-colors false
        gsettings set $path background-color "#FFFFFF"
        gsettings set $path foreground-color "#000000"
        gsettings set $path scrollbar-policy never
        gsettings set $path cursor-blink-mode off
        gnome-terminal --wait --hide-menubar --geometry='"${columns}x$rows"'+0+0 -- "$1"' - "$work/driver" ;;
    *) echo "no terminal $1" >&2; return 1 ;;
  esac
}

failed=()
for name in "$@"; do
  echo "== $name"
  rm -f "$work/pages" "$work/size" "$work/driver.pid"
  mkfifo "$work/pages"
  terminal "$name" >"$work/$name.log" 2>&1 &
  processes+=($!)
  tell magenta || { cat "$work/$name.log" >&2; failed+=("$name"); continue; }
  # Keys go to the window that the pointer is over; weston gives them to its only window, and draws the pointer.
  if [ "$name" = foot ]; then xdotool mousemove $((width - 2)) $((height - 2)); else xdotool mousemove 500 400; fi
  looked=""
  photograph "$name" "" yes || { failed+=("$name"); continue; }
  pairs=()
  while read -r page keys arguments; do
    case $page in '' | '#'*) continue ;; esac
    [ -f "$work/$page.svg" ] || "$binary" browse $arguments --shapes cells --kiosk --allow-copy --still --size "${columns}x$rows" \
      $([ "$keys" = - ] || echo "--keys $keys") --format svg </dev/null >"$work/$page.svg"
    previous=$looked
    # The gallery's own colours follow the terminal's background.
    case "$arguments" in
      *appearance=dark*) tell "background '#1B1D22' 1[bB]" ;;
      *) tell "background '#FFFFFF' [fF][fF]" ;;
    esac
    # Without a home it opens at the given link, whatever was shown before. A kiosk checks nothing in the background, which
    # would change the page while it is photographed.
    tell "$(printf '%q ' env -u HOME -u XDG_CONFIG_HOME "$binary" browse $arguments --shapes cells --kiosk --allow-copy --quiet --no-mouse)"
    photograph "$name-$page" "$previous" no || { failed+=("$name"); break; }
    if [ "$keys" != - ]; then
      xdotool key "$keys"
      photograph "$name-$page" "$looked" no || { failed+=("$name"); break; }
    fi
    pairs+=("$work/$page.svg=$work/$name-$page.rgb")
    signal TERM || true
  done <"${PAGES:-Scripts/terminals.txt}"
  case $name in
    kitty)
      tell "background '#FFFFFF' [fF][fF]"
      colors "$name" || failed+=("$name") ;;
  esac
  # Two minutes for each terminal: not in every check.
  case ${LEAVING:+$name} in
    xterm | kitty | foot)
      tell "background '#FFFFFF' [fF][fF]"
      leaving "$name" || failed+=("$name") ;;
  esac
  tell end || true
  "$judge" $width "$work/$name.rgb" "${pairs[@]}" || failed+=("$name")
  rm -f "$work"/*.rgb
done
if [ ${#failed[@]} -ne 0 ]; then
  echo "Not as the pictures say: ${failed[*]}" >&2
  exit 1
fi
