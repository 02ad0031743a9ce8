/// How far a build is, as the package manager prints it: `[45/180] Compiling Chip Chip.swift`.
struct BuildProgress: Equatable {
  let done: Int
  let all: Int
  /// The module under way, if the line names one.
  let module: String?

  /// - Returns: nil for any other line, such as an error.
  init?(_ line: String) {
    guard line.first == "[", let end = line.firstIndex(of: "]") else { return nil }
    let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/")
    guard numbers.count == 2, let done = Int(numbers[0]), let all = Int(numbers[1]) else {
      return nil
    }
    (self.done, self.all) = (done, all)
    let words = line[end...].split(separator: " ").dropFirst().map { String($0) }
    module =
      switch words.first {
      case "Compiling": words.dropFirst().first
      case "Emitting": words.dropFirst(2).first
      default: nil
      }
  }

  /// `45 of 180: Chip`.
  var text: String { "\(done) of \(all)" + (module.map { ": " + $0 } ?? "") }
}
