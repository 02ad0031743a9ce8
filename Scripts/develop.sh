#!/bin/bash
# develop.sh build [OPTIONS] | where: `swift build` for tests, probes and checks, in .build-develop, as a release that tests can look
# into: they draw hundreds of thousands of states, and start thousands of programs, each of whose command lines a debug build checks
# for mistakes of its declaration. All of them share the build. With a file `whole` in the folder, whole modules are compiled:
# less work from nothing, more after a change.
# develop.sh swift COMMAND [OPTIONS]: `swift COMMAND` for a package that depends on the files of this library by their path, in the
# working folder or at --package-path: it shares that build, so that the library is not compiled again.
# develop.sh build-gallery | where-gallery: the gallery for those who work on it, in .build-gallery: nothing is optimised, and
# whole modules are compiled at once, so that the first screen comes in a third of the time.
# develop.sh build-static PROGRAM FILE: the program as one file without dependencies, if the platform can link one.
# develop.sh link-static FILE: the gallery as one file from what `build` compiled, for checks; only on Linux.
# None has debug information, nor an index, except that of tests, which the package manager needs to find them. `where`
# prints the folder of the build.
set -euo pipefail
here=$PWD
cd "$(dirname "$0")/.."

common=(-debug-info-format none --disable-index-store)

# How swiftc links one file without dependencies.
static=(-static-executable -use-ld=lld "-ld-path=$PWD/Scripts/link-static.sh")
linker=(--gc-sections --no-eh-frame-hdr --icf=all "-T$PWD/Scripts/static.ld"
  "--symbol-ordering-file=$PWD/Scripts/static.order" --no-warn-symbol-ordering)

# compile FOLDER [OPTIONS]
compile() {
  local terminal=0
  [ ! -t 1 ] || terminal=1
  swift build --scratch-path "$1" "${common[@]}" "${@:2}" 2>&1 | Scripts/live-awk.sh -v terminal="$terminal" -f Scripts/show-build.awk
}

# Sets what builds in .build-develop share: with any other option or variable everything would be compiled again.
share() {
  local triple
  case $(uname -s) in
    Linux) triple=$(uname -m)-unknown-linux-gnu ;;
    *) triple=$(uname -m)-apple-macosx ;;
  esac
  export GALLERY_BUILD=tests GALLERY_TEST_INDEX=$PWD/.build-develop/$triple/release/index/store
  shared=(--configuration release --disable-dead-strip -Xswiftc -enable-testing)
  if [ -e .build-develop/whole ]; then
    shared+=(-Xswiftc -no-emit-module-separately-wmo)
  else
    shared+=(-Xswiftc -no-whole-module-optimization -Xswiftc -enable-batch-mode -Xswiftc -incremental)
  fi
}

case $1 in
  build)
    share
    compile .build-develop "${shared[@]}" "${@:2}"
    ;;
  swift)
    share
    # `swift test` would name the option once more, and everything would be compiled again.
    [ "$2" != test ] || shared+=(--disable-testable-imports)
    folder=$PWD/.build-develop
    cd "$here"
    exec swift "$2" --scratch-path "$folder" "${common[@]}" "${shared[@]}" "${@:3}"
    ;;
  build-gallery) GALLERY_BUILD=gallery compile .build-gallery --product gs-gallery ;;
  build-static)
    # Generic types are made by direct calls: from their names, the runtime would have to search every conformance in the file,
    # which took a third of the start.
    linking=()
    if [ "$(uname -s)" = Linux ]; then
      for option in "${static[@]}" -Xfrontend -function-sections -Xfrontend -disable-concrete-type-metadata-mangled-name-accessors; do
        linking+=(-Xswiftc "$option")
      done
      for option in "${linker[@]}"; do linking+=(-Xlinker "$option"); done
    fi
    rm -f ".build-static/release/$2" # Linked again whenever the script or the order of symbols changed.
    compile .build-static --configuration release --product "$2" "${linking[@]}"
    strip -o "$3" ".build-static/release/$2"
    ;;
  link-static)
    # The objects were compiled for shared libraries of Foundation, so they do not name the parts of its archives.
    built=.build-develop/release
    linking=()
    for option in "${linker[@]}" --defsym main=gs_gallery_main; do linking+=(-Xlinker "$option"); done
    swiftc "${static[@]}" "${linking[@]}" -o "$2" "@$built/gs-gallery.product/Objects.LinkFileList" \
      -l_FoundationCollections -l_FoundationCShims -lm -lz -lncursesw -ltinfo
    strip "$2"
    ;;
  where) echo "$PWD/.build-develop/release" ;;
  where-gallery) echo "$PWD/.build-gallery/debug" ;;
  *)
    echo "develop.sh: no way to $1; it is build, swift, build-gallery, build-static, link-static, where or where-gallery" >&2
    exit 64
    ;;
esac
