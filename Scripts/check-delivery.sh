#!/bin/bash
# check-delivery.sh BINARY: builds everything in `packaging` that people install, and uses it as they do. The Debian package is
# checked by lintian, installed in an empty root, and run there. The container file is followed into an empty root; an engine
# builds and runs it where one is running. The formula is installed by a stand-in for Homebrew, from a clone of the tag, with the
# given binary in place of a build of its own.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=$(realpath "${1:?usage: check-delivery.sh BINARY}")
version=$(Scripts/release.sh version)

fail() {
  echo "$@" >&2
  exit 1
}

for tool in dpkg-deb lintian ruby unshare chroot bash-completion; do
  case $tool in
    bash-completion) [ -e /usr/share/bash-completion/bash_completion ] || fail "$tool is missing." ;;
    *) command -v "$tool" >/dev/null || fail "$tool is missing." ;;
  esac
done
apart=()
[ "$(id -u)" = 0 ] || apart=(unshare -r -m)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# answers_in ROOT PROGRAM [USER]: whether a program runs in the root, without variables, and answers as the gallery does.
answers_in() {
  local run=("${apart[@]}" "$(command -v chroot)")
  # In a name space of one's own there is no other user to become.
  [ -z "${3:-}" ] || [ "$(id -u)" != 0 ] || run+=(--userspec="$3")
  [ "$(env -i "${run[@]}" "$1" "$2" --version)" = "$version" ] || fail "$2 does not say its version in $1."
  [[ $(env -i "${run[@]}" "$1" "$2" show tag/filled:title=Swift) == *Swift* ]] || fail "$2 draws nothing in $1."
}

echo "==> the Debian package"
export DPKG_DEB_COMPRESSOR_LEVEL=1 # Packing it as small as for a release takes a minute each time.
package=$(Scripts/make-package.sh "$binary" "$work/first")
cmp "$package" "$(Scripts/make-package.sh "$binary" "$work/second")" || fail "The same files gave another package."
lintian --allow-root --info --pedantic --fail-on error,warning,info,pedantic "$package" >"$work/lintian" 2>&1 || {
  cat "$work/lintian" >&2
  fail "lintian has complaints."
}
awk '/^#/ { reason = 1; next } NF { if (!reason) exit 1; reason = 0 }' packaging/deb/lintian-overrides ||
  fail "An override of lintian has no comment with its reason."

# A Debian with nothing installed: the package needs no other, and no script of it runs.
root=$work/root
mkdir -p "$root"/var/lib/dpkg/{info,updates}
touch "$root"/var/lib/dpkg/{status,available}
"${apart[@]}" dpkg --root="$root" --force-not-root --install "$package" >"$work/log" 2>&1 || {
  cat "$work/log" >&2
  fail "The package cannot be installed."
}
[ "$(dpkg-query --admindir="$root/var/lib/dpkg" -W -f '${db:Status-Status} ${Version}' gs-gallery)" = "installed $version-1" ] ||
  fail "dpkg does not count the package as installed."
answers_in "$root" /usr/bin/gs-gallery
gzip -dc "$root/usr/share/man/man1/gs-gallery.1.gz" | cmp - Documentation/man/gs-gallery.1 || fail "The manual is another one."
for file in doc/gs-gallery/copyright doc/gs-gallery/changelog.gz zsh/vendor-completions/_gs-gallery \
  fish/vendor_completions.d/gs-gallery.fish; do
  [ -s "$root/usr/share/$file" ] || fail "The package lacks $file."
done
# What a person gets who types `gs-gallery sho` and Tab.
completed=$(PATH="$root/usr/bin:$PATH" bash -c '. /usr/share/bash-completion/bash_completion; . "$1"
  COMP_WORDS=(gs-gallery sho) COMP_CWORD=1 COMP_LINE="gs-gallery sho" COMP_POINT=14
  $(complete -p gs-gallery | sed "s/.*-F \([^ ]*\).*/\1/") gs-gallery sho gs-gallery; echo "${COMPREPLY[*]}"' bash \
  "$root/usr/share/bash-completion/completions/gs-gallery")
[ "$completed" = show ] || fail "bash completes sho with “$completed”."
"${apart[@]}" dpkg --root="$root" --force-not-root --purge gs-gallery >>"$work/log" 2>&1 || fail "It cannot be removed: $(cat "$work/log")"
left=$(find "$root" -name '*gs-gallery*')
[ -z "$left" ] || fail "Removing the package leaves $left"

echo "==> the container"
context=$work/context
Scripts/make-container-folder.sh "$binary" "$context"
root=$work/scratch
mkdir "$root"
user=0:0
entry=
while read -r instruction rest; do
  case $instruction in
    '' | '#'*) ;;
    FROM) [ "$rest" = scratch ] || fail "The container is built on $rest." ;;
    COPY) read -r from to <<<"$rest" && cp -p "$context/$from" "$root$to" ;;
    USER) user=$rest ;;
    ENV) ;;
    ENTRYPOINT) entry=$(sed -E 's/^\["([^"]*)"\]$/\1/' <<<"$rest") ;;
    *) fail "The container file has the unknown instruction $instruction." ;;
  esac
done <"$context/Containerfile"
[ "$(ls -A "$root")" = gs-gallery ] || fail "The container holds more than the program: $(ls -A "$root")"
answers_in "$root" "$entry" "$user"
engine=
for name in podman docker; do
  if command -v "$name" >/dev/null && "$name" info >/dev/null 2>&1; then engine=$name && break; fi
done
if [ -n "$engine" ]; then
  "$engine" build --quiet --tag gs-gallery-check -f "$context/Containerfile" "$context" >/dev/null
  [ "$("$engine" run --rm --network none gs-gallery-check --version)" = "$version" ] || fail "$engine does not run the container."
  "$engine" rmi gs-gallery-check >/dev/null
  echo "Built and run by $engine."
else
  echo "No engine is running here: its file was followed by hand."
fi

echo "==> the formula"
Scripts/make-mirror.sh "$work/mirror.git"
ruby Scripts/brew-stand-in.rb packaging/homebrew/gs-gallery.rb "$work/mirror.git" "$binary" "$work/cellar"
[ "$("$work/cellar/bin/gs-gallery" --version)" = "$version" ] || fail "The formula installs no program."
cmp "$work/cellar/share/man/man1/gs-gallery.1" Documentation/man/gs-gallery.1 || fail "The formula installs no manual."
for file in etc/bash_completion.d/gs-gallery share/zsh/site-functions/_gs-gallery \
  share/fish/vendor_completions.d/gs-gallery.fish; do
  [ -s "$work/cellar/$file" ] || fail "The formula lacks $file."
done
echo "What people install was built, installed and run."
