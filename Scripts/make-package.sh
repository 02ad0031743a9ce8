#!/bin/bash
# make-package.sh BINARY FOLDER: builds a Debian package of the static binary, its completions and its manual in FOLDER, and
# prints its path. The same files give the same bytes: times are those of the last commit, or SOURCE_DATE_EPOCH.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=$1
folder=$2
version=$(Scripts/release.sh version)
repository=$(Scripts/release.sh repository)
architecture=$(dpkg --print-architecture)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md)}
export SOURCE_DATE_EPOCH

[ "$("$binary" --version)" = "$version" ] || {
  echo "$binary is of another version than $version; build it again." >&2
  exit 1
}

root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
umask 022
chmod 755 "$root"
Scripts/install.sh "$binary" "$root/usr" >/dev/null
# Debian's zsh reads the completions of packages from a folder of their own.
mkdir -p "$root/usr/share/zsh/vendor-completions"
mv "$root/usr/share/zsh/site-functions/_gs-gallery" "$root/usr/share/zsh/vendor-completions/"
rmdir "$root/usr/share/zsh/site-functions"

documents=$root/usr/share/doc/gs-gallery
mkdir -p "$documents" "$root/usr/share/lintian/overrides"
sed -n '/^Permission/,$ { s/^$/./; s/^/ /; p }' LICENSE >"$root/license"
sed -e "s|@REPOSITORY@|$repository|" -e "/^@LICENSE@\$/{r $root/license
d}" packaging/deb/copyright >"$documents/copyright"
rm "$root/license"
{
  echo "gs-gallery ($version-1) unstable; urgency=medium"
  echo
  echo "  * The changes of each version are in changelog.gz."
  echo
  echo " -- $(sed -n 's/^Maintainer: //p' packaging/deb/control)  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")"
} | gzip -9n >"$documents/changelog.Debian.gz"
gzip -9n <CHANGELOG.md >"$documents/changelog.gz"
gzip -9n "$root/usr/share/man/man1/gs-gallery.1"
install -m 644 packaging/deb/lintian-overrides "$root/usr/share/lintian/overrides/gs-gallery"

mkdir "$root/DEBIAN"
(cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
size=$(du -k -s --apparent-size "$root/usr" | cut -f1)
sed -e "s|@VERSION@|$version|" -e "s|@ARCHITECTURE@|$architecture|" -e "s|@SIZE@|$size|" \
  -e "s|@REPOSITORY@|$repository|" packaging/deb/control >"$root/DEBIAN/control"

mkdir -p "$folder"
package=$folder/gs-gallery_$version-1_$architecture.deb
dpkg-deb --root-owner-group --build "$root" "$package" >/dev/null
echo "$package"
