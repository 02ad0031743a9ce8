import ArgumentParser
import GSDesign
import GalleryKit
import Laws
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
    var browse = BrowseCommand.withoutArguments
    browse.link = link
    browse.environment = environment
    browse.stage = stage
    var options = GalleryOptions()
    options.worksInSlices = true
    options.waive { [catalogue = context.catalogue] in FindingWaivers(ofPackageIn: catalogue) }
    let flags = try browse.flags(&options, context)
    let start = context.start(&options, flags, stage)
    let program = GalleryProgram(
      catalogue: context.catalogue, options: options,
      probe: RenderingClient.rendering(widths: start.widths))
    let tape = RecordedTape(opening: link, on: options.terminal)
    let ending = try context.play(
      RecordAct(program, into: tape, environment: start.environment),
      from: program.initialModel, stage, browse.kiosk, on: start.environment, start.followed,
      chrome: options)
    let isLeft = ending.reason == .quit || ending.reason == .interrupted
    let written = tape.recorder.tape(leftByKey: isLeft)
    try target.write(Array(written.text.utf8), context)
    if written.steps.count + 1 < tape.recorder.steps.count {
      StandardStreams.complain(
        "warning: The tape is full: it ends after \(counted(written.steps.count, "line")).")
    }
    return try context.finish(
      ending.reason, browse.kiosk, stage, copied: ending.model.lastCopied)
  }
}
