public import GSDesign
public import TermRender

/// Runs a program on the terminal.
///
/// ```swift
/// try await TerminalApp.run(Counter())
/// ```
///
/// The program receives keys, pasted texts, the pointer over its parts, the size of the screen and the capabilities of
/// the terminal as `Event`s. Its view is laid out on the whole screen. The terminal is restored however the program
/// ends: by a return, a throw, a crash or a signal; only SIGKILL leaves it as it is.
///
/// One program runs at a time, on the actor or the thread that runs it.
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
  /// ```swift
  /// try await TerminalApp.run(Counter())
  /// ```
  ///
  /// - Parameters:
  ///   - program: its effects are all that a screen does.
  ///   - options: how the terminal is taken over.
  ///   - isolation: the actor that the program runs on: the caller's. Other work of that actor goes on between two
  ///     events.
  /// - Returns: the last model of the program. If a signal or Ctrl-C ends the program, the terminal is restored and the
  ///   process ends by that signal, without a return.
  /// - Throws: ``TerminalAppError`` if the terminal cannot be drawn on, or goes away, or the task is cancelled.
  @discardableResult
  public static func run<Shown: Program>(
    _ program: Shown, _ options: Options = Options(), isolation: isolated (any Actor)? = #isolation
  ) async throws(TerminalAppError) -> Shown.Model
  where Shown.Model: Equatable, Shown.Effect == ScreenEffect {
    try await run(program, options, isolation: isolation) { effect, _ in effect }
  }

  /// Runs a program with effects of its own until it quits.
  ///
  /// - Parameters:
  ///   - program: the program to run.
  ///   - options: how the terminal is taken over.
  ///   - isolation: the actor that the program runs on: the caller's. Other work of that actor goes on between two
  ///     events.
  ///   - perform: performs an effect between two frames; its changes to the model are drawn. It returns the part that
  ///     is left to the screen, or nil.
  /// - Returns: the last model of the program. If a signal or Ctrl-C ends the program, the terminal is restored and the
  ///   process ends by that signal, without a return.
  /// - Throws: ``TerminalAppError`` if the terminal cannot be drawn on, or goes away, or the task is cancelled.
  @discardableResult
  public static func run<Shown: Program>(
    _ program: Shown, _ options: Options = Options(), isolation: isolated (any Actor)? = #isolation,
    perform: @escaping (Shown.Effect, inout Shown.Model) -> ScreenEffect?
  ) async throws(TerminalAppError) -> Shown.Model where Shown.Model: Equatable {
    try model(of: await ending(of: program, options, MessageSource(), perform))
  }

  /// Runs a program until it quits, from code that is not asynchronous.
  ///
  /// The main thread serves the main actor meanwhile, so that its tasks go on, also those started before. Any other
  /// thread is blocked. A task gets an error: it has to await the run.
  ///
  /// - Parameters:
  ///   - program: its effects are all that a screen does.
  ///   - options: how the terminal is taken over.
  /// - Returns: the last model of the program. If a signal or Ctrl-C ends the program, the terminal is restored and the
  ///   process ends by that signal, without a return.
  /// - Throws: ``TerminalAppError`` if the terminal cannot be drawn on, or goes away.
  @available(*, noasync, message: "In asynchronous code, await the asynchronous function.")
  @discardableResult
  public static func run<Shown: Program>(
    _ program: Shown, _ options: Options = Options()
  ) throws(TerminalAppError) -> Shown.Model
  where Shown.Model: Equatable, Shown.Effect == ScreenEffect {
    try run(program, options) { effect, _ in effect }
  }

  /// Runs a program with effects of its own until it quits, from code that is not asynchronous.
  ///
  /// The main thread serves the main actor meanwhile, so that its tasks go on, also those started before. Any other
  /// thread is blocked. A task gets an error: it has to await the run.
  ///
  /// - Parameters:
  ///   - program: the program to run.
  ///   - options: how the terminal is taken over.
  ///   - perform: performs an effect between two frames; its changes to the model are drawn. It returns the part that
  ///     is left to the screen, or nil.
  /// - Returns: the last model of the program. If a signal or Ctrl-C ends the program, the terminal is restored and the
  ///   process ends by that signal, without a return.
  /// - Throws: ``TerminalAppError`` if the terminal cannot be drawn on, or goes away.
  @available(*, noasync, message: "In asynchronous code, await the asynchronous function.")
  @discardableResult
  public static func run<Shown: Program>(
    _ program: Shown, _ options: Options = Options(),
    perform: @escaping (Shown.Effect, inout Shown.Model) -> ScreenEffect?
  ) throws(TerminalAppError) -> Shown.Model where Shown.Model: Equatable {
    try model(of: blockingEnding(of: program, options, MessageSource(), perform))
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
    case .cancelled: throw .cancelled
    }
  }

  /// Plays a program, gives the terminal back, and ends the tasks that send it messages.
  static func ending<Shown: Program>(
    of program: Shown, _ options: Options, _ source: MessageSource<Shown>,
    _ perform: @escaping (Shown.Effect, inout Shown.Model) -> ScreenEffect?,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(TerminalAppError) -> ProgramEnding<AppEnding, Shown.Model>
  where Shown.Model: Equatable {
    let thread: WaitingThread
    do throws(SessionError) {
      thread = try WaitingThread()
    } catch {
      source.stop()
      throw .session(error)
    }
    let result: Result<ProgramEnding<AppEnding, Shown.Model>, TerminalAppError>
    do throws(TerminalAppError) {
      result = .success(try await played(program, options, source, perform, waiting: thread))
    } catch {
      result = .failure(error)
    }
    source.stop()
    if !result.isEndedBySignal() { await source.waitForEnd(by: thread) }
    return try result.get()
  }

  private static func played<Shown: Program>(
    _ program: Shown, _ options: Options, _ source: MessageSource<Shown>,
    _ perform: @escaping (Shown.Effect, inout Shown.Model) -> ScreenEffect?,
    waiting thread: WaitingThread, isolation: isolated (any Actor)? = #isolation
  ) async throws(TerminalAppError) -> ProgramEnding<AppEnding, Shown.Model>
  where Shown.Model: Equatable {
    var host = try host(options)
    var app = HostedApp(program, options, source, perform)
    do throws(SessionError) {
      let ending = try await host.play(&app, from: program.initialModel, waiting: thread)
      try leave(&host, options)
      return ending
    } catch {
      throw .session(error)
    }
  }

  /// The same for code that is not asynchronous.
  static func blockingEnding<Shown: Program>(
    of program: Shown, _ options: Options, _ source: MessageSource<Shown>,
    _ perform: @escaping (Shown.Effect, inout Shown.Model) -> ScreenEffect?
  ) throws(TerminalAppError) -> ProgramEnding<AppEnding, Shown.Model>
  where Shown.Model: Equatable {
    let result = Result { () throws(TerminalAppError) in
      try blockingPlayed(program, options, source, perform)
    }
    source.stop()
    if !result.isEndedBySignal() { source.waitForEnd() }
    return try result.get()
  }

  private static func blockingPlayed<Shown: Program>(
    _ program: Shown, _ options: Options, _ source: MessageSource<Shown>,
    _ perform: @escaping (Shown.Effect, inout Shown.Model) -> ScreenEffect?
  ) throws(TerminalAppError) -> ProgramEnding<AppEnding, Shown.Model>
  where Shown.Model: Equatable {
    guard !MainThread.isInTask else { throw .blocksTasks }
    var host = try host(options)
    var app = HostedApp(program, options, source, perform)
    do throws(SessionError) {
      let ending = try host.play(&app, from: program.initialModel, waiting: MainThread.wait)
      try leave(&host, options)
      return ending
    } catch {
      throw .session(error)
    }
  }

  /// Takes over the terminal.
  private static func host(_ options: Options) throws(TerminalAppError) -> ProgramHost<AppEnding> {
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
    return try ProgramHost(
      options.presenter, session, knowledge: knowledge, environment: environment,
      widths: FollowedWidths(environment.widthPolicy),
      followsAppearance: options.appearance == nil, inlineRows: options.inlineRows)
  }

  /// Leaves the last frame above the prompt of the shell, or erases the rows that were drawn in.
  private static func leave(
    _ host: inout ProgramHost<AppEnding>, _ options: Options
  ) throws(SessionError) {
    if options.inlineRows != nil {
      try host.clearRows()
    } else if !options.usesAlternateScreen {
      try host.leaveBelow()
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
  /// The task that ran the program was cancelled; the terminal was restored.
  case cancelled
  /// A task called the function without `async` through other synchronous code: it would block the tasks of its actor.
  case blocksTasks
  /// ncurses is to draw in rows of the shell's screen, but knows whole screens alone.
  case inlineWithNcurses

  /// The problem, and what to do, in one or two sentences.
  public var description: String {
    switch self {
    case .session(let error): error.description
    case .ncurses(let error): error.description
    case .cancelled: "The program was cancelled."
    case .blocksTasks:
      "The program would block the tasks of its actor. In asynchronous code, await the run."
    case .dumbTerminal: "TERM is dumb: this terminal cannot be drawn on."
    case .inlineWithNcurses:
      "ncurses draws on whole screens alone. Present with ANSI, or take the whole screen."
    }
  }
}

/// Why a program that is run by itself ended.
package enum AppEnding: EndingReason {
  case quit, interrupted, hangup, cancelled
  case signal(SessionSignal)
}

extension Result {
  /// Whether the process ends as a signal would have it: everything goes at once then.
  fileprivate func isEndedBySignal<Model>() -> Bool
  where Success == ProgramEnding<AppEnding, Model> {
    switch self {
    case .success(let ending):
      switch ending.reason {
      case .signal, .interrupted: true
      case .quit, .hangup, .cancelled: false
      }
    case .failure: false
    }
  }
}
