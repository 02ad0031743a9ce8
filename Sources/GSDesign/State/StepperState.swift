/// The state of a stepper: a whole number within bounds, and two arrows that change it by one.
///
/// It has one tab stop: left and down subtract one, right and up add one, Home and End go to the bounds. The arrow that
/// subtracts is member 0, the one that adds member 1; at its bound an arrow is disabled.
///
/// ```swift
/// var state = StepperState(39, in: 4...40)
/// state.handle(.move(.right))  // .acted(1): the number is 40 now
/// state.handle(.move(.right))  // .ignored
/// ```
public struct StepperState: Hashable, Sendable {
  /// The least and the greatest number.
  public let range: ClosedRange<Int>
  /// The number, within the bounds.
  public private(set) var value: Int
  private var group: MemberGroup

  /// Makes a state; a number beyond a bound is clamped to it.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - range: the least and the greatest number.
  ///   - isFocused: whether keys go to it; never if the bounds leave one number.
  ///   - pointed: the arrow under the pointer, 0 or 1; a disabled one is none.
  ///   - isPressed: whether the button is held on it.
  public init(
    _ value: Int, in range: ClosedRange<Int>, isFocused: Bool = false, pointed: Int? = nil,
    isPressed: Bool = false
  ) {
    self.range = range
    self.value = min(max(range.lowerBound, value), range.upperBound)
    var disabled: Set<Int> = []
    if self.value == range.lowerBound { disabled.insert(0) }
    if self.value == range.upperBound { disabled.insert(1) }
    let focus = MemberFocus(count: 2, disabled: disabled)
    group = MemberGroup(
      focus: focus, isFocused: isFocused && focus.index != nil, pointed: pointed,
      isPressed: isPressed)
  }

  /// Whether keys go to it.
  public var isFocused: Bool { group.isFocused }
  /// Whether there is a number to step to.
  public var canStep: Bool { group.focus.index != nil }
  /// Whether an arrow is at its bound: 0 subtracts one, 1 adds one.
  public func isDisabled(_ arrow: Int) -> Bool { group.focus.isDisabled(arrow) }
  /// Returns the pointer state of an arrow: none, hovering or pressing.
  public func interaction(of arrow: Int) -> Interaction { group.interaction(of: arrow) }

  /// Handles an intent: `.acted` with the arrow of the change if the number changed.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    switch intent {
    case .move(.left), .move(.down): return step(0)
    case .move(.right), .move(.up): return step(1)
    case .first: return set(range.lowerBound)
    case .last: return set(range.upperBound)
    case .activate, .remove, .insert, .deleteBackward, .deleteForward, .deleteAll, .cancel:
      return .ignored
    case .focus, .blur, .hover, .pressDown, .pressUp:
      return switch group.handle(intent, arrows: .horizontal) {
      case .ignored, .removing: .ignored
      case .changed, .moved: .changed
      case .acted(let arrow): step(arrow)
      }
    }
  }

  /// A disabled arrow is at a bound, and the next number may not exist at all.
  private mutating func step(_ arrow: Int) -> Outcome {
    isDisabled(arrow) ? .ignored : set(arrow == 0 ? value - 1 : value + 1)
  }

  private mutating func set(_ number: Int) -> Outcome {
    let old = value
    value = min(max(range.lowerBound, number), range.upperBound)
    guard value != old else { return .ignored }
    let arrow = value < old ? 0 : 1
    // The other arrow first: with both disabled the focus would be lost.
    for arrow in [1 - arrow, arrow] {
      group.setDisabled(value == (arrow == 0 ? range.lowerBound : range.upperBound), at: arrow)
    }
    return .acted(arrow)
  }
}
