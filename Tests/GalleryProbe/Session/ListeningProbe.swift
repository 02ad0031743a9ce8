@testable import GSDesign
@testable import TermSession

/// A program that receives the answers of a source: `g` asks for a value, `f` for a failing one, `k` is a key of its
/// own.
struct ListeningProbe: ListeningProgram {
  struct Model: Equatable {
    var answers = Loaded<Int, Refusal>.idle
    var keys = 0
  }

  enum Refusal: ReadableError {
    case refused

    func text(_ language: Language) -> String { "refused" }
  }

  enum Effect {
    case ask(fails: Bool)
    /// Redraws the whole screen, so the output contains all of it.
    case redraw
    case quit
  }

  let initialModel = Model()

  func receive(_ model: inout Model, _ event: Event) -> [Effect] {
    switch event {
    case .key(KeyPress("g")): return [.ask(fails: false)]
    case .key(KeyPress("f")): return [.ask(fails: true)]
    case .key(KeyPress("q")): return [.quit]
    case .key:
      model.keys += 1
      return [.redraw]
    case .paste, .pointer, .resized, .appearance, .colorDepth, .roundTrip, .windowFocus, .timer:
      break
    }
    return []
  }

  func receive(_ model: inout Model, message: Loaded<Int, Refusal>) -> [Effect] {
    model.answers = message
    return (message.last ?? 0) > 1 ? [] : [.redraw]
  }

  func view(_ model: Model) -> Element {
    let answers =
      switch model.answers {
      case .idle: "idle"
      case .loading: "loading"
      case .value(let number): "value \(number)"
      case .stale(let number, _): "stale \(number)"
      case .failed: "failed"
      }
    return GSText(.body1, verbatim: "<\(answers), \(model.keys) keys>").element
  }

  /// - Parameter words: with `deaf` the source ignores that it is cancelled; with `flood` it never stops by itself.
  static func run(_ words: [String]) -> Int32 {
    ProbeProgram.takeForeground()
    let (requests, input) = AsyncStream<Bool>.makeStream()
    let (isDeaf, isFlood) = (words.contains("deaf"), words.contains("flood"))
    let states = requests.loading { fails throws(Refusal) in
      if isDeaf { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
      if fails { throw .refused }
      return 1
    }
    if words.contains("told") { input.onTermination = { _ in report("the source has ended") } }
    do throws(TerminalAppError) {
      let perform: (Effect, inout Model) -> ScreenEffect? = { effect, _ in
        switch effect {
        case .ask(let fails):
          input.yield(fails)
          return nil
        case .redraw: return .redraw
        case .quit: return .quit
        }
      }
      let left =
        isFlood
        ? try TerminalApp.run(ListeningProbe(), messages: Flood(), perform: perform)
        : try TerminalApp.run(ListeningProbe(), messages: states, perform: perform)
      report("left with \(left.keys) keys")
      return 0
    } catch {
      report("error \(error)")
      return 4
    }
  }
}

/// Answers without an end.
private struct Flood: AsyncSequence, AsyncIteratorProtocol, Sendable {
  typealias Failure = Never
  var number = 0

  func makeAsyncIterator() -> Flood { self }

  mutating func next() async -> Loaded<Int, ListeningProbe.Refusal>? {
    guard !Task.isCancelled else { return nil }
    number += 1
    return .value(number)
  }

  mutating func next(
    isolation actor: isolated (any Actor)?
  ) async -> Loaded<Int, ListeningProbe.Refusal>? {
    await next()
  }
}
