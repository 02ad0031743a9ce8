import ArgumentParser
import GSDesign
import GalleryKit
import TermSession

/// The gallery, seen by others as well.
struct PresentCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "present", abstract: "The interactive gallery, for others to follow.",
      discussion: """
        For example: \(ProgramName.current) present --socket ~/demo.sock tag/filled
        and on any other terminal: \(ProgramName.current) follow ~/demo.sock
        """)
  }

  @Argument(help: "Where it opens: component/variant:knob=value,…@setting=value,…")
  var link: String?

  @Option(
    help: ArgumentHelp("The file of the socket; its folder is there already.", valueName: "path"),
    completion: .file())
  var socket: String

  @Flag(help: "Let the group of the file follow too; otherwise only you may.")
  var groupReadable = false

  @OptionGroup(title: "How components are drawn")
  var environment: EnvironmentOptions

  @OptionGroup(title: "How components are drawn")
  var room: SizeOptions

  @OptionGroup
  var stage: StageOptions

  @Flag(name: .shortAndLong, help: "Do not print the copied link after leaving.")
  var quiet = false

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    try context.checkTerminal(
      for: "present", instead: "Without one there is nothing to present.",
      dumb: "`\(ProgramName.current) show LINK` prints a state as text.")
    var browse = BrowseCommand.withoutArguments
    browse.link = link
    browse.environment = environment
    browse.room = room
    browse.stage = stage
    var options = GalleryOptions()
    var flags = try browse.flags(&options, context)
    let start = context.start(&options, &flags, stage)
    let program = GalleryProgram(
      catalogue: context.catalogue, options: options,
      probe: RenderingClient.rendering(widths: start.widths))
    var model = program.initialModel
    model.company = .presenting(at: socket, followers: 0)
    let ending = try context.play(
      try act(program), from: model, stage, browse.kiosk, on: start.environment,
      start.followed, chrome: options)
    return try context.finish(
      ending.reason, browse.kiosk, stage, copied: quiet ? nil : ending.model.lastCopied)
  }

  private func act(_ program: GalleryProgram) throws(ToolError) -> PresentAct {
    do throws(SocketError) {
      let audience = try Followers(
        at: socket, isGroupReadable: groupReadable, catalogue: program.catalogue.fingerprint)
      return PresentAct(program, at: socket, audience: audience)
    } catch {
      throw ToolError(.notPossibleHere, error.description)
    }
  }
}
