@testable import GSDesign
@testable import TermSession

/// A program with tasks beside it, and tasks of the main actor that run all the while: `u` uploads, `c` cancels.
struct TasksProbe: ListeningProgram {
  enum Message: Sendable {
    case part(Int)
    case finished
  }

  struct Model: Equatable {
    var part = 0
    var finished = 0
    var beats = 0

    var word: String { beats > 3 ? "beats" : "still" }
  }

  let initialModel = Model()

  private static var look: TaskEffect<Message> {
    .screen(.startTimer("look", after: .milliseconds(5)))
  }

  func receive(_ model: inout Model, _ event: Event) -> [TaskEffect<Message>] {
    switch event {
    case .key(KeyPress("q")): return [.screen(.quit)]
    case .key(KeyPress("c")): return [.cancel("upload")]
    case .key(KeyPress("u")):
      return [
        .start(
          ProgramTask("upload") { report in
            for part in 1...20 { await report(.part(part)) }
            return .finished
          })
      ]
    case .key(KeyPress("e")):
      // It ends by its cancellation alone.
      return [.start(ProgramTask("endless") { _ in await endlessly() })]
    case .key(KeyPress("x")): MainActor.assumeIsolated { Heart.isStopAsked = true }
    case .timer:
      let before = model.word
      model.beats = MainActor.assumeIsolated { Heart.beats }
      // The output has the whole screen then.
      if model.word != before { return [.screen(.redraw), Self.look] }
    case .key, .paste, .pointer, .resized, .appearance, .colorDepth, .roundTrip, .windowFocus:
      break
    }
    return [Self.look]
  }

  func receive(_ model: inout Model, message: Message) -> [TaskEffect<Message>] {
    switch message {
    case .part(let part): model.part = part
    case .finished:
      model.finished += 1
      return [.screen(.redraw)]
    }
    return []
  }

  func view(_ model: Model) -> Element {
    .column([
      .label("<part \(model.part), \(model.finished) finished, \(model.word)>"), .label("tasks>"),
    ])
  }

  /// - Parameter words: how it is run: `awaited`, `cancelled` by the key x, `blocking` outside of tasks, `nested` in
  ///   synchronous code of a task.
  static func run(_ words: [String]) -> Int32 {
    ProbeProgram.takeForeground()
    if words.contains("blocking") {
      Task { @MainActor in await Heart.beat() }
      do throws(TerminalAppError) {
        report("left \(try TerminalApp.run(HeartProbe()).beats > 3)")
        return 0
      } catch {
        report("error \(error)")
        return 4
      }
    }
    return serving {
      let heart = Task { @MainActor in await Heart.beat() }
      defer { heart.cancel() }
      do {
        if words.contains("nested") {
          try nested()
        } else if words.contains("cancelled") {
          let run = Task { @MainActor in try await TerminalApp.run(TasksProbe()) }
          while !Heart.isStopAsked { await Task.yield() }
          run.cancel()
          _ = try await run.value
        } else {
          let model = try await TerminalApp.run(TasksProbe())
          report("left with \(model.finished) finished")
        }
        return 0
      } catch {
        report("error \(error)")
        return 4
      }
    }
  }

  /// Runs an asynchronous function of the main actor to its end, from synchronous code on the main thread.
  private static func serving(_ body: @escaping @MainActor () async -> Int32) -> Int32 {
    nonisolated(unsafe) let ended = Ending()
    Task { @MainActor in ended.status = await body() }
    while true {
      if let status = ended.status { return status }
      MainThread.wait([], milliseconds: 5)
    }
  }

  /// Synchronous code between a task and a run that blocks.
  private static func nested() throws { try TerminalApp.run(HeartProbe()) }
}

/// Waits until the task is cancelled.
private func endlessly() async -> TasksProbe.Message? {
  let (gate, _) = AsyncStream<Never>.makeStream()
  for await _ in gate {}
  return .finished
}

/// Work of the main actor that goes on as long as it is served.
@MainActor private enum Heart {
  static var beats = 0
  /// Whether a person asked to cancel the task of the program.
  static var isStopAsked = false

  static func beat() async {
    while !Task.isCancelled {
      beats += 1
      await Task.yield()
      // The task leaves the actor, and comes back.
      await Task.detached {}.value
    }
  }
}

/// A program that shows whether the heart beats.
private struct HeartProbe: Program {
  struct Model: Equatable {
    var beats = 0

    var word: String { beats > 3 ? "beats" : "still" }
  }

  let initialModel = Model()

  func receive(_ model: inout Model, _ event: Event) -> [ScreenEffect] {
    if event == .key(KeyPress("q")) { return [.quit] }
    let before = model.word
    model.beats = MainActor.assumeIsolated { Heart.beats }
    let look = ScreenEffect.startTimer("look", after: .milliseconds(5))
    return model.word == before ? [look] : [.redraw, look]
  }

  func view(_ model: Model) -> Element {
    .column([.label("<\(model.word)>"), .label("tasks>")])
  }
}

/// The status of a function that runs by and by.
private final class Ending {
  var status: Int32?
}
