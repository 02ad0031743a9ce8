import ArgumentParser
import GalleryKit
import TermSession
import Workbench

/// The gallery, written down as a tape.
struct RecordCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "record", abstract: "Opens the gallery and records what you do as a tape.",
      discussion: """
        For example: \(ProgramName.current) record -o tour.tape tag/filled
        and then: \(ProgramName.current) play tour.tape
        The gallery starts without the place and the settings of the last visit, so that the tape plays the same everywhere.
        """)
  }

  @Argument(
    help: "The state to open: component/variant:knob=value,…@setting=value,…", completion: .link)
  var link: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The tape to write.", valueName: "tape"),
    completion: .file())
  var output: String

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  @OptionGroup
  var stage: StageOptions

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    try context.checkTerminal(
      for: "record", instead: "A tape is a text file; write one by hand.",
      dumb: "A tape is a text file; write one by hand.")
    let target = OutputTarget.file(output)
    try target.check()
    let context = try context.opening(
      environment.themes, links: [link].compactMap(\.self), asking: .now)
    var request = try context.request(link, environment)
    request.options.worksInSlices = true
    let start = context.gallery(request, stage)
    let tape = RecordedTape(opening: link, on: start.program.options.terminal)
    let ending = try context.play(
      RecordAct(start.program, into: tape, environment: start.environment),
      from: start.program.initialModel, start, stage)
    let isLeft = ending.reason == .quit || ending.reason == .interrupted
    let written = tape.recorder.tape(leftByKey: isLeft)
    try target.write(Array(written.text.utf8), context)
    if written.steps.count + 1 < tape.recorder.steps.count {
      StandardStreams.complain(
        "warning: The tape is full: it ends after \(counted(written.steps.count, "line")).")
    }
    return try context.finish(ending.reason, stage, copied: ending.model.lastCopied)
  }
}
