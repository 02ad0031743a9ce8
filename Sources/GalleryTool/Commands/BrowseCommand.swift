import ArgumentParser
import GSDesign
import GalleryKit
import TermRender

struct BrowseCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse", abstract: "The interactive gallery.",
    discussion: "Press ? inside for the keys that work.")

  @Argument(help: "Where it opens: component/variant:knob=value,…@setting=value,…")
  var link: String?

  @OptionGroup(title: "How components are drawn")
  var environment: EnvironmentOptions

  @Option(
    help: ArgumentHelp("The language of the gallery itself: en or ko.", valueName: "language"))
  var uiLang: Named<Language>?

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  @Flag(name: .shortAndLong, help: "Do not print the copied link after leaving.")
  var quiet = false

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    try checkTerminal(context)
    var options = GalleryOptions()
    options.language = uiLang?.value ?? context.environment.language
    options.terminal = TerminalFacts(depth: context.environment.depth)
    var flags = LinkEnvironment()
    if let link {
      let link = try context.link(link)
      options.link = link
      flags = link.environment
    }
    try environment.apply(to: &flags, in: context)
    options.link?.environment = LinkEnvironment()
    options.environment.apply(flags, in: context.catalogue)
    let widthPolicy = flags.widthPolicy ?? .grapheme
    let program = GalleryProgram(
      catalogue: context.catalogue, options: options,
      probe: Draughtsman.probe(widthPolicy: widthPolicy))
    let ending = try play(program, widthPolicy: widthPolicy, context)
    return try finish(ending, context)
  }

  private func checkTerminal(_ context: ToolContext) throws(ToolError) {
    guard StandardStreams.isInputTerminal, StandardStreams.isOutputTerminal else {
      throw ToolError(
        .notPossibleHere,
        "browse needs a terminal for both input and output. Without one, `gs-gallery list` names the "
          + "components and `gs-gallery show LINK` draws one.")
    }
    guard !context.environment.isDumb else {
      throw ToolError(
        .notPossibleHere,
        "TERM is dumb: this terminal cannot be drawn on. `gs-gallery show LINK` prints a state as text."
      )
    }
  }

  private func play(
    _ program: GalleryProgram, widthPolicy: WidthPolicy, _ context: ToolContext
  ) throws(ToolError) -> Ending {
    var options = SessionOptions()
    options.environment = context.environment.variables
    if noMouse { options.modes.subtract([.mouse, .mouseMotion]) }
    do throws(SessionError) {
      let session = try TerminalSession(options)
      let queue = OutputQueue()
      let presenter = ANSIPresenter(
        sink: queue, depth: context.environment.depth,
        features: TerminalFeatures(term: context.environment["TERM"] ?? ""))
      var runner = Runner(
        session: session, presenter: presenter, queue: queue, program: program,
        environment: RenderEnvironment(
          theme: .chrome, depth: context.environment.depth, widthPolicy: widthPolicy),
        modes: options.modes)
      return try runner.run()
    } catch {
      throw ToolError(.notPossibleHere, error.description)
    }
  }

  /// The terminal is the shell's again: what was copied last is printed, and a signal is passed on.
  private func finish(_ ending: Ending, _ context: ToolContext) throws(ToolError) -> ExitStatus {
    if !quiet, let link = ending.copied { try context.print(link + "\n") }
    switch ending.reason {
    case .quit: return .done
    case .interrupted: return .interrupted
    case .signal(let signal): signal.reraise()
    case .hangup: throw ToolError(.notPossibleHere, "The terminal was closed.")
    }
  }
}
