#!/bin/bash
# Proves that wrong code does not compile: every file of Tests/Misuse is type-checked against the built modules, and the
# compiler itself compares its errors with the comments `expected-error`. A file that compiles fails the check.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/develop.sh build --target TermRender >/dev/null
modules=$(Scripts/develop.sh where)/Modules

failed=()
count=0
for file in Tests/Misuse/*.swift; do
  count=$((count + 1))
  options=(-frontend -typecheck -parse-as-library -swift-version 6 -I "$modules" -I Sources/CNcurses -I Sources/CZlib)
  case $file in
    */NotMisuse.swift) ;;
    *)
      if ! grep -q 'expected-error' "$file"; then
        echo "$file expects no error: say which with // expected-error {{…}}" >&2
        failed+=("$file")
        continue
      fi
      options+=(-verify -verify-ignore-unrelated)
      ;;
  esac
  swiftc "${options[@]}" "$file" || failed+=("$file")
done

if [ ${#failed[@]} -ne 0 ]; then
  echo "Misuse: ${#failed[@]} of $count files are not refused as they should be: ${failed[*]}" >&2
  exit 1
fi
errors=$(cat Tests/Misuse/*.swift | grep -c 'expected-error')
echo "Misuse: $count files, $errors errors, each as expected."
