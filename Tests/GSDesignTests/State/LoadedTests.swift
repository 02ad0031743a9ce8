import Testing

@testable import GSDesign

@Suite("Data that fails")
struct LoadedTests {
  private enum Refusal: ReadableError, CaseIterable {
    case offline, refused

    func text(_ language: Language) -> String {
      switch self {
      case .offline: language == .korean ? "연결 없음" : "no connection"
      case .refused: language == .korean ? "거절됨" : "refused"
      }
    }
  }

  private typealias Numbers = Loaded<Int, Refusal>

  private static let all: [Numbers] = [
    .idle, .loading(last: nil, after: nil), .loading(last: 1, after: nil),
    .loading(last: nil, after: .offline), .loading(last: 1, after: .offline), .value(1),
    .stale(1, .offline), .failed(.offline),
  ]

  @Test(arguments: all)
  private func aFailureKeepsTheLastGoodValue(state: Numbers) {
    var failed = state
    failed.finish(.failure(.refused))
    #expect(failed.last == state.last)
    #expect(failed.failure == .refused)
    #expect(!failed.isLoading)
  }

  @Test(arguments: all)
  private func anAnswerClearsTheFailure(state: Numbers) {
    var answered = state
    answered.finish(.success(2))
    #expect(answered == .value(2))
  }

  @Test(arguments: all)
  private func startingKeepsTheLastValueAndTheFailure(state: Numbers) {
    var asked = state
    asked.start()
    #expect(asked.isLoading)
    #expect(asked.last == state.last && asked.failure == state.failure)
    let once = asked
    asked.start()
    #expect(asked == once)
  }

  @Test(arguments: all)
  private func cancellingRestoresTheState(state: Numbers) {
    guard !state.isLoading else { return }
    var asked = state
    asked.start()
    asked.cancel()
    #expect(asked == state)
    asked.cancel()
    #expect(asked == state)
  }

  @Test(arguments: all)
  private func aValueIsChangedInItsState(state: Numbers) {
    var edited = state
    edited.edit { $0 += 1 }
    #expect(edited.last == state.last.map { $0 + 1 })
    #expect(edited.failure == state.failure && edited.isLoading == state.isLoading)
    #expect(edited == state.map { $0 + 1 })
  }

  /// Every order of ten answers, good or bad, with the state after each.
  @Test func everyOrderOfFailuresLeavesTheLastGoodValue() {
    let count = 10
    for order in 0..<(1 << count) {
      var state = Numbers.idle
      var last: Int?
      for step in 0..<count {
        state.start()
        let fails = order & (1 << step) != 0
        state.finish(fails ? .failure(.offline) : .success(step))
        if !fails { last = step }
        let expected: Numbers =
          fails ? last.map { .stale($0, .offline) } ?? .failed(.offline) : .value(step)
        guard state == expected else {
          Issue.record("order \(order), step \(step): \(state), not \(expected)")
          return
        }
      }
    }
  }

  /// Every order of eight failures over a stream: each input has its two states, and the stream lives to the end.
  @Test func theInputStreamSurvivesAnyFailure() async {
    let count = 8
    for order in 0..<(1 << count) {
      let (inputs, input) = AsyncStream<Int>.makeStream()
      for step in 0..<count { input.yield(step) }
      input.finish()
      let states = inputs.loading { step throws(Refusal) in
        if order & (1 << step) != 0 { throw .refused }
        return step
      }
      var reference = Numbers.idle
      var step = 0
      for await state in states {
        if state.isLoading {
          reference.start()
        } else {
          reference.finish(order & (1 << step) != 0 ? .failure(.refused) : .success(step))
          step += 1
        }
        guard state == reference else {
          Issue.record("order \(order), step \(step): \(state), not \(reference)")
          return
        }
      }
      #expect(step == count, "order \(order)")
    }
  }

  /// A view's state cannot hold a failure, by its type; an example in `Tests/Misuse` that must not compile proves it.
  @Test func aViewModelTurnsFailuresIntoStates() async {
    struct Doubling: ViewModel {
      func transform(
        _ inputs: AsyncStream<Int>
      ) -> some AsyncSequence<Loaded<Int, Refusal>, Never> & Sendable {
        inputs.loading { number throws(Refusal) in
          guard number >= 0 else { throw .refused }
          return number * 2
        }
      }
    }
    let (inputs, input) = AsyncStream<Int>.makeStream()
    for number in [1, -1, 2] { input.yield(number) }
    input.finish()
    var ends: [Numbers] = []
    for await state in Doubling().transform(inputs) where !state.isLoading { ends.append(state) }
    #expect(ends == [.value(2), .stale(2, .refused), .value(4)])
  }

  @Test func everyErrorHasWordsInBothLanguages() {
    for refusal in Refusal.allCases {
      #expect(refusal.text(.english) != refusal.text(.korean))
    }
  }
}

@Suite("The log of failures")
struct FailureLogTests {
  @Test func theSameFailureAgainIsCounted() {
    var log = FailureLog<String>()
    for message in ["a", "a", "b", "a"] { log.note(message, from: "tags") }
    log.note("a", from: "themes")
    #expect(log.entries.map(\.count) == [2, 1, 1, 1])
    #expect(log.entries.map(\.number) == [2, 3, 4, 5])
    #expect(log.total == 5)
  }

  @Test func itNeverGrowsBeyondItsCapacity() {
    var log = FailureLog<Int>()
    for number in 0..<1_000 { log.note(number, from: "source") }
    #expect(log.entries.count == FailureLog<Int>.capacity)
    #expect(log.entries.map(\.message) == Array(900..<1_000))
    #expect(log.total == 1_000)
  }
}
