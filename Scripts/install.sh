#!/bin/bash
# install.sh BINARY PREFIX        installs the binary, the shells' completions and the manual
# install.sh --remove PREFIX      removes them
set -euo pipefail
prefix=$2
program=$prefix/bin/gs-gallery
manual=$prefix/share/man/man1/gs-gallery.1
bash_completion=$prefix/share/bash-completion/completions/gs-gallery
zsh_completion=$prefix/share/zsh/site-functions/_gs-gallery
fish_completion=$prefix/share/fish/vendor_completions.d/gs-gallery.fish

if [ "$1" = --remove ]; then
  rm -f "$program" "$manual" "$bash_completion" "$zsh_completion" "$fish_completion"
  exit 0
fi

binary=$1
existing=$prefix
while [ ! -e "$existing" ]; do existing=$(dirname "$existing"); done
if [ ! -w "$existing" ]; then
  echo "$existing cannot be written. Run with sudo, or: make install PREFIX=\$HOME/.local" >&2
  exit 1
fi

# place MODE FILE PATH: not every system's install(1) makes the folders.
place() {
  mkdir -p "$(dirname "$3")"
  install -m "$1" "$2" "$3"
}

place 755 "$binary" "$program"
place 644 Documentation/man/gs-gallery.1 "$manual"
scripts=$(mktemp -d)
trap 'rm -rf "$scripts"' EXIT
for shell in bash zsh fish; do
  "$binary" --generate-completion-script "$shell" >"$scripts/$shell"
done
# bash reads it and does not run it, so it needs no first line with an interpreter.
sed '1{/^#!/d;}' "$scripts/bash" >"$scripts/sourced"
place 644 "$scripts/sourced" "$bash_completion"
place 644 "$scripts/zsh" "$zsh_completion"
place 644 "$scripts/fish" "$fish_completion"
echo "Installed $program"
