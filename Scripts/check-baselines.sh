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
for run in 'C xterm-256color 1' 'ko_KR.UTF-8 dumb 2' 'en_US.UTF-8 - 3'; do
  read -r locale terminal jobs <<<"$run"
  folder=$made/$jobs
  mkdir -p "$folder/__Snapshots__"
  cp __Snapshots__/environments.json "$folder/__Snapshots__"
  (
    if [ "$terminal" = - ]; then unset TERM; else export TERM=$terminal; fi
    unset CI TF_BUILD
    LC_ALL=$locale "$binary" test --quiet --update all --snapshots "$folder" --jobs "$jobs"
  )
  diff -r --exclude=audit.waivers --exclude=.gitignore "$folder/__Snapshots__" __Snapshots__ ||
    { echo "Locale $locale, terminal $terminal, $jobs threads: other bytes." >&2; exit 1; }
done
echo "The baselines are the same bytes in 3 locales, under 3 terminals and by 1 to 3 threads."
