import CTermGuard
package import GSDesign

/// Where a program that runs by itself gets messages from.
package struct MessageSource<Shown: Program> {
  /// Readable when there is a message; -1 without a source.
  var descriptor: Int32 = -1
  /// Passes the waiting messages to the program.
  var take: (inout Shown.Model) -> [Shown.Effect] = { _ in [] }
  /// Forgets the wakes so far.
  var drain: () -> Void = {}
  /// Cancels the tasks that send, and takes no more of their messages.
  var stop: () -> Void = {}
  /// Whether these tasks have ended.
  var isOver: () -> Bool = { true }

  /// No source: the program waits for keys and timers alone.
  package init() {}

  /// How long they may take to end, in milliseconds.
  private static var lastWait: Int64 { 1_000 }

  /// Waits until the tasks have ended, at most a second.
  func waitForEnd() {
    let end = term_guard_now() + Self.lastWait
    let points: [WaitPoint] = [.readable(descriptor)]
    while !isOver(), term_guard_now() < end {
      MainThread.wait(points, milliseconds: end - term_guard_now())
      drain()
    }
  }

  /// The same without blocking.
  func waitForEnd(
    by thread: WaitingThread, isolation: isolated (any Actor)? = #isolation
  ) async {
    let end = term_guard_now() + Self.lastWait
    let points: [WaitPoint] = [.readable(descriptor)]
    while !isOver(), term_guard_now() < end {
      await thread.wait(points, milliseconds: end - term_guard_now())
      drain()
    }
  }
}

extension MessageSource where Shown: ListeningProgram {
  /// The messages of a sequence, over which a task of its own iterates.
  init(
    _ messages: some AsyncSequence<Shown.Message, Never> & Sendable, for program: Shown
  ) throws(SessionError) {
    let mailbox = try Mailbox<Shown.Message>()
    mailbox.begin()
    let task = Task.detached {
      defer { mailbox.end() }
      for await message in messages {
        guard await mailbox.put(message) else { break }
      }
    }
    descriptor = mailbox.descriptor
    take = { model in mailbox.take().flatMap { program.receive(&model, message: $0) } }
    drain = mailbox.drain
    stop = {
      task.cancel()
      mailbox.close()
    }
    isOver = { mailbox.isOver }
  }

  /// The messages of the tasks that the program starts.
  package init(_ tasks: TaskRunner<Shown.Message>, for program: Shown) {
    descriptor = tasks.descriptor
    take = { model in tasks.take().flatMap { program.receive(&model, message: $0) } }
    drain = tasks.drain
    stop = tasks.stop
    isOver = { tasks.isOver }
  }
}
