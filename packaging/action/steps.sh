#!/bin/bash
# steps.sh STEP: the steps of action.yml. Each writes its part of the report below $RUNNER_TEMP and fails only if it cannot do
# its work; differences are counted, and the last step fails because of them.
set -euo pipefail
parts=$RUNNER_TEMP/gs-gallery
mkdir -p "$parts"

fail() {
  local words=$*
  echo "::error title=gs-gallery::${words//%/%25}"
  exit 1
}

# gallery ARGUMENTS…: runs the command of the input, which may have several words. A path is from the top of the repository.
gallery() {
  local words
  read -ra words <<<"$GALLERY"
  [[ ${words[0]} != [^/]*/* ]] || words[0]=$GITHUB_WORKSPACE/${words[0]}
  "${words[@]}" "$@"
}

# The token files of the input, one a line.
token_files() { sed -e 's/^[[:space:]]*//' -e 's/[[:space:]]*$//' -e '/^$/d' <<<"$TOKENS"; }

enter() { cd "$GITHUB_WORKSPACE/$FOLDER" || fail "There is no folder $FOLDER in the repository."; }

# fenced: standard input as preformatted text, between fences that are longer than any in it, and at most 12,000 bytes of it.
fenced() {
  local text fence='```'
  text=$(LC_ALL=C awk '{ size += length + 1 } size > 12000 { print "… and more lines"; exit } { print }')
  while [[ $text == *"$fence"* ]]; do fence+='`'; done
  printf '%s\n%s\n%s\n' "$fence" "$text" "$fence"
}

step_base() {
  enter
  for tool in git jq; do
    command -v "$tool" >/dev/null || fail "The action needs $tool; install it in a step before."
  done
  local base=${BASE:-}
  [ -n "$base" ] || [ -z "${GITHUB_BASE_REF:-}" ] || base=origin/$GITHUB_BASE_REF
  if [ -z "$base" ]; then
    echo "There is nothing to compare with: this is not a pull request, and base is not set."
    return
  fi
  local commit
  commit=$(git merge-base "$base" HEAD 2>/dev/null) ||
    fail "The commit where this branch left $base is not here. Let actions/checkout fetch all commits: fetch-depth: 0"
  printf 'commit=%s\nname=%s\n' "$commit" "$base" >>"$GITHUB_OUTPUT"
}

step_tokens() {
  enter
  : >"$parts/tokens.md"
  [ -n "$BASE" ] || return 0
  local file
  while IFS= read -r file; do
    # A name that was never right is no file that is gone.
    [ -e "$file" ] || git cat-file -e "$BASE:./$file" 2>/dev/null ||
      fail "There is no token file $file, here or at the base; the input tokens names it."
    {
      printf '\n### Tokens of `%s`\n\n' "${file//\`/}"
      if [ ! -e "$file" ]; then
        echo "The file is gone."
      elif ! git cat-file -e "$BASE:./$file" 2>/dev/null; then
        echo "The file is new."
      else
        { gallery tokens diff "$BASE:$file" "$file" 2>"$parts/errors" || true; } >"$parts/difference"
        # A file that cannot be read is no difference; the message says where it is broken.
        [ -s "$parts/difference" ] || cp "$parts/errors" "$parts/difference"
        fenced <"$parts/difference"
      fi
    } >>"$parts/tokens.md"
  done < <(token_files)
}

# audit FILE REPORT: every pair of ink and fill with too little contrast in the colours of a token file, as JSON. A cover of
# all pairs of values shows them in a third of the time that all states take.
audit() {
  local code=0
  gallery audit --contrast original --steps 0 --cover pairs --theme "file:$1" --reporter "json=$2" >/dev/null 2>"$parts/errors" || code=$?
  # 1 means that something was found.
  [ "$code" -le 1 ]
}

# The pairs with too little contrast now that had enough before, or more than now. Waived ones are left out.
regressions='
  def key: [.appearance, .ink, .fill] | join(" ");
  (reduce $before[0].causes[] as $cause ({}; .[$cause | key] |= ([., ($cause.ratio | tonumber)] | map(numbers) | min))) as $old
  | $after[0].causes[] | select(.waived | not) | . + {old: $old[key]}
  | select(.old == null or (.ratio | tonumber) < .old)
  | "\(.ink) on \(.fill), \(.appearance): \(.old // "enough") → \(.ratio), needs \(.needed)"'

step_contrast() {
  enter
  : >"$parts/contrast.md"
  : >"$parts/regressions"
  local file before=$parts/base
  if [ -n "$BASE" ] && [ -n "$(token_files)" ]; then
    # The files of the base, with mappings and whatever else tokens name; an archive runs no hook of the repository.
    rm -rf "$before"
    mkdir "$before"
    git -C "$GITHUB_WORKSPACE" archive "$BASE" | tar -x -C "$before"
    printf '\n### Contrast\n\n' >>"$parts/contrast.md"
    while IFS= read -r file; do
      [ -e "$file" ] || continue
      audit "$file" "$parts/after.json" || fail "The contrast of $file cannot be measured: $(tail -n 1 "$parts/errors")"
      # A new file, or one that could not be read, had no contrast that was too low.
      [ -e "$before/$FOLDER/$file" ] && audit "$before/$FOLDER/$file" "$parts/before.json" ||
        echo '{"causes":[]}' >"$parts/before.json"
      jq -nr --slurpfile before "$parts/before.json" --slurpfile after "$parts/after.json" "$regressions" \
        >>"$parts/regressions"
    done < <(token_files)
    if [ -s "$parts/regressions" ]; then
      printf 'Too low, and lower than before:\n\n' >>"$parts/contrast.md"
      fenced <"$parts/regressions" >>"$parts/contrast.md"
    else
      echo "No contrast became too low." >>"$parts/contrast.md"
    fi
  fi
  echo "count=$(wc -l <"$parts/regressions")" >>"$GITHUB_OUTPUT"
}

step_looks() {
  enter
  local code=0 since=()
  [ -z "$BASE" ] || since=(--base "$BASE")
  rm -f "$parts/looks.md"
  gallery test --ci "${since[@]+"${since[@]}"}" --reporter "github,markdown=$parts/looks.md" || code=$?
  # Differences are reported; without a report the comparison itself failed.
  [ -s "$parts/looks.md" ] || fail "The looks were not compared (exit code $code); the lines above say why."
  echo "code=$code" >>"$GITHUB_OUTPUT"
}

# The report as a comment: as many lines as GitHub takes, with the fences and the folded parts closed.
shortened() {
  LC_ALL=C awk -v limit=62000 '
    { size += length + 1 }
    size > limit { isCut = 1; exit }
    { print }
    match($0, /^`+/) && RLENGTH >= 3 { fence = fence == "" ? substr($0, 1, RLENGTH) : "" }
    fence == "" { folded += gsub(/<details/, "&"); folded -= gsub(/<\/details>/, "&") }
    END {
      if (!isCut) exit
      if (fence != "") print fence
      while (folded-- > 0) print "</details>"
      print "\nThe rest is in the summary of the run."
    }' "$1"
}

# comment NUMBER: writes the report on the pull request, in place of an earlier one of the same folder.
comment() {
  local mark="<!-- gs-gallery: $FOLDER -->" place=repos/$GITHUB_REPOSITORY earlier
  earlier=$(gh api --paginate "$place/issues/$1/comments?per_page=100" \
    --jq ".[] | select(.body | startswith(\"$mark\")) | .id" | head -n 1) || return
  { echo "$mark" && shortened "$parts/report.md"; } | jq -Rs '{body: .}' >"$parts/comment.json"
  if [ -n "$earlier" ]; then
    gh api --method PATCH "$place/issues/comments/$earlier" --input "$parts/comment.json" >/dev/null
  else
    gh api --method POST "$place/issues/$1/comments" --input "$parts/comment.json" >/dev/null
  fi
}

step_report() {
  cat "$parts/looks.md" "$parts/contrast.md" "$parts/tokens.md" >"$parts/report.md"
  cat "$parts/report.md" >>"$GITHUB_STEP_SUMMARY"
  echo "report=$parts/report.md" >>"$GITHUB_OUTPUT"
  [ "$COMMENT" = true ] || return 0
  local number
  number=$(jq -r '.pull_request.number // empty' "$GITHUB_EVENT_PATH")
  [ -n "$number" ] || return 0
  # A pull request of a fork has no right to comment; the summary has the same report.
  comment "$number" || echo "::notice title=gs-gallery::No comment could be written; the report is in the summary of the run."
}

step_result() {
  case $LOOKS in
  0) ;;
  1) fail "Looks differ from their baselines (exit code 1)." ;;
  *) fail "Not all looks could be drawn and compared (exit code $LOOKS)." ;;
  esac
  [ "$CONTRAST" != fail ] || [ "$REGRESSIONS" = 0 ] || fail "$REGRESSIONS contrasts became too low, or lower."
}

"step_$1"
