#!/bin/bash
# ssh-demo.sh BINARY [ARGUMENT…]: a throwaway OpenSSH server on 127.0.0.1 that gives whoever comes the gallery, with the
# rules of packaging/ssh/sshd_config. Prints the line to type; Ctrl-C ends it and leaves nothing behind. PORT=2222.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/ssh-account.sh
binary=$(realpath "$1")
shift
arguments=("$@")
[ $# -gt 0 ] || arguments=(demo --kiosk)

sshd=$(PATH=$PATH:/usr/sbin:/sbin command -v sshd) || { echo "There is no sshd: install openssh-server." >&2; exit 1; }
if [ "$(id -u)" -ne 0 ]; then
  group=$(script -qec 'stat -c %g "$(tty)"' /dev/null </dev/null | tr -d '\r\n' || true)
  [ "$group" = "$(getent group tty | cut -d: -f3)" ] || {
    echo "This system's new terminals are not of the group tty, so only root's sshd can give one away: run it as root." >&2
    exit 1
  }
fi
work=$(mktemp -d "${TMPDIR:-/tmp}/gs-gallery-demo.XXXXXX")
server=
cleanup() {
  trap '' INT TERM HUP
  if [ -n "$server" ]; then
    # The listener first, so that nobody comes in meanwhile; then whoever is in.
    local sessions
    sessions=$(pgrep -P "$server" || true)
    kill "$server" $sessions 2>/dev/null || true
    wait "$server" 2>/dev/null || true
  fi
  remove_account
  rm -rf "$work"
}
trap cleanup EXIT
trap 'exit 0' INT TERM HUP

make_account gs-demo "$work"
chmod 711 "$work"
make_keys "$work"
# Where the account can read it: a checkout in a private home is out of its sight.
install -m 755 "$binary" "$work/gs-gallery"
port=$(free_port "${PORT:-2222}") || { echo "No port is free from ${PORT:-2222} on." >&2; exit 1; }
server_configuration "$work" "$port" "$work/gs-gallery" "${arguments[@]}" >"$work/sshd_config"
printf '[127.0.0.1]:%s %s\n' "$port" "$(cut -d' ' -f1,2 "$work/host_key.pub")" >"$work/known_hosts"

"$sshd" -D -e -f "$work/sshd_config" 2>"$work/log" &
server=$!
for _ in $(seq 200); do
  [ -s "$work/sshd.pid" ] && break
  kill -0 "$server" 2>/dev/null || { cat "$work/log" >&2; exit 1; }
  sleep 0.05
done

cat <<TEXT
The gallery waits for visitors. In another terminal of this machine:

  ssh -F none -p $port -i $work/client_key -o UserKnownHostsFile=$work/known_hosts $ACCOUNT@127.0.0.1

Ctrl-C here ends it, and every visit with it. For a server that stays, see packaging/ssh/README.md.
TEXT
wait "$server" || { cat "$work/log" >&2; exit 1; }
