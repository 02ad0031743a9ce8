import ArgumentParser
import GSDesign
import GalleryKit
import TermRender
import TermSession
import Workbench

/// The output backend.
enum Backend: String, Hashable, Sendable, CaseIterable, ExpressibleByArgument {
  case auto, ansi, ncurses

  fileprivate var presenter: TerminalApp.Presenter {
    switch self {
    case .auto, .ansi: .ansi
    case .ncurses: .ncurses
    }
  }
}

/// How the terminal is used.
struct StageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The language of the gallery itself: en or ko.", valueName: "language"))
  var uiLang: InterfaceLanguage?

  @Option(help: "The output backend: auto, ansi or ncurses.")
  var backend: Backend = .auto

  @Option(help: "How outlines are drawn: auto, cells or pixels.")
  var shapes: Named<ShapeDrawing>?

  @Flag(help: "Turn animation off; a demo then shows one still image of each scene.")
  var noMotion = false

  @Flag(help: "Do not capture the mouse.")
  var noMouse = false

  @Flag(help: "Do not query the terminal's capabilities.")
  var noQuery = false

  /// The rendering of outlines in a picture of the screen.
  var rendering: ShapeRendering {
    switch shapes?.value {
    case .cells: .cells
    case .auto, .pixels, nil: .smooth
    }
  }
}

extension ToolContext {
  /// Takes over the terminal; it is restored when the stage is released.
  ///
  /// - Parameters:
  ///   - widths: how columns are counted; nil if that was chosen and does not follow the terminal.
  ///   - isKiosk: whether the process must not be stopped.
  ///   - silence: seconds after which a silent terminal counts as gone; nil for no check.
  func stage(
    _ options: StageOptions, _ environment: RenderEnvironment, widths: FollowedWidths?,
    isKiosk: Bool = false, silence: Int? = nil
  ) throws(ToolError) -> Stage {
    var sessionOptions = SessionOptions()
    sessionOptions.isKiosk = isKiosk
    sessionOptions.silenceLimit = silence.map { $0 * 1_000 }
    sessionOptions.environment = self.environment.variables
    sessionOptions.asksTerminal = !options.noQuery
    sessionOptions.shapes = options.shapes?.value ?? .auto
    var knowledge = knowledge
    knowledge.statedColors = environment.namedColors
    if options.noMouse { sessionOptions.modes.subtract([.mouse, .mouseMotion]) }
    do throws(TerminalAppError) {
      return try Stage(
        options.backend.presenter, sessionOptions, knowledge: knowledge,
        environment: environment, widths: widths)
    } catch {
      throw ToolError(.notPossibleHere, error.cause)
    }
  }

  /// - Parameters:
  ///   - command: the command that needs a terminal.
  ///   - instead: a sentence about an alternative without a terminal.
  ///   - dumb: a sentence for a terminal that cannot be drawn on.
  func checkTerminal(
    for command: String, instead: String, dumb: String
  ) throws(ToolError) {
    guard StandardStreams.isInputTerminal, StandardStreams.isOutputTerminal else {
      guard !environment.isRemoteWithoutTerminal else {
        throw ToolError(
          .notPossibleHere,
          "\(command) needs a terminal, and this connection has none. Connect with `ssh -t`.")
      }
      throw ToolError(
        .notPossibleHere,
        "\(command) needs a terminal for both input and output. \(instead)")
    }
    guard !profile.isDumb else {
      throw ToolError(
        .notPossibleHere, "TERM is dumb: this terminal cannot be drawn on. \(dumb)")
    }
  }
}

extension TerminalAppError {
  /// The problem, in the wording of the command line.
  fileprivate var cause: String {
    switch self {
    case .ncurses(let error): error.description(otherwise: "use --backend ansi")
    case .session, .dumbTerminal, .inlineWithNcurses, .cancelled, .blocksTasks: description
    }
  }
}
