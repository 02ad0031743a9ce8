package import GSDesign

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
