#!/bin/bash
# Builds the example packages. One prints a tag; one is a program of its own, driven on a terminal by both presenters; one has
# three programs, which are tested and driven on a terminal; one asks from a shell script; one has a component and a theme of its own, and its gallery is driven on standard output and on a terminal.
set -euo pipefail
cd "$(dirname "$0")/.."
for example in own-gallery hello-tag hello-app inline-prompt; do
  Scripts/develop.sh swift build --package-path "Examples/$example"
done
. Scripts/tmux-terminal.sh

# Three programs with their tests, each of both in under 80 lines. A copy, whose tests have the index in which they are found.
cp -r Examples/programs "$work/programs"
sed -i -e "s|path: \"../..\"|path: \"$PWD\"|" \
  -e '/^let settings/s|\]$|, .unsafeFlags(["-index-store-path", Context.environment["GALLERY_TEST_INDEX"]!])]|' "$work/programs/Package.swift"
Scripts/develop.sh swift test --package-path "$work/programs" --disable-xctest
for program in FileBrowser SignUp LogViewer; do
  lines=$(cat "Examples/programs/Sources/Programs/$program.swift" "Examples/programs/Tests/ProgramsTests/${program}Tests.swift" | wc -l)
  [ "$lines" -lt 80 ] || { echo "$program has $lines lines." >&2; exit 1; }
done
built=$(Scripts/develop.sh where)
binary=$built/own-gallery
hello=$built/hello-tag
app=$built/hello-app
programs=$built/programs-demo
prompt=$built/inline-prompt

# A program that uses the library prints the same as the gallery.
"$hello" >"$work/hello"
"$binary" show tag/filled:title=Swift@theme=zatch --color always --colors truecolor >"$work/shown"
cmp "$work/hello" "$work/shown" || fail "hello-tag prints something else than the gallery shows."

"$binary" list --json >"$work/list"
grep -q '"rating/stars"' "$work/list" || fail "list --json does not name rating/stars."
grep -q '"tag/filled"' "$work/list" || fail "list --json does not name the built-in tag/filled."
[ "$("$binary" show rating/stars:stars=3 | grep -c '★★★☆☆')" -eq 1 ] || fail "show does not draw three stars."
"$binary" show rating/stars:stars=3@theme=seaside --color always | grep $'\e\\[' >/dev/null ||
  fail "show draws no colour."
"$binary" show rating/stars@theme=seaside --format svg >"$work/seaside.svg"
"$binary" show rating/stars@theme=gitspace --format svg >"$work/gitspace.svg"
! cmp -s "$work/seaside.svg" "$work/gitspace.svg" || fail "The theme of the example changes nothing."
code=0
"$binary" show rating/star 2>"$work/errors" || code=$?
[ "$code" -eq 3 ] && grep -q 'rating/stars' "$work/errors" || fail "A wrong link is not met with the nearest name and 3."

# Its messages name its own package, and no other.
! grep -q 'gs-gallery' "$work/errors" || fail "A message names another program: $(cat "$work/errors")"
"$binary" --help | grep '^USAGE: own-gallery' >/dev/null || fail "The usage does not name the program."
! "$binary" --help | grep 'gs-gallery' >/dev/null || fail "The help names another program."
for command in test accept review show export; do
  ! "$binary" "$command" --help | grep 'gs-gallery' >/dev/null || fail "The help of $command names another program."
done

# The laws of behaviour apply to it as to built-in ones, without a line written for it.
"$binary" audit rating date --contrast normal >"$work/audit" || fail "audit finds something: $(cat "$work/audit")"
grep -q '^Looked at 3 variants, ' "$work/audit" && grep -q '^0 findings, ' "$work/audit" || fail "audit does not say what it looked at: $(cat "$work/audit")"

# Its states have baselines, made and compared as the built-in ones are.
reviewed=(--snapshots "$work/reviewed")
mkdir "$work/reviewed"
env -u CI -u TF_BUILD "$binary" test rating --update new --quiet "${reviewed[@]}" || fail "No baselines are made."
"$binary" test rating --ci --quiet "${reviewed[@]}" || fail "What was just baselined is other."
sed -i 's/★/+/' "$work/reviewed/__Snapshots__/rating/stars.snap"
code=0
"$binary" test rating --ci "${reviewed[@]}" >"$work/test" 2>/dev/null || code=$?
[ "$code" -eq 1 ] && grep -q '^~ changed .* of rating/stars$' "$work/test" || fail "A changed look is not found."

terminal new-session -d -x 120 -y 40 "'$binary' browse rating/stars:stars=2; echo left with \$?; exec cat"
await '★★☆☆☆'
terminal send-keys m
await '★★★★★'
terminal send-keys m
await ' own-gallery'
terminal send-keys q
await 'left with 0'

# A program of its own handles keys, pastes, sizes, a stop and Ctrl-C with both presenters, and leaves the shell's screen.
is_on() { [ "$(terminal display-message -p "#{$1}")" -eq 1 ]; }
for option in '' --ncurses; do
  start() { terminal respawn-pane -k "printf 'before\n'; '$app' $option; echo left with \$?; exec cat"; }
  start
  await '0 of 3 chosen'
  is_on alternate_on && is_on mouse_any_flag || fail "hello-app $option has no screen of its own, or no pointer."
  terminal send-keys Enter
  await '1 of 3 chosen'
  terminal resize-window -x 60 -y 12
  terminal send-keys Right Space
  await '2 of 3 chosen'
  # A press and a release of the pointer where the third tag is drawn.
  terminal capture-pane -p >"$work/screen"
  row=$(grep -n Korean "$work/screen" | cut -d: -f1)
  # In characters: those before it take several bytes each.
  column=$(($(sed -n "${row}s/Korean.*//p" "$work/screen" | LC_ALL=C.UTF-8 wc -m) - 1))
  terminal send-keys -l "$(printf '\033[<0;%d;%dM\033[<0;%d;%dm' $((column + 2)) "$row" $((column + 2)) "$row")"
  await '3 of 3 chosen'
  terminal send-keys q
  await 'left with 0'
  grep -q before "$work/screen" || fail "hello-app $option does not bring the shell's screen back."
  ! is_on alternate_on && ! is_on mouse_any_flag || fail "hello-app $option leaves the terminal changed."
  start
  await '0 of 3 chosen'
  terminal send-keys C-c
  await 'left with 130'
  terminal resize-window -x 120 -y 40
done
# Work goes on beside a program: it reports, and keys are answered meanwhile.
terminal respawn-pane -k "'$app'; echo left with \$?; exec cat"
await '0 of 3 chosen'
terminal send-keys s Enter
await '1 of 3 chosen'
await 'Saved.'
terminal send-keys q
await 'left with 0'
# Lines come in while the program runs, and the wheel and the keys are answered.
terminal respawn-pane -k "'$programs' logs; echo left with \$?; exec cat"
await 'is a line of'
terminal send-keys Down
await 'is a line of network'
terminal send-keys q
await 'left with 0'
terminal respawn-pane -k "'$programs' sign-up; echo left with \$?; exec cat"
await 'Sign up'
terminal send-keys -l kim
terminal send-keys Tab
await 'kim is taken'
terminal send-keys Escape
await 'left with 0'
terminal respawn-pane -k "'$programs' files; echo left with \$?; exec cat"
await 'file 0'
terminal send-keys End
await 'file 99999'
terminal send-keys q
await 'left with 0'

code=0
TERM=dumb bash -c "'$app'; exit \$?" </dev/null >/dev/null 2>"$work/errors" || code=$?
[ "$code" -ne 0 ] && grep -q 'TERM is dumb' "$work/errors" || fail "hello-app runs on a terminal that cannot be drawn on."

# A prompt of a shell script is drawn among the lines of the shell, and only the answer is on standard output.
cat >"$work/script" <<EOF
seq "\$1"
echo before
if tag=\$('$prompt' 'Which tag?' Swift Terminal Korean); then echo "chosen: <\$tag>"; else echo "none: \$?"; fi
echo after
EOF
ask() {
  terminal respawn-pane -k "sh '$work/script' $1; echo left with \$?; exec cat"
  await 'Which tag?'
  ! is_on alternate_on && ! is_on mouse_any_flag || fail "inline-prompt takes a screen of its own, or the pointer."
}
for lines in 1 100; do
  ask "$lines"
  grep -q before "$work/screen" || fail "inline-prompt hides what the shell wrote."
  terminal send-keys Right Enter
  await 'left with 0'
  [ "$(grep -A3 before "$work/screen")" = $'before\nchosen: <Terminal>\nafter\nleft with 0' ] ||
    fail "inline-prompt answers otherwise, or leaves something: $(cat "$work/screen")"
  is_on cursor_flag || fail "inline-prompt leaves the cursor hidden."
done
ask 1
terminal resize-window -x 60 -y 12
terminal send-keys Escape
await 'none: 1'
! grep -q 'Which tag' "$work/screen" || fail "inline-prompt leaves its question when it is given up."
ask 1
terminal send-keys C-c
await 'none: 130'
code=0
setsid --wait "$prompt" 'Which tag?' Swift </dev/null >"$work/answer" 2>"$work/errors" || code=$?
[ "$code" -eq 4 ] && [ ! -s "$work/answer" ] && grep -q 'no terminal' "$work/errors" ||
  fail "inline-prompt without a terminal ends with $code: $(cat "$work/errors")"
code=0
"$prompt" 2>/dev/null || code=$?
[ "$code" -eq 64 ] || fail "inline-prompt without a question ends with $code."
echo "The example's gallery lists, shows and browses its own component."
