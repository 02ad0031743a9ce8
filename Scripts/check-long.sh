#!/bin/bash
# The checks that take hours, once for a release: every part of `make check` that is reduced there, at its full size.
# Prints a line for each step; its output is in .build-check-long. STEPS='soak ssh' runs some.
set -uo pipefail
cd "$(dirname "$0")/.."
all=(tests static lenses faults fuzz hostile sanitize soak walk walk-terminal terminals ssh bare-debian ssh-guide ssh-balancer own-app guide dependency additions)
read -ra steps <<<"${STEPS:-${all[*]}}"
logs=.build-check-long
mkdir -p "$logs"
Scripts/setup.sh debootstrap systemd-container || exit 1

run() {
  case $1 in
    tests) EFFORT=long make --no-print-directory test ;;
    static) make --no-print-directory check-static ;;
    lenses) make --no-print-directory build && .build-static/gs-gallery audit --contrast normal,high \
      --colors truecolor,256,16 --appearance light,dark --theme gitspace,zatch,lionheart,ribs-todo ;;
    faults) make --no-print-directory faults SEEDS=5 ;;
    fuzz) make --no-print-directory fuzz SECONDS=600 ;;
    hostile) make --no-print-directory hostile ;;
    sanitize) make --no-print-directory sanitize ;;
    soak) make --no-print-directory soak HOURS=1 ;;
    walk) Scripts/faults.sh 1 0 --walk 2000000 ;;
    walk-terminal) make --no-print-directory walk-terminal ;;
    terminals) make --no-print-directory terminals LEAVING=yes TERMINALS='xterm kitty foot alacritty konsole gnome-terminal' ;;
    ssh) make --no-print-directory ssh-check \
      PARTS='attempts drop-in shell open deaths round-trips crowd calls ways together twice silence' ;;
    bare-debian) make --no-print-directory build && Scripts/check-bare-host.sh --debian .build-static/gs-gallery ;;
    ssh-guide) make --no-print-directory build && Scripts/setup.sh iproute2 nftables && Scripts/ssh-guide.sh .build-static/gs-gallery ;;
    ssh-balancer) Scripts/setup.sh haproxy iproute2 && Scripts/ssh-balancer.sh ;;
    own-app) Scripts/check-own-app.sh 20 ;;
    guide) Scripts/check-guide.sh --fresh ;;
    dependency) Scripts/check-dependency.sh --whole ;;
    additions) Scripts/check-additions.sh ;;
    *)
      echo "No step is called $1; there are ${all[*]}." >&2
      return 64
      ;;
  esac
}

failed=()
for step in "${steps[@]}"; do
  start=$SECONDS
  if run "$step" >"$logs/$step" 2>&1 </dev/null; then
    echo "==> $step: passed in $((SECONDS - start)) s: $(tail -n 1 "$logs/$step")"
  else
    echo "==> $step: FAILED after $((SECONDS - start)) s; see $logs/$step"
    failed+=("$step")
  fi
done
[ ${#failed[@]} -eq 0 ] || { echo "Failed: ${failed[*]}" >&2; exit 1; }
echo "All long checks passed in $SECONDS s."
