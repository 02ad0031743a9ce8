public import GSDesign

extension TerminalApp {
  /// Runs a program that is told messages of an asynchronous sequence as well, until it quits.
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
  /// A task of its own iterates over the sequence; a message wakes the program, which polls nothing. At most 64 messages
  /// wait, then the sequence does. The task is cancelled when the program ends, and awaited for up to a second once the
  /// terminal is the shell's again: what ignores being cancelled for longer speaks to no one.
  ///
  /// The thread that calls this is taken until the program quits, so the sequence must not need the main actor.
  ///
  /// - Parameters:
  ///   - program: what is shown.
  ///   - options: how the terminal is taken over.
  ///   - messages: cannot fail, by its type: what goes wrong is a message like others. Its end ends nothing.
  ///   - perform: does what an effect says, between two frames; what it changes in the model is drawn. It returns what
  ///     is left to the screen; nil for nothing.
  /// - Returns: the model as the program left it. Where a signal or Ctrl-C ends the program, the terminal is put back
  ///   and the process ends as the signal would have it, without a return.
  /// - Throws: ``TerminalAppError`` where there is no terminal to draw on, or no longer.
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
  /// Readable when there is a message; -1 where none ever comes.
  var descriptor: Int32 = -1
  /// Tells the program what came.
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
