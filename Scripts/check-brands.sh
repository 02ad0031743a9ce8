#!/bin/bash
# check-brands.sh [--update]: builds Examples/brands once for each brand, and compares the two galleries: they differ in the five
# things that a brand has of its own, and in nothing else. A build with both brands or none fails with a message.
# Each brand's card is compared with the baselines of that brand; --update writes these.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
built=$(Scripts/develop.sh where)
# The paths of token sources are relative to the package.
cd Examples/brands
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "$1" >&2; exit 1; }
build() { "$root/Scripts/develop.sh" swift build "$@"; }

for traits in '' Dog,Cat; do
  ! build ${traits:+--traits "$traits"} >"$work/built" 2>&1 || fail "A build with the brands “$traits” is not refused."
  grep -q 'error: .*--traits Dog or --traits Cat' "$work/built" ||
    { cat "$work/built" >&2; fail "A build with the brands “$traits” is refused without saying what to do."; }
done
for brand in Dog Cat; do
  build --traits "$brand" >"$work/built" 2>&1 || { cat "$work/built" >&2; fail "$brand does not build."; }
  cp "$built/brands" "$work/$brand"
done

# same WHAT ARGUMENTS…: both print the same, except for the name, the mark, the words and the theme's name.
plain() {
  sed -e 's/dog-gallery\|cat-gallery/NAME/g' -e 's/DOG\|CAT/MARK/g' -e 's/Walk the dog\|Feed the cat/WORDS/g' \
    -e 's/강아지 산책\|고양이 밥/WORDS/g' -e 's/"dog"\|"cat"/THEME/g' -e 's/=dog\|=cat/=THEME/g'
}
compared=0
same() {
  for brand in Dog Cat; do
    "$work/$brand" "$@" >"$work/$brand.raw" 2>&1 || fail "$brand $*: ended with $?: $(cat "$work/$brand.raw")"
    plain <"$work/$brand.raw" >"$work/$brand.out"
  done
  diff "$work/Dog.out" "$work/Cat.out" >&2 || fail "$* differs."
  compared=$((compared + 1))
}
same --help
"$work/Dog" --help | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' >"$work/commands"
while read -r command; do same "$command" --help; done <"$work/commands"
[ "$compared" -gt 10 ] || fail "Only $compared pages of help were compared."

# Colours come from the theme and the tokens, which are left out; everything else in the list is the same.
for brand in Dog Cat; do
  "$work/$brand" list --json | plain | awk '
    /^    \{$/ { object = ""; inside = 1 }
    inside { object = object $0 "\n"; if ($0 ~ /"name" : (THEME|"tokens")/) own = 1 }
    inside && /^    \},?$/ { if (!own) printf "%s", object; else left++; inside = 0; own = 0; next }
    !inside
    END { if (left != 2) exit 1 }' >"$work/$brand.list" || fail "The list of $brand does not have two themes of its own."
done
diff "$work/Dog.list" "$work/Cat.list" >&2 || fail "list --json differs."
! cmp -s <("$work/Dog" list --json) <("$work/Cat" list --json) || fail "The themes do not differ."

# Every component as text, and in the colours of the same theme; without a theme it would be the brand's.
"$work/Dog" list --json | sed -n 's/^      "id" : "\(.*\)",\{0,1\}$/\1/p' >"$work/ids"
[ "$(wc -l <"$work/ids")" -gt 50 ] || fail "list --json names too few components."
while read -r id; do
  for language in en ko; do same show "$id" --lang "$language"; done
  same show "$id@theme=gitspace" --color always --colors truecolor
done <"$work/ids"
! cmp -s <("$work/Dog" show brand/card --color always --colors truecolor | plain) <("$work/Cat" show brand/card --color always --colors truecolor | plain) ||
  fail "The cards of both brands have the same colours."

for brand in Dog Cat; do
  baselines=Baselines/$brand
  if [ "${1:-}" = --update ]; then
    mkdir -p "$baselines"
    env -u CI -u TF_BUILD "$work/$brand" test brand --update all --quiet --snapshots "$baselines" || true
  fi
  "$work/$brand" test brand --ci --quiet --snapshots "$baselines" || fail "The card of $brand is not as in its baselines."
done
echo "The galleries of both brands differ in their five things alone: $compared outputs compared."
