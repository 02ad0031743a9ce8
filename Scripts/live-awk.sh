#!/bin/bash
# live-awk.sh OPTIONS: awk that reads each line of a pipe as it comes; mawk, the awk of Debian, otherwise waits for 4 kB of them.
set -euo pipefail
live=()
version=$(awk -W version 2>&1 </dev/null || true)
if [[ $version = mawk* ]]; then live=(-W interactive); fi
exec awk "${live[@]}" "$@"
