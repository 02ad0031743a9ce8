#!/bin/bash
# develop.sh build [OPTIONS] | where: `swift build` as everything is built but the static binary, in .build-develop and without
# debug information. What one of `make run`, the tests, the probes and the checks has built, the others take.
# `where` prints the folder of what was built.
set -euo pipefail
cd "$(dirname "$0")/.."
export GALLERY_DEVELOPMENT=1
options=(--scratch-path .build-develop -debug-info-format none)
case $1 in
  build) exec swift build "${options[@]}" "${@:2}" ;;
  where) echo "$PWD/.build-develop/debug" ;;
  *)
    echo "develop.sh: no way to $1; it is build or where" >&2
    exit 64
    ;;
esac
