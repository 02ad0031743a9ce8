#!/bin/bash
# check-guide.sh [--fresh]: types the commands of "Your first component" in an empty folder, and compares the answers; then
# browses its gallery on a terminal. The address of the library leads to a repository with the files of this one under its tag.
# The package is resolved from there, and built with the files here and the build of the checks; --fresh builds everything from
# the tag and prints how long it took.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
. Scripts/tmux-terminal.sh

Scripts/develop.sh build --product gs-gallery >"$work/build" 2>&1 || { cat "$work/build" >&2; exit 1; }
mkdir "$work/bin" "$work/home"
ln -s "$(Scripts/develop.sh where)/gs-gallery" "$work/bin/gs-gallery"
Scripts/make-mirror.sh "$work/home/gs-gallery"
Scripts/make-home.sh "$work/home"

swiftc -swift-version 6 -o "$work/type" Tests/GalleryToolTests/Guide/GuideReader.swift Scripts/type-guide/main.swift

start=$SECONDS
if [ "${1:-}" = --fresh ]; then
  built=$work/home/seaside/.build/debug
else
  built=$(Scripts/develop.sh where)
  # What the compiler prints is not an answer of the program.
  cat >"$work/bin/swift" <<EOF
#!/bin/bash
PATH='$PATH'
develop() { '$root/Scripts/develop.sh' swift "\$@"; }
if [ "\$1" = run ]; then
  develop build >'$work/build' 2>&1 || { cat '$work/build'; exit 1; }
  develop run --skip-build "\${@:2}"
else
  develop "\$@"
fi
EOF
  # Typed once the package is resolved: its tests have the index in which they are found.
  cat >"$work/bin/use-clone" <<EOF
#!/bin/bash
swift package resolve
sed -i -e 's|\.package(url: [^)]*)|.package(name: "gs-gallery", path: "$root")|' \\
  -e '/testTarget/,/dependencies/s|\])\(,*\)\$|], swiftSettings: [.unsafeFlags(["-index-store-path", Context.environment["GALLERY_TEST_INDEX"]!])])\1|' Package.swift
EOF
  chmod +x "$work/bin/swift" "$work/bin/use-clone"
fi
env -u CI -u TF_BUILD PATH="$work/bin:$PATH" HOME="$work/home" LANG=C.UTF-8 TERM=dumb \
  "$work/type" Documentation/First-component.md "$work/home"
took=$((SECONDS - start))

# The new gallery handles keys.
terminal new-session -d -x 120 -y 40 "'$built/seaside' browse meter:level=2; echo left with \$?; exec cat"
await '●●○○○'
terminal send-keys Enter Right
await '●●●○○'
terminal send-keys C-]
terminal send-keys q
await 'left with 0'
echo "The guide to a first component is what happens; typing it took $took s."
