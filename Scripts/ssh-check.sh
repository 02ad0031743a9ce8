#!/bin/bash
# ssh-check.sh BINARY [PART…]: starts real OpenSSH servers on 127.0.0.1, with packaging/ssh's own rules and with none, and
# attacks the gallery behind them as strangers and networks would. Parts: attempts, drop-in, shell, open, deaths, round-trips,
# crowd, calls, ways, together, twice. VERBOSE=yes prints each attempt, ONLY=TEXT runs some, SESSIONS=50 sets the crowd's size.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/ssh-account.sh
binary=$(realpath "$1")
shift
parts=("$@")
[ $# -gt 0 ] || parts=(attempts drop-in shell open deaths round-trips crowd calls ways together twice)
sshd=$(PATH=$PATH:/usr/sbin:/sbin command -v sshd) || { echo "There is no sshd: install openssh-server." >&2; exit 1; }

Scripts/develop.sh build --product ssh-demo-check
Scripts/develop.sh build --product gallery-probe
check=$(Scripts/develop.sh where)/ssh-demo-check

work=$(mktemp -d "${TMPDIR:-/tmp}/gs-check.XXXXXX")
checking=
cleanup() {
  trap '' INT TERM HUP
  [ -z "$checking" ] || { kill "$checking" 2>/dev/null && wait "$checking" 2>/dev/null; } || true
  pkill -KILL -f "$work/[a-z-]*[0-9]/sshd_config" 2>/dev/null || true
  remove_account
  rm -rf "$work"
}
trap cleanup EXIT
trap 'exit 1' INT TERM HUP

make_account gs-check "$work/home"
chmod 711 "$work"
make_keys "$work"
# Without `restrict`: the server's own rules are under test.
cp "$work/client_key.pub" "$work/authorized_keys"
ssh-keygen -q -t ed25519 -N '' -C 'a stranger' -f "$work/stranger_key"
printf 'gs-check %s\n' "$(cut -d' ' -f1,2 "$work/host_key.pub")" >"$work/known_hosts"
server_files "$work" "$binary"
printf '#!/bin/sh\necho demo\n' >"$work/askpass"
chmod 755 "$work/askpass"
mkdir -m 777 "$work/canaries"

# A home with a secret, and with files that might configure a session.
mkdir -p "$work/home/.ssh"
head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n' >"$work/home/secret"
for file in .ssh/rc .profile .bash_profile .bashrc; do
  name=profile
  [ "$file" != .ssh/rc ] || name=rc
  # shellcheck disable=SC2016
  printf 'touch "$HOME/canary-%s-${SSH_CONNECTION##* }"\n' "$name" >"$work/home/$file"
done
echo 'GS_USER=gs-user-environment' >"$work/home/.ssh/environment"
[ "$(id -u)" -ne 0 ] || chown -R "$ACCOUNT" "$work/home" "$work/canaries"

# server NAME: the folder of one kind of server; its configuration comes from standard input. Each that is started gets a port.
server() {
  mkdir "$work/$1"
  cat >"$work/$1/sshd_config"
}

server_configuration "$work" 0 |
  sed "s|^PidFile .*|PidFile $work/hardened/sshd.pid|" | server hardened

# The defaults of a Debian server, with the file for sshd_config.d before them.
{
  echo "Include $work/drop-in/gs-gallery.conf"
  printf '%s\n' "ListenAddress 127.0.0.1:0" "PidFile $work/drop-in/sshd.pid" "HostKey $work/host_key" \
    'KbdInteractiveAuthentication no' 'X11Forwarding yes' 'PrintMotd no' 'AcceptEnv LANG LC_*' \
    'Subsystem sftp internal-sftp' 'StrictModes no' 'MaxStartups 200' 'LoginGraceTime 20'
  [ "$(id -u)" -ne 0 ] || echo 'UsePAM yes'
} | server drop-in
own_names packaging/ssh/drop-in.conf "$work" >"$work/drop-in/gs-gallery.conf"

# Open to anybody: only with an account that may be opened.
server_configuration "$work" 0 |
  sed -e "s|^PidFile .*|PidFile $work/open/sshd.pid|" -e "s|$work/sshd_config.d/|$work/open/|" | server open
own_names packaging/ssh/open.conf "$work" >"$work/open/open.conf"

# The control: a shell, with every option switched on.
printf '%s\n' "ListenAddress 127.0.0.1:0" "PidFile $work/control/sshd.pid" "HostKey $work/host_key" \
  "AuthorizedKeysFile $work/authorized_keys" 'StrictModes no' 'PermitRootLogin yes' 'PasswordAuthentication yes' \
  'AcceptEnv *' 'PermitUserEnvironment yes' 'PermitTunnel yes' 'GatewayPorts yes' 'X11Forwarding yes' \
  'XAuthLocation /bin/true' 'Subsystem sftp internal-sftp' 'PrintMotd no' 'MaxStartups 10' | server control
{
  grep -v PermitUserEnvironment "$work/control/sshd_config"
  echo 'PermitUserRC no'
} | server shell

options=(--folder "$work" --account "$ACCOUNT" --gallery "$work/gs-gallery" --sshd "$sshd" --demo "$PWD/Scripts/ssh-demo.sh"
  --sessions "${SESSIONS:-50}" --verbose "${VERBOSE:-no}")
[ -z "${ONLY:-}" ] || options+=(--only "$ONLY")
[ -z "${ROUND_TRIPS:-}" ] || options+=(--round-trips "$ROUND_TRIPS")
if [ "$(id -u)" -ne 0 ]; then
  echo "Not root: no account of its own, so the account's own files, other people's names and an open door are not tried."
fi
"$check" "${options[@]}" "${parts[@]}" &
checking=$!
status=0
wait "$checking" || status=$?
checking=
exit $status
