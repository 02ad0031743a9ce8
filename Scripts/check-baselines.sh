#!/bin/bash
# check-baselines.sh BINARY: every state of the package's own components matches its baseline, and baselines have the
# same bytes in every locale, in every terminal and with any number of threads.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=$(realpath "$1")

if ! "$binary" test --ci --snapshots .; then
  echo "Look at it with: $1 test, then: $1 review" >&2
  exit 1
fi

made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
jobs=1
for locale in C ko_KR.UTF-8 en_US.UTF-8; do
  for terminal in xterm-256color dumb ''; do
    folder=$made/$locale-$terminal
    mkdir -p "$folder/__Snapshots__"
    cp __Snapshots__/environments.json "$folder/__Snapshots__"
    (
      if [ -n "$terminal" ]; then export TERM=$terminal; else unset TERM; fi
      unset CI TF_BUILD
      LC_ALL=$locale "$binary" test --quiet --update all --snapshots "$folder" --jobs "$jobs"
    )
    diff -r --exclude=audit.waivers --exclude=.gitignore "$folder/__Snapshots__" __Snapshots__ ||
      { echo "LC_ALL=$locale TERM=$terminal --jobs $jobs makes other bytes." >&2; exit 1; }
  done
  jobs=$((jobs + 1))
done
echo "The baselines are the same bytes in 3 locales, under 3 terminals and by 1 to 3 threads."
