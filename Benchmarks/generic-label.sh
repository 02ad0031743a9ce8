#!/bin/bash
# generic-label.sh: compares labels of a generic type with labels that are closures of elements: the code size and compile
# time of forty buttons with labels of forty types, optimised, against the built package. The better of three runs.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/develop.sh build --product gs-gallery >/dev/null
built=$(Scripts/develop.sh where)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
count=40

{
  echo 'import GSDesign'
  echo 'struct Plain: Component {'
  echo '  let id: FocusID; let label: Element'
  echo '  init(_ id: FocusID, @ElementBuilder label: () -> Element) { self.id = id; self.label = label() }'
  echo '  func lower(into table: inout InteractionTable) -> Element {'
  echo '    table.control(id, ControlState(isFocused: false, isDisabled: false, interaction: .normal),'
  echo '      panel: Panel(ink: Ink(text: .onAccent, fill: .accent), shape: .capsule), label: label.asLabel) } }'
  echo 'func all() -> [Element] { ['
  for i in $(seq $count); do
    echo "  Plain(\"b$i\") { GSText(.body1, \"Label $i\"); GSText(.body1, \"$i\") }.element,"
  done
  echo '] }'
} >"$scratch/closure.swift"

{
  echo 'import GSDesign'
  echo 'struct Generic<Label: Component>: Component {'
  echo '  let id: FocusID; let label: Label'
  echo '  init(_ id: FocusID, label: () -> Label) { self.id = id; self.label = label() }'
  echo '  func lower(into table: inout InteractionTable) -> Element {'
  echo '    table.control(id, ControlState(isFocused: false, isDisabled: false, interaction: .normal),'
  echo '      panel: Panel(ink: Ink(text: .onAccent, fill: .accent), shape: .capsule), label: label.element.asLabel) } }'
  for i in $(seq $count); do
    echo "struct Label$i: Component { func lower(into table: inout InteractionTable) -> Element {"
    echo "  .row(spacing: .small, [GSText(.body1, \"Label $i\").element, GSText(.body1, \"$i\").element]) } }"
  done
  echo 'func all() -> [Element] { ['
  for i in $(seq $count); do echo "  Generic(\"b$i\") { Label$i() }.element,"; done
  echo '] }'
} >"$scratch/generic.swift"

for kind in closure generic; do
  best=
  for _ in 1 2 3; do
    start=$(date +%s%N)
    swiftc -O -swift-version 6 -parse-as-library -I "$built/Modules" -c "$scratch/$kind.swift" -o "$scratch/$kind.o"
    took=$((($(date +%s%N) - start) / 1000000))
    [ -n "$best" ] && [ "$best" -le "$took" ] || best=$took
  done
  echo "$kind: $(size "$scratch/$kind.o" | awk 'NR == 2 { print $1 + $2 }') bytes of code and data, compiled in $best ms"
done
