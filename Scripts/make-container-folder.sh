#!/bin/bash
# make-container-folder.sh BINARY FOLDER: fills a folder from which an engine builds the container, and prints nothing:
#   podman build FOLDER
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p "$2"
install -m 555 "$1" "$2/gs-gallery"
install -m 644 packaging/container/Containerfile "$2/Containerfile"
