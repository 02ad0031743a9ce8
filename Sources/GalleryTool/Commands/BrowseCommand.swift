import ArgumentParser
import GSDesign
import GalleryKit
import TermRender

struct BrowseCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse", abstract: "The interactive gallery.",
    discussion: """
      Press ? inside for the keys that work.
      A picture of it needs no terminal: gs-gallery browse --still --keys m --format svg
      """)

  @Argument(help: "Where it opens: component/variant:knob=value,…@setting=value,…")
  var link: String?

  @OptionGroup(title: "How components are drawn")
  var environment: EnvironmentOptions

  @OptionGroup(title: "How components are drawn")
  var room: SizeOptions

  @Option(
    help: ArgumentHelp("The language of the gallery itself: en or ko.", valueName: "language"))
  var uiLang: Named<Language>?

  @Option(help: "How frames are brought to the terminal: auto, ansi or ncurses.")
  var backend: Backend = .auto

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  @Flag(name: .shortAndLong, help: "Do not print the copied link after leaving.")
  var quiet = false

  @OptionGroup(title: "A picture instead")
  var still: StillOptions

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    guard !still.still else { return try takeStill(context) }
    try checkTerminal(context)
    var options = GalleryOptions()
    options.language = uiLang?.value ?? context.environment.language
    let profile = context.environment.profile(isTerminal: true)
    options.terminal = TerminalFacts(
      appearance: profile.appearance.value ?? .light, depth: profile.colorDepth.value)
    var flags = try flags(&options, context)
    flags.glyphs = flags.glyphs ?? profile.glyphs.value
    options.environment.apply(flags, in: context.catalogue)
    let widthPolicy = flags.widthPolicy ?? .grapheme
    let program = GalleryProgram(
      catalogue: context.catalogue, options: options,
      probe: LookProbe.rendering(widthPolicy: widthPolicy))
    let environment = RenderEnvironment(
      theme: .chrome, depth: profile.colorDepth.value, glyphs: flags.glyphs ?? .unicode,
      widthPolicy: widthPolicy)
    let file = ProgramFile.running(as: CommandLine.arguments.first ?? "")
    var resumed: GalleryModel?
    var rejected: ProgramFile.Identity?
    while true {
      let start = RunnerStart(model: resumed, file: file, rejected: rejected)
      let ending = try play(program, on: environment, from: start, context)
      guard ending.reason == .startAnew, let file else { return try finish(ending, context) }
      try printCopied(ending, context)
      rejected = file.identity
      // Where this returns the new program did not start: the old one goes on where it was.
      let reason = Restart(
        file: file, arguments: arguments(for: ending.model, of: program)
      ).run()
      resumed = ending.model
      if var model = resumed {
        model.lastCopied = nil
        program.learn(.failedToStart(reason), &model)
        resumed = model
      }
    }
  }

  /// The words that open the gallery at what was seen: the link says what is in effect, the flags what follows the
  /// terminal and what no link says.
  func arguments(for model: GalleryModel, of program: GalleryProgram) -> [String] {
    let seen = model.environment
    var words = [
      CommandLine.arguments.first ?? "gs-gallery", "browse", program.link(model),
      "--appearance", seen.appearance?.rawValue ?? "auto",
      "--colors", seen.depth?.rawValue ?? "auto",
      "--glyphs", seen.glyphs.rawValue,
      "--ui-lang", program.options.language.rawValue,
      "--backend", backend.rawValue,
    ]
    if noMouse { words.append("--no-mouse") }
    if quiet { words.append("--quiet") }
    return words
  }

  /// What the link and the flags say, put into the options of the gallery. The size of a picture is the screen's.
  func flags(
    _ options: inout GalleryOptions, _ context: ToolContext
  ) throws(ToolError) -> LinkEnvironment {
    var flags = LinkEnvironment()
    if let link {
      let link = try context.link(link)
      options.link = link
      flags = link.environment
    }
    try environment.apply(to: &flags, in: context)
    if !still.still { room.apply(to: &flags) }
    options.link?.environment = LinkEnvironment()
    options.environment.apply(flags, in: context.catalogue)
    return flags
  }

  private func checkTerminal(_ context: ToolContext) throws(ToolError) {
    guard StandardStreams.isInputTerminal, StandardStreams.isOutputTerminal else {
      throw ToolError(
        .notPossibleHere,
        "browse needs a terminal for both input and output. Without one, `gs-gallery list` names the "
          + "components and `gs-gallery show LINK` draws one.")
    }
    guard !context.environment.profile(isTerminal: true).isDumb else {
      throw ToolError(
        .notPossibleHere,
        "TERM is dumb: this terminal cannot be drawn on. `gs-gallery show LINK` prints a state as text."
      )
    }
  }

  private func play(
    _ program: GalleryProgram, on environment: RenderEnvironment, from start: RunnerStart,
    _ context: ToolContext
  ) throws(ToolError) -> Ending {
    let profile = context.environment.profile(isTerminal: true)
    let queue = OutputQueue()
    let features = TerminalFeatures(term: profile.term ?? "")
    switch backend {
    case .auto, .ansi:
      return try play(
        on: ANSIPresenter(sink: queue, depth: profile.colorDepth.value, features: features),
        queue, program, environment, start, context)
    case .ncurses:
      let presenter: NcursesPresenter<OutputQueue>
      do throws(NcursesError) {
        presenter = try NcursesPresenter(
          sink: queue, term: profile.term ?? "xterm", depth: profile.colorDepth.value,
          features: features)
      } catch {
        throw ToolError(.notPossibleHere, error.description)
      }
      return try play(on: presenter, queue, program, environment, start, context)
    }
  }

  /// Holds the terminal as long as the gallery runs; it is the shell's again when this returns or throws.
  private func play<Screen: Presenter & ~Copyable>(
    on presenter: consuming Screen, _ queue: OutputQueue, _ program: GalleryProgram,
    _ environment: RenderEnvironment, _ start: RunnerStart, _ context: ToolContext
  ) throws(ToolError) -> Ending where Screen.Failure == Never {
    let profile = context.environment.profile(isTerminal: true)
    var options = SessionOptions()
    options.environment = context.environment.variables
    options.asksTerminal = profile.asksTerminal.value
    if noMouse { options.modes.subtract([.mouse, .mouseMotion]) }
    do throws(SessionError) {
      let session = try TerminalSession(options)
      var runner = Runner(
        session: session, presenter: presenter, queue: queue, program: program,
        environment: environment, start: start)
      return try runner.run()
    } catch {
      throw ToolError(.notPossibleHere, error.description)
    }
  }

  private func printCopied(_ ending: Ending, _ context: ToolContext) throws(ToolError) {
    if !quiet, let link = ending.copied { try context.print(link + "\n") }
  }

  /// The terminal is the shell's again: what was copied last is printed, and a signal is passed on.
  private func finish(_ ending: Ending, _ context: ToolContext) throws(ToolError) -> ExitStatus {
    try printCopied(ending, context)
    switch ending.reason {
    case .quit, .startAnew: return .done
    case .interrupted: return .interrupted
    case .signal(let signal): signal.reraise()
    case .hangup: throw ToolError(.notPossibleHere, "The terminal was closed.")
    }
  }
}

/// What brings frames to the terminal.
enum Backend: String, Hashable, Sendable, CaseIterable, ExpressibleByArgument {
  case auto, ansi, ncurses
}
