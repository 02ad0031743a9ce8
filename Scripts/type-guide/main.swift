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
  process.arguments = [
    "-c", "cd \"$1\" && { \(line)\n}; code=$?; pwd >\"$2\"; exit $code", "bash", place,
    home + "/.place",
  ]
  let output = Pipe()
  (process.standardInput, process.standardOutput, process.standardError) = (
    FileHandle.nullDevice, output, output
  )
  try process.run()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  place = try String(contentsOfFile: home + "/.place", encoding: .utf8).split(separator: "\n")
    .joined()
  return text.replacing(home, with: "/home/you")
}

var commands = 0
for step in GuideReader(page).steps {
  switch step {
  case .meanwhile(let line): _ = try answer(to: line)
  case .file(let path, let text):
    try text.write(toFile: place + "/../" + "seaside/" + path, atomically: true, encoding: .utf8)
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
