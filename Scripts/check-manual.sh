#!/bin/bash
# check-manual.sh BINARY: the manual and --help name the same commands and options, and mandoc, if it is installed, has
# no complaints.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=$1
manual=Documentation/man/gs-gallery.1

if command -v mandoc >/dev/null; then
  mandoc -T lint -W warning "$manual"
fi

# The lines of a section of --help, up to the next empty line.
section() { awk -v title="$1" '$0 ~ title { on = 1; next } /^$/ { on = 0 } on'; }

commands=$("$binary" --help | section '^([A-Z]+ )?SUBCOMMANDS:' | grep -oE '^  [a-z-]+' | tr -d ' ' | grep -v '^help$' || true)
# The help of all commands does not list it.
commands+=$'\n'bench
[ -n "$commands" ] || { echo "--help names no commands." >&2; exit 1; }

# Commands of commands, as "tokens list".
nested=$(for command in $commands; do
  "$binary" "$command" --help | section '^([A-Z]+ )?SUBCOMMANDS:' | grep -oE '^  [a-z]+' | sed "s/^ */$command /" || true
done)

helped=$(
  while IFS= read -r command; do
    # shellcheck disable=SC2086  # an empty command adds no argument, two words add two
    "$binary" $command --help
  done < <(printf '\n%s\n%s\n' "$commands" "$nested") | sed -nE 's/^  ((-[a-zA-Z], )?--[^ ]*).*/\1/p' | grep -oE -- '--[a-z][a-z-]*' | sort -u
)
documented=$(grep -oE -- '^\.(It|Op) .*|^\.Fl .*' "$manual" | grep -oE -- 'Fl -[a-z][a-z-]*' | sed 's/Fl /-/' | sort -u)
# Every command has it, but ArgumentParser does not list it.
documented=$(grep -vxF -- --generate-completion-script <<<"$documented")

difference=$(diff <(echo "$helped") <(echo "$documented") | grep '^[<>]' || true)
for command in $commands; do
  grep -q "^\.It Cm $command\b" "$manual" || difference+=$'\n'"< $command"
done
if [ -n "$difference" ]; then
  echo "The manual and --help differ (< only in --help, > only in the manual):" >&2
  echo "$difference" >&2
  exit 1
fi
echo "The manual and --help agree on $(wc -l <<<"$helped") options of $(wc -w <<<"$commands") commands."
