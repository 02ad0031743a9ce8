import TermRender
import TermSession

/// One thing that is known of the terminal, in words.
struct DoctorFact: Hashable {
  var name: String
  var value: String
  var source: TerminalSource
  /// How it was found out.
  var because: String
  /// What is done because of it; empty where that is the value itself.
  var used = ""

  init(
    _ name: String, _ value: String, _ source: TerminalSource, because: String, used: String = ""
  ) {
    self.name = name
    self.value = value
    self.source = source
    self.because = because
    self.used = used
  }

  /// A finding in words.
  init<Value>(
    _ name: String, _ finding: TerminalFinding<Value>, used: String = "",
    words: (Value) -> String
  ) {
    self.init(name, words(finding.value), finding.source, because: finding.reason, used: used)
  }

  /// Something that is there or is not.
  init(
    _ name: String, _ finding: TerminalFinding<Bool>, used: String = "", unused: String = ""
  ) {
    self.init(name, finding, used: finding.value ? used : unused) { $0 ? "yes" : "no" }
  }
}

extension Sequence<DoctorFact> {
  /// A table of at most so many columns: name, value, source and how it was found out; below, what comes of it.
  func table(columns: Int) -> String {
    let nameColumns = map(\.name).widest + 2
    let valueColumns = Swift.min(14, map(\.value).widest) + 2
    let sourceColumns = TerminalSource.allCases.map(\.rawValue).widest + 2
    let head = nameColumns + valueColumns + sourceColumns
    let room = Swift.max(24, columns - head)
    return map { fact in
      var first =
        fact.name.padded(to: nameColumns) + fact.value.padded(to: valueColumns)
      // A long value has the line to itself.
      let isLong = fact.value.count + 2 > valueColumns
      if !isLong { first += fact.source.rawValue.padded(to: sourceColumns) }
      let words = fact.because.brokenIntoLines(of: room)
      var lines: [String] = []
      if isLong {
        lines = [first]
        first = String(repeating: " ", count: nameColumns + valueColumns)
        first += fact.source.rawValue.padded(to: sourceColumns)
      }
      for (index, line) in words.enumerated() {
        lines.append((index == 0 ? first : String(repeating: " ", count: head)) + line)
      }
      let indentation = String(repeating: " ", count: nameColumns)
      let used = fact.used.isEmpty ? [] : fact.used.brokenIntoLines(of: columns - nameColumns - 2)
      for (index, line) in used.enumerated() {
        lines.append(indentation + (index == 0 ? "> " : "  ") + line)
      }
      return lines.joined(separator: "\n") + "\n"
    }.joined()
  }
}

extension String {
  /// The text in lines of at most so many columns, broken at blanks; a longer word has a line of its own.
  fileprivate func brokenIntoLines(of columns: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if DisplayWidth.columns(of: line) + 1 + DisplayWidth.columns(of: String(word))
        <= columns
      {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
