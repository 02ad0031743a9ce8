#!/bin/bash
# check-dependency.sh [--whole]: resolves a package written against the version from the address of the library, by a mirror with
# the tag, and builds and runs a program with the product that depends on nothing. --whole builds and runs a program with every
# product, which compiles the whole library, and one without its trait.
set -euo pipefail
cd "$(dirname "$0")/.."
version=$(Scripts/release.sh version)
repository=$(Scripts/release.sh repository)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "$@" >&2
  exit 1
}

Scripts/make-home.sh "$work/home"
export HOME=$work/home
Scripts/make-mirror.sh "$work/gs-gallery"
cp -R "Tests/Compatibility/$version" "$work/client"
cd "$work/client"
rm -rf .build Package.resolved
swift package config set-mirror --original "$repository" --mirror "$work/gs-gallery"

swift build --product states -debug-info-format none >"$work/log" 2>&1 || { cat "$work/log" >&2; fail "The product that depends on nothing cannot be built."; }
[ "$(.build/debug/states)" = "6 badge/count:color=yellow" ] || fail "A client of StateSpace says $(.build/debug/states)"
grep -q "\"location\" : \"$repository\"" Package.resolved && grep -q "\"version\" : \"$version\"" Package.resolved ||
  fail "The library was not resolved by its address: $(cat Package.resolved)"
! grep -qF "$work" Package.resolved || fail "Package.resolved names a folder of this machine: $(cat Package.resolved)"
[ "${1:-}" = --whole ] || { echo "The library of $version is resolved by its address, and a product of it is used."; exit; }

start=$SECONDS
swift build >"$work/log" 2>&1 || { cat "$work/log" >&2; fail "A client of every product cannot be built."; }
took=$((SECONDS - start))
.build/debug/client
[ "$(.build/debug/client | wc -l)" -eq 8 ] || fail "The client does not use every product."
[[ $(.build/debug/client show dial:level=2) == *●●○* ]] || fail "The client's gallery draws nothing."
echo "A client of every product of $version was built from the tag in $took s."

# Without the trait the library neither includes nor links ncurses.
mkdir -p "$work/ansi/Sources/ansi"
cd "$work/ansi"
cat >Package.swift <<EOF
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ansi",
  dependencies: [.package(url: "$repository", from: "$version", traits: [])],
  targets: [
    .executableTarget(
      name: "ansi",
      dependencies: [
        .product(name: "GSDesign", package: "gs-gallery"), .product(name: "TermSession", package: "gs-gallery"),
      ])
  ])
EOF
cat >Sources/ansi/main.swift <<'EOF'
import GSDesign
import TermSession

print(GSTag.filled("Swift").ansi(.never))
EOF
swift package config set-mirror --original "$repository" --mirror "$work/gs-gallery"
swift build -debug-info-format none >"$work/log" 2>&1 || { cat "$work/log" >&2; fail "Without ncurses the library cannot be built."; }
[[ $(.build/debug/ansi) == *Swift* ]] || fail "Without ncurses nothing is printed."
! ldd .build/debug/ansi | grep ncurses >/dev/null || fail "Without its trait the library links ncurses."
echo "A client without the trait Ncurses was built, and links no ncurses."
