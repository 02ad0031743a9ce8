public import GSDesign
public import TermRender

/// Runs a program on the terminal.
///
/// ```swift
/// try TerminalApp.run(Counter())
/// ```
///
/// The program receives keys, pasted texts, the pointer over its parts, the size of the screen and the capabilities of
/// the terminal as `Event`s. Its view is laid out on the whole screen. The terminal is restored however the program
/// ends: by a return, a throw, a crash or a signal; only SIGKILL leaves it as it is.
///
/// One program runs at a time, on one thread.
public enum TerminalApp {
  /// The backend that presents frames.
  public enum Presenter: Hashable, Sendable, CaseIterable {
    /// The encoder of this package, which writes the least bytes and uses the detected features of the terminal.
    case ansi
    /// The ncurses of the system, which keeps to the terminal's entry of terminfo.
    case ncurses
  }

  /// How the terminal is taken over.
  public struct Options: Sendable, Configurable {
    /// The backend that presents frames.
    public var presenter = Presenter.ansi
    /// Whether the pointer is reported; otherwise it stays the terminal's, which marks text with it.
    public var usesMouse = true
    /// Whether the program has a screen of its own, which is gone when it ends. Otherwise it draws over the shell's
    /// screen, and its last frame stays above the next prompt.
    public var usesAlternateScreen = true
    /// The most rows from the cursor on that the program draws in, as a prompt of a shell script does; nil gives it the
    /// whole screen.
    ///
    /// The view takes the rows it needs. At the end of the screen they push the text above them upwards, and when the
    /// program ends they are erased, so that the cursor is where it was. The pointer is not reported, and only
    /// ``TerminalApp/Presenter/ansi`` can draw this way. Frames go to the terminal even if standard output is
    /// redirected: only the answer goes there.
    public var inlineRows: Int?
    /// How the outlines of components are drawn.
    public var shapes = ShapeDrawing.auto
    /// The theme that gives roles their colours.
    public var theme = Theme.gitspace
    /// Light or dark; nil follows the terminal's background, and is light where that is not known.
    public var appearance: Appearance?
    /// Whether Ctrl-C ends the process and Ctrl-Z stops it, as they do everywhere; otherwise they are keys of the
    /// program.
    public var obeysControlKeys = true

    /// The default options.
    public init() {}
  }

  /// Runs a program until it quits.
  ///
  /// - Parameters:
  ///   - program: its effects are all that a screen does.
  ///   - options: how the terminal is taken over.
  /// - Returns: the last model of the program. If a signal or Ctrl-C ends the program, the terminal is restored and the
  ///   process ends by that signal, without a return.
  /// - Throws: ``TerminalAppError`` if the terminal cannot be drawn on, or goes away.
  @discardableResult
  public static func run<Shown: Program>(
    _ program: Shown, _ options: Options = Options()
  ) throws(TerminalAppError) -> Shown.Model
  where Shown.Model: Equatable, Shown.Effect == ScreenEffect {
    try run(program, options) { effect, _ in effect }
  }

  /// Runs a program with effects of its own until it quits.
  ///
  /// - Parameters:
  ///   - program: the program to run.
  ///   - options: how the terminal is taken over.
  ///   - perform: performs an effect between two frames; its changes to the model are drawn. It returns the part that
  ///     is left to the screen, or nil.
  /// - Returns: the last model of the program. If a signal or Ctrl-C ends the program, the terminal is restored and the
  ///   process ends by that signal, without a return.
  /// - Throws: ``TerminalAppError`` if the terminal cannot be drawn on, or goes away.
  @discardableResult
  public static func run<Shown: Program>(
    _ program: Shown, _ options: Options = Options(),
    perform: @escaping (Shown.Effect, inout Shown.Model) -> ScreenEffect?
  ) throws(TerminalAppError) -> Shown.Model where Shown.Model: Equatable {
    try model(of: try ending(of: program, options, MessageSource(), perform))
  }

  /// The model as the program left it, once the host is gone and the terminal is the shell's.
  static func model<Model>(
    of ending: ProgramEnding<AppEnding, Model>
  ) throws(TerminalAppError) -> Model {
    switch ending.reason {
    case .quit: return ending.model
    case .interrupted: SessionSignal.interrupt.reraise()
    case .signal(let signal): signal.reraise()
    case .hangup: throw .session(.hangup)
    }
  }

  static func ending<Shown: Program>(
    of program: Shown, _ options: Options, _ source: MessageSource<Shown>,
    _ perform: @escaping (Shown.Effect, inout Shown.Model) -> ScreenEffect?
  ) throws(TerminalAppError) -> ProgramEnding<AppEnding, Shown.Model>
  where Shown.Model: Equatable {
    let knowledge = CapabilityState(
      ofTerminalIn: ProcessStart.variables(ProcessStart.terminalVariables))
    let known = knowledge.capabilities
    guard !known.isDumb else { throw .dumbTerminal }
    var session = SessionOptions()
    session.environment = ProcessStart.variables(["COLUMNS", "LINES"])
    session.shapes = options.shapes
    let isInline = options.inlineRows != nil
    if !options.usesMouse || isInline { session.modes.subtract([.mouse, .mouseMotion]) }
    if !options.usesAlternateScreen || isInline { session.modes.remove(.alternateScreen) }
    let environment = RenderEnvironment(
      theme: options.theme, appearance: options.appearance ?? known.appearance.value ?? .light,
      depth: known.colorDepth.value, glyphs: known.glyphs.value)
    var host = try ProgramHost<AppEnding>(
      options.presenter, session, knowledge: knowledge, environment: environment,
      widths: FollowedWidths(environment.widthPolicy),
      followsAppearance: options.appearance == nil, inlineRows: options.inlineRows)
    var app = HostedApp(
      program: ControlledProgram(shown: program, obeysControlKeys: options.obeysControlKeys),
      source: source, perform: perform)
    do throws(SessionError) {
      let ending = try host.play(&app, from: program.initialModel)
      if isInline {
        try host.clearRows()
      } else if !options.usesAlternateScreen {
        try host.leaveBelow()
      }
      return ending
    } catch {
      throw .session(error)
    }
  }
}

/// Why a program cannot run on the terminal, or no longer.
public enum TerminalAppError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The terminal cannot be taken over, or was closed.
  case session(SessionError)
  /// ncurses cannot open a screen.
  case ncurses(NcursesError)
  /// `TERM` is `dumb`: the screen cannot be addressed.
  case dumbTerminal
  /// ncurses is to draw in rows of the shell's screen, but knows whole screens alone.
  case inlineWithNcurses

  /// The problem, and what to do, in one or two sentences.
  public var description: String {
    switch self {
    case .session(let error): error.description
    case .ncurses(let error): error.description
    case .dumbTerminal: "TERM is dumb: this terminal cannot be drawn on."
    case .inlineWithNcurses:
      "ncurses draws on whole screens alone. Present with ANSI, or take the whole screen."
    }
  }
}

/// Why a program that is run by itself ended.
enum AppEnding: EndingReason {
  case quit, interrupted, hangup
  case signal(SessionSignal)
}

/// A program that runs by itself, with a closure for its effects.
private struct HostedApp<Shown: Program>: HostedProgram where Shown.Model: Equatable {
  let program: ControlledProgram<Shown>
  let source: MessageSource<Shown>
  let perform: (Shown.Effect, inout Shown.Model) -> ScreenEffect?

  var descriptor: Int32 { source.descriptor }

  func takeMessages(_ model: inout Shown.Model) -> [ControlledProgram<Shown>.Effect] {
    source.take(&model).map { .own($0) }
  }

  func perform(
    _ effect: ControlledProgram<Shown>.Effect, _ model: inout Shown.Model
  ) -> HostDirection<AppEnding> {
    switch effect {
    case .screen(let effect): .screen(effect)
    case .own(let effect): perform(effect, &model).map { .screen($0) } ?? .none
    }
  }
}

/// A program whose process obeys Ctrl-C and Ctrl-Z.
private struct ControlledProgram<Shown: Program>: Program {
  enum Effect {
    case screen(ScreenEffect)
    case own(Shown.Effect)
  }

  let shown: Shown
  let obeysControlKeys: Bool

  var initialModel: Shown.Model { shown.initialModel }

  func receive(_ model: inout Shown.Model, _ event: Event) -> [Effect] {
    if obeysControlKeys {
      if event == .key(.control("c")) { return [.screen(.interrupt)] }
      if event == .key(.control("z")) { return [.screen(.suspend)] }
    }
    return shown.receive(&model, event).map { .own($0) }
  }

  func settle(_ model: inout Shown.Model) -> [Effect] {
    shown.settle(&model).map { .own($0) }
  }

  func view(_ model: Shown.Model) -> Element { shown.view(model) }
}
