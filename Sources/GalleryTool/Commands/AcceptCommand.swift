import ArgumentParser
import GalleryKit
import StateSpace
import VisualReview

struct AcceptCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "accept",
      abstract: "Accepts pending changes into the baselines.",
      discussion: """
        Without arguments it accepts everything. A link, as printed by \(ProgramName.current) diff, selects one state in one \
        environment. A component, or a pattern with *, selects all matches and prints their number first. It prints a line \
        for each cause, and one for each link that is named.
        For example: \(ProgramName.current) accept toast/default@theme=lionheart
        To accept the whole variant: \(ProgramName.current) accept 'toast/default:*'
        """)
  }

  @OptionGroup var decision: DecisionOptions

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    try decision.decide(.accepted, in: context)
  }
}

struct RejectCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "reject",
      abstract: "Discards pending changes and keeps the baselines.",
      discussion: """
        Without arguments it discards everything; arguments select as in \(ProgramName.current) accept. The components stay as they \
        are, so the next test finds the changes again.
        For example: \(ProgramName.current) reject 'toast/default:*'
        """)
  }

  @OptionGroup var decision: DecisionOptions

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    try decision.decide(.rejected, in: context)
  }
}
