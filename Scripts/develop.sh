#!/bin/bash
# develop.sh build [OPTIONS] | where: `swift build` for tests, probes and checks, in .build-develop: the library is optimised,
# because they draw hundreds of thousands of states. All of them share the build.
# develop.sh build-gallery | where-gallery: the gallery for those who work on it, in .build-gallery: builds in half the time,
# because only the code that runs for every frame is optimised.
# Neither has debug information, nor an index, except that of tests, which the package manager needs to find them. `where`
# prints the folder of the build.
set -euo pipefail
cd "$(dirname "$0")/.."

# compile FOLDER [OPTIONS]
compile() {
  local terminal=0
  [ ! -t 1 ] || terminal=1
  swift build --scratch-path "$1" -debug-info-format none --disable-index-store "${@:2}" 2>&1 |
    awk -v terminal="$terminal" -f Scripts/show-build.awk
}

case $1 in
  build)
    case $(uname -s) in
      Linux) triple=$(uname -m)-unknown-linux-gnu ;;
      *) triple=$(uname -m)-apple-macosx ;;
    esac
    GALLERY_OPTIMIZED=library GALLERY_TEST_INDEX=$PWD/.build-develop/$triple/debug/index/store compile .build-develop "${@:2}"
    ;;
  build-gallery) GALLERY_OPTIMIZED=frames compile .build-gallery --product gs-gallery ;;
  where) echo "$PWD/.build-develop/debug" ;;
  where-gallery) echo "$PWD/.build-gallery/debug" ;;
  *)
    echo "develop.sh: no way to $1; it is build, build-gallery, where or where-gallery" >&2
    exit 64
    ;;
esac
