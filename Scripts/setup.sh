#!/bin/bash
# Installs the named Debian packages that are missing; if none is missing it does nothing, quickly and offline.
# SKIP_SETUP=1 leaves the machine unchanged.
set -euo pipefail

is_installed() {
  [ "$(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

[ "${SKIP_SETUP:-}" = 1 ] && exit 0

command -v swift >/dev/null ||
  fail "No Swift toolchain was found. Install Swift 6.2 or later from https://swift.org/install and try again."

if ! command -v dpkg-query >/dev/null; then
  fail "This is not a Debian system, so nothing was installed." \
    "Install what these Debian packages hold, then run again with SKIP_SETUP=1: $*"
fi

missing=()
for package in "$@"; do
  is_installed "$package" || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null ||
    fail "Missing: ${missing[*]}. There is no sudo here; as root run: apt-get install ${missing[*]}"
  as_root=(sudo)
fi

echo "Installing ${missing[*]}" >&2
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
# Tests need a server's program, never its service: installed services are not started, now or at the next boot.
policy=/usr/sbin/policy-rc.d
made_policy=
finish() {
  rm -f "$log"
  [ -z "$made_policy" ] || ${as_root[@]+"${as_root[@]}"} rm -f "$policy"
}
trap finish EXIT
case " ${missing[*]} " in
  *' openssh-server '*)
    if [ ! -e "$policy" ]; then
      printf '#!/bin/sh\nexit 101\n' | ${as_root[@]+"${as_root[@]}"} tee "$policy" >/dev/null
      ${as_root[@]+"${as_root[@]}"} chmod 755 "$policy"
      made_policy=1
    fi
    ;;
esac
# ${as_root[@]+…}: an empty array is unset for older versions of bash.
if ! ${as_root[@]+"${as_root[@]}"} apt-get update -qq >"$log" 2>&1 ||
  ! ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >>"$log" 2>&1; then
  tail -n 20 "$log" >&2
  fail "The packages could not be installed. Install them by hand and try again: ${missing[*]}"
fi
case " ${missing[*]} " in
  *' openssh-server '*)
    ! command -v systemctl >/dev/null ||
      ${as_root[@]+"${as_root[@]}"} systemctl disable --quiet ssh.service >/dev/null 2>&1 || true
    ;;
esac
