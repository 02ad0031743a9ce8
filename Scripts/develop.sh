#!/bin/bash
# develop.sh build [OPTIONS] | where: `swift build` as everything is built but the static binary, in .build-develop and without
# debug information or an index but that of tests, which the package manager finds them by. What one of `make run`, the tests,
# the probes and the checks has built, the others take. `where` prints the folder of what was built.
set -euo pipefail
cd "$(dirname "$0")/.."
case $1 in
  build)
    case $(uname -s) in
      Linux) triple=$(uname -m)-unknown-linux-gnu ;;
      *) triple=$(uname -m)-apple-macosx ;;
    esac
    export GALLERY_DEVELOPMENT=$PWD/.build-develop/$triple/debug/index/store
    terminal=0
    [ ! -t 1 ] || terminal=1
    swift build --scratch-path .build-develop -debug-info-format none --disable-index-store "${@:2}" 2>&1 |
      awk -v terminal="$terminal" -f Scripts/show-build.awk
    ;;
  where) echo "$PWD/.build-develop/debug" ;;
  *)
    echo "develop.sh: no way to $1; it is build or where" >&2
    exit 64
    ;;
esac
