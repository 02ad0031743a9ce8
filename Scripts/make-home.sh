#!/bin/bash
# make-home.sh FOLDER: makes a home for a newcomer, whose packages are those that were fetched before: the caches and settings of
# SwiftPM, and a copy of the account's own Git settings, which may name a mirror.
set -euo pipefail
mkdir -p "$1/.cache" "$1/.swiftpm"
for cache in .cache/org.swift.swiftpm .swiftpm/configuration; do
  [ ! -e "$HOME/$cache" ] || ln -s "$HOME/$cache" "$1/$cache"
done
[ ! -e "$HOME/.gitconfig" ] || cp "$HOME/.gitconfig" "$1/.gitconfig"
