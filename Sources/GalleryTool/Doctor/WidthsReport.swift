import GSDesign
import GalleryKit
import TermRender
import TermSession

/// The columns that the terminal gives to sample texts, beside the columns counted here.
struct WidthsReport {
  /// One printed text.
  struct Row: Hashable {
    let sample: WidthSample
    let text: String
    /// Columns counted here.
    let counted: Int
    /// Columns that the terminal's cursor moved; nil if it did not report them.
    let found: Int?

    var isRight: Bool? { found.map { $0 == counted } }
  }

  let rows: [Row]

  private static var texts: [(sample: WidthSample, text: String)] {
    WidthSample.allCases.flatMap { sample in sample.texts.map { (sample, $0) } }
  }

  /// Measures the terminal in the gallery's setup: first switches on modes that count grapheme clusters.
  static func take(_ environment: ProcessEnvironment) throws(ToolError) -> WidthsReport {
    var knowledge = environment.knowledge
    var options = SessionOptions()
    options.modes = .alternateScreen
    options.environment = environment.variables
    options.questions = TerminalQuestions(for: knowledge.capabilities)
    let answer: TerminalInterview
    do throws(SessionError) {
      var session = try TerminalSession(options)
      knowledge.expect(session.askedProbes)
      let first = try session.listen()
      knowledge.take(first.replies, roundTrip: first.roundTrip)
      try session.switchOn(knowledge.capabilities.modesToSet)
      answer = try session.ask(TerminalQuestions(writing: question))
      if case .signal(let signal) = answer.interruption { session.close(reraising: signal) }
    } catch {
      throw ToolError(.notPossibleHere, error.description)
    }
    guard answer.isComplete else {
      throw ToolError(
        .notPossibleHere,
        "The terminal does not report its cursor position. "
          + "`\(ProgramName.current) doctor` shows its capabilities.")
    }
    return WidthsReport(answer.replies, policy: knowledge.capabilities.widthPolicy.value)
  }

  /// Every text at the start of an empty row, followed by a request for the cursor's position.
  private static var question: [UInt8] {
    var output: [UInt8] = []
    for (_, text) in texts {
      // In the first row the answer could be mistaken for a key.
      ControlSequence.cursorPosition(column: 0, row: 1).encode(into: &output)
      ControlSequence.eraseLine(.toEnd).encode(into: &output)
      output += Array(text.utf8)
      ControlSequence.requestCursorReport.encode(into: &output)
    }
    return output
  }

  init(_ replies: [TerminalReply], policy: WidthPolicy) {
    var columns: [Int] = []
    for reply in replies {
      if case .cursorPosition(let column, _) = reply { columns.append(column) }
    }
    rows = Self.texts.enumerated().map { index, entry in
      Row(
        sample: entry.sample, text: entry.text,
        counted: DisplayWidth.columns(of: entry.text, policy: policy),
        found: index < columns.count ? columns[index] : nil)
    }
  }

  /// A line for each kind of text; the printed text is last, since its width is unknown.
  var table: String {
    let kinds = WidthSample.allCases.map { sample in
      (sample, rows.filter { $0.sample == sample })
    }
    let nameColumns = kinds.map(\.0.rawValue).widest + 2
    func numbers(_ values: [Int?]) -> String {
      values.map { $0.map { "\($0)" } ?? "?" }.joined(separator: " ")
    }
    let countColumns = max(8, kinds.map { numbers($0.1.map(\.counted)) }.widest + 2)
    let foundColumns = max(10, kinds.map { numbers($0.1.map(\.found)) }.widest + 2)
    var lines = [
      "kind".padded(to: nameColumns) + "counted".padded(to: countColumns)
        + "terminal".padded(to: foundColumns) + "text"
    ]
    for (sample, rows) in kinds {
      lines.append(
        sample.rawValue.padded(to: nameColumns)
          + numbers(rows.map(\.counted)).padded(to: countColumns)
          + numbers(rows.map(\.found)).padded(to: foundColumns)
          + rows.map(\.text).joined(separator: "  "))
    }
    let wrong = kinds.filter { $0.1.contains { $0.isRight == false } }
    let right = rows.count { $0.isRight == true }
    lines.append("")
    lines.append("\(right) of \(rows.count) texts take as many columns as are counted.")
    for (sample, _) in wrong { lines.append("\(sample.rawValue) differ: \(sample.remedy).") }
    return lines.joined(separator: "\n") + "\n"
  }

  var json: String {
    JSONWriter.text(
      WidthsJSON(
        texts: rows.map {
          WidthsJSON.Row(
            kind: $0.sample.rawValue, text: $0.text, counted: $0.counted,
            terminal: JSONNullable($0.found))
        }))
  }
}

/// The report as JSON, which other programs rely on: it has a version number.
private struct WidthsJSON: Encodable {
  let format = 1
  let texts: [Row]

  struct Row: Encodable {
    let kind: String
    let text: String
    let counted: Int
    let terminal: JSONNullable<Int>
  }
}
