import ArgumentParser
import GSDesign
import GalleryKit
import StateSpace
import VisualReview

struct PendingCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "pending",
      abstract: "Lists pending changes.",
      discussion: """
        Prints a line for each difference: its kind, the link of one state, the number of other states, what changed and why.
        For example: \(ProgramName.current) pending --json tag
        """)
  }

  @OptionGroup(title: "Filters")
  var filter: FilterOptions

  @OptionGroup(title: "Baselines")
  var place: SnapshotOptions

  @Flag(help: "Write JSON.")
  var json = false

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let context = try context.reviewing(
      place.folder(isWriting: false), links: filter.texts)
    let pending = try place.pending(filter.texts, context)
    for notice in pending.notices { StandardStreams.complain("warning: \(notice)") }
    let reasons = SnapshotOptions.warnedReasons(in: pending.folder)
      .resolved(by: pending.causes(in: context.catalogue))
    try context.print(
      json
        ? PendingJSON(pending.told.map { PendingJSON.Entry($0, reasons) }).text
        : Self.text(pending.told, by: pending.causes(in: context.catalogue), reasons))
    return .done
  }

  static func text(
    _ differences: [Difference], by causes: CauseList, _ reasons: DecisionReasons
  ) -> String {
    guard !differences.isEmpty else {
      return SnapshotOptions.nothingPending + "\n"
    }
    var lines = differences.map { difference in
      let problem = ReportProblem(difference)
      let line =
        difference.bucket.rawValue.padded(to: 8) + problem.name + "  " + problem.text(.english)
      return line + (reasons[difference].map { "; \($0.phrase.english)" } ?? "")
    }
    let states = differences.reduce(0) { $0 + $1.states.count }
    lines.append("")
    lines.append(
      "\(counted(states, "state")) in \(counted(differences.count, "difference")), by cause:")
    for cause in causes.causes {
      lines.append(
        "  " + oneLine(cause.root.name) + "  " + counted(cause.stateCount, "state"))
    }
    lines.append(
      "next: \(ProgramName.current) review, or \(ProgramName.current) diff, accept and reject with a link or --cause"
    )
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The pending changes as JSON, which other programs rely on: it has a version number.
struct PendingJSON: Encodable {
  let format = 1
  let states: Int
  let differences: [Entry]

  struct Entry: Encodable {
    let bucket: String
    let variant: String
    let environment: String
    let link: String
    let states: [String]
    let formerStates: [String]
    let summary: JSONPhrase
    let causes: [JSONPhrase]
    let command: String
    /// The reason noted for an earlier decision about the same look; nil without one.
    let note: JSONPhrase?
    /// The difference as lines of text; nil if only the list was requested.
    let lines: [String]?

    init(_ difference: Difference, _ reasons: DecisionReasons, lines: [String]? = nil) {
      bucket = difference.bucket.rawValue
      variant = difference.variant.text
      environment = difference.environment.text
      link = difference.link.text
      states = difference.states.map(\.text)
      formerStates = difference.formerStates.map(\.text)
      summary = JSONPhrase(difference.reason)
      causes = difference.causes.map { JSONPhrase($0.phrase) }
      command = GalleryCommandLine.diff(difference.link.text)
      note = reasons[difference].map { JSONPhrase($0.phrase) }
      self.lines = lines
    }
  }

  init(_ differences: [Entry]) {
    self.differences = differences
    states = differences.reduce(0) { $0 + $1.states.count }
  }

  var text: String { JSONWriter.text(self) }
}
