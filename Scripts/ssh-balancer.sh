#!/bin/bash
# ssh-balancer.sh: runs the HAProxy sample of packaging/ssh/README.md unchanged in front of two real SSH servers, in networks
# of its own, and lets one network of many addresses hold as many connections as it can. Needs root, haproxy and openssh-server.
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" -eq 0 ] || { echo "This makes networks: run it as root." >&2; exit 1; }
sshd=$(PATH=$PATH:/usr/sbin:/sbin command -v sshd) || { echo "There is no sshd: install openssh-server." >&2; exit 1; }
haproxy=$(PATH=$PATH:/usr/sbin:/sbin command -v haproxy) || { echo "There is no haproxy: install it." >&2; exit 1; }
. Scripts/ssh-account.sh
[ -n "${CHECK:-}" ] || { Scripts/develop.sh build --product ssh-demo-check && CHECK=$(Scripts/develop.sh where)/ssh-demo-check; }

work=$(mktemp -d /tmp/gs-balancer.XXXXXX)
front=gs-front-$$
back=gs-back-$$
started=()
cleanup() {
  trap '' INT TERM HUP
  [ ${#started[@]} -eq 0 ] || { kill "${started[@]}" && wait "${started[@]}"; } 2>/dev/null || true
  ip netns delete "$front" 2>/dev/null || true
  ip netns delete "$back" 2>/dev/null || true
  remove_account
  rm -rf "$work"
}
trap cleanup EXIT
trap 'exit 1' INT TERM HUP

make_account gs-balanced "$work"
chmod 711 "$work"
make_keys "$work"

# The balancer with its visitors on one side, the two servers of the sample on the other.
ip netns add "$front"
ip netns add "$back"
ip -netns "$front" link add servers type veth peer name balancer netns "$back"
{
  printf '%s\n' 'link set lo up' 'address add 192.0.2.1/24 dev servers' 'link set servers up'
  for number in $(seq 110); do
    echo "address add 10.1.0.$number/32 dev lo"
    echo "address add 2001:db8:0:1::$number/128 dev lo nodad"
  done
  printf '%s\n' 'address add 10.1.1.1/32 dev lo' 'address add 2001:db8:0:2::1/128 dev lo nodad'
} | ip -netns "$front" -batch -
printf '%s\n' 'link set lo up' 'address add 192.0.2.11/24 dev balancer' 'address add 192.0.2.12/24 dev balancer' \
  'link set balancer up' | ip -netns "$back" -batch -

for host in 192.0.2.11 192.0.2.12; do
  # As many at once as the sample forwards: to sshd, the balancer is a single address.
  server_configuration "$work" 0 | sed -e "s|^ListenAddress .*|ListenAddress $host:2222|" \
    -e "s|^PidFile .*|PidFile $work/$host.pid|" -e 's|^MaxStartups .*|MaxStartups 100|' -e '/^PerSource/d' >"$work/$host"
  ip netns exec "$back" "$sshd" -D -e -f "$work/$host" 2>"$work/$host.log" &
  started+=($!)
done
sed -n '/^frontend gallery$/,/^```$/p' packaging/ssh/README.md | grep -v '^```' >"$work/haproxy.cfg"
grep -q '^backend galleries' "$work/haproxy.cfg" || { echo "There is no sample in the guide." >&2; exit 1; }
ip netns exec "$front" "$haproxy" -db -f "$work/haproxy.cfg" 2>"$work/haproxy.log" &
started+=($!)

for network in '2001:db8:0:1::%s, ::1 2001:db8:0:2::1' '10.1.0.%s, 127.0.0.1 10.1.1.1'; do
  read -r address at elsewhere <<<"$network"
  # shellcheck disable=SC2059
  crowd=$(printf "$address" $(seq 110))
  ip netns exec "$front" "$CHECK" --at "$at" --port 2222 --crowd "$crowd" --elsewhere "$elsewhere" --most 10 networks ||
    { cat "$work/haproxy.log" >&2; exit 1; }
done
