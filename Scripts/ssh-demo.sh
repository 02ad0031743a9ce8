#!/bin/bash
# ssh-demo.sh BINARY [ARGUMENT…]: a throwaway OpenSSH server on 127.0.0.1 that serves the gallery to every visitor, with the
# rules of packaging/ssh. Prints the line to type; Ctrl-C ends it and leaves nothing behind. Several may run at once.
# PORT=2222 is the first port that is tried.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/ssh-account.sh
binary=$(realpath "$1")
shift

sshd=$(PATH=$PATH:/usr/sbin:/sbin command -v sshd) || { echo "There is no sshd: install openssh-server." >&2; exit 1; }
if [ "$(id -u)" -ne 0 ]; then
  group=$(script -qec 'stat -c %g "$(tty)"' /dev/null </dev/null | tr -d '\r\n' || true)
  [ "$group" = "$(getent group tty | cut -d: -f3)" ] || {
    echo "This system's new terminals are not of the group tty, so only root's sshd can give one away: run it as root." >&2
    exit 1
  }
fi
# Not below TMPDIR: the line to type has its path.
work=$(mktemp -d /tmp/gs-demo.XXXXXX)
server=
cleanup() {
  trap '' INT TERM HUP
  if [ -n "$server" ]; then
    # The listener first, so that no visitor connects meanwhile; then the sessions.
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
server_files "$work" "$binary"
[ $# -eq 0 ] || echo "$*" >"$work/visit"

# serve PORT: returns whether a server started there. A port in use is not an error; any other reason is.
serve() {
  server_configuration "$work" "$1" >"$work/sshd_config"
  "$sshd" -D -e -f "$work/sshd_config" 2>"$work/log" &
  server=$!
  while kill -0 "$server" 2>/dev/null; do
    [ ! -s "$work/sshd.pid" ] || return 0
    sleep 0.02
  done
  server=
  grep -q 'Address already in use' "$work/log" || { cat "$work/log" >&2; exit 1; }
  return 1
}
port=${PORT:-2222}
last=$((port + 50))
until serve "$port"; do
  port=$((port + 1))
  [ "$port" -lt "$last" ] || { echo "No port is free from ${PORT:-2222} to $port." >&2; exit 1; }
done

printf '[127.0.0.1]:%s %s\n' "$port" "$(cut -d' ' -f1,2 "$work/host_key.pub")" >"$work/known_hosts"
# The options of a visitor's ssh, so that the line to type is short.
cat >"$work/visitor" <<TEXT
Host demo
  HostName 127.0.0.1
  Port $port
  User $ACCOUNT
  IdentityFile $work/client_key
  IdentitiesOnly yes
  UserKnownHostsFile $work/known_hosts
TEXT

cat <<TEXT
The gallery waits for visitors. In another terminal of this machine:

  ssh -F $work/visitor demo

Ctrl-C here ends it, and every visit with it. For a server that stays, see packaging/ssh/README.md.
TEXT
wait "$server" || { cat "$work/log" >&2; exit 1; }
