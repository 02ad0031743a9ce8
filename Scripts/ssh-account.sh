# shellcheck shell=bash
# Sourced by what starts throwaway SSH servers: an account that exists as long as its script does. As root it is a system
# user of its own; anybody else serves themselves. Names in capitals are what callers read.

# The comment by which an account that a killed script left behind is known again.
account_comment="throwaway account of gs-gallery"

# make_account NAME HOME: sets ACCOUNT, and makes the system user where there is a root to make it.
make_account() {
  ACCOUNT=$(id -un)
  [ "$(id -u)" -eq 0 ] || return 0
  if getent passwd "$1" >/dev/null; then
    [ "$(getent passwd "$1" | cut -d: -f5)" = "$account_comment" ] || {
      echo "There is an account $1 already, and it is not ours." >&2
      return 1
    }
    userdel "$1" 2>/dev/null || return 1
  fi
  # The login shell runs the forced command. `*` is no password at all, and not the `!` of a locked account.
  useradd --system --no-create-home --no-log-init --home-dir "$2" --shell /bin/sh --user-group \
    --comment "$account_comment" "$1"
  ACCOUNT=$1
  usermod --password '*' "$1"
  # Where sshd locks its unprivileged half in; it belongs to the service, which does not run here.
  if [ ! -d /run/sshd ]; then
    mkdir -m 755 /run/sshd
    made_run=1
  fi
}

# remove_account: ends what runs as the throwaway user, and removes it.
remove_account() {
  [ "$(id -u)" -eq 0 ] && [ -n "${ACCOUNT:-}" ] && [ "$ACCOUNT" != root ] || return 0
  [ "$(getent passwd "$ACCOUNT" | cut -d: -f5)" = "$account_comment" ] || return 0
  for _ in $(seq 100); do
    pkill -KILL -u "$ACCOUNT" 2>/dev/null || true
    # What has ended and was not yet waited for by its new parent holds nothing any more.
    ps -u "$ACCOUNT" -o stat= | grep -qv '^Z' || break
    sleep 0.02
  done
  userdel --force "$ACCOUNT" 2>/dev/null || true
  [ -z "${made_run:-}" ] || rmdir /run/sshd 2>/dev/null || true
}

# make_keys FOLDER: a host's key, a client's, and the files by which they know each other.
make_keys() {
  ssh-keygen -q -t ed25519 -N '' -C 'throwaway host' -f "$1/host_key"
  ssh-keygen -q -t ed25519 -N '' -C 'throwaway client' -f "$1/client_key"
  printf 'restrict,pty %s\n' "$(cat "$1/client_key.pub")" >"$1/authorized_keys"
  chmod 644 "$1/authorized_keys"
}

# own_names FILE FOLDER PROGRAM [ARGUMENT…]: a shipped file with this folder, account and program for those that it names.
# Nothing else of it changes.
own_names() {
  local file=$1 folder=$2
  shift 2
  sed -e "s|^PidFile none\$|PidFile $folder/sshd.pid|" \
    -e "s|^AllowUsers demo\$|AllowUsers $ACCOUNT|" -e "s|^Match User demo\$|Match User $ACCOUNT|" \
    -e "s|/usr/local/bin/gs-gallery demo --kiosk\$|$*|" \
    -e "s|/etc/gs-gallery/ssh_host_ed25519_key|$folder/host_key|" \
    -e "s|/etc/gs-gallery/|$folder/|" "$file"
}

# server_configuration FOLDER PORT PROGRAM [ARGUMENT…]: packaging/ssh/sshd_config for a server on 127.0.0.1.
server_configuration() {
  local folder=$1 port=$2
  shift 2
  own_names packaging/ssh/sshd_config "$folder" "$@" | sed "s|^Port 2222\$|ListenAddress 127.0.0.1:$port|"
  # The folder is private, and below /tmp, which belongs to everybody.
  echo "StrictModes no"
}

# free_port FIRST: prints the first port from there that nobody listens on.
free_port() {
  local port
  for port in $(seq "$1" $(($1 + 50))); do
    if ! (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
      echo "$port"
      return
    fi
  done
  return 1
}
