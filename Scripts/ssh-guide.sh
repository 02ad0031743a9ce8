#!/bin/bash
# ssh-guide.sh BINARY [ROOT]: types every line of packaging/ssh/README.md that stands after # or $ in a fresh Debian 12,
# booted in a container with systemd, in their order. Needs root, the network, debootstrap and systemd-container. ROOT is a
# Debian made before; it is copied and left as it is.
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" -eq 0 ] || { echo "This boots a container: run it as root." >&2; exit 1; }
binary=$(realpath "$1")
made=${2:-}
work=$(mktemp -d)
root=$work/root
container=
cleanup() {
  # SIGRTMIN+4: the container's systemd shuts down; whatever is left then goes with it.
  [ -z "$container" ] || { kill -SIGRTMIN+4 "$container" && timeout 20 tail --pid="$container" -f /dev/null ||
    kill -KILL "$container"; } 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT

if [ -n "$made" ]; then
  cp -a "$made" "$root"
else
  debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,procps bookworm "$root" \
    http://deb.debian.org/debian >"$work/debootstrap.log" 2>&1 || { tail "$work/debootstrap.log" >&2; exit 1; }
fi
cp "$binary" "$root/root/gs-gallery"
cp -r packaging/ssh "$root/root/ssh"
# The name by which the guide calls the machine.
echo '127.0.0.1 localhost host' >"$root/etc/hosts"

# The network is the machine's own for apt; what listens is tried on the container's.
systemd-nspawn --register=no --keep-unit --quiet --boot --directory "$root" --resolv-conf=copy-host \
  >"$work/console" 2>&1 </dev/null &
nspawn=$!
for _ in $(seq 300); do
  container=$(pgrep -P "$nspawn" || true)
  [ -n "$container" ] && grep -q 'Graphical Interface\|login:' "$work/console" && break
  kill -0 "$nspawn" 2>/dev/null || { cat "$work/console" >&2; exit 1; }
  sleep 0.1
done
inside() {
  nsenter --target "$container" --mount --uts --ipc --net --pid --root \
    env -i --chdir=/root HOME=/root TERM=xterm-256color LANG=C.UTF-8 PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    bash -c "$1"
}

# visit LINE: a visit on a terminal; the question about the host's key is answered, the gallery looked at, and left.
visit() {
  printf '%s\n' "$1" >"$root/root/visit"
  : >"$work/screen"
  (
    for _ in $(seq 150); do
      grep -q 'continue connecting' "$work/screen" && { printf 'yes\r'; break; }
      grep -q '1049h' "$work/screen" && break
      sleep 0.1
    done
    for _ in $(seq 150); do
      grep -q '1049h' "$work/screen" && break
      sleep 0.1
    done
    sleep 1
    printf 'j'
    sleep 0.5
    printf 'q'
    sleep 2
  ) | inside 'script --quiet --flush --return --command "bash /root/visit" /dev/null' >"$work/screen" 2>&1 || true
  grep -q '1049h' "$work/screen" && grep -q '1049l' "$work/screen"
}

count=0
while IFS= read -r line; do
  count=$((count + 1))
  echo "$line"
  case $line in
    '$ ssh '*)
      visit "${line#??}" || { echo "There was no gallery:" >&2; cat -v "$work/screen" >&2; exit 1; }
      echo "  the gallery came, and went with q"
      ;;
    *)
      inside "${line#??}" >"$work/output" 2>&1 </dev/null ||
        { sed 's/^/  /' "$work/output" >&2; echo "That failed." >&2; exit 1; }
      tail -n 3 "$work/output" | cut -c1-150 | sed 's/^/  /'
      ;;
  esac
done < <(awk '/^```console$/ { inside = 1; next } /^```$/ { inside = 0 } inside && /^[#$] /' packaging/ssh/README.md)

for left in /etc/gs-gallery /usr/local/bin/gs-gallery /etc/systemd/system/gs-gallery-ssh.socket; do
  inside "test ! -e $left" || { echo "$left is left." >&2; exit 1; }
done
inside '! getent passwd demo && ! pgrep -u demo' || { echo "The account is left." >&2; exit 1; }
echo "All $count lines were typed, and nothing is left."
