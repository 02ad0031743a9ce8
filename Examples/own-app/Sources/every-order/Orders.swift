import GSDesign
import OwnApp

/// Makes the program's source fail at every call, in every order, and after each call presses keys that must work.
/// Orders with the same beginning share it: 2^21 − 2 calls in all for twenty.
struct Orders {
  /// A position in an order.
  private struct Step {
    var model: TagManager.Model
    /// The last tags that arrived; nil before the first.
    var good: [Tag]?
    /// The tags of the source.
    var stored: [Tag] = []
    var failures = 0
    var order = ""
  }

  let depth: Int
  private(set) var calls = 0
  private let program = TagManager(language: .english)
  /// The person's actions; each makes one call to the source.
  private let requests: [TagRequest] = [
    .load, .add("one"), .toggle("one"), .add("two"), .remove("one"), .load, .add("one"), .add(""),
    .toggle("two"), .remove("nothing"),
  ]

  init(depth: Int) {
    self.depth = depth
  }

  /// The first fault with its failures (1) and answers (0); nil if none is found.
  mutating func problem() -> String? {
    walk(Step(model: program.initialModel))
  }

  private mutating func walk(_ step: Step) -> String? {
    guard step.order.count < depth else { return nil }
    for fails in [false, true] {
      calls += 1
      var next = step
      next.order += fails ? "1" : "0"
      if let problem = advance(&next, fails) { return "\(problem), after \(next.order)." }
      if let problem = walk(next) { return problem }
    }
    return nil
  }

  private func advance(_ step: inout Step, _ fails: Bool) -> String? {
    var state = step.model.tags
    state.start()
    _ = program.receive(&step.model, message: state)
    guard step.model.tags.last == step.good else { return "The tags are gone while they load" }
    let answer = answer(to: requests[(step.order.count - 1) % requests.count], step, fails)
    state.finish(answer)
    _ = program.receive(&step.model, message: state)
    switch answer {
    case .success(let tags): (step.good, step.stored) = (tags, tags)
    case .failure: step.failures += 1
    }
    guard step.model.tags == state, state.last == step.good else {
      return "The last good tags are not shown"
    }
    guard step.model.log.total == step.failures else { return "A failure has no line" }
    _ = program.receive(&step.model, .key(KeyPress(.escape)))
    guard step.model.focus == .tabs else { return "Escape is not heard" }
    _ = program.receive(&step.model, .key(KeyPress(.tab)))
    guard step.model.focus == .content else { return "Tab is not heard" }
    guard program.receive(&step.model, .key(KeyPress("r"))) == [.ask(.load)] else {
      return "Reloading is not asked for"
    }
    return nil
  }

  private func answer(
    to request: TagRequest, _ step: Step, _ fails: Bool
  ) -> Result<[Tag], TagError> {
    if fails { return .failure(.offline(call: step.order.count)) }
    do throws(TagError) {
      return .success(try request.apply(to: step.stored))
    } catch {
      return .failure(error)
    }
  }
}
