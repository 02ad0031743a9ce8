public import GSDesign

extension TerminalApp {
  /// Runs a program that also receives the messages of an asynchronous sequence, until it quits.
  ///
  /// ```swift
  /// let (requests, input) = AsyncStream<TagRequest>.makeStream()
  /// try await TerminalApp.run(TagManager(), messages: viewModel.transform(requests)) { effect, _ in
  ///   switch effect {
  ///   case .ask(let request): input.yield(request)
  ///     return nil
  ///   case .screen(let effect): return effect
  ///   }
  /// }
  /// ```
  ///
  /// A separate task iterates over the sequence, and a message wakes the program, which does not poll. At most 64
  /// messages wait, then the sequence does. When the program ends, the task is cancelled. Once the shell has the
  /// terminal back, it is awaited for up to a second; the messages of a task that ignores its cancellation are lost.
  ///
  /// - Parameters:
  ///   - program: the program to run.
  ///   - options: how the terminal is taken over.
  ///   - messages: the sequence. By its type it cannot fail: report failures as messages. Its end does not end the
  ///     program.
  ///   - isolation: the actor that the program runs on: the caller's. Other work of that actor goes on between two
  ///     events.
  ///   - perform: performs an effect between two frames; its changes to the model are drawn. It returns the part that
  ///     is left to the screen, or nil.
  /// - Returns: the last model of the program. If a signal or Ctrl-C ends the program, the terminal is restored and the
  ///   process ends by that signal, without a return.
  /// - Throws: ``TerminalAppError`` if the terminal cannot be drawn on, or goes away, or the task is cancelled.
  @discardableResult
  public static func run<Shown: ListeningProgram, Messages: AsyncSequence & Sendable>(
    _ program: Shown, _ options: Options = Options(), messages: Messages,
    isolation: isolated (any Actor)? = #isolation,
    perform: @escaping (Shown.Effect, inout Shown.Model) -> ScreenEffect?
  ) async throws(TerminalAppError) -> Shown.Model
  where
    Shown.Model: Equatable, Messages.Element == Shown.Message, Messages.Failure == Never
  {
    try model(of: await ending(of: program, options, source(messages, program), perform))
  }

  /// Runs a program that also receives the messages of an asynchronous sequence, until it quits, from code that is not
  /// asynchronous.
  ///
  /// The main thread serves the main actor meanwhile, so that its tasks go on. Any other thread is blocked. A task
  /// gets an error: it has to await the run.
  ///
  /// - Parameters:
  ///   - program: the program to run.
  ///   - options: how the terminal is taken over.
  ///   - messages: the sequence. By its type it cannot fail: report failures as messages. Its end does not end the
  ///     program.
  ///   - perform: performs an effect between two frames; its changes to the model are drawn. It returns the part that
  ///     is left to the screen, or nil.
  /// - Returns: the last model of the program. If a signal or Ctrl-C ends the program, the terminal is restored and the
  ///   process ends by that signal, without a return.
  /// - Throws: ``TerminalAppError`` if the terminal cannot be drawn on, or goes away.
  @available(*, noasync, message: "In asynchronous code, await the asynchronous function.")
  @discardableResult
  public static func run<Shown: ListeningProgram, Messages: AsyncSequence & Sendable>(
    _ program: Shown, _ options: Options = Options(), messages: Messages,
    perform: @escaping (Shown.Effect, inout Shown.Model) -> ScreenEffect?
  ) throws(TerminalAppError) -> Shown.Model
  where
    Shown.Model: Equatable, Messages.Element == Shown.Message, Messages.Failure == Never
  {
    try model(of: blockingEnding(of: program, options, source(messages, program), perform))
  }

  /// Runs a program that has work done beside itself, until it quits.
  ///
  /// ```swift
  /// try await TerminalApp.run(Uploader())
  /// ```
  ///
  /// Each `ProgramTask` runs on no actor; its messages wake the program. When the program ends, its tasks are
  /// cancelled, and awaited for up to a second.
  ///
  /// - Parameters:
  ///   - program: the program to run.
  ///   - options: how the terminal is taken over.
  ///   - isolation: the actor that the program runs on: the caller's.
  /// - Returns: the last model of the program. If a signal or Ctrl-C ends the program, the terminal is restored and the
  ///   process ends by that signal, without a return.
  /// - Throws: ``TerminalAppError`` if the terminal cannot be drawn on, or goes away, or the task is cancelled.
  @discardableResult
  public static func run<Shown: ListeningProgram>(
    _ program: Shown, _ options: Options = Options(), isolation: isolated (any Actor)? = #isolation
  ) async throws(TerminalAppError) -> Shown.Model
  where Shown.Model: Equatable, Shown.Effect == TaskEffect<Shown.Message> {
    let tasks: TaskRunner<Shown.Message>
    do throws(SessionError) { tasks = try TaskRunner() } catch { throw .session(error) }
    return try model(
      of: await ending(of: program, options, MessageSource(tasks, for: program)) { effect, _ in
        tasks.perform(effect)
      })
  }

  private static func source<Shown: ListeningProgram>(
    _ messages: some AsyncSequence<Shown.Message, Never> & Sendable, _ program: Shown
  ) throws(TerminalAppError) -> MessageSource<Shown> {
    do throws(SessionError) {
      return try MessageSource(messages, for: program)
    } catch {
      throw .session(error)
    }
  }
}
