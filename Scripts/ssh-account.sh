# shellcheck shell=bash
# Sourced by what starts throwaway SSH servers: an account that exists as long as its script does. As root it is a system
# user of its own; anybody else serves themselves. Names in capitals are what callers read. Several scripts may run at once:
# each takes away what it made, and the last one what they share.

# The comment by which an account that a killed script left behind is known again; its name ends in the script's process.
account_comment="throwaway account of gs-gallery"

# make_account NAME HOME: sets ACCOUNT to NAME-PROCESS, and makes that system user where there is a root to make it.
make_account() {
  local left
  ACCOUNT=$(id -un)
  [ "$(id -u)" -eq 0 ] || return 0
  for left in $(getent passwd | awk -F: -v comment="$account_comment" '$5 == comment { print $1 }'); do
    kill -0 "${left##*-}" 2>/dev/null || end_account "$left"
  done
  # The login shell runs the forced command. `*` is no password at all, and not the `!` of a locked account.
  ACCOUNT=$1-$$
  useradd --system --no-create-home --no-log-init --home-dir "$2" --shell /bin/sh --user-group \
    --comment "$account_comment" "$ACCOUNT"
  usermod --password '*' "$ACCOUNT"
  share_sshd_folder
}

# remove_account: ends what runs as the throwaway user, and removes it.
remove_account() {
  [ "$(id -u)" -eq 0 ] && [ -n "${ACCOUNT:-}" ] && [ "$ACCOUNT" != root ] || return 0
  [ "$(getent passwd "$ACCOUNT" | cut -d: -f5)" != "$account_comment" ] || end_account "$ACCOUNT"
  leave_sshd_folder
}

# end_account NAME
end_account() {
  for _ in $(seq 100); do
    pkill -KILL -u "$1" 2>/dev/null || true
    # What has ended and was not yet waited for by its new parent holds nothing any more.
    ps -u "$1" -o stat= | grep -qv '^Z' || break
    sleep 0.02
  done
  userdel --force "$1" 2>/dev/null || true
}

# Where sshd locks its unprivileged half in. It belongs to the machine's SSH service, which may not run. A script that finds
# none makes it; all that use it then hold a lock on the file that says so.
sshd_folder=/run/sshd
sshd_folder_made=/run/gs-gallery-sshd.made

share_sshd_folder() {
  exec {turn}</run
  flock "$turn"
  if [ ! -d "$sshd_folder" ]; then
    mkdir -m 755 "$sshd_folder"
    : >"$sshd_folder_made"
  fi
  if [ -e "$sshd_folder_made" ]; then
    exec {shared}<"$sshd_folder_made"
    flock --shared "$shared"
  fi
  exec {turn}<&-
}

# The last script that leaves takes the folder away once the servers of visits have ended. It stays where another sshd, such
# as the machine's own, has come to need it.
leave_sshd_folder() {
  [ -n "${shared:-}" ] || return 0
  exec {turn}</run
  flock "$turn"
  if flock --nonblock --exclusive "$shared"; then
    rm -f "$sshd_folder_made"
    for _ in $(seq 50); do
      ! ps -C sshd -o stat= | grep -qv '^Z' || { sleep 0.02 && continue; }
      rmdir "$sshd_folder" 2>/dev/null || true
      break
    done
  fi
  exec {turn}<&- {shared}<&-
  unset shared
}

# make_keys FOLDER: a host's key, a client's, and the files by which they know each other.
make_keys() {
  ssh-keygen -q -t ed25519 -N '' -C 'throwaway host' -f "$1/host_key"
  ssh-keygen -q -t ed25519 -N '' -C 'throwaway client' -f "$1/client_key"
  printf 'restrict,pty %s\n' "$(cat "$1/client_key.pub")" >"$1/authorized_keys"
  chmod 644 "$1/authorized_keys"
}

# own_names FILE FOLDER: a shipped file with this folder and account for those that it names. Nothing else of it changes.
own_names() {
  local file=$1 folder=$2
  sed -e "s|^PidFile none\$|PidFile $folder/sshd.pid|" \
    -e "s|^AllowUsers demo\$|AllowUsers $ACCOUNT|" -e "s|^Match User demo\$|Match User $ACCOUNT|" \
    -e "s|/usr/local/bin/gs-gallery|$folder/gs-gallery|" -e "s|/usr/local/lib/gs-gallery/|$folder/|" \
    -e "s|/etc/gs-gallery/ssh_host_ed25519_key|$folder/host_key|" \
    -e "s|/etc/gs-gallery/|$folder/|g" "$file"
}

# server_files FOLDER BINARY: the program that visitors get and the shell that starts it, where any account can read them: a
# checkout in a private home is out of sight.
server_files() {
  install -m 755 "$2" "$1/gs-gallery"
  own_names packaging/ssh/demo-shell "$1" >"$1/demo-shell"
  chmod 755 "$1/demo-shell"
}

# server_configuration FOLDER PORT: packaging/ssh/sshd_config for a server on 127.0.0.1.
server_configuration() {
  own_names packaging/ssh/sshd_config "$1" | sed "s|^Port 2222\$|ListenAddress 127.0.0.1:$2|"
  # The folder is private, and below /tmp, which belongs to everybody.
  echo "StrictModes no"
}
