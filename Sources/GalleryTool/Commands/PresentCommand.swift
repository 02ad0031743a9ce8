import ArgumentParser
import GalleryKit
import TermSession
import Workbench

/// The gallery, seen by others as well.
struct PresentCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "present", abstract: "Opens the gallery for others to follow.",
      discussion: """
        For example: \(ProgramName.current) present --socket ~/demo.sock tag/filled
        and on any other terminal: \(ProgramName.current) follow ~/demo.sock
        """)
  }

  @Argument(
    help: "The state to open: component/variant:knob=value,…@setting=value,…", completion: .link)
  var link: String?

  @Option(
    help: ArgumentHelp("The socket to create, in an existing folder.", valueName: "path"),
    completion: .file())
  var socket: String

  @Flag(help: "Let members of the file's group follow; by default only you can.")
  var groupReadable = false

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  @OptionGroup(title: "Environment")
  var room: SizeOptions

  @OptionGroup
  var stage: StageOptions

  @Flag(name: .shortAndLong, help: "Do not print the copied link after quitting.")
  var quiet = false

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    try context.checkTerminal(
      for: "present", instead: "A presentation shows what you do on a terminal.",
      dumb: "`\(ProgramName.current) show LINK` prints a state as text.")
    for text in environment.themes {
      guard try ThemeSource(text) != nil else { continue }
      throw ToolError(
        .badArguments,
        "Followers do not have your tokens; declare the theme in the program, and present it by its name."
      )
    }
    let context = try context.opening(environment.themes, links: [link].compactMap(\.self))
    var request = try context.request(link, environment, room)
    request.options.editing = .none
    request.options.worksInSlices = true
    request.options.countsFindings = true
    let start = context.gallery(request, stage)
    var model = start.program.initialModel
    model.company = .presenting(at: socket, followers: 0)
    let ending = try context.play(try act(start.program), from: model, start, stage)
    return try context.finish(
      ending.reason, stage, copied: quiet ? nil : ending.model.lastCopied)
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
