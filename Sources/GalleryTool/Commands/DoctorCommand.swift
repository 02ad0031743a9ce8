import ArgumentParser
import GSDesign
import GalleryKit
import TermRender
import TermSession

struct DoctorCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Reports what this terminal can do, how that is known and what will be used.",
    discussion: """
      Queries the terminal for two seconds at most. Each value names its source: the terminal's answer, its terminfo \
      entry, the environment, or a default.
      """)

  @OptionGroup(title: "Output")
  var output: ResultOptions<TableFormat>

  @Flag(help: "Do not query the terminal.")
  var noQuery = false

  @Flag(help: "Print sample text and measure how many columns the terminal gives it.")
  var widths = false

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    guard !widths else { return try showWidths(context) }
    let interview = try DoctorInterview.hold(context.environment, mayAsk: !noQuery)
    let isTerminal = StandardStreams.isOutputTerminal
    let known =
      isTerminal
      ? interview.knowledge.capabilities : context.environment.profile(isTerminal: false)
    let facts =
      [interview.outcome.fact] + known.facts + [
        browseFact(known), linearFact, sizeFact(context.environment),
        languageFact(context.environment),
        ncursesFact(known),
      ]
    let columns = isTerminal ? StandardStreams.terminalSize(1)?.columns ?? 80 : 80
    try output.write(
      text: { facts.table(columns: min(100, columns)) },
      json: {
        JSONWriter.text(
          DoctorJSON(
            answered: interview.outcome.isAnswered, roundTrip: JSONNullable(known.roundTrip),
            facts: facts.map(DoctorJSON.Fact.init)))
      }, context)
    return .done
  }

  private func showWidths(_ context: ToolContext) throws(ToolError) -> ExitStatus {
    try context.checkTerminal(
      for: "doctor --widths", instead: "It asks the terminal for its cursor position.",
      dumb: "It does not report its cursor position.")
    let widths = try WidthsReport.take(context.environment)
    try output.write(text: { widths.table }, json: { widths.json }, context)
    return .done
  }

  private func browseFact(_ known: TerminalCapabilities) -> DoctorFact {
    func fact(_ isPossible: Bool, _ reason: String, _ source: TerminalSource) -> DoctorFact {
      DoctorFact(
        "browse", isPossible ? "possible" : "not possible", source, because: reason,
        used: isPossible ? "" : "\(ProgramName.current) show prints a state as text")
    }
    if known.isDumb { return fact(false, "TERM=dumb", .environment) }
    if !StandardStreams.isInputTerminal {
      return fact(false, "standard input is not a terminal", .default)
    }
    if !StandardStreams.isOutputTerminal {
      return fact(false, "standard output is not a terminal", .default)
    }
    return fact(true, "input and output are a terminal", .default)
  }

  /// The way to browse that works wherever lines can be read and written.
  private var linearFact: DoctorFact {
    DoctorFact(
      "browse --linear", "possible", .default, because: "it needs no terminal")
  }

  /// Whether ncurses would draw here, and in how many colours.
  private func ncursesFact(_ known: TerminalCapabilities) -> DoctorFact {
    do throws(NcursesError) {
      let presenter = try NcursesPresenter(
        sink: OutputQueue(), term: known.term ?? "xterm", depth: known.colorDepth.value)
      return DoctorFact(
        "--backend ncurses", presenter.depth.rawValue, .terminfo,
        because: "the entry \(presenter.term) of terminfo")
    } catch {
      return DoctorFact(
        "--backend ncurses", "not possible", .terminfo, because: error.description,
        used: "--backend ansi needs no terminfo")
    }
  }

  private func languageFact(_ environment: ProcessEnvironment) -> DoctorFact {
    let variable = environment.languageVariable
    return DoctorFact(
      "language", environment.language.rawValue, variable == nil ? .default : .environment,
      because: environment.asksForKorean && !environment.showsUnicode
        ? "Korean needs a terminal and a locale in UTF-8"
        : variable ?? "none of LC_ALL, LC_MESSAGES and LANG is set")
  }

  private func sizeFact(_ environment: ProcessEnvironment) -> DoctorFact {
    for descriptor in [Int32(1), 0, 2] {
      guard let size = StandardStreams.terminalSize(descriptor) else { continue }
      return DoctorFact(
        "size", "\(size.columns)x\(size.rows)", .answer, because: "the terminal says so")
    }
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }),
      let rows = environment["LINES"].flatMap({ Int($0) })
    {
      return DoctorFact("size", "\(columns)x\(rows)", .environment, because: "COLUMNS and LINES")
    }
    return DoctorFact("size", "80x24", .default, because: "not reported: the usual size")
  }
}

/// The facts about the terminal as JSON. A contract, so its shape has a number.
private struct DoctorJSON: Encodable {
  let format = 1
  let answered: Bool
  /// In milliseconds.
  let roundTrip: JSONNullable<Int>
  let facts: [Fact]

  struct Fact: Encodable {
    let name: String
    let value: String
    let source: String
    let because: String
    let used: String

    init(_ fact: DoctorFact) {
      name = fact.name
      value = fact.value
      source = fact.source.rawValue
      because = fact.because
      used = fact.used
    }
  }
}
