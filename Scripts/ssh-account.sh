# shellcheck shell=bash
# Sourced by scripts that start throwaway SSH servers: an account that exists as long as its script does. As root it is a
# system user of its own; otherwise it is the user's own account. Callers read the names in capitals. Several scripts may
# run at once: each removes its own files, and the last one the shared ones.

# The comment that identifies an account left behind by a killed script; its name ends with the script's process id.
account_comment="throwaway account of gs-gallery"

# make_account NAME HOME: sets ACCOUNT to NAME-PROCESS, and makes that system user if run as root.
make_account() {
  local left
  ACCOUNT=$(id -un)
  [ "$(id -u)" -eq 0 ] || return 0
  for left in $(getent passwd | awk -F: -v comment="$account_comment" '$5 == comment { print $1 }'); do
    kill -0 "${left##*-}" 2>/dev/null || end_account "$left"
  done
  # The login shell runs the forced command. `*` means no valid password, unlike the `!` of a locked account.
  ACCOUNT=$1-$$
  useradd --system --no-create-home --no-log-init --home-dir "$2" --shell /bin/sh --user-group \
    --comment "$account_comment" "$ACCOUNT"
  usermod --password '*' "$ACCOUNT"
  share_sshd_folder
}

# remove_account: ends the processes of the throwaway user, and removes it.
remove_account() {
  [ "$(id -u)" -eq 0 ] && [ -n "${ACCOUNT:-}" ] && [ "$ACCOUNT" != root ] || return 0
  [ "$(getent passwd "$ACCOUNT" | cut -d: -f5)" != "$account_comment" ] || end_account "$ACCOUNT"
  leave_sshd_folder
}

# end_account NAME
end_account() {
  for _ in $(seq 100); do
    pkill -KILL -u "$1" 2>/dev/null || true
    # Zombies that their new parent has not reaped yet hold nothing any more.
    ps -u "$1" -o stat= | grep -v '^Z' >/dev/null || break
    sleep 0.02
  done
  userdel --force "$1" 2>/dev/null || true
}

# The folder that sshd confines its unprivileged half to. It belongs to the machine's SSH service, which may not run. A
# script makes it if it is missing; all scripts that use it then hold a lock on the file that says so.
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

# The last script removes the folder once the servers of visits have ended. It stays if another sshd, such as the
# machine's own, has come to need it.
leave_sshd_folder() {
  [ -n "${shared:-}" ] || return 0
  exec {turn}</run
  flock "$turn"
  if flock --nonblock --exclusive "$shared"; then
    rm -f "$sshd_folder_made"
    for _ in $(seq 50); do
      ! ps -C sshd -o stat= | grep -v '^Z' >/dev/null || { sleep 0.02 && continue; }
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

# own_names FILE FOLDER: a shipped file with this folder and account in place of those it names. The rest is unchanged.
own_names() {
  local file=$1 folder=$2
  sed -e "s|^PidFile none\$|PidFile $folder/sshd.pid|" \
    -e "s|^AllowUsers demo\$|AllowUsers $ACCOUNT|" -e "s|^Match User demo\$|Match User $ACCOUNT|" \
    -e "s|/usr/local/bin/gs-gallery|$folder/gs-gallery|" -e "s|/usr/local/lib/gs-gallery/|$folder/|" \
    -e "s|/etc/gs-gallery/ssh_host_ed25519_key|$folder/host_key|" \
    -e "s|/etc/gs-gallery/|$folder/|g" "$file"
}

# server_files FOLDER BINARY: the visitors' program and the shell that starts it, in a folder that any account can read: a
# checkout in a private home cannot be read.
server_files() {
  install -m 755 "$2" "$1/gs-gallery"
  own_names packaging/ssh/demo-shell "$1" >"$1/demo-shell"
  chmod 755 "$1/demo-shell"
}

# server_configuration FOLDER PORT: packaging/ssh/sshd_config for a server on 127.0.0.1.
server_configuration() {
  own_names packaging/ssh/sshd_config "$1" | sed "s|^Port 2222\$|ListenAddress 127.0.0.1:$2|"
  # The folder is private, but below /tmp, which is shared.
  echo "StrictModes no"
}
