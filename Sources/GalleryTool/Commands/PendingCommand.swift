import ArgumentParser
import GSDesign
import GalleryKit
import VisualReview

struct PendingCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "pending",
      abstract: "Lists what waits to be decided on.",
      discussion: """
        A line for each difference: its bucket, the link of one state, how many other states have it, what changed and why.
        For example: \(ProgramName.current) pending --json tag
        """)
  }

  @OptionGroup(title: "What is listed")
  var filter: FilterOptions

  @OptionGroup(title: "Baselines")
  var place: SnapshotOptions

  @Flag(help: "As JSON.")
  var json = false

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let pending = try place.pending(filter.texts, context)
    for notice in pending.notices { StandardStreams.complain("warning: \(notice)") }
    try context.print(json ? Self.json(pending.told).text + "\n" : Self.text(pending.told))
    return .done
  }

  static func text(_ differences: [Difference]) -> String {
    guard !differences.isEmpty else {
      return SnapshotOptions.nothingWaits + "\n"
    }
    var lines = differences.map { difference in
      let problem = ReportProblem(difference)
      return difference.bucket.rawValue.padded(to: 8) + problem.name + "  " + problem.text(.english)
    }
    let states = differences.reduce(0) { $0 + $1.states.count }
    lines.append("")
    lines.append("\(counted(states, "state")) in \(counted(differences.count, "difference"))")
    lines.append(
      "next: \(ProgramName.current) review, or \(ProgramName.current) diff, accept and reject with a link, which is one state"
    )
    return lines.joined(separator: "\n") + "\n"
  }

  /// The number of the format of the JSON.
  static let format = 1

  static func json(_ differences: [Difference]) -> JSONValue {
    .members([
      "format": .integer(format),
      "states": .integer(differences.reduce(0) { $0 + $1.states.count }),
      "differences": .array(differences.map(value)),
    ])
  }

  static func value(of difference: Difference) -> JSONValue {
    .members([
      "bucket": .string(difference.bucket.rawValue),
      "variant": .string(difference.variant),
      "environment": .string(difference.environment),
      "link": .string(difference.link),
      "states": .strings(difference.states),
      "formerStates": .strings(difference.formerStates),
      "summary": .phrase(difference.reason),
      "causes": .array(difference.causes.map { .phrase($0.phrase) }),
      "command": .string(GalleryCommandLine.diff(difference.link)),
    ])
  }
}
