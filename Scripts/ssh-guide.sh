#!/bin/bash
# ssh-guide.sh BINARY [ROOT]: types every line of packaging/ssh/README.md and of Documentation/Demos.md that follows # or $
# in a fresh Debian 12, booted in a container with systemd, in their order, and attacks the server in between. Needs root,
# the network, debootstrap and systemd-container. ROOT is an existing Debian; it is copied and stays unchanged.
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" -eq 0 ] || { echo "This boots a container: run it as root." >&2; exit 1; }
binary=$(realpath "$1")
made=${2:-}
[ -n "${CHECK:-}" ] || { Scripts/develop.sh build --product ssh-demo-check && CHECK=$(Scripts/develop.sh where)/ssh-demo-check; }
work=$(mktemp -d)
root=$work/root
space=gs-guide-$$
container=
cleanup() {
  # SIGRTMIN+4: the container's systemd shuts down, and ends everything left.
  [ -z "$container" ] || { kill -SIGRTMIN+4 "$container" && timeout 20 tail --pid="$container" -f /dev/null ||
    kill -KILL "$container"; } 2>/dev/null || true
  ip netns delete "$space" 2>/dev/null || true
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
# The guide's names for the machine and for the presenter.
echo '127.0.0.1 localhost host' >"$root/etc/hosts"
chroot "$root" useradd --create-home you

# An isolated network, with the addresses of attackers and visitors on the loopback device. Only apt uses the machine's
# network.
ip netns add "$space"
{
  echo 'link set lo up'
  for number in $(seq 110); do
    echo "address add 10.1.0.$number/32 dev lo"
    echo "address add 2001:db8:0:1::$number/128 dev lo nodad"
    echo "address add 2001:db8:1:$((number % 10))::$number/128 dev lo nodad"
  done
  printf '%s\n' 'address add 10.1.1.1/32 dev lo' 'address add 2001:db8:0:2::1/128 dev lo nodad'
} | ip -netns "$space" -batch -

systemd-nspawn --register=no --keep-unit --quiet --boot --directory "$root" --resolv-conf=copy-host \
  --network-namespace-path="/run/netns/$space" --capability=CAP_NET_ADMIN >"$work/console" 2>&1 </dev/null &
nspawn=$!
for _ in $(seq 600); do
  container=$(pgrep -P "$nspawn" || true)
  [ -n "$container" ] && grep -q 'Graphical Interface\|login:' "$work/console" && break
  kill -0 "$nspawn" 2>/dev/null || { cat "$work/console" >&2; exit 1; }
  sleep 0.1
done
# inside LINE: typed by root on the container.
inside() {
  local net=--net
  case $1 in apt-get*) net= ;; esac
  # shellcheck disable=SC2086
  nsenter --target "$container" --mount --uts --ipc $net --pid --root \
    env -i --chdir=/root HOME=/root TERM=xterm-256color LANG=C.UTF-8 \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin bash -c "$1"
}
fail() {
  [ -z "${2:-}" ] || tail -c 3000 "$2" | cat -v | sed 's/^/  /' >&2
  echo "$1" >&2
  exit 1
}
# await TEXT FILE: until it is there.
await() {
  for _ in $(seq 300); do
    ! grep -q "$1" "$2" || return 0
    sleep 0.1
  done
  return 1
}

# enter NAME LINE [USER]: types a line on a terminal of its own, answers the question about the host's key, and stays in the
# gallery; `leave NAME KEYS` leaves it.
declare -A visits
enter() {
  printf '%s\n' "$2" >"$root/var/tmp/$1.sh"
  : >"$work/$1"
  mkfifo "$work/$1.keys"
  inside "runuser --user ${3:-root} -- script --quiet --flush --return --command 'bash /var/tmp/$1.sh' /dev/null" <>"$work/$1.keys" >"$work/$1" 2>&1 &
  visits[$1]=$!
  await 'continue connecting\|1049h' "$work/$1" || fail "Nothing came of: $2" "$work/$1"
  ! grep -q 'continue connecting' "$work/$1" || printf 'yes\r' >"$work/$1.keys"
  await '1049h' "$work/$1" || fail "There was no gallery: $2" "$work/$1"
}
leave() {
  [ -z "$2" ] || printf '%s' "$2" >"$work/$1.keys"
  timeout 30 tail --pid="${visits[$1]}" -f /dev/null || fail "The visit goes on: $1" "$work/$1"
  wait "${visits[$1]}" || true
  [ -z "$2" ] || grep -q '1049l' "$work/$1" || fail "The terminal was not given back: $1" "$work/$1"
  rm "$work/$1.keys"
}

# Steps between the lines: before the first visit, after the first visits, and before everything is removed.
# attack NAME SERVER MOST ELSEWHERE ADDRESS…
attack() {
  local name=$1 server=$2 most=$3 elsewhere=$4 crowd
  shift 4
  crowd=$(IFS=, && echo "$*")
  echo "  $name of many addresses:"
  nsenter --net="/run/netns/$space" "$CHECK" --at "$server" --port 2222 --crowd "$crowd" --elsewhere "$elsewhere" \
    --most "$most" networks || fail "$name keeps others out."
}
attacks() {
  local number whole=()
  for number in $(seq 110); do whole+=("2001:db8:1:$((number % 10))::$number"); done
  # shellcheck disable=SC2046
  attack 'A /64' ::1 10 2001:db8:0:2::1 $(printf '2001:db8:0:1::%s\n' $(seq 110))
  # shellcheck disable=SC2046
  attack 'A /24' 127.0.0.1 10 10.1.1.1 $(printf '10.1.0.%s\n' $(seq 110))
  attack 'A /48' ::1 40 2001:db8:0:2::1 "${whole[@]}"
}
look() {
  inside "journalctl --unit 'gs-gallery-ssh@*' --no-pager" >"$work/journal"
  grep -q 'Deactivated successfully' "$work/journal" || fail "No visit is counted as success." "$work/journal"
  ! grep 'Failed with result' "$work/journal" || fail "A visit is counted as a failure."
  enter inside 'ssh -p 2222 -i visitor demo@host'
  inside "systemctl show 'gs-gallery-ssh@*' --property Slice --property ControlGroup" | sort -u | sed 's/^/  /'
  inside "systemctl show 'gs-gallery-ssh@*' --property ControlGroup --value" | grep '/gs-gallery-ssh.slice/' >/dev/null ||
    fail "A visit is not in the slice."
  leave inside q
  inside 'systemctl show gs-gallery-ssh.slice --property MemoryMax --property TasksMax --property CPUQuotaPerSecUSec' \
    >"$work/slice"
  sed 's/^/  /' "$work/slice"
  ! grep -q 'infinity' "$work/slice" || fail "The slice has a limit missing."
}
stay() {
  enter inside 'ssh -p 2222 -i visitor demo@host'
  enter beside 'ssh -i visitor demo@host'
  echo "  a visitor is inside, and one by the machine's own server"
  user=$(inside 'id -u demo')
}

# lines PAGE: its sections and the lines to type in them.
lines() {
  awk '/^## / { section = substr($0, 4) } /^```console$/ { inside = 1; next } /^```$/ { inside = 0 }
    inside && /^[#$] / { print section "\t" $0 }' "$1"
}

count=0
last=
user=
while IFS=$'\t' read -r section line; do
  if [ "$section" != "$last" ]; then
    case $section in
      'Let people in') attacks ;;
      'Look after it') look ;;
      'Take it away') stay ;;
    esac
    last=$section
  fi
  count=$((count + 1))
  echo "$line"
  case $line in
    '$ gs-gallery present '*)
      enter presenter "${line#??}" you
      ;;
    '$ ssh '*)
      enter visitor "${line#??}"
      if [ -n "${visits[presenter]:-}" ]; then
        enter second "${line#??}"
        for follower in visitor second; do
          await 'following' "$work/$follower" || fail "A visitor does not follow." "$work/$follower"
        done
        leave second q
        leave visitor q
        leave presenter q
        unset 'visits[presenter]'
        echo "  two visitors followed"
      else
        leave visitor jq
        echo "  the gallery came, and went with q"
      fi
      ;;
    *)
      inside "${line#??}" >"$work/output" 2>&1 </dev/null || fail "That failed." "$work/output"
      tail -n 3 "$work/output" | cut -c1-150 | sed 's/^/  /'
      ;;
  esac
done < <(
  lines packaging/ssh/README.md | grep -v '^Take it away'
  lines Documentation/Demos.md
  lines packaging/ssh/README.md | grep '^Take it away'
)

leave inside ''
leave beside ''
for left in /etc/gs-gallery /usr/local/bin/gs-gallery /usr/local/lib/gs-gallery /run/gs-gallery \
  /etc/systemd/system/gs-gallery-ssh.{socket,slice} /etc/systemd/system/gs-gallery-ssh@.service; do
  inside "test ! -e $left" || fail "$left is left."
done
inside "! getent passwd demo && ! pgrep -u $user" || fail "The account is left, or something of it."
inside '! nft list table inet gs_gallery 2>/dev/null' || fail "The rules of the network are left."
echo "All $count lines were typed, and nothing is left."
