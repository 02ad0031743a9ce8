#!/bin/bash
# check-guide.sh [--fresh]: types the commands of "Your first component" in an empty folder, and compares the answers; then
# browses its gallery on a terminal. The address of the library leads to a repository with the files of this one under its tag.
# The package is resolved from there, and built with the files here, which the examples have built before; --fresh builds
# everything from the tag and prints how long it took.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
. Scripts/tmux-terminal.sh

Scripts/develop.sh build --product gs-gallery >"$work/build" 2>&1 || { cat "$work/build" >&2; exit 1; }
mkdir "$work/bin" "$work/home" "$work/tool"
ln -s "$(Scripts/develop.sh where)/gs-gallery" "$work/bin/gs-gallery"
Scripts/make-mirror.sh "$work/home/gs-gallery"
# Uses the dependency that was fetched before, and the settings for it.
mkdir "$work/home/.cache" "$work/home/.swiftpm"
for cache in .cache/org.swift.swiftpm .swiftpm/configuration; do
  [ ! -e "$HOME/$cache" ] || ln -s "$HOME/$cache" "$work/home/$cache"
done

cat >"$work/tool/main.swift" <<'SWIFT'
import Foundation

/// Types the steps of a page in a folder: page, folder. Ends with the number of answers that are other than the page says.
let arguments = CommandLine.arguments
let page = try String(contentsOfFile: arguments[1], encoding: .utf8)
let home = arguments[2]
var place = home
var wrong: Int32 = 0

@MainActor func answer(to line: String) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/bash")
  process.arguments = ["-c", "cd \"$1\" && { \(line)\n}; code=$?; pwd >\"$2\"; exit $code", "bash", place, home + "/.place"]
  let output = Pipe()
  (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, output, output)
  try process.run()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  place = try String(contentsOfFile: home + "/.place", encoding: .utf8).split(separator: "\n").joined()
  return text.replacing(home, with: "/home/you")
}

var commands = 0
for step in GuideReader(page).steps {
  switch step {
  case .meanwhile(let line): _ = try answer(to: line)
  case .file(let path, let text): try text.write(toFile: place + "/../" + "seaside/" + path, atomically: true, encoding: .utf8)
  case .command(let line, let expected, let number):
    commands += 1
    let output = try answer(to: line)
    guard !GuideReader.isAnswered(output, as: expected) else { continue }
    print("\(arguments[1]):\(number): $ \(line)\nanswers\n\(output)")
    wrong += 1
  }
}
print("\(commands) commands typed, \(wrong) answered otherwise.")
exit(wrong)
SWIFT
swiftc -swift-version 6 -o "$work/type" Tests/GalleryToolTests/Guide/GuideReader.swift "$work/tool/main.swift"

start=$SECONDS
scratch=$root/.build-examples
sources=$root
[ "${1:-}" != --fresh ] || { scratch=$work/home/seaside/.build && sources=; }
env -u CI -u TF_BUILD PATH="$work/bin:$PATH" HOME="$work/home" LANG=C.UTF-8 TERM=dumb SOURCES="$sources" \
  SWIFTPM_BUILD_DIR="$scratch" "$work/type" Documentation/First-component.md "$work/home"
took=$((SECONDS - start))

# The new gallery handles keys.
terminal new-session -d -x 120 -y 40 "'$scratch/debug/seaside' browse meter:level=2; echo left with \$?; exec cat"
await '●●○○○'
terminal send-keys Enter Right
await '●●●○○'
terminal send-keys C-]
terminal send-keys q
await 'left with 0'
echo "The guide to a first component is what happens; typing it took $took s."
