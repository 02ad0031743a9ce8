#!/bin/bash
# make-docs.sh: builds the documentation of every product and the articles as one static site in .build-docs, with the toolchain's
# docc. A warning is an error. Articles are the pages of Documentation: each text has one source.
set -euo pipefail
cd "$(dirname "$0")/.."
articles=(First-component Own-tokens Programs Review Demos Token-to-bytes Before-and-after)
site=.build-docs
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
docc=$toolchain/bin/docc
[ -x "$docc" ] || docc=$(command -v docc) || { echo "The toolchain has no docc; one from swift.org does." >&2; exit 4; }
export DOCC_HTML_DIR=$toolchain/share/docc/render

Scripts/develop.sh build --product gs-gallery
built=$(Scripts/develop.sh where)
rm -rf "$site"
mkdir -p "$site/archives"

# Builds a catalogue: prints its warnings, and fails on any.
convert() {
  local name=$1 log=$site/$1.log code=0
  shift
  "$docc" convert "$@" --fallback-display-name "$name" --fallback-bundle-identifier "gs-gallery.$name" \
    --output-path "$site/archives/$name.doccarchive" >"$log" 2>&1 || code=$?
  if [ "$code" -ne 0 ] || grep -qE '^(warning|error):' "$log"; then
    cat "$log" >&2
    echo "The documentation of $name has warnings." >&2
    exit 1
  fi
  rm "$log"
}

Scripts/extract-symbols.sh "$built" "$site/graphs"
for graphs in "$site"/graphs/*; do
  module=${graphs##*/}
  convert "$module" "Sources/$module/$module.docc" --additional-symbol-graph-dir "$graphs"
done

# Links between the pages become links of the site; links to other files of the repository become their names.
catalogue=$site/Articles.docc
mkdir -p "$catalogue"
cp Documentation/Articles.docc/*.md "$catalogue"
known=$(IFS='|' && echo "${articles[*]}")
for article in "${articles[@]}"; do
  sed -E -e '/^<!--.*-->$/d' -e "s/\[[^]]*\]\(($known)\.md(#[^)]*)?\)/<doc:\1>/g" \
    -e 's/\[([^]]*)\]\([^)]*\)/\1/g' -e 's/^```(diff|yaml|console)$/```/' "Documentation/$article.md" >"$catalogue/$article.md"
done
convert Articles "$catalogue"

"$docc" merge "$site"/archives/*.doccarchive --synthesized-landing-page-name gs-gallery --output-path "$site/site"
rm -rf "$site/archives" "$site/graphs" "$catalogue"
echo "The documentation is $site/site: $(find "$site/site/documentation" -name index.html | wc -l) pages; serve it with" \
  "\`python3 -m http.server -d $site/site\`."
