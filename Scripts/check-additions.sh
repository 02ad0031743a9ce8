#!/bin/bash
# check-additions.sh: types the three additions of CONTRIBUTING into a copy of the package (a component, a setting, a command), each into
# at most two files, builds the gallery, and finds each of them wherever the gallery has such a thing.
set -euo pipefail
cd "$(dirname "$0")/.."
additions=$PWD/Tests/Additions
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "check-additions.sh: $*" >&2
  exit 1
}

git clone --quiet . "$work/package"
cd "$work/package"

# typed NAME: no more than two files differ since the last call.
typed() {
  git add --all
  local count
  count=$(git diff --cached --name-only | wc -l)
  [ "$count" -le 2 ] || fail "$1 takes $count files: $(git diff --cached --name-only | tr '\n' ' ')"
  git -c user.name=a -c user.email=a@example.com commit --quiet --message "$1"
  echo "$1: $count files"
}

cp "$additions/Specimen+Signal.swift" Sources/FourSystems/
sed -i 's/^      \.badge\.counted(4),/      .signal.counted(2), .badge.counted(4),/' Sources/FourSystems/Catalogue+BuiltIn.swift
typed 'A component'

settings=Sources/GalleryKit/Settings/Settings.swift
sed -i 's|^  package var data: DataState?|&\n  /// Whether lines are behind the component; not by default.\n  var grid: Grid?|' "$settings"
printf '\n/// Lines behind a component.\nenum Grid: String, Hashable, Sendable, CaseIterable {\n  case off, on\n}\n' >>"$settings"
sed -i -e 's/^    palette, container, data,$/    palette, container, data, grid,/' \
  -e '/^  \/\/\/ The setting with a name; nil/i\
  static let grid = Setting(\
    "grid", { $0.grid }, { $0.grid = $1 }, standard: .off, phrase: "Grid", isNamed: true,\
    effect: .nothing, keys: nil, subject: "Lines behind the component")\
' Sources/GalleryKit/Settings/Setting.swift
typed 'A setting'

cp "$additions/CountCommand.swift" Sources/GalleryTool/Commands/
sed -i 's/^            ExportCommand\.self, DoctorCommand\.self,$/            ExportCommand.self, DoctorCommand.self, CountCommand.self,/' Sources/GalleryTool/Commands/RootCommand.swift
typed 'A command'

Scripts/develop.sh build-gallery
gallery=$PWD/.build-gallery/debug/gs-gallery

# asked WORDS COMMAND…: what the command prints has the words.
asked() {
  local words=$1
  shift
  "$@" >"$work/answer" 2>&1 || fail "$* ends with $?: $(cat "$work/answer")"
  grep -qF -- "$words" "$work/answer" || fail "$* does not say “$words”: $(head -n 40 "$work/answer")"
}
asked signal/bars "$gallery" list
asked ▮▮▮▮ "$gallery" show signal/bars:bars=4
asked ▮▮▮▯ "$gallery" browse signal/bars --still --size 120x40
asked 'bars' "$gallery" matrix signal/bars --rows bars --format text
asked '"signal/bars"' "$gallery" list --json
asked '0 findings' "$gallery" audit signal
asked --grid "$gallery" browse --help
asked '@grid=on' "$gallery" show signal/bars --grid on --json
asked '  on    ▯▯▯▯' "$gallery" matrix signal/bars --rows grid --format text
asked 'Grid on' "$gallery" browse signal/bars@grid=on --still --size 120x40
asked "$("$gallery" list --json | grep -c '"id"')" "$gallery" count
asked count "$gallery" --help
echo "All three are where the gallery has such things."
