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

/// The running tasks of a program, and their messages on the way to it. It is used where the program runs.
package final class TaskRunner<Message: Sendable> {
  /// A message, or without one the end of a task.
  private struct Note: Sendable {
    let id: Int
    let message: Message?
  }

  private struct Running {
    let name: String?
    let task: Task<Void, Never>
  }

  private let mailbox: Mailbox<Note>
  private var running: [Int: Running] = [:]
  private var started = 0

  /// - Throws: where the process may open no more files.
  package init() throws(SessionError) {
    mailbox = try Mailbox()
  }

  /// Readable when there is a message.
  package var descriptor: Int32 { mailbox.descriptor }
  /// Whether every task has ended, also the cancelled ones.
  var isOver: Bool { mailbox.isOver }
  /// Whether no task goes on that still has something to say.
  package var isIdle: Bool { running.isEmpty }

  /// Performs the part of an effect that concerns tasks, and returns the other part.
  package func perform(_ effect: TaskEffect<Message>) -> ScreenEffect? {
    switch effect {
    case .screen(let effect): return effect
    case .start(let task): start(task)
    case .cancel(let name): cancel(name)
    }
    return nil
  }

  /// The messages so far, in their order; those of cancelled tasks are left out.
  func take() -> [Message] {
    mailbox.take().compactMap { note in
      guard running[note.id] != nil else { return nil }
      if note.message == nil { running[note.id] = nil }
      return note.message
    }
  }

  func drain() { mailbox.drain() }

  /// The names of the tasks that go on, those without a name left out.
  package var names: [String] { running.sorted { $0.key < $1.key }.compactMap(\.value.name) }

  /// Cancels all tasks.
  package func stop() {
    for running in running.values { running.task.cancel() }
    running = [:]
    mailbox.close()
  }

  private func start(_ task: ProgramTask<Message>) {
    if let name = task.name { cancel(name) }
    started += 1
    let (id, mailbox, work) = (started, mailbox, task.work)
    mailbox.begin()
    running[id] = Running(
      name: task.name,
      task: Task.detached {
        defer { mailbox.end() }
        let last = await work { message in
          _ = await mailbox.put(Note(id: id, message: message))
        }
        if let last { _ = await mailbox.put(Note(id: id, message: last)) }
        _ = await mailbox.put(Note(id: id, message: nil))
      })
  }

  private func cancel(_ name: String) {
    for (id, running) in running where running.name == name {
      running.task.cancel()
      self.running[id] = nil
    }
  }
}
