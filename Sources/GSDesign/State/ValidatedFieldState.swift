/// The state of a text field with a rule: the text, and the verdict of the rule.
///
/// The verdict follows from the text alone, so that it is never one of an earlier text.
///
/// ```swift
/// var state = ValidatedFieldState(.number(4...40), text: "4")
/// state.handle(.insert("1"))  // .edited("41")
/// state.verdict               // .outOfRange
/// ```
public struct ValidatedFieldState: Hashable, Sendable {
  /// The requirement on a text.
  public enum Rule: Hashable, Sendable {
    /// A whole number in ASCII digits, within bounds of 0 and more; no more digits than its upper bound has can be typed.
    case number(ClosedRange<Int>)
    /// At most this many characters as a reader counts them; more can be typed, with the verdict `tooLong`.
    case characters(Int)

    /// The verdicts it can come to, in the order of `Verdict.allCases`.
    public var verdicts: [Verdict] {
      switch self {
      case .number: Verdict.allCases
      case .characters: [.empty, .tooLong, .valid]
      }
    }

    /// Returns the verdict on a text. Blanks alone are empty.
    public func verdict(on text: String) -> Verdict {
      guard !text.allSatisfy(\.isWhitespace) else { return .empty }
      switch self {
      case .characters(let most): return text.count > most ? .tooLong : .valid
      case .number(let range):
        guard text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return .outOfRange }
        guard text.utf8.count <= String(range.upperBound).utf8.count else { return .tooLong }
        return Int(text).map(range.contains) == true ? .valid : .outOfRange
      }
    }

    /// The most characters that can be typed.
    fileprivate var limit: Int {
      switch self {
      case .number(let range): String(range.upperBound).utf8.count
      case .characters: TextFieldState.usualLimit
      }
    }
  }

  /// The verdict of a rule on a text.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// Empty, or blanks alone.
    case empty
    /// Not a number, or outside the bounds.
    case outOfRange
    /// More characters than allowed.
    case tooLong
    /// Meets the rule.
    case valid
  }

  /// The requirement on the text.
  public let rule: Rule
  /// The text and its caret, focus and pointer.
  public private(set) var field: TextFieldState

  /// The verdict on the current text.
  public var verdict: Verdict { rule.verdict(on: field.text) }

  /// Makes a state; the initial text may be longer than the limit on typing.
  ///
  /// - Parameters:
  ///   - rule: the requirement on the text.
  ///   - text: the text, on one line.
  ///   - caret: the position of the caret; at the end by default.
  ///   - isFocused: whether keys go to the field.
  ///   - interaction: the pointer state.
  public init(
    _ rule: Rule, text: String = "", caret: Int? = nil, isFocused: Bool = false,
    interaction: Interaction = .normal
  ) {
    self.rule = rule
    field = TextFieldState(
      text, caret: caret, isFocused: isFocused, interaction: interaction, limit: rule.limit)
  }

  /// Handles an intent: `.edited` when the text changed, `.submitted` by Enter while it is valid.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    if intent == .activate, verdict != .valid { return .ignored }
    return field.handle(intent)
  }
}
