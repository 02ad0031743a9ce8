public import GSDesign

extension TerminalApp {
  /// Runs a program that also receives the messages of an asynchronous sequence, until it quits.
  ///
  /// ```swift
  /// let (requests, input) = AsyncStream<TagRequest>.makeStream()
  /// try TerminalApp.run(TagManager(), messages: viewModel.transform(requests)) { effect, _ in
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
  /// The calling thread is blocked until the program quits, so the sequence must not need the main actor.
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
  @discardableResult
  public static func run<Shown: ListeningProgram, Messages: AsyncSequence & Sendable>(
    _ program: Shown, _ options: Options = Options(), messages: Messages,
    perform: @escaping (Shown.Effect, inout Shown.Model) -> ScreenEffect?
  ) throws(TerminalAppError) -> Shown.Model
  where
    Shown.Model: Equatable, Messages.Element == Shown.Message, Messages.Failure == Never
  {
    let mailbox: Mailbox<Shown.Message>
    do throws(SessionError) {
      mailbox = try Mailbox()
    } catch {
      throw .session(error)
    }
    let task = Task.detached {
      for await message in messages {
        guard await mailbox.put(message) else { break }
      }
      mailbox.end()
    }
    let source = MessageSource<Shown>(descriptor: mailbox.descriptor) { model in
      mailbox.take().flatMap { program.receive(&model, message: $0) }
    }
    let ending: Result<ProgramEnding<AppEnding, Shown.Model>, TerminalAppError>
    do throws(TerminalAppError) {
      ending = .success(try self.ending(of: program, options, source, perform))
    } catch {
      ending = .failure(error)
    }
    task.cancel()
    mailbox.close()
    // A signal takes everything with it at once.
    if !ending.isEndedBySignal() { _ = mailbox.waitForEnd(milliseconds: lastWait) }
    return try model(of: try ending.get())
  }

  /// How long the task of the messages may take to end, in milliseconds.
  private static let lastWait: Int64 = 1_000
}

/// Where a program that runs by itself gets messages from.
struct MessageSource<Shown: Program> {
  /// Readable when there is a message; -1 without a source.
  var descriptor: Int32 = -1
  /// Passes the waiting messages to the program.
  var take: (inout Shown.Model) -> [Shown.Effect] = { _ in [] }
}

extension Result {
  /// Whether the process ends as a signal would have it.
  fileprivate func isEndedBySignal<Model>() -> Bool
  where Success == ProgramEnding<AppEnding, Model> {
    switch self {
    case .success(let ending):
      switch ending.reason {
      case .signal, .interrupted: true
      case .quit, .hangup: false
      }
    case .failure: false
    }
  }
}
